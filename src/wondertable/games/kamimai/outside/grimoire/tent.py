"""What stands, and what is out of the book (KAM-F1, KAM-G6, KAM-G7, KAM-P17): judged by which pages touch each other.

The *tent* is the largest set of pages, none of them lying, that touch each other in a chain: they carry each other. Pages
in the fingers may be links of it while they touch it (KAM-P12). A page that lies is in the book only where it touches the
tent itself: contact with other loose pages is none with the book. A page that belongs to the book no more is *apart*.
"""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from wondertable.games.kamimai.outside.grimoire.pages import Array, Pages
from wondertable.games.kamimai.outside.grimoire.settings import Physics

Mask = int
"""A set of pages by their numbers in the world, as bits."""


@dataclass(frozen=True)
class Judgement:
    out: list[int]
    fell: bool


def members(mask: Mask) -> list[int]:
    return [k for k in range(mask.bit_length()) if mask >> k & 1]


def mask_of(pages: Iterable[int]) -> Mask:
    mask = 0
    for k in pages:
        mask |= 1 << k
    return mask


def neighbours(pairs: Iterable[list[int]], held: Mask, count: int) -> list[Mask]:
    """Whom each page touches; pages in the fingers are one packet and do not touch each other."""
    touched = [0] * count
    for a, b in pairs:
        if not (held >> a & 1 and held >> b & 1):
            touched[a] |= 1 << b
            touched[b] |= 1 << a
    return touched


def around(mask: Mask, touched: list[Mask]) -> Mask:
    """All that these pages touch."""
    found = 0
    for k in members(mask):
        found |= touched[k]
    return found


def tent_of(links: Mask, held: Mask, touched: list[Mask]) -> Mask:
    """The largest set of linked pages, counting those that no finger holds."""
    best, most = 0, -1
    left = links
    while left:
        found = edge = left & -left
        while edge:
            edge = around(edge, touched) & links & ~found
            found |= edge
        left &= ~found
        if (found & ~held).bit_count() > most:
            best, most = found, (found & ~held).bit_count()
    return best


class Judge:
    """Looks at the book every few steps, and remembers which pages are apart and for how long."""

    def __init__(self, physics: Physics, names: list[str]) -> None:
        self.physics = physics
        self.on_a = np.array([name.startswith("A") for name in names])
        self.apart: dict[int, float] = {}

    def look(self, pages: Pages, places: Array, lying: list[int], held: Iterable[int], seconds: float) -> Judgement:
        """`places` is where each page of the book last stood still; `seconds` have passed since the last look."""
        physics = self.physics
        there = mask_of(np.flatnonzero(pages.present()).tolist())
        fingers, lies = mask_of(held), mask_of(lying)
        far = np.linalg.norm(pages.positions() - places[pages.ids], axis=1) > physics.clear_travel
        moved = mask_of(np.flatnonzero(far).tolist()) & there
        if not moved and not lies:
            self.apart = {}
            return Judgement([], self._has_fallen(pages, there, fingers, lies))
        touched = neighbours(pages.touching().tolist(), fingers, len(pages.ids))
        links = there & ~lies | fingers
        tent = tent_of(links, fingers, touched)
        book = tent | around(tent, touched) & lies
        self._count(moved & ~book, seconds)
        fell = self._has_fallen(pages, there, fingers, lies)
        return Judgement([] if fell else self._out(pages, fingers), fell)

    def _count(self, apart: Mask, seconds: float) -> None:
        self.apart = {k: self.apart.get(k, 0.0) + seconds for k in members(apart)}

    def _out(self, pages: Pages, fingers: Mask) -> list[int]:
        """A page in the fingers is out as soon as it is clear. One that slid or fell off is out when it has come to rest
        there: until then it may yet be part of a collapse."""
        physics = self.physics
        slow = pages.speeds() < physics.loose_speed
        out = []
        for k, apart in self.apart.items():
            wait = physics.loose_time if slow[k] else physics.loose_longest
            if fingers >> k & 1:
                wait = physics.clear_time
            if apart >= wait - 1e-9:
                out.append(k)
        for k in out:
            del self.apart[k]
        return out

    def _has_fallen(self, pages: Pages, there: Mask, fingers: Mask, lies: Mask) -> bool:
        """KAM-F1: no wing is left to hold the other up, or half of one lies or has come apart, or a quarter of the book."""
        physics = self.physics
        rest = there & ~fingers
        parted = mask_of(k for k, apart in self.apart.items() if apart >= physics.clear_time - 1e-9)
        down = rest & (lies | parted)
        wing_a = mask_of(np.flatnonzero(self.on_a[pages.ids]).tolist())
        for wing in (rest & wing_a, rest & ~wing_a):
            if not wing & ~down:
                # While fingers still hold a wing's last page, that page holds the book up.
                return bool(down) or not fingers
            if (wing & down).bit_count() >= max(physics.fall_pages, physics.fall_wing * wing.bit_count()):
                return True
        return down.bit_count() >= max(physics.fall_pages, physics.fall_share * rest.bit_count())
