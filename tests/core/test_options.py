"""Table options: a few values, or any whole number of a range."""

from __future__ import annotations

import pytest

from wondertable import Refused
from wondertable.core.options import NumberOption, Option


def test_a_value_may_be_given_as_it_is_or_as_written() -> None:
    aid = Option("memory_aid", [False, True])
    assert aid.parse(True) is True
    assert aid.parse("true") is True
    assert Option("dragon", ["base", "lazy"]).parse("lazy") == "lazy"


@pytest.mark.parametrize("value", [1, 0, "True", "yes", None, [True]])
def test_what_is_not_a_value_is_refused_by_name(value: object) -> None:
    with pytest.raises(Refused, match=r"memory_aid.*false and true"):
        Option("memory_aid", [False, True]).parse(value)


def test_a_number_of_a_range() -> None:
    wins = NumberOption("rounds_to_win", 3, 1, 9)
    assert [wins.parse(value) for value in (1, "9", 3)] == [1, 9, 3]
    assert wins.info() == {"name": "rounds_to_win", "values": [], "default": 3, "range": [1, 9]}


@pytest.mark.parametrize("value", [0, 10, "0", "10", "010", "3.0", 3.0, True, "three", "²", "9" * 5000])
def test_what_is_outside_the_range_is_refused_with_the_range(value: object) -> None:
    with pytest.raises(Refused, match=r"rounds_to_win.*1-9"):
        NumberOption("rounds_to_win", 3, 1, 9).parse(value)


def test_an_option_may_matter_only_with_another() -> None:
    ring = Option("ring_choice", [True, False], matters_with=("dragon", "hungry"))
    assert ring.info()["matters_with"] == ["dragon", "hungry"]


def test_examples_are_the_default_the_least_and_one_beside() -> None:
    assert NumberOption("wins", 3, 1, 9).values == [3, 1, 4]
    assert NumberOption("wins", 1, 1, 9).values == [1, 2]
    assert NumberOption("wins", 9, 1, 9).values == [9, 1, 8]
    assert NumberOption("wins", 5, 5, 5).values == [5]
