"""What happened in Dominovia, told to those who may know it.

Each function does nothing unless somebody keeps a journal, so that search pays nothing for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.rules.journal import EVERYBODY
from wondertable.core.rules.kit import Seat, bit, first, set_size, shl
from wondertable.games.dominovia.rules import chain, links
from wondertable.games.dominovia.rules.links import Links
from wondertable.games.dominovia.rules.questions import End, other_end
from wondertable.games.dominovia.rules.tables import Rank, Scroll

if TYPE_CHECKING:
    from wondertable.games.dominovia.rules.position import DominoviaPosition

NO_AUDIENCE: Final = 0
"""For studies only: told to no seat and no spectator."""

ROUND_BEGINS: Final = 0
DEAL: Final = 1
DEALT: Final = 2
OFFERED: Final = 3
DONATION: Final = 4
TURN: Final = 5
LINK: Final = 6
CAST: Final = 7
RING_ASIDE: Final = 8
DRAW: Final = 9
DREW: Final = 10
PASS: Final = 11
DIRECTION: Final = 12
EXCHANGE: Final = 13
GAVE: Final = 14
RECEIVED: Final = 15
DISCARD: Final = 16
DISCARDED: Final = 17
MIX: Final = 18
GIFT: Final = 19
KEEP: Final = 20
STOP: Final = 21
EATEN: Final = 22
REPEAT: Final = 23
PLAY_ON: Final = 24
HAND_SHOWN: Final = 25
ROUND: Final = 26
MATCH: Final = 27
OPENS: Final = 28
HAND: Final = 29
CHOICE: Final = 30

SCROLL_BITS: Final = 5
SCROLL_MASK: Final = 31


# -- a round begins ----------------------------------------------------------------------------------------------------


def round_begins(position: DominoviaPosition) -> None:
    if position.journal is not None:
        position.journal.note(ROUND_BEGINS, EVERYBODY, [position.round])


def deal(position: DominoviaPosition, each: i64) -> None:
    if position.journal is not None:
        position.journal.note(DEAL, EVERYBODY, [each])
        for seat in range(position.players):
            dealt(position, seat)


def dealt(position: DominoviaPosition, seat: Seat) -> None:
    if position.journal is not None:
        position.journal.note(DEALT, bit(seat), [position.seats[seat].hand])


def offered(position: DominoviaPosition) -> None:
    if position.journal is not None:
        packed: i64 = 0
        seat: Seat
        for seat in range(position.players):
            packed |= shl(first(position.seats[seat].offered) + 1, SCROLL_BITS * seat)
        position.journal.note(OFFERED, EVERYBODY, [packed])


def donation(position: DominoviaPosition, seat: Seat, scroll: Scroll) -> None:
    if position.journal is not None:
        position.journal.note(DONATION, EVERYBODY, [seat, scroll, position.tables.values[scroll]])


def opens(position: DominoviaPosition, seat: Seat, scroll: Scroll) -> None:
    if position.journal is not None:
        position.journal.note(OPENS, EVERYBODY, [seat, scroll])


# -- turns -------------------------------------------------------------------------------------------------------------


def turn(position: DominoviaPosition) -> None:
    if position.journal is not None:
        position.journal.note(TURN, EVERYBODY, [position.turn])


def choice(position: DominoviaPosition, legal: Links, colt: bool) -> None:
    """What the Mage in turn could link, and whether a Freeze or a Crown alone prevents it: for studies of play with spells."""
    if position.journal is not None and not position.chosen.play.is_classic:
        found = set_size(legal)
        hand = position.seats[position.turn].hand
        barred = found == 0 and not colt and hand & links.matching(position) != 0
        position.journal.note(CHOICE, NO_AUDIENCE, [position.turn, found, int(barred), int(colt)])


def link(position: DominoviaPosition, scroll: Scroll, end: End, matched: Rank) -> None:
    """The scroll lies there already; told is what was open there, on which scroll, and whether the other end shows it too."""
    if position.journal is not None:
        alike: i64 = 0
        if chain.open_half(position, other_end(end)) == matched:
            alike = 2 if position.length == 2 else 1
        beside = chain.touched_scroll(position, end)
        position.journal.note(LINK, EVERYBODY, [position.turn, scroll, end, matched, beside, alike])


def draw(position: DominoviaPosition, seat: Seat, scroll: Scroll) -> None:
    """DOM-K4."""
    if position.journal is not None:
        position.journal.note(DRAW, EVERYBODY, [seat])
        position.journal.note(DREW, bit(seat), [scroll])


def passed(position: DominoviaPosition, flying: bool) -> None:
    if position.journal is not None:
        position.journal.note(PASS, EVERYBODY, [position.turn, int(flying)])


def play_on(position: DominoviaPosition) -> None:
    """DOM-E4."""
    if position.journal is not None:
        position.journal.note(PLAY_ON, EVERYBODY, [])


# -- spells ------------------------------------------------------------------------------------------------------------


def cast(position: DominoviaPosition, seat: Seat) -> None:
    if position.journal is not None:
        mage = position.seats[seat]
        position.journal.note(CAST, EVERYBODY, [seat, mage.spell, mage.ring])


def ring_aside(position: DominoviaPosition, seat: Seat) -> None:
    if position.journal is not None:
        position.journal.note(RING_ASIDE, EVERYBODY, [seat])


def direction(position: DominoviaPosition) -> None:
    if position.journal is not None:
        position.journal.note(DIRECTION, EVERYBODY, [position.turn, position.direction])


def exchange(position: DominoviaPosition) -> None:
    if position.journal is not None:
        position.journal.note(EXCHANGE, EVERYBODY, [position.direction])


def hand_over(position: DominoviaPosition, giver: Seat, receiver: Seat, scroll: Scroll) -> None:
    """DOM-K5: giver and receiver know what passed between them, the others only that something did."""
    if position.journal is not None:
        position.journal.note(GAVE, bit(giver), [scroll, receiver])
        position.journal.note(RECEIVED, bit(receiver), [scroll, giver])


def discard(position: DominoviaPosition, seat: Seat, scroll: Scroll) -> None:
    """DOM-K7."""
    if position.journal is not None:
        position.journal.note(DISCARD, EVERYBODY, [seat])
        position.journal.note(DISCARDED, bit(seat), [scroll])


def mix(position: DominoviaPosition) -> None:
    if position.journal is not None:
        position.journal.note(MIX, EVERYBODY, [])


def gift(position: DominoviaPosition, giver: Seat, receiver: Seat, scroll: Scroll) -> None:
    """DOM-K6."""
    if position.journal is not None:
        position.journal.note(GIFT, EVERYBODY, [giver, receiver])
        hand_over(position, giver, receiver, scroll)


def keep(position: DominoviaPosition) -> None:
    if position.journal is not None:
        position.journal.note(KEEP, EVERYBODY, [position.turn, position.casting])


def stop(position: DominoviaPosition) -> None:
    if position.journal is not None:
        position.journal.note(STOP, EVERYBODY, [position.turn])


def eaten(position: DominoviaPosition, scroll: Scroll) -> None:
    if position.journal is not None:
        position.journal.note(EATEN, EVERYBODY, [scroll])


def repeat(position: DominoviaPosition) -> None:
    if position.journal is not None:
        position.journal.note(REPEAT, EVERYBODY, [])


# -- the end -----------------------------------------------------------------------------------------------------------


def hands(position: DominoviaPosition) -> None:
    """DOM-Q32."""
    if position.journal is not None:
        tables = position.tables
        for seat in range(position.players):
            hand = position.seats[seat].hand
            if hand:
                numbers: list[int] = [seat, hand, tables.values[tables.highest(hand)]]
                position.journal.note(HAND_SHOWN, EVERYBODY, numbers)


def round_won(position: DominoviaPosition) -> None:
    if position.journal is not None:
        position.journal.note(ROUND, EVERYBODY, [position.last_winner, position.last_reason])


def hand_won(position: DominoviaPosition, points: i64) -> None:
    if position.journal is not None:
        position.journal.note(HAND, EVERYBODY, [position.last_winner, points, position.last_reason])


def match_won(position: DominoviaPosition) -> None:
    if position.journal is not None:
        position.journal.note(MATCH, EVERYBODY, [position.winner])
