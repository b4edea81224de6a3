"""One process, asked one thing at a time. Nothing in it is missed when it ends: whoever needs it again starts another."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import Any, Final

from wondertable.workers.bounds import Bounds, megabytes_of
from wondertable.workers.form import Form
from wondertable.workers.line import ANSWER, FAILED, HEAD, pack, unpack

WEIGH: Final = 0.1
"""Seconds between two looks at the memory that a busy process uses."""


class Gone(RuntimeError):
    """The process ended before it had answered, or could not be started."""


class Late(Gone):
    """It took too long, and was ended."""


class Failed(RuntimeError):
    """What was asked for went wrong in a way the room does not speak of; the text says where."""


class Process:
    def __init__(self, process: asyncio.subprocess.Process, bounds: Bounds, tree: Path | None) -> None:
        self.bounds = bounds
        self.tree = tree
        """The tree it was started from, if that is not the one of this process."""
        self.form = ""
        """The form of the rules that it runs: plain or compiled."""
        self.settled = 0
        """So many things stay in it."""
        self.retired = False
        """It ends with the last thing that stays in it."""
        self.gone = False
        """It answers no more."""
        self.ended = False
        """Nothing of it is left."""
        self._ending: asyncio.Task[None] | None = None
        self._why = "is gone"
        self._weighing: asyncio.TimerHandle | None = None
        self._process = process
        self._number = 0
        self._turn = asyncio.Lock()
        self._exchanges: set[asyncio.Task[Any]] = set()

    @staticmethod
    async def start(room: str, bounds: Bounds, form: Form) -> Process:
        """A new process in which the room is open."""
        words = ("-P", "-m", "wondertable.workers.serve", room, os.getpid(), bounds.nice)
        line = [sys.executable, *(str(word) for word in words)]
        environment = form.environment()
        try:
            # In a session of its own no key that is pressed for this process reaches it.
            started = await asyncio.create_subprocess_exec(
                *line, stdin=PIPE, stdout=PIPE, env=environment, start_new_session=True
            )
        except OSError as error:
            raise Gone(f"no process could be started: {error}") from error
        process = Process(started, bounds, form.tree)
        try:
            process.form = await process._within(bounds.start, process._read())
        except BaseException:
            await process.close()
            raise
        return process

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def busy(self) -> bool:
        return self._turn.locked()

    async def ask(self, verb: str, *words: Any) -> Any:
        """What the room says to this. Whoever asked may be gone meanwhile: the process comes to its answer all the same."""
        await self._turn.acquire()
        exchange = asyncio.create_task(self._exchange(verb, words))
        self._exchanges.add(exchange)
        exchange.add_done_callback(self._exchanged)
        try:
            return await asyncio.shield(exchange)
        finally:
            del exchange  # an error would hold it, and it the error

    def tell(self, verb: str, *words: Any) -> None:
        """Ask when there is time for it; nobody waits for that."""
        telling = asyncio.create_task(self.ask(verb, *words))
        self._exchanges.add(telling)
        telling.add_done_callback(self._told)

    async def _exchange(self, verb: str, words: tuple[Any, ...]) -> Any:
        kind, answer = await self._within(self.bounds.seconds, self._send_and_read(verb, words))
        if kind == FAILED:
            raise Failed(answer)
        if kind != ANSWER:
            raise answer
        return answer

    async def _send_and_read(self, verb: str, words: tuple[Any, ...]) -> tuple[str, Any]:
        if self.gone:
            raise EOFError
        self._weigh_soon()
        self._number += 1
        assert self._process.stdin is not None
        self._process.stdin.write(pack((self._number, verb, words)))
        await self._process.stdin.drain()
        while True:
            number, kind, answer = await self._message()
            if number == self._number:
                return kind, answer

    async def _read(self) -> Any:
        return (await self._message())[2]

    async def _message(self) -> tuple[int, str, Any]:
        assert self._process.stdout is not None
        (size,) = HEAD.unpack(await self._process.stdout.readexactly(HEAD.size))
        message: tuple[int, str, Any] = unpack(await self._process.stdout.readexactly(size))
        return message

    async def _within(self, seconds: float, work: Any) -> Any:
        try:
            async with asyncio.timeout(seconds):
                return await work
        except TimeoutError:
            self.kill()
            raise Late(f"process {self.pid} was ended: it had no answer after {seconds:g} s") from None
        except (EOFError, OSError):  # what a line that has ended looks like
            self.kill()
            raise Gone(f"process {self.pid} {self._why}") from None

    def _weigh_soon(self) -> None:
        if self._weighing is None:
            self._weighing = asyncio.get_running_loop().call_later(WEIGH, self._weigh)

    def _weigh(self) -> None:
        """Only while it is asked something: else it does not grow."""
        self._weighing = None
        if self.gone:
            return
        if megabytes_of(self.pid) > self.bounds.megabytes:
            self._why = f"was ended: it used more than {self.bounds.megabytes} MB of memory"
            self.kill()
        elif self._turn.locked():
            self._weigh_soon()

    def _exchanged(self, exchange: asyncio.Task[Any]) -> None:
        self._turn.release()
        self._told(exchange)

    def _told(self, exchange: asyncio.Task[Any]) -> None:
        self._exchanges.discard(exchange)
        if not exchange.cancelled():
            exchange.exception()  # whoever asked may be gone

    # -- coming and going ----------------------------------------------------------------------------------------------

    def leave(self) -> None:
        """One thing less stays in it."""
        self.settled -= 1
        if self.retired and not self.settled:
            self.kill()

    def retire(self) -> None:
        """Nothing new comes to it."""
        self.retired = True
        if not self.settled:
            self.kill()

    def kill(self) -> None:
        if self.gone:
            return
        self.gone = True
        if self._weighing is not None:
            self._weighing.cancel()
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        self._ending = asyncio.create_task(self._end())

    async def _end(self) -> None:
        """Until nothing of it is left."""
        await asyncio.gather(*self._exchanges, return_exceptions=True)
        assert self._process.stdin is not None
        self._process.stdin.close()
        with contextlib.suppress(OSError):
            await self._process.stdin.wait_closed()
        await self._process.communicate()
        self.ended = True

    async def close(self) -> None:
        self.kill()
        assert self._ending is not None
        await self._ending
