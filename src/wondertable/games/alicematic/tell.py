"""What happened in AlicematiC, told to those who may know it.

Each function does nothing unless somebody keeps a journal, so that search pays nothing for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from wondertable.core import events
from wondertable.core.rules.actions import part
from wondertable.core.rules.journal import EVERYBODY
from wondertable.core.rules.kit import bit, shl
from wondertable.games.alicematic.alices import GREEN, RED, SLOTS, YELLOW
from wondertable.games.alicematic.questions import FINISH, JET, paid

if TYPE_CHECKING:
    from wondertable.games.alicematic.position import AlicematicPosition
    from wondertable.games.alicematic.tables import Tables

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
FINISH_EVENT: Final = 21
JET_EVENT: Final = 22
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
NUMBER_BITS: Final = 8


def event_forms(tables: Tables, reasons: list[str]) -> events.EventForms:
    alice = events.named("alice", "alice", tables.alice_names)
    cards = events.Arg("cards", "[alice]", CardNames(tables.alice_names).read)
    space = events.named("space", "space", tables.space_names)
    slot = events.named("slot", "slot", SLOTS)
    what = events.named("what", "what", WHAT)
    token = events.named("token", "token", WHAT)
    seat, count, due = events.seat(), events.number("count"), events.number("due")
    paid_tokens = [events.number("red"), events.number("yellow"), events.number("green")]
    return events.EventForms(
        [
            ("map", [count]),
            ("kingdom", [seat, events.named("kingdom", "kingdom", tables.kingdom_ids)]),
            ("deal", [events.number("each")]),
            ("dealt", [cards]),
            ("mulligan", [seat, count]),
            ("discarded", [cards]),
            ("redrew", [cards]),
            ("start", [seat]),
            ("city", [seat, space]),
            ("round", [events.number("round")]),
            ("turn", [seat]),
            ("empty_hand", [seat]),
            ("summon", [seat, alice, *paid_tokens]),
            ("commoner", [seat, slot]),
            ("commoner_own", [seat, alice, slot]),
            ("draw", [seat, count, due]),
            ("drew", [cards]),
            ("reshuffle", [count]),
            ("down", [seat, alice, slot]),
            ("invade", [seat, space, *paid_tokens]),
            ("attack", [seat, space]),
            ("finish", [seat, space]),
            ("jet", [seat, space]),
            ("skip", [seat]),
            ("stolen", [seat, events.seat("victim"), space]),
            ("token_home", [seat, space]),
            ("bonus", [seat, what, count, due]),
            ("gain", [seat, alice, what, count, due]),
            ("take", [seat, events.seat("victim"), token]),
            ("copy", [seat, alice]),
            ("up", [seat, alice, slot]),
            ("decline", [seat, alice]),
            ("tile", [events.named("tile", "tile", tables.space_names), by_seat("tokens"), by_seat("points")]),
            ("slot", [slot, by_seat("points")]),
            ("end_effect", [seat, alice, events.number("points")]),
            (
                "score",
                [
                    seat,
                    events.number("play"),
                    events.number("tiles"),
                    events.number("slots"),
                    events.number("effects"),
                    events.number("points"),
                ],
            ),
            ("win", [events.seats(), events.named("reason", "outcome", reasons)]),
        ]
    )


class CardNames:
    """Reads a list of cards from one number, the first card highest."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def read(self, value: int) -> object:
        found = []
        while value:
            found.append(self.names[(value & ((1 << CARD_BITS) - 1)) - 1])
            value >>= CARD_BITS
        return found[::-1]


def by_seat(name: str) -> events.Arg:
    return events.Arg(name, "[seat:number]", read_numbers)


def read_numbers(value: int) -> object:
    """A number for each seat, seat 0 highest, each raised by one so that none is 0."""
    found = []
    while value:
        found.append((value & ((1 << NUMBER_BITS) - 1)) - 1)
        value >>= NUMBER_BITS
    return [[seat, number] for seat, number in enumerate(reversed(found))]


def packed_cards(cards: vec[i64], begin: i64) -> i64:
    """The cards from a place on, at most ten."""
    found: i64 = 0
    i: i64 = begin
    while i < len(cards):
        found = shl(found, CARD_BITS) | (cards[i] + 1)
        i += 1
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


def kingdom(position: AlicematicPosition, seat: i64) -> None:
    if position.journal is not None:
        position.journal.note(KINGDOM, EVERYBODY, [seat, position.seats[seat].kingdom])


def deal(position: AlicematicPosition) -> None:
    if position.journal is not None:
        position.journal.note(DEAL, EVERYBODY, [position.tables.hand_start])
        for seat in range(position.players):
            position.journal.note(DEALT, bit(seat), [packed_cards(position.seats[seat].hand, 0)])


def mulligan(position: AlicematicPosition, seat: i64) -> None:
    """ALI-K3: how many is public, which ones is not."""
    if position.journal is not None:
        discarded = position.seats[seat].discarded
        position.journal.note(MULLIGAN, EVERYBODY, [seat, len(discarded)])
        if len(discarded) > 0:
            position.journal.note(DISCARDED, bit(seat), [packed_cards(discarded, 0)])


def redrew(position: AlicematicPosition, seat: i64, before: i64) -> None:
    if position.journal is not None and len(position.seats[seat].hand) > before:
        position.journal.note(REDREW, bit(seat), [packed_cards(position.seats[seat].hand, before)])


def start(position: AlicematicPosition) -> None:
    if position.journal is not None:
        position.journal.note(START, EVERYBODY, [position.start])


def city(position: AlicematicPosition, seat: i64, space: i64) -> None:
    if position.journal is not None:
        position.journal.note(CITY, EVERYBODY, [seat, space])


# -- turns -------------------------------------------------------------------------------------------------------------


def round_begins(position: AlicematicPosition) -> None:
    if position.journal is not None:
        position.journal.note(ROUND, EVERYBODY, [position.round])


def turn(position: AlicematicPosition, seat: i64) -> None:
    if position.journal is not None:
        position.journal.note(TURN, EVERYBODY, [seat])


def empty_hand(position: AlicematicPosition, seat: i64) -> None:
    if position.journal is not None:
        position.journal.note(EMPTY_HAND, EVERYBODY, [seat])


def summon(position: AlicematicPosition, seat: i64, action: i64) -> None:
    if position.journal is not None:
        tokens: list[int] = [paid(action, RED), paid(action, YELLOW), paid(action, GREEN)]
        position.journal.note(SUMMON, EVERYBODY, [seat, part(action, 0), *tokens])


def commoner(position: AlicematicPosition, seat: i64, kind: i64, slot: i64) -> None:
    """ALI-K4: the others see only where it lies."""
    if position.journal is not None:
        position.journal.note(COMMONER_OWN, bit(seat), [seat, kind, slot])
        position.journal.note(COMMONER, EVERYBODY & ~bit(seat), [seat, slot])


def draw(position: AlicematicPosition, seat: i64, before: i64, due: i64) -> None:
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


def down(position: AlicematicPosition, seat: i64, kind: i64, slot: i64) -> None:
    if position.journal is not None:
        position.journal.note(DOWN, EVERYBODY, [seat, kind, slot])


def invade(position: AlicematicPosition, seat: i64, kind: i64, action: i64) -> None:
    if position.journal is not None:
        space = part(action, 0)
        if kind == FINISH:
            position.journal.note(FINISH_EVENT, EVERYBODY, [seat, space])
        elif kind == JET:
            position.journal.note(JET_EVENT, EVERYBODY, [seat, space])
        else:
            tokens: list[int] = [paid(action, RED), paid(action, YELLOW), paid(action, GREEN)]
            position.journal.note(INVADE, EVERYBODY, [seat, space, *tokens])


def attack(position: AlicematicPosition, seat: i64, space: i64) -> None:
    if position.journal is not None:
        position.journal.note(ATTACK, EVERYBODY, [seat, space])


def skip(position: AlicematicPosition, seat: i64) -> None:
    if position.journal is not None:
        position.journal.note(SKIP, EVERYBODY, [seat])


def stolen(position: AlicematicPosition, seat: i64, victim: i64, space: i64) -> None:
    if position.journal is not None:
        position.journal.note(STOLEN, EVERYBODY, [seat, victim, space])


def token_home(position: AlicematicPosition, seat: i64, space: i64) -> None:
    if position.journal is not None:
        position.journal.note(TOKEN_HOME, EVERYBODY, [seat, space])


# -- gains -------------------------------------------------------------------------------------------------------------


def bonus(position: AlicematicPosition, seat: i64, what: i64, count: i64, due: i64) -> None:
    if position.journal is not None:
        position.journal.note(BONUS, EVERYBODY, [seat, what, count, due])


def gain(position: AlicematicPosition, seat: i64, kind: i64, what: i64, count: i64, due: i64) -> None:
    if position.journal is not None:
        position.journal.note(GAIN, EVERYBODY, [seat, kind, what, count, due])


def take(position: AlicematicPosition, seat: i64, victim: i64, colour: i64) -> None:
    if position.journal is not None:
        position.journal.note(TAKE, EVERYBODY, [seat, victim, colour])


def copy(position: AlicematicPosition, seat: i64, kind: i64) -> None:
    if position.journal is not None:
        position.journal.note(COPY, EVERYBODY, [seat, kind])


def up(position: AlicematicPosition, seat: i64, kind: i64, slot: i64) -> None:
    if position.journal is not None:
        position.journal.note(UP, EVERYBODY, [seat, kind, slot])


def decline(position: AlicematicPosition, seat: i64, kind: i64) -> None:
    if position.journal is not None:
        position.journal.note(DECLINE, EVERYBODY, [seat, kind])


# -- the end -----------------------------------------------------------------------------------------------------------


def tile(position: AlicematicPosition, place: i64, tokens: vec[i64], points: vec[i64]) -> None:
    if position.journal is not None:
        numbers: list[int] = [position.land.city_of(place), packed_numbers(tokens), packed_numbers(points)]
        position.journal.note(TILE, EVERYBODY, numbers)


def slot(position: AlicematicPosition, number: i64, points: vec[i64]) -> None:
    if position.journal is not None:
        position.journal.note(SLOT, EVERYBODY, [number, packed_numbers(points)])


def end_effect(position: AlicematicPosition, seat: i64, kind: i64, points: i64) -> None:
    if position.journal is not None:
        position.journal.note(END_EFFECT, EVERYBODY, [seat, kind, points])


def score(position: AlicematicPosition, seat: i64, tiles: i64, slots: i64, effects: i64) -> None:
    if position.journal is not None:
        player = position.seats[seat]
        numbers: list[int] = [seat, player.vp, tiles, slots, effects, player.points]
        position.journal.note(SCORE, EVERYBODY, numbers)


def win(position: AlicematicPosition) -> None:
    if position.journal is not None:
        position.journal.note(WIN, EVERYBODY, [position.winners, position.ended])
