"""What a game has outside its rules, at one table: its results enter the log like answers, and what moves is shown to everybody."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from typing import Any, TypeVar

from wondertable.core.outside import Kept, Outside
from wondertable.core.refused import Refused
from wondertable.core.rules.position import Position
from wondertable.server.live import LiveTable
from wondertable.server.problems import damaged, logger
from wondertable.server.running import Books
from wondertable.server.store import Beside

T = TypeVar("T")

TAKE_OVER = 3.0
"""Seconds without a word from the process that was at work, until another one goes on in its place."""
AT_WORK = 1.0
"""Seconds between two such words."""


class Shared:
    """What all tables of this process use together, by what makes it."""

    def __init__(self) -> None:
        self._made: dict[object, Any] = {}
        self._making = asyncio.Lock()
        self._open = AsyncExitStack()

    async def get(self, make: Callable[[], AbstractAsyncContextManager[T]]) -> T:
        async with self._making:
            if make not in self._made:
                self._made[make] = await self._open.enter_async_context(make())
            found: T = self._made[make]
            return found

    async def close(self) -> None:
        await self._open.aclose()


class TableHost:
    """The table as `core.outside.Host` describes it."""

    def __init__(self, live: LiveTable, shared: Shared, pace: float) -> None:
        self.live = live
        self.pace = pace
        self._shared = shared
        self.seed = hmac.digest(bytes.fromhex(live.room.made.seed), b"outside", "sha256")

    @property
    def position(self) -> Position:
        return self.live.room.table.position

    @property
    def in_charge(self) -> bool:
        return self._until_charge() <= 0

    def _until_charge(self) -> float:
        live = self.live
        return 0.0 if live.wrote_last else live.heard_at + TAKE_OVER - time.monotonic()

    def bot(self, seat: int) -> str | None:
        return self.live.room.bots.get(seat)

    async def changed(self) -> None:
        wait = self._until_charge()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait if wait > 0 else None):
                await self.live.changed.wait()
        self.live.changed.clear()

    async def report(self, text: str, kept: bytes | None = None, film: bytes | None = None) -> int:
        number = 0

        def entered() -> None:
            nonlocal number
            number = self.live.room.seq

        await self.live.commit(lambda room: room.report(text), entered, Beside(kept, film))
        return number

    async def film(self, number: int, film: bytes) -> None:
        await self.live.store.film(self.live.room.id, number, film)
        self.live.show_film(number, film)

    def give_up(self, number: int, problem: str) -> Refused:
        return self.live.give_up(damaged(number, problem))

    async def kept(self) -> Kept | None:
        found = await self.live.store.kept(self.live.room.id)
        return None if found is None else Kept(*found)

    def stream(self, frame: bytes, full: bool) -> None:
        self.live.show(frame, full)

    async def shared(self, make: Callable[[], AbstractAsyncContextManager[T]]) -> T:
        return await self._shared.get(make)


async def run(outside: Outside, host: TableHost, books: Books, try_again: float) -> None:
    """Let it run from the start of the game on, as long as the table is used. If it fails, it starts again."""
    live = host.live
    while not live.room.started:
        await host.changed()
    words = asyncio.create_task(_say_at_work(outside, host))
    try:
        async with books.one():
            await _run(outside, live, try_again)
    finally:
        words.cancel()


async def _run(outside: Outside, live: LiveTable, try_again: float) -> None:
    while live.damaged is None:
        try:
            await outside.run()
        except Exception:
            logger.exception("table %s", live.room.id)
        if live.damaged is None:
            await asyncio.sleep(try_again)


async def _say_at_work(outside: Outside, host: TableHost) -> None:
    while True:
        await asyncio.sleep(AT_WORK)
        if outside.busy and host.in_charge:
            host.live.store.announce(f"outside {host.live.room.id}")
