"""Putting up a book that stands by itself (KAM-S7, KAM-S8, KAM-G18)."""

from typing import Final

import numpy as np

from wondertable.games.kamimai.outside.grimoire.model import pose_of
from wondertable.games.kamimai.outside.grimoire.pages import NumericalFault, Pages
from wondertable.games.kamimai.outside.grimoire.physical import Book
from wondertable.games.kamimai.outside.grimoire.settings import Physics, shipped
from wondertable.games.kamimai.outside.grimoire.shape import LEAST, MOST, handles, stands


def build(seed: int, pages: int) -> Book:
    """A standing book; the seed is the only chance in it (KAM-G18)."""
    if not LEAST <= pages <= MOST:
        raise ValueError(f"a Grimoire has {LEAST} to {MOST} pages, not {pages}")
    if seed < 0:
        raise ValueError("a seed is a whole number from 0")
    physics = shipped().physics
    for attempt in range(physics.attempts):
        try:
            standing = put_up(physics, seed, pages, attempt)
        except NumericalFault:
            continue
        if standing is not None:
            return Book(physics, handles(pages), standing)
    raise RuntimeError(f"no book of {pages} pages stands for seed {seed}")


# Share of speed taken away at each step, and for how long: a hand that steadies the book less and less (KAM-S7).
STEADYING: Final = ((0.15, 0.12), (0.06, 0.12), (0.0, 0.3))


def put_up(physics: Physics, seed: int, pages: int, attempt: int) -> Pages | None:
    """One attempt to build; None if it does not stand by itself."""
    poses = np.array([pose_of(stand) for stand in stands(physics, seed, pages, attempt)])
    world = Pages(physics, list(range(pages)), poses)
    heights = world.positions()[:, 2].copy()
    for damping, seconds in STEADYING:
        for _ in range(round(seconds / physics.step)):
            if damping:
                world.damp(damping)
            world.step()
        if (world.positions()[:, 2] < heights - physics.sunk / 4).any():
            return None
    if float(world.speeds().max()) > physics.rest_speed:
        return None
    world.freeze()
    return world
