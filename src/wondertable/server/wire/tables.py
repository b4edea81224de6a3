"""Games and tables, as people find and make them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from wondertable.core.levels import Measured
from wondertable.server.wire.company import Bank, Company, Leaving
from wondertable.server.wire.parts import (
    NO_RECORD,
    AnyRecord,
    Facts,
    MomentNumber,
    OptionValue,
    OptionValues,
    SeatNumber,
)


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


class CodeGiven(Struct):
    """The code of a table, while that waits for people."""

    code: str | None
    """Null once the game has begun: then no code leads there."""


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
