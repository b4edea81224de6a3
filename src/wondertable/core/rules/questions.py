"""Questions that are open in a position, and the answers they allow."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from wondertable.core.rules.actions import code, part
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import has, members, nth_member, set_size

NO_ANSWER: Final = 0
NO_ITEMS: Final = vec[i64]()
SET_LIMIT: Final = 63
"""The members of a set are below this."""

# How answers are gathered.
ALL: Final = 0
"""Everybody asked answers once."""
CHANGEABLE: Final = 1
"""Everybody asked answers openly, and may answer again until the last answer is in."""
TEAM: Final = 2
"""One seat decides; the others of the team may advise it openly."""
FIRST: Final = 3
"""Whoever answers first answers for all who are asked."""
GATHERINGS: Final = ["all", "changeable", "team", "first"]
"""As they are saved."""


@mypyc_attr(acyclic=True)
class Options:
    """The legal answers to a question, filled again and again without making new lists.

    Most questions ask for one thing of a set. Such a set is kept as it is until somebody wants single items.
    """

    __slots__ = ("_items", "kind", "size", "values")

    def __init__(self) -> None:
        self.size: i64 = 0
        self._items: vec[i64] = NO_ITEMS
        self.kind: i64 = 0
        self.values: i64 = 0
        """The set that they are, each with this kind; 0 where they are single items."""

    def clear(self) -> None:
        self.size = 0
        self.values = 0

    def add_each(self, kind: i64, values: i64) -> None:
        """Add the action of this kind for each member of a set."""
        if self.size == 0:
            self.kind = kind
            self.values = values
            self.size = set_size(values)
        else:
            for value in members(values):
                self.add(code(kind, value))

    def add(self, action: i64) -> None:
        if self.values:
            self.spell_out()
        items, size = self._items, self.size
        if size < len(items):
            items[size] = action
        else:
            self._items = append(items, action)
        self.size = size + 1

    def spell_out(self) -> None:
        """Turn a set into single items: whoever wants all of them finds them quicker then."""
        kind, values, items = self.kind, self.values, self._items
        if values == 0:
            return
        size: i64 = 0
        value: i64 = 0
        while values:
            if values & 1:
                if size < len(items):
                    items[size] = code(kind, value)
                else:
                    items = append(items, code(kind, value))
                size += 1
            values >>= 1
            value += 1
        self._items = items
        self.values = 0
        self.size = size

    def item(self, index: i64) -> i64:
        if self.values:
            return code(self.kind, nth_member(self.values, index))
        return self._items[index]

    def holds(self, action: i64) -> bool:
        if self.values:
            value = part(action, 0)
            return value < SET_LIMIT and has(self.values, value) and action == code(self.kind, value)
        i: i64 = 0
        while i < self.size:
            if self._items[i] == action:
                return True
            i += 1
        return False

    def pick(self, rng: Rng) -> i64:
        """One of them, each equally likely."""
        return self.item(rng.below(self.size))

    def to_list(self) -> list[int]:
        return [int(self.item(i)) for i in range(self.size)]


@mypyc_attr(acyclic=True, free_list_len=1)
class Question:
    """What is asked, of whom, and the answers so far (0: none).

    Sealed answers stay hidden until the last one is in; the order of arrival does not matter.
    Seats that are free may answer too, as often as they like; nobody waits for them.
    """

    __slots__ = ("answers", "free", "gathering", "kind", "sealed", "waiting")

    def __init__(self, kind: i64, waiting: i64, sealed: bool, answers: vec[i64]) -> None:
        self.kind = kind
        self.waiting = waiting
        self.sealed = sealed
        self.answers = answers
        self.gathering: i64 = ALL
        self.free: i64 = 0

    def clone(self) -> Question:
        twin = Question(self.kind, self.waiting, self.sealed, self.answers[:])
        twin.gathering = self.gathering
        twin.free = self.free
        return twin

    def become(self, other: Question) -> None:
        """The same question with the same answers."""
        self.kind = other.kind
        self.waiting = other.waiting
        self.sealed = other.sealed
        self.gathering = other.gathering
        self.free = other.free
        i: i64 = 0
        while i < len(self.answers):
            self.answers[i] = other.answers[i]
            i += 1

    def reopen(self, kind: i64, waiting: i64, sealed: bool) -> None:
        """Become another question, with no answer yet."""
        self.kind = kind
        self.waiting = waiting
        self.sealed = sealed
        self.gathering = ALL
        self.free = 0
        answers = self.answers
        i: i64 = 0
        while i < len(answers):
            answers[i] = NO_ANSWER
            i += 1
