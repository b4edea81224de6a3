"""Rules of thumb for Bibliowonders!: the autopilot of the rules, the policy behind the sanity figures, and a sensible bot.

All of them read only what the seat may know; where they look at something hidden, a redealt world shows them a guess.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules.actions import code
from wondertable.core.rules.bags import Bag, cards, one, size
from wondertable.core.rules.bot import Bot, random_answer
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Action, Seat, first, has, nth_member, set_size
from wondertable.core.rules.position import Position
from wondertable.games.bibliowonders.bots import hand
from wondertable.games.bibliowonders.bots.planning import plan
from wondertable.games.bibliowonders.bots.worth import Worth
from wondertable.games.bibliowonders.rules import ending, flow, moving, piles, questions as q
from wondertable.games.bibliowonders.rules.position import BibliowondersPosition
from wondertable.games.bibliowonders.rules.tables import BITS, NO_PLACE

LEAP_PAYS: Final = 0.5
"""A Leap must better the turn by so much."""
NEGOTIATE_FROM: Final = 4
"""With so many MP some are spent on a Negotiation."""
WANDER_ONE_IN: Final = 2


def bots() -> dict[str, Bot]:
    return {"thumb": Thumb(), "sanity": Sanity()}


# -- what an absent player answers -------------------------------------------------------------------------------------


def autopilot(position: BibliowondersPosition, seat: int, rng: Rng) -> int:
    """The last column of the rules' table of decisions."""
    kind = position.open_question().kind
    if kind == q.CHOOSE_PLAYER_CARD:
        return code(q.COLOUR, first(flow.free_colours(position)))
    if kind == q.TURN_ACTION:
        return code(q.MOVE, position.reception) if can_win(position, seat) else q.END
    return q.discard_of(surplus(position, seat, position.owed))


def can_win(position: BibliowondersPosition, seat: Seat) -> bool:
    """Whether a Move onto the reception wins at once."""
    player = position.seats[seat]
    reach = moving.reachable(position, player)
    return position.moves > 0 and ending.has_all_cubes(position, seat) and has(reach, position.reception)


def surplus(position: BibliowondersPosition, seat: Seat, number: i64) -> Bag:
    """So many cards of the hand, one by one: a surplus copy if there is one, first in canonical order, else the last card."""
    held = position.seats[seat].hand
    given: Bag = 0
    for _card in range(number):
        card = one(surplus_card(held), BITS)
        held -= card
        given += card
    return given


def surplus_card(held: Bag) -> int:
    each = cards(held, BITS)
    for kind in each:
        if each.count(kind) > 1:
            return kind
    return each[-1]


# -- bots --------------------------------------------------------------------------------------------------------------


class Sanity(Bot):
    """The policy of the rules' sanity figures: each legal answer equally likely."""

    for_people = False

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        return random_answer(world, seat, rng)


class Thumb(Bot):
    """Looks for own shelves, learns where its cards are met, and runs home: rules of thumb over a plan of its own turn."""

    def __init__(self) -> None:
        self._worth = Worth()

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        assert isinstance(world, BibliowondersPosition)
        kind = world.open_question().kind
        if kind == q.CHOOSE_PLAYER_CARD:
            return random_answer(world, seat, rng)
        if kind == q.TURN_ACTION:
            return act(world, seat, self._worth, rng)
        return q.discard_of(hand.least_missed(world, seat, world.owed))


def act(position: BibliowondersPosition, seat: Seat, worth: Worth, rng: Rng) -> Action:
    """Win; use magic that pays; learn unless something better is within reach; go; leap; trade; wander; end."""
    if can_win(position, seat):
        return code(q.MOVE, position.reception)
    found = hand.useful_magic(position, seat)
    if found:
        return found
    worth.look(position, seat)
    way = plan(worth, position.moves)
    step = worth.step
    learn = hand.best_learn(position, seat)
    if learn and worth.cube_within(position.moves) <= worth.cubes[worth.player.pawn]:
        return learn
    if step != NO_PLACE:
        return code(q.MOVE, step)
    if learn:
        return learn
    found = spend(position, seat, worth, way)
    if found:
        return found
    return wander(position, seat, rng)


def spend(position: BibliowondersPosition, seat: Seat, worth: Worth, way: float) -> Action:
    """What is done with MP when there is nothing else to do; 0 if nothing is. `way` is the worth of the turn without."""
    player, tables = position.seats[seat], position.tables
    if player.mp >= tables.leap_cost and plan(worth, position.moves + tables.leap_moves) - way > LEAP_PAYS:
        return q.LEAP
    trades = size(player.hand, BITS) > 0 and not worth.going_home
    if trades and player.mp >= NEGOTIATE_FROM and player.mp >= tables.negotiate_cost and piles.can_draw(position):
        return q.NEGOTIATE
    return 0


def wander(position: BibliowondersPosition, seat: Seat, rng: Rng) -> Action:
    """Go somewhere every other time, even without a plan: two who wait for each other would wait for ever."""
    reach = moving.reachable(position, position.seats[seat])
    if position.moves == 0 or reach == 0 or rng.below(WANDER_ONE_IN) > 0:
        return q.END
    return code(q.MOVE, nth_member(reach, rng.below(set_size(reach))))
