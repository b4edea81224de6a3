"""The Hungry Dragon: a meal at the other end of the chain, and the end of a round that would go on for ever."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from wondertable.core.rules.kit import bit, shl
from wondertable.games.dominovia import chain, deck, history, rings, tell
from wondertable.games.dominovia.history import DREW, LINKED
from wondertable.games.dominovia.tables import CROWN, FLY, FREEZE

if TYPE_CHECKING:
    from wondertable.games.dominovia.position import DominoviaPosition

RING_BITS: Final = 8


@mypyc_attr(acyclic=True)
class Moment:
    """The start of a turn, as far as everybody saw it; what lay hidden then follows from the moves since."""

    __slots__ = ("moves_made", "rings", "shown", "turn")

    def __init__(self, turn: i64, rings: i64, moves_made: i64, shown: vec[i64]) -> None:
        self.turn = turn
        self.rings = rings
        """Freeze, Fly and Crown under each seat's Ring, and the scroll below, 8 bits for each seat."""
        self.moves_made = moves_made
        self.shown = shown
        """The chain from left to right."""


def eat(position: DominoviaPosition, end: i64) -> None:
    """DOM-V6 to DOM-V10: the scroll at the other end goes into the deck, and the Rings on it go aside."""
    eaten = chain.remove_end(position, 1 - end)
    seat: i64
    for seat in range(position.players):
        if position.seats[seat].ring == eaten:
            rings.aside(position, seat)
    history.eaten(position, eaten)
    tell.eaten(position, eaten)
    deck.put_in(position, eaten)


# -- a round without end -----------------------------------------------------------------------------------------------


def is_too_long(position: DominoviaPosition) -> bool:
    """DOM-V30."""
    return position.turns_done >= position.turn_limit


def is_repeated(position: DominoviaPosition) -> bool:
    """DOM-V12: whether a turn begins in the same position for the last time allowed. Remembers the moment."""
    now = Moment(position.turn, lasting_rings(position), position.moves_made, shown(position))
    if position.moments and len(position.moments[0].shown) != len(now.shown):
        position.moments = []  # DOM-I11: a chain never gets shorter, so what was before cannot come again
    position.moments.append(now)
    alike: i64 = 0
    for moment in position.moments:
        if is_same(position, moment, now):
            alike += 1
    return alike >= position.repetition


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
    at: i64 = 0
    while at < position.length:
        found = append(found, chain.item(position, at))
        at += 1
    return found


def is_same(position: DominoviaPosition, moment: Moment, now: Moment) -> bool:
    if moment.turn != now.turn or moment.rings != now.rings:
        return False
    at: i64 = 0
    while at < len(now.shown):
        if moment.shown[at] != now.shown[at]:
            return False
        at += 1
    return hands_are_as_before(position, moment.moves_made)


def hands_are_as_before(position: DominoviaPosition, moves_made: i64) -> bool:
    """Whether every hand holds what it held after so many moves.

    While the chain has not grown, hands change by draws and by links of scrolls that are eaten later, by nothing else.
    """
    seat: i64
    for seat in range(position.players):
        hand: i64 = position.seats[seat].hand
        at: i64 = position.moves_made - 1
        while at >= moves_made:
            entry = position.moves[at]
            if history.giver_of(entry) == seat:
                if history.kind_of(entry) == DREW:
                    hand ^= bit(history.scroll_of(entry))
                elif history.kind_of(entry) == LINKED:
                    hand |= bit(history.scroll_of(entry))
            at -= 1
        if hand != position.seats[seat].hand:
            return False
    return True
