"""The kinds of question and of action in Bibliowonders!, by the names of the rules' table of decisions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules.actions import KIND_BITS, PART_BITS, kind_of
from wondertable.core.rules.bags import Bag
from wondertable.core.rules.kit import Action, Kind, shl
from wondertable.games.bibliowonders.rules.tables import Cards, Place

CHOOSE_PLAYER_CARD: Final = 1
TURN_ACTION: Final = 2
NEGOTIATION_DISCARD: Final = 3
MAGIC_DISCARD: Final = 4
HAND_LIMIT_DISCARD: Final = 5
QUESTIONS: Final = [
    "",
    "choose_player_card",
    "turn_action",
    "negotiation_discard",
    "magic_discard",
    "hand_limit_discard",
]

# -- kinds of action ---------------------------------------------------------------------------------------------------

COLOUR: Final = 1
MOVE: Final = 2
LEARN: Final = 3
LEARN_LETTER: Final = 4
CLAIRVOYANCE: Final = 5
NEGOTIATE: Final = 6
LEAP: Final = 7
LIGHT_LINE: Final = 8
MAGIC: Final = 9
SWAP: Final = 10
END: Final = 11
DISCARD: Final = 12
PEEK: Final = 12
"""A peek at n cards is the kind PEEK + n."""
PEEK_MOST: Final = 3

ROW: Final = 0
COLUMN: Final = 1
LINES: Final = ["row", "column"]
"""What the second part of a LIGHT_LINE names."""

# -- what they hold ----------------------------------------------------------------------------------------------------

CARD_SET_MASK: Final = 0xFFFFFF


def learn_with(kind: i64, shown: Cards) -> Action:
    return kind | shl(shown, KIND_BITS)


def shown_by(action: Action) -> Cards:
    """The cards that a Learn shows."""
    return (action >> KIND_BITS) & CARD_SET_MASK


def discard_of(cards: Bag) -> Action:
    return DISCARD | shl(cards, KIND_BITS)


def discarded_by(action: Action) -> Bag:
    return action >> KIND_BITS


def swap_with(card: Kind, first: Place, second: Place) -> Action:
    return SWAP | shl(card, KIND_BITS) | shl(first, KIND_BITS + PART_BITS) | shl(second, KIND_BITS + 2 * PART_BITS)


def peek_with(card: Kind, number: i64) -> Action:
    """A peek at so many cards, none of them named yet."""
    return (PEEK + number) | shl(card, KIND_BITS)


def peeks_also(action: Action, nth: i64, place: Place) -> Action:
    """The same peek with its nth place, counted from 1."""
    return action | shl(place, KIND_BITS + PART_BITS * nth)


def peeked_by(action: Action) -> i64:
    """How many cards a peek looks at."""
    return kind_of(action) - PEEK
