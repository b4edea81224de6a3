"""What a viewer is given, as Structs: plain `game.view` and the wire are made from them."""

from __future__ import annotations

from typing import Generic, Literal, TypeVar, cast

from msgspec import UNSET, Struct

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
