"""What happened in AlicematiC, told to those who may know it.

Each function does nothing unless somebody keeps a journal, so that search pays nothing for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from wondertable.core.rules.actions import kind_of, part
from wondertable.core.rules.journal import EVERYBODY
from wondertable.core.rules.kit import Action, Kind, Seat, bit, shl
from wondertable.games.alicematic.rules import questions as q
from wondertable.games.alicematic.rules.alices import GREEN, RED, YELLOW, Slot
from wondertable.games.alicematic.rules.tables import Space, TilePlace

if TYPE_CHECKING:
    from wondertable.games.alicematic.rules.position import AlicematicPosition

MAP: Final = 0
KINGDOM: Final = 1
DEAL: Final = 2
DEALT: Final = 3
MULLIGAN: Final = 4
DISCARDED: Final = 5
REDREW: Final = 6
START: Final = 7
CITY: Final = 8
ROUND: Final = 9
TURN: Final = 10
EMPTY_HAND: Final = 11
SUMMON: Final = 12
COMMONER: Final = 13
COMMONER_OWN: Final = 14
DRAW: Final = 15
DREW: Final = 16
RESHUFFLE: Final = 17
DOWN: Final = 18
INVADE: Final = 19
ATTACK: Final = 20
FINISH: Final = 21
JET: Final = 22
SKIP: Final = 23
STOLEN: Final = 24
TOKEN_HOME: Final = 25
BONUS: Final = 26
GAIN: Final = 27
TAKE: Final = 28
COPY: Final = 29
UP: Final = 30
DECLINE: Final = 31
TILE: Final = 32
SLOT: Final = 33
END_EFFECT: Final = 34
SCORE: Final = 35
WIN: Final = 36

CARDS: Final = 1
VP: Final = 4
WHAT: Final = ["red", "cards", "yellow", "green", "vp"]
"""What is gained, numbered like the slot that gives it."""

CARD_BITS: Final = 6
"""Cards are told as one number, the first one highest, each raised by one so that none is 0."""
NUMBER_BITS: Final = 8
"""Likewise a number for each seat, seat 0 highest."""


def packed_cards(cards: vec[Kind], begin: i64) -> i64:
    """The cards from a place on, at most ten."""
    found: i64 = 0
    i: i64
    for i in range(begin, len(cards)):
        found = shl(found, CARD_BITS) | (cards[i] + 1)
    return found


def packed_numbers(numbers: vec[i64]) -> i64:
    found: i64 = 0
    for number in numbers:
        found = shl(found, NUMBER_BITS) | (number + 1)
    return found


# -- set-up ------------------------------------------------------------------------------------------------------------


def map_laid(position: AlicematicPosition) -> None:
    if position.journal is not None:
        position.journal.note(MAP, EVERYBODY, [len(position.land.cities)])


def kingdom(position: AlicematicPosition, seat: Seat) -> None:
    if position.journal is not None:
        position.journal.note(KINGDOM, EVERYBODY, [seat, position.seats[seat].kingdom])


def deal(position: AlicematicPosition) -> None:
    if position.journal is not None:
        position.journal.note(DEAL, EVERYBODY, [position.tables.hand_start])
        seat: Seat
        for seat in range(position.players):
            position.journal.note(DEALT, bit(seat), [packed_cards(position.seats[seat].hand, 0)])


def mulligan(position: AlicematicPosition, seat: Seat) -> None:
    """ALI-K3: how many is public, which ones is not."""
    if position.journal is not None:
        discarded = position.seats[seat].discarded
        position.journal.note(MULLIGAN, EVERYBODY, [seat, len(discarded)])
        if len(discarded) > 0:
            position.journal.note(DISCARDED, bit(seat), [packed_cards(discarded, 0)])


def redrew(position: AlicematicPosition, seat: Seat, before: i64) -> None:
    if position.journal is not None and len(position.seats[seat].hand) > before:
        position.journal.note(REDREW, bit(seat), [packed_cards(position.seats[seat].hand, before)])


def start(position: AlicematicPosition) -> None:
    if position.journal is not None:
        position.journal.note(START, EVERYBODY, [position.start])


def city(position: AlicematicPosition, seat: Seat, space: Space) -> None:
    if position.journal is not None:
        position.journal.note(CITY, EVERYBODY, [seat, space])


# -- turns -------------------------------------------------------------------------------------------------------------


def round_begins(position: AlicematicPosition) -> None:
    if position.journal is not None:
        position.journal.note(ROUND, EVERYBODY, [position.round])


def turn(position: AlicematicPosition, seat: Seat) -> None:
    if position.journal is not None:
        position.journal.note(TURN, EVERYBODY, [seat])


def empty_hand(position: AlicematicPosition, seat: Seat) -> None:
    if position.journal is not None:
        position.journal.note(EMPTY_HAND, EVERYBODY, [seat])


def summon(position: AlicematicPosition, seat: Seat, action: Action) -> None:
    if position.journal is not None:
        tokens: list[int] = [q.paid(action, RED), q.paid(action, YELLOW), q.paid(action, GREEN)]
        position.journal.note(SUMMON, EVERYBODY, [seat, part(action, 0), *tokens])


def commoner(position: AlicematicPosition, seat: Seat, kind: Kind, slot: Slot) -> None:
    """ALI-K4: the others see only where it lies."""
    if position.journal is not None:
        position.journal.note(COMMONER_OWN, bit(seat), [seat, kind, slot])
        position.journal.note(COMMONER, EVERYBODY & ~bit(seat), [seat, slot])


def draw(position: AlicematicPosition, seat: Seat, before: i64, due: i64) -> None:
    if position.journal is not None:
        hand = position.seats[seat].hand
        drawn: i64 = len(hand) - before
        position.journal.note(DRAW, EVERYBODY, [seat, drawn, due])
        if drawn > 0:
            position.journal.note(DREW, bit(seat), [packed_cards(hand, before)])


def reshuffle(position: AlicematicPosition) -> None:
    if position.journal is not None:
        position.journal.note(RESHUFFLE, EVERYBODY, [len(position.deck)])


# -- invasions ---------------------------------------------------------------------------------------------------------


def down(position: AlicematicPosition, seat: Seat, kind: Kind, slot: Slot) -> None:
    if position.journal is not None:
        position.journal.note(DOWN, EVERYBODY, [seat, kind, slot])


def invade(position: AlicematicPosition, seat: Seat, action: Action) -> None:
    if position.journal is not None:
        space = part(action, 0)
        if kind_of(action) == q.FINISH:
            position.journal.note(FINISH, EVERYBODY, [seat, space])
        elif kind_of(action) == q.JET:
            position.journal.note(JET, EVERYBODY, [seat, space])
        else:
            tokens: list[int] = [q.paid(action, RED), q.paid(action, YELLOW), q.paid(action, GREEN)]
            position.journal.note(INVADE, EVERYBODY, [seat, space, *tokens])


def attack(position: AlicematicPosition, seat: Seat, space: Space) -> None:
    if position.journal is not None:
        position.journal.note(ATTACK, EVERYBODY, [seat, space])


def skip(position: AlicematicPosition, seat: Seat) -> None:
    if position.journal is not None:
        position.journal.note(SKIP, EVERYBODY, [seat])


def stolen(position: AlicematicPosition, seat: Seat, victim: Seat, space: Space) -> None:
    if position.journal is not None:
        position.journal.note(STOLEN, EVERYBODY, [seat, victim, space])


def token_home(position: AlicematicPosition, seat: Seat, space: Space) -> None:
    if position.journal is not None:
        position.journal.note(TOKEN_HOME, EVERYBODY, [seat, space])


# -- gains -------------------------------------------------------------------------------------------------------------


def bonus(position: AlicematicPosition, seat: Seat, what: i64, count: i64, due: i64) -> None:
    if position.journal is not None:
        position.journal.note(BONUS, EVERYBODY, [seat, what, count, due])


def gain(position: AlicematicPosition, seat: Seat, kind: Kind, what: i64, count: i64, due: i64) -> None:
    if position.journal is not None:
        position.journal.note(GAIN, EVERYBODY, [seat, kind, what, count, due])


def take(position: AlicematicPosition, seat: Seat, victim: Seat, colour: Slot) -> None:
    if position.journal is not None:
        position.journal.note(TAKE, EVERYBODY, [seat, victim, colour])


def copy(position: AlicematicPosition, seat: Seat, kind: Kind) -> None:
    if position.journal is not None:
        position.journal.note(COPY, EVERYBODY, [seat, kind])


def up(position: AlicematicPosition, seat: Seat, kind: Kind, slot: Slot) -> None:
    if position.journal is not None:
        position.journal.note(UP, EVERYBODY, [seat, kind, slot])


def decline(position: AlicematicPosition, seat: Seat, kind: Kind) -> None:
    if position.journal is not None:
        position.journal.note(DECLINE, EVERYBODY, [seat, kind])


# -- the end -----------------------------------------------------------------------------------------------------------


def tile(position: AlicematicPosition, place: TilePlace, tokens: vec[i64], points: vec[i64]) -> None:
    if position.journal is not None:
        numbers: list[int] = [position.land.city_of(place), packed_numbers(tokens), packed_numbers(points)]
        position.journal.note(TILE, EVERYBODY, numbers)


def slot(position: AlicematicPosition, number: Slot, points: vec[i64]) -> None:
    if position.journal is not None:
        position.journal.note(SLOT, EVERYBODY, [number, packed_numbers(points)])


def end_effect(position: AlicematicPosition, seat: Seat, kind: Kind, points: i64) -> None:
    if position.journal is not None:
        position.journal.note(END_EFFECT, EVERYBODY, [seat, kind, points])


def score(position: AlicematicPosition, seat: Seat, tiles: i64, slots: i64, effects: i64) -> None:
    if position.journal is not None:
        player = position.seats[seat]
        numbers: list[int] = [seat, player.vp, tiles, slots, effects, player.points]
        position.journal.note(SCORE, EVERYBODY, numbers)


def win(position: AlicematicPosition) -> None:
    if position.journal is not None:
        position.journal.note(WIN, EVERYBODY, [position.winners, position.ended])
