"""One client's connection: who it speaks for, what it has been sent, and what waits to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from msgspec import Struct

from wondertable.core.refused import Refused
from wondertable.server import wire

NOTES_WAITING = 32
"""A client that does not read its answers is not read from either."""
Note = wire.Accepted | wire.RefusedMessage | wire.Pong


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


class Told(Struct):
    """What of the last state a connection was sent need not be sent again, as long as it is the same."""

    table: bytes = b""
    undo: bytes = b""
    talk: int = -1
    """How many lines had been said."""
    moved: int = -1
    """How far the game had moved on."""
    fixed: bool = False


class Connection:
    def __init__(
        self, send: Callable[[bytes], Awaitable[None]], send_frame: Callable[[bytes], Awaitable[None]]
    ) -> None:
        self.seat: int | None = None
        self.known = 0
        """How many events the client has."""
        self.greeted = False
        self.told = Told()
        self._send = send
        self._send_frame = send_frame
        self._frame = 0
        """The number of the next frame to be sent."""
        self._number = 0
        self._notes: deque[Note] = deque()
        self._behind = False
        self._wake = asyncio.Event()
        self._room = asyncio.Event()
        self._room.set()

    def greet(self, seat: int | None, known: int) -> None:
        """Whatever it was told before, it is told everything now."""
        self.seat, self.known, self.greeted, self.told = seat, known, True, Told()
        self.look()

    def look(self) -> None:
        """Something may be different for this viewer: the newest state goes out when the client can take it."""
        if self.greeted:
            self._behind = True
            self._wake.set()

    def watch(self) -> None:
        """There are new frames."""
        if self.greeted:
            self._wake.set()

    def accepted(self, question: int) -> None:
        self._note(wire.Accepted(0, question))

    def pong(self) -> None:
        self._note(wire.Pong(0))

    def refused(self, refused: Refused, question: int | None = None) -> None:
        self._note(wire.RefusedMessage(0, question, refused.rule, refused.key, refused.args, str(refused)))

    async def ready(self) -> None:
        """Wait until the client has taken most of what it was told."""
        await self._room.wait()

    def _note(self, note: Note) -> None:
        self._notes.append(note)
        if len(self._notes) >= NOTES_WAITING:
            self._room.clear()
        self._wake.set()

    def next_number(self) -> int:
        self._number += 1
        return self._number

    async def pump(self, state: Callable[[Connection], bytes], stream: Stream) -> None:
        """Send what waits, for ever. A state is made only when it can be sent, so a slow client skips states, not events."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            await self.flush()
            if self._behind:
                self._behind = False
                await self._send(state(self))
            if self.greeted and (frame := stream.next(self._frame)) is not None:
                self._frame = frame[0] + 1
                self._wake.set()  # there may be more, after what is more urgent
                await self._send_frame(frame[1])

    async def flush(self) -> None:
        while self._notes:
            note = self._notes.popleft()
            self._room.set()
            note.number = self.next_number()
            await self._send(wire.encode(note))
