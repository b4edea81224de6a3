"""What a table's log holds: everything that ever happened at a table, one line each, in order.

Reading the lines again gives the table as it was. What a table was told is inside `Entered`, in the form of
`wondertable.core.entries`.
"""

from __future__ import annotations

from typing import Any

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


class Came(Struct, frozen=True, tag="came"):
    """Somebody for whom a seat waited is there."""

    seat: int


class Freed(Struct, frozen=True, tag="freed"):
    """A person's seat is free again, before the game."""

    seat: int


Event = Made | Sat | Named | BotSet | Started | Entered | Said | Hinted | Again | Came | Freed


def dated(event: Event, now: float) -> Event:
    """The same line with its time, if it may put a question."""
    return msgspec.structs.replace(event, when=round(now, 1)) if isinstance(event, Started | Entered) else event


encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)
decode = _decoder.decode
