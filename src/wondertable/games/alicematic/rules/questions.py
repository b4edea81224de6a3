"""The kinds of question and of action in AlicematiC, by the names of the rules' table of decisions, and what actions hold."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from wondertable.core.rules.actions import KIND_BITS, PART_BITS
from wondertable.core.rules.kit import Action, Kind, shl
from wondertable.games.alicematic.rules.alices import GREEN, RED, SLOT_COUNT, YELLOW, Slot

# -- questions ---------------------------------------------------------------------------------------------------------

CHOOSE_KINGDOM: Final = 1
MULLIGAN: Final = 2
PLACE_CITY: Final = 3
POLITICS: Final = 4
INVASION: Final = 5
TAKE_TOKEN: Final = 6
COPY: Final = 7
TURN_UP: Final = 8
GAIN: Final = 9
QUESTIONS: Final = [
    "", "choose_kingdom", "mulligan", "place_city", "politics", "invasion", "take_token", "copy", "turn_up", "gain",
]  # fmt: skip

# -- actions -----------------------------------------------------------------------------------------------------------

KINGDOM: Final = 1
KEEP: Final = 2
DISCARD: Final = 3
PUT_CITY: Final = 4
SUMMON: Final = 5
COMMONER: Final = 6
INVADE: Final = 7
INVADE_DOWN: Final = 8
ATTACK: Final = 9
FINISH: Final = 10
JET: Final = 11
SKIP: Final = 12
TAKE: Final = 13
DECLINE: Final = 14
COPY_ALICE: Final = 15
UP: Final = 16
USE: Final = 17


def given_back(number: i64, kind: Kind) -> Action:
    """Card `number` of a mulligan, counted from 0, to be added to an action; 0 is no card."""
    return shl(kind + 1, KIND_BITS + PART_BITS * number)


# -- what is paid: the second and third part of an action, five bits for each colour ------------------------------------

PAY_AT: Final = 14
PAY_BITS: Final = 5
PAY_MASK: Final = 31


def payment(red: i64, yellow: i64, green: i64) -> Action:
    """Tokens paid, to be added to an action."""
    return shl(red, PAY_AT) | shl(yellow, PAY_AT + PAY_BITS) | shl(green, PAY_AT + 2 * PAY_BITS)


def paid(action: Action, colour: Slot) -> i64:
    """The tokens of a colour that an action pays."""
    if colour == RED:
        return (action >> PAY_AT) & PAY_MASK
    if colour == YELLOW:
        return (action >> (PAY_AT + PAY_BITS)) & PAY_MASK
    assert colour == GREEN
    return (action >> (PAY_AT + 2 * PAY_BITS)) & PAY_MASK


# -- cards turned down: two bytes each, for the card in its slot and for what a Wiccan copies ---------------------------

CardName: TypeAlias = i64
"""A card by its kind and slot, in one byte; 0 is no card."""

DOWN_AT: Final = 30
DOWN_BITS: Final = 16
DOWN_MAX: Final = 2
NAME_BITS: Final = 8
NAME_MASK: Final = 255


def card_name(kind: Kind, slot: Slot) -> CardName:
    return 1 + kind * SLOT_COUNT + slot


def kind_named(name: CardName) -> Kind:
    return (name - 1) // SLOT_COUNT


def slot_named(name: CardName) -> Slot:
    return (name - 1) % SLOT_COUNT


def turned_down(number: i64, name: CardName, copied: Kind) -> Action:
    """Card number 0 or 1 that is turned down, with the kind it copies (-1: none), to be added to an action."""
    return shl(name | shl(copied + 1, NAME_BITS), DOWN_AT + DOWN_BITS * number)


def down_name(action: Action, number: i64) -> CardName:
    return (action >> (DOWN_AT + DOWN_BITS * number)) & NAME_MASK


def down_copy(action: Action, number: i64) -> Kind:
    return ((action >> (DOWN_AT + DOWN_BITS * number + NAME_BITS)) & NAME_MASK) - 1


def cards_down(action: Action) -> i64:
    """How many cards an action turns down."""
    found: i64 = 0
    number: i64
    for number in range(DOWN_MAX):
        if down_name(action, number):
            found += 1
    return found
