"""A line that fails: between client and server it waits, says things twice, breaks, falls silent on one side, or tears a message apart."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncIterator, Coroutine
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any

CHUNK = 1 << 16
SLOWEST = 0.02
"""Seconds by which a message may be late; those behind it wait too."""


class Fault(Enum):
    NONE = auto()
    SLOW = auto()
    TWICE = auto()
    """Messages of the client come twice."""
    CUT = auto()
    """Both sides are told at once that the line is gone."""
    TORN = auto()
    """The same in the midst of a message to the server."""
    MUTE = auto()
    """What the client says does not come any more, and nobody is told."""
    DEAF = auto()
    """The same for what the server says, which goes on hearing the client."""
    DEAD = auto()
    """The same both ways."""


@dataclass
class Line:
    """One connection through the proxy."""

    fault: Fault
    chance: random.Random
    after: int
    """So many messages pass before it fails."""
    ends: list[asyncio.StreamWriter] = field(default_factory=list)
    passed: int = 0

    @property
    def fails(self) -> bool:
        return self.passed > self.after

    def break_off(self) -> None:
        for end in self.ends:
            end.transport.abort()


class Proxy:
    """Every connection has a fault of its own; it fails after at most so many messages."""

    def __init__(self, target: int, chance: random.Random, most: int = 40) -> None:
        self.target = target
        self.chance = chance
        self.most = most
        self.port = 0
        self.seen: Counter[Fault] = Counter()
        """The faults that have happened."""
        self._lines: list[Line] = []
        self._dealt: list[Fault] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        inside, out = await asyncio.open_connection("127.0.0.1", self.target)
        line = Line(self._deal(), self.chance, self.chance.randint(2, self.most), [writer, out])
        self._lines.append(line)
        self._go(self._pass_on(line, reader, out, to_server=True))
        self._go(self._pass_on(line, inside, writer, to_server=False))

    def _deal(self) -> Fault:
        """One after the other, so that each comes soon; in ever another order."""
        self._dealt = self._dealt or self.chance.sample(list(Fault), len(Fault))
        return self._dealt.pop()

    def _go(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _pass_on(
        self, line: Line, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, to_server: bool
    ) -> None:
        with contextlib.suppress(OSError, EOFError):
            writer.write(await reader.readuntil(b"\r\n\r\n"))  # the handshake always comes through
            while True:
                frame = await read_frame(reader)
                line.passed += 1
                await self._pass_frame(line, frame, writer, to_server)
        if line.fault not in (Fault.MUTE, Fault.DEAF, Fault.DEAD):  # there nobody hears that the other has gone
            line.break_off()

    async def _pass_frame(self, line: Line, frame: bytes, writer: asyncio.StreamWriter, to_server: bool) -> None:
        fault = line.fault
        if fault is Fault.SLOW:
            self.seen[fault] += 1
            await asyncio.sleep(line.chance.uniform(0, SLOWEST))
        elif fault is Fault.TWICE and to_server:
            self.seen[fault] += 1
            writer.write(frame)
        elif line.fails and fault in (Fault.CUT, Fault.TORN):
            self.seen[fault] += 1
            if fault is Fault.TORN and to_server:
                writer.write(frame[: len(frame) // 2])
                await writer.drain()
            line.break_off()
            return
        elif line.fails and fault in (Fault.DEAD, Fault.MUTE if to_server else Fault.DEAF):
            self.seen[fault] += 1
            return
        writer.write(frame)
        await writer.drain()

    async def close(self) -> None:
        for line in self._lines:
            line.break_off()
        while self._tasks:
            await asyncio.wait(self._tasks)


async def read_frame(reader: asyncio.StreamReader) -> bytes:
    """A frame of a WebSocket, as it came."""
    head = await reader.readexactly(2)
    size, masked = head[1] & 0x7F, head[1] & 0x80
    long = await reader.readexactly({126: 2, 127: 8}.get(size, 0))
    size = int.from_bytes(long, "big") if long else size
    return head + long + await reader.readexactly(size + (4 if masked else 0))


@contextlib.asynccontextmanager
async def proxy(target: int, chance: random.Random) -> AsyncIterator[Proxy]:
    made = Proxy(target, chance)
    async with await asyncio.start_server(made.take, "127.0.0.1", 0, limit=CHUNK) as server:
        made.port = server.sockets[0].getsockname()[1]
        yield made
        server.close()
        await made.close()
