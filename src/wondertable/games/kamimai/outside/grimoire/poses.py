"""Poses on the wire: only the pages that moved, thirteen bytes each.

A snapshot is: time in milliseconds (u32), marks (u8), how many pages are gone (u8) and moved (u8), the gone pages (u8 each),
then per moved page: its number in the low six bits of a byte, the left-out part of its quaternion in the high two,
its middle in twentieths of a millimetre (3 x i16) and the other three parts of the quaternion (3 x i16, 1/32767 of
1/sqrt 2, in the order w x y z). Numbers are little-endian; a page's number is its place in `handles(pages)` as built.
"""

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from wondertable.games.kamimai.outside.grimoire.shape import MOST

Array = NDArray[np.float64]

FULL, FALLEN, ASLEEP = 1, 2, 4
HEAD = struct.Struct("<IBBB")
PAGE = struct.Struct("<Bhhhhhh")
PER_METRE = 20_000.0
PER_PART = 32767.0 * sqrt(2.0)
LARGEST = 32767
# A page counts as moved from a tenth of a millimetre or about a tenth of a degree on.
MOVED = 2
TURNED = 40

OTHERS = np.array([[1, 2, 3], [0, 2, 3], [0, 1, 3], [0, 1, 2]])
"""The parts of a quaternion that are sent, by the one that is left out."""
WIRE = np.dtype([("page", "u1"), ("numbers", "<i2", 6)])


@dataclass(frozen=True)
class Snapshot:
    time: float
    full: bool
    fallen: bool
    asleep: bool
    gone: tuple[int, ...]
    moved: dict[int, tuple[float, ...]]  # page: x, y, z in metres, then w, x, y, z


def whole(number: float) -> int:
    return max(-LARGEST, min(LARGEST, round(number)))


def in_whole(poses: Array) -> NDArray[np.int32]:
    """A row for each page: which part of its quaternion is left out, its middle, and the other three parts."""
    quats = poses[:, 3:]
    rows = np.arange(len(poses))
    left_out = np.abs(quats).argmax(axis=1)
    scale = np.where(quats[rows, left_out] >= 0.0, PER_PART, -PER_PART)
    packed = np.empty((len(poses), 7), np.int32)
    packed[:, 0] = left_out
    packed[:, 1:4] = np.clip(np.rint(poses[:, :3] * PER_METRE), -LARGEST, LARGEST)
    packed[:, 4:] = np.clip(np.rint(quats[rows[:, None], OTHERS[left_out]] * scale[:, None]), -LARGEST, LARGEST)
    return packed


class Packer:
    """Remembers what one line of clients was sent, and packs the difference."""

    def __init__(self) -> None:
        self.sent = np.zeros((MOST, 7), np.int32)
        self.known = np.zeros(MOST, bool)

    def pack(self, time: float, state: str, asleep: bool, pages: Sequence[int], poses: Array, full: bool) -> bytes:
        """`poses` has a row for each of these pages: its middle and its quaternion."""
        ids = np.asarray(pages, np.intp)
        there = np.zeros(MOST, bool)
        there[ids] = True
        gone = np.flatnonzero(self.known & ~there)
        self.known &= there & (not full)
        now = in_whole(poses)
        far = np.abs(now - self.sent[ids])
        moved = ~self.known[ids] | (far[:, 0] > 0)
        moved |= (far[:, 1:4] >= MOVED).any(axis=1) | (far[:, 4:] >= TURNED).any(axis=1)
        self.sent[ids[moved]] = now[moved]
        self.known[ids[moved]] = True
        wire = np.empty(int(moved.sum()), WIRE)
        wire["page"] = ids[moved] | now[moved, 0] << 6
        wire["numbers"] = now[moved, 1:]
        marks = (FULL if full else 0) | (FALLEN if state == "fallen" else 0) | (ASLEEP if asleep else 0)
        head = HEAD.pack(round(time * 1000.0) & 0xFFFFFFFF, marks, len(gone), len(wire))
        return head + bytes(gone.tolist()) + wire.tobytes()


def unpack(data: bytes) -> Snapshot:
    milliseconds, marks, gone, moved = HEAD.unpack_from(data)
    if len(data) != HEAD.size + gone + moved * PAGE.size:
        raise ValueError(f"a snapshot of {moved} pages is not {len(data)} bytes long")
    poses = {}
    for number in range(moved):
        first, x, y, z, *parts = PAGE.unpack_from(data, HEAD.size + gone + number * PAGE.size)
        small = [part / PER_PART for part in parts]
        left_out = first >> 6
        small.insert(left_out, sqrt(max(0.0, 1.0 - sum(part * part for part in small))))
        poses[first & 63] = (x / PER_METRE, y / PER_METRE, z / PER_METRE, *small)
    return Snapshot(
        time=milliseconds / 1000.0,
        full=bool(marks & FULL),
        fallen=bool(marks & FALLEN),
        asleep=bool(marks & ASLEEP),
        gone=tuple(data[HEAD.size : HEAD.size + gone]),
        moved=poses,
    )
