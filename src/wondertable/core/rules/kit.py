"""Small native values: sets and stacks, each packed into one integer; `bags.py` has multisets.

All bit work lives here. Compiled, these are single machine words; interpreted, plain ints with the same results.
A left shift always goes through `shl`: written as `1 << k` with a native k it is computed in 32 bits by the compiler.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from wondertable.core.rules.chance import Rng

Seat: TypeAlias = i64
"""A player's place at the table, counted from 0."""
Set: TypeAlias = i64
"""A set of small numbers: bit k is set when k is in it."""
Seats: TypeAlias = Set
Kind: TypeAlias = i64
"""What a card is: cards of one kind are alike."""
Stack: TypeAlias = i64
"""Kinds in order, the top one in the lowest bits."""
Action: TypeAlias = i64
"""An answer, packed by `core/rules/actions.py`."""

CARD_BITS: Final = 4
CARD_MASK: Final = 15
"""A stack holds up to 15 cards of the kinds 1 to 15."""

ZEROS: Final = vec[i64]([0] * 16)

TWOS: Final = 0x1555555555555555
FOURS: Final = 0x3333333333333333
EIGHTS: Final = 0x0F0F0F0F0F0F0F0F
SMALL_PLACES: Final = 10
SMALL: Final = 1 << SMALL_PLACES
"""Of the sets below this, every member is known by its number."""
SIZE_AT: Final = CARD_BITS * SMALL_PLACES


def shl(x: i64, k: i64) -> i64:
    return x << k


# -- sets of small numbers: bit k is set when k is in the set ----------------------------------------------------------


def bit(k: i64) -> i64:
    return shl(1, k)


def has(mask: i64, k: i64) -> bool:
    return (mask >> k) & 1 != 0


def first(mask: i64) -> i64:
    """The smallest member of a set that is not empty.

    >>> first(set_of([3, 5])), members(set_of([3, 5])), has(set_of([3, 5]), 4)
    (3, [3, 5], False)
    """
    k: i64 = 0
    while not mask & 1:
        mask >>= 1
        k += 1
    return k


def set_size(mask: i64) -> i64:
    # neighbours are added up, then pairs of them, and so on. No loop: a processor cannot foresee the end of one
    mask -= (mask >> 1) & TWOS
    mask = (mask & FOURS) + ((mask >> 2) & FOURS)
    mask = (mask + (mask >> 4)) & EIGHTS
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 127


def all_members() -> vec[i64]:
    found = vec[i64](capacity=SMALL)
    mask: i64
    for mask in range(SMALL):
        row: i64 = 0
        at: i64 = 0
        left: i64 = mask
        while left:
            row |= shl(first(left), CARD_BITS * at)
            left &= left - 1
            at += 1
        found = append(found, row | shl(at, SIZE_AT))
    return found


MEMBERS: Final = all_members()
"""The members of each small set, the first in the lowest bits, and above them how many there are."""


def nth_member(mask: i64, n: i64) -> i64:
    """Member number n of a set, counted from 0 in rising order."""
    row: i64 = MEMBERS[mask & (SMALL - 1)]
    if mask < SMALL or n < row >> SIZE_AT:
        return (row >> (CARD_BITS * n)) & CARD_MASK
    if mask < SMALL << SMALL_PLACES:
        n -= row >> SIZE_AT
        return SMALL_PLACES + ((MEMBERS[mask >> SMALL_PLACES] >> (CARD_BITS * n)) & CARD_MASK)
    while n > 0:
        mask &= mask - 1
        n -= 1
    return first(mask)


def members(mask: i64) -> list[int]:
    found: list[int] = []
    k = 0
    while mask:
        if mask & 1:
            found.append(k)
        mask >>= 1
        k += 1
    return found


def everybody(players: i64) -> Seats:
    """The set of all seats."""
    return bit(players) - 1


def set_of(numbers: list[int]) -> i64:
    mask: i64 = 0
    for k in numbers:
        mask |= bit(k)
    return mask


# -- stacks of kinds 1 to 15: the top card in the lowest bits ----------------------------------------------------------


def push(stack: i64, kind: i64) -> i64:
    return shl(stack, CARD_BITS) | kind


def height(stack: i64) -> i64:
    n: i64 = 0
    while stack:
        stack >>= CARD_BITS
        n += 1
    return n


def without_lowest(stack: i64, kind: i64) -> i64:
    """The stack without its lowest card of this kind; unchanged if there is none."""
    at: i64 = -1
    k: i64 = 0
    rest: i64 = stack
    while rest:
        if rest & CARD_MASK == kind:
            at = k
        rest >>= CARD_BITS
        k += 1
    if at < 0:
        return stack
    above: i64 = stack & (shl(1, CARD_BITS * at) - 1)
    return shl(stack >> (CARD_BITS * (at + 1)), CARD_BITS * at) | above


def stack_cards(stack: i64) -> list[int]:
    """Bottom card first."""
    found: list[int] = []
    while stack:
        found.append(stack & CARD_MASK)
        stack >>= CARD_BITS
    found.reverse()
    return found


def stack_of(bottom_first: list[int]) -> i64:
    stack: i64 = 0
    for kind in bottom_first:
        stack = push(stack, kind)
    return stack


# -- rows and piles ------------------------------------------------------------------------------------------------


def packed(numbers: list[int]) -> vec[i64]:
    found = vec[i64](capacity=len(numbers))
    for number in numbers:
        found = append(found, number)
    return found


def zeros(length: i64) -> vec[i64]:
    """A row of at most 16 zeros."""
    return ZEROS[:length]


def shuffle(pile: vec[i64], rng: Rng, start: i64 = 0) -> None:
    """Shuffle pile[start:] in place."""
    rng.shuffle(pile, start)
