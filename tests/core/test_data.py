"""Reading data files: what is wrong is said with its place."""

from __future__ import annotations

import pytest

from wondertable import Refused
from wondertable.core.data import Reader


def test_pairs_of_whole_numbers() -> None:
    assert Reader({"at": [[0, -4], [4, 1]]}).pairs("at", 4) == [(0, -4), (4, 1)]


@pytest.mark.parametrize("value", [None, [], 3, [3], [[1]], [[1, 2, 3]], [[1, 5]], [[-5, 0]], [[True, 0]], [["1", 0]]])
def test_what_is_no_list_of_pairs_is_refused(value: object) -> None:
    with pytest.raises(Refused, match="map, at"):
        Reader({"at": value}, "map").pairs("at", 4)


def test_a_number_may_have_a_fraction() -> None:
    reader = Reader({"lean": 4, "late": 0.03}, "skill_model")
    assert reader.number("lean", 0, 10) == 4.0
    assert reader.number("late", 0, 1) == 0.03
    assert reader.number("absent", 0, 1, 0.5) == 0.5


@pytest.mark.parametrize("value", [-0.1, 1.1, True, "0.5", None, float("nan")])
def test_a_number_outside_its_bounds_is_refused_with_its_place(value: object) -> None:
    with pytest.raises(Refused, match=r"skill_model, late: expected a number from 0 to 1"):
        Reader({"late": value}, "skill_model").number("late", 0, 1)


def test_pairs_of_texts() -> None:
    assert Reader({"paths": [["start", "a1"], ["a1", "a2"]]}).text_pairs("paths") == [("start", "a1"), ("a1", "a2")]


@pytest.mark.parametrize("value", ["a1", [["a1"]], [["a1", 2]], ["a1"], [["a", "b", "c"]]])
def test_what_is_no_pair_of_texts_is_refused_with_its_place(value: object) -> None:
    with pytest.raises(Refused, match=r"sheet 1, paths: expected a list of pairs of texts"):
        Reader({"paths": value}, "sheet 1").text_pairs("paths")
