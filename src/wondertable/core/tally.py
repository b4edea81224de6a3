"""Sums behind the figures of many games, by name."""

from __future__ import annotations

from collections.abc import Mapping

Tally = dict[str, float]
X, Y = "x", "y"
"""In figures of each place of a map, where it lies: east and south, in widths of a place. Reports draw such figures as a map."""


def add(tally: Tally, key: str, amount: float = 1.0) -> None:
    tally[key] = tally.get(key, 0.0) + amount


def ratio(tally: Mapping[str, float], above: str, below: str) -> float | None:
    """One sum divided by another; None where nothing was counted."""
    return tally.get(above, 0.0) / tally[below] if tally.get(below) else None
