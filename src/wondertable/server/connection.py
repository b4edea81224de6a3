"""One client's connection: who it speaks for, what it has been sent, and what waits to be sent.

Nothing here waits for a client: what it cannot take now stays until its line has room again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from wondertable.core import text
from wondertable.core.refused import Refused
from wondertable.server import wire
from wondertable.server.wire import Watcher
from wondertable.voice.shapes import Advice

CLOSING: Final = {
    "unknown-table": 4404,
    "seat-freed": 4401,
    "seat-forgotten": 4401,
    "sent-away": 4403,
    "door-closed": 4403,
    "damaged": 4500,
    "too-many": 4503,
    "server-full": 1013,
    "database": 1013,
}
"""The code with which a line is closed where there can be no conversation; whatever else ends one went wrong on our side."""
NOTES_WAITING = 32
"""A client that does not read its answers is not read from either."""
Note = wire.Accepted | wire.RefusedMessage | wire.Pong | wire.Hint | wire.Closing


class Stream:
    """Frames of what moves at a table. Kept are those since the last full one: before it nobody needs any."""

    def __init__(self) -> None:
        self.first = 0
        """The number of the first frame kept."""
        self._frames: list[bytes] = []

    def add(self, frame: bytes, full: bool) -> None:
        if full:
            self.first += len(self._frames)
            self._frames = []
        self._frames.append(bytes([full]) + frame)

    def next(self, number: int) -> tuple[int, bytes] | None:
        """The frame of this number, or the last full one if that is later: so whoever reads slowly skips."""
        number = max(number, self.first)
        return (number, self._frames[number - self.first]) if number < self.first + len(self._frames) else None


class Line(Protocol):
    """What a connection writes to."""

    @property
    def has_room(self) -> bool:
        """Whether something written now goes out, and does not pile up or get lost."""

    def write_text(self, text: bytes) -> None: ...

    def write_bytes(self, data: bytes) -> None: ...

    def break_off(self, code: int | None = None) -> None:
        """The conversation ends; without a code something went wrong on our side."""


class Told(Struct):
    """What of the last state a connection was sent need not be sent again, as long as it is the same."""

    table: bytes = b""
    undo: bytes = b""
    talk: int = -1
    """How many lines had been said."""
    again: bytes = b""
    moved: int = -1
    """How far the game had moved on."""
    fixed: bool = False
    pages: bool = False
    films: int = 0
    """How many films there had been."""


class Connection:
    __slots__ = (
        "_behind",
        "_frame",
        "_line",
        "_notes",
        "_number",
        "_ready",
        "greeted",
        "known",
        "place",
        "seat",
        "token",
        "told",
        "watcher",
    )

    def __init__(self, line: Line, place: str = "") -> None:
        self.place = place
        """Where it comes from, as limits count it."""
        self.seat: int | None = None
        self.token: str | None = None
        """What it said hello with."""
        self.watcher: Watcher | None = None
        """Who watches."""
        self.known = 0
        """How many events the client has."""
        self.greeted = False
        self.told = Told()
        self._line = line
        self._frame = 0
        """The number of the next frame to be sent."""
        self._number = 0
        self._notes: list[Note] = []
        self._behind = False
        self._ready: asyncio.Future[None] | None = None
        """Who waits until the client has taken what it was told."""

    def greet(self, seat: int | None, known: int) -> None:
        """Whatever it was told before, it is told everything now."""
        self.seat, self.known, self.greeted, self.told = seat, known, True, Told()
        self._behind = True

    def look(self) -> None:
        """Something may be different for this viewer."""
        self._behind = self.greeted

    def accepted(self, question: int) -> None:
        self._note(wire.Accepted(0, question))

    def pong(self) -> None:
        self._note(wire.Pong(0))

    def closing(self, seconds: float) -> None:
        self._note(wire.Closing(0, seconds))

    def advise(self, question: int, advice: Advice) -> None:
        self._note(wire.Hint(0, question, advice))

    def refused(self, refused: Refused, question: int | None = None) -> None:
        self._note(
            wire.RefusedMessage(0, question, refused.rule, refused.key, text.said_in(None, refused.args), str(refused))
        )

    def sign(self, sign: wire.Sign) -> None:
        """Seen now or not at all."""
        if self.greeted and self._line.has_room and not self._notes:
            self._line.write_text(wire.encode(msgspec.structs.replace(sign, number=self.next_number())))

    async def ready(self) -> None:
        """Wait until the client has taken most of what it was told."""
        while len(self._notes) >= NOTES_WAITING:
            self._ready = asyncio.get_running_loop().create_future()
            await self._ready

    def _note(self, note: Note) -> None:
        self._notes.append(note)
        self.flush()

    def break_off(self, why: Refused | None = None) -> None:
        """The client is told why, if there is a reason that it may know."""
        if why is not None:
            self.refused(why)
        self._line.break_off(None if why is None else CLOSING.get(why.key))

    def next_number(self) -> int:
        self._number += 1
        return self._number

    def send(self, state: Callable[[Connection], bytes], stream: Stream) -> None:
        """Send what waits, the most urgent first, as long as the client takes it.

        A state is made only when it can be sent, so a slow client skips states, not events.
        """
        while self._line.has_room:
            self.flush()
            if self._behind:
                if self._line.has_room:
                    self._behind = False
                    self._line.write_text(state(self))
            elif self.greeted and (frame := stream.next(self._frame)) is not None:
                self._frame = frame[0] + 1
                self._line.write_bytes(frame[1])
            else:
                return

    def flush(self) -> None:
        """Notes go out at once where they can."""
        sent = 0
        while sent < len(self._notes) and self._line.has_room:
            note = self._notes[sent]
            sent += 1
            note.number = self.next_number()
            self._line.write_text(wire.encode(note))
        if sent:
            del self._notes[:sent]
            if self._ready is not None and not self._ready.done():
                self._ready.set_result(None)
