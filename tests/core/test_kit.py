"""The kit against plain Python: sets and stacks packed into whole numbers."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from wondertable import Rng
from wondertable.core.rules import kit

numbers = st.sets(st.integers(0, 61))
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


@given(stacks, st.integers(1, 10))
def test_stacks(pile: list[int], kind: int) -> None:
    stack = kit.stack_of(pile)
    assert kit.stack_cards(stack) == pile
    assert kit.height(stack) == len(pile)
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
