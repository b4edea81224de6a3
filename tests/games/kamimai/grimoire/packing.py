"""Poses one by one, as tests write them."""

import numpy as np

from wondertable.games.kamimai.outside.grimoire.poses import Packer

Pose = tuple[int, float, float, float, float, float, float, float]
"""A page, its middle and its quaternion."""


def pack(packer: Packer, time: float, state: str, asleep: bool, poses: list[Pose], full: bool) -> bytes:
    numbers = np.array([numbers for _page, *numbers in poses])
    return packer.pack(time, state, asleep, [pose[0] for pose in poses], numbers, full)
