"""A physical book as it can be looked at: which pages stand where, how they lean, and which faces can be read."""

import numpy as np

from wondertable.games.kamimai.outside.grimoire.fingers import Fingers
from wondertable.games.kamimai.outside.grimoire.look import READABLE, seen
from wondertable.games.kamimai.outside.grimoire.messages import Lean, Reach, lean_of
from wondertable.games.kamimai.outside.grimoire.pages import Array, Pages
from wondertable.games.kamimai.outside.grimoire.poses import Packer
from wondertable.games.kamimai.outside.grimoire.settings import Physics


class SeenBook:
    """Arrays are by page id unless they say otherwise: a page's id is its place from left to right as built."""

    def __init__(self, physics: Physics, names: list[str], pages: Pages) -> None:
        self.physics = physics
        self.names = names
        self.pages = pages
        self.heights: Array = pages.positions()[:, 2].copy()
        self.tops: Array = self.top_places()
        self.packer = Packer()
        self.time = 0.0
        self.state = "standing"
        self.asleep = True
        self.fingers: Fingers | None = None

    @property
    def handles(self) -> list[str]:
        """The pages still in the book, from left to right."""
        there = self.pages.present()
        return [self.names[page] for page, stays in zip(self.pages.ids, there, strict=True) if stays]

    def top_places(self) -> Array:
        return self.pages.positions() + self.pages.upwards() * self.physics.height / 2

    def sunk(self) -> list[int]:
        """Numbers in the world of the pages that have fallen."""
        pages = self.pages
        low = pages.positions()[:, 2] < self.heights[pages.ids] - self.physics.sunk
        return [int(k) for k in np.flatnonzero(low & pages.present())]

    def lean(self) -> Lean:
        """How the book leans now, against how it was built."""
        pages = self.pages
        stays = pages.present()
        ids = [page for page, there in zip(pages.ids, stays, strict=True) if there]
        shift = self.top_places()[stays][:, 0] - self.tops[ids][:, 0]
        return lean_of(self.leans(), float(np.mean(shift)) * 1000.0)

    def leans(self) -> dict[str, float]:
        """The lean of every page from left to right, in degrees, positive on wing B."""
        up = self.pages.upwards()[self.pages.present()]
        return dict(zip(self.handles, np.degrees(np.arctan2(-up[:, 0], up[:, 2])).tolist(), strict=True))

    def reach(self) -> Reach | None:
        """Where the hand is, while it holds pages."""
        fingers = self.fingers
        if fingers is None or not fingers.pinches:
            return None
        pages = tuple(self.names[self.pages.ids[pinch.page]] for pinch in fingers.pinches)
        return Reach(*fingers.place(), fingers.strain(self.pages.data), pages)

    def look(self) -> dict[str, float]:
        """How much of each page's face the best viewpoint sees; nothing moves by looking (KAM-G15, KAM-G16)."""
        pages = self.pages
        stays = pages.present()
        shares = seen(pages.positions()[stays], pages.quaternions()[stays], self.physics.width, self.physics.height)
        return dict(zip(self.handles, shares.tolist(), strict=True))

    def readable(self) -> list[str]:
        """The pages whose faces can be read (KAM-G16)."""
        return [page for page, share in self.look().items() if share >= READABLE]

    def snapshot(self, full: bool = False) -> bytes:
        """The pages that moved since the last snapshot, or all of them."""
        there = self.pages.present()
        ids = [page for page, stays in zip(self.pages.ids, there.tolist(), strict=True) if stays]
        poses = self.pages.data.qpos.reshape(-1, 7)[there]
        return self.packer.pack(self.time, self.state, self.asleep, ids, poses, full)
