"""The tables in which PostgreSQL keeps tables: their format, and who may use them."""

from __future__ import annotations

from typing import Any, Final

from wondertable.server.store.interface import FORMAT, CannotOpen

SCHEMA_LOCK: Final = 8_203_117
"""So that processes started at the same moment do not both make the tables."""
SERVING: Final = 8_203_118
"""Shared by all who serve from a database; whoever copies it has it alone."""
UNSAID: Final = 3
"""Earlier programs did not say in which format they wrote, and some of their tables may be missing."""
STEPS: Final[dict[int, tuple[str, ...]]] = {
    4: (
        """create table if not exists wondertable_log (
        table_id text not null, seq integer not null, at double precision not null, body bytea not null,
        primary key (table_id, seq))""",
        """create table if not exists wondertable_kept (
        table_id text not null primary key, seq integer not null, body bytea not null)""",
        """create table if not exists wondertable_film (
        table_id text not null, seq integer not null, body bytea not null, primary key (table_id, seq))""",
        """create table if not exists wondertable_slip (
        place text not null, name text not null, at double precision not null, until double precision not null,
        body bytea not null, primary key (place, name))""",
    ),
    5: ("create table wondertable_format (format integer not null)", "insert into wondertable_format values (5)"),
}
"""What brings a database to a format from the one before; also one that has none yet. 5 has other kinds of lines besides."""


async def format_of(connection: Any) -> int:
    """0 where nothing is yet."""
    if await connection.fetchval("select to_regclass('wondertable_format')") is not None:
        return int(await connection.fetchval("select format from wondertable_format"))
    return 0 if await connection.fetchval("select to_regclass('wondertable_log')") is None else UNSAID


async def bring_up(connection: Any, where: str) -> None:
    """All steps or none."""
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock($1)", SCHEMA_LOCK)
        version = await format_of(connection)
        must_be_known(version, where)
        for step, statements in STEPS.items():
            for statement in statements if step > version else ():
                await connection.execute(statement)
        await connection.execute("update wondertable_format set format = $1 where format < $1", FORMAT)


async def check(connection: Any, where: str) -> None:
    """Nothing is made or changed."""
    version = await format_of(connection)
    must_be_known(version, where)
    if version < FORMAT:
        raise CannotOpen("older", where=where, format=str(version), known=str(FORMAT))


def must_be_known(version: int, where: str) -> None:
    if version > FORMAT:
        raise CannotOpen("newer", where=where, format=str(version), known=str(FORMAT))


async def serve(connection: Any) -> bool:
    """From now on, until the connection ends, nobody has the database alone. False if somebody has it."""
    return bool(await connection.fetchval("select pg_try_advisory_lock_shared($1)", SERVING))


async def take_alone(connection: Any) -> bool:
    """False if somebody serves from it."""
    return bool(await connection.fetchval("select pg_try_advisory_lock($1)", SERVING))
