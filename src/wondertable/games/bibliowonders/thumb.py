"""Rules of thumb for Bibliowonders!: the autopilot of the rules, the policy behind the sanity figures, and a sensible bot.

All of them read only what the seat may know; where they look at something hidden, a redealt world shows them a guess.
"""

from __future__ import annotations

from mypy_extensions import i64

from wondertable.core.actions import KIND_BITS, code
from wondertable.core.chance import Rng
from wondertable.core.game import Bot
from wondertable.core.kit import first, has, shl
from wondertable.core.position import Position
from wondertable.core.questions import Options
from wondertable.games.bibliowonders import bag, ending, flow, moving
from wondertable.games.bibliowonders.position import BibliowondersPosition
from wondertable.games.bibliowonders.questions import CHOOSE_PLAYER_CARD, COLOUR, DISCARD, END, MOVE, TURN_ACTION

# -- what an absent player answers -------------------------------------------------------------------------------------


def autopilot(position: BibliowondersPosition, seat: i64) -> int:
    """The last column of the rules' table of decisions."""
    kind = position.open_question().kind
    if kind == CHOOSE_PLAYER_CARD:
        return code(COLOUR, first(flow.free_colours(position)))
    if kind == TURN_ACTION:
        return code(MOVE, position.reception) if can_win(position, seat) else END
    return DISCARD | shl(surplus(position, seat, position.owed), KIND_BITS)


def can_win(position: BibliowondersPosition, seat: i64) -> bool:
    """Whether a Move onto the reception wins at once."""
    player = position.seats[seat]
    reach = moving.reachable(position, player)
    return position.moves > 0 and ending.has_all_cubes(position, seat) and has(reach, position.reception)


def surplus(position: BibliowondersPosition, seat: i64, number: i64) -> i64:
    """So many cards of the hand, one by one: a surplus copy if there is one, first in canonical order, else the last card."""
    hand = position.seats[seat].hand
    given: i64 = 0
    for _card in range(number):
        card = bag.single(surplus_card(hand))
        hand -= card
        given += card
    return given


def surplus_card(hand: i64) -> int:
    held = bag.cards(hand)
    for kind in held:
        if held.count(kind) > 1:
            return kind
    return held[-1]


# -- bots --------------------------------------------------------------------------------------------------------------


class Sanity(Bot):
    """The policy of the rules' sanity figures: each legal answer equally likely."""

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        options = Options()
        world.options(seat, options)
        return options.pick(rng)


class Thumb(Bot):
    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        assert isinstance(world, BibliowondersPosition)
        return autopilot(world, seat)
