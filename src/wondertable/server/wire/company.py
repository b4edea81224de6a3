"""What crosses the wire about who is there, who plays for whom and what the table decides."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from wondertable.server.wire.parts import SeatNumber

Level = Annotated[str, Meta(max_length=80)]


class Bank(Struct, forbid_unknown_fields=True):
    """Time for a whole game instead of for each answer, in seconds: what each seat begins with, and what an answer adds."""

    seconds: Annotated[int, Meta(ge=10, le=30 * 24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0


class Taker(Struct):
    """Somebody who would like to have the seat of a bot, and to know what it knows."""

    seat: int
    name: str


class Motion(Struct):
    """What somebody would like the whole table to do: it is done when nobody is waited for any more."""

    motion: Literal["end", "pause", "resume", "take"]
    by: int | None
    """The seat that asks; null where somebody wants to take one."""
    waiting: list[int]
    agreed: list[int]
    taker: Taker | None


class Pause(Struct):
    by: int | None
    """Who asked for it, and may end it alone."""
    since: float | None


class Watcher(Struct):
    id: str
    name: str


class Company(Struct):
    """All of a table that is about who is there."""

    patience: float
    """Seconds without a connection, while asked, until the others need not wait for somebody."""
    bank: Bank | None
    paused: Pause | None
    motion: Motion | None
    watchers: list[Watcher]
    """Those who watch, the first forty of them."""
    open: bool
    """Whether others may watch."""
    sent_away: list[str]
    """The names of those who may not, as far as they had any."""
    duel: bool
    """Whether two play against each other: who gives up has lost."""


class Leaving(Struct):
    """A table that does not stay."""

    why: Literal["operator", "unused"]
    """Whoever runs the server closes it, or nobody uses it."""
    shut: bool
    """Whether nothing happens here any more."""
    at: float
    """When it is deleted; if it is not closed yet, when it will be unless somebody uses it. In seconds since 1970."""


# -- WebSocket, client to server ---------------------------------------------------------------------------------------


class Hand(Struct, tag="hand", forbid_unknown_fields=True):
    """A bot plays for somebody: for oneself, or for another who is away."""

    seat: SeatNumber
    bot: Level


class Back(Struct, tag="back", forbid_unknown_fields=True):
    """One plays one's own seat again. Whoever says hello does so without asking."""


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    """One gives up: a bot plays the seat to the end, or the other of two has won."""

    bot: Level = "adept"


class Move(Struct, tag="move", forbid_unknown_fields=True):
    """One would like the table to end the game without a winner, to pause, or to go on."""

    motion: Literal["end", "pause", "resume"]


class Consent(Struct, tag="consent", forbid_unknown_fields=True):
    """The answer to what was moved; whoever moved it takes it back with false."""

    agree: bool


class SendAway(Struct, tag="send_away", forbid_unknown_fields=True):
    """Somebody who watches has to go and stays out."""

    watcher: Annotated[str, Meta(max_length=64)]


class Door(Struct, tag="door", forbid_unknown_fields=True):
    """Whether others may watch. An open door is open for everybody again, also for those who were sent away."""

    open: bool


class KeepTable(Struct, tag="keep", forbid_unknown_fields=True):
    """Somebody would like a table to stay that is about to be closed because nobody uses it."""
