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
    seat: int
    text: str


class Hinted(Struct, frozen=True, tag="hinted"):
    """A seat has asked for advice."""

    seat: int
    question: int


Event = Made | Sat | Named | BotSet | Started | Entered | Said | Hinted


def dated(event: Event, now: float) -> Event:
    """The same line with its time, if it may put a question."""
    return msgspec.structs.replace(event, when=round(now, 1)) if isinstance(event, Started | Entered) else event


encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)
decode = _decoder.decode
