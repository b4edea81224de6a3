"""Whether a turn begins in the same position as before, which only a Hungry Dragon makes happen (DOM-V12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from wondertable.core.rules.kit import Seat, bit, shl
from wondertable.games.dominovia.rules import chain
from wondertable.games.dominovia.rules.knowledge import moves
from wondertable.games.dominovia.rules.knowledge.moves import DREW, LINKED
from wondertable.games.dominovia.rules.tables import CROWN, FLY, FREEZE

if TYPE_CHECKING:
    from wondertable.games.dominovia.rules.position import DominoviaPosition

RING_BITS: Final = 8


@mypyc_attr(acyclic=True)
class Moment:
    """The start of a turn, as far as everybody saw it; what lay hidden then follows from the moves since."""

    __slots__ = ("moves_made", "rings", "shown", "turn")

    def __init__(self, turn: Seat, rings: i64, moves_made: i64, shown: vec[i64]) -> None:
        self.turn = turn
        self.rings = rings
        """Freeze, Fly and Crown under each seat's Ring, and the scroll below, 8 bits for each seat."""
        self.moves_made = moves_made
        self.shown = shown
        """The chain from left to right."""


def comes_again(position: DominoviaPosition) -> bool:
    """Whether a turn begins in the same position for the last time allowed. Remembers the moment."""
    now = Moment(position.turn, lasting_rings(position), position.moves_made, shown(position))
    if position.moments and len(position.moments[0].shown) != len(now.shown):
        position.moments = []  # DOM-I11: a chain never gets shorter, so what was before cannot come again
    position.moments.append(now)
    alike: i64 = 0
    for moment in position.moments:
        if is_same(position, moment, now):
            alike += 1
    return alike >= position.chosen.hungry_repetition


def lasting_rings(position: DominoviaPosition) -> i64:
    packed: i64 = 0
    for mage in position.seats:
        here: i64 = 0
        if mage.spell == FREEZE or mage.spell == FLY or mage.spell == CROWN:
            here = (mage.spell + 1) * 32 + mage.ring
        packed = shl(packed, RING_BITS) | here
    return packed


def shown(position: DominoviaPosition) -> vec[i64]:
    found = vec[i64](capacity=position.length)
    at: i64
    for at in range(position.length):
        found = append(found, chain.item(position, at))
    return found


def is_same(position: DominoviaPosition, moment: Moment, now: Moment) -> bool:
    if moment.turn != now.turn or moment.rings != now.rings:
        return False
    at: i64
    for at in range(len(now.shown)):
        if moment.shown[at] != now.shown[at]:
            return False
    return hands_are_as_before(position, moment.moves_made)


def hands_are_as_before(position: DominoviaPosition, moves_made: i64) -> bool:
    """Whether every hand holds what it held after so many moves, and so the deck, too.

    While the chain has not grown, hands change by draws and by links of scrolls that are eaten later, by nothing else.
    """
    seat: Seat
    at: i64
    for seat in range(position.players):
        hand = position.seats[seat].hand
        for at in range(position.moves_made - 1, moves_made - 1, -1):
            move = position.moves[at]
            if moves.giver_of(move) == seat:
                if moves.kind_of(move) == DREW:
                    hand ^= bit(moves.scroll_of(move))
                elif moves.kind_of(move) == LINKED:
                    hand |= bit(moves.scroll_of(move))
        if hand != position.seats[seat].hand:
            return False
    return True
