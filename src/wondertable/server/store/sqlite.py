"""Tables in one SQLite file: what a server uses unless told otherwise.

One thread owns the only connection. Everything waiting for it when a commit ends goes into the next transaction, so one
fsync serves all tables that were answered at meanwhile. The file belongs to one server at a time. Guests may write beside it
for a moment, as commands of whoever runs the server do: it looks every second whether somebody did.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from wondertable.server.access import MESSAGE_SIZE
from wondertable.server.store import sqlite_file
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

T = TypeVar("T")

LOOK = 1.0
"""Seconds between two looks whether a guest has written."""
BATCH = 256
AT_ONCE = 2
"""So many of a batch are told at once that their lines are written."""
BROKEN = (11, 26)
"""SQLite's numbers for a file that is damaged, or no database: these do not go away."""


class Append(NamedTuple):
    table: str
    seq: int
    body: bytes
    beside: Beside
    done: asyncio.Future[None]


class Ask(NamedTuple):
    """Something that is done with the connection, and what is said if it fails."""

    work: Callable[[sqlite3.Connection], Any]
    failing: str
    done: asyncio.Future[Any]


Wanted = Append | Ask
Job = Wanted | None  # None: close
READING, WRITING, SLIPPING = "unread", "unwritten", "slips"
LOAD = "select seq, at, body from log where table_id = ? and seq > ? order by seq"
KEPT = "select seq, body from kept where table_id = ?"
FILMS = "select seq, body from film where table_id = ? and seq > ? order by seq"
FILM = "insert or replace into film (table_id, seq, body) values (?, ?, ?)"
LAY = "insert or replace into slip (place, name, at, until, body) values (?, ?, ?, ?, ?)"
CLAIM = """insert into slip (place, name, at, until, body) values (?, ?, ?, ?, ?)
    on conflict do update set at = excluded.at, until = excluded.until, body = excluded.body where until <= excluded.at
    returning name"""
SLIPS = "select name, body from slip where place = ? and until > ? order by at, name"
PLACES = "select distinct place from slip where substr(place, 1, length(?1)) = ?1 and until > ?2 order by place"
CLEAR = "delete from slip where place = ? and (name = ? or ? = '')"
FORGET = "delete from slip where until <= ?"
NAMES = """with recursive name(id) as (
    select (select min(table_id) from log where table_id > ?)
    union all select (select min(table_id) from log where table_id > name.id) from name where name.id is not null)
    select id from name where id is not null limit ?"""
"""One look into the index for each log, however many lines they have."""
ENDS = (
    "select seq, at, body from log where table_id = ? order by seq limit 1",
    "select seq, at, body from log where table_id = ? order by seq desc limit 1",
)
REWRITE = "update log set body = ? where table_id = ? and seq = ?"
REMOVE = (
    "delete from log where table_id = ?",
    "delete from kept where table_id = ?",
    "delete from film where table_id = ?",
)


class SqliteStore(Store):
    def __init__(self, path: str, guest: bool = False) -> None:
        """A guest comes beside the server to which the file belongs, and is told nothing."""
        super().__init__()
        self.path = path
        self.where = sqlite_file.found(path)
        self._guest = guest
        self._jobs: queue.SimpleQueue[Job] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._claim: int | None = None
        self._seen = 0
        """SQLite's number for what others have written,"""
        self._looked = 0.0
        """and when it was looked at."""
        self._broken: Exception | None = None
        """Why the file cannot be trusted any more."""

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        try:
            self._connection, self._claim = await asyncio.to_thread(self._connect)
            self._seen = self._others()
        except (sqlite3.Error, OSError) as error:
            raise CannotOpen("unopened", where=self.where, problem=why(error)) from error
        self._thread = threading.Thread(target=self._work, name="wondertable-store", daemon=True)
        self._thread.start()

    def _connect(self) -> tuple[sqlite3.Connection, int | None]:
        return (sqlite_file.visit(self.where), None) if self._guest else sqlite_file.own(self.where)

    async def close(self) -> None:
        """Everything asked for before is still done."""
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    async def append(self, table: str, seq: int, body: bytes, beside: Beside = NOTHING_BESIDE) -> None:
        done: asyncio.Future[None] = self._loop.create_future()
        self._give(Append(table, seq, body, beside, done))
        await done

    async def film(self, table: str, seq: int, film: bytes) -> None:
        await self._ask(WRITING, lambda file: file.execute(FILM, (table, seq, film)))

    async def films(self, table: str, after: int = 0) -> dict[int, bytes]:
        return await self._ask(READING, lambda file: dict(file.execute(FILMS, (table, after))))

    async def load(self, table: str, after: int = 0) -> list[Line]:
        return await self._ask(READING, lambda file: [Line(*row) for row in file.execute(LOAD, (table, after))])

    async def kept(self, table: str) -> tuple[int, bytes] | None:
        return await self._ask(READING, lambda file: file.execute(KEPT, (table,)).fetchone())

    async def logs(self, after: str = "", most: int = 500) -> list[Ends]:
        def read(file: sqlite3.Connection) -> list[Ends]:
            names = [name for (name,) in file.execute(NAMES, (after, most))]
            return [Ends(name, *(Line(*file.execute(end, (name,)).fetchone()) for end in ENDS)) for name in names]

        return await self._ask(READING, read)

    async def rewrite(self, table: str, lines: dict[int, bytes]) -> None:
        def write(file: sqlite3.Connection) -> None:
            file.execute("begin immediate")
            file.executemany(REWRITE, [(body, table, seq) for seq, body in lines.items()])
            file.execute("commit")

        await self._ask(WRITING, write)

    async def remove(self, table: str) -> None:
        def write(file: sqlite3.Connection) -> None:
            file.execute("begin immediate")
            for statement in REMOVE:
                file.execute(statement, (table,))
            file.execute("commit")

        await self._ask(WRITING, write)

    async def lay(self, place: str, name: str, body: bytes, until: float) -> None:
        await self._slip(LAY, place, name, time.time(), until, body)

    async def claim(self, place: str, name: str, body: bytes, until: float) -> bool:
        return bool(await self._slip(CLAIM, place, name, time.time(), until, body))

    async def slips(self, place: str) -> dict[str, bytes]:
        return dict(await self._slip(SLIPS, place, time.time()))

    async def places(self, beginning: str) -> list[str]:
        return [str(row[0]) for row in await self._slip(PLACES, beginning, time.time())]

    async def clear(self, place: str, name: str | None = None) -> None:
        await self._slip(CLEAR, place, name or "", name or "")

    async def forget(self, now: float) -> None:
        await self._slip(FORGET, now)

    async def _slip(self, query: str, *values: str | float | bytes) -> list[Any]:
        return await self._ask(SLIPPING, lambda file: file.execute(query, values).fetchall())

    async def check(self) -> None:
        """A full disk shows only when something is written, and as much as a message may bring."""

        def look(file: sqlite3.Connection) -> None:
            if self._broken is not None:
                raise self._broken
            row = (HEALTH, 0, os.urandom(MESSAGE_SIZE))
            file.execute("insert or replace into kept (table_id, seq, body) values (?, ?, ?)", row)
            file.execute("select seq from log limit 1").fetchone()

        await self._ask("failing" if self._broken is None else "untrusted", look)

    async def _ask(self, failing: str, work: Callable[[sqlite3.Connection], T]) -> T:
        done: asyncio.Future[T] = self._loop.create_future()
        self._give(Ask(work, failing, done))
        return await done

    def _give_up_claim(self) -> None:
        if self._claim is not None:
            os.close(self._claim)
            self._claim = None

    def _give(self, job: Wanted) -> None:
        if self._thread is None:
            raise StoreError("closed", where=self.where)
        self._jobs.put(job)

    # -- in the thread -------------------------------------------------------------------------------------------------

    def _work(self) -> None:
        while True:
            jobs = self._next_jobs()
            appends = [job for job in jobs if isinstance(job, Append)]
            if appends:
                self._append(appends)
            for job in jobs:
                if isinstance(job, Ask):
                    self._carry_out(job)
            if None in jobs:
                self._connection.close()
                self._give_up_claim()
                return

    def _next_jobs(self) -> list[Job]:
        jobs: list[Job] = []
        while not jobs:
            self._look_for_guests()
            with contextlib.suppress(queue.Empty):
                jobs.append(self._jobs.get(timeout=LOOK))
        while len(jobs) < BATCH and jobs[-1] is not None:
            try:
                jobs.append(self._jobs.get_nowait())
            except queue.Empty:
                break
        return jobs

    def _append(self, jobs: list[Append]) -> None:
        """One transaction for all of them; if it fails, nobody is told that a line was written."""
        results: list[tuple[Append, Exception | None]] = []
        try:
            self._connection.execute("begin immediate")
            for job in jobs:
                line = (job.table, job.seq, time.time(), job.body)
                try:
                    self._connection.execute("insert into log (table_id, seq, at, body) values (?, ?, ?, ?)", line)
                    if job.beside.kept is not None:
                        kept = (job.table, job.seq, job.beside.kept)
                        self._connection.execute(
                            "insert or replace into kept (table_id, seq, body) values (?, ?, ?)", kept
                        )
                    if job.beside.film is not None:
                        self._connection.execute(FILM, (job.table, job.seq, job.beside.film))
                    results.append((job, None))
                except sqlite3.IntegrityError:
                    results.append((job, Conflict(f"{job.table} {job.seq}")))
            self._connection.execute("commit")
        except Exception as error:  # a full disk, a broken file: the thread must outlive it
            self._roll_back()
            failed = self._failure(WRITING, error)
            results = [(job, failed) for job in jobs]
        self._in_loop(lambda: self._finish_some(results))

    def _finish_some(self, results: list[tuple[Append, Exception | None]]) -> None:
        """In the loop. Each line that is written makes work there, so others have a turn after a few."""
        for job, problem in results[:AT_ONCE]:
            finish(job.done, None, problem)
        if len(results) > AT_ONCE:
            self._loop.call_soon(self._finish_some, results[AT_ONCE:])

    def _roll_back(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("rollback")

    def _carry_out(self, job: Ask) -> None:
        try:
            result = job.work(self._connection)
        except Exception as error:
            self._roll_back()
            self._finish(job.done, None, self._failure(job.failing, error))
        else:
            self._finish(job.done, result, None)

    def _others(self) -> int:
        (seen,) = self._connection.execute("pragma data_version").fetchone()
        return int(seen)

    def _look_for_guests(self) -> None:
        """Once in a while, however busy it is."""
        now = time.monotonic()
        if self._guest or now - self._looked < LOOK:
            return
        self._looked = now
        with contextlib.suppress(sqlite3.Error):  # who asks for something is told
            seen, self._seen = self._seen, self._others()
            if seen != self._seen:
                self._in_loop(lambda: self.on_change(None))

    def _failure(self, key: str, error: Exception) -> StoreError:
        if isinstance(error, sqlite3.Error) and getattr(error, "sqlite_errorcode", 0) & 0xFF in BROKEN:
            self._broken = error
        return StoreError(key, where=self.where, problem=str(error))

    def _finish(self, done: asyncio.Future[T], result: T, problem: Exception | None) -> None:
        self._in_loop(lambda: finish(done, result, problem))

    def _in_loop(self, call: Callable[[], None]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended: nobody is left to be told
            self._loop.call_soon_threadsafe(call)


def finish(done: asyncio.Future[T], result: T, problem: Exception | None) -> None:
    if done.done():  # whoever asked has given up
        return
    if problem is None:
        done.set_result(result)
    else:
        done.set_exception(problem)
