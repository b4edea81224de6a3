"""Fits the statistical model (KAM-G24 to KAM-G27) to grabs in the simulated book, and says how well it fits.

    python -m wondertable.games.kamimai.grimoire.fit GRABS.csv > fitted.toml

GRABS.csv comes from `episodes`. The fit is by greatest likelihood; its intervals (90 %) come from drawing whole books anew
with replacement, since grabs at one book are not independent.
"""

import argparse
from collections import defaultdict
from collections.abc import Callable
from math import exp, log, sqrt
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from wondertable.games.kamimai.grimoire.episodes import Row, read

Array = NDArray[np.float64]
SKILLS = ("steady", "clumsy")
GRIPS = ("thumb_middle", "other_hand", "thumb_ring", "thumb_little")
NAMES = ("base", "count_exponent", "thin_cards", "lean", *SKILLS, *GRIPS)
# Where the search starts, and a weak prior round it (in the units of the search: logarithms, for the exponent the number
# itself): a factor that the data hardly touch stays near 1 instead of running away.
START = (log(0.02), 1.0, log(6.0), log(300.0), log(0.7), log(1.5), log(1.1), log(1.2), log(1.2), log(1.3))
SPREAD = (2.0, 0.7, 1.0, 2.5, 0.7, 0.7, 0.5, 0.5, 0.5, 0.5)
DRAWS = 40


class Grabs:
    """The rows as arrays."""

    def __init__(self, rows: list[Row]) -> None:
        self.rows = rows
        # A book that topples slowly falls after the fingers opened; the grab brought it down all the same.
        self.fell = np.array([row.fell or row.watch for row in rows], float)
        self.moved = np.array([max(1, row.count + row.dragged - row.left) for row in rows], float)
        self.size = np.array([row.size for row in rows], float)
        self.uneven = np.array([row.difference / row.size for row in rows])
        self.hand = np.array([[row.skill == s for s in SKILLS] + [row.grip == g for g in GRIPS] for row in rows], float)

    def hazards(self, x: Array) -> Array:
        """KAM-G24 for every grab."""
        many = self.moved ** max(0.0, x[1])
        thin = 1.0 + (exp(x[2]) / self.size) ** 3
        lean = 1.0 + exp(x[3]) * self.uneven**2
        return np.exp(x[0] + self.hand @ x[4:]) * many * thin * lean

    def loss(self, x: Array, weight: Array) -> float:
        if np.abs(x).max() > 20.0:
            return 1e9
        h = np.minimum(50.0, self.hazards(x))
        likely = np.where(self.fell > 0.0, np.log(-np.expm1(-np.maximum(h, 1e-9))), -h)
        pull = sum(((a - b) / s) ** 2 for a, b, s in zip(x.tolist(), START, SPREAD, strict=True)) / 2.0
        return pull - float(likely @ weight)


def descend(loss: Callable[[Array], float], start: Array, rounds: int) -> Array:
    """Nelder and Mead's simplex."""
    points = [start] + [start + 0.4 * np.eye(len(start))[k] for k in range(len(start))]
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


def resampled(grabs: Grabs, best: Array) -> Array:
    """The fit for books drawn anew, one row each."""
    rng = Random(7)
    books = sorted({row.seed for row in grabs.rows})
    place = {seed: k for k, seed in enumerate(books)}
    which = np.array([place[row.seed] for row in grabs.rows])
    fits = []
    for _draw in range(DRAWS):
        times = np.zeros(len(books))
        for _book in books:
            times[rng.randrange(len(books))] += 1.0
        fits.append(solve(grabs, times[which], best))
    return np.array(fits)


def toml(number: float) -> str:
    """Four figures, and always a fraction, so that it is read as one."""
    return repr(float(f"{number:.4g}"))


def natural(x: Array) -> dict[str, float]:
    return {name: float(x[1]) if name == "count_exponent" else exp(float(x[k])) for k, name in enumerate(NAMES)}


def wilson(hits: float, of: int) -> tuple[float, float]:
    """The 90 % interval of a rate."""
    z = 1.645
    p = hits / of
    middle = (p + z * z / (2 * of)) / (1 + z * z / of)
    half = z * sqrt(p * (1 - p) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return max(0.0, middle - half), min(1.0, middle + half)


def unevenness(row: Row) -> str:
    for most in (0, 1, 3, 5, 8):
        if row.difference <= most:
            return f"up to {most}"
    return "more than 8"


def bookish(row: Row) -> str:
    for most in (8, 16, 32, 48):
        if row.size <= most:
            return f"up to {most}"
    return "up to 64"


GROUPS: dict[str, Callable[[Row], str]] = {
    "strategy": lambda row: row.strategy,
    "pages of a grab": lambda row: str(row.count),
    "pages one wing has more": unevenness,
    "skill": lambda row: row.skill,
    "grip": lambda row: row.grip,
    "pages of the book": bookish,
}


def observed(grabs: Grabs, best: Array) -> list[str]:
    """Lines of TOML: predicted against observed, group by group."""
    chance = -np.expm1(-grabs.hazards(best))
    lines = []
    for group, name_of in GROUPS.items():
        members: dict[str, list[int]] = defaultdict(list)
        for k, row in enumerate(grabs.rows):
            members[name_of(row)].append(k)
        for name in sorted(members):
            which = members[name]
            hits = float(grabs.fell[which].sum())
            low, high = wilson(hits, len(which))
            lines += [
                "[[observed]]",
                f'group = "{group}"',
                f'value = "{name}"',
                f"grabs = {len(which)}",
                f"falls = {int(hits)}",
                f"rate = {hits / len(which):.4f}",
                f"interval = [{low:.4f}, {high:.4f}]",
                f"predicted = {float(chance[which].mean()):.4f}",
                "",
            ]
    return lines


def drawn_until_fall(rows: list[Row]) -> list[str]:
    """How many pages each way of playing draws from a full book, average hand."""
    lines = []
    ways = sorted({(row.strategy, row.count, row.skill) for row in rows if row.grip == "free" and row.built == 64})
    for strategy, count, skill in ways:
        books: dict[int, int] = defaultdict(int)
        for row in rows:
            way = (row.strategy, row.skill, row.grip, row.built)
            asked = row.count if row.count in (1, 2, 4) else count
            if way == (strategy, skill, "free", 64) and asked == count:
                books[row.seed] += row.drawn
        if len(books) < 2:
            continue
        pages = sorted(books.values())
        lines += [
            "[[until_fall]]",
            f'strategy = "{strategy}"',
            f"count = {count}",
            f'skill = "{skill}"',
            f"books = {len(pages)}",
            f"pages = {pages}",
            "",
        ]
    return lines


def shares(rows: list[Row]) -> dict[str, float]:
    """What is counted, not fitted: slips of an average free hand, pages held at a fall, and falls after the hand let go."""
    plain = [row for row in rows if row.skill == "average" and row.grip == "free" and not row.fell]
    falls = [row for row in rows if row.fell or row.watch]
    return {
        "slip_plus1": sum(row.dragged == 1 for row in plain) / len(plain),
        "slip_plus2": sum(row.dragged >= 2 for row in plain) / len(plain),
        "slip_minus1": sum(row.left >= 1 for row in plain) / len(plain),
        "held_on_fall": sum(row.held + row.drawn for row in falls) / sum(row.count + row.dragged for row in falls),
        "after_release": sum(row.watch for row in falls) / len(falls),
    }


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("file", type=Path)
    rows = read(words.parse_args().file)
    grabs = Grabs(rows)
    best = solve(grabs, np.ones(len(rows)), np.array(START))
    low, high = (np.percentile(resampled(grabs, best), percent, axis=0) for percent in (5, 95))
    value, least, most = natural(best), natural(low), natural(high)
    counted = shares(rows)
    books = len({row.seed for row in rows})
    print("# Written by wondertable.games.kamimai.grimoire.fit; the same keys as [skill_model] of the rules' data.")
    print("\n[skill_model]")
    for name in ("base", "count_exponent", "thin_cards", "lean"):
        print(f"{name} = {toml(value[name])} # {least[name]:.3g} to {most[name]:.3g}")
    print("watch_share = 0.0 # falls after the hand let go are counted with their grab")
    print("late = 0.0 # a book that has come to rest does not fall by itself")
    for name in ("slip_plus1", "slip_plus2", "slip_minus1", "held_on_fall", "after_release"):
        print(f"{name} = {toml(counted[name])}")
    print(f'origin = "fitted to {len(rows)} grabs at {books} simulated books; 90 % intervals by drawing books anew"')
    print("\n[skill_model.skill]\naverage = 1.0")
    for name in SKILLS:
        print(f"{name} = {toml(value[name])} # {least[name]:.3g} to {most[name]:.3g}")
    print("\n[skill_model.grip]\nfree = 1.0")
    for name in GRIPS:
        print(f"{name} = {toml(value[name])} # {least[name]:.3g} to {most[name]:.3g}")
    print()
    print("\n".join(drawn_until_fall(rows) + observed(grabs, best)).rstrip())


if __name__ == "__main__":
    main()
