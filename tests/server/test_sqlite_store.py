"""The log of a table: numbered lines that are never lost and never written twice."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from wondertable.server.store import Beside, Conflict, Store, StoreError, default_database, store_for


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = store_for(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def test_lines_come_back_in_order_also_after_reopening(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    async with opened(url) as store:
        for seq in (1, 2, 3):
            await store.append("a", seq, b"line %d" % seq)
        await store.append("b", 1, b"other table")
    async with opened(url) as store:
        assert [(line.seq, line.body) for line in await store.load("a")] == [
            (1, b"line 1"),
            (2, b"line 2"),
            (3, b"line 3"),
        ]
        assert [line.seq for line in await store.load("a", after=2)] == [3]
        assert await store.load("nowhere") == []


async def test_of_many_writers_of_one_line_exactly_one_wins(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/tables.db") as store:
        writing = [store.append("a", 1, b"%d" % i) for i in range(40)]
        results = await asyncio.gather(*writing, return_exceptions=True)
        assert results.count(None) == 1
        assert sum(isinstance(result, Conflict) for result in results) == 39
        assert len(await store.load("a")) == 1


async def test_a_conflict_does_not_harm_the_rest_of_its_batch(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/tables.db") as store:
        await store.append("a", 1, b"first")
        results = await asyncio.gather(
            *[store.append("a" if i == 50 else f"t{i}", 1, b"x") for i in range(100)], return_exceptions=True
        )
        assert [i for i, result in enumerate(results) if result is not None] == [50]
        assert [line.body for line in await store.load("a")] == [b"first"]
        assert len(await store.load("t99")) == 1


async def test_what_is_kept_goes_with_its_line_and_only_the_newest_stays(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    async with opened(url) as store:
        assert await store.kept("a") is None
        await store.append("a", 1, b"x", Beside(b"first"))
        await store.append("a", 2, b"y")
        assert await store.kept("a") == (1, b"first")
        await asyncio.gather(
            store.append("a", 3, b"z", Beside(b"third")), store.append("a", 4, b"z", Beside(b"fourth"))
        )
        with pytest.raises(Conflict):
            await store.append("a", 2, b"too late", Beside(b"never kept", b"never seen"))
    async with opened(url) as store:
        assert await store.kept("a") == (4, b"fourth")
        assert await store.kept("b") is None


async def test_films_stay_with_their_lines(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    async with opened(url) as store:
        assert await store.films("a") == {}
        await store.append("a", 1, b"x", Beside(None, b"a pull"))
        await store.append("a", 2, b"y", Beside(b"book"))
        await asyncio.gather(*[store.append("a", seq, b"z", Beside(b"book", b"film %d" % seq)) for seq in (3, 4)])
        with pytest.raises(Conflict):
            await store.append("a", 1, b"too late", Beside(None, b"never seen"))
        await store.film("a", 3, b"the whole fall")
        await store.append("b", 1, b"x", Beside(None, b"of another table"))
    async with opened(url) as store:
        assert await store.films("a") == {1: b"a pull", 3: b"the whole fall", 4: b"film 4"}
        assert await store.films("a", after=3) == {4: b"film 4"}


async def test_a_file_of_the_version_before_has_room_for_films(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with sqlite3.connect(path, isolation_level=None) as before:
        before.execute(
            "create table log (table_id text not null, seq integer not null, at real not null,"
            " body blob not null, primary key (table_id, seq)) without rowid"
        )
        before.execute(
            "create table kept (table_id text not null primary key, seq integer not null,"
            " body blob not null) without rowid"
        )
        before.execute("insert into log values ('a', 1, 0.0, 'line')")
        before.execute("insert into kept values ('a', 1, x'626f6f6b')")
        before.execute("pragma user_version = 2")
    async with opened(f"sqlite:///{path}") as store:
        assert [line.seq for line in await store.load("a")] == [1]
        assert (await store.kept("a"), await store.films("a")) == ((1, b"book"), {})
        await store.append("a", 2, b"y", Beside(None, b"film"))
        assert await store.films("a") == {2: b"film"}


async def test_a_file_belongs_to_one_server(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
    async with opened(url) as store:
        for other in (url, f"sqlite:///{tmp_path}/link.db"):
            with pytest.raises(StoreError, match=r"in use by another Wondertable.*PostgreSQL"):
                await store_for(other).open()
        await store.append("a", 1, b"still fine")
    async with opened(url) as again:
        assert len(await again.load("a")) == 1


async def test_what_was_asked_before_closing_is_done(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    store = store_for(url)
    await store.open()
    appends = [asyncio.ensure_future(store.append("a", seq, b"x")) for seq in range(1, 500)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*appends)
    with pytest.raises(StoreError, match="closed"):
        await store.append("a", 500, b"x")
    async with opened(url) as again:
        assert len(await again.load("a")) == 499


async def test_a_failing_disk_acknowledges_nothing_and_the_store_recovers(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with opened(f"sqlite:///{path}") as store:
        await store.append("a", 1, b"x")
        with sqlite3.connect(path, isolation_level=None) as knife:
            knife.execute("alter table log rename to hidden")
            with pytest.raises(StoreError, match="no such table"):
                await store.append("a", 2, b"y")
            with pytest.raises(StoreError, match="cannot be read"):
                await store.load("a")
            with pytest.raises(StoreError, match="no such table"):
                await store.check()
            knife.execute("alter table hidden rename to log")
        await store.check()
        await store.append("a", 2, b"y")
        assert [line.body for line in await store.load("a")] == [b"x", b"y"]


async def test_a_check_writes_so_that_a_full_disk_shows(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with opened(f"sqlite:///{path}") as store:
        await store.check()
        store._connection.execute("pragma max_page_count = 1")  # type: ignore[attr-defined]
        store._connection.execute("delete from kept")  # type: ignore[attr-defined]
        for number in range(40):
            with contextlib.suppress(StoreError):
                await store.append("a", number, b"x" * 1000)
        with pytest.raises(StoreError, match="full"):
            await store.check()
        store._connection.execute("pragma max_page_count = 100000")  # type: ignore[attr-defined]
        await store.check()


async def test_a_damaged_file_is_not_trusted_again(tmp_path: Path) -> None:
    """Some tables can still be read; that does not make it well."""
    path = tmp_path / "tables.db"
    url = f"sqlite:///{path}"
    async with opened(url) as store:
        for number in range(200):
            await store.append(f"table {number}", 1, b"x" * 1000)
    with path.open("r+b") as file:
        file.seek(10 * 4096)
        file.write(b"\xff" * 9 * 4096)
    async with opened(url) as store:
        read = await asyncio.gather(*[store.load(f"table {n}") for n in range(200)], return_exceptions=True)
        assert any(isinstance(result, StoreError) for result in read)
        with pytest.raises(StoreError, match="malformed"):
            await store.check()


async def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_bytes(b"this is a shopping list, and a rather long one at that. " * 100)
    with pytest.raises(StoreError, match=r"tables\.db cannot be opened: file is not a database"):
        await store_for(f"sqlite:///{path}").open()


async def test_a_file_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with sqlite3.connect(path) as later:
        later.execute("pragma user_version = 99")
    with pytest.raises(StoreError, match="newer Wondertable"):
        await store_for(f"sqlite:///{path}").open()


async def test_a_file_of_an_earlier_version_is_carried_on(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with opened(f"sqlite:///{path}") as store:
        await store.append("a", 1, b"x")
    with sqlite3.connect(path) as earlier:
        earlier.execute("drop table kept")
        earlier.execute("pragma user_version = 1")
    async with opened(f"sqlite:///{path}") as store:
        await store.append("a", 2, b"y", Beside(b"kept"))
        assert await store.kept("a") == (2, b"kept")
        assert [line.body for line in await store.load("a")] == [b"x", b"y"]


async def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot be opened"):
        await store_for(f"sqlite:///{tmp_path}/file/tables.db").open()


async def test_the_file_is_durable_and_private(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "folder" / "tables.db"
    async with opened(f"sqlite:///{path}") as store:
        await store.append("a", 1, b"x")
        for file in path.parent.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
        with sqlite3.connect(path) as reader:
            assert reader.execute("pragma journal_mode").fetchone() == ("wal",)
        connection = store._connection  # type: ignore[attr-defined]  # how durable it is cannot be asked from outside
        assert connection.execute("pragma synchronous").fetchone() == (2,)


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("tables.db", "no database address"),
        ("mysql://me@here/tables", "no database address"),
        ("sqlite:tables.db", "no database address"),
        ("sqlite:///", "names no file"),
        ("sqlite://tables.db", "names no file"),
    ],
)
def test_addresses_that_name_no_database(url: str, says: str) -> None:
    with pytest.raises(StoreError, match=says):
        store_for(url)


def test_the_default_is_a_file_of_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == f"sqlite:///{tmp_path}/wondertable/tables.db"
