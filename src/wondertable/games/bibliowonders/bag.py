"""Sets of cards as one integer: up to seven copies of each of the kinds 0 to 17, three bits for each kind."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules.kit import shl

COPY_BITS: Final = 3
COPIES_MAX: Final = 7
KINDS_MAX: Final = 18
EVERY_OTHER: Final = 0o070707070707070707
PAIR_MASK: Final = 63


def single(kind: i64) -> i64:
    """One card; add and subtract bags with + and -."""
    return shl(1, COPY_BITS * kind)


def copies(bag: i64, kind: i64) -> i64:
    return (bag >> (COPY_BITS * kind)) & COPIES_MAX


def size(bag: i64) -> i64:
    """How many cards, up to 62: neighbouring counters are added up, and what is left is a sum of digits to the base 64."""
    return ((bag & EVERY_OTHER) + ((bag >> COPY_BITS) & EVERY_OTHER)) % PAIR_MASK


def kinds(bag: i64) -> i64:
    """The set of kinds held at least once."""
    mask: i64 = 0
    k: i64 = 1
    while bag:
        if bag & COPIES_MAX:
            mask |= k
        k = shl(k, 1)
        bag >>= COPY_BITS
    return mask


def one_of_each(mask: i64) -> i64:
    """The bag with one card of each kind of a set."""
    bag: i64 = 0
    k: i64 = 1
    while mask:
        if mask & 1:
            bag |= k
        k = shl(k, COPY_BITS)
        mask >>= 1
    return bag


def covers(bag: i64, part: i64) -> bool:
    """Whether the bag holds at least what `part` holds, kind by kind."""
    while part:
        if (bag & COPIES_MAX) < (part & COPIES_MAX):
            return False
        bag >>= COPY_BITS
        part >>= COPY_BITS
    return True


def common(bag: i64, other: i64) -> i64:
    """Of each kind as many as both hold."""
    found: i64 = 0
    shift: i64 = 0
    while bag and other:
        mine: i64 = bag & COPIES_MAX
        theirs: i64 = other & COPIES_MAX
        if mine < theirs:
            found |= shl(mine, shift)
        else:
            found |= shl(theirs, shift)
        bag >>= COPY_BITS
        other >>= COPY_BITS
        shift += COPY_BITS
    return found


def cards(bag: i64) -> list[int]:
    """The kinds in rising order, each as often as it is held."""
    found: list[int] = []
    kind = 0
    while bag:
        for _copy in range(bag & COPIES_MAX):
            found.append(kind)
        bag >>= COPY_BITS
        kind += 1
    return found


def bag_of(kinds_held: list[int]) -> i64:
    bag: i64 = 0
    for kind in kinds_held:
        bag += single(kind)
    return bag
