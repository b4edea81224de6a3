"""Small native values: sets, multisets and stacks, each packed into one integer.

All bit work lives here. Compiled, these are single machine words; interpreted, plain ints with the same results.
A left shift always goes through `shl`: written as `1 << k` with a native k it is computed in 32 bits by the compiler.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from librt.vecs import vec
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
Bag: TypeAlias = i64
"""A multiset: how many of each kind."""
Stack: TypeAlias = i64
"""Kinds in order, the top one in the lowest bits."""
Action: TypeAlias = i64
"""An answer, packed by `core/rules/actions.py`."""

COUNTER_BITS: Final = 5
COUNTER_MASK: Final = 31
KINDS_MAX: Final = 12
"""A multiset counts up to 31 cards of each of the kinds 0 to 11."""
TALLY_BITS: Final = 4
TALLY_MASK: Final = 15
CARD_BITS: Final = 4
CARD_MASK: Final = 15
"""A stack holds up to 15 cards of the kinds 1 to 15."""

ZEROS: Final = vec[i64]([0] * 16)


def shl(x: i64, k: i64) -> i64:
    return x << k


# -- sets of small numbers: bit k is set when k is in the set ----------------------------------------------------------


def bit(k: i64) -> i64:
    return shl(1, k)


def has(mask: i64, k: i64) -> bool:
    return (mask >> k) & 1 != 0


def first(mask: i64) -> i64:
    """The smallest member of a set that is not empty."""
    k: i64 = 0
    while not mask & 1:
        mask >>= 1
        k += 1
    return k


def set_size(mask: i64) -> i64:
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def nth_member(mask: i64, n: i64) -> i64:
    """Member number n of a set, counted from 0 in rising order."""
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


def set_of(numbers: list[int]) -> i64:
    mask: i64 = 0
    for k in numbers:
        mask |= bit(k)
    return mask


# -- multisets of kinds 0 to 11: one counter for each kind -------------------------------------------------------------


def one(kind: i64) -> i64:
    """The multiset of a single card; add and subtract multisets with + and -."""
    return shl(1, COUNTER_BITS * kind)


def count(bag: i64, kind: i64) -> i64:
    return (bag >> (COUNTER_BITS * kind)) & COUNTER_MASK


def size(bag: i64) -> i64:
    n: i64 = 0
    while bag:
        n += bag & COUNTER_MASK
        bag >>= COUNTER_BITS
    return n


def total(bag: i64) -> i64:
    """The sum of the kinds, each as often as it is held."""
    n: i64 = 0
    kind: i64 = 0
    while bag:
        n += kind * (bag & COUNTER_MASK)
        kind += 1
        bag >>= COUNTER_BITS
    return n


def kinds(bag: i64) -> i64:
    """The set of kinds held at least once."""
    mask: i64 = 0
    k: i64 = 1
    while bag:
        if bag & COUNTER_MASK:
            mask |= k
        k = shl(k, 1)
        bag >>= COUNTER_BITS
    return mask


def nth_card(bag: i64, n: i64) -> i64:
    """The kind of card number n, counted from 0 with the kinds in rising order."""
    kind: i64 = 0
    while True:
        n -= bag & COUNTER_MASK
        if n < 0:
            return kind
        bag >>= COUNTER_BITS
        kind += 1


def covers(bag: i64, part: i64) -> bool:
    """Whether the bag holds at least what `part` holds, kind by kind."""
    while part:
        if (bag & COUNTER_MASK) < (part & COUNTER_MASK):
            return False
        bag >>= COUNTER_BITS
        part >>= COUNTER_BITS
    return True


def cards(bag: i64) -> list[int]:
    return [kind for kind in range(KINDS_MAX) for _ in range(count(bag, kind))]


def bag_of(kinds_held: list[int]) -> i64:
    bag: i64 = 0
    for kind in kinds_held:
        bag += one(kind)
    return bag


# -- tallies: how often each of the values 0 to 15 occurs, up to 15 times in all ----------------------------------------


def tally(value: i64) -> i64:
    """The tally of a single value; add tallies with +."""
    return shl(1, TALLY_BITS * value)


def times(counts: i64, value: i64) -> i64:
    """How often this value occurs."""
    return (counts >> (TALLY_BITS * value)) & TALLY_MASK


def times_below(counts: i64, value: i64) -> i64:
    """How often lower values occur, all together."""
    n: i64 = counts & (shl(1, TALLY_BITS * value) - 1)
    # neighbours are added up, then their neighbours: quicker than a loop whose end a processor cannot foresee
    n = (n & 0x0F0F0F0F0F0F0F0F) + ((n >> 4) & 0x0F0F0F0F0F0F0F0F)
    n += n >> 8
    n += n >> 16
    n += n >> 32
    return n & 127


def tally_size(counts: i64) -> i64:
    """How often all values occur together, up to 127 times; value 15 at most 7 times."""
    n: i64 = (counts & 0x0F0F0F0F0F0F0F0F) + ((counts >> 4) & 0x0F0F0F0F0F0F0F0F)
    n += n >> 8
    n += n >> 16
    n += n >> 32
    return n & 127


def tally_covers(counts: i64, wanted: i64) -> bool:
    """Whether each value occurs at least as often as in `wanted`."""
    while wanted:
        if (counts & TALLY_MASK) < (wanted & TALLY_MASK):
            return False
        counts >>= TALLY_BITS
        wanted >>= TALLY_BITS
    return True


def nth_value(counts: i64, n: i64) -> i64:
    """The value at place n, counted from 0, when all are laid out in rising order."""
    value: i64 = 0
    while True:
        n -= counts & TALLY_MASK
        if n < 0:
            return value
        counts >>= TALLY_BITS
        value += 1


def tally_of(values: list[int]) -> i64:
    counts: i64 = 0
    for value in values:
        counts += tally(value)
    return counts


def tally_values(counts: i64) -> list[int]:
    """Each value as often as it occurs, in rising order."""
    return [value for value in range(TALLY_MASK + 1) for _ in range(times(counts, value))]


# -- stacks of kinds 1 to 15: the top card in the lowest bits ----------------------------------------------------------


def push(stack: i64, kind: i64) -> i64:
    return shl(stack, CARD_BITS) | kind


def height(stack: i64) -> i64:
    n: i64 = 0
    while stack:
        stack >>= CARD_BITS
        n += 1
    return n


def stack_bag(stack: i64) -> i64:
    """The cards of a stack as a multiset."""
    bag: i64 = 0
    while stack:
        bag += one(stack & CARD_MASK)
        stack >>= CARD_BITS
    return bag


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


def zeros(length: i64) -> vec[i64]:
    """A row of at most 16 zeros."""
    return ZEROS[:length]


def shuffle(pile: vec[i64], rng: Rng, start: i64 = 0) -> None:
    """Shuffle pile[start:] in place."""
    i: i64 = len(pile) - 1
    while i > start:
        j: i64 = start + rng.below(i + 1 - start)
        card = pile[i]
        pile[i] = pile[j]
        pile[j] = card
        i -= 1
