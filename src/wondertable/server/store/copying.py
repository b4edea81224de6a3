"""A whole database is written into another one, of whichever kind: to move, to keep, to restore.

What is read is as it was at one moment, and what is written is there at once or not at all: both are one transaction.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, Final

from wondertable.server.store import path_of, sqlite_file
from wondertable.server.store.interface import HEALTH, CannotOpen, why

PARTS: Final = {
    "log": ("table_id", "seq", "at", "body"),
    "kept": ("table_id", "seq", "body"),
    "film": ("table_id", "seq", "body"),
    "slip": ("place", "name", "at", "until", "body"),
}
AT_ONCE: Final = 1000
Row = tuple[Any, ...]
Done = Callable[[int, int], None]
"""Told how many rows are copied, and of how many."""


class End(ABC):
    """A database that is copied from or to."""

    where: str

    @abstractmethod
    async def count(self, part: str) -> int: ...

    @abstractmethod
    def rows(self, part: str) -> AsyncIterator[list[Row]]: ...

    @abstractmethod
    async def fill(self, part: str, rows: list[Row]) -> None: ...


def counted(part: str, prefix: str = "") -> str:
    """What a server writes only to see that it can is none of its tables."""
    return f"from {prefix}{part}" + (f" where table_id <> '{HEALTH}'" if part == "kept" else "")


class FileEnd(End):
    def __init__(self, where: str, connection: sqlite3.Connection) -> None:
        self.where = where
        self._connection = connection

    async def count(self, part: str) -> int:
        (number,) = self._connection.execute(f"select count(*) {counted(part)}").fetchone()
        return int(number)

    async def rows(self, part: str) -> AsyncIterator[list[Row]]:
        found = self._connection.execute(f"select {', '.join(PARTS[part])} {counted(part)}")
        while rows := found.fetchmany(AT_ONCE):
            yield rows

    async def fill(self, part: str, rows: list[Row]) -> None:
        places = ", ".join("?" * len(PARTS[part]))
        self._connection.executemany(f"insert into {part} values ({places})", rows)  # noqa: S608  # a name of our own


class PostgresEnd(End):
    def __init__(self, where: str, connection: Any) -> None:
        self.where = where
        self._connection = connection

    async def count(self, part: str) -> int:
        return int(await self._connection.fetchval(f"select count(*) {counted(part, 'wondertable_')}"))

    async def rows(self, part: str) -> AsyncIterator[list[Row]]:
        query = f"select {', '.join(PARTS[part])} {counted(part, 'wondertable_')}"
        found = await self._connection.cursor(query)
        while rows := await found.fetch(AT_ONCE):
            yield [tuple(row) for row in rows]

    async def fill(self, part: str, rows: list[Row]) -> None:
        await self._connection.copy_records_to_table(f"wondertable_{part}", records=rows, columns=PARTS[part])


# -- what is read ------------------------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def source(url: str, alone: bool) -> AsyncIterator[End]:
    """A database as it is now. Alone: nobody may serve from it, for what they wrote meanwhile would be missing."""
    path = path_of(url)
    async with file_source(path, alone) if path is not None else postgres_source(url, alone) as end:
        yield end


@contextlib.asynccontextmanager
async def file_source(path: str, alone: bool) -> AsyncIterator[End]:
    where = sqlite_file.found(path)
    with told(where), contextlib.ExitStack() as stack:
        connection = stack.enter_context(contextlib.closing(sqlite_file.visit(where)))
        if alone:
            stack.enter_context(sqlite_file.alone(where))
        connection.execute("begin")
        yield FileEnd(where, connection)


@contextlib.asynccontextmanager
async def postgres_source(url: str, alone: bool) -> AsyncIterator[End]:
    postgres, database = packages()
    where = postgres.named(url)
    async with connected(url, where) as connection:
        if alone and not await database.take_alone(connection):
            raise CannotOpen("served", where=where)
        await database.check(connection, where)
        with told(where):
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                yield PostgresEnd(where, connection)


# -- what is written ---------------------------------------------------------------------------------------------------


def target(url: str) -> AbstractAsyncContextManager[End]:
    """A database in which nothing is yet. What is written is there when this ends well, and else not."""
    path = path_of(url)
    return file_target(path) if path is not None else postgres_target(url)


@contextlib.asynccontextmanager
async def file_target(path: str) -> AsyncIterator[End]:
    where = sqlite_file.found(path)
    with told(where):
        connection, claim = sqlite_file.own(where)
        try:
            connection.execute("begin immediate")
            yield await empty(FileEnd(where, connection))
            connection.execute("commit")
        finally:
            connection.close()
            if claim is not None:
                os.close(claim)


@contextlib.asynccontextmanager
async def postgres_target(url: str) -> AsyncIterator[End]:
    postgres, database = packages()
    where = postgres.named(url)
    async with connected(url, where) as connection:
        if not await database.take_alone(connection):
            raise CannotOpen("served", where=where)
        await database.bring_up(connection, where)
        with told(where):
            async with connection.transaction():
                yield await empty(PostgresEnd(where, connection))


async def empty(end: End) -> End:
    if any([await end.count(part) for part in PARTS]):
        raise CannotOpen("not-empty", where=end.where)
    return end


# -- copying -----------------------------------------------------------------------------------------------------------


async def copy(of: End, to: End, done: Done) -> int:
    """How many rows there were. What is counted in the copy before it is kept must be what was read."""
    numbers = {part: await of.count(part) for part in PARTS}
    whole, copied = sum(numbers.values()), 0
    for part in PARTS:
        async for rows in of.rows(part):
            await to.fill(part, rows)
            copied += len(rows)
            done(copied, whole)
    if {part: await to.count(part) for part in PARTS} != numbers:
        raise CannotOpen("differs", where=to.where, source=of.where)
    return copied


async def copy_database(of: str, to: str, done: Done) -> int:
    if place_of(of) == place_of(to):
        raise CannotOpen("same", where=place_of(of))
    async with source(of, alone=True) as here, target(to) as there:
        return await copy(here, there, done)


async def back_up(of: str, path: str, done: Done) -> int:
    """Beside those who serve, into a file that is there when it is whole."""
    async with source(of, alone=False) as here:
        with whole_file(path) as part:
            async with file_target(part) as there:
                return await copy(here, there, done)


@contextlib.contextmanager
def whole_file(path: str) -> Iterator[str]:
    """Where to write a file that gets its name when it is done."""
    if Path(path).exists():
        raise CannotOpen("backup-there", where=path)
    part = f"{path}.part"
    left = [Path(part + end) for end in ("", "-claim", "-wal", "-shm")]
    with told(path):
        try:
            left[0].unlink(missing_ok=True)  # of one that was broken off
            yield part
            left[0].rename(path)
        finally:
            for file in left:
                file.unlink(missing_ok=True)


def place_of(url: str) -> str:
    """Where a database is, as people are told it: without what opens it."""
    path = path_of(url)
    return sqlite_file.found(path) if path is not None else str(packages()[0].named(url))


def packages() -> tuple[Any, Any]:
    try:
        from wondertable.server.store import postgres, postgres_format  # their package is optional
    except ImportError as missing:
        raise CannotOpen("package", package=str(missing.name)) from None
    return postgres, postgres_format


@contextlib.asynccontextmanager
async def connected(url: str, where: str) -> AsyncIterator[Any]:
    import asyncpg  # type: ignore[import-untyped]

    try:
        connection = await asyncpg.connect(url)
    except Exception as error:
        raise CannotOpen("unopened", where=where, problem=why(error)) from error
    try:
        yield connection
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        raise CannotOpen("copy", where=where, problem=str(error)) from error
    finally:
        await connection.close()


@contextlib.contextmanager
def told(where: str) -> Iterator[None]:
    """What SQLite or the disk says, as a sentence."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise CannotOpen("unopened", where=where, problem=why(error)) from error
