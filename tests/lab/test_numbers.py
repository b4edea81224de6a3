"""Percentiles and intervals."""

from __future__ import annotations

import pytest

from wondertable.lab.numbers import interval, mean, percentile, percentiles


def test_interval_of_a_rate() -> None:
    low, high = interval(81, 263) or (0, 0)  # Wilson's interval for 81 of 263, as text books give it
    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)


@pytest.mark.parametrize(("wins", "trials"), [(0, 10), (10, 10), (0.5, 1), (1e6, 1e6)])
def test_an_interval_holds_its_rate_and_stays_between_0_and_1(wins: float, trials: int) -> None:
    low, high = interval(wins, trials) or (2, -1)
    assert 0 <= low <= wins / trials <= high <= 1
    assert low < high


def test_no_interval_of_nothing() -> None:
    assert interval(0, 0) is None


def test_percentile_is_a_value_that_was_seen() -> None:
    counts = {10: 1, 20: 8, 30: 1}
    assert [percentile(counts, p) for p in (5, 10, 11, 50, 90, 91, 100)] == [10, 10, 20, 20, 20, 30, 30]
    assert percentiles(counts, 5, 95) == {"p5": 10, "p95": 30}


def test_nothing_has_neither_percentiles_nor_mean() -> None:
    assert percentile({}, 50) is None
    assert percentiles({}, 5, 50) is None
    assert mean({}) is None


def test_mean() -> None:
    assert mean({1: 3, 5: 1}) == 2
