"""The kit against plain Python: sets, multisets, tallies and stacks packed into whole numbers."""

from __future__ import annotations

from collections import Counter

from hypothesis import assume, given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from wondertable import Rng
from wondertable.core.rules import kit

numbers = st.sets(st.integers(0, 61))
bags = st.lists(st.integers(0, kit.KINDS_MAX - 1), max_size=25)
stacks = st.lists(st.integers(1, 10), max_size=12)


@given(numbers, st.integers(0, 61))
def test_sets(chosen: set[int], k: int) -> None:
    mask = kit.set_of(sorted(chosen))
    assert kit.members(mask) == sorted(chosen)
    assert kit.set_size(mask) == len(chosen)
    assert kit.has(mask, k) == (k in chosen)
    assert kit.has(kit.bit(k), k)
    for n, member in enumerate(sorted(chosen)):
        assert kit.nth_member(mask, n) == member
    if chosen:
        assert kit.first(mask) == min(chosen)


@given(bags, bags, st.integers(0, kit.KINDS_MAX - 1))
def test_bags(held: list[int], part: list[int], kind: int) -> None:
    assume(max(Counter(held + part).values(), default=0) <= kit.COUNTER_MASK)
    bag, other = kit.bag_of(held), kit.bag_of(part)
    assert kit.cards(bag) == sorted(held)
    assert kit.cards(bag + other) == sorted(held + part)
    assert kit.cards(bag + other - other) == sorted(held)
    assert kit.count(bag, kind) == held.count(kind)
    assert kit.size(bag) == len(held)
    assert kit.total(bag) == sum(held)
    assert kit.members(kit.kinds(bag)) == sorted(set(held))
    assert kit.covers(bag, other) == (not Counter(part) - Counter(held))
    assert [kit.nth_card(bag, n) for n in range(len(held))] == sorted(held)


@given(st.lists(st.integers(0, 14), max_size=15), st.integers(0, 14))
def test_tallies(values: list[int], value: int) -> None:
    counts = sum(int(kit.tally(each)) for each in values)
    assert kit.times(counts, value) == values.count(value)
    assert kit.times_below(counts, value) == sum(each < value for each in values)


@given(stacks, st.integers(1, 10))
def test_stacks(pile: list[int], kind: int) -> None:
    stack = kit.stack_of(pile)
    assert kit.stack_cards(stack) == pile
    assert kit.height(stack) == len(pile)
    assert kit.cards(kit.stack_bag(stack)) == sorted(pile)
    without = list(pile)
    if kind in without:
        without.remove(kind)
    assert kit.stack_cards(kit.without_lowest(stack, kind)) == without


@given(st.integers(0, 2**40), st.integers(0, 12))
def test_a_shuffle_keeps_what_lies_before_and_all_cards(seed: int, start: int) -> None:
    pile = vec[i64](list(range(12)))
    kit.shuffle(pile, Rng(seed), start)
    assert list(pile)[:start] == list(range(start))
    assert sorted(pile) == list(range(12))


def test_every_order_is_equally_likely() -> None:
    orders = Counter[str]()
    rng = Rng(11)
    for _ in range(6000):
        pile = vec[i64]([0, 1, 2])
        kit.shuffle(pile, rng)
        orders["".join(str(card) for card in pile)] += 1
    assert len(orders) == 6
    assert all(abs(count - 1000) < 5 * (6000 * 5 / 36) ** 0.5 for count in orders.values())


@given(st.lists(st.integers(0, 15), max_size=7), st.lists(st.integers(0, 14), max_size=15))
def test_large_tallies(few: list[int], more: list[int]) -> None:
    values = sorted(few[:7] + more[: 15 - len(few)])
    counts = kit.tally_of(values)
    assert kit.tally_values(counts) == values
    assert kit.tally_size(counts) == len(values)
    assert [kit.nth_value(counts, i) for i in range(len(values))] == values
    part = kit.tally_of(values[::2])
    assert kit.tally_covers(counts, part)
    assert kit.tally_covers(part, counts) == (part == counts)


def test_a_tally_counts_up_to_fifteen_of_each_value() -> None:
    full = kit.tally_of([value for value in range(8) for _ in range(15)])
    assert kit.tally_size(full) == 120
