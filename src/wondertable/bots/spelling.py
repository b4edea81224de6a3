"""The fixed index of a game's answers: a number means the same at every moment of every game.

Most answers have a number of their own. Where those of a kind would be too many they are spelled instead: the kind first,
then each part. So at any moment the numbers that may be given are those with which a legal answer goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from wondertable.core.rules.actions import KIND_MASK, PART_MASK, PLACES_MAX
from wondertable.core.rules.kit import Action
from wondertable.core.rules.questions import Options

FIELDS: Final = 4
KNOWN_MOST: Final = 30_000
"""So many spellings are kept."""
TABLE: Final = 1 << 17
"""Two places for each of them, and as many that stay empty."""
NO_TABLE: Final = vec[i64]([0] * TABLE)
HASH: Final = 0x9E3779B1
LOW: Final = 0x7FFFFFFF
UNDECIDED: Final = 0
NOT_LEGAL: Final = -1
NOTHING: Final = vec[i64]()


class Spelling:
    """Where each answer of a game stands in its index."""

    def __init__(self, size: int, first_part: int, spell: Callable[[int], list[int]]) -> None:
        self.size: i64 = size
        self.first_part: i64 = first_part
        """The numbers from here on are parts of answers; those before are whole ones."""
        self.no_marks: vec[u8] = vec[u8]([0] * size)
        self._spell = spell
        self._whole: vec[i64] = vec[i64]([0] * first_part)
        """The answer that each of these numbers is."""
        self._begins: vec[i64] = vec[i64]([0] * (KIND_MASK + 1))
        """For each kind its first number: of an answer of its own, or of what all its answers begin with."""
        self._parts: vec[i64] = vec[i64]([0] * ((KIND_MASK + 1) * PLACES_MAX * FIELDS))
        """For each kind and each of its parts: where it begins in the code, its mask, its least value, and how far apart
        two values stand in the index."""
        self._known: i64 = 0
        self._table: vec[i64] = NO_TABLE[:]
        """The answers whose spelling is kept, each near where its code leads, 0 where there is none; and behind each where
        its numbers stand among the letters: how many there are, then one after the other."""
        self._letters: vec[i64] = vec[i64]()

    def number(self, kind: int, begin: int, answers: list[int], parts: list[tuple[int, int, int]]) -> None:
        """Answers of this kind have numbers of their own, from `begin` on."""
        self._begins[kind] = begin
        for number, action in enumerate(answers):
            self._whole[begin + number] = action
        at: i64 = kind * PLACES_MAX * FIELDS
        for shift, least, stride in parts:
            self._parts[at] = shift
            self._parts[at + 1] = PART_MASK
            self._parts[at + 2] = least
            self._parts[at + 3] = stride
            at += FIELDS

    def begin(self, kind: int, number: int) -> None:
        """Answers of this kind are spelled, and all begin with this number."""
        self._begins[kind] = number

    def first(self, action: Action) -> i64:
        """The number with which an answer begins, or which it is."""
        kind: i64 = action & KIND_MASK
        found: i64 = self._begins[kind]
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

    def letter(self, action: Action, depth: i64) -> i64:
        """One of the numbers by which an answer that is spelled is given."""
        start = self._look_up(action)
        return self._letters[start + 1 + depth]

    def spelled(self, action: int) -> list[int]:
        """The numbers by which an answer is given, one after the other."""
        own = self.first(action)
        if own < self.first_part:
            return [int(own)]
        start = self._look_up(action)
        letters = self._letters
        return [int(number) for number in letters[start + 1 : start + 1 + letters[start]]]

    def _look_up(self, action: Action) -> i64:
        """Where the spelling of an answer stands until the next is looked up."""
        mixed: i64 = (action ^ (action >> 31)) & LOW
        at: i64 = ((mixed * HASH) >> 15) & (TABLE - 2)
        table = self._table
        while table[at] != action:
            if table[at] == 0:
                return self._learn(action, at)
            at = (at + 2) & (TABLE - 2)
        return table[at + 1]

    def _learn(self, action: Action, at: i64) -> i64:
        """Keep the spelling of an answer at a free place of the table."""
        if self._known == KNOWN_MOST:
            self._known = 0
            self._table = NO_TABLE[:]
            self._letters = vec[i64]()
            return self._look_up(action)
        self._known += 1
        numbers = self._spell(int(action))
        letters = self._letters
        start: i64 = len(letters)
        letters = append(letters, len(numbers))
        for number in numbers:
            letters = append(letters, number)
        self._letters = letters
        self._table[at] = action
        self._table[at + 1] = start
        return start


class Choice:
    """An answer in the making: what is legal, and what was chosen of it so far."""

    def __init__(self, spelling: Spelling) -> None:
        self.spelling = spelling
        self.options = Options()
        self.chosen: vec[i64] = NOTHING
        """The numbers so far; empty at the beginning of an answer."""
        self._left: vec[i64] = NOTHING
        """The answers that begin with them."""

    def begin(self) -> None:
        """`options` hold what is legal now, and nothing is chosen yet."""
        self.chosen = NOTHING
        self._left = NOTHING

    def mark(self, marks: vec[u8], begin: i64) -> None:
        """Put a 1 for each number that may be given next; the first number of the index stands at `begin`."""
        spelling = self.spelling
        depth: i64 = len(self.chosen)
        if depth:
            for action in self._left:
                marks[begin + spelling.letter(action, depth)] = 1
            return
        options = self.options
        options.spell_out()
        spelled: i64 = 0
        at: i64
        for at in range(options.size):
            one: i64 = options._items[at]
            kind: i64 = one & KIND_MASK
            if kind != spelled:
                number = spelling.first(one)
                marks[begin + number] = 1
                if number >= spelling.first_part:
                    spelled = kind  # all of this kind begin alike

    def numbers(self) -> list[int]:
        """What may be given next, in rising order."""
        marks = self.spelling.no_marks[:]
        self.mark(marks, 0)
        return [number for number, mark in enumerate(marks) if mark]

    def give(self, given: int) -> int:
        """The answer, if the number completes it; UNDECIDED if more is wanted; NOT_LEGAL, and nothing is changed.

        What follows from the number is chosen with it.
        """
        spelling = self.spelling
        depth: i64 = len(self.chosen)
        if not 0 <= given < int(spelling.size):
            return NOT_LEGAL
        number: i64 = given
        if depth == 0 and number < spelling.first_part:
            whole: i64 = spelling._whole[number]
            return int(whole) if self.options.holds(whole) else NOT_LEGAL
        left = vec[i64]()
        at: i64
        if depth:
            for action in self._left:
                if spelling.letter(action, depth) == number:
                    left = append(left, action)
        else:
            options = self.options
            options.spell_out()
            for at in range(options.size):
                one: i64 = options._items[at]
                if spelling.first(one) == number:
                    left = append(left, one)
        if len(left) == 0:
            return NOT_LEGAL
        first: i64 = left[0]
        if len(left) == 1:
            return int(first)
        depth += 1
        while all_go_on(spelling, left, depth, spelling.letter(first, depth)):
            depth += 1
        chosen = vec[i64](capacity=depth)
        for at in range(depth):
            chosen = append(chosen, spelling.letter(first, at))
        self.chosen = chosen
        self._left = left
        return UNDECIDED


def all_go_on(spelling: Spelling, actions: vec[i64], depth: i64, number: i64) -> bool:
    for action in actions:
        if spelling.letter(action, depth) != number:
            return False
    return True
