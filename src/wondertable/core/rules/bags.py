"""Bags: multisets packed into one integer, a counter of so many bits for each kind, kind 0 in the lowest bits.

A game chooses the width once, as a constant that it hands to these functions: 3 bits count up to 7 of each of 21 kinds,
4 bits up to 15 of 15 kinds (and 7 of a sixteenth), 5 bits up to 31 of 12 kinds. Bags of one width are added and taken
away with + and -.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from wondertable.core.rules.kit import CARD_BITS, CARD_MASK, Kind, Set, Stack, shl

Bag: TypeAlias = i64
"""How many of each kind."""

WIDEST: Final = 5
EVERY_OTHER_3: Final = 0x01C71C71C71C71C7
"""Of the lower twenty kinds: more than 62 bits would be no native number."""
EVERY_OTHER_4: Final = 0x0F0F0F0F0F0F0F0F
EVERY_OTHER_5: Final = 0x007C1F07C1F07C1F


def most(bits: i64) -> i64:
    """How far one counter counts."""
    return shl(1, bits) - 1


def one(kind: Kind, bits: i64) -> Bag:
    """The bag of a single card.

    >>> bag = one(2, 5) + one(2, 5) + one(7, 5)
    >>> cards(bag, 5), count(bag, 2, 5), size(bag, 5)
    ([2, 2, 7], 2, 3)
    """
    return shl(1, bits * kind)


def count(bag: Bag, kind: Kind, bits: i64) -> i64:
    return (bag >> (bits * kind)) & most(bits)


def size(bag: Bag, bits: i64) -> i64:
    """How many cards: up to 62, 254 or 1022 by width."""
    # neighbours are added up, then the upper half to the lower. No loop and no division: a processor is slow at both
    if bits == 3:
        every_other: i64 = EVERY_OTHER_3 | shl(7, 60)
        found: i64 = (bag & every_other) + ((bag >> 3) & every_other)
        found += found >> 36
        found += found >> 18
        return (found + (found >> 6) + (found >> 12)) & 63
    if bits == WIDEST:
        found = (bag & EVERY_OTHER_5) + ((bag >> WIDEST) & EVERY_OTHER_5)
        found += found >> 30
        return (found + (found >> 10) + (found >> 20)) & 1023
    found = (bag & EVERY_OTHER_4) + ((bag >> 4) & EVERY_OTHER_4)
    found += found >> 32
    found += found >> 16
    return (found + (found >> 8)) & 255


def below(bag: Bag, kind: Kind, bits: i64) -> i64:
    """How many cards of lower kinds."""
    return size(bag & (one(kind, bits) - 1), bits)


def total(bag: Bag, bits: i64) -> i64:
    """The sum of the kinds, each as often as it is held."""
    n: i64 = 0
    kind: i64 = 0
    while bag:
        n += kind * (bag & most(bits))
        kind += 1
        bag >>= bits
    return n


def kinds(bag: Bag, bits: i64) -> Set:
    """The set of kinds held at least once."""
    found: i64 = 0
    k: i64 = 1
    while bag:
        if bag & most(bits):
            found |= k
        k = shl(k, 1)
        bag >>= bits
    return found


def one_of_each(kinds_wanted: Set, bits: i64) -> Bag:
    """The bag with one card of each kind of a set."""
    bag: i64 = 0
    k: i64 = 1
    while kinds_wanted:
        if kinds_wanted & 1:
            bag |= k
        k = shl(k, bits)
        kinds_wanted >>= 1
    return bag


def nth_card(bag: Bag, n: i64, bits: i64) -> Kind:
    """The kind of card number n, counted from 0 with the kinds in rising order."""
    kind: i64 = 0
    while True:
        n -= bag & most(bits)
        if n < 0:
            return kind
        bag >>= bits
        kind += 1


def covers(bag: Bag, part: Bag, bits: i64) -> bool:
    """Whether the bag holds at least what `part` holds, kind by kind."""
    while part:
        if (bag & most(bits)) < (part & most(bits)):
            return False
        bag >>= bits
        part >>= bits
    return True


def common(bag: Bag, other: Bag, bits: i64) -> Bag:
    """Of each kind as many as both hold."""
    found: i64 = 0
    shift: i64 = 0
    while bag and other:
        mine: i64 = bag & most(bits)
        theirs: i64 = other & most(bits)
        found |= shl(min(theirs, mine), shift)
        bag >>= bits
        other >>= bits
        shift += bits
    return found


def cards(bag: Bag, bits: i64) -> list[int]:
    """The kind of each card, in rising order."""
    found: list[int] = []
    kind = 0
    while bag:
        found.extend([kind] * int(bag & most(bits)))
        kind += 1
        bag >>= bits
    return found


def bag_of(kinds_held: list[int], bits: i64) -> Bag:
    bag: i64 = 0
    for kind in kinds_held:
        bag += one(kind, bits)
    return bag


def stack_bag(stack: Stack, bits: i64) -> Bag:
    """The cards of a stack."""
    bag: i64 = 0
    while stack:
        bag += one(stack & CARD_MASK, bits)
        stack >>= CARD_BITS
    return bag
