"""What may be said of a mean while it is still being measured, however often somebody looks: by betting against it.

Whoever bets on each value before it is known, at odds that are fair if the mean is `m`, grows rich only if it is not: with a
probability of at most `a` such a fortune ever reaches 1/a times what it began with (Ville). So a mean against which a fortune of
1/a was made at any time can be left out, and an interval of all others holds at every moment at once. Values lie between 0 and 1.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

STAKES = np.array([0.03, 0.08, 0.15, 0.3, 0.5, 0.8])
"""Shares of what may be lost without ruin; a part of the fortune goes with each, upwards and downwards."""
MEANS = np.linspace(0.0, 1.0, 401)[1:-1]
ALPHA = 0.05


def fortunes(values: Sequence[float], means: Any) -> Any:
    """The largest fortune that was ever made against each mean."""
    found = np.asarray(values, dtype=float)
    if not len(found):
        return np.ones(len(means))
    parts = []
    for direction, room in ((1.0, means), (-1.0, 1.0 - means)):
        for stake in STAKES:
            gains = 1.0 + direction * stake / room * (found[:, None] - means)
            parts.append(np.cumsum(np.log(np.maximum(gains, 1e-12)), axis=0))
    logs = np.stack(parts)
    most = logs.max(axis=0)
    together = most + np.log(np.exp(logs - most).mean(axis=0))
    return np.exp(np.minimum(together.max(axis=0), 700.0))


class Bets:
    """Bets against one mean, made value by value."""

    def __init__(self, mean: float) -> None:
        self.mean = mean
        self.stakes = np.concatenate([STAKES / mean, -STAKES / (1.0 - mean)])
        self.logs = np.zeros(len(self.stakes))
        self.seen = 0
        self.most = 1.0
        """How often the stake was multiplied at best; 20 is as good as a test at 5 %."""

    def add(self, values: Sequence[float]) -> None:
        for value in values:
            self.logs += np.log(np.maximum(1.0 + self.stakes * (value - self.mean), 1e-12))
            high = float(self.logs.max())
            now = high + math.log(float(np.exp(self.logs - high).mean()))
            self.most = max(self.most, math.exp(min(now, 700.0)))
        self.seen += len(values)


def always(values: Sequence[float], alpha: float = ALPHA) -> tuple[float, float]:
    """The interval of the mean, which holds at all moments at once with a probability of 1 - alpha."""
    held = MEANS[fortunes(values, MEANS) < 1.0 / alpha]
    if not len(held):  # values that no mean explains, such as those that change while they are measured
        middle = float(np.mean(values))
        return middle, middle
    step = float(MEANS[1] - MEANS[0])
    return max(0.0, float(held[0]) - step), min(1.0, float(held[-1]) + step)
