"""How a book is put up: a fan of leaning pages, every page's top on its inner neighbour (KAM-S7).

The world: x across the book (wing A at x < 0), y along the ridge, z up; the felt is z = 0.
A page's own frame: x through its thickness, y along its width, z from foot to top.
"""

from dataclasses import dataclass
from math import cos, radians, sin
from random import Random

from wondertable.games.kamimai.outside.grimoire.settings import Physics

LEAST, MOST = 2, 64


def handles(pages: int) -> list[str]:
    """The pages of a new book from left to right: wing and number from the outside in (KAM-G2)."""
    left = pages // 2
    return [f"A{n}" for n in range(1, left + 1)] + [f"B{n}" for n in range(pages - left, 0, -1)]


@dataclass(frozen=True)
class Stand:
    """Where a page stands: its middle, its lean (positive on wing B, the top towards wing A) and its twist, in radians."""

    x: float
    y: float
    z: float
    lean: float
    twist: float


def stands(physics: Physics, seed: int, pages: int, attempt: int) -> list[Stand]:
    """A fan for this seed; later attempts are more regular."""
    rng = Random(seed * 4096 + attempt)
    rough = physics.calm_factor**attempt
    leans = fan(physics, rng, pages, rough)
    middles = lean_together(physics, leans)
    return [
        Stand(
            x,
            rng.gauss(0.0, physics.offset * rough),
            z,
            lean,
            radians(rng.gauss(0.0, physics.twist * rough)),
        )
        for (x, z), lean in zip(middles, leans, strict=True)
    ]


def fan(physics: Physics, rng: Random, pages: int, rough: float) -> list[float]:
    """The leans from left to right, in radians."""
    full = (pages - LEAST) / (MOST - LEAST)
    widest = physics.lean_small + (physics.lean_full - physics.lean_small) * full**0.5
    widest += rng.uniform(-1.0, 1.0) * physics.lean_jitter * rough
    curve = 1.0 + rng.uniform(-1.0, 1.0) * physics.curve_jitter * rough
    wings = rng.uniform(-0.5, 0.5) * physics.wing_jitter * rough
    leans = []
    for page in range(pages):
        s = 2.0 * page / (pages - 1) - 1.0
        lean = (widest + (wings if s > 0 else -wings)) * abs(s) ** curve
        leans.append((lean if s > 0 else -lean) + rng.gauss(0.0, physics.page_jitter * rough * full**0.5))
    return [radians(lean) for lean in sorted(leans)]


def lean_together(physics: Physics, leans: list[float]) -> list[tuple[float, float]]:
    """Middles (x, z): the page nearest to upright stands first, each next one leans its top against its inner neighbour."""
    middle = min(range(len(leans)), key=lambda page: abs(leans[page]))
    places = [(0.0, 0.0)] * len(leans)
    places[middle] = (0.0, rise(physics, leans[middle]))
    for side, outwards in ((1, range(middle + 1, len(leans))), (-1, range(middle - 1, -1, -1))):
        for page in outwards:
            inner = page - side
            places[page] = beside(physics, side, places[inner], leans[inner], leans[page])
    return places


def rise(physics: Physics, lean: float) -> float:
    """Height of the middle of a page whose rounded foot is on the felt."""
    r = physics.thickness / 2
    return r + (physics.height / 2 - r) * cos(lean)


def beside(
    physics: Physics, side: int, inner: tuple[float, float], inner_lean: float, lean: float
) -> tuple[float, float]:
    """The middle of a page that just touches its inner neighbour, whichever of the two has the touching top edge."""
    half, r, gap = physics.height / 2, physics.thickness / 2, physics.gap
    z = rise(physics, lean)
    # Its own inner top edge on the neighbour's outer face.
    nx, nz = side * cos(inner_lean), side * sin(inner_lean)
    edge_x = -sin(lean) * half - side * cos(lean) * r
    edge_z = cos(lean) * half - side * sin(lean) * r
    own = (gap + r + nx * inner[0] + nz * inner[1] - nz * (z + edge_z)) / nx - edge_x
    # The neighbour's outer top edge on its inner face, if that edge is not above it.
    mx, mz = side * cos(lean), side * sin(lean)
    top_x = inner[0] - sin(inner_lean) * half + nx * r
    top_z = inner[1] + cos(inner_lean) * half + nz * r
    its = (mx * top_x + mz * top_z + r + gap - mz * z) / mx
    along = (top_x - its) * -sin(lean) + (top_z - z) * cos(lean)
    if along <= half and side * its > side * own:
        return its, z
    return own, z
