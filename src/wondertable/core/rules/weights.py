"""Numbers for answers or seats, in one row that is filled again and again."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

NEVER: Final = -1e9
"""The logarithm of an answer that no sensible player ever gives: it need not be looked at."""


@mypyc_attr(acyclic=True)
class Weights:
    """A number for each answer or each seat, filled again and again without making new lists."""

    __slots__ = ("size", "values")

    def __init__(self) -> None:
        self.size: i64 = 0
        self.values: vec[float] = vec[float]()

    def reset(self, size: i64) -> None:
        """So many zeros."""
        self.size = size
        at: i64 = 0
        while at < size and at < len(self.values):
            self.values[at] = 0.0
            at += 1
        while at < size:
            self.values = append(self.values, 0.0)
            at += 1

    def best(self) -> i64:
        """Where the greatest stands; the first of equals."""
        found: i64 = 0
        at: i64
        for at in range(1, self.size):
            if self.values[at] > self.values[found]:
                found = at
        return found

    def to_list(self) -> list[float]:
        at: i64
        found: list[float] = []
        for at in range(self.size):
            found.append(self.values[at])
        return found

    def make_shares(self) -> None:
        """Logarithms become shares of 1."""
        values = self.values
        most = values[self.best()]
        whole = 0.0
        at: i64
        for at in range(self.size):
            values[at] = math.exp(values[at] - most)
            whole += values[at]
        for at in range(self.size):
            values[at] = values[at] / whole
