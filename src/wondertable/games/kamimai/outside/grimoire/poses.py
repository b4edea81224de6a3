"""Poses on the wire: only the pages that moved, thirteen bytes each.

A snapshot is: time in milliseconds (u32), marks (u8), how many pages are gone (u8) and moved (u8), the gone pages (u8 each),
then per moved page: its number in the low six bits of a byte, the left-out part of its quaternion in the high two,
its middle in twentieths of a millimetre (3 x i16) and the other three parts of the quaternion (3 x i16, 1/32767 of
1/sqrt 2, in the order w x y z). Numbers are little-endian; a page's number is its place in `handles(pages)` as built.
"""

import struct
from dataclasses import dataclass
from math import sqrt

FULL, FALLEN, ASLEEP = 1, 2, 4
HEAD = struct.Struct("<IBBB")
PAGE = struct.Struct("<Bhhhhhh")
PER_METRE = 20_000.0
PER_PART = 32767.0 * sqrt(2.0)
LARGEST = 32767
# A page counts as moved from a tenth of a millimetre or about a tenth of a degree on.
MOVED = 2
TURNED = 40

Pose = tuple[int, float, float, float, float, float, float, float]
Packed = tuple[int, int, int, int, int, int, int]


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


def pack_pose(pose: Pose) -> Packed:
    page, x, y, z, *quat = pose
    left_out = max(range(4), key=lambda part: abs(quat[part]))
    sign = 1.0 if quat[left_out] >= 0.0 else -1.0
    a, b, c = (whole(sign * quat[part] * PER_PART) for part in range(4) if part != left_out)
    return (page | left_out << 6, whole(x * PER_METRE), whole(y * PER_METRE), whole(z * PER_METRE), a, b, c)


def differs(now: Packed, sent: Packed) -> bool:
    if now[0] != sent[0]:
        return True
    return any(abs(now[k] - sent[k]) >= MOVED for k in (1, 2, 3)) or any(
        abs(now[k] - sent[k]) >= TURNED for k in (4, 5, 6)
    )


class Packer:
    """Remembers what one line of clients was sent, and packs the difference."""

    def __init__(self) -> None:
        self.sent: dict[int, Packed] = {}

    def pack(self, time: float, state: str, asleep: bool, poses: list[Pose], full: bool) -> bytes:
        there = {pose[0] for pose in poses}
        gone = sorted(page for page in self.sent if page not in there)
        if full:
            self.sent = {}
        moved = []
        for pose in poses:
            packed = pack_pose(pose)
            if pose[0] not in self.sent or differs(packed, self.sent[pose[0]]):
                self.sent[pose[0]] = packed
                moved.append(packed)
        for page in gone:
            self.sent.pop(page, None)
        marks = (FULL if full else 0) | (FALLEN if state == "fallen" else 0) | (ASLEEP if asleep else 0)
        head = HEAD.pack(round(time * 1000.0) & 0xFFFFFFFF, marks, len(gone), len(moved))
        return head + bytes(gone) + b"".join(PAGE.pack(*packed) for packed in moved)


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
