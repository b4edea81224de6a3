"""What happened in Miraris, told to those who may know it.

Each function does nothing unless somebody keeps a journal, so that search pays nothing for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.rules.bags import Bag, kinds, size, total
from wondertable.core.rules.journal import EVERYBODY
from wondertable.core.rules.kit import Kind, Seat, Seats, Stack, bit, members, push, set_size
from wondertable.games.miraris.rules.chosen import TO_RECEIVER
from wondertable.games.miraris.rules.tables import BITS

if TYPE_CHECKING:
    from wondertable.games.miraris.rules.position import MirarisPosition

DEAL: Final = 0
DEALT: Final = 1
KEPT: Final = 2
ALL_KEPT: Final = 3
TURN_UP: Final = 4
REVEAL: Final = 5
TIE: Final = 6
CLAIM: Final = 7
SHOW: Final = 8
TAKE: Final = 9
TEST: Final = 10
DRAW: Final = 11
DREW: Final = 12
DEMAND: Final = 13
GIFT: Final = 14
GAVE: Final = 15
TOTAL: Final = 16
STRIP: Final = 17
DISCARD: Final = 18
DREAM: Final = 19
SCORE: Final = 20
WIN: Final = 21


def deal(position: MirarisPosition, each: i64) -> None:
    if position.journal is not None:
        position.journal.note(DEAL, EVERYBODY, [each])
        for seat in range(position.players):
            position.journal.note(DEALT, bit(seat), [position.seats[seat].dealt])


def kept(position: MirarisPosition) -> None:
    if position.journal is not None:
        for seat in range(position.players):
            position.journal.note(KEPT, bit(seat), [position.seats[seat].character])
        position.journal.note(ALL_KEPT, EVERYBODY, [])


def turn_up(position: MirarisPosition) -> None:
    if position.journal is not None:
        wonders: Stack = 0
        for at in range(position.drawn - position.players, position.drawn):
            wonders = push(wonders, position.deck[at])
        position.journal.note(TURN_UP, EVERYBODY, [position.round, wonders])


def bids(position: MirarisPosition) -> None:
    """The bids turned up, and the ties among them in rising order (MIR-P9)."""
    if position.journal is not None:
        laid: i64 = 0
        for player in position.seats:
            laid = push(laid, player.bid)
        position.journal.note(REVEAL, EVERYBODY, [laid])
        for value in members(position.tables.full_hand):
            tied: Seats = 0
            for seat in range(position.players):
                if position.seats[seat].bid == value:
                    tied |= bit(seat)
            if set_size(tied) > 1:
                position.journal.note(TIE, EVERYBODY, [value, tied])


def claim(position: MirarisPosition, seat: Seat, slot: i64, pile: Stack) -> None:
    if position.journal is not None:
        position.journal.note(CLAIM, EVERYBODY, [seat, slot, pile])


def show(position: MirarisPosition, seat: Seat) -> None:
    if position.journal is not None:
        position.journal.note(SHOW, EVERYBODY, [seat, position.seats[seat].character])


def take(position: MirarisPosition, seat: Seat, wonders: Bag) -> None:
    if position.journal is not None:
        position.journal.note(TAKE, EVERYBODY, [seat, wonders])


def test(position: MirarisPosition, seat: Seat, won: bool) -> None:
    """MIR-Q25: on success the kinds are shown; on failure only the failure is announced."""
    if position.journal is not None:
        shown = set_size(kinds(position.seats[seat].held, BITS)) if won else 0
        position.journal.note(TEST, EVERYBODY, [seat, int(won), shown])


def draw(position: MirarisPosition, seat: Seat, wonders: Bag) -> None:
    if position.journal is not None:
        position.journal.note(DRAW, EVERYBODY, [seat, size(wonders, BITS)])
        position.journal.note(DREW, bit(seat), [wonders])


def demand(position: MirarisPosition, seat: Seat, number: i64, givers: Seats) -> None:
    if position.journal is not None:
        position.journal.note(DEMAND, EVERYBODY, [seat, number, givers])


def gift(position: MirarisPosition, giver: Seat, receiver: Seat, crowns: Kind) -> None:
    """MIR-Q14: shown to all, or with MIR-V3 to giver and receiver only."""
    if position.journal is not None:
        if position.chosen.gifts_shown == TO_RECEIVER:
            both = bit(giver) | bit(receiver)
            position.journal.note(GIFT, both, [giver, receiver, crowns])
            position.journal.note(GAVE, EVERYBODY & ~both, [giver, receiver])
        else:
            position.journal.note(GIFT, EVERYBODY, [giver, receiver, crowns])


def total_given(position: MirarisPosition, crowns: i64) -> None:
    if position.journal is not None:
        position.journal.note(TOTAL, EVERYBODY, [crowns])


def strip(position: MirarisPosition, seat: Seat, count: i64, losers: Seats) -> None:
    if position.journal is not None:
        position.journal.note(STRIP, EVERYBODY, [seat, count, losers])


def discard(position: MirarisPosition, seat: Seat, wonders: Bag) -> None:
    if position.journal is not None:
        position.journal.note(DISCARD, EVERYBODY, [seat, wonders])


def dream(position: MirarisPosition, seat: Seat, count: i64) -> None:
    if position.journal is not None:
        position.journal.note(DREAM, EVERYBODY, [seat, count])


def score(position: MirarisPosition, seat: Seat) -> None:
    """The bonus is all that the character adds to the crowns, or takes from them."""
    if position.journal is not None:
        player = position.seats[seat]
        crowns = total(player.held, BITS)
        numbers: list[int] = [seat, player.character, player.held, crowns, player.points - crowns, player.points]
        position.journal.note(SCORE, EVERYBODY, numbers)


def win(position: MirarisPosition) -> None:
    if position.journal is not None:
        position.journal.note(WIN, EVERYBODY, [position.winners, position.ended])
