"""Databases are moved, backed up and restored with running tables in them."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import sqlite3
import stat
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Address, Client, Json, running
from tests.server.test_stores import opened, set_format
from wondertable.server.store import CannotOpen, copying, store_for
from wondertable.terminal.copy_database import copied

Seats = list[Json]


def backups(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob("backup*"))


def silent(_done: int, _whole: int) -> None:
    pass


def is_after(moment: int, state: Json) -> bool:
    return bool(state["moment"] > moment)


async def answered(clients: list[Client], times: int) -> None:
    """So many answers of those who are asked, each acknowledged and seen by all."""
    for _ in range(times):
        asked = next(client for client in clients if client.is_asked)
        before = asked.state["moment"]
        assert (await asked.answer())["type"] == "accepted"
        for client in clients:
            await client.until(functools.partial(is_after, before))


async def begun(server: Address, answers: int) -> Seats:
    """A table of three at which so many answers were given, and what everybody was told of it."""
    async with server.started() as clients:
        await answered(clients, answers)
        return [{**client.seated, "seen": client.state["view"], "events": client.events} for client in clients]


async def goes_on(server: Address, seats: Seats) -> None:
    """Everybody finds the table as it was left, and plays on."""
    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(server.client(seat["table"], seat["token"])) for seat in seats]
        for client, seat in zip(clients, seats, strict=True):
            assert client.state["view"] == seat["seen"]
            assert client.events == seat["events"]
        await answered(clients, 3)


@contextlib.asynccontextmanager
async def filled(url: str) -> AsyncIterator[tuple[Seats, ...]]:
    """A database with two running tables and all that may lie beside them, served no more."""
    async with running(url) as server:
        tables = (await begun(server, 2), await begun(server, 5))
        await server.tables.store.lay("push keys", "one", b"secret", 1e12)
        await server.tables.store.film(tables[0][0]["table"], 1, b"film")
    yield tables


@pytest.mark.parametrize("back", [False, True])
async def test_running_tables_move_and_go_on(tmp_path: Path, postgres_url: str, back: bool) -> None:
    source, target = f"sqlite:///{tmp_path}/t.db", postgres_url
    if back:
        source, target = target, source
    async with filled(source) as tables:
        told: list[tuple[int, int]] = []
        rows = await copying.copy_database(source, target, lambda done, whole: told.append((done, whole)))
        assert told[-1] == (rows, rows)
        async with running(target) as server:
            assert await server.tables.store.slips("push keys") == {"one": b"secret"}
            assert await server.tables.store.films(tables[0][0]["table"]) == {1: b"film"}
            for seats in tables:
                await goes_on(server, seats)


async def test_what_opens_a_database_is_not_told(
    tmp_path: Path, postgres_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    source = f"sqlite:///{tmp_path}/t.db"
    async with opened(source) as store:
        await store.append("a", 1, b"x")
    await copied(source, f"{postgres_url}?password=hush")
    said = capsys.readouterr().out
    assert postgres_url.rpartition("/")[2] in said
    assert "hush" not in said


async def test_only_what_nobody_uses_is_moved_and_only_to_where_nothing_is(database: str, tmp_path: Path) -> None:
    other = f"sqlite:///{tmp_path}/other.db"
    async with opened(database) as store:
        await store.append("a", 1, b"x")
        with pytest.raises(CannotOpen, match="A server uses the database"):
            await copying.copy_database(database, other, silent)
    async with opened(other) as store:
        with pytest.raises(CannotOpen, match=r"in use by another|A server uses"):
            await copying.copy_database(database, other, silent)
        await store.lay("place", "slip", b"x", 1e12)
    for source, target in ((database, other), (other, database)):
        with pytest.raises(CannotOpen, match="something in the database"):
            await copying.copy_database(source, target, silent)
    with pytest.raises(CannotOpen, match="into itself"):
        await copying.copy_database(database, database, silent)
    with pytest.raises(CannotOpen, match="no database"):
        await copying.copy_database(f"sqlite:///{tmp_path}/none.db", other, silent)
    await set_format(database, None)
    with pytest.raises(CannotOpen, match="older Wondertable"):
        await copying.copy_database(database, f"sqlite:///{tmp_path}/third.db", silent)


@pytest.mark.parametrize("half", [1, 2])
async def test_nothing_half_written_counts(database: str, tmp_path: Path, half: int) -> None:
    """Whatever happens on the way, the target is as empty as before, and the next attempt succeeds."""
    source = f"sqlite:///{tmp_path}/full.db"
    async with opened(source) as store:
        await store.append("a", 1, b"x")
        await store.lay("place", "slip", b"x", 1e12)

    def stop(done: int, _whole: int) -> None:
        if done == half:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await copying.copy_database(source, database, stop)
    async with opened(database) as store:
        assert (await store.logs(), await store.slips("place")) == ([], {})
    assert await copying.copy_database(source, database, silent) == 2


async def test_a_copy_that_is_not_what_was_read_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, target = (f"sqlite:///{tmp_path}/{name}.db" for name in ("one", "two"))
    async with opened(source) as store:
        await store.append("a", 1, b"x")

    async def forgetful(_self: object, _part: str, _rows: list[Any]) -> None:
        pass

    monkeypatch.setattr(copying.FileEnd, "fill", forgetful)
    with pytest.raises(CannotOpen, match="is not what was read"):
        await copying.copy_database(source, target, silent)
    async with opened(target) as store:
        assert await store.logs() == []


async def test_a_backup_of_a_server_that_goes_on_restores_all_that_was_acknowledged(
    database: str, tmp_path: Path
) -> None:
    """The drill of docs/operating.md: back up while people play, lose everything, serve from the backup."""
    file = tmp_path / "safe" / "backup.db"
    file.parent.mkdir()
    async with running(database) as server, server.started() as clients:
        quiet = await begun(server, 4)
        table, token = clients[0].seated["table"], clients[0].seated["token"]
        await answered(clients, 3)
        acknowledged = await server.tables.store.load(table)
        await asyncio.gather(copying.back_up(database, str(file), silent), answered(clients, 3))
    assert backups(file.parent) == ["backup.db"]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with sqlite3.connect(file) as backup:
        assert backup.execute("pragma integrity_check").fetchone() == ("ok",)
    async with running(file) as server:
        await goes_on(server, quiet)
        restored = await server.tables.store.load(table)
        assert restored[: len(acknowledged)] == acknowledged
        async with server.client(table, token) as ann:
            assert ann.state["seat"] == 0


async def test_a_backup_replaces_nothing_and_leaves_nothing_half_done(tmp_path: Path) -> None:
    source, file = f"sqlite:///{tmp_path}/t.db", tmp_path / "backup.db"
    async with opened(source) as store:
        await store.append("a", 1, b"x")

        def stop(_done: int, _whole: int) -> None:
            raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            await copying.back_up(source, str(file), stop)
        assert backups(tmp_path) == []
        (tmp_path / "backup.db.part").write_bytes(b"of a backup that was killed")
        assert await copying.back_up(source, str(file), silent) == 1
        with pytest.raises(CannotOpen, match="There is a file"):
            await copying.back_up(source, str(file), silent)
        with pytest.raises(CannotOpen, match="cannot be opened"):
            await copying.back_up(source, f"{tmp_path}/nowhere/deeper/../../t.db/x", silent)
    assert backups(tmp_path) == ["backup.db"]
    async with opened(f"sqlite:///{file}") as kept:
        assert [line.body for line in await kept.load("a")] == [b"x"]


def test_addresses_are_named_without_what_opens_them() -> None:
    with pytest.raises(CannotOpen, match="no database address"):
        store_for("mysql://me:secret@here/tables")
