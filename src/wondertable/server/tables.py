"""All tables of a server: made, found, kept in memory while somebody uses them, and let go."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import math
import time
from collections.abc import AsyncIterator, Coroutine
from typing import Any

import msgspec
from msgspec import UNSET

from wondertable.core.data import data_hash
from wondertable.core.game import Game
from wondertable.core.refused import Refused
from wondertable.server import (
    access,
    ageing,
    announcing,
    forgetting,
    games,
    handing,
    log,
    logs,
    making,
    memory,
    pages,
    presence,
    running,
    wire,
)
from wondertable.server.advising import Advising
from wondertable.server.codes import Codes
from wondertable.server.keeper import Keeper
from wondertable.server.kept_data import KeptData
from wondertable.server.live import LiveTable
from wondertable.server.looking_back import LookingBack
from wondertable.server.notices.watching import Notices
from wondertable.server.outside import Shared, TableHost, run as run_outside
from wondertable.server.presence import Presence
from wondertable.server.problems import logger
from wondertable.server.puzzling import Shelf
from wondertable.server.rematch import Rematch
from wondertable.server.reviewing import Reviews
from wondertable.server.room import Room, read
from wondertable.server.settings import Settings
from wondertable.server.store import Store, StoreError
from wondertable.server.teaching import Helping
from wondertable.server.thinking import Thinkers
from wondertable.server.watch import Watch
from wondertable.server.workshop.desk import Desk
from wondertable.voice.shapes import Puzzle

SWEEP = 30.0
COLLECT = 6 * 3600.0
"""Seconds after which garbage is searched for even while people play."""
AT_ONCE = 50
"""Where there is no room, the fiftieth part of all tables leaves at once: to look for them takes a while."""
CHECK = 5.0
"""Seconds in which a database must answer to count as well."""
CHECKED = 1.0
"""Seconds for which that holds."""


class Tables:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self._live: dict[str, tuple[LiveTable, Keeper, list[asyncio.Task[None]]]] = {}
        self._loading = asyncio.Lock()
        self._data = KeptData(store)
        self.watch = Watch()
        self.thinkers = Thinkers(settings)
        self.books = running.Books(settings.books[0])
        self._new_tables = access.Allowances(*settings.new_tables)
        self.leaves = False
        """Whether the server is about to stop."""
        self.looking_back = LookingBack(settings)
        self.shelf = Shelf(store)
        self.desk = Desk(settings)
        self.helping = Helping(self.thinkers.advise)
        self.codes = Codes(store, settings)
        self.reviews = Reviews(settings, self._keep_puzzles)
        self._tasks: set[asyncio.Task[None]] = set()
        self._bots_alone = running.BotsAlone(settings.bots_alone, self._goes_on)
        self._checking: asyncio.Task[None] | None = None
        self.notice: str | None = None
        """What whoever runs the server tells everybody at present."""
        self._presence = Presence(store.announce)
        self.notices = Notices(store, settings, self.at)
        self._shared = Shared()
        self._rematch = Rematch(store, self.at, self._data.keep)

    async def open(self) -> None:
        self.store.on_change = self._changed
        self.store.on_word = self._heard
        await self.store.open()
        await self._read_notice()
        self._start(self._sweep())
        self._start(self._age())
        self._start(self._tell_presence())
        self.notices.open()

    @property
    def live(self) -> list[LiveTable]:
        """Those in memory."""
        return [live for live, _, _ in self._live.values()]

    def leave(self) -> None:
        """The server is going to stop: nothing new begins, and whoever is connected is told to come back."""
        self.leaves = True
        for live in self.live:
            for connection in live.there.connections:
                connection.closing(self.settings.back)

    def must_stay(self) -> None:
        """Refused if the server is about to stop."""
        if self.leaves:
            raise Refused(None, "draining", {"seconds": math.ceil(self.settings.back)})

    async def finish(self) -> None:
        """Wait for what people have decided and is still being written."""
        await asyncio.gather(*[live.finish() for live in self.live])

    async def close(self) -> None:
        keepers = [task for _, _, tasks in self._live.values() for task in tasks]
        for task in (*keepers, *self._tasks):
            task.cancel()
        await asyncio.gather(*keepers, *self._tasks, return_exceptions=True)
        await self.notices.close()
        await self.finish()
        await self._shared.close()
        await self.thinkers.close()
        await self.looking_back.close()
        await self.reviews.close()
        await self.desk.close()
        await self.store.close()

    async def check(self) -> None:
        """Refused if what is decided could not be written now. However many ask, the database is asked once a second."""
        if self._checking is None:
            self._checking = asyncio.create_task(self.store.check())
            self._checking.add_done_callback(self._checked)
        try:
            await asyncio.wait_for(asyncio.shield(self._checking), CHECK)
        except TimeoutError:
            raise StoreError("silent", where=self.store.where) from None

    def _checked(self, checking: asyncio.Task[None]) -> None:
        """It holds for a moment."""
        if not checking.cancelled():
            checking.exception()  # whoever asked may be gone
        asyncio.get_running_loop().call_later(CHECKED, self._check_again)

    def _check_again(self) -> None:
        self._checking = None

    # -- making and joining --------------------------------------------------------------------------------------------

    async def make(self, wanted: wire.NewTable, place: str) -> wire.Seated:
        self.must_stay()
        game = games.game(wanted.game)
        if wanted.data is not UNSET:
            game = await self._with_own_data(wanted, wanted.data, place)
        elif wanted.start_from is not UNSET:
            wanted, game = await self._from_moment(wanted, wanted.start_from, game, place)
        token = access.new_token()
        made = making.made(wanted, game, token)
        table_id = access.new_table_id()
        room = Room(table_id, made, game)  # refuses what cannot be played
        self._new_tables.take(place)
        if made.maker is None:
            self._bots_alone.begin(table_id, place)
        try:
            await self._data.keep(game)
            await self.store.append(table_id, 1, log.encode(made))
            self.watch.made += 1
            if made.maker is None:
                async with self.at(table_id):
                    return wire.Seated(table_id, None, None)
        finally:
            self._bots_alone.made(table_id)
        return wire.Seated(table_id, room.host, token)

    async def _with_own_data(self, wanted: wire.NewTable, data: wire.Facts, place: str) -> Game:
        """The game with data that somebody brings, which were tried before."""
        if wanted.start is not None or wanted.start_from is not UNSET:
            raise Refused(None, "malformed", {"problem": "a game that has begun has its data with it"})
        taken = await self.desk.taken(wanted.game, wanted.players, {**wanted.options}, data, place)
        return games.game_with(wanted.game, data_hash(msgspec.json.decode(taken)), taken)

    async def _from_moment(
        self, wanted: wire.NewTable, moment: wire.StartFrom, game: Game, place: str
    ) -> tuple[wire.NewTable, Game]:
        """The same wish with a saved position; and the game, with the cards that were on the table then."""
        looking = self.looking_back
        if moment.table is not UNSET and moment.record == wire.NO_RECORD:
            async with self.at(moment.table) as live:
                start = await looking.position(live.room, moment.moment, place)
                game = live.room.game if live.room.game.name == game.name else game
        elif moment.table is UNSET and moment.record != wire.NO_RECORD:
            start = await looking.position_in_record(bytes(moment.record), moment.moment, place)
        else:
            raise Refused(None, "malformed", {"problem": "start_from names a table or holds a record"})
        return msgspec.structs.replace(wanted, start=start, start_from=UNSET), game

    def _goes_on(self, table_id: str) -> bool:
        return table_id in self._live and not self._live[table_id][0].room.table.over

    async def sit(self, table_id: str, name: str, seat: int | None = None, own: str | None = None) -> wire.Seated:
        """With a seat it is that of a bot in a game that runs: it is somebody's as soon as the table agrees."""
        token = access.new_token()
        async with self.at(table_id) as live:
            if seat is None:
                await live.commit(lambda room: room.sit(name, token))
            elif live.room.seat_of(own) is not None:  # what two seats know is not for one person
                raise Refused(None, "has-seat")
            else:
                await live.commit(lambda room: handing.take(room, seat, name, token, live.absent()))
            return wire.Seated(table_id, live.room.seat_of(token), token)

    async def _keep_puzzles(self, name: str, made: list[Puzzle]) -> None:
        await self.shelf.add(games.game(name), made)

    # -- finding -------------------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[LiveTable]:
        """A table, kept in memory at least as long as this is open."""
        live = await self._find(table_id)
        live.users += 1
        try:
            yield live
        finally:
            live.users -= 1
            live.used_at = time.monotonic()
            if live.damaged is not None and not live.users and self._live[table_id][0] is live:
                self._let_go(table_id)  # it may have been mended when somebody asks again

    async def _find(self, table_id: str) -> LiveTable:
        if table_id in self._live:
            return self._live[table_id][0]
        if not access.is_table_id(table_id):
            raise Refused(None, "unknown-table")
        async with self._loading:
            if table_id not in self._live:
                lines = await self.store.load(table_id)
                if not lines:
                    raise Refused(None, "unknown-table")
                room = read(table_id, lines, await self._data.game_of(lines[0]))
                if changed := forgetting.cleaned(lines, room.forgotten):
                    await self.store.rewrite(table_id, changed)
                self._make_room()
                live = LiveTable(room, self.store, self.settings, self.watch)
                live.written, live.keep, live.notice = lines[-1].at, self.settings.keep, lambda: self.notice
                live.pages = self._beginning
                live.advising = Advising(functools.partial(self.thinkers.advise, table_id))
                live.sees_far = lambda: self.thinkers.see_far
                live.rematch = self._rematch
                live.on_sign = lambda sign: self.store.announce(f"sign {table_id} {wire.encode(sign).decode()}")
                live.must_have_room = lambda place: running.must_have_room(live, place, self.live, self.settings)
                live.on_coming_and_going = lambda: self._tell_who_is_here(live)
                keeper = Keeper(live, self.settings.times, self.thinkers)
                tasks = [asyncio.create_task(keeper.run(), context=logs.for_nobody())]
                host = TableHost(live, self._shared, self.settings.times.pace)
                live.outside = room.game.outside(host)
                self._live[table_id] = (live, keeper, tasks)
                try:
                    await live.catch_up()  # what was written before this process listened for this table
                    await self._rematch.settle(live)
                except BaseException:
                    self._let_go(table_id)
                    raise
                if live.outside is not None:
                    work = run_outside(live.outside, host, self.books, self.settings.times.try_again)
                    tasks.append(asyncio.create_task(work, context=logs.for_nobody()))
                self._presence.ask(table_id)
                self.notices.watch(live)
            return self._live[table_id][0]

    def _let_go(self, table_id: str) -> None:
        live, _, tasks = self._live.pop(table_id)
        for task in tasks:
            task.cancel()
        live.let_go()
        self.notices.leave(table_id)

    def _make_room(self) -> None:
        """For one table more in memory: of those that nobody uses, the ones that were used longest ago leave it."""
        if len(self._live) < self.settings.tables:
            return
        unused = [live for live, keeper, _ in self._live.values() if not is_busy(live, keeper)]
        if not unused:
            raise Refused(None, "server-full")
        for live in sorted(unused, key=lambda live: live.used_at)[: 1 + self.settings.tables // AT_ONCE]:
            self._let_go(live.room.id)

    def _beginning(self) -> str | None:
        return pages.beginning(self.settings.pages)

    async def _sweep(self) -> None:
        collected = time.monotonic()
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle, self.settings.resting))
            await self._read_notice()
            now = time.monotonic()
            for table_id, (live, keeper, _) in list(self._live.items()):
                idle = self.settings.idle if live.goes_on else self.settings.resting
                if not is_busy(live, keeper) and now - live.used_at > idle:
                    self._let_go(table_id)
            if now - collected > COLLECT or not any(live.users for live, _, _ in self._live.values()):
                memory.collect()
                collected = now

    async def _age(self) -> None:
        """Again and again: what nobody uses is closed, and what was closed is deleted."""
        while True:
            ending: dict[str, float] = {}
            try:
                swept = await ageing.sweep(
                    self.store, time.time(), self.settings.keep, self._changed, ending.__setitem__
                )
                await self.notices.warn(ending)
            except StoreError as error:
                logger.error("old tables: %s", error)
            else:
                if swept.closed or swept.deleted:
                    logger.info("old tables: %d closed, %d deleted", len(swept.closed), len(swept.deleted))
            for live, _, _ in self._live.values():
                live.look_again()  # players may have to be told
            await asyncio.sleep(self.settings.ageing)

    async def _read_notice(self) -> None:
        with contextlib.suppress(StoreError):
            notice = await announcing.read(self.store)
            if notice != self.notice:
                self.notice = notice
                for live, _, _ in self._live.values():
                    live.look_again()

    # -- other processes -----------------------------------------------------------------------------------------------

    def _changed(self, table_id: str | None) -> None:
        wanted = list(self._live) if table_id is None else [table_id]
        if table_id is None:
            self._start(self._read_notice())
        for found in wanted:
            if found in self._live:
                self._start(self._catch_up(self._live[found][0]))

    def _heard(self, process: str, word: str) -> None:
        about, _, table_id = word.partition(" ")
        if about == announcing.WORD:
            self._start(self._read_notice())
            return
        if about == "outside" and table_id in self._live:
            self._live[table_id][0].heard_at = time.monotonic()
        self.notices.hear(word)
        if about == "sign":
            table_id, _, sign = table_id.partition(" ")
            if table_id in self._live:
                self._live[table_id][0].show_sign(msgspec.json.decode(sign, type=wire.Sign))
            return
        if about == "thought":
            table_id, question, thought = presence.thought_in(word)
            if table_id in self._live:
                self._live[table_id][0].hear_thought(question, thought)
            return
        heard = self._presence.hear(process, word)
        if heard is None or heard[0] not in self._live:
            return
        live = self._live[heard[0]][0]
        if heard[1]:
            self._tell_who_is_here(live)
        else:
            self._see_elsewhere(live)

    def _see_elsewhere(self, live: LiveTable) -> None:
        elsewhere, watching = self._presence.elsewhere(live.room.id), self._presence.watching(live.room.id)
        if elsewhere != live.there.elsewhere or watching != live.there.watching_elsewhere:
            live.there.elsewhere, live.there.watching_elsewhere = elsewhere, watching
            live.look_again()

    def _tell_who_is_here(self, live: LiveTable) -> None:
        self._presence.tell(live.room.id, live.there.online_here(), live.there.watching_here())
        self._presence.tell_thought(live.room.id, *live.thought())

    async def _tell_presence(self) -> None:
        while True:
            await asyncio.sleep(presence.EVERY)
            self._presence.forget(set(self._live))
            for live, _, _ in self._live.values():
                self._see_elsewhere(live)
                if live.there.online_here() or live.there.watching_here():
                    self._tell_who_is_here(live)

    async def _catch_up(self, live: LiveTable) -> None:
        try:
            await live.catch_up()
            await self._rematch.settle(live)
        except Exception:
            logger.exception("table %s", live.room.id)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def is_busy(live: LiveTable, keeper: Keeper) -> bool:
    """Somebody is there, or something goes on."""
    return bool(live.users or keeper.busy or (live.outside is not None and live.outside.busy))
