"""While fingers hold pages, only those around the hand move; the rest of the book stands still, as paper does.

A whole book costs several times as much. Besides, its simulated friction creeps: as long as it is awake its pages turn by
some hundredths of a degree a second, so that a book would wear the more the longer a hand takes (docs/grimoire.md). So the
pages around the hand move in a world of their own, in which all others are things that do not give way. The window widens
where its edge moves, or where a page beyond is pushed otherwise than at first, and narrows again when nothing moves there.
When the fingers have opened, the whole book moves.
"""

from copy import copy
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import mujoco
import numpy as np
from numpy.typing import NDArray

from wondertable.games.kamimai.outside.grimoire.model import GEOMS, box, compile_model
from wondertable.games.kamimai.outside.grimoire.settings import Physics

if TYPE_CHECKING:
    from wondertable.games.kamimai.outside.grimoire.pages import Array, Pages

SETTLED = 2
"""Steps after which the pages of a new window press as they will."""


@lru_cache(maxsize=256)
def compiled(physics: Physics, free: int, still: int) -> mujoco.MjModel:
    return compile_model(physics, free, still)


class Window:
    """The pages `free` move; all others that are in the book are `still`. Both are numbers in the world."""

    def __init__(self, pages: "Pages", free: list[int], still: list[int], pairs: NDArray[np.int64]) -> None:
        """`pairs` are the pages that touch each other now."""
        self.pages = pages
        self.free = np.array(free)
        self.names = np.array(free + still)
        self.apart = pairs[np.isin(pairs, still).all(axis=1)]  # of these nothing changes as long as they stand still
        # Where it can be a stretch of the rows, it is read and written without gathering them.
        self.rows: Any = slice(free[0], free[-1] + 1) if free[-1] - free[0] + 1 == len(free) else self.free
        self.model: Any = copy(compiled(pages.physics, len(free), len(still)))
        self.data: Any = mujoco.MjData(self.model)
        for k, page in enumerate(free):
            self.model.geom_contype[box(k)] = pages.model.geom_contype[box(page)]
        self.data.mocap_pos[:] = pages.positions()[still]
        self.data.mocap_quat[:] = pages.quaternions()[still]
        self.data.qacc_warmstart.reshape(-1, 6)[:] = pages.data.qacc_warmstart.reshape(-1, 6)[self.rows]
        self.fastest: Array = np.zeros(len(free))
        self.age = 0
        self.pressed: Array = np.zeros(len(still))

    def step(self) -> None:
        whole, here, rows = self.pages.data, self.data, self.rows
        poses, speeds = whole.qpos.reshape(-1, 7), whole.qvel.reshape(-1, 6)
        here.qpos.reshape(-1, 7)[:] = poses[rows]
        here.qvel.reshape(-1, 6)[:] = speeds[rows]
        here.xfrc_applied[1 : 1 + len(self.free)] = whole.xfrc_applied[1:][rows]
        self.model.opt.gravity[:2] = self.pages.model.opt.gravity[:2]
        mujoco.mj_step(self.model, here)
        poses[rows] = here.qpos.reshape(-1, 7)
        speeds[rows] = here.qvel.reshape(-1, 6)
        whole.qacc_warmstart.reshape(-1, 6)[rows] = here.qacc_warmstart.reshape(-1, 6)
        self.age += 1

    def look(self) -> "Array":
        """How fast the pages are, which is also remembered."""
        fast = self.pages.speeds(self.rows)
        self.fastest = np.maximum(self.fastest, fast)
        if self.age == SETTLED:
            self.pressed = self.presses()
        return fast

    def touching(self) -> NDArray[np.int64]:
        geoms = self.data.contact.geom
        geoms = geoms[(geoms > 0).all(axis=1)].astype(np.int64)
        first = box(len(self.free))  # from here on a still page is one geom
        here = np.where(geoms < first, (geoms - 1) // GEOMS, geoms - first + len(self.free))
        return np.concatenate([self.names[here], self.apart])

    def presses(self) -> "Array":
        """How hard each still page is pushed."""
        still = len(self.names) - len(self.free)
        contact, first = self.data.contact, box(len(self.free))
        which = contact.geom.max(axis=1) - first if len(contact.geom) else np.zeros(0, int)
        counts = (which >= 0) & (contact.efc_address >= 0)
        forces = self.data.efc_force[contact.efc_address[counts]]
        pushed: Array = np.bincount(which[counts], forces, still).astype(np.float64)
        return pushed


class Around:
    """Which pages move while fingers hold some of them."""

    def __init__(self, pages: "Pages", held: list[int]) -> None:
        self.pages = pages
        self.held = held
        self.window: Window | None = None
        mujoco.mj_fwdPosition(pages.model, pages.data)
        self.pairs = pages.contacts()
        self.fastest: Array = np.zeros(len(pages.ids))
        self.steps = 0  # of the whole book, since it was last looked whether it might be less
        self.wanted: tuple[int, int] | None = self._near(held)

    def change(self) -> None:
        """Other pages are held, or some have gone: the window is made anew."""
        self.wanted = self._near([*self.held, *([] if self.window is None else self.window.free.tolist())], 0)

    def step(self) -> None:
        if self.wanted is not None:
            self._open(*self.wanted)
            self.wanted = None
        if self.window is None:
            self._step_whole()
        else:
            self._step_window(self.window)

    def touching(self) -> NDArray[np.int64]:
        return self.pages.contacts() if self.window is None else self.window.touching()

    def _there(self) -> list[int]:
        return np.flatnonzero(self.pages.present()).tolist()

    def _near(self, wanted: list[int], beyond: int | None = None) -> tuple[int, int]:
        """From where to where these pages and some on each side stand, counted among the pages that are there."""
        there = self._there()
        beyond = self.pages.physics.window_start if beyond is None else beyond
        inside = np.searchsorted(there, [k for k in wanted if k in there] or [self.held[0]])
        return max(0, int(inside.min()) - beyond), min(len(there) - 1, int(inside.max()) + beyond)

    def _open(self, first: int, last: int) -> None:
        pages, there = self.pages, self._there()
        pairs = self.touching() if self.steps or self.window is not None else self.pairs
        free = there[first : last + 1]
        if len(free) >= pages.physics.window_share * len(there):
            self.window, self.steps = None, 0
            self.fastest = np.zeros(len(pages.ids))
            return
        still = there[:first] + there[last + 1 :]
        pages.data.qvel.reshape(-1, 6)[still] = 0.0
        self.window = Window(pages, free, still, pairs)

    def _step_whole(self) -> None:
        pages = self.pages
        mujoco.mj_step(pages.model, pages.data)
        self.fastest = np.maximum(self.fastest, pages.speeds())
        self.steps += 1
        if self.steps % pages.physics.window_steps == 0:
            self._narrow(self._there(), self.fastest)
            self.fastest = np.zeros(len(pages.ids))

    def _step_window(self, window: Window) -> None:
        physics = self.pages.physics
        window.step()
        fast = window.look()
        there, free = self._there(), window.free
        first, last = there.index(free[0]), there.index(free[-1])
        lower, upper = first, last
        edge = physics.window_edge
        if window.age > SETTLED:
            pushed = np.abs(window.presses() - window.pressed) > physics.window_force
            for k in window.names[len(free) :][pushed].tolist():
                if k < free[0]:
                    lower = min(lower, first - physics.window_grow, there.index(k))
                else:
                    upper = max(upper, last + physics.window_grow, there.index(k))
        if fast[:edge].max() > physics.window_wake:
            lower = min(lower, first - physics.window_grow)
        if fast[-edge:].max() > physics.window_wake:
            upper = max(upper, last + physics.window_grow)
        lower, upper = max(0, lower), min(len(there) - 1, upper)
        if (lower, upper) != (first, last):
            self.wanted = lower, upper
        elif window.age >= physics.window_steps:
            fastest = np.zeros(len(self.pages.ids))
            fastest[free] = window.fastest
            window.age, window.fastest = SETTLED + 1, np.zeros(len(free))
            self._narrow(free.tolist(), fastest)

    def _narrow(self, now: list[int], fastest: "Array") -> None:
        """To the pages that moved lately and those in the fingers, where that is much less."""
        physics = self.pages.physics
        moving = [k for k in now if fastest[k] > physics.window_rest]
        first, last = self._near([*moving, *self.held])
        if last - first + 1 <= physics.window_worth * len(now):
            self.wanted = first, last
