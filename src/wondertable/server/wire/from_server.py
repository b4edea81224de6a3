"""What the server says over a WebSocket."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from wondertable.server.wire.parts import Facts, SignKind
from wondertable.server.wire.tables import TableInfo
from wondertable.server.wire.views import Event, View
from wondertable.voice.shapes import Advice


class Undo(Struct):
    can: Literal["free", "ask"] | None
    asked_by: int | None
    agreed: list[int]
    waiting: list[int]


class Talk(Struct):
    seat: int | None
    """Null for somebody who watches."""
    name: str
    text: str
    phrase: str | None
    """Instead of a text, the key of a sentence that each reads in their own language."""
    number: int
    """Lines are counted from 1."""


class Again(Struct):
    """The table at which the people of this one play again. The token of a seat here is that of its owner's seat there."""

    table: str
    seat: int | None
    """The viewer's seat there; null for those who watch."""
    by: int
    """Who has asked for it."""
    seats: list[int]
    """For each seat there, the seat here."""


class State(Struct, tag="state"):
    """The newest state. What is absent is as this connection was told last; after a hello nothing is."""

    number: int
    seat: int | None
    question: int | None
    events: list[Event]
    first: int
    moment: int | None
    """The number of the moment that this is, as `Moments` counts them."""
    since: float | None
    """How many seconds ago the open question was put, as far as this server knows."""
    remaining: float | None
    now: float
    """The time of the server, in seconds since 1970: other times count from it."""
    banks: list[float | None] | UnsetType = UNSET
    """Where the table has a bank: what each seat has left now."""
    pages: str | UnsetType = UNSET
    """The script with which the pages of this server begin; it comes after a hello. A page that began with another one is of another version."""
    table: TableInfo | UnsetType = UNSET
    fixed: Facts | UnsetType = UNSET
    """What of the board never changes during a game; it comes with the first view."""
    view: View | UnsetType | None = UNSET
    undo: Undo | UnsetType = UNSET
    talk: list[Talk] | UnsetType = UNSET
    again: Again | UnsetType | None = UNSET
    film: bytes | UnsetType = UNSET
    """How this moment came about, as in `Moment`; it comes once."""


class Accepted(Struct, tag="accepted"):
    number: int
    question: int


class RefusedMessage(Struct, tag="refused"):
    number: int
    question: int | None
    rule: str | None
    key: str
    args: Facts
    detail: str


class Pong(Struct, tag="pong"):
    number: int


class Closing(Struct, tag="closing"):
    """The server is about to stop. Nothing is lost, and the same address leads to the table again."""

    number: int
    seconds: float
    """After which it is worth coming back."""


class Sign(Struct, tag="sign"):
    """Somebody points or cheers; without a seat it is somebody who watches."""

    number: int
    seat: int | None
    sign: SignKind
    at: str | None


class Hint(Struct, tag="hint"):
    """What a master would do, for the seat that has asked."""

    number: int
    question: int
    advice: Advice


ServerMessage = State | Accepted | RefusedMessage | Pong | Sign | Hint | Closing
