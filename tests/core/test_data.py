"""Reading data files: places on a map."""

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
