"""Tables in one SQLite file: what a server uses unless told otherwise.

One thread owns the only connection. Everything waiting for it when a commit ends goes into the next transaction, so one
fsync serves all tables that were answered at meanwhile. The file belongs to one server at a time: another would not hear
what this one writes.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from wondertable.server.access import MESSAGE_SIZE
from wondertable.server.store.interface import (
    HEALTH,
    NOTHING_BESIDE,
    Beside,
    CannotOpen,
    Conflict,
    Line,
    Store,
    StoreError,
)

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

T = TypeVar("T")

VERSION = 4
"""Kept in the file; a file written by a later version is not touched."""
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


class KeepFilm(NamedTuple):
    table: str
    seq: int
    film: bytes
    done: asyncio.Future[None]


class Load(NamedTuple):
    table: str
    after: int
    done: asyncio.Future[list[Line]]


class LoadKept(NamedTuple):
    table: str
    done: asyncio.Future[tuple[int, bytes] | None]


class LoadFilms(NamedTuple):
    table: str
    after: int
    done: asyncio.Future[dict[int, bytes]]


class Slip(NamedTuple):
    """A statement about slips, and what it is carried out with."""

    query: str
    values: tuple[str | float | bytes, ...]
    done: asyncio.Future[list[tuple[Any, ...]]]


class Check(NamedTuple):
    done: asyncio.Future[None]


Wanted = Append | KeepFilm | Load | LoadKept | LoadFilms | Slip | Check
Job = Wanted | None  # None: close
FILM = "insert or replace into film (table_id, seq, body) values (?, ?, ?)"
LAY = "insert or replace into slip (place, name, at, until, body) values (?, ?, ?, ?, ?)"
CLAIM = """insert into slip (place, name, at, until, body) values (?, ?, ?, ?, ?)
    on conflict do update set at = excluded.at, until = excluded.until, body = excluded.body where until <= excluded.at
    returning name"""
SLIPS = "select name, body from slip where place = ? and until > ? order by at, name"
PLACES = "select distinct place from slip where substr(place, 1, length(?1)) = ?1 and until > ?2 order by place"
CLEAR = "delete from slip where place = ? and (name = ? or ? = '')"
FORGET = "delete from slip where until <= ?"


class SqliteStore(Store):
    def __init__(self, path: str) -> None:
        super().__init__()
        self.path = path
        self.where = path if path == ":memory:" else str(Path(path).expanduser().resolve())
        self._jobs: queue.SimpleQueue[Job] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._claim: int | None = None
        self._broken: Exception | None = None
        """Why the file cannot be trusted any more."""

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        try:
            self._connection = await asyncio.to_thread(self._connect)
        except BaseException as error:
            self._give_up_claim()
            if isinstance(error, sqlite3.Error | OSError):
                raise CannotOpen("unopened", where=self.where, problem=str(error)) from error
            raise
        self._thread = threading.Thread(target=self._work, name="wondertable-store", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        if self.where != ":memory:":
            file = Path(self.where)
            file.parent.mkdir(parents=True, exist_ok=True)
            # The file holds the seeds of games in progress: nobody else on this machine may read it.
            os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
            # The claim is on a file of its own: on some systems it would shut out SQLite's own locks.
            self._claim = os.open(f"{file}-claim", os.O_CREAT | os.O_RDWR, 0o600)
            if not claim(self._claim):
                raise CannotOpen("in-use", where=self.where)
        connection = sqlite3.connect(self.where, isolation_level=None, check_same_thread=False)
        connection.execute("pragma busy_timeout = 5000")
        (version,) = connection.execute("pragma user_version").fetchone()
        if version > VERSION:
            connection.close()
            raise CannotOpen("newer", where=self.where, format=str(version), known=str(VERSION))
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        connection.execute("pragma fullfsync = 1")
        if version < VERSION:
            connection.execute(
                "create table if not exists log (table_id text not null, seq integer not null, at real not null,"
                " body blob not null, primary key (table_id, seq)) without rowid"
            )
            connection.execute(
                "create table if not exists kept (table_id text not null primary key, seq integer not null,"
                " body blob not null) without rowid"
            )
            connection.execute(
                "create table if not exists film (table_id text not null, seq integer not null,"
                " body blob not null, primary key (table_id, seq))"
            )
            connection.execute(
                "create table if not exists slip (place text not null, name text not null, at real not null,"
                " until real not null, body blob not null, primary key (place, name))"
            )
            connection.execute(f"pragma user_version = {VERSION}")
        return connection

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
        done: asyncio.Future[None] = self._loop.create_future()
        self._give(KeepFilm(table, seq, film, done))
        await done

    async def films(self, table: str, after: int = 0) -> dict[int, bytes]:
        done: asyncio.Future[dict[int, bytes]] = self._loop.create_future()
        self._give(LoadFilms(table, after, done))
        return await done

    async def load(self, table: str, after: int = 0) -> list[Line]:
        done: asyncio.Future[list[Line]] = self._loop.create_future()
        self._give(Load(table, after, done))
        return await done

    async def kept(self, table: str) -> tuple[int, bytes] | None:
        done: asyncio.Future[tuple[int, bytes] | None] = self._loop.create_future()
        self._give(LoadKept(table, done))
        return await done

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
        done: asyncio.Future[list[tuple[Any, ...]]] = self._loop.create_future()
        self._give(Slip(query, values, done))
        return await done

    async def check(self) -> None:
        done: asyncio.Future[None] = self._loop.create_future()
        self._give(Check(done))
        await done

    def _give_up_claim(self) -> None:
        if self._claim is not None:
            os.close(self._claim)
            self._claim = None

    def _give(self, job: Wanted) -> None:
        if self._thread is None:
            raise StoreError(f"The database {self.where} is closed.")
        self._jobs.put(job)

    # -- in the thread -------------------------------------------------------------------------------------------------

    def _work(self) -> None:
        while True:
            jobs = self._next_jobs()
            appends = [job for job in jobs if isinstance(job, Append)]
            if appends:
                self._append(appends)
            for job in jobs:
                if isinstance(job, Load):
                    self._load(job)
                elif isinstance(job, LoadKept):
                    self._load_kept(job)
                elif isinstance(job, KeepFilm):
                    self._keep_film(job)
                elif isinstance(job, LoadFilms):
                    self._load_films(job)
                elif isinstance(job, Slip):
                    self._carry_out(job)
                elif isinstance(job, Check):
                    self._check(job)
            if None in jobs:
                self._connection.close()
                self._give_up_claim()
                return

    def _next_jobs(self) -> list[Job]:
        jobs = [self._jobs.get()]
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
            failed = self._failure("cannot be written", error)
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

    def _load(self, job: Load) -> None:
        query = "select seq, at, body from log where table_id = ? and seq > ? order by seq"
        try:
            lines = [Line(*row) for row in self._connection.execute(query, (job.table, job.after))]
        except Exception as error:
            self._finish(job.done, [], self._failure("cannot be read", error))
        else:
            self._finish(job.done, lines, None)

    def _load_kept(self, job: LoadKept) -> None:
        try:
            found = self._connection.execute("select seq, body from kept where table_id = ?", (job.table,)).fetchone()
        except Exception as error:
            self._finish(job.done, None, self._failure("cannot be read", error))
        else:
            self._finish(job.done, found, None)

    def _keep_film(self, job: KeepFilm) -> None:
        try:
            self._connection.execute(FILM, (job.table, job.seq, job.film))
        except Exception as error:
            self._roll_back()
            self._finish(job.done, None, self._failure("cannot be written", error))
        else:
            self._finish(job.done, None, None)

    def _load_films(self, job: LoadFilms) -> None:
        query = "select seq, body from film where table_id = ? and seq > ? order by seq"
        try:
            films = dict(self._connection.execute(query, (job.table, job.after)))
        except Exception as error:
            self._finish(job.done, {}, self._failure("cannot be read", error))
        else:
            self._finish(job.done, films, None)

    def _carry_out(self, job: Slip) -> None:
        try:
            rows = self._connection.execute(job.query, job.values).fetchall()
        except Exception as error:
            self._roll_back()
            self._finish(job.done, [], self._failure("cannot keep what does not stay", error))
        else:
            self._finish(job.done, rows, None)

    def _check(self, job: Check) -> None:
        """A full disk shows only when something is written, and as much as a message may bring."""
        problem = self._broken
        try:
            row = (HEALTH, 0, os.urandom(MESSAGE_SIZE))
            self._connection.execute("insert or replace into kept (table_id, seq, body) values (?, ?, ?)", row)
            self._connection.execute("select seq from log limit 1").fetchone()
        except Exception as error:
            self._roll_back()
            problem = error
        failed = None if problem is None else self._failure("cannot be trusted" if self._broken else "fails", problem)
        self._finish(job.done, None, failed)

    def _failure(self, what: str, error: Exception) -> StoreError:
        if isinstance(error, sqlite3.Error) and getattr(error, "sqlite_errorcode", 0) & 0xFF in BROKEN:
            self._broken = error
        return StoreError(f"The database {self.where} {what}: {error}.")

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


def claim(file: int) -> bool:
    """Take a file for this process until it is closed or the process ends, however that happens. False if another has it."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:  # a file system that knows no locks
        return True
    return True
