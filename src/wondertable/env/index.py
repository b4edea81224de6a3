"""The fixed index of a game, made from the forms of its answers and from nothing else."""

from __future__ import annotations

from functools import lru_cache
from math import prod
from typing import Final

from wondertable.bots.spelling import Spelling
from wondertable.core.forms import Form, Part
from wondertable.core.game import Game
from wondertable.core.rules.actions import KIND_MASK

WHOLE_MOST: Final = 600
"""Kinds with more answers than this are spelled part by part."""
END: Final = "."
"""Ends a list."""


class Index:
    """What each number means. `names` has the canonical text of whole answers; a part is named by kind, part and value.

    >>> import wondertable
    >>> index = Index(wondertable.game("miraris"))
    >>> index.names[index.spell("bid 7")[0]]
    'bid 7'
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.names: list[str] = []
        self.first_part = 0
        """The numbers from here on are parts of answers; those before are whole ones."""
        self.part_most: list[int] = []
        """How often each of these can stand in one answer, at most."""
        self._begins: dict[int, int] = {}
        self._steps: dict[int, list[int]] = {}
        self._ends: dict[int, list[int | None]] = {}
        forms = game.actions.forms
        whole = [form for form in forms if is_whole(form)]
        for form in whole:
            self._begins[form.kind] = len(self.names)
            self.names += [form.text(action) for action in answers(form)]
        self.first_part = len(self.names)
        for form in forms:
            if not is_whole(form):
                self._lay_out(form)
        self.size = len(self.names)
        self.longest = max(1 if is_whole(form) else 1 + sum(step.many + 1 for step in form.steps()) for form in forms)
        """By no more numbers is an answer given."""
        self.spelling = Spelling(self.size, self.first_part, self._spell)
        for form in forms:
            begin = self._begins[form.kind]
            if is_whole(form):
                self.spelling.number(form.kind, begin, answers(form), native_parts(form))
            else:
                self.spelling.begin(form.kind, begin)

    def _lay_out(self, form: Form) -> None:
        self._begins[form.kind] = len(self.names)
        self.names.append(f"{form.name}:")
        self.part_most.append(1)
        begins: list[int] = []
        ends: list[int | None] = []
        for step in form.steps():
            begins.append(len(self.names))
            self.names += [f"{form.name}: {step.name} {letter}" for letter in step.letters]
            self.part_most += [step.many or 1] * len(step.letters)
            ends.append(len(self.names) if step.many else None)
            if step.many:
                self.names.append(f"{form.name}: {step.name} {END}")
                self.part_most.append(1)
        self._steps[form.kind] = begins
        self._ends[form.kind] = ends

    def _spell(self, action: int) -> list[int]:
        form = self.game.actions.form(action)
        kind = action & KIND_MASK
        found = [self._begins[kind]]
        for begin, end, letters in zip(self._steps[kind], self._ends[kind], form.spelled(action), strict=True):
            found += [begin + letter for letter in letters]
            if end is not None:
                found.append(end)
        return found

    def spell(self, text: str) -> list[int]:
        """The numbers by which the answer with this canonical text is given."""
        return self.spelling.spelled(self.game.actions.parse(text))

    def __len__(self) -> int:
        return self.size


@lru_cache(maxsize=32)
def index_of(game: Game) -> Index:
    """The index of a game; it hangs on the game's data alone."""
    return Index(game)


def coded(form: Form) -> list[tuple[Part, int]]:
    """The parts that stand in the code, and where."""
    return [(each, shift) for each, shift in zip(form.parts, form.shifts, strict=False) if each.places]


def is_whole(form: Form) -> bool:
    """Whether each answer of this kind has a number of its own: where there are few, and each part is one of a row."""
    steps = form.steps()
    if len(steps) != len(coded(form)) or any(each.places != 1 or not each.in_a_row for each, _ in coded(form)):
        return False
    return not any(step.many for step in steps) and prod(len(step.letters) for step in steps) <= WHOLE_MOST


def answers(form: Form) -> list[int]:
    """All answers of a kind that are numbered one by one, in the order of their numbers."""
    found = [form.kind]
    for each, shift in coded(form):
        values = range(each.least, each.least + len(each.letters()))
        found = [action | value << shift for action in found for value in values]
    return found


def native_parts(form: Form) -> list[tuple[int, int, int]]:
    """For each part where it begins in the code, its least value, and how far apart two values stand in the index."""
    parts = coded(form)
    sizes = [len(each.letters()) for each, _ in parts]
    return [(shift, each.least, prod(sizes[at + 1 :])) for at, (each, shift) in enumerate(parts)]
