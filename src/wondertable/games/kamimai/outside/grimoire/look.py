"""How much of each face can be seen (KAM-G15, KAM-G16): the book is drawn from a ring of viewpoints, nearest page first.

A page's share is what its visible part would cover of a face held straight before the eye, from the best viewpoint.
Both faces tell the same card, so it does not matter which one is seen.
"""

from math import cos, radians, sin
from typing import Final

import numpy as np
from numpy.typing import NDArray

READABLE: Final = 0.05
GRAIN: Final = 0.0015  # metres a dot
# Directions round the table, and heights of the eye above the felt, in degrees.
ROUND: Final = tuple(range(0, 360, 15))
HEIGHTS: Final = (10, 35)

Array = NDArray[np.float64]


def axes(quats: Array) -> tuple[Array, Array, Array]:
    """Thickness, width and height of each page as directions in the world."""
    w, x, y, z = quats.T
    thick = np.stack([1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)], axis=1)
    wide = np.stack([2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)], axis=1)
    high = np.stack([2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)], axis=1)
    return thick, wide, high


def seen(places: Array, quats: Array, width: float, height: float) -> Array:
    """For each page the share that the best viewpoint sees."""
    best = np.zeros(len(places))
    for around in ROUND:
        for above in HEIGHTS:
            np.maximum(best, seen_from(places, quats, width, height, around, above), out=best)
    return best


def seen_from(places: Array, quats: Array, width: float, height: float, around: float, above: float) -> Array:
    """The same from one viewpoint far away: degrees round the table from +x, and above the felt."""
    a, b = radians(around), radians(above)
    eye = np.array([cos(a) * cos(b), sin(a) * cos(b), sin(b)])
    right = np.array([-sin(a), cos(a), 0.0])
    up = np.cross(eye, right)
    _thick, wide, high = axes(quats)
    u, v, depth = places @ right, places @ up, places @ eye
    wu, wv, wd = wide @ right * width / 2, wide @ up * width / 2, wide @ eye * width / 2
    hu, hv, hd = high @ right * height / 2, high @ up * height / 2, high @ eye * height / 2
    reach_u, reach_v = np.abs(wu) + np.abs(hu), np.abs(wv) + np.abs(hv)
    low_u, low_v = float((u - reach_u).min()), float((v - reach_v).min())
    columns = int((float((u + reach_u).max()) - low_u) / GRAIN) + 2
    rows = int((float((v + reach_v).max()) - low_v) / GRAIN) + 2
    nearest = np.full((rows, columns), -np.inf)
    owner = np.full((rows, columns), -1, dtype=np.int64)
    for page in range(len(places)):
        area = wu[page] * hv[page] - wv[page] * hu[page]
        if abs(area) < 0.02 * width * height / 4:
            continue  # seen edge on
        first_u, last_u = (int((u[page] + s * reach_u[page] - low_u) / GRAIN) for s in (-1, 1))
        first_v, last_v = (int((v[page] + s * reach_v[page] - low_v) / GRAIN) for s in (-1, 1))
        du = (np.arange(first_u, last_u + 1) + 0.5) * GRAIN + low_u - u[page]
        dv = ((np.arange(first_v, last_v + 1) + 0.5) * GRAIN + low_v - v[page])[:, None]
        along = (du * hv[page] - dv * hu[page]) / area
        upwards = (dv * wu[page] - du * wv[page]) / area
        far = depth[page] + along * wd[page] + upwards * hd[page]
        window = (slice(first_v, last_v + 1), slice(first_u, last_u + 1))
        front = (np.abs(along) <= 1.0) & (np.abs(upwards) <= 1.0) & (far > nearest[window])
        nearest[window][front] = far[front]
        owner[window][front] = page
    dots = np.bincount(owner[owner >= 0], minlength=len(places))
    shares: Array = np.minimum(1.0, dots * GRAIN * GRAIN / (width * height))
    return shares
