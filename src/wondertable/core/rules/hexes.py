"""Maps of hexes in axial coordinates (q,r): directions, distances, names, and the neighbours of each space."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

DIRECTIONS: Final = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
"""The six neighbours of a hex, in ring order."""
SIDES: Final = 6
OUTSIDE: Final = -1
"""Where a hex has no neighbour."""


def distance(q: int, r: int, s: int, t: int) -> int:
    """The number of steps between (q,r) and (s,t) on an open map."""
    return max(abs(q - s), abs(r - t), abs(q + r - s - t))


def hex_name(q: int, r: int) -> str:
    return f"({q},{r})"


class HexMap:
    """A set of hexes, numbered from 0 by rising q, then rising r."""

    def __init__(self, places: list[tuple[int, int]]) -> None:
        self.places = sorted(set(places))
        self.names = [hex_name(q, r) for q, r in self.places]
        self.numbers = {place: number for number, place in enumerate(self.places)}
        near = vec[i64]()
        for q, r in self.places:
            for dq, dr in DIRECTIONS:
                near = append(near, self.numbers.get((q + dq, r + dr), OUTSIDE))
        self.near: vec[i64] = near
        """The neighbour of hex h in direction d is near[SIDES * h + d], OUTSIDE where there is none."""

    def number(self, name: str) -> int | None:
        """The hex with this name, or None."""
        return self.names.index(name) if name in self.names else None
