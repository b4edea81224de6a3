"""A lesson as it is written down: `lessons/<name>.toml` in the folder of its game."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from wondertable.core.options import Value
from wondertable.core.shapes import Count, Identifier, Plain, Text

Answers = Annotated[list[Text], Meta(min_length=1)]
"""Texts of answers; a * stands for anything."""


class Given(Struct, forbid_unknown_fields=True):
    """What somebody else answers, so that it is the same for everybody who learns."""

    seat: Count
    answer: Text


class Begin(Struct, forbid_unknown_fields=True):
    """With what a lesson begins: a position as people write it by hand, or a new game where there is no board.

    It names no version and no data: names of cards and places outlive those, seeds and numbers do not.
    """

    players: Count
    seed: Count = 0
    """Chance from here on."""
    options: dict[str, Value] = {}
    board: dict[str, Plain] | UnsetType = UNSET
    questions: list[Plain] | UnsetType = UNSET
    """The open question, where the board does not tell it."""
    moves: list[Given] = []
    """What was answered since."""


class Wrong(Struct, forbid_unknown_fields=True):
    """What is said to answers that are not wanted here. They may share a sentence only if it is true of each."""

    answers: Answers
    say: Identifier
    rule: Text


class Step(Struct, forbid_unknown_fields=True):
    """One thing that is said. With right answers it waits for one; without any it only tells, and goes on when it was read."""

    say: Identifier
    at: list[Text] = []
    """Places of the board that it speaks of, by the names the board has for them."""
    shows: list[Text] = []
    """Answers that it speaks of: where they lie is shown too."""
    rule: Text | None = None
    right: list[Text] = []
    wrong: list[Wrong] = []
    then: list[Given] = []
    """What is answered after a right answer, in this order; whatever is not said here, rules of thumb decide."""
    free: bool = False
    """From here on the game is played to its end, and a master says at every question what to think of. Every question is
    spoken of by `<say>-<kind>`, where there is such a sentence."""


class Written(Struct, forbid_unknown_fields=True):
    """The whole file."""

    number: Annotated[int, Meta(ge=1, le=9)]
    """Its place among the lessons of the game."""
    seat: Count
    """Who learns."""
    begin: Begin
    steps: Annotated[list[Step], Meta(min_length=1, max_length=40)]


class Lesson(Struct, frozen=True):
    name: str
    written: Written

    @property
    def seat(self) -> int:
        return self.written.seat

    @property
    def steps(self) -> list[Step]:
        return self.written.steps

    def key(self, say: str = "") -> str:
        """The key of one of its sentences; of its name without one."""
        return f"lesson-{self.name}-{say}" if say else f"lesson-{self.name}"
