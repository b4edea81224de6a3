"""What is kept of a pull or a fall: where its pages and the hand were, some fifteen times a second, in a few kilobytes.

A film begins with its head (little-endian, not packed): format (u8), marks (u8: 1 fell, 2 nearly), build (u16), how long it is
and when the book fell (u16 each, hundredths of a second; 65535: it stood), the farthest the ridge swayed (u8, mm), the seat
of the hand (u8). The rest is deflated, column by column:

    keys, changes, hands (u16 each): how long the columns are
    of each key        hundredths of a second since the key before (u8), changes of pages (u8), hand (u8: 0 none, 1 holds what
                       it held, 2 holds others)
    of each change     the page (u8; 128 and more: page - 128 is gone)
    of each pose       seven numbers x y z w i j k, each a column of low bytes and one of high bytes
    of each hand       strain (u8), x y z as above
    of hands marked 2  how many pages, and which (u8 each)

Numbers are in quarters of a millimetre and 400ths of a quaternion's part. Each is the difference (zigzag: 0 -1 1 -2 2) from
the same number of the same page before, or of the page before it where a page is new; a hand's from the hand before.
The first key names every page.
"""

import struct
import zlib
from dataclasses import dataclass, field
from itertools import pairwise

from wondertable.games.kamimai.outside.grimoire.messages import Frame, Reach
from wondertable.games.kamimai.outside.grimoire.poses import unpack
from wondertable.games.kamimai.outside.grimoire.shape import handles

FORMAT = 1
FELL, NEARLY = 1, 2
HEAD = struct.Struct("<BBHHHBB")
COUNTS = struct.Struct("<HHH")
STOOD = 0xFFFF
BUILDS = 1 << 16
GONE = 128
PER_METRE, PER_PART = 4000.0, 400.0
EVERY = 0.06
"""Seconds from one key to the next."""
LONGEST = 20.0
"""Of what moves longer by itself only the newest is kept."""
LARGEST = 16 * 1024
"""Bytes that a film may have."""
NEAR_MM = 6.0
"""A book that swayed so far and stands nearly fell."""

Numbers = tuple[int, ...]
Place = tuple[float, ...]


@dataclass
class Key:
    """What changed at one time, in whole numbers."""

    time: int
    moved: dict[int, Numbers] = field(default_factory=dict)
    gone: list[int] = field(default_factory=list)
    hand: Numbers | None = None
    """Strain, then its place."""
    held: bytes = b""


class Film:
    """Takes what a book tells of itself, picture by picture."""

    def __init__(self, built: int) -> None:
        self.numbers = {name: number for number, name in enumerate(handles(built))}
        self.there: dict[int, Place] = {}
        """Where each page is, to the last bit that was told."""
        self.reach: Reach | None = None
        self.time = 0.0
        self.sway = 0.0
        self.fallen = False
        self.cut()

    def cut(self) -> None:
        """Here the next film begins."""
        self.keys: list[Key] = []
        self.kept: dict[int, Numbers] = {}
        self.began, self.first_sway, self.farthest = self.time, self.sway, 0.0
        self.fell: float | None = None
        self._keep(0.0)

    def note(self, frame: Frame) -> None:
        told = unpack(frame.snapshot)
        before = set(self.there)
        if told.full:
            self.there = dict(told.moved)
        else:
            self.there.update(told.moved)
            for page in told.gone:
                self.there.pop(page, None)
        self.time, self.reach, self.sway = frame.time, frame.reach, frame.lean.sway_mm
        fell = frame.state == "fallen" and not self.fallen
        self.fallen = frame.state == "fallen"
        if not self.kept or self.time - self.began > LONGEST:
            self.cut()
        if fell:
            self.fell = self.time
        elif not self.fallen:
            self.farthest = max(self.farthest, abs(self.sway - self.first_sway))
        if fell or set(self.there) != before or self.time >= self.began + self.keys[-1].time / 100 + EVERY:
            self._keep(2.0)

    def _keep(self, creep: float) -> None:
        """A key of everything that has moved by more than so many units."""
        now = Key(round((self.time - self.began) * 100.0))
        for page, place in sorted(self.there.items()):
            before = self.kept.get(page)
            numbers = whole(place, before)
            if before is None or any(
                abs(one - other) >= max(1.0, creep) for one, other in zip(numbers, before, strict=True)
            ):
                now.moved[page] = self.kept[page] = numbers
        now.gone = sorted(page for page in self.kept if page not in self.there)
        for page in now.gone:
            del self.kept[page]
        if self.reach is not None:
            reach = self.reach
            now.hand = (round(255 * reach.strain), *(round(part * PER_METRE) for part in (reach.x, reach.y, reach.z)))
            now.held = bytes(self.numbers[page] for page in reach.pages)
        self.keys.append(now)

    def developed(self, build: int, seat: int) -> bytes:
        """As bytes, with everything where it is now."""
        self._keep(0.0)
        keys, long = self.keys, self.keys[-1].time
        fell = STOOD if self.fell is None else round((self.fell - self.began) * 100.0)
        marks = FELL if fell != STOOD else NEARLY if self.farthest >= NEAR_MM else 0
        head = HEAD.pack(FORMAT, marks, build % BUILDS, long, fell, min(255, round(self.farthest)), seat)
        while len(packed := zlib.compress(columns(keys), 9)) > LARGEST and len(keys) > 2:
            keys = thinned(keys)
        return head + packed


def thinned(keys: list[Key]) -> list[Key]:
    """Half as many; the first and the last stay."""
    first, *others = keys
    if len(others) % 2:
        others = [Key(first.time), *others]
    pairs = zip(others[::2], others[1::2], strict=True)
    return [first, *(joined(one, other) for one, other in pairs)]


def joined(one: Key, other: Key) -> Key:
    moved = {page: numbers for page, numbers in (one.moved | other.moved).items() if page not in other.gone}
    return Key(other.time, moved, one.gone + other.gone, other.hand, other.held)


def whole(place: Place, before: Numbers | None) -> Numbers:
    """A quaternion and its negative are the same turn: that which is nearer to the one before."""
    x, y, z, *turn = place
    near = 0.0 if before is None else sum(one * other for one, other in zip(turn, before[3:], strict=True))
    sign = -PER_PART if near < 0.0 else PER_PART
    return (*(round(part * PER_METRE) for part in (x, y, z)), *(round(part * sign) for part in turn))


def zigzag(number: int) -> int:
    return min(0xFFFF, number * 2 if number >= 0 else -number * 2 - 1)


def columns(keys: list[Key]) -> bytes:
    pages = bytearray()
    poses: list[Numbers] = []
    hands: list[Numbers] = []
    kinds, held = bytearray(), bytearray()
    kept: dict[int, Numbers] = {}
    hand: Numbers = (0, 0, 0, 0)
    holds = b""
    for key in keys:
        beside: Numbers = (0,) * 7
        for page, numbers in key.moved.items():
            pages.append(page)
            poses.append(difference(numbers, kept.get(page, beside)))
            kept[page] = beside = numbers
        pages += bytes(page + GONE for page in key.gone)
        kinds.append(0 if key.hand is None else 1 if key.held == holds else 2)
        if key.hand is not None:
            hands.append((key.hand[0], *difference(key.hand[1:], hand[1:])))
            hand = key.hand
            if key.held != holds:
                holds = key.held
                held += bytes([len(holds), *holds])
    times = [0, *(key.time for key in keys)]
    steps = bytes(min(255, now - before) for before, now in pairwise(times))
    counts = bytes(len(key.moved) + len(key.gone) for key in keys)
    parts = [COUNTS.pack(len(keys), len(pages), len(hands)), steps, counts, bytes(kinds), bytes(pages)]
    parts += [low_and_high([pose[part] for pose in poses]) for part in range(7)]
    parts.append(bytes(one[0] for one in hands))
    parts += [low_and_high([one[part] for one in hands]) for part in (1, 2, 3)]
    return b"".join([*parts, bytes(held)])


def difference(now: Numbers, before: Numbers) -> Numbers:
    return tuple(zigzag(one - other) for one, other in zip(now, before, strict=True))


def low_and_high(numbers: list[int]) -> bytes:
    return bytes(number & 0xFF for number in numbers) + bytes(number >> 8 for number in numbers)
