"""What a table's log holds: everything that ever happened at a table, one line each, in order.

Reading the lines again gives the table as it was. What a table was told is inside `Entered`, in the form of
`wondertable.core.entries`.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from wondertable.core.entries import Entry


class Maker(Struct, frozen=True):
    name: str
    token: str
    """The token's fingerprint; the token itself is nowhere but with its owner."""
    seat: int = 0
    """Tables of earlier versions do not say it."""


class Series(Struct, frozen=True):
    """What the people of a table have played with each other before, however much: two numbers for each of them."""

    games: int
    seats: list[tuple[int, int]]
    """For each seat of this table, the games that its owner was there for, and those of them that they won."""
    moved: bool
    """Whether people sit elsewhere than in the game before, as the rules say."""
    rule: str | None
    """Which of them does."""


class Bank(Struct, frozen=True):
    """Time that a seat has for the whole game, and what each answer adds; in seconds."""

    seconds: int
    increment: int = 0


class Made(Struct, frozen=True, tag="made"):
    """The first line. Without a maker at the table only bots play, and the game starts at once."""

    game: str
    data: str
    """The hash of the game's data, so that a table is never continued with other cards."""
    players: int
    options: dict[str, str | int | bool]
    seed: str
    seed_chosen: bool
    clock: int | None
    maker: Maker | None
    bots: list[str | None]
    rules_version: int = 1
    """Under which rules of the game it was made; tables of the first version do not say so."""
    start: dict[str, Any] | None = None
    """The saved position with which the game begins, if not at the beginning."""
    hints: bool = True
    """Whether people may ask for advice."""
    brisk: bool = False
    """Whether bots answer at once."""
    watchers_apart: bool = False
    """Whether words of those who watch reach only their like."""
    kept: list[Maker] | None = None
    """Where people play again: the others who were there, and the seats that wait for them. Their tokens are those of the table before."""
    series: Series | None = None
    bank: Bank | None = None
    """The clock, where each seat has a store of time instead of some for each answer."""
    patience: int | None = None
    """How many seconds an absent person is waited for; as the server has it where the table does not say."""


class Sat(Struct, frozen=True, tag="sat"):
    seat: int
    name: str
    token: str


class Named(Struct, frozen=True, tag="named"):
    seat: int
    name: str


class BotSet(Struct, frozen=True, tag="bot"):
    seat: int
    bot: str | None


class Started(Struct, frozen=True, tag="started"):
    when: float | None = None
    """In seconds since 1970; tables of earlier versions do not say it."""


class Entered(Struct, frozen=True, tag="entered"):
    """An answer, a wish to undo, a vote or a report."""

    entry: Entry
    at: tuple[int, int] | None = None
    """The number of the open question and of the draws so far: where rules that have changed lead elsewhere, it shows."""
    when: float | None = None
    spent: float | None = None
    """How many seconds an answer took, where the table has a bank."""


class Said(Struct, frozen=True, tag="said"):
    seat: int | None
    """Nobody's for somebody who watches."""
    text: str
    phrase: str | None = None
    """Instead of a text: the key of a sentence that each reads in their own language."""
    name: str | None = None
    """Of somebody who watches."""


class Hinted(Struct, frozen=True, tag="hinted"):
    """A seat has asked for advice."""

    seat: int
    question: int


class Again(Struct, frozen=True, tag="again"):
    """The people of a finished game play another one. Its table is all here, so that whoever reads this line can lay it."""

    by: int
    table: str
    seats: list[int]
    """For each seat of the new table, the seat here."""
    made: Made


# -- who comes, goes and plays for whom: server/handing.py ------------------------------------------------------------


class Left(Struct, frozen=True, tag="left"):
    """The owner of a seat has had no connection for a while."""

    seat: int
    when: float
    """Since then."""


class Came(Struct, frozen=True, tag="came"):
    """The owner of a seat is there: one who was gone, and plays it again if a bot did meanwhile, or one for whom it waited before the game."""

    seat: int


class Handed(Struct, frozen=True, tag="handed"):
    """A bot plays for the owner of a seat until that comes back."""

    seat: int
    bot: str
    by: int
    """Who decided it: the owner, or another seat while the owner was away."""
    when: float | None = None


class Resigned(Struct, frozen=True, tag="resigned"):
    """The owner of a seat has given up: a bot plays it to the end, or the game is over."""

    seat: int
    bot: str
    when: float | None = None


class Freed(Struct, frozen=True, tag="freed"):
    """A person's seat is free again, before the game."""

    seat: int


class Taker(Struct, frozen=True):
    """Somebody without a seat who would like to have that of a bot."""

    seat: int
    name: str
    token: str
    """Its fingerprint."""


class Moved(Struct, frozen=True, tag="moved"):
    """Somebody would like the whole table to do something; without anybody to be asked it is done."""

    motion: Literal["end", "pause", "resume", "take"]
    by: int | None
    """A seat, or somebody who wants to take one."""
    voters: list[int]
    taker: Taker | None = None
    when: float | None = None


class Voted(Struct, frozen=True, tag="voted"):
    """Somebody agrees to what was moved, or not; whoever moved it takes it back."""

    seat: int | None
    agree: bool
    when: float | None = None


class SentAway(Struct, frozen=True, tag="sent"):
    """Somebody who watched is sent away and stays out."""

    watcher: str
    """What is kept of the key by which a device is known again."""
    by: int
    name: str = ""


class Door(Struct, frozen=True, tag="door"):
    """Nobody may watch any more; or everybody may again, also who was sent away."""

    open: bool
    by: int


# -- how a table ends: server/ageing.py, server/forgetting.py -----------------------------------------------------------


Why = Literal["operator", "unused"]


class Shut(Struct, frozen=True, tag="shut"):
    """Nothing happens here any more; a game that was not over ends without a winner."""

    why: Why
    until: float
    """When the table is deleted, in seconds since 1970."""


class Wanted(Struct, frozen=True, tag="wanted"):
    """Somebody would like a table to stay that is about to be closed because nobody uses it."""

    seat: int


class Forgotten(Struct, frozen=True, tag="forgotten"):
    """The owner of a seat wants to be forgotten: their name, words and token are gone, here and in the lines before."""

    seat: int
    when: float | None = None


Event = (
    Made
    | Sat
    | Named
    | BotSet
    | Started
    | Entered
    | Said
    | Hinted
    | Again
    | Left
    | Came
    | Handed
    | Resigned
    | Freed
    | Moved
    | Voted
    | SentAway
    | Door
    | Shut
    | Wanted
    | Forgotten
)


def dated(event: Event, now: float) -> Event:
    """The same line with its time, if it may put a question or stop the clock."""
    timed = isinstance(event, Started | Entered | Handed | Resigned | Moved | Voted | Forgotten)
    return msgspec.structs.replace(event, when=round(now, 1)) if timed else event


encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)
decode = _decoder.decode
