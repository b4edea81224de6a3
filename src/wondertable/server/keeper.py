"""What happens at a table without anybody's doing: bots answer, the clock runs out, seats become away."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Final

from wondertable.core.levels import LOOK_AHEAD
from wondertable.core.refused import Refused
from wondertable.core.table import Wish
from wondertable.server.clock import Times
from wondertable.server.live import LiveTable
from wondertable.server.problems import logger
from wondertable.server.thinking import Thinkers, thought_of

WEAKER: Final = "adept"
"""Answers where a bot that looks ahead has failed."""


class Keeper:
    """Looks after one live table until it is cancelled."""

    def __init__(self, live: LiveTable, times: Times, thinkers: Thinkers) -> None:
        self.live = live
        self.times = times
        self.thinkers = thinkers
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._wish: tuple[Wish, float] | None = None
        """The wish to undo that bots wait for, and until when they do."""

    @property
    def busy(self) -> bool:
        return bool(self._thinking)

    async def run(self) -> None:
        try:
            while self.live.damaged is None:
                await self._wait()
                try:
                    await self._autopilot()
                    self._think()
                except Exception as error:
                    await self._trouble(error)
        finally:
            for _, task in self._thinking.values():
                task.cancel()

    async def _trouble(self, error: Exception) -> None:
        """The database is gone, or a game has a fault: nobody must wait for ever, so try again after a while."""
        logger.error("table %s", self.live.room.id, exc_info=error)
        await asyncio.sleep(self.times.try_again)
        self.live.clock_moved.set()

    async def _wait(self) -> None:
        """Until something changed or the clock says that it is time."""
        now = time.monotonic()
        wish = self._wish[1] if self._wish is not None and self._wish[1] > now else None
        due = min((moment for moment in (self.live.clock.next(now), wish) if moment is not None), default=None)
        try:
            async with asyncio.timeout(None if due is None else max(0.0, due - now)):
                await self.live.clock_moved.wait()
        except TimeoutError:
            self.live.look_again()  # somebody may be away now
        self.live.clock_moved.clear()

    async def _autopilot(self) -> None:
        await self.live.note_who_left()
        for seat in self.live.clock.overdue(time.monotonic()):
            await self.live.autopilot(seat, self.live.room.table.question(seat))

    # -- bots ----------------------------------------------------------------------------------------------------------

    def _think(self) -> None:
        """One task for each bot that is asked."""
        room = self.live.room
        asked_now = [] if self._is_wish_open() or room.paused is not None else room.asked()
        wanted = {seat: name for seat, name in room.bots.items() if seat in asked_now}
        for seat, (asked, task) in list(self._thinking.items()):
            if seat not in wanted or asked != room.table.question(seat) or task.done():
                task.cancel()
                del self._thinking[seat]
        for seat, name in wanted.items():
            if seat not in self._thinking:
                question = room.table.question(seat)
                self._thinking[seat] = (question, asyncio.create_task(self._answer(seat, name, question)))

    def _is_wish_open(self) -> bool:
        """While somebody wishes to undo, bots wait for how that ends, but not for ever: an answer ends the wish."""
        wish = self.live.room.table.wish
        if wish is None:
            self._wish = None
            return False
        if self._wish is None or self._wish[0] is not wish:
            self._wish = (wish, time.monotonic() + self.times.wish)
        return time.monotonic() < self._wish[1]

    async def _answer(self, seat: int, name: str, question: int) -> None:
        begin = time.monotonic()
        pause = self._pause()
        try:
            who, text = await self._choice(seat, name)
            await asyncio.sleep(max(0.0, begin + pause - time.monotonic()))
            await self._commit(seat, who, question, text)
        except Exception as error:
            await self._trouble(error)

    async def _commit(self, seat: int, name: str, question: int, text: str | None) -> None:
        """Enter a bot's answer; if it has none or a wrong one, the autopilot's, so that nobody waits in vain."""
        if text is not None:
            try:
                await self.live.answer_for(seat, question, lambda _room: text, f"bot {name}", bot=True)
                return
            except Refused as refused:
                logger.warning("table %s: bot %s answered %r: %s", self.live.room.id, name, text, refused)
        await self.live.autopilot(seat, question, bot=True)

    async def _choice(self, seat: int, name: str) -> tuple[str, str | None]:
        """What a bot answers, and which one does. It sees a world that its seat cannot tell from the true one.

        A weaker bot answers for one that has failed; None if that fails too.
        """
        room = self.live.room
        for who in (name, WEAKER) if name in LOOK_AHEAD else (name,):
            try:
                thought = thought_of(room.table.game, room.table.position, seat, who)
                return who, await self.thinkers.choose(room.id, thought)
            except Exception as error:
                self.live.watch.bots_failed += 1
                logger.warning("table %s: another answers for bot %s: %s", room.id, who, error)
        return name, None

    def _pause(self) -> float:
        """With people who are away for the moment bots lose no time; alone they have no reason to hurry."""
        room = self.live.room
        if room.made.brisk or (not self.live.there.connections and room.people):
            return 0.0
        several = len(room.asked()) > 1
        return random.uniform(*(self.times.bot_sealed if several else self.times.bot))
