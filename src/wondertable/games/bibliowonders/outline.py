"""The outline of the map: places named by their compass offset from the middle, and what lies beside what (BIB-M1 to M6)."""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.data import wrong
from wondertable.core.rules.kit import bit

NAME: Final = re.compile(r"(?:([NS])([1-9]\d?))?(?:([EW])([1-9]\d?))?")
MIDDLE: Final = "C"
STRIDE: Final = 8
"""No place has more neighbours."""
NO_PLACE: Final = -1
FAR: Final = 99
ARROWS: Final = "NESW"
STEPS: Final = [(0, 1), (1, 0), (0, -1), (-1, 0)]
"""East and north for each arrow, in their order."""
DIAGONALS: Final = [(1, 1), (1, -1), (-1, -1), (-1, 1)]
PLACES_MAX: Final = 60
ARROW_STRIDE: Final = 64


def packed(numbers: list[int]) -> vec[i64]:
    found = vec[i64](capacity=len(numbers))
    for number in numbers:
        found = append(found, number)
    return found


def offset(name: str) -> tuple[int, int] | None:
    """Columns east and rows north of the middle, or None if the name is not that of a place."""
    if name == MIDDLE:
        return 0, 0
    found = NAME.fullmatch(name)
    if found is None or not name:
        return None
    y = int(found[2] or 0) * (1 if found[1] == "N" else -1)
    x = int(found[4] or 0) * (1 if found[3] == "E" else -1)
    return x, y


class Outline:
    """BIB-V7: everything is worked out from the list of rows."""

    def __init__(self, rows: list[list[str]]) -> None:
        self.ids = [name for row in rows for name in row]
        self.count: i64 = len(self.ids)
        if not 2 <= len(self.ids) <= PLACES_MAX:
            raise wrong("map, rows", f"expected 2 to {PLACES_MAX} positions, found {len(self.ids)}")
        places = [self._place(name) for name in self.ids]
        self._at = {place: i for i, place in enumerate(places)}
        if len(self._at) < len(places):
            twice = next(name for i, name in enumerate(self.ids) if places[i] in places[:i])
            raise wrong("map, rows", f"{twice} stands there twice")
        self._check_order(rows)
        self.places = places
        self.x: vec[i64] = packed([x for x, _ in places])
        self.y: vec[i64] = packed([y for _, y in places])
        self.row: vec[i64] = packed([self._line(1, y) for _, y in places])
        """For each place the set of places in its row."""
        self.column: vec[i64] = packed([self._line(0, x) for x, _ in places])
        self.beside_4: vec[i64] = self._beside(STEPS)
        self.beside_8: vec[i64] = self._beside(STEPS + DIAGONALS)
        self.near_4: vec[i64] = self._near(self.beside_4)
        self.near_8: vec[i64] = self._near(self.beside_8)
        self.steps_4: list[list[int]] = self._steps(self.beside_4)
        self.steps_8: list[list[int]] = self._steps(self.beside_8)
        """How many steps lie between two places; FAR where there is no way."""
        targets = [NO_PLACE] * (ARROW_STRIDE * (len(ARROWS) + 1))
        for arrow in range(len(ARROWS)):
            for i in range(len(places)):
                targets[ARROW_STRIDE * (arrow + 1) + i] = self._target(places[i], arrow)
        self.targets: vec[i64] = packed(targets)
        """Where an arrow (counted from 1) leads from each place: targets[ARROW_STRIDE * arrow + place]."""

    def _place(self, name: str) -> tuple[int, int]:
        found = offset(name)
        if found is None:
            raise wrong("map, rows", f"expected a position such as C, N2E1 or W3, found {name!r}")
        return found

    def _check_order(self, rows: list[list[str]]) -> None:
        """BIB-M3: rows from north to south, each from west to east."""
        last: int | None = None
        for row in rows:
            places = [self._place(name) for name in row]
            if not places or len({y for _, y in places}) != 1:
                raise wrong("map, rows", f"expected positions of one row, found {', '.join(row) or 'none'}")
            y = places[0][1]
            if sorted(places) != places or (last is not None and y >= last):
                raise wrong(
                    "map, rows", f"expected rows from north to south and west to east; look at {', '.join(row)}"
                )
            last = y

    def _line(self, axis: int, value: int) -> int:
        mask = 0
        for place, i in self._at.items():
            if place[axis] == value:
                mask |= 1 << i
        return mask

    def _beside(self, steps: list[tuple[int, int]]) -> vec[i64]:
        """The neighbours of each place in canonical order, filled up with NO_PLACE."""
        found: list[int] = []
        for x, y in self._at:
            near = sorted(self._at[x + dx, y + dy] for dx, dy in steps if (x + dx, y + dy) in self._at)
            found += near + [NO_PLACE] * (STRIDE - len(near))
        return packed(found)

    def _near(self, beside: vec[i64]) -> vec[i64]:
        """The same as sets."""
        found: list[int] = []
        for i in range(len(self.ids)):
            mask = 0
            for neighbour in beside[STRIDE * i : STRIDE * (i + 1)]:
                if neighbour != NO_PLACE:
                    mask |= bit(neighbour)
            found.append(mask)
        return packed(found)

    def _steps(self, beside: vec[i64]) -> list[list[int]]:
        found = []
        for start in range(len(self.ids)):
            steps = [FAR] * len(self.ids)
            steps[start] = 0
            reached = [start]
            for place in reached:
                for neighbour in beside[STRIDE * place : STRIDE * (place + 1)]:
                    if neighbour != NO_PLACE and steps[neighbour] == FAR:
                        steps[neighbour] = steps[place] + 1
                        reached.append(int(neighbour))
            found.append(steps)
        return found

    def _target(self, place: tuple[int, int], arrow: int) -> int:
        """BIB-P14, BIB-P15: the next place, or the opposite end of the line; BIB-V7: a gap is left like an edge."""
        x, y = place
        dx, dy = STEPS[arrow]
        following = self._at.get((x + dx, y + dy))
        if following is not None:
            return following
        line = [other for other in self._at if (other[1] == y if dx else other[0] == x)]
        end = min(line, key=lambda other: other[0] * dx + other[1] * dy)
        return self._at[end]
