"""Games told again, reviews, puzzles and lessons."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from wondertable.server.wire.parts import NO_RECORD, AnyRecord, Facts, OptionValues
from wondertable.server.wire.tables import GameInfo
from wondertable.server.wire.views import Event, Option, View
from wondertable.voice.shapes import Advice, Advised, Review


class Moment(Struct):
    """What some eyes saw after an entry, and what had happened since the moment before."""

    seat: int | None
    """Whose answer led here: nobody's at the beginning, and where a result from outside the rules did."""
    answer: str | None
    """Its text; null where these eyes may not know it."""
    events: list[Event]
    view: View
    """Views of the past are only looked at: `options` and `refused` of a question are empty."""
    film: bytes | UnsetType = UNSET
    """How it came about, where that was outside the rules; only the game's board can read it."""


class Moments(Struct):
    """A game from its beginning on, as far as nothing was taken back."""

    game: str
    players: int
    options: OptionValues
    seat: int | None
    """Whose eyes; null for those of somebody who watches, and for the eyes that see everything."""
    everything: bool
    fixed: Facts
    moments: list[Moment]
    game_info: GameInfo | UnsetType = UNSET
    """The game with the data it was played with, where it comes with others now."""


class LookBack(Struct, forbid_unknown_fields=True):
    """Asks for the moments of a record."""

    record: AnyRecord
    eyes: Annotated[str, Meta(max_length=16)] = "everything"


class ReviewWanted(Struct, forbid_unknown_fields=True):
    """Asks for the review of a game that is over: that of a table, or of a record."""

    table: Annotated[str, Meta(max_length=64)] | UnsetType = UNSET
    record: AnyRecord = msgspec.field(default_factory=lambda: NO_RECORD)


class Reviewing(Struct):
    """A review, as far as it is."""

    id: str
    done: float
    """From 0 to 1."""
    review: Review | None


class PuzzleInfo(Struct):
    id: str
    players: int
    seat: int
    kind: str
    """Of the question."""


class PuzzleShown(Struct):
    """What the seat saw, with the question as it was put."""

    id: str
    game: str
    players: int
    options: OptionValues
    seat: int
    fixed: Facts
    view: View


class PuzzleAnswer(Struct, forbid_unknown_fields=True):
    answer: Annotated[str, Meta(max_length=2000)]


class PuzzleTold(Struct):
    """What a master thinks of an answer to a puzzle."""

    right: bool
    """Whether it is the best, or as good."""
    given: Advised | None
    """The answer, where a master has thought of it."""
    advice: Advice
    played: str
    """What was answered in the game that the puzzle comes from."""


class LessonInfo(Struct):
    name: str
    minutes: int


class LessonAnswers(Struct, forbid_unknown_fields=True):
    """All that was answered so far; null for what was only to be read."""

    answers: Annotated[list[Annotated[str, Meta(max_length=2000)] | None], Meta(max_length=400)]


class LessonSaying(Struct):
    """A sentence of a lesson, and what it points at."""

    key: str
    rule: str | None
    args: Facts
    """What the sentence is made with: the parts of the answer it speaks of."""
    places: list[str]
    shows: list[Option]
    """Answers whose places are pointed at; of a wrong answer a right one, for whoever was wrong before."""


class LessonTold(Struct):
    """Where the answers lead: what was seen since the last of them, and what is said now."""

    game: str
    lesson: str
    players: int
    options: OptionValues
    seat: int
    fixed: Facts
    moments: list[Moment]
    """The last of them has what may be answered now. None where the last answer was not wanted."""
    saying: LessonSaying
    wrong: LessonSaying | None
    """What is said of the last answer, if it was not wanted: then nothing has changed."""
    does: Literal["tell", "ask", "free", "end"]
    """It is only to be read; waits for an answer; takes every answer, and a master helps; says its last word."""
    step: int
    steps: int
