"""What happened in Miraris, told to those who may know it.

Each function does nothing unless somebody keeps a journal, so that search pays nothing for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core import events
from wondertable.core.rules.journal import EVERYBODY
from wondertable.core.rules.kit import bit, kinds, members, push, set_size, size, total

if TYPE_CHECKING:
    from wondertable.games.miraris.position import MirarisPosition
    from wondertable.games.miraris.tables import Tables

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


def event_forms(tables: Tables, reasons: list[str]) -> events.EventForms:
    ids = tables.character_ids
    return events.EventForms(
        [
            ("deal", [events.number("each")]),
            ("dealt", [events.names("characters", "character", ids)]),
            ("kept", [events.named("character", "character", ids)]),
            ("all_kept", []),
            ("turn_up", [events.number("round"), events.stack("wonders", "wonder")]),
            ("reveal", [events.by_seat("bids")]),
            ("tie", [events.number("value"), events.seats()]),
            ("claim", [events.seat(), events.ordinal("slot"), events.stack("wonders", "wonder")]),
            ("show", [events.seat(), events.named("character", "character", ids)]),
            ("take", [events.seat(), events.bag("wonders", "wonder")]),
            ("test", [events.seat(), events.truth("won"), events.number("kinds")]),
            ("draw", [events.seat(), events.number("count")]),
            ("drew", [events.bag("wonders", "wonder")]),
            ("demand", [events.seat(), events.number("demand"), events.seats("givers")]),
            ("gift", [events.seat("giver"), events.seat(), events.kind("wonder", "wonder")]),
            ("gave", [events.seat("giver"), events.seat()]),
            ("total", [events.number("total")]),
            ("strip", [events.seat(), events.number("count"), events.seats("losers")]),
            ("discard", [events.seat(), events.bag("wonders", "wonder")]),
            ("dream", [events.seat(), events.number("count")]),
            (
                "score",
                [
                    events.seat(),
                    events.named("character", "character", ids),
                    events.bag("wonders", "wonder"),
                    events.number("crowns"),
                    events.number("bonus"),
                    events.number("points"),
                ],
            ),
            ("win", [events.seats(), events.named("reason", "outcome", reasons)]),
        ]
    )


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
        wonders: i64 = 0
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
            tied: i64 = 0
            for seat in range(position.players):
                if position.seats[seat].bid == value:
                    tied |= bit(seat)
            if set_size(tied) > 1:
                position.journal.note(TIE, EVERYBODY, [value, tied])


def claim(position: MirarisPosition, seat: i64, slot: i64, pile: i64) -> None:
    if position.journal is not None:
        position.journal.note(CLAIM, EVERYBODY, [seat, slot, pile])


def show(position: MirarisPosition, seat: i64) -> None:
    if position.journal is not None:
        position.journal.note(SHOW, EVERYBODY, [seat, position.seats[seat].character])


def take(position: MirarisPosition, seat: i64, wonders: i64) -> None:
    if position.journal is not None:
        position.journal.note(TAKE, EVERYBODY, [seat, wonders])


def test(position: MirarisPosition, seat: i64, won: bool) -> None:
    """MIR-Q25: on success the kinds are shown; on failure only the failure is announced."""
    if position.journal is not None:
        shown = set_size(kinds(position.seats[seat].held)) if won else 0
        position.journal.note(TEST, EVERYBODY, [seat, int(won), shown])


def draw(position: MirarisPosition, seat: i64, wonders: i64) -> None:
    if position.journal is not None:
        position.journal.note(DRAW, EVERYBODY, [seat, size(wonders)])
        position.journal.note(DREW, bit(seat), [wonders])


def demand(position: MirarisPosition, seat: i64, number: i64, givers: i64) -> None:
    if position.journal is not None:
        position.journal.note(DEMAND, EVERYBODY, [seat, number, givers])


def gift(position: MirarisPosition, giver: i64, receiver: i64, crowns: i64) -> None:
    """MIR-Q14: shown to all, or with MIR-V3 to giver and receiver only."""
    if position.journal is not None:
        if position.gifts_hidden:
            both = bit(giver) | bit(receiver)
            position.journal.note(GIFT, both, [giver, receiver, crowns])
            position.journal.note(GAVE, EVERYBODY & ~both, [giver, receiver])
        else:
            position.journal.note(GIFT, EVERYBODY, [giver, receiver, crowns])


def total_given(position: MirarisPosition, crowns: i64) -> None:
    if position.journal is not None:
        position.journal.note(TOTAL, EVERYBODY, [crowns])


def strip(position: MirarisPosition, seat: i64, count: i64, losers: i64) -> None:
    if position.journal is not None:
        position.journal.note(STRIP, EVERYBODY, [seat, count, losers])


def discard(position: MirarisPosition, seat: i64, wonders: i64) -> None:
    if position.journal is not None:
        position.journal.note(DISCARD, EVERYBODY, [seat, wonders])


def dream(position: MirarisPosition, seat: i64, count: i64) -> None:
    if position.journal is not None:
        position.journal.note(DREAM, EVERYBODY, [seat, count])


def score(position: MirarisPosition, seat: i64) -> None:
    """The bonus is all that the character adds to the crowns, or takes from them."""
    if position.journal is not None:
        player = position.seats[seat]
        crowns = total(player.held)
        numbers: list[int] = [seat, player.character, player.held, crowns, player.points - crowns, player.points]
        position.journal.note(SCORE, EVERYBODY, numbers)


def win(position: MirarisPosition) -> None:
    if position.journal is not None:
        position.journal.note(WIN, EVERYBODY, [position.winners, position.ended])
