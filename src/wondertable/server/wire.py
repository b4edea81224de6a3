"""Everything that crosses the wire, once, for HTTP and WebSocket alike: docs/protocol.md says what it means.

`python -m wondertable.server.wire` prints all of it as one OpenAPI document, from which the client's types are made.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from wondertable.core.levels import Measured
from wondertable.server.company import (
    Back,
    Bank,
    Company,
    Consent,
    Door,
    Hand,
    KeepTable,
    Leaving,
    Move,
    Resign,
    SendAway,
)
from wondertable.voice.shapes import Advice, Advised, Review

T = TypeVar("T")
Facts = dict[str, Any]
"""A game's own facts: only its board knows what they mean."""
OptionValue = str | int | bool
OptionValues = dict[str, OptionValue]
SignKind = Literal["point", "cheer", "laugh", "wonder", "sorrow", "thanks"]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
QuestionNumber = Annotated[int, Meta(ge=0, lt=2**53)]
MomentNumber = Annotated[int, Meta(ge=0, lt=2**31)]
Sample = Annotated[list[float], Meta(max_length=16)]
AnyRecord = Annotated[msgspec.Raw, Meta(extra_json_schema={"type": "object"})]
"""A record that somebody brings: it is read where nobody waits for it."""
NO_RECORD = msgspec.Raw(b"null")


# -- HTTP --------------------------------------------------------------------------------------------------------------


class GameOption(Struct, omit_defaults=True):
    name: str
    values: list[OptionValue]
    default: OptionValue
    range: tuple[int, int] | None = None
    """Any whole number from the first to the second, instead of listed values."""
    matters_with: tuple[str, OptionValue] | None = None
    """It has an effect only if another option has this value."""


class Preset(Struct):
    """A way to play that people choose by its name: what differs from the defaults of a table."""

    name: str
    options: OptionValues


class GameInfo(Struct):
    name: str
    rules_version: int
    title: str
    seats: tuple[int, int]
    minutes: tuple[int, int] | None
    """How long people play, from the shortest to the longest that is usual; null where the game does not say."""
    weight: int | None
    """How much there is to think about, from 1, light, to 5, heavy."""
    options: list[GameOption]
    presets: list[Preset]
    """The kindest first; one that changes nothing is always there."""
    asked_first: list[str]
    """Options that people are asked for before all others."""
    bots: list[str]
    """Those that people are offered, the weakest first."""
    measured: list[Measured]
    """How strong they are."""
    events: dict[str, dict[str, str]]
    actions: dict[str, dict[str, str]]
    names: dict[str, str]
    data: Facts
    texts: dict[str, str]
    """The sentences of a game that the pages were not built with, one Fluent file for each language; empty for the others."""
    page: str
    """The rules page of such a game, in Markdown."""


class StartFrom(Struct, forbid_unknown_fields=True):
    """A moment of a finished game that keeps nothing hidden: of a table, or of a record."""

    moment: MomentNumber
    table: Annotated[str, Meta(max_length=64)] | UnsetType = UNSET
    record: AnyRecord = msgspec.field(default_factory=lambda: NO_RECORD)


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=64)]
    players: Annotated[int, Meta(ge=1, le=64)]
    name: str | None = None
    bots: Annotated[list[str | None], Meta(max_length=64)] = []
    options: Annotated[OptionValues, Meta(max_length=64)] = {}
    seed: Annotated[str, Meta(pattern="^([0-9a-fA-F]{2}){16,64}$")] | None = None
    clock: Annotated[int, Meta(ge=1, le=7 * 24 * 3600)] | None = None
    start: Facts | None = None
    """A saved position with which the game begins; players and options are its own."""
    start_from: StartFrom | UnsetType = UNSET
    """A moment of a finished game with which it begins, instead of a saved position."""
    seat: Annotated[int, Meta(ge=0, lt=64)] = 0
    """The seat of whoever makes the table."""
    hints: bool = True
    """Whether people at this table may ask what a master would do."""
    brisk: bool = False
    """Whether bots answer as soon as they can, not at the pace of people."""
    watchers_apart: bool = False
    """Whether the words and signs of those who watch reach only others who watch."""
    bank: Bank | None = None
    """A clock for the whole game instead of one for each answer."""
    patience: Annotated[int, Meta(ge=10, le=14 * 24 * 3600)] | None = None
    """How many seconds an absent person is waited for; a minute where nothing is said."""
    data: Facts | UnsetType = UNSET
    """Data of somebody's own with which the table plays."""


class Join(Struct, forbid_unknown_fields=True):
    name: str
    seat: SeatNumber | None = None
    """In a game that runs: that of the bot whose seat somebody would like to have."""


class Code(Struct, forbid_unknown_fields=True):
    """A short code of a table, to be said aloud: eight figures, and what people put between them."""

    code: Annotated[str, Meta(max_length=40)]


class CodeFound(Struct):
    table: str


class Fault(Struct, forbid_unknown_fields=True):
    """What went wrong in a page."""

    where: Annotated[str, Meta(max_length=200)]
    what: Annotated[str, Meta(max_length=500)]
    trail: Annotated[str, Meta(max_length=4000)] = ""


class Seated(Struct):
    table: str
    seat: int | None
    token: str | None


class Seat(Struct):
    name: str | None
    bot: str | None
    online: bool
    away: bool
    autopilot: bool
    hints: int
    """How often it has asked for advice."""
    waits: bool
    """Kept for its owner, who has played here before and has not come yet."""
    left: float | None = None
    """Since when its owner is not connected, in seconds since 1970."""
    stand_in: str | None = None
    """The bot that plays for its owner."""
    resigned: bool = False
    """Whether its owner has given up."""
    late: bool = False
    """Whether its time is used up: the autopilot answers to the end."""


class Tally(Struct):
    """What somebody has played and won in a series."""

    games: int
    wins: int


class Series(Struct):
    """Games that people have played with each other one after the other; the present one counts when it is over."""

    games: int
    seats: list[Tally]
    moved: bool
    """Whether people sit elsewhere than in the game before."""
    rule: str | None
    """The rule that says where they sit."""


class TableInfo(Struct):
    table: str
    game: str
    players: int
    options: OptionValues
    clock: int | None
    seats: list[Seat]
    host: int | None
    """The seat of whoever made the table; null where bots play alone."""
    started: bool
    over: bool
    commitment: str
    seed_chosen: bool
    start: str | None
    """Where the game did not begin at the beginning: what fixes the position with which it began."""
    hints: bool
    brisk: bool
    weaker: bool
    """Whether bots that look ahead see less far than they could: this server has no compiled form of the rules yet."""
    watchers_apart: bool
    series: Series | None
    """Null where nothing has been played yet."""
    company: Company
    leaving: Leaving | None
    """Where the table does not stay."""
    notice: str | None
    """What whoever runs the server tells everybody at present, in their own words."""
    data: str | None
    """The hash of its data where the game comes with others now; `/api/tables/{table}/game` has them."""
    own_data: bool
    """Whether somebody brought them."""


class Outcome(Struct):
    winners: list[int]
    scores: list[int] | None
    reason: str


class TableGlance(TableInfo):
    """A table as somebody sees it who is not connected to it."""

    asked: list[int]
    """The seats whose answers are wanted; nobody's before the start and after the end."""
    since: float | None
    """For so many seconds."""
    outcome: Outcome | None
    """How it ended."""


class Health(Struct):
    status: Literal["ok"]


class Problem(Struct):
    status_code: int
    key: str
    args: Facts
    detail: str


# -- what a viewer sees ------------------------------------------------------------------------------------------------


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


# -- WebSocket, client to server ---------------------------------------------------------------------------------------


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


# -- WebSocket, server to client ---------------------------------------------------------------------------------------


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

encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def decode_message(text: str) -> ClientMessage:
    return _read(_decoder, text)


def decode_body(body: bytes, kind: type[T]) -> T:
    return _read(msgspec.json.Decoder(kind), body)


def _read(decoder: msgspec.json.Decoder[T], content: bytes | str) -> T:
    try:
        return decoder.decode(content)
    except RecursionError:
        raise msgspec.DecodeError("it is nested too deeply") from None


def raw(part: bytes) -> Any:
    """A part that was encoded once and is put into many messages: it may stand wherever its type may."""
    return msgspec.Raw(part)


def whole(told: Facts, before: Facts) -> Facts:
    """A state as a client has it, put together from what it was told now and the whole state before."""
    state = {**before, **told}
    if told.get("view") is not None:
        table = state.get("table", {})
        about = {name: table[name] for name in ("game", "players", "options") if name in table}
        board = state.get("fixed", {}) | told["view"]["board"]
        state["view"] = {**about, "seat": state.get("seat"), **told["view"], "board": board}
    return state


if __name__ == "__main__":
    from wondertable.server.openapi import main  # it needs this module

    main()
