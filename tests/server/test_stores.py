"""What both kinds of databases do alike for whoever looks after them."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.server.harness import WAIT
from wondertable.server.store import Beside, CannotOpen, Store, store_for
from wondertable.server.store.interface import FORMAT


@contextlib.asynccontextmanager
async def opened(url: str, guest: bool = False) -> AsyncIterator[Store]:
    store = store_for(url, guest)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def test_logs_are_listed_by_their_ends_page_by_page(database: str) -> None:
    async with opened(database) as store:
        assert await store.logs() == []
        for table, lines in (("b", 3), ("a", 1), ("c", 2)):
            for seq in range(1, lines + 1):
                await store.append(table, seq, b"%d" % seq)
        first, second = await store.logs(most=2)
        (third,) = await store.logs(after=second.table)
        assert [(ends.table, ends.first.body, ends.last.seq) for ends in (first, second, third)] == [
            ("a", b"1", 1),
            ("b", b"1", 3),
            ("c", b"1", 2),
        ]
        assert second.first.at <= second.last.at


async def test_lines_are_rewritten_where_they_are_and_nowhere_else(database: str) -> None:
    async with opened(database) as store:
        for seq in (1, 2, 3):
            await store.append("a", seq, b"%d" % seq)
        await store.append("b", 1, b"other")
        before = await store.load("a")
        await store.rewrite("a", {2: b"two", 3: b"three", 9: b"never"})
        assert [line.body for line in await store.load("a")] == [b"1", b"two", b"three"]
        assert [line.at for line in await store.load("a")] == [line.at for line in before]
        assert [line.body for line in await store.load("b")] == [b"other"]


async def test_a_log_is_removed_with_all_beside_it(database: str) -> None:
    async with opened(database) as store:
        for table in ("a", "b"):
            await store.append(table, 1, b"x", Beside(b"book", b"film"))
        await store.remove("a")
        assert (await store.load("a"), await store.kept("a"), await store.films("a")) == ([], None, {})
        assert (await store.kept("b"), await store.films("b")) == ((1, b"book"), {1: b"film"})


async def test_a_server_hears_of_what_a_guest_has_written(database: str) -> None:
    async with opened(database) as server, opened(database, guest=True) as guest:
        heard: asyncio.Queue[str | None] = asyncio.Queue()
        server.on_change = heard.put_nowait
        await server.append("a", 1, b"own")
        await guest.append("a", 2, b"of a guest")
        assert await asyncio.wait_for(heard.get(), WAIT) in ("a", None)
        assert [line.body for line in await server.load("a")] == [b"own", b"of a guest"]
        await server.append("a", 3, b"and on")
        await asyncio.sleep(0)
        assert heard.empty(), "one's own lines are no news"


async def test_a_guest_needs_a_database_that_is_ready(tmp_path: Path, postgres_url: str) -> None:
    for url, says in ((f"sqlite:///{tmp_path}/none.db", "There is no database"), (postgres_url, "older Wondertable")):
        with pytest.raises(CannotOpen, match=says):
            await store_for(url, guest=True).open()
    assert not (tmp_path / "none.db").exists()


async def set_format(url: str, number: int | None) -> None:
    """What a later program, or an earlier one, would have left."""
    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite:///")) as knife:
            knife.execute(f"pragma user_version = {3 if number is None else number}")
            if number is None:
                knife.execute("drop table slip")
        return
    knife = await asyncpg.connect(url)
    if number is None:
        await knife.execute("drop table wondertable_format; drop table wondertable_slip")
    else:
        await knife.execute("update wondertable_format set format = $1", number)
    await knife.close()


async def test_a_database_of_a_later_format_is_left_alone(database: str) -> None:
    async with opened(database) as store:
        await store.append("a", 1, b"x")
    await set_format(database, FORMAT + 94)
    for guest in (False, True):
        with pytest.raises(
            CannotOpen, match=rf"newer Wondertable \(its format is {FORMAT + 94}, this one knows {FORMAT}"
        ):
            await store_for(database, guest).open()
    await set_format(database, FORMAT)
    async with opened(database) as store:
        assert [line.body for line in await store.load("a")] == [b"x"]


async def test_a_database_of_an_earlier_format_is_brought_up_once(database: str) -> None:
    """By a server; a guest leaves it as it is."""
    async with opened(database) as store:
        await store.append("a", 1, b"x", Beside(b"book"))
    await set_format(database, None)
    with pytest.raises(CannotOpen, match=f"older Wondertable .its format is 3, this one writes {FORMAT}"):
        await store_for(database, guest=True).open()
    async with opened(database) as store, opened(database, guest=True) as guest:
        await store.lay("place", "slip", b"new", 1e12)
        assert await guest.slips("place") == {"slip": b"new"}
        assert await guest.kept("a") == (1, b"book")
