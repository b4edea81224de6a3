"""Who may have data looked at and studied, and how far studies are. The work is done in processes of their own (`bench`)."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, OrderedDict
from typing import Any, Final

import msgspec

from wondertable.core.game import Json
from wondertable.core.refused import Refused
from wondertable.server import access
from wondertable.server.problems import logger
from wondertable.server.settings import Settings
from wondertable.server.workshop.bench import Work
from wondertable.server.workshop.shapes import Checked, Compare, Progress
from wondertable.workers import Gone, Workers

KEPT: Final = 16
"""Studies whose report is kept at hand."""
WAITING: Final = 8
"""Studies that wait in all."""
FROM_ONE: Final = 1
"""Studies of one address at the same time."""
CHECKS: Final = 3
"""Data that one address may have looked at at the same time."""
LOOK: Final = 0.3
"""Seconds between two looks how far a study is."""


class Kept:
    def __init__(self, name: str) -> None:
        self.name = name
        self.work = Work(Progress(name, waiting=True))
        self.stopped = False


class Desk:
    def __init__(self, settings: Settings) -> None:
        self._checks = Workers(settings.bench, settings.check_bounds)
        self._benches = Workers(settings.bench, settings.study_bounds)
        self._studies: OrderedDict[str, Kept] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Lock()
        self._asking: Counter[str] = Counter()
        self._studying: Counter[str] = Counter()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._checks.close()
        await self._benches.close()

    # -- single data ---------------------------------------------------------------------------------------------------

    async def check(self, game: str, data: Json, language: str, place: str) -> Checked:
        checked: Checked = await self._ask(place, "check", game, encoded(data), language)
        return checked

    async def read(self, game: str, toml: str, place: str) -> Json:
        data: Json = await self._ask(place, "read", game, toml)
        return data

    async def write(self, game: str, data: Json, remark: str, place: str) -> str:
        toml: str = await self._ask(place, "write", game, encoded(data), remark)
        return toml

    async def taken(self, game: str, players: int, options: Json, data: Json, place: str) -> bytes:
        """The data with which a table may play."""
        found: bytes = await self._ask(place, "taken", game, players, options, encoded(data))
        return found

    async def _ask(self, place: str, verb: str, *words: Any) -> Any:
        if self._asking[place] >= CHECKS:
            raise Refused(None, "too-fast")
        self._asking[place] += 1
        try:
            return await self._checks.ask(place, verb, *words)
        except Gone as gone:
            logger.warning("data of somebody's own: %s", gone)
            raise Refused(None, "data-heavy") from None
        finally:
            self._asking -= Counter({place: 1})

    # -- studies -------------------------------------------------------------------------------------------------------

    def begin(self, game: str, wanted: Compare, place: str) -> Progress:
        if self._studying[place] >= FROM_ONE or self._studying.total() >= WAITING:
            raise Refused(None, "studies-busy")
        kept = self._studies.setdefault(name := access.new_table_id(), Kept(name))
        self._studying[place] += 1
        task = asyncio.create_task(self._carry_out(kept, game, wanted, place))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return kept.work.progress

    def look(self, study: str) -> Progress:
        return self._found(study).work.progress

    def stop(self, study: str) -> Progress:
        kept = self._found(study)
        kept.stopped = True
        return kept.work.progress

    def page(self, study: str) -> str:
        """The report of a study that is over."""
        page = self._found(study).work.page
        if not page:
            raise Refused(None, "not-over")
        return page

    def _found(self, study: str) -> Kept:
        kept = self._studies.get(study)
        if kept is None:
            raise Refused(None, "no-such-study")
        if kept.work.refused is not None:
            raise kept.work.refused
        return kept

    async def _carry_out(self, kept: Kept, game: str, wanted: Compare, place: str) -> None:
        try:
            async with self._turn:
                if kept.stopped:
                    raise Refused(None, "study-stopped")
                kept.work.progress.waiting = False
                await self._study(kept, game, wanted)
        except Refused as refused:
            kept.work.refused = refused
        except Exception as error:
            logger.warning("a study failed: %s", error)
            kept.work.refused = Refused(None, "no-study")
        finally:
            self._studying -= Counter({place: 1})
            while len(self._studies) > KEPT:
                self._studies.popitem(last=False)

    async def _study(self, kept: Kept, game: str, wanted: Compare) -> None:
        process = await self._benches.settle()
        try:
            await process.ask("begin", game, wanted)
            told = False
            while not kept.work.progress.over:
                await asyncio.sleep(LOOK)
                if kept.stopped and not told:
                    told = True
                    await process.ask("stop")
                found: Work = await process.ask("look")
                found.progress.id = kept.name
                kept.work = found
        finally:
            if not kept.work.progress.over:
                with contextlib.suppress(Exception):
                    process.tell("stop")
            process.leave()


def encoded(data: Json) -> bytes:
    return msgspec.json.encode(data)
