"""Ways to choose pages, from foolish to careful: for bots, for studies, and as a yardstick of the physics.

All of them see what a person sees: which pages stand where and how they lean.
"""

from collections.abc import Callable
from math import radians, sin
from random import Random

Leans = dict[str, float]  # of every page in the book, from left to right, in degrees (wing B positive)


def wing(leans: Leans, letter: str) -> list[str]:
    """From the outside in."""
    return sorted((page for page in leans if page.startswith(letter)), key=lambda page: int(page[1:]))


def press(leans: Leans, pages: list[str]) -> float:
    """How hard these pages press the ridge towards wing A."""
    return sum(sin(radians(leans[page])) for page in pages)


def one_sided(leans: Leans, count: int, turn: int, rng: Random) -> list[str]:
    """Always the outermost pages of wing B."""
    return wing(leans, "B")[:count]


def alternating(leans: Leans, count: int, turn: int, rng: Random) -> list[str]:
    """The outermost pages of one wing, then of the other."""
    return wing(leans, "AB"[turn % 2])[:count]


def anywhere(leans: Leans, count: int, turn: int, rng: Random) -> list[str]:
    """Neighbouring pages at any place."""
    pages = list(leans)
    first = pages[rng.randrange(len(pages))]
    side = wing(leans, first[0])
    start = min(side.index(first), max(0, len(side) - count))
    return side[start : start + count]


def relieving(leans: Leans, count: int, turn: int, rng: Random) -> list[str]:
    """From the wing that presses harder, the neighbouring pages that leave the book most level."""
    now = press(leans, list(leans))
    side = wing(leans, "B" if now > 0.0 else "A")
    starts = range(max(1, len(side) - count + 1))
    best = min(starts, key=lambda start: abs(now - press(leans, side[start : start + count])))
    return side[best : best + count]


STRATEGIES: dict[str, Callable[[Leans, int, int, Random], list[str]]] = {
    "one-sided": one_sided,
    "anywhere": anywhere,
    "alternating": alternating,
    "relieving": relieving,
}
