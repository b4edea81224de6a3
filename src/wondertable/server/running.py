"""Games that cost more than others while they run: those with bots, and those with something outside their rules, such as a book."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager

from wondertable.core.refused import Refused
from wondertable.server.live import LiveTable
from wondertable.server.settings import Settings


class Books:
    """So many games have what they have outside their rules at the same time; the others wait for it."""

    def __init__(self, most: int) -> None:
        self._free = asyncio.Semaphore(most)
        self.running = 0
        self.waiting = 0

    @asynccontextmanager
    async def one(self) -> AsyncIterator[None]:
        self.waiting += 1
        try:
            await self._free.acquire()
        finally:
            self.waiting -= 1
        self.running += 1
        try:
            yield
        finally:
            self.running -= 1
            self._free.release()


class BotsAlone:
    """Tables at which bots play alone: they take time from those who play with people, so there are not many."""

    def __init__(self, most: tuple[int, int], goes_on: Callable[[str], bool]) -> None:
        self._most = most
        self._goes_on = goes_on
        self._begun: dict[str, str] = {}
        """And where they were made."""
        self._making: set[str] = set()
        """Those that are not there yet, but count."""

    def begin(self, table: str, place: str) -> None:
        """Refused if there are as many as may be, in all or made from this address."""
        playing = {each: by for each, by in self._begun.items() if each in self._making or self._goes_on(each)}
        in_all, from_one = self._most
        if len(playing) >= in_all or list(playing.values()).count(place) >= from_one:
            raise Refused(None, "bots-busy")
        self._begun = {**playing, table: place}
        self._making.add(table)

    def made(self, table: str) -> None:
        """Or not, if something went wrong."""
        self._making.discard(table)


def must_have_room(live: LiveTable, place: str, all_tables: Collection[LiveTable], settings: Settings) -> None:
    """Refused if as many games of its kind run as may, in all or with people from this address."""
    if live.room.bots:
        with_bots = [each for each in all_tables if each.goes_on and each.room.bots]
        if are_enough(with_bots, place, settings.bot_tables):
            raise Refused(None, "bots-busy")
    if live.outside is not None:
        with_books = [each for each in all_tables if each.room.started and each.outside is not None]
        if are_enough(with_books, place, settings.books):
            raise Refused(None, "books-busy")


def are_enough(running: Collection[LiveTable], place: str, most: tuple[int, int]) -> bool:
    in_all, of_one = most
    return len(running) >= in_all or sum(is_played_from(place, each) for each in running) >= of_one


def is_played_from(place: str, live: LiveTable) -> bool:
    return any(each.seat is not None and each.place == place for each in live.there.connections)
