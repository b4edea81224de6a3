"""The fixed index of a game's answers: a number means the same at every moment of every game.

Most answers have a number of their own. Where those of a kind would be too many they are spelled instead: the kind first,
then each part. So at any moment the numbers that may be given are those with which a legal answer goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.rules.actions import KIND_MASK, PART_MASK, PLACES_MAX
from wondertable.core.rules.questions import Options

SPELLED: Final = -1
"""For kinds of answer whose answers have no number of their own."""
FIELDS: Final = 4
KNOWN_MOST: Final = 50_000
UNDECIDED: Final = 0
NOT_LEGAL: Final = -1


class Spelling:
    """Where each answer of a game stands in its index."""

    def __init__(self, size: int, spell: Callable[[int], list[int]]) -> None:
        self.size: i64 = size
        self._spell = spell
        begins = vec[i64]()
        parts = vec[i64]()
        _kind: i64
        _field: i64
        for _kind in range(KIND_MASK + 1):
            begins = append(begins, SPELLED)
            for _field in range(PLACES_MAX * FIELDS):
                parts = append(parts, 0)
        self._begins: vec[i64] = begins
        self._parts: vec[i64] = parts
        """For each kind and each of its parts: where it begins in the code, its mask, its least value, and how far apart
        two values stand in the index."""
        self._known: dict[int, list[int]] = {}

    def number(self, kind: int, begin: int, parts: list[tuple[int, int, int]]) -> None:
        """Answers of this kind have numbers of their own, from `begin` on."""
        self._begins[kind] = begin
        at: i64 = kind * PLACES_MAX * FIELDS
        for shift, least, stride in parts:
            self._parts[at] = shift
            self._parts[at + 1] = PART_MASK
            self._parts[at + 2] = least
            self._parts[at + 3] = stride
            at += FIELDS

    def place(self, action: i64) -> i64:
        """The number of an answer that has one of its own, else SPELLED."""
        kind: i64 = action & KIND_MASK
        found: i64 = self._begins[kind]
        if found == SPELLED:
            return SPELLED
        at: i64 = kind * PLACES_MAX * FIELDS
        end: i64 = at + PLACES_MAX * FIELDS
        parts = self._parts
        while at < end:
            stride: i64 = parts[at + 3]
            if stride == 0:
                return found
            found += (((action >> parts[at]) & parts[at + 1]) - parts[at + 2]) * stride
            at += FIELDS
        return found

    def spelled(self, action: int) -> list[int]:
        """The numbers by which an answer is given, one after the other."""
        own = self.place(action)
        if own != SPELLED:
            return [int(own)]
        found = self._known.get(action)
        if found is None:
            if len(self._known) >= KNOWN_MOST:
                self._known.clear()
            found = self._known[action] = self._spell(action)
        return found


class Choice:
    """An answer in the making: what is legal, and what was chosen of it so far."""

    def __init__(self, spelling: Spelling) -> None:
        self.spelling = spelling
        self.options = Options()
        self.chosen: list[int] = []
        """The numbers so far; empty at the beginning of an answer."""
        self._left: list[int] = []

    def begin(self) -> None:
        """`options` hold what is legal now, and nothing is chosen yet."""
        if self.chosen:
            self.chosen = []
            self._left = []

    def numbers(self) -> list[int]:
        """What may be given next, in rising order."""
        found: set[int] = set()
        depth = len(self.chosen)
        if depth:
            for action in self._left:
                found.add(self.spelling.spelled(action)[depth])
        else:
            at: i64
            for at in range(self.options.size):
                action = self.options.item(at)
                own = self.spelling.place(action)
                found.add(int(own) if own != SPELLED else self.spelling.spelled(action)[0])
        return sorted(found)

    def give(self, number: int) -> int:
        """The answer, if the number completes it; UNDECIDED if more is wanted; NOT_LEGAL, and nothing is changed.

        What follows from the number is chosen with it.
        """
        depth = len(self.chosen)
        if depth == 0:
            self.options.spell_out()
        left: list[int] = []
        if depth:
            for action in self._left:
                if self.spelling.spelled(action)[depth] == number:
                    left.append(action)
        else:
            at: i64
            for at in range(self.options.size):
                one = self.options.item(at)
                own = self.spelling.place(one)
                if own == number:
                    return int(one)
                if own == SPELLED and self.spelling.spelled(int(one))[0] == number:
                    left.append(int(one))
        if not left:
            return NOT_LEGAL
        if len(left) == 1:
            return left[0]
        depth += 1
        first = self.spelling.spelled(left[0])
        while all_go_on(self.spelling, left, depth, first[depth]):
            depth += 1
        self.chosen = first[:depth]
        self._left = left
        return UNDECIDED


def all_go_on(spelling: Spelling, actions: list[int], depth: i64, number: int) -> bool:
    for action in actions:
        if spelling.spelled(action)[depth] != number:
            return False
    return True
