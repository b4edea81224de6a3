"""Several processes with the same room: each request goes to one that is free, or stays with one where something lives."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Hashable
from types import TracebackType
from typing import Any, Final

from wondertable.workers.bounds import Bounds
from wondertable.workers.form import Form
from wondertable.workers.process import Gone, Late, Process
from wondertable.workers.turns import Request, Turns

ATTEMPTS: Final = 2
"""A process may have ended for reasons that have nothing to do with the request."""
LOOK: Final = 5.0
"""Seconds between two looks for the compiled form, while it is being made."""
CLOSED: Final = "the workers are closed"

logger = logging.getLogger("wondertable")


class Workers:
    """Processes are started when they are needed, and replaced when they end."""

    def __init__(
        self, room: str, bounds: Bounds | None = None, processes: int = 1, form: Form | None = None, look: float = LOOK
    ) -> None:
        if processes < 1:
            raise ValueError("at least one process is needed")
        self.room = room
        """What each of them opens: a class without arguments, as `module:Class`."""
        self.bounds = bounds or Bounds()
        self.form = form or Form()
        self._look = look
        self._places: list[Process | None] = [None] * processes
        self._starting = [asyncio.Lock() for _ in range(processes)]
        self._coming = [0] * processes
        """What is about to stay in each place."""
        self._retired: set[Process] = set()
        self._turns = Turns()
        self._work: list[asyncio.Task[None]] = []
        self._closed = False

    async def __aenter__(self) -> Workers:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @property
    def living(self) -> list[Process]:
        return [process for process in (*self._places, *self._retired) if process is not None and not process.gone]

    @property
    def busy(self) -> int:
        """Requests that are being answered."""
        return sum(process.busy for process in self.living)

    @property
    def waiting(self) -> int:
        return len(self._turns)

    async def close(self) -> None:
        self._closed = True
        for work in self._work:
            work.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        self._turns.close(Gone(CLOSED))
        for starting in self._starting:
            async with starting:
                pass  # what was being started is there now, or has been given up
        await asyncio.gather(*(process.close() for process in (*self._places, *self._retired) if process is not None))
        self.form.close()

    # -- anything, by any of them --------------------------------------------------------------------------------------

    async def ask(self, whose: Hashable, verb: str, *words: Any) -> Any:
        """What the room says to this. It is asked a second time, in a new process, if the first one ends over it."""
        if self._closed:
            raise Gone(CLOSED)
        if not self._work:
            self._work = [asyncio.create_task(self._work_at(place)) for place in range(len(self._places))]
        request = Request(verb, words)
        self._turns.put(whose, request)
        try:
            return await request.answer
        finally:
            del request  # an error would hold it, and it the error

    async def _work_at(self, place: int) -> None:
        while True:
            request = await self._next(place)
            try:
                answer = await self._carry_out(place, request)
            except Exception as error:
                request.fail(error)
            except BaseException:
                request.fail(Gone(CLOSED))
                raise
            else:
                if not request.answer.done():
                    request.answer.set_result(answer)

    async def _next(self, place: int) -> Request:
        """While nobody asks for anything, there is time to look for the compiled form."""
        while self._may_change(place):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._look):
                    return await self._turns.take()
            with contextlib.suppress(Gone):
                await self._living(place)
        return await self._turns.take()

    def _may_change(self, place: int) -> bool:
        process = self._places[place]
        return self.form.may_change or (process is not None and process.tree != self.form.tree)

    async def _carry_out(self, place: int, request: Request) -> Any:
        for attempt in range(ATTEMPTS):
            try:
                process = await self._living(place)
                return await process.ask(request.verb, *request.words)
            except Late:
                raise  # another one would take as long
            except Gone as gone:
                if attempt + 1 == ATTEMPTS or request.answer.done():
                    raise
                logger.warning("%s: %s is asked again in a new process", gone, request.verb)
        raise AssertionError

    # -- what stays in one of them -------------------------------------------------------------------------------------

    async def settle(self) -> Process:
        """The process in which the fewest things stay, for one thing more. Whoever settled says when it leaves."""
        if self._closed:
            raise Gone(CLOSED)
        place = min(range(len(self._places)), key=self._settled)
        self._coming[place] += 1
        try:
            process = await self._living(place)
        finally:
            self._coming[place] -= 1
        process.settled += 1
        return process

    def _settled(self, place: int) -> int:
        process = self._places[place]
        return self._coming[place] + (0 if process is None or process.gone else process.settled)

    # -- processes -----------------------------------------------------------------------------------------------------

    async def _living(self, place: int) -> Process:
        """The process of a place, of the form that is wanted now."""
        self.form.look()
        async with self._starting[place]:
            process = self._places[place]
            if process is not None and not process.gone and process.tree == self.form.tree:
                return process
            return await self._replace(place, process)

    async def _replace(self, place: int, old: Process | None) -> Process:
        try:
            new = await Process.start(self.room, self.bounds, self.form)
        except Gone as gone:
            if self.form.tree is not None:
                logger.warning("the compiled form does not run: %s", gone)
                self.form.go_back()
                if old is not None and not old.gone:
                    return old
            raise
        if self._closed:
            await new.close()
            raise Gone(CLOSED)
        if new.tree is not None and (old is None or old.tree is None):
            logger.info("%s runs the %s form from now on", self.room.rpartition(":")[2], new.form)
        self._places[place] = new
        if old is not None:
            self._retired = {process for process in self._retired if not process.ended} | {old}
            old.retire()
        return new
