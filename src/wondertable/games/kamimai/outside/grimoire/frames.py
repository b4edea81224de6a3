"""What people see of a book that moves, as frames of bytes. Numbers are little-endian; every frame begins with its kind and the build.

poses   kind 1 (u8), build (u16), then a snapshot as in poses.py
hand    kind 2, build, seat (u8), strain (u8: 255 is all the fingers can pull), x y z (i16, twentieths of a millimetre),
        how many pages it holds (u8) and which (u8 each); without pages the hand is gone
lean    kind 3, build, the ridge's way in millimetres (i16), which wing presses more (i8, -100 all A to 100 all B), strain (u8)
air     kind 4, build, a draught begins: how it pushes across the ridge and along it (i16, thousandths of m/s²)
turn    kind 5, build, seat (u8): its pull waits for its turn, about so many tenths of a second (u8); 0 when it begins
"""

import struct
from math import isfinite

from wondertable.games.kamimai.outside.grimoire.messages import Lean, Reach
from wondertable.games.kamimai.outside.grimoire.poses import PER_METRE, whole
from wondertable.games.kamimai.outside.grimoire.shape import handles

POSES, HAND, LEAN, AIR, TURN = 1, 2, 3, 4, 5
POSES_HEAD = struct.Struct("<BH")
HAND_HEAD = struct.Struct("<BHBBhhhB")
LEAN_ALL = struct.Struct("<BHhbB")
AIR_ALL = struct.Struct("<BHhh")
TURN_ALL = struct.Struct("<BHBB")
BUILDS = 1 << 16


def poses(build: int, snapshot: bytes) -> bytes:
    return POSES_HEAD.pack(POSES, build % BUILDS) + snapshot


def hand(build: int, built_with: int, seat: int, reach: Reach | None) -> bytes:
    if reach is None:
        return HAND_HEAD.pack(HAND, build % BUILDS, seat, 0, 0, 0, 0, 0)
    places = [whole(place * PER_METRE) for place in (reach.x, reach.y, reach.z)]
    names = handles(built_with)
    held = bytes(names.index(page) for page in reach.pages)
    return HAND_HEAD.pack(HAND, build % BUILDS, seat, round(255 * reach.strain), *places, len(held)) + held


def lean(build: int, book: Lean, strain: float) -> bytes:
    sway = whole(book.sway_mm) if isfinite(book.sway_mm) else 0
    return LEAN_ALL.pack(LEAN, build % BUILDS, sway, round(100 * book.imbalance), round(255 * strain))


def air(build: int, x: float, y: float) -> bytes:
    return AIR_ALL.pack(AIR, build % BUILDS, whole(1000 * x), whole(1000 * y))


def turn(build: int, seat: int, seconds: float) -> bytes:
    return TURN_ALL.pack(TURN, build % BUILDS, seat, min(255, round(10 * seconds)))
