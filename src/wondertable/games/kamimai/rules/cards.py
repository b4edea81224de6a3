"""The sixteen names of cards, and bags of them."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from wondertable.core.rules.bags import Bag
from wondertable.core.rules.kit import Kind

Card: TypeAlias = Kind
"""The place of a card's name in NAMES."""
Colour: TypeAlias = i64
"""The place of a colour in COLOURS; the Element of a colour has its number."""

NAMES: Final = [
    "water", "earth", "air", "fire",
    "g-water", "g-earth", "g-air", "g-fire",
    "fairy-water", "fairy-earth", "fairy-air", "fairy-fire",
    "wolf", "imp", "dragonflies", "mouse",
]  # fmt: skip
COLOURS: Final = NAMES[:4]
KINDS: Final = 16
COLOUR_COUNT: Final = 4
GUARDIAN: Final = 4
"""Guardians are the names from here on, in the order of the colours; so are Fairies."""
FAIRY: Final = 8
WOLF: Final = 12
IMP: Final = 13
DRAGONFLIES: Final = 14
MOUSE: Final = 15

BITS: Final = 4
"""Of one counter of a bag."""
COPIES_MAX: Final = 15
MOUSE_COPIES_MAX: Final = 7
GUARDIANS: Final = 0xFFFF0000
"""The counters of the Guardians."""


def is_guardian(card: Card) -> bool:
    return GUARDIAN <= card < FAIRY


def guardians(bag: Bag) -> Bag:
    return bag & GUARDIANS


def movable(bag: Bag) -> Bag:
    """The Elements and Creatures: all that a curse may take and a summoner may choose to keep (KAM-A1, KAM-U9)."""
    return bag - (bag & GUARDIANS)
