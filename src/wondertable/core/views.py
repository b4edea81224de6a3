"""What a viewer is given, as Structs: plain `game.view` and the wire are made from them."""

from __future__ import annotations

from typing import Generic, Literal, TypeVar, cast

from msgspec import UNSET, Struct, UnsetType

from wondertable.core.options import Value
from wondertable.core.refused import Refused
from wondertable.core.shapes import Facts

Fixed = TypeVar("Fixed")
Board = TypeVar("Board")
Args = TypeVar("Args")
Parts = TypeVar("Parts")
Gathering = Literal["one", "sealed", "open", "team", "first"]


class Nothing(Struct, frozen=True):
    """What never changes, in a game where everything may."""


class Reason(Struct, frozen=True, gc=False):
    """Why something cannot be done: the rule, and the sentence with its facts."""

    rule: str | None
    key: str
    args: Facts


class Piece(Struct, frozen=True, gc=False):
    """A piece of the board that may be pointed at but not used, with the reason."""

    piece: str
    rule: str | None
    key: str
    args: Facts


class Event(Struct, Generic[Args], frozen=True, gc=False):
    """Something that happened, with the arguments of its kind (`EventForms.shapes`)."""

    key: str
    args: Args


class Option(Struct, Generic[Parts], frozen=True, gc=False):
    """An offered answer: its canonical text, its kind and the kind's named parts (`Actions.shapes`)."""

    text: str
    kind: str
    parts: Parts


class OneOf(Struct, frozen=True, gc=False, tag="one"):
    """A field with one of these ids, which are written as they are shown."""

    name: str
    choices: list[str]
    usual: str
    """What most would choose: the one to begin with."""


class Run(Struct, frozen=True, gc=False, tag="run"):
    """A field with one or more neighbours out of one of these rows, in their order; in texts "+" stands between them."""

    name: str
    rows: list[list[str]]
    most: int
    apart: Reason
    """Why things cannot be taken together that are no neighbours."""
    full: Reason
    """Why no more than so many can."""
    noted: str
    """The type of what `notes` say of a thing, such as the card that can be read on a page."""
    notes: dict[str, str]


class OpenForm(Struct, frozen=True, gc=False):
    """All answers of one kind, as a form to be filled in: each way to fill it is an answer, and there is no other.

    A field bears the name of a part of the answer (`Actions.shapes`). The text is the word and then what each field holds.
    """

    kind: str
    word: str
    fields: list[OneOf | Run]
    beside: list[OneOf]
    """What may be said beside the answer and is no part of it (core/outside.py)."""


class Question(Struct, frozen=True, gc=False):
    kind: str
    gathering: Gathering
    asked_of: list[int]
    """All whom it was put to: those of them who are not asked any more have answered."""
    answered: str | None
    """The text of the viewer's own answer, if it is in."""
    given: Option[Struct] | None
    """The same with its parts."""
    options: list[Option[Struct]]
    refused: list[Piece]
    forms: list[OpenForm] | UnsetType = UNSET
    """Where answers are too many to be listed: for each kind of them a form, and none of that kind among the options."""


class Outcome(Struct, frozen=True, gc=False):
    winners: list[int]
    scores: list[int] | None
    reason: str


class Changing(Struct, Generic[Board], frozen=True, gc=False):
    """What of a view changes during a game."""

    asked: list[int]
    question: Question | None
    outcome: Outcome | None
    board: Board


class View(Struct, Generic[Fixed, Board], frozen=True, gc=False):
    """What one seat (None: someone who watches) may know. What is `fixed` never changes during a game."""

    game: str
    players: int
    seat: int | None
    options: dict[str, Value]
    asked: list[int]
    question: Question | None
    outcome: Outcome | None
    fixed: Fixed
    board: Board


def reason(refused: Refused) -> Reason:
    return Reason(refused.rule, refused.key, cast(Facts, refused.args))


def piece(name: str, refused: Refused) -> Piece:
    return Piece(name, refused.rule, refused.key, cast(Facts, refused.args))


def spelled(value: object) -> object:
    """Structs as plain values, with what the wire leaves out because it is the default."""
    if isinstance(value, Struct):
        fields = {name: getattr(value, name) for name in value.__struct_fields__}
        return {name: spelled(field) for name, field in fields.items() if field is not UNSET}
    if isinstance(value, list):
        return [spelled(item) for item in value]
    return value
