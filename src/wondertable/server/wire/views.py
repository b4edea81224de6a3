"""What a viewer sees of a game."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from wondertable.server.wire.parts import Facts
from wondertable.server.wire.tables import Outcome


class Event(Struct):
    key: str
    args: Facts


class Option(Struct):
    text: str
    kind: str
    parts: Facts


class RefusedPiece(Struct):
    piece: str
    rule: str | None
    key: str
    args: Facts


class Reason(Struct):
    rule: str | None
    key: str
    args: Facts


class OneOf(Struct, tag="one"):
    """A field of a form with one of these ids."""

    name: str
    choices: list[str]
    usual: str
    """The one to begin with."""


class Run(Struct, tag="run"):
    """A field of a form with up to so many neighbours out of one of these rows, in their order."""

    name: str
    rows: list[list[str]]
    most: int
    apart: Reason
    """Why things cannot be taken together that are no neighbours."""
    full: Reason
    """Why no more than so many can."""
    noted: str
    """The type of the `notes`."""
    notes: dict[str, str]
    """What is to be seen of a thing."""


class OpenForm(Struct):
    """All answers of one kind: each way to fill it in is one."""

    kind: str
    word: str
    """The text of an answer begins with it; what each field holds follows, with "+" inside a run."""
    fields: list[OneOf | Run]
    beside: list[OneOf]
    """What may be said `beside` the answer."""


class Question(Struct):
    kind: str
    gathering: Literal["one", "sealed", "open", "team", "first"]
    asked_of: list[int]
    """All seats it was put to; those of them who are no longer `asked` have answered."""
    answered: str | None
    given: Option | None
    """The answer that is in, with its parts."""
    options: list[Option]
    refused: list[RefusedPiece]
    forms: list[OpenForm] | UnsetType = UNSET
    """Answers that are too many to be listed among the options, kind by kind."""


class View(Struct):
    """What changes of a view; the rest stands in `TableInfo` and in `fixed`."""

    asked: list[int]
    question: Question | None
    outcome: Outcome | None
    board: Facts
