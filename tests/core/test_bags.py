"""Bags of every width against plain Python."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, strategies as st

from wondertable.core.rules import bags
from wondertable.core.rules.kit import members, set_of, stack_of

WIDTHS = {3: 21, 4: 15, 5: 12}
"""How many kinds there are in a bag of each width."""


@st.composite
def two_bags(draw: st.DrawFn) -> tuple[int, list[int], list[int]]:
    """A width and two lists of kinds, which together overflow no counter."""
    bits = draw(st.sampled_from(list(WIDTHS)))
    kinds = st.lists(st.integers(0, WIDTHS[bits] - 1), max_size=30)
    held, part = draw(kinds), draw(kinds)
    left: Counter[int] = Counter()
    fits = []
    for kind in held + part:
        left[kind] += 1
        fits.append(left[kind] < 2**bits)
    return (
        bits,
        [kind for kind, ok in zip(held, fits, strict=False) if ok],
        [kind for kind, ok in zip(part, fits[len(held) :], strict=True) if ok],
    )


@given(two_bags(), st.integers(0, 11))
def test_a_bag_is_a_multiset(given_bags: tuple[int, list[int], list[int]], kind: int) -> None:
    bits, held, part = given_bags
    bag, other = bags.bag_of(held, bits), bags.bag_of(part, bits)
    assert bags.cards(bag, bits) == sorted(held)
    assert bags.cards(bag + other, bits) == sorted(held + part)
    assert bags.cards(bag + other - other, bits) == sorted(held)
    assert bags.cards(bags.one(kind, bits), bits) == [kind]
    assert bags.count(bag, kind, bits) == held.count(kind)
    assert bags.size(bag, bits) == len(held)
    assert bags.below(bag, kind, bits) == sum(each < kind for each in held)
    assert bags.total(bag, bits) == sum(held)
    assert members(bags.kinds(bag, bits)) == sorted(set(held))
    assert bags.cards(bags.one_of_each(set_of(held), bits), bits) == sorted(set(held))
    assert bags.covers(bag, other, bits) == (not Counter(part) - Counter(held))
    assert bags.cards(bags.common(bag, other, bits), bits) == sorted((Counter(held) & Counter(part)).elements())
    assert [bags.nth_card(bag, n, bits) for n in range(len(held))] == sorted(held)


@pytest.mark.parametrize(("bits", "largest"), [(3, 62), (4, 254), (5, 372)])
def test_a_bag_counts_as_many_as_it_says(bits: int, largest: int) -> None:
    kinds = [kind for kind in range(WIDTHS[bits]) for _ in range(2**bits - 1)][:largest]
    assert bags.size(bags.bag_of(kinds, bits), bits) == len(kinds)


def test_seven_of_a_sixteenth_kind() -> None:
    bag = bags.bag_of([15] * 7 + [0] * 15, 4)
    assert (bags.count(bag, 15, 4), bags.size(bag, 4), bags.below(bag, 15, 4)) == (7, 22, 15)


@given(st.lists(st.integers(1, 10), max_size=12), st.sampled_from([4, 5]))
def test_the_cards_of_a_stack(pile: list[int], bits: int) -> None:
    assert bags.cards(bags.stack_bag(stack_of(pile), bits), bits) == sorted(pile)
