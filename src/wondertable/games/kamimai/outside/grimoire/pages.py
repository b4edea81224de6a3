"""The pages as bodies: one MuJoCo world, stepped, read, thinned and kept within bounds."""

from dataclasses import dataclass
from typing import Any

import mujoco
import numpy as np
from numpy.typing import NDArray

from wondertable.games.kamimai.outside.grimoire.model import GEOMS, HELD, PAGE, box, compile_model
from wondertable.games.kamimai.outside.grimoire.settings import Physics
from wondertable.games.kamimai.outside.grimoire.window import Around

Array = NDArray[np.float64]
ASIDE = 10.0  # metres: where pages that are out wait until the world is made anew
BAD = (mujoco.mjtWarning.mjWARN_BADQPOS, mujoco.mjtWarning.mjWARN_BADQVEL, mujoco.mjtWarning.mjWARN_BADQACC)


class NumericalFault(ArithmeticError):
    """The simulation gave numbers that are none."""


@dataclass(frozen=True)
class Memory:
    """Everything that the future of the pages depends on."""

    ids: tuple[int, ...]
    gone: tuple[int, ...]
    qpos: bytes
    qvel: bytes
    warm: bytes


class Pages:
    """Pages by their number in the world (`k`); `ids` says which page of the book each one is."""

    def __init__(self, physics: Physics, ids: list[int], poses: Array) -> None:
        """`poses` has a row for each page: its middle and its quaternion."""
        self.physics = physics
        self.ids = ids
        self.model: Any = compile_model(physics, len(ids))
        self.data: Any = mujoco.MjData(self.model)
        self.data.qpos[:] = poses.ravel()
        self.gone: list[int] = []
        self.around: Around | None = None

    # Reading.

    def positions(self) -> Array:
        poses: Array = self.data.qpos.reshape(-1, 7)[:, :3]
        return poses

    def quaternions(self) -> Array:
        poses: Array = self.data.qpos.reshape(-1, 7)[:, 3:]
        return poses

    def upwards(self) -> Array:
        """The direction from foot to top of every page."""
        w, x, y, z = self.quaternions().T
        return np.stack([2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)], axis=1)

    def speeds(self, rows: Any = slice(None)) -> Array:
        """Of the fastest corner, at most."""
        velocity = self.data.qvel.reshape(-1, 6)[rows]
        reach = 0.5 * np.hypot(self.physics.width, self.physics.height)
        fastest: Array = np.linalg.norm(velocity[:, :3], axis=1) + reach * np.linalg.norm(velocity[:, 3:], axis=1)
        return fastest

    def present(self) -> NDArray[np.bool_]:
        there = np.ones(len(self.ids), bool)
        there[self.gone] = False
        return there

    def touching(self) -> NDArray[np.int64]:
        """Pairs of pages in contact, one row a contact."""
        return self.contacts() if self.around is None else self.around.touching()

    def contacts(self) -> NDArray[np.int64]:
        """Of the whole world when it last moved."""
        geoms = self.data.contact.geom
        pairs: NDArray[np.int64] = (geoms[(geoms > 0).all(axis=1)].astype(np.int64) - 1) // GEOMS
        return pairs

    # Moving.

    def step(self) -> None:
        data, physics = self.data, self.physics
        if self.around is None:
            mujoco.mj_step(self.model, data)
        else:
            self.around.step()
        velocity = data.qvel.reshape(-1, 6)
        if self.gone:
            velocity[self.gone] = 0.0
            data.qpos.reshape(-1, 7)[self.gone, 2] = ASIDE
        np.clip(velocity[:, :3], -physics.top_speed, physics.top_speed, out=velocity[:, :3])
        np.clip(velocity[:, 3:], -physics.top_spin, physics.top_spin, out=velocity[:, 3:])
        if not (np.isfinite(data.qpos).all() and np.isfinite(data.qvel).all()):
            raise NumericalFault("a page has no place any more")
        if any(world.warning[int(kind)].number for world in self.worlds() for kind in BAD):
            raise NumericalFault("the solver gave up")

    def worlds(self) -> list[Any]:
        window = None if self.around is None else self.around.window
        return [self.data] if window is None else [self.data, window.data]

    def blow(self, x: float, y: float) -> None:
        """Air that pushes all pages alike, in metres per second squared."""
        self.model.opt.gravity[:2] = x, y

    def lie(self) -> None:
        """The book has fallen: how its pages slide over each other matters to nobody any more, so friction is made cheap."""
        self.around = None
        self.model.opt.impratio = self.physics.fallen_ratio

    def damp(self, share: float) -> None:
        self.data.qvel[:] *= 1.0 - share

    def freeze(self) -> None:
        self.data.qvel[:] = 0.0

    def hold(self, held: list[int]) -> None:
        """These pages are one packet: they do not push each other, but push and prop the book as any page does (KAM-P12)."""
        for k in held:
            self.model.geom_contype[box(k)] = HELD
        self.model.opt.impratio = self.physics.pull_ratio
        self.around = Around(self, held)

    def let_go(self, k: int) -> None:
        self.data.xfrc_applied[k + 1] = 0.0
        if k not in self.gone:
            self.model.geom_contype[box(k)] = PAGE
        self._is_held_no_more(k)

    def _is_held_no_more(self, k: int) -> None:
        """When nothing is held the whole book moves."""
        if self.around is None:
            return
        self.around.held = [page for page in self.around.held if page != k]
        if self.around.held:
            self.around.change()
        else:
            self.around = None
            self.model.opt.impratio = self.physics.friction_ratio

    def take_away(self, k: int) -> None:
        """The page is out: it touches nothing any more (KAM-P13)."""
        first = box(k)
        self.model.geom_contype[first : first + GEOMS] = 0
        self.model.geom_conaffinity[first : first + GEOMS] = 0
        self.data.xfrc_applied[k + 1] = 0.0
        self.data.qvel[6 * k : 6 * k + 6] = 0.0
        self.data.qpos[7 * k : 7 * k + 7] = (ASIDE, 0.2 * k, ASIDE, 1.0, 0.0, 0.0, 0.0)
        self.gone.append(k)
        self._is_held_no_more(k)

    def thin(self) -> None:
        """Makes the world anew without the pages that are out; the others stay exactly as they are."""
        if not self.gone:
            return
        stay = np.flatnonzero(self.present())
        qpos = self.data.qpos.reshape(-1, 7)[stay].copy()
        qvel = self.data.qvel.reshape(-1, 6)[stay].copy()
        warm = self.data.qacc_warmstart.reshape(-1, 6)[stay].copy()
        self.ids = [self.ids[k] for k in stay.tolist()]
        self.gone = []
        self.model = compile_model(self.physics, len(self.ids))
        self.data = mujoco.MjData(self.model)
        self.put(qpos, qvel, warm)

    def put(self, qpos: Array, qvel: Array, warm: Array) -> None:
        self.data.qpos[:] = qpos.ravel()
        self.data.qvel[:] = qvel.ravel()
        self.data.qacc_warmstart[:] = warm.ravel()

    # Remembering.

    def remember(self) -> Memory:
        data = self.data
        return Memory(
            tuple(self.ids), tuple(self.gone), data.qpos.tobytes(), data.qvel.tobytes(), data.qacc_warmstart.tobytes()
        )

    @classmethod
    def recall(cls, physics: Physics, memory: Memory) -> "Pages":
        qpos, qvel, warm = (np.frombuffer(part) for part in (memory.qpos, memory.qvel, memory.warm))
        pages = cls(physics, list(memory.ids), qpos)
        pages.put(qpos, qvel, warm)
        for k in memory.gone:
            pages.take_away(k)
        return pages
