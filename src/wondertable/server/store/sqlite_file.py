"""The file in which SQLite keeps tables: its format, and who may open it."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from wondertable.server.store.interface import FORMAT, CannotOpen

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

MEMORY: Final = ":memory:"
STEPS: Final[dict[int, tuple[str, ...]]] = {
    4: (
        """create table if not exists log (table_id text not null, seq integer not null, at real not null,
        body blob not null, primary key (table_id, seq)) without rowid""",
        """create table if not exists kept (table_id text not null primary key, seq integer not null,
        body blob not null) without rowid""",
        """create table if not exists film (table_id text not null, seq integer not null,
        body blob not null, primary key (table_id, seq))""",
        """create table if not exists slip (place text not null, name text not null, at real not null,
        until real not null, body blob not null, primary key (place, name))""",
    ),
    5: (),
}
"""What brings a file to a format from the one before; also a file that has none yet. 5 has other kinds of lines only."""


def found(path: str) -> str:
    return path if path == MEMORY else str(Path(path).expanduser().resolve())


def own(where: str) -> tuple[sqlite3.Connection, int | None]:
    """The file for the one who serves from it, and the claim on it: made if there is none, and brought to the present format."""
    held = None
    if where != MEMORY:
        file = Path(where)
        file.parent.mkdir(parents=True, exist_ok=True)
        # The file holds the seeds of games in progress: nobody else on this machine may read it.
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
        # The claim is on a file of its own: on some systems it would shut out SQLite's own locks.
        held = os.open(f"{file}-claim", os.O_CREAT | os.O_RDWR, 0o600)
    try:
        if held is not None and not claim(held):
            raise CannotOpen("in-use", where=where)
        connection = connected(where)
        version = format_of(connection, where)
        connection.execute("pragma journal_mode = wal")
        settle(connection)
        if version < FORMAT:
            bring_up(connection, version)
    except BaseException:
        if held is not None:
            os.close(held)
        raise
    return connection, held


def visit(where: str) -> sqlite3.Connection:
    """The file beside whoever serves from it: only one that is there, and of the present format."""
    if not Path(where).is_file():
        raise CannotOpen("not-there", where=where)
    connection = connected(where)
    version = format_of(connection, where)
    if version < FORMAT:
        connection.close()
        raise CannotOpen("older", where=where, format=str(version), known=str(FORMAT))
    settle(connection)
    return connection


@contextlib.contextmanager
def alone(where: str) -> Iterator[None]:
    """Nobody serves from the file meanwhile."""
    held = os.open(f"{where}-claim", os.O_CREAT | os.O_RDWR, 0o600)
    try:
        if not claim(held):
            raise CannotOpen("served", where=where)
        yield
    finally:
        os.close(held)


def connected(where: str) -> sqlite3.Connection:
    connection = sqlite3.connect(where, isolation_level=None, check_same_thread=False)
    connection.execute("pragma busy_timeout = 5000")
    return connection


def format_of(connection: sqlite3.Connection, where: str) -> int:
    (version,) = connection.execute("pragma user_version").fetchone()
    if version > FORMAT:
        connection.close()
        raise CannotOpen("newer", where=where, format=str(version), known=str(FORMAT))
    return int(version)


def settle(connection: sqlite3.Connection) -> None:
    """What is told to be written survives the loss of power."""
    connection.execute("pragma synchronous = full")
    connection.execute("pragma fullfsync = 1")


def bring_up(connection: sqlite3.Connection, version: int) -> None:
    """All steps or none."""
    connection.execute("begin immediate")
    try:
        for step, statements in STEPS.items():
            if step > version:
                for statement in statements:
                    connection.execute(statement)
        connection.execute(f"pragma user_version = {FORMAT}")
        connection.execute("commit")
    except BaseException:
        connection.execute("rollback")
        raise


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
