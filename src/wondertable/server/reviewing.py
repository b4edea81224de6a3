"""Games that are over are looked at again by a master, in a process of their own: that takes half a minute.

What goes there is a game that keeps nothing hidden any more. Its review takes choices from worlds that the seat could not tell
from the true one, as everybody's thoughts are.
"""

from __future__ import annotations

import asyncio
import hashlib
import threading
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

from msgspec import Struct

from wondertable.core.refused import Refused
from wondertable.server import wire
from wondertable.server.access import SOON, too_fast
from wondertable.server.looking_back import why_hidden
from wondertable.server.problems import logger
from wondertable.server.rewinding import Begun, begun, names_of, past_of, recorded
from wondertable.server.room import Room
from wondertable.server.settings import Settings
from wondertable.server.thinking import chance
from wondertable.voice.puzzles import puzzles
from wondertable.voice.review import review
from wondertable.voice.shapes import Puzzle, Review
from wondertable.workers import Workers

KEPT: Final = 64
"""Reviews that are kept at hand."""
WAITING: Final = 2
"""Reviews that one address may wait for at the same time."""
LOOK: Final = 0.3
"""Seconds between two looks how far a review is."""
ID_LENGTH: Final = 24

Done = Callable[[str, list[Puzzle]], Awaitable[None]]


class Work(Struct):
    """A review, and what was found on the way."""

    done: float = 0.0
    review: Review | None = None
    puzzles: list[Puzzle] | None = None
    """They follow when the review is there."""
    refused: Refused | None = None


class Reviews:
    def __init__(self, settings: Settings, done: Done) -> None:
        self._workers = Workers(settings.reviewer, settings.reviewer_bounds)
        self._done = done
        """Told the puzzles of each review."""
        self._works: OrderedDict[str, Work] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._waiting: Counter[str] = Counter()
        self._turn = asyncio.Lock()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._workers.close()

    def of_table(self, room: Room, place: str) -> wire.Reviewing:
        if not room.started or not room.table.over:
            raise Refused(None, "not-over")
        if not room.table.position.discloses():
            raise why_hidden(room)
        names = [each.name or each.bot or "" for each in room.places]
        return self._wanted("begin", (past_of(room.table), names), place)

    def of_record(self, record: bytes, place: str) -> wire.Reviewing:
        return self._wanted("begin_record", (record,), place)

    def look(self, wanted: str) -> wire.Reviewing:
        work = self._works.get(wanted)
        if work is None:
            raise Refused(None, "no-such-review")
        if work.refused is not None:
            raise work.refused
        return wire.Reviewing(wanted, work.done, work.review)

    def _wanted(self, verb: str, words: tuple[object, ...], place: str) -> wire.Reviewing:
        """The same game is looked at once, however many ask."""
        wanted = hashlib.sha256(wire.encode([verb, *words])).hexdigest()[:ID_LENGTH]
        work = self._works.get(wanted)
        if work is None or work.refused is not None:
            if self._waiting[place] >= WAITING:
                raise too_fast(SOON)
            self._waiting[place] += 1
            work = self._works[wanted] = Work()
            task = asyncio.create_task(self._carry_out(work, verb, words, place))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        self._works.move_to_end(wanted)
        return self.look(wanted)

    async def _carry_out(self, work: Work, verb: str, words: tuple[object, ...], place: str) -> None:
        try:
            async with self._turn:
                await self._review(work, verb, words)
            if work.review is not None and verb == "begin":  # what strangers bring is nobody's riddle
                await self._done(work.review.game, work.puzzles or [])
        except Refused as refused:
            work.refused = refused
        except Exception as error:
            logger.warning("a review failed: %s", error)
            work.refused = work.refused or Refused(None, "no-review")
        finally:
            self._waiting -= Counter({place: 1})
            while len(self._works) > KEPT:
                self._works.popitem(last=False)

    async def _review(self, work: Work, verb: str, words: tuple[object, ...]) -> None:
        process = await self._workers.settle()
        try:
            await process.ask(verb, *words)
            while work.puzzles is None:
                await asyncio.sleep(LOOK)
                found: Work = await process.ask("look")
                work.done, work.puzzles, work.review = found.done, found.puzzles, found.review
        finally:
            process.leave()


# -- in a worker -------------------------------------------------------------------------------------------------------


class Reviewer:
    """The room in which games are reviewed, one at a time, beside somebody who can be asked how far it is."""

    refusals = (Refused,)

    def __init__(self) -> None:
        self._work = Work()

    def begin(self, past: bytes, names: list[str]) -> None:
        self._start(begun(past), names)

    def begin_record(self, brought: bytes) -> None:
        self._start(recorded(brought), names_of(brought))

    def look(self) -> Work:
        if self._work.refused is not None:
            raise self._work.refused
        return self._work

    def _start(self, game: Begun, names: list[str]) -> None:
        self._work = Work()
        threading.Thread(target=self._think, args=(self._work, game, names), daemon=True).start()

    def _think(self, work: Work, game: Begun, names: list[str]) -> None:
        def progress(done: float) -> None:
            work.done = done

        try:
            work.review = review(game.game, game.position, game.moves, names, progress=progress)
            work.puzzles = puzzles(game.game, game.position, game.moves, work.review, chance())
        except Refused as refused:
            work.refused = refused
        except Exception:
            logger.exception("a review failed")
            work.refused = Refused(None, "no-review")
