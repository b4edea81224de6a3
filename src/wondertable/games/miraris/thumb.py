"""Rules of thumb for Miraris: the autopilot of the rules, the policy behind the sanity figures, and a sensible bot.

All of them read only what the seat may know; where they look at something hidden, a redealt world shows them a guess.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.actions import code, part
from wondertable.core.chance import Rng
from wondertable.core.game import Bot
from wondertable.core.kit import has, kinds, members, one, set_size
from wondertable.core.position import Position
from wondertable.core.questions import Options
from wondertable.games.miraris import bidding, row, worth
from wondertable.games.miraris.position import MirarisPosition
from wondertable.games.miraris.questions import BID, CHOOSE_CHARACTER, GIVE, KEEP, LAY, MIRELA_GIFT, ROLANDO_TAKE, TAKE
from wondertable.games.miraris.tables import NONE, SEATS_MIN


def legal(position: Position, seat: i64) -> list[int]:
    options = Options()
    position.options(seat, options)
    return options.to_list()


def random_answer(position: Position, seat: i64, rng: Rng) -> int:
    answers = legal(position, seat)
    return answers[rng.below(len(answers))]


# -- what an absent player answers -------------------------------------------------------------------------------------


def autopilot(position: MirarisPosition, seat: i64, rng: Rng) -> int:
    """The last column of the rules' table of decisions."""
    kind = position.open_question().kind
    if kind == CHOOSE_CHARACTER:
        return best_by_win_rate(position, seat)
    if kind == BID:
        return random_answer(position, seat, rng)
    if kind == MIRELA_GIFT:
        return code(GIVE, cheapest_gift(position, seat))
    return highest_take(position, seat)


def best_by_win_rate(position: MirarisPosition, seat: i64) -> int:
    column = int(position.players) - SEATS_MIN
    characters = position.tables.characters
    best = max(members(position.seats[seat].dealt), key=lambda i: characters[i].win_rate[column])
    return code(KEEP, best)


def cheapest_gift(position: MirarisPosition, seat: i64) -> int:
    """The card whose loss leaves the highest own score; of equals the fewest crowns."""
    player = position.seats[seat]
    best, left = 0, -1
    for crowns in members(kinds(player.held)):
        points = worth.points_with(position, seat, player.held - one(crowns))
        if points > left:
            best, left = crowns, points
    return best


def highest_take(position: MirarisPosition, seat: i64) -> int:
    """Rolando: a card that completes the kinds if there is one, else the highest; Lucia: the two highest."""
    if position.open_question().kind == ROLANDO_TAKE:
        completing = completing_kinds(position, seat)
        if completing:
            return code(TAKE, members(completing)[0])
    return max(legal(position, seat), key=lambda action: (part(action, 0) + part(action, 1), part(action, 1)))


def completing_kinds(position: MirarisPosition, seat: i64) -> i64:
    """The kinds in the row with which Rolando would hold all of them."""
    character = position.tables.characters[position.seats[seat].character]
    held = kinds(position.seats[seat].held)
    lacking = kinds(row.all_cards(position)) & ~held
    return lacking if set_size(held) + 1 >= character.instant_win_kinds else 0


# -- bots --------------------------------------------------------------------------------------------------------------


class Sanity(Bot):
    """The policy of the rules' sanity figures: random characters and bids, high takes, low gifts."""

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        assert isinstance(world, MirarisPosition)
        kind = world.open_question().kind
        if kind == CHOOSE_CHARACTER or kind == BID:
            return random_answer(world, seat, rng)
        if kind == MIRELA_GIFT:
            return code(GIVE, members(kinds(world.seats[seat].held))[0])
        return highest_take(world, seat)


class Thumb(Bot):
    """Keeps a character that serves sensible players, bids with an eye on the others, gives away what it misses least."""

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        assert isinstance(world, MirarisPosition)
        kind = world.open_question().kind
        if kind == CHOOSE_CHARACTER:
            return favourite(world, seat)
        if kind == BID:
            return code(LAY, bidding.choose(world, seat, rng))
        return autopilot(world, seat, rng)


FAVOURITES: Final[dict[str, list[float]]] = {
    "rolando": [0.52, 1.00, 1.00, 1.27],
    "lucia": [0.51, 0.60, 0.74, 0.75],
    "serena": [1.19, 1.13, 0.91, 0.83],
    "mirela": [1.13, 1.23, 1.25, 1.28],
    "unknown": [0.80, 1.17, 1.17, 1.12],
    "allie": [1.29, 1.49, 1.30, 1.16],
    "el": [0.99, 1.08, 0.95, 0.87],
    "fatima": [1.02, 1.19, 0.96, 0.73],
    "mariano": [0.34, 0.45, 0.60, 0.75],
    "lana": [1.13, 1.25, 1.00, 0.80],
    "alma": [1.40, 1.24, 1.10, 0.95],
    "nada": [1.40, 1.24, 1.10, 0.95],
}
"""How well each character serves a sensible player among 3 to 6, measured against others of all kinds; 1 is a fair share."""
NO_RIVAL: Final = 1.6
"""Alma or Nada for a player who was dealt both, so that nobody else can keep the other."""


def favourite(position: MirarisPosition, seat: i64) -> int:
    column = int(position.players) - SEATS_MIN
    characters = position.tables.characters
    dealt = position.seats[seat].dealt

    def strength(index: int) -> float:
        character = characters[index]
        if character.rival != NONE and has(dealt, character.rival):
            return NO_RIVAL
        return FAVOURITES.get(character.id, character.win_rate)[column]

    return code(KEEP, max(members(dealt), key=strength))
