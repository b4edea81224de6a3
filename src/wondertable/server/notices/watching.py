"""When somebody is told: a question that nobody at the seat has seen for a few seconds makes one notice, of all servers together.

A table that ends soon, because nobody uses it, makes one more.

What is kept lies in the store as slips: `push TABLE` has the subscriptions of its seats and its webhook, `noticed TABLE` what
was seen or told. Both are gone when the game is over.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import hashlib
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from contextlib import AbstractAsyncContextManager
from typing import Any, Final

import msgspec

from wondertable.core.refused import Refused
from wondertable.server import ageing
from wondertable.server.live import LiveTable
from wondertable.server.notices import sending
from wondertable.server.notices.sending import Delivered, Notice
from wondertable.server.notices.shapes import Kept
from wondertable.server.problems import logger
from wondertable.server.room import Room
from wondertable.server.settings import Settings
from wondertable.server.store import FOR_EVER, Store, StoreError

KEPT: Final = 60 * 24 * 3600.0
"""Seconds after which a device that never came back is forgotten."""
SWEEP: Final = 3600.0
WEBHOOK: Final = "webhook"
SEEN: Final = b"seen"
TOLD: Final = b"told"
ENDING: Final = "ending"
Make = Callable[[str], Awaitable[Notice | None]]
"""Makes a notice in a language, if there is something to tell still."""
At = Callable[[str], AbstractAsyncContextManager[LiveTable]]


class Notices:
    def __init__(self, store: Store, settings: Settings, at: At) -> None:
        self.sender = sending.Sender(store, settings)
        self._store = store
        self._settings = settings
        self._at = at
        self._wanted: dict[str, bool] = {}
        """Whether anybody is to be told of a table that is in use."""
        self._waiting: dict[str, dict[int | None, tuple[int, asyncio.Task[None]]]] = {}
        """For each table and seat (None: the webhook) the question it has to see, and who waits for that."""
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        self._start(self._look_everywhere())
        self._start(self._sweep())

    async def close(self) -> None:
        waiting = [task for seats in self._waiting.values() for _, task in seats.values()]
        for task in (*waiting, *self._tasks):
            task.cancel()
        await asyncio.gather(*waiting, *self._tasks, return_exceptions=True)

    # -- who is to be told ---------------------------------------------------------------------------------------------

    async def subscribe(self, table: str, token: str, kept: Kept) -> None:
        """One more device of a seat; of too many the oldest gives way."""
        place, name = place_of(table), name_of(token, kept.address)
        await self._store.lay(place, name, msgspec.json.encode(kept), time.time() + KEPT)
        own = [each for each in await self._store.slips(place) if each.startswith(token)]
        for old in own[: -self._settings.devices]:
            await self._store.clear(place, old)
        self._news(table)

    async def unsubscribe(self, table: str, token: str, address: str) -> None:
        await self._store.clear(place_of(table), name_of(token, address))
        self._news(table)

    async def set_webhook(self, table: str, kept: Kept | None) -> None:
        if kept is None:
            await self._store.clear(place_of(table), WEBHOOK)
        else:
            await self._store.lay(place_of(table), WEBHOOK, msgspec.json.encode(kept), time.time() + KEPT)
        self._news(table)

    async def kept(self, table: str) -> dict[str, Kept]:
        found = await self._store.slips(place_of(table))
        return {name: msgspec.json.decode(body, type=Kept) for name, body in found.items()}

    def _news(self, table: str) -> None:
        self._store.announce(f"notices {table}")
        self.hear(f"notices {table}")

    def hear(self, word: str) -> None:
        """Here or in another process somebody wants to be told, or no longer."""
        about, _, table = word.partition(" ")
        if about == "notices" and self._wanted.pop(table, None) is not None:
            self._start(self._look_at(table))

    # -- what happens at a table ---------------------------------------------------------------------------------------

    def watch(self, live: LiveTable) -> None:
        live.on_look = lambda: self.see(live)
        live.on_seen = lambda seat, question: self.seen(live, seat, question)
        self.see(live)

    def leave(self, table: str) -> None:
        """Nobody uses the table; whoever is to be told of its question still is."""
        self._wanted.pop(table, None)
        for seat, (_, task) in list(self._waiting.get(table, {}).items()):
            if task.done():
                self._forget_question(table, seat)

    def see(self, live: LiveTable) -> None:
        room = live.room
        if not room.started or not room.people:
            return
        wanted = self._wanted.get(room.id)
        if wanted is None:
            self._wanted[room.id] = False  # until the store has told
            self._start(self._learn(live))
            return
        if not wanted:
            return
        if room.table.over:
            self._wanted[room.id] = False
            self._start(self._end(room.id))
            return
        asked = asked_people(room)
        open_now: dict[int | None, int] = {seat: room.table.question(seat) for seat in asked}
        if asked:
            open_now[None] = room.table.question(None)
        for seat, (question, _) in list(self._waiting.get(room.id, {}).items()):
            if open_now.get(seat) != question:
                self._forget_question(room.id, seat)
        for seat, question in open_now.items():
            waiting = self._waiting.setdefault(room.id, {})
            if seat not in waiting:
                task = asyncio.create_task(self._tell_later(room.id, seat, question))
                waiting[seat] = (question, task)

    def seen(self, live: LiveTable, seat: int, question: int) -> None:
        """A page that somebody looks at shows the question."""
        room = live.room
        if self._wanted.get(room.id) and seat in room.asked() and room.table.question(seat) == question:
            if (waiting := self._waiting.get(room.id, {}).get(seat)) is not None:
                waiting[1].cancel()
            self._start(self._mark_seen(room.id, seat, question))

    def _forget_question(self, table: str, seat: int | None) -> None:
        seats = self._waiting[table]
        seats.pop(seat)[1].cancel()
        if not seats:
            del self._waiting[table]

    async def _learn(self, live: LiveTable) -> None:
        table = live.room.id
        self._wanted[table] = bool(await self._store.slips(place_of(table)))
        self.see(live)

    async def _look_at(self, table: str) -> None:
        with contextlib.suppress(Refused):  # what cannot be read has nobody to wait for
            async with self._at(table) as live:
                self.see(live)

    async def _look_everywhere(self) -> None:
        """A server that was stopped may owe somebody a notice."""
        for place in await self._store.places(place_of("")):
            await self._look_at(place.removeprefix(place_of("")))

    async def _sweep(self) -> None:
        while True:
            await self._store.forget(time.time())
            await asyncio.sleep(SWEEP)

    async def _end(self, table: str) -> None:
        await self._store.clear(place_of(table))
        await self._store.clear(noticed(table))

    # -- telling -------------------------------------------------------------------------------------------------------

    async def _mark_seen(self, table: str, seat: int, question: int) -> None:
        if await self._store.claim(noticed(table), f"{seat} {question}", SEEN, FOR_EVER):
            await self._clear_older(table, str(seat), question)

    async def _clear_older(self, table: str, who: str, question: int) -> None:
        for name in await self._store.slips(noticed(table)):
            if name.startswith(f"{who} ") and name != f"{who} {question}":
                await self._store.clear(noticed(table), name)

    async def _tell_later(self, table: str, seat: int | None, question: int) -> None:
        await asyncio.sleep(self._settings.notice_after)
        try:
            # Whoever answers at this very moment cancels the waiting, not what is on its way.
            await (self._tell_webhook(table, question) if seat is None else self._tell_seat(table, seat, question))
        except (Refused, StoreError) as error:
            logger.error("table %s: a notice could not be made: %s", table, error)

    async def _tell_seat(self, table: str, seat: int, question: int) -> None:
        token = await self._token_of(table, seat, question)
        devices = {name: kept for name, kept in (await self.kept(table)).items() if token and name.startswith(token)}
        if devices and await self._claim(table, str(seat), question):
            for name, kept in devices.items():
                make = functools.partial(self._notice, table, seat, question)
                self._start(self._deliver(table, name, kept, make))

    async def _tell_webhook(self, table: str, question: int) -> None:
        kept = (await self.kept(table)).get(WEBHOOK)
        if kept is None or not self._settings.webhooks:
            return
        if await self._unseeing(table, question) and await self._claim(table, WEBHOOK, question):
            make = functools.partial(self._notice, table, None, question)
            self._start(self._deliver(table, WEBHOOK, kept, make))

    async def _claim(self, table: str, who: str, question: int) -> bool:
        won = await self._store.claim(noticed(table), f"{who} {question}", TOLD, FOR_EVER)
        if won:
            await self._clear_older(table, who, question)
        return won

    async def _token_of(self, table: str, seat: int, question: int) -> str | None:
        """The seat's token as it is kept, while it is still asked."""
        async with self._at(table) as live:
            room = live.room
            open_now = seat in asked_people(room) and room.table.question(seat) == question
            return room.places[seat].token if open_now else None

    async def _unseeing(self, table: str, question: int) -> list[int]:
        """People who are asked and have not seen it."""
        known = await self._store.slips(noticed(table))
        async with self._at(table) as live:
            room = live.room
            if room.table.question(None) != question:
                return []
            asked = asked_people(room)
            return [seat for seat in asked if known.get(f"{seat} {room.table.question(seat)}") != SEEN]

    async def _deliver(self, table: str, name: str, kept: Kept, make: Make) -> None:
        """Tried again for a while, as long as there is something to tell, such as a question that is open."""
        for pause in (*self._settings.notice_tries, None):
            notice = await make(kept.language)
            if notice is None:
                return
            send = self.sender.call_webhook if name == WEBHOOK else self.sender.push
            delivered = await send(kept, notice)
            if delivered is Delivered.GONE:
                await self._store.clear(place_of(table), name)
            if delivered is not Delivered.LATER or pause is None:
                return
            await asyncio.sleep(pause)

    async def _notice(self, table: str, seat: int | None, question: int, language: str) -> Notice | None:
        if seat is None:
            seats = await self._unseeing(table, question)
            async with self._at(table) as live:
                return sending.for_table(live.room, seats, language) if seats else None
        if await self._token_of(table, seat, question) is None:
            return None
        async with self._at(table) as live:
            return sending.for_seat(live.room, seat, language)

    # -- a table that ends soon ----------------------------------------------------------------------------------------

    async def warn(self, ending: Mapping[str, float]) -> None:
        """Nobody uses these tables, and they are closed then: whoever wants notices of one gets one of that."""
        wanted = set(await self._store.places(place_of("")))
        for table, end in ending.items():
            if place_of(table) in wanted:
                await self._warn(table, end)

    async def _warn(self, table: str, end: float) -> None:
        devices = {name: kept for name, kept in (await self.kept(table)).items() if name != WEBHOOK}
        if devices and await self._store.claim(noticed(table), f"{ENDING} {end:.0f}", TOLD, end):
            for name, kept in devices.items():
                self._start(self._deliver(table, name, kept, functools.partial(self._ending, table)))

    async def _ending(self, table: str, language: str) -> Notice | None:
        """Nothing, once somebody has used it."""
        async with self._at(table) as live:
            leaving = ageing.leaving(live)
            return None if leaving is None or leaving.shut else sending.for_ending(live.room, leaving.at, language)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._safely(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @staticmethod
    async def _safely(work: Coroutine[Any, Any, None]) -> None:
        """Nobody at a table is disturbed by a notice that fails."""
        try:
            await work
        except (Refused, StoreError) as error:
            logger.error("notices: %s", error)
        except Exception:
            logger.exception("notices")


def place_of(table: str) -> str:
    return f"push {table}"


def noticed(table: str) -> str:
    return f"noticed {table}"


def name_of(token: str, address: str) -> str:
    """A device of a seat: the fingerprint of its token and that of its address."""
    return f"{token} {hashlib.sha256(address.encode()).hexdigest()[:32]}"


def asked_people(room: Room) -> list[int]:
    """Whose own answers are wanted: nobody's in a pause, nor theirs for whom a bot plays."""
    return [] if room.paused is not None else [seat for seat in room.asked() if seat in room.people]
