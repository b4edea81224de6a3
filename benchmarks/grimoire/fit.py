"""Fits the statistical model to grabs in the simulated book, and says how well it fits.

    python -m benchmarks.grimoire.fit GRABS.csv docs/grimoire.md

GRABS.csv comes from `episodes`. Written are `[fitted_model]` at the end of the game's data.toml, fitted.toml beside this file and
the page named. The fit is by greatest likelihood; its intervals (90 %) come from drawing whole books anew with replacement,
since grabs at one book are not independent. Grabs chosen by looking how the pages lean are left out of the fit: the
statistical book has no such looks.
"""

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from math import exp, log
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from benchmarks.grimoire.episodes import Row, read
from benchmarks.grimoire.fitted import DATA, OBSERVED
from benchmarks.grimoire.written import (
    FACTORS,
    GRIPS,
    SKILLS,
    blind,
    fell,
    page,
    toml,
    with_model,
)
from wondertable.core.data import parse_data
from wondertable.games.kamimai import data as kamimai
from wondertable.games.kamimai.rules.odds import depth, press, unevenness

Array = NDArray[np.float64]
EXPONENTS = ("count_exponent", "inner_eased")
NAMES = (*FACTORS, *SKILLS, *GRIPS)
# Where the search starts, and a weak prior round it (in the units of the search: logarithms, for exponents the number
# itself): a factor that the data hardly touch stays near 1 instead of running away.
FACTORS_START = (log(0.01), 1.0, log(12.0), log(300.0), log(20.0), log(3.0), 1.0)
START = (*FACTORS_START, log(0.7), log(1.5), log(1.1), log(1.2), log(1.2), log(1.3))
SPREAD = (2.0, 0.7, 1.0, 3.0, 3.0, 2.0, 0.7, 0.7, 0.7, 0.5, 0.5, 0.5, 0.5)
DRAWS = 40


def uneven(row: Row) -> float:
    """How the wings press against each other once the pages are gone."""
    left, right = row.built // 2, row.built - row.built // 2
    stay_a, stay_b = row.here_a, row.here_b
    if row.wing == "A":
        stay_a &= ~row.taken
    else:
        stay_b &= ~row.taken
    return unevenness(press(stay_a, left), press(stay_b, right))


class Grabs:
    """The rows as arrays."""

    def __init__(self, rows: list[Row]) -> None:
        self.rows = rows
        self.fell = np.array([fell(row) for row in rows], float)
        self.moved = np.array([max(1, row.count + row.dragged - row.left) for row in rows], float)
        self.size = np.array([row.size for row in rows], float)
        self.uneven = np.array([uneven(row) for row in rows])
        self.worn = np.array([1.0 - row.size / row.built for row in rows])
        self.depth = np.array([depth(row.here_a if row.wing == "A" else row.here_b, row.taken) for row in rows])
        self.hand = np.array([[row.skill == s for s in SKILLS] + [row.grip == g for g in GRIPS] for row in rows], float)

    def hazards(self, x: Array) -> Array:
        """`press_hazard` for every grab."""
        many = self.moved ** max(0.0, x[1])
        thin = 1.0 + (exp(x[2]) / self.size) ** 3
        lean = 1.0 + exp(x[3]) * self.uneven**3
        worn = 1.0 + exp(x[4]) * self.worn
        inner = 1.0 + exp(x[5]) * self.depth / self.moved ** max(0.0, x[6])
        hazards: Array = np.exp(x[0] + self.hand @ x[7:]) * many * thin * lean * worn * inner
        return hazards

    def chances(self, x: Array) -> list[float]:
        chances: list[float] = (-np.expm1(-self.hazards(x))).tolist()
        return chances

    def loss(self, x: Array, weight: Array) -> float:
        if np.abs(x).max() > 20.0:
            return 1e9
        h = np.minimum(50.0, self.hazards(x))
        likely = np.where(self.fell > 0.0, np.log(-np.expm1(-np.maximum(h, 1e-9))), -h)
        pull = sum(float((a - b) / s) ** 2 for a, b, s in zip(x, START, SPREAD, strict=True)) / 2.0
        return pull - float(likely @ weight)


def descend(loss: Callable[[Array], float], start: Array, rounds: int) -> Array:
    """Nelder and Mead's simplex."""
    points: list[Array] = [start] + [start + 0.4 * np.eye(len(start))[k] for k in range(len(start))]
    values = [loss(point) for point in points]
    for _round in range(rounds):
        order = np.argsort(values)
        points, values = [points[k] for k in order], [values[k] for k in order]
        if values[-1] - values[0] < 1e-7:
            break
        middle = np.mean(points[:-1], axis=0)
        step = middle - points[-1]
        tried = [(loss(middle + step), middle + step)]
        if tried[0][0] < values[0]:
            tried.append((loss(middle + 2.0 * step), middle + 2.0 * step))
        elif tried[0][0] >= values[-2]:
            tried.append((loss(middle - 0.5 * step), middle - 0.5 * step))
        value, point = min(tried, key=lambda pair: pair[0])
        if value < values[-1]:
            points[-1], values[-1] = point, value
        else:
            points = [points[0]] + [(point + points[0]) / 2.0 for point in points[1:]]
            values = [values[0]] + [loss(point) for point in points[1:]]
    return points[int(np.argmin(values))]


def solve(grabs: Grabs, weight: Array, start: Array) -> Array:
    def loss(x: Array) -> float:
        return grabs.loss(x, weight)

    return descend(loss, descend(loss, start, 1500), 1500)


def numbers(x: Array) -> dict[str, float]:
    """The numbers of the model that the search found."""
    return {name: max(0.0, float(x[k])) if name in EXPONENTS else exp(float(x[k])) for k, name in enumerate(NAMES)}


def resampled(grabs: Grabs, best: Array, draws: int) -> list[dict[str, float]]:
    """The fits for books drawn anew."""
    rng = Random(7)
    books = sorted({row.seed for row in grabs.rows})
    place = {seed: k for k, seed in enumerate(books)}
    which = np.array([place[row.seed] for row in grabs.rows])
    fits = []
    for _draw in range(draws):
        times = np.zeros(len(books))
        for _book in books:
            times[rng.randrange(len(books))] += 1.0
        fits.append(numbers(solve(grabs, times[which], best)))
    return fits


def percentile(fits: list[dict[str, float]], percent: int) -> dict[str, float]:
    return {name: float(np.percentile([found[name] for found in fits], percent)) for name in fits[0]}


def shares(rows: list[Row]) -> dict[str, float]:
    """What is counted, not fitted: slips of an average free hand, pages held at a fall in the grab, and falls after the hand let go."""
    plain = [row for row in rows if row.skill == "average" and row.grip == "free" and not row.fell]
    falls = [row for row in rows if fell(row)]
    in_hand = [row for row in falls if row.fell]
    return {
        "slip_plus1": sum(row.dragged == 1 for row in plain) / len(plain),
        "slip_plus2": sum(row.dragged >= 2 for row in plain) / len(plain),
        "slip_minus1": sum(row.left >= 1 for row in plain) / len(plain),
        "held_on_fall": sum(row.held + row.drawn for row in in_hand) / sum(row.count + row.dragged for row in in_hand),
        "after_release": sum(row.watch for row in falls) / len(falls),
    }


@dataclass(frozen=True)
class Fit:
    rows: list[Row]
    value: dict[str, float]
    least: dict[str, float]
    most: dict[str, float]
    counted: dict[str, float]
    predicted: list[float]
    """The chance of a fall, grab by grab."""


def fit(rows: list[Row], draws: int) -> Fit:
    grabs = Grabs([row for row in rows if blind(row)])
    best = solve(grabs, np.ones(len(grabs.rows)), np.array(START))
    fits = resampled(grabs, best, draws)
    return Fit(
        rows, numbers(best), percentile(fits, 5), percentile(fits, 95), shares(grabs.rows), Grabs(rows).chances(best)
    )


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("grabs", type=Path)
    words.add_argument("page", type=Path)
    asked = words.parse_args()
    found = fit(read(asked.grabs), DRAWS)
    data = with_model(DATA.read_text("utf-8"), found)
    kamimai.read(parse_data(data))  # refuses what no game could use
    DATA.write_text(data, "utf-8")
    OBSERVED.write_text(toml(found), "utf-8")
    asked.page.write_text(page(found), "utf-8")


if __name__ == "__main__":
    main()
