"""Which scrolls those may be that a viewer cannot tell apart: each gets a name that it is not barred from (DOM-K11).

Names are dealt by chance first. Where a scroll got a name that it cannot have, it takes another one from a scroll that can
do without it, which takes another in turn, and so on: so names are found whenever there is a way to deal them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Set, bit, first, has
from wondertable.games.dominovia.rules.tables import NONE, SCROLLS, Scrolls

NOBODYS: Final = vec[i64]([NONE] * SCROLLS)


class Naming:
    def __init__(self, nameless: Set, barred: vec[i64], pile: vec[i64]) -> None:
        """As many nameless scrolls as there are names in the pile, which is in random order."""
        self.nameless: vec[i64] = vec[i64]()
        self.barred = barred
        self.pile = pile
        self.owner: vec[i64] = NOBODYS[:]
        """Which scroll has each name of the pile, by their numbers here."""
        self._tried: i64 = 0
        number: i64
        for number in range(SCROLLS):
            if has(nameless, number):
                self.nameless = append(self.nameless, number)

    def may_have(self, scroll: i64, name: i64) -> bool:
        return not has(self.barred[self.nameless[scroll]], self.pile[name])

    def dealt(self) -> bool:
        """False if there is no way to give each a name."""
        without: i64 = 0
        scroll: i64
        for scroll in range(len(self.pile)):
            if self.may_have(scroll, scroll):
                self.owner[scroll] = scroll
            else:
                without |= bit(scroll)
        while without:
            scroll = first(without)
            without ^= bit(scroll)
            self._tried = 0
            if not self._finds(scroll):
                return False
        return True

    def _finds(self, scroll: i64) -> bool:
        """Take a free name, or one whose owner finds another."""
        name: i64
        for name in range(len(self.pile)):
            if not has(self._tried, name) and self.may_have(scroll, name):
                self._tried |= bit(name)
                if self.owner[name] == NONE or self._finds(self.owner[name]):
                    self.owner[name] = scroll
                    return True
        return False

    def one_of(self, nameless: Set, wanted: Scrolls, rng: Rng) -> bool:
        """See to it that one of these scrolls has a name of these; False if that cannot be."""
        count: i64 = len(self.pile)
        name: i64
        for name in range(count):
            if has(wanted, self.pile[name]) and has(nameless, self.nameless[self.owner[name]]):
                return True
        scroll: i64
        begin = rng.below(count)
        for name in range(count):
            if has(wanted, self.pile[name]):
                for scroll in range(count):
                    chosen = (begin + scroll) % count
                    if (
                        has(nameless, self.nameless[chosen])
                        and self.may_have(chosen, name)
                        and self._gets(chosen, name)
                    ):
                        return True
        return False

    def _gets(self, scroll: i64, name: i64) -> bool:
        """Give it this name, and the owner of the name another; nothing is changed if there is none."""
        before = self.owner[:]
        loser = self.owner[name]
        other: i64
        for other in range(len(self.pile)):
            if self.owner[other] == scroll:
                self.owner[other] = NONE
        self.owner[name] = scroll
        self._tried = bit(name)
        if self._finds(loser):
            return True
        self.owner = before
        return False

    def write(self, names: vec[i64]) -> None:
        name: i64
        for name in range(len(self.pile)):
            names[self.nameless[self.owner[name]]] = self.pile[name]
