"""Rules of thumb for Miraris: the autopilot of the rules, the policy behind the sanity figures, and a sensible bot.

All of them read only what the seat may know; where they look at something hidden, a redealt world shows them a guess.
"""

from __future__ import annotations

from typing import Final

from wondertable.core.rules.actions import code, part
from wondertable.core.rules.bags import kinds, one
from wondertable.core.rules.bot import Bot, legal, random_answer
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Seat, Set, members, set_size
from wondertable.core.rules.position import Position
from wondertable.games.miraris.bots import bidding, wildness, worth
from wondertable.games.miraris.rules import row
from wondertable.games.miraris.rules.position import MirarisPosition
from wondertable.games.miraris.rules.questions import (
    BID,
    CHOOSE_CHARACTER,
    GIVE,
    KEEP,
    LAY,
    MIRELA_GIFT,
    ROLANDO_TAKE,
    TAKE,
)
from wondertable.games.miraris.rules.tables import BITS, SEATS_MIN

# -- what an absent player answers -------------------------------------------------------------------------------------


def autopilot(position: MirarisPosition, seat: Seat, rng: Rng) -> int:
    """The last column of the rules' table of decisions."""
    kind = position.open_question().kind
    if kind == CHOOSE_CHARACTER:
        return best_by_win_rate(position, seat)
    if kind == BID:
        return random_answer(position, seat, rng)
    if kind == MIRELA_GIFT:
        return code(GIVE, cheapest_gift(position, seat))
    return highest_take(position, seat)


def best_by_win_rate(position: MirarisPosition, seat: Seat) -> int:
    column = int(position.players) - SEATS_MIN
    characters = position.tables.characters
    best = max(members(position.seats[seat].dealt), key=lambda i: characters[i].win_rate[column])
    return code(KEEP, best)


def cheapest_gift(position: MirarisPosition, seat: Seat) -> int:
    """The card whose loss leaves the highest own score; of equals the fewest crowns."""
    player = position.seats[seat]
    best, left = 0, -1
    for crowns in members(kinds(player.held, BITS)):
        points = worth.points_with(position, seat, player.held - one(crowns, BITS))
        if points > left:
            best, left = crowns, points
    return best


def highest_take(position: MirarisPosition, seat: Seat) -> int:
    """Rolando: a card that completes the kinds if there is one, else the highest; Lucia: the two highest."""
    if position.open_question().kind == ROLANDO_TAKE:
        completing = completing_kinds(position, seat)
        if completing:
            return code(TAKE, members(completing)[0])
    return max(legal(position, seat), key=lambda action: (part(action, 0) + part(action, 1), part(action, 1)))


def completing_kinds(position: MirarisPosition, seat: Seat) -> Set:
    """The kinds in the row with which Rolando would hold all of them."""
    character = position.tables.characters[position.seats[seat].character]
    held = kinds(position.seats[seat].held, BITS)
    lacking = kinds(row.all_cards(position), BITS) & ~held
    return lacking if set_size(held) + 1 >= character.instant_win_kinds else 0


# -- bots --------------------------------------------------------------------------------------------------------------


class Sanity(Bot):
    """The policy of the rules' sanity figures: random characters and bids, high takes, low gifts."""

    for_people = False

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        assert isinstance(world, MirarisPosition)
        kind = world.open_question().kind
        if kind == CHOOSE_CHARACTER or kind == BID:
            return random_answer(world, seat, rng)
        if kind == MIRELA_GIFT:
            return code(GIVE, members(kinds(world.seats[seat].held, BITS))[0])
        return highest_take(world, seat)


class Thumb(Bot):
    """Keeps a character that serves sensible players, bids with an eye on the others, gives away what it misses least."""

    def __init__(self) -> None:
        self._bidding = bidding.Bidding()

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        assert isinstance(world, MirarisPosition)
        kind = world.open_question().kind
        if kind == CHOOSE_CHARACTER:
            return favourite(world, seat)
        if kind == BID:
            bidding.own_bids(self._bidding, world, seat, wildness.of(world))
            return code(LAY, self._bidding.draw(seat, rng))
        return autopilot(world, seat, rng)


FAVOURITES: Final[dict[str, list[float]]] = {
    "rolando": [0.52, 0.73, 1.06, 1.21],
    "lucia": [0.51, 0.62, 0.72, 0.88],
    "serena": [1.19, 1.10, 0.91, 0.94],
    "mirela": [1.13, 1.15, 1.24, 1.30],
    "unknown": [0.80, 0.81, 0.98, 1.09],
    "allie": [1.29, 1.23, 1.19, 1.14],
    "el": [0.99, 1.01, 0.97, 0.92],
    "fatima": [1.02, 0.95, 0.92, 0.84],
    "mariano": [0.34, 0.48, 0.67, 0.84],
    "lana": [1.13, 1.23, 1.04, 1.00],
    "alma": [1.53, 1.35, 1.16, 0.92],
    "nada": [1.53, 1.35, 1.16, 0.92],
}
"""How well each character serves a sensible player among 3 to 6, measured in many games; 1 is a fair share."""


def favourite(position: MirarisPosition, seat: Seat) -> int:
    return code(KEEP, max(members(position.seats[seat].dealt), key=lambda index: strength(position, index)))


def strength(position: MirarisPosition, index: int) -> float:
    """How well a character serves a sensible player here."""
    character = position.tables.characters[index]
    return FAVOURITES.get(character.id, character.win_rate)[int(position.players) - SEATS_MIN]


def bots() -> dict[str, Bot]:
    return {"thumb": Thumb(), "sanity": Sanity()}
