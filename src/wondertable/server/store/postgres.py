"""Tables in PostgreSQL, for any number of server processes.

One task writes: all lines that wait when a commit ends go into the next statement, which also notifies the other
processes in the same transaction. A notification says only that there is something to read, so a lost one does no harm.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]

from wondertable.server.access import MESSAGE_SIZE
from wondertable.server.store import postgres_format
from wondertable.server.store.interface import (
    HEALTH,
    NOTHING_BESIDE,
    Beside,
    CannotOpen,
    Conflict,
    Ends,
    Line,
    Store,
    StoreError,
    why,
)

BATCH = 256
CHANGES = "wondertable_changes"
WORDS = "wondertable_words"
RECONNECT = 1.0
FAREWELL = 1.0
PATIENCE = 15.0
"""Seconds after which a database that does not answer counts as failed."""
APPEND = """with given as (
    select * from unnest($1::text[], $2::int[], $3::float8[], $4::bytea[], $5::bytea[], $6::bytea[])
    as given (table_id, seq, at, body, kept, film)),
written as (
    insert into wondertable_log (table_id, seq, at, body) select table_id, seq, at, body from given
    on conflict do nothing returning table_id, seq),
newest as (
    select distinct on (table_id) table_id, seq, kept from given join written using (table_id, seq)
    where kept is not null order by table_id, seq desc),
kept as (
    insert into wondertable_kept (table_id, seq, body) select table_id, seq, kept from newest
    on conflict (table_id) do update set seq = excluded.seq, body = excluded.body),
film as (
    insert into wondertable_film (table_id, seq, body)
    select table_id, seq, film from given join written using (table_id, seq) where film is not null)
select table_id, seq, pg_notify($8, $7 || ' ' || table_id) from written"""
FILM = """insert into wondertable_film (table_id, seq, body) values ($1, $2, $3)
    on conflict (table_id, seq) do update set body = excluded.body"""
FILMS = "select seq, body from wondertable_film where table_id = $1 and seq > $2 order by seq"
KEPT = "select seq, body from wondertable_kept where table_id = $1"
CHECK = """insert into wondertable_kept (table_id, seq, body) values ($1, 0, $2)
    on conflict (table_id) do update set body = excluded.body"""
LAY = """insert into wondertable_slip (place, name, at, until, body) values ($1, $2, $3, $4, $5)
    on conflict (place, name) do update set at = excluded.at, until = excluded.until, body = excluded.body"""
CLAIM = f"{LAY} where wondertable_slip.until <= excluded.at returning name"
SLIPS = "select name, body from wondertable_slip where place = $1 and until > $2 order by at, name"
PLACES = """select distinct place from wondertable_slip
    where left(place, length($1)) = $1 and until > $2 order by place"""
CLEAR = "delete from wondertable_slip where place = $1 and (name = $2 or $2 = '')"
FORGET = "delete from wondertable_slip where until <= $1"
NAMES = """with recursive name(id) as (
    select (select min(table_id) from wondertable_log where table_id > $1)
    union all select (select min(table_id) from wondertable_log where table_id > name.id) from name where name.id is not null)
    select id from name where id is not null limit $2"""
"""One look into the index for each log, however many lines they have."""
ENDS = """select name.id, first.seq, first.at, first.body, last.seq, last.at, last.body from unnest($1::text[]) as name(id),
    lateral (select * from wondertable_log where table_id = name.id order by seq limit 1) as first,
    lateral (select * from wondertable_log where table_id = name.id order by seq desc limit 1) as last"""
REWRITE = """update wondertable_log as log set body = given.body
    from unnest($2::int[], $3::bytea[]) as given (seq, body) where log.table_id = $1 and log.seq = given.seq"""
REMOVE = """with film as (delete from wondertable_film where table_id = $1),
    kept as (delete from wondertable_kept where table_id = $1)
    delete from wondertable_log where table_id = $1"""
LOAD = "select seq, at, body from wondertable_log where table_id = $1 and seq > $2 order by seq"


class Append(NamedTuple):
    table: str
    seq: int
    body: bytes
    beside: Beside
    done: asyncio.Future[None]


class PostgresStore(Store):
    def __init__(self, url: str, guest: bool = False) -> None:
        """A guest comes beside the servers, and finds a database that is ready."""
        super().__init__()
        self.url = url
        self.where = named(url)
        self._guest = guest
        self._process = secrets.token_hex(8)
        self._jobs: asyncio.Queue[Append | None] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()
        self._writing: asyncio.Task[None] | None = None
        self._writer: Any = None
        self._listener: Any = None

    async def open(self) -> None:
        try:
            self._readers = await asyncpg.create_pool(self.url, min_size=1, max_size=4, command_timeout=PATIENCE)
            async with self._readers.acquire() as connection:
                await (postgres_format.check if self._guest else postgres_format.bring_up)(connection, self.where)
            await self._connect_writer()
            await self._listen()
        except CannotOpen:
            raise
        except Exception as error:
            raise CannotOpen("unopened", where=self.where, problem=why(error)) from error
        self._writing = asyncio.create_task(self._write())

    async def _connect_writer(self) -> None:
        self._writer = await asyncpg.connect(self.url, command_timeout=PATIENCE)
        await self._writer.execute("set synchronous_commit = on")

    async def close(self) -> None:
        """Everything asked for before is still done."""
        if self._writing is None:
            return
        writing, self._writing = self._writing, None
        self._jobs.put_nowait(None)
        await writing
        if self._tasks:  # what was announced is still said
            await asyncio.wait(self._tasks, timeout=FAREWELL)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for connection in (self._listener, self._writer, self._readers):
            with contextlib.suppress(Exception):
                await asyncio.wait_for(connection.close(), 5)

    # -- writing -------------------------------------------------------------------------------------------------------

    async def append(self, table: str, seq: int, body: bytes, beside: Beside = NOTHING_BESIDE) -> None:
        if self._writing is None:
            raise StoreError("closed", where=self.where)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(Append(table, seq, body, beside, done))
        await done

    async def _write(self) -> None:
        while True:
            jobs = [await self._jobs.get()]
            while len(jobs) < BATCH and jobs[-1] is not None and not self._jobs.empty():
                jobs.append(self._jobs.get_nowait())
            batch = [job for job in jobs if job is not None]
            if batch:
                await self._append(batch)
            if None in jobs:
                return

    async def _append(self, jobs: list[Append]) -> None:
        first: dict[tuple[str, int], Append] = {}
        for job in jobs:  # a second line of the same number would be a conflict within the statement
            first.setdefault((job.table, job.seq), job)
        rows = [(job.table, job.seq, time.time(), job.body, *job.beside) for job in first.values()]
        try:
            if self._writer.is_closed():
                await self._connect_writer()
            columns = map(list, zip(*rows, strict=True))
            written = await self._writer.fetch(APPEND, *columns, self._process, CHANGES)
        except Exception as error:  # of many kinds when a connection breaks; this task must outlive them all
            self._writer.terminate()
            for job in jobs:
                self._finish(job, StoreError("unwritten", where=self.where, problem=str(error)))
            return
        numbers = {(row[0], row[1]) for row in written}
        for job in jobs:
            won = (job.table, job.seq) in numbers and first[job.table, job.seq] is job
            self._finish(job, None if won else Conflict(f"{job.table} {job.seq}"))

    @staticmethod
    def _finish(job: Append, problem: Exception | None) -> None:
        if job.done.done():  # whoever asked has given up
            return
        if problem is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(problem)

    # -- reading -------------------------------------------------------------------------------------------------------

    async def load(self, table: str, after: int = 0) -> list[Line]:
        try:
            return [Line(*row) for row in await self._readers.fetch(LOAD, table, after)]
        except Exception as error:
            raise StoreError("unread", where=self.where, problem=str(error)) from error

    async def logs(self, after: str = "", most: int = 500) -> list[Ends]:
        try:
            names = [row[0] for row in await self._readers.fetch(NAMES, after, most)]
            rows = await self._readers.fetch(ENDS, names)
        except Exception as error:
            raise StoreError("unread", where=self.where, problem=str(error)) from error
        return sorted(Ends(row[0], Line(*row[1:4]), Line(*row[4:7])) for row in rows)

    async def rewrite(self, table: str, lines: dict[int, bytes]) -> None:
        await self._change(REWRITE, table, list(lines), list(lines.values()))

    async def remove(self, table: str) -> None:
        await self._change(REMOVE, table)

    async def kept(self, table: str) -> tuple[int, bytes] | None:
        try:
            found = await self._readers.fetchrow(KEPT, table)
        except Exception as error:
            raise StoreError("unread", where=self.where, problem=str(error)) from error
        return None if found is None else (found[0], found[1])

    async def film(self, table: str, seq: int, film: bytes) -> None:
        await self._change(FILM, table, seq, film)

    async def _change(self, statement: str, *values: Any) -> None:
        try:
            await self._readers.execute(statement, *values)
        except Exception as error:
            raise StoreError("unwritten", where=self.where, problem=str(error)) from error

    async def films(self, table: str, after: int = 0) -> dict[int, bytes]:
        try:
            return {row[0]: row[1] for row in await self._readers.fetch(FILMS, table, after)}
        except Exception as error:
            raise StoreError("unread", where=self.where, problem=str(error)) from error

    # -- what does not stay --------------------------------------------------------------------------------------------

    async def lay(self, place: str, name: str, body: bytes, until: float) -> None:
        await self._slip(LAY, place, name, time.time(), until, body)

    async def claim(self, place: str, name: str, body: bytes, until: float) -> bool:
        return bool(await self._slip(CLAIM, place, name, time.time(), until, body))

    async def slips(self, place: str) -> dict[str, bytes]:
        return {row[0]: row[1] for row in await self._slip(SLIPS, place, time.time())}

    async def places(self, beginning: str) -> list[str]:
        return [row[0] for row in await self._slip(PLACES, beginning, time.time())]

    async def clear(self, place: str, name: str | None = None) -> None:
        await self._slip(CLEAR, place, name or "")

    async def forget(self, now: float) -> None:
        await self._slip(FORGET, now)

    async def _slip(self, query: str, *values: str | float | bytes) -> list[Any]:
        try:
            return list(await self._readers.fetch(query, *values))
        except Exception as error:
            raise StoreError("slips", where=self.where, problem=str(error)) from error

    async def check(self) -> None:
        try:
            await self._readers.execute(CHECK, HEALTH, secrets.token_bytes(MESSAGE_SIZE))
        except Exception as error:
            raise StoreError("unwritten", where=self.where, problem=str(error)) from error

    # -- other processes -----------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        self._listener = await asyncpg.connect(self.url)
        if not self._guest and not await postgres_format.serve(self._listener):
            raise CannotOpen("copied", where=self.where)
        await self._listener.add_listener(CHANGES, self._changed)
        await self._listener.add_listener(WORDS, self._worded)
        self._listener.add_termination_listener(lambda _connection: self._start(self._listen_again()))

    async def _listen_again(self) -> None:
        """The connection was lost, and with it what was notified meanwhile: read everything anew once it is back."""
        while self._writing is not None:
            try:
                await self._listen()
            except Exception:
                await asyncio.sleep(RECONNECT)
            else:
                self.on_change(None)
                return

    def _changed(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        process, _, table = payload.partition(" ")
        if process != self._process:
            self.on_change(table)

    def _worded(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        process, _, word = payload.partition(" ")
        if process != self._process:
            self.on_word(process, word)

    def announce(self, word: str) -> None:
        if self._writing is not None:
            self._start(self._announce(word))

    async def _announce(self, word: str) -> None:
        with contextlib.suppress(Exception):  # it is said again soon
            await self._readers.execute("select pg_notify($1, $2)", WORDS, f"{self._process} {word}")

    def _start(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def named(url: str) -> str:
    """The database, without what opens it."""
    parts = urlsplit(url)
    return f"{parts.path.strip('/')} (PostgreSQL at {parts.hostname or 'localhost'})".strip()
