"""The kinds of question and of action in AlicematiC, by the names of the rules' table of decisions, and what actions hold."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules.kit import shl
from wondertable.games.alicematic.alices import GREEN, RED, SLOT_COUNT, YELLOW

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

# -- phases of a game ---------------------------------------------------------------------------------------------------

CHOOSING_KINGDOMS: Final = 0
CHOOSING_CARDS: Final = 1
PLACING_CITIES: Final = 2
IN_POLITICS: Final = 3
IN_INVASION: Final = 4
OVER: Final = 5
PHASES: Final = ["kingdoms", "mulligan", "cities", "politics", "invasion", "over"]

# -- what is paid: the second and third part of an action, five bits for each colour ------------------------------------

PAY_AT: Final = 14
PAY_BITS: Final = 5
PAY_MASK: Final = 31


def payment(red: i64, yellow: i64, green: i64) -> i64:
    """Tokens paid, to be added to an action."""
    return shl(red, PAY_AT) | shl(yellow, PAY_AT + PAY_BITS) | shl(green, PAY_AT + 2 * PAY_BITS)


def paid(action: i64, colour: i64) -> i64:
    """The tokens of a colour that an action pays."""
    if colour == RED:
        return (action >> PAY_AT) & PAY_MASK
    if colour == YELLOW:
        return (action >> (PAY_AT + PAY_BITS)) & PAY_MASK
    assert colour == GREEN
    return (action >> (PAY_AT + 2 * PAY_BITS)) & PAY_MASK


# -- cards turned down: two bytes each, for the card in its slot and for what a Wiccan copies ---------------------------

DOWN_AT: Final = 30
DOWN_BITS: Final = 16
DOWN_MAX: Final = 2
REF_BITS: Final = 8
REF_MASK: Final = 255


def card_ref(kind: i64, slot: i64) -> i64:
    """A card by its name and slot, in one byte; 0 is no card."""
    return 1 + kind * SLOT_COUNT + slot


def ref_kind(ref: i64) -> i64:
    return (ref - 1) // SLOT_COUNT


def ref_slot(ref: i64) -> i64:
    return (ref - 1) % SLOT_COUNT


def turned_down(number: i64, ref: i64, copied: i64) -> i64:
    """Card number 0 or 1 that is turned down, with the kind it copies (-1: none), to be added to an action."""
    return shl(ref | shl(copied + 1, REF_BITS), DOWN_AT + DOWN_BITS * number)


def down_ref(action: i64, number: i64) -> i64:
    return (action >> (DOWN_AT + DOWN_BITS * number)) & REF_MASK


def down_copy(action: i64, number: i64) -> i64:
    return ((action >> (DOWN_AT + DOWN_BITS * number + REF_BITS)) & REF_MASK) - 1
