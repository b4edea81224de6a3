"""The places of the map, worked out from the rows of the data file (BIB-V7)."""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wondertable.core.data import mistakes_of, wrong
from wondertable.core.rules.kit import packed, set_of
from wondertable.core.shapes import shown
from wondertable.games.bibliowonders.rules.tables import (
    ARROW_STRIDE,
    ARROWS,
    NO_PLACE,
    STRIDE,
    Adjacency,
    Outline,
)

told = mistakes_of("bibliowonders")

Spot = tuple[int, int]
"""Columns east and rows north of the middle."""
Spots = dict[Spot, int]
"""The number of the place on each spot, in canonical order."""

NAME: Final = re.compile(r"(?:([NS])([1-9]\d?))?(?:([EW])([1-9]\d?))?")
MIDDLE: Final = "C"
PLACES_MAX: Final = 60
FAR: Final = 99
STEPS: Final = [(0, 1), (1, 0), (0, -1), (-1, 0)]
"""BIB-M4: east and north for a step along each arrow, in their order."""
CORNERS: Final = [(1, 1), (1, -1), (-1, -1), (-1, 1)]


def offset(name: str) -> Spot | None:
    """BIB-M1: the way from the middle, or None if the name is not that of a place."""
    if name == MIDDLE:
        return 0, 0
    found = NAME.fullmatch(name)
    if found is None or not name:
        return None
    y = int(found[2] or 0) * (1 if found[1] == "N" else -1)
    x = int(found[4] or 0) * (1 if found[3] == "E" else -1)
    return x, y


def outline_of(rows: list[list[str]]) -> Outline:
    """BIB-V7: everything else follows from the list of places."""
    at = numbered(rows)
    # BIB-V2: with eight neighbours nothing but these changes: arrows, rows, columns and directions know no corners
    with_4, with_8 = adjacency(at, STEPS), adjacency(at, STEPS + CORNERS)
    outline = Outline(packed([x for x, _ in at]), packed([y for _, y in at]), with_4, with_8)
    # BIB-M6: everything at the same height, everything above and below
    outline.row = packed([set_of([at[x, y] for x, y in at if y == height]) for _, height in at])
    outline.column = packed([set_of([at[x, y] for x, y in at if x == width]) for width, _ in at])
    outline.targets = targets(at)
    return outline


def numbered(rows: list[list[str]]) -> Spots:
    names = [name for row in rows for name in row]
    if not 2 <= len(names) <= PLACES_MAX:
        raise wrong("map, rows", told("positions", most=PLACES_MAX, found=len(names)))
    at: Spots = {}
    twice = [name for i, name in enumerate(names) if at.setdefault(spot(name), i) != i]
    if twice:
        raise wrong("map, rows", told("twice", one=twice[0]))
    check_order(rows)
    return at


def spot(name: str) -> Spot:
    found = offset(name)
    if found is None:
        raise wrong("map, rows", told("position", found=shown(name)))
    return found


def check_order(rows: list[list[str]]) -> None:
    """BIB-M3: rows from north to south, each from west to east."""
    last: int | None = None
    for row in rows:
        spots = [spot(name) for name in row]
        if not spots or len({y for _, y in spots}) != 1:
            raise wrong("map, rows", told("one-row", found=", ".join(row) or "[]"))
        y = spots[0][1]
        if sorted(spots) != spots or (last is not None and y >= last):
            raise wrong("map, rows", told("rows", found=", ".join(row)))
        last = y


# -- what lies beside what ---------------------------------------------------------------------------------------------


def adjacency(at: Spots, steps: list[tuple[int, int]]) -> Adjacency:
    """BIB-M5: beyond an edge there is nothing, wherever the other end of the row may be."""
    near = [sorted(at[x + dx, y + dy] for dx, dy in steps if (x + dx, y + dy) in at) for x, y in at]
    beside = [neighbour for places in near for neighbour in places + [NO_PLACE] * (STRIDE - len(places))]
    distances = [steps for start in range(len(near)) for steps in filled_up(steps_from(start, near))]
    return Adjacency(packed(beside), packed([set_of(places) for places in near]), packed(distances))


def filled_up(steps: list[int]) -> list[int]:
    return steps + [FAR] * (ARROW_STRIDE - len(steps))


def steps_from(start: int, near: list[list[int]]) -> list[int]:
    """To each place; FAR where there is no way."""
    steps = [FAR] * len(near)
    steps[start] = 0
    reached = [start]
    for place in reached:
        for neighbour in near[place]:
            if steps[neighbour] == FAR:
                steps[neighbour] = steps[place] + 1
                reached.append(neighbour)
    return steps


# -- where arrows lead -------------------------------------------------------------------------------------------------


def targets(at: Spots) -> vec[i64]:
    found = [NO_PLACE] * (ARROW_STRIDE * (len(ARROWS) + 1))
    for arrow, step in enumerate(STEPS, 1):
        for place, start in enumerate(at):
            found[ARROW_STRIDE * arrow + place] = target(at, start, step)
    return packed(found)


def target(at: Spots, start: Spot, step: tuple[int, int]) -> int:
    """The next place (BIB-P14), or the other end of the row or column (BIB-P15); a gap is left like an edge (BIB-V7)."""
    (x, y), (dx, dy) = start, step
    following = at.get((x + dx, y + dy))
    if following is not None:
        return following
    line = [other for other in at if (other[1] == y if dx else other[0] == x)]
    return at[min(line, key=lambda other: other[0] * dx + other[1] * dy)]
