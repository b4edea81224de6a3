"""PostgreSQL and several server processes: one log, everybody sees everything."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.server.harness import QUICK, running
from wondertable.server.store import Beside, Conflict, Store, StoreError, store_for


@contextlib.asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = store_for(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def cut(url: str) -> None:
    """End all connections to a database, as a restart of PostgreSQL would."""
    knife = await asyncpg.connect(url)
    await knife.execute(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()"
    )
    await knife.close()


async def test_lines_come_back_in_order_also_after_reopening(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        for seq in (1, 2, 3):
            await store.append("a", seq, b"line %d" % seq)
        await store.append("b", 1, b"other table")
    async with opened(postgres_url) as store:
        assert [line.body for line in await store.load("a")] == [b"line 1", b"line 2", b"line 3"]
        assert [line.seq for line in await store.load("a", after=2)] == [3]


async def test_of_many_writers_of_one_line_exactly_one_wins(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        results = await asyncio.gather(
            *[store.append("a", 1, b"%d %d" % (who, i)) for i in range(20) for who, store in enumerate((one, other))],
            *[one.append(f"t{i}", 1, b"x") for i in range(300)],
            return_exceptions=True,
        )
        assert results[:40].count(None) == 1
        assert sum(isinstance(result, Conflict) for result in results[:40]) == 39
        assert results[40:] == [None] * 300
        assert await one.load("a") == await other.load("a")


async def test_what_is_kept_goes_with_its_line_and_only_the_newest_stays(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        assert await store.kept("a") is None
        await store.append("a", 1, b"x", Beside(b"first"))
        await store.append("a", 2, b"y")
        assert await store.kept("a") == (1, b"first")
        await asyncio.gather(
            store.append("a", 3, b"z", Beside(b"third")), store.append("a", 4, b"z", Beside(b"fourth"))
        )
        with pytest.raises(Conflict):
            await store.append("a", 2, b"too late", Beside(b"never kept", b"never seen"))
    async with opened(postgres_url) as store:
        assert await store.kept("a") == (4, b"fourth")
        assert await store.kept("b") is None


async def test_films_stay_with_their_lines(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        await store.append("a", 1, b"x", Beside(None, b"a pull"))
        await asyncio.gather(*[store.append("a", seq, b"z", Beside(b"book", b"film %d" % seq)) for seq in (2, 3)])
        await store.append("a", 4, b"z")
        with pytest.raises(Conflict):
            await store.append("a", 1, b"too late", Beside(None, b"never seen"))
        await store.film("a", 2, b"the whole fall")
    async with opened(postgres_url) as store:
        assert await store.films("a") == {1: b"a pull", 2: b"the whole fall", 3: b"film 3"}
        assert await store.films("a", after=2) == {3: b"film 3"}


async def test_others_are_told_what_changed_and_oneself_is_not(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        heard: asyncio.Queue[object] = asyncio.Queue()
        one.on_change = heard.put_nowait
        one.on_word = lambda _process, word: heard.put_nowait(word)
        await one.append("mine", 1, b"x")
        one.announce("my own word")
        await other.append("theirs", 1, b"x")
        assert await asyncio.wait_for(heard.get(), 5) == "theirs"
        other.announce("good evening")
        assert await asyncio.wait_for(heard.get(), 5) == "good evening"


async def test_lost_connections_come_back(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        heard: asyncio.Queue[str | None] = asyncio.Queue()
        one.on_change = heard.put_nowait
        await one.append("a", 1, b"x")
        await cut(postgres_url)
        assert await asyncio.wait_for(heard.get(), 10) is None, "everything must be read again"
        for seq in range(2, 20):  # the first may be lost with its connection, and says so
            with contextlib.suppress(StoreError, Conflict):
                await other.append("a", seq, b"y")
        assert await asyncio.wait_for(heard.get(), 5) == "a"
        assert len(await one.load("a")) > 10


async def test_a_server_that_is_not_there_is_named(postgres_url: str) -> None:
    with pytest.raises(StoreError, match="cannot be opened"):
        await store_for(postgres_url + "_nowhere").open()
    with pytest.raises(StoreError, match=r"tables \(PostgreSQL at 127\.0\.0\.1\) cannot be opened"):
        await store_for("postgresql://me:secret@127.0.0.1:1/tables").open()
    assert "secret" not in store_for("postgresql://me:secret@127.0.0.1:1/tables").where


async def test_two_processes_play_one_game(postgres_url: str) -> None:
    async with running(postgres_url) as one, running(postgres_url) as two:
        made = await one.make(4, [None, None, "thumb"])
        table = made["table"]
        seated = [made, await two.sit(table, "Bob"), await one.sit(table, "Cyd")]
        assert [one["seat"] for one in seated] == [0, 1, 2]
        async with (
            one.client(table, seated[0]["token"]) as ann,
            two.client(table, seated[1]["token"]) as bob,
            one.client(table, seated[2]["token"]) as cyd,
            two.client(table) as watcher,
        ):
            for client in (ann, bob, cyd, watcher):
                await client.until(
                    lambda s: [seat["online"] for seat in s["table"]["seats"]] == [True, True, True, False]
                )
            await ann.send(type="start")
            for client in (ann, bob, cyd, watcher):
                await client.until(lambda state: state["view"] is not None)
            await asyncio.gather(*[client.play() for client in (ann, bob, cyd)])
            await watcher.until(lambda state: state["table"]["over"])
            async with one.client(table) as other:
                assert watcher.events == other.events
            records = [(await server.http.get(f"/api/tables/{table}/record")).json() for server in (one, two)]
            assert records[0] == records[1]
            by = {entry["by"] for entry in records[0]["entries"] if entry["seat"] == 3}
            assert by == {"bot thumb"}
            await bob.socket.close()
            await ann.until(lambda state: not state["table"]["seats"][1]["online"])


async def test_a_seat_connected_elsewhere_is_not_away(postgres_url: str) -> None:
    times = QUICK._replace(away=0.3)
    one, two = running(postgres_url, times=times), running(postgres_url, times=times)
    async with one as here, two as there, here.started(3) as clients:
        ann, bob, cyd = clients
        await ann.answer()
        await bob.answer()
        async with there.client(cyd.seated["table"], cyd.seated["token"]):
            await cyd.socket.close()
            await asyncio.sleep(1)
            state = await ann.hello(ann.seated["token"])
            assert state["table"]["seats"][2]["online"]
            assert not state["table"]["seats"][2]["away"]
        await ann.until(lambda state: state["table"]["seats"][2]["away"])


async def test_play_goes_on_after_postgresql_was_gone(postgres_url: str) -> None:
    async with running(postgres_url) as server, server.started(3) as clients:
        await clients[0].answer()
        await cut(postgres_url)
        for _ in range(20):
            if (await clients[1].answer())["type"] == "accepted":
                break
            await asyncio.sleep(0.1)
        await clients[2].until(lambda state: state["view"]["asked"] == [2])
        assert (await clients[2].answer())["type"] == "accepted"
        await clients[0].until(lambda state: state["view"]["board"]["phase"] == "bidding")


async def test_a_bank_goes_on_from_where_another_process_has_counted_to(postgres_url: str) -> None:
    async with running(postgres_url) as here, here.started(3, bank={"seconds": 600}) as clients:
        ann, _, cyd = clients
        async with here.tables.at(ann.seated["table"]) as live:
            live.hear_thought(ann.state["question"], {2: 300.0})  # so long they have thought
            async with running(postgres_url) as there, there.client(cyd.seated["table"], cyd.seated["token"]) as again:
                await again.until(lambda state: state["banks"][2] <= 300)
                await again.answer()
                await ann.until(lambda state: 2 not in state["view"]["asked"])
            assert 200 < live.room.places[2].bank <= 300
