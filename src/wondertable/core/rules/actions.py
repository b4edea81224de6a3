"""Actions are whole numbers; their canonical texts are `core/forms.py`'s.

A code packs the kind of action and up to seven places: six bits for the kind, eight for each place. Most parts take one
place; a set of things may take several, a fixed word takes none. It is never an index into a list of all actions, so a
game may have as many as it likes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules.kit import shl

KIND_BITS: Final = 6
KIND_MASK: Final = 63
PART_BITS: Final = 8
PART_MASK: Final = 255
FIRST_PART: Final = PART_MASK << KIND_BITS
"""Where the first part stands."""
PLACES_MAX: Final = 7


def code(kind: i64, first: i64) -> i64:
    """The action of this kind with one part; kinds count from 1, so that 0 means no action."""
    return kind | shl(first, KIND_BITS)


def code_pair(kind: i64, first: i64, second: i64) -> i64:
    return kind | shl(first, KIND_BITS) | shl(second, KIND_BITS + PART_BITS)


def kind_of(action: i64) -> i64:
    return action & KIND_MASK


def part(action: i64, index: i64) -> i64:
    return (action >> (KIND_BITS + PART_BITS * index)) & PART_MASK
