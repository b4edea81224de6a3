"""What looks off: effects that are larger than chance explains, though many things are compared at once.

Of twenty things that are all alike, one seems to differ at 95 %. So intervals are widened until none of all that are compared would seem to
differ by chance, with a probability of 95 % (Bonferroni).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

from wondertable.lab import figures
from wondertable.lab.numbers import interval
from wondertable.lab.sums import Sums

ALPHA = 0.05
DEAD = 0.05
"""A thing that is used less than so much of what its like are is called dead."""
USES = ("kept", "summoned", "cast", "casts", "used")
"""Columns that say how often a thing was used, the first that there is."""
FEW = 20
"""Below so many uses in the whole study of an average thing nothing is said of dead ones."""


@dataclass(frozen=True)
class Odd:
    """A thing whose rate of wins is not the fair one: by how much, with the corrected interval, in the same unit."""

    family: str
    name: str
    rate: float
    low: float
    high: float
    fair: float


@dataclass(frozen=True)
class Dead:
    family: str
    name: str
    uses: float
    usual: float


@dataclass(frozen=True)
class Off:
    odd: list[Odd]
    dead: list[Dead]
    compared: int


def looks_off(sums: Sums, families: Sequence[figures.Family], seat_names: Sequence[str], seats: str) -> Off:
    """Everything that has a win rate, compared with the fair one at once."""
    rated: list[tuple[str, str, float, int, float, float]] = []
    won = sums.games - sums.unwon
    if won:
        for name, wins in zip(seat_names, sums.wins, strict=True):
            rated.append((seats, name, wins, won, 1.0, 1 / sums.players))
    for family in families:
        for line in family.lines:
            kept, amount, rate = (line.values.get(key) for key in ("kept", "won", "win_rate"))
            if isinstance(kept, int) and kept and isinstance(amount, float) and amount and isinstance(rate, float):
                rated.append((family.title, line.name, amount, kept, rate / (amount / kept), 1.0))
    z = NormalDist().inv_cdf(1 - ALPHA / 2 / max(1, len(rated)))
    odd = []
    for family_name, name, wins, trials, unit, fair in rated:
        low, high = interval(wins, trials, z) or (0.0, 1.0)
        if not low * unit <= fair <= high * unit:
            odd.append(Odd(family_name, name, wins / trials * unit, low * unit, high * unit, fair))
    odd.sort(key=lambda each: -abs(each.rate / each.fair - 1))
    return Off(odd, [dead for family in families for dead in dead_in(family)], len(rated))


def dead_in(family: figures.Family) -> list[Dead]:
    column = next((key for key in USES if key in family.columns), None)
    if column is None:
        return []
    uses = [(line.name, float(value)) for line in family.lines if isinstance(value := line.values[column], int | float)]
    usual = sum(amount for _, amount in uses) / len(uses) if uses else 0.0
    # Means for each game are small numbers; counts must be large enough to say something.
    if not usual or (all(amount.is_integer() for _, amount in uses) and usual < FEW):
        return []
    return [Dead(family.title, name, amount, usual) for name, amount in uses if amount < DEAD * usual]
