"""What a client says over its WebSocket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from wondertable.server.wire.company import Back, Consent, Door, Hand, KeepTable, Move, Resign, SendAway
from wondertable.server.wire.parts import Facts, QuestionNumber, Sample, SeatNumber, SignKind


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=200)] | None = None
    since: QuestionNumber = 0
    watcher: Annotated[str, Meta(min_length=16, max_length=200)] | None = None
    """A key of one's own choice, by which somebody who watches is known again."""
    name: Annotated[str, Meta(max_length=100)] | None = None
    """What somebody who watches is called."""


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    question: QuestionNumber
    answer: Annotated[str, Meta(max_length=2000)]
    beside: Facts | None = None
    """What a game takes beside the answer for what happens outside its rules; no part of the answer."""


class Gesture(Struct, tag="gesture", forbid_unknown_fields=True):
    """How a hand moves, as it moves: the numbers of a sample are the game's own."""

    samples: Annotated[list[Sample], Meta(max_length=64)] = []
    end: bool = False


class Report(Struct, tag="report", forbid_unknown_fields=True):
    """What happened on a real table."""

    report: Annotated[str, Meta(max_length=2000)]


class UndoWish(Struct, tag="undo", forbid_unknown_fields=True):
    question: QuestionNumber


class Vote(Struct, tag="vote", forbid_unknown_fields=True):
    agree: bool


class Rename(Struct, tag="name", forbid_unknown_fields=True):
    name: str


class SetBot(Struct, tag="bot", forbid_unknown_fields=True):
    seat: SeatNumber
    bot: str | None


class Start(Struct, tag="start", forbid_unknown_fields=True):
    pass


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Table talk: a text, or one of the phrases."""

    text: str = ""
    phrase: Annotated[str, Meta(max_length=40)] | None = None
    name: str | None = None
    """Of somebody who watches; whoever has a seat is known."""


class PlayAgain(Struct, tag="again", forbid_unknown_fields=True):
    """Another game with everybody who was there; or, where somebody else has asked for one, a word that one does not come."""

    agree: bool = True


class Free(Struct, tag="free", forbid_unknown_fields=True):
    """Gives up a seat before the game: one's own, or, for the host, one whose owner is not there."""

    seat: SeatNumber


class LetAutopilot(Struct, tag="autopilot", forbid_unknown_fields=True):
    seat: SeatNumber


class MakeSign(Struct, tag="sign", forbid_unknown_fields=True):
    """Points at a place of the table, or cheers: everybody who is there sees it, and nobody keeps it."""

    sign: SignKind
    at: Annotated[str, Meta(max_length=40)] | None = None
    """The name of the place, as the game's board has it."""


class AskHint(Struct, tag="hint", forbid_unknown_fields=True):
    """What would a master do? Everybody is told that somebody has asked."""

    question: QuestionNumber


class Seen(Struct, tag="seen", forbid_unknown_fields=True):
    """The question stands before the eyes of whoever sits here: no notice of it need go out."""

    question: QuestionNumber


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""


ClientMessage = (
    Hello
    | Answer
    | Gesture
    | Report
    | UndoWish
    | Vote
    | Rename
    | SetBot
    | Start
    | Say
    | LetAutopilot
    | MakeSign
    | AskHint
    | Seen
    | PlayAgain
    | Free
    | Hand
    | Back
    | Resign
    | Move
    | Consent
    | SendAway
    | Door
    | KeepTable
    | Ping
)
