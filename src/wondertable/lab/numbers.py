"""Percentiles and intervals."""

from __future__ import annotations

import math
from collections.abc import Mapping

Z = 1.959964
"""95 per cent of a normal distribution lie within so many standard deviations."""


def interval(successes: float, trials: int, z: float = Z) -> tuple[float, float] | None:
    """Wilson's interval of a rate, at 95 % unless more is asked for.

    It stays on the safe side where wins are shared (fractions spread less than whole wins) and where games are dealt the
    same cards in all seats (luck cancels out).
    """
    if trials == 0:
        return None
    rate = min(successes / trials, 1.0)  # thirds may add up to a hair more than a whole
    centre = rate + z * z / (2 * trials)
    spread = z * math.sqrt(rate * (1 - rate) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return max(0.0, min(rate, (centre - spread) / scale)), min(1.0, max(rate, (centre + spread) / scale))


def percentile(counts: Mapping[int, int], per_cent: int) -> int | None:
    """The smallest value that at least so many per cent of all do not exceed."""
    total = sum(counts.values())
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen * 100 >= per_cent * total:
            return value
    return None


def percentiles(counts: Mapping[int, int], *wanted: int) -> dict[str, int] | None:
    found = {f"p{per_cent}": percentile(counts, per_cent) for per_cent in wanted}
    return {key: value for key, value in found.items() if value is not None} or None


def mean(counts: Mapping[int, int]) -> float | None:
    total = sum(counts.values())
    return sum(value * count for value, count in counts.items()) / total if total else None
