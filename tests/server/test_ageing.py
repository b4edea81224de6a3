"""Tables grow old: players are warned, what nobody uses is closed and later deleted, and an operator does it at once."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator

import pytest

from tests.server.harness import Json, running
from wondertable.server import ageing, announcing, log
from wondertable.server.ageing import DAY, STAYS, Swept, sweep
from wondertable.server.store import Beside, Store, store_for

KEEP = 90 * DAY


@contextlib.asynccontextmanager
async def guest(url: str) -> AsyncIterator[Store]:
    """The database as an operator's command opens it, beside the server."""
    store = store_for(url, guest=True)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def is_shut(state: Json) -> bool:
    leaving = state["table"]["leaving"]
    return leaving is not None and bool(leaving["shut"])


async def test_what_nobody_uses_is_closed_then_deleted_and_the_rest_stays(database: str) -> None:
    async with running(database, keep=KEEP) as server:
        store, now = server.tables.store, time.time()
        made = await server.make(2, game="bibliowonders")
        table = made["table"]
        code = (await server.http.post(f"/api/tables/{table}/code")).json()["code"]
        await store.lay(f"push {table}", "device", b"x", 1e12)
        assert await sweep(store, now + KEEP - DAY, KEEP) == Swept([], [])
        closed_at = now + KEEP + DAY
        assert await sweep(store, closed_at, KEEP) == Swept([table], [])
        assert await sweep(store, closed_at + STAYS - DAY, KEEP) == Swept([], [])
        assert await sweep(store, closed_at + STAYS + DAY, KEEP) == Swept([], [table])
        assert (await store.load(table), await store.slips(f"push {table}")) == ([], {})
        assert await store.load(f"code {code}") == []
        left = [ends.table.split()[0] for ends in await store.logs()]
        assert left == ["data"], "the cards of games stay"
    async with running(database, keep=KEEP) as server:
        assert (await server.http.get(f"/api/tables/{table}")).status_code == 404


async def test_nothing_is_closed_unless_the_operator_says_after_how_long(file: str) -> None:
    async with running(file) as server:
        made = await server.make(3)
        assert await sweep(server.tables.store, time.time() + 10_000 * DAY, server.tables.settings.keep) == Swept(
            [], []
        )
        assert (await server.http.get(f"/api/tables/{made['table']}")).json()["leaving"] is None


async def test_a_server_looks_by_itself_and_people_at_the_table_read_it(file: str) -> None:
    async with running(file, keep=KEEP, ageing=0.05) as server, server.started() as clients:
        table = clients[0].seated["table"]
        live, _, _ = server.tables._live[table]
        assert clients[0].state["table"]["leaving"] is None
        live.written = time.time() - KEEP + DAY
        warned = await clients[0].until(lambda state: state["table"]["leaving"] is not None)
        leaving = warned["table"]["leaving"]
        assert (leaving["why"], leaving["shut"]) == ("unused", False)
        assert abs(leaving["at"] - time.time() - DAY) < 60
        await clients[1].send(type="keep")
        for client in clients:
            await client.until(lambda state: state["table"]["leaving"] is None)
        assert isinstance(log.decode((await server.tables.store.load(table))[-1].body), log.Wanted)
        before = len(await server.tables.store.load(table))
        await clients[1].send(type="keep")
        await clients[1].ask(type="ping")
        assert len(await server.tables.store.load(table)) == before, "only once it is needed"


async def test_an_operator_closes_a_running_table_and_everybody_there_is_told(database: str) -> None:
    async with running(database) as server, server.started() as clients, guest(database) as operator:
        table, until = clients[0].seated["table"], time.time() + DAY
        assert await ageing.shut(operator, table, "operator", until)
        for client in clients:
            state = await client.until(is_shut)
            assert state["table"]["leaving"] == {"why": "operator", "shut": True, "at": until}
            assert state["table"]["over"]
            assert state["view"]["outcome"]["reason"] == "shut"
            assert state["view"]["outcome"]["winners"] == []
        for message in ({"type": "say", "text": "hello?"}, {"type": "again", "agree": True}, {"type": "keep"}):
            assert (await clients[1].ask(**message))["key"] == "table-shut"
        record = await server.http.get(
            f"/api/tables/{table}/record", headers={"Authorization": f"Bearer {clients[0].seated['token']}"}
        )
        assert record.json()["result"]["reason"] == "shut"
        assert "seed" not in record.json(), "what was hidden stays hidden"
        assert not await ageing.shut(operator, "no" * 10, "operator", until)
    async with running(database) as server, server.client(table, clients[0].seated["token"]) as again:
        assert is_shut(again.state)


async def test_whoever_was_away_when_a_table_was_closed_opens_it_without_a_refusal(file: str) -> None:
    async with running(file) as server, server.started() as clients, guest(file) as operator:
        table, token = clients[0].seated["table"], clients[0].seated["token"]
        last = (await server.tables.store.load(table))[-1]
        await server.tables.store.append(table, last.seq + 1, log.encode(log.Left(0, 1.0)))
        assert await ageing.shut(operator, table, "operator", time.time() + DAY)
    async with running(file) as server, server.client(table, token) as back:
        assert is_shut(back.state)
        assert (await back.ask(type="ping"))["type"] == "pong", "and nothing was refused before"


async def test_a_table_that_waits_is_closed_for_those_who_would_come(file: str) -> None:
    async with running(file) as server, guest(file) as operator:
        made = await server.make(3)
        async with server.client(made["table"], made["token"]) as ann:
            assert await ageing.shut(operator, made["table"], "operator", time.time() + DAY)
            await ann.until(is_shut)
            answer = await server.http.post(f"/api/tables/{made['table']}/seats", json={"name": "Bob"})
            assert (answer.status_code, answer.json()["key"]) == (410, "table-shut")
            assert "closed" in answer.json()["detail"]


async def test_a_table_that_is_used_at_this_moment_is_not_closed(file: str) -> None:
    async with running(file) as server:
        made = await server.make(3)
        store = server.tables.store
        (ends,) = [ends for ends in await store.logs() if ends.table == made["table"]]
        await server.sit(made["table"], "Bob")
        assert not await ageing.shut(store, made["table"], "unused", 0, ends.last.seq)
        assert (await server.http.get(f"/api/tables/{made['table']}")).json()["leaving"] is None


async def test_an_announcement_reaches_everybody_and_ends(database: str) -> None:
    async with (
        running(database) as server,
        server.started() as clients,
        server.client(clients[0].seated["table"]) as watcher,
    ):
        async with guest(database) as operator:
            await announcing.announce(operator, "At ten we install something new.", 3600)
        for client in (*clients, watcher):
            state = await client.until(lambda state: state["table"]["notice"] is not None)
            assert state["table"]["notice"] == "At ten we install something new."
        async with guest(database) as operator:
            await announcing.end(operator)
        for client in (*clients, watcher):
            await client.until(lambda state: state["table"]["notice"] is None)


async def test_tables_at_which_nothing_happens_leave_memory_at_once(file: str) -> None:
    async with running(file, resting=0.05, idle=600) as server:
        made = await server.make(3)
        async with server.started() as clients:
            running_table = clients[0].seated["table"]
            async with server.client(made["table"], made["token"]):
                pass
        tables = server.tables._live
        for _ in range(500):
            if made["table"] not in tables:
                break
            await asyncio.sleep(0.02)
        assert set(tables) == {running_table}
        async with server.client(made["table"], made["token"]) as ann:
            assert ann.state["seat"] == 0


async def test_lines_removed_are_all_of_a_table(file: str) -> None:
    async with running(file) as server:
        store = server.tables.store
        made = await server.make(3)
        await store.append(made["table"], 2, log.encode(log.Shut("operator", 0.0)), Beside(b"kept", b"film"))
        assert await sweep(store, time.time(), None) == Swept([], []), "not every server has heard of it"
        assert await sweep(store, time.time() + 2 * ageing.GRACE, None) == Swept([], [made["table"]])
        assert (await store.kept(made["table"]), await store.films(made["table"])) == (None, {})


@pytest.mark.parametrize(
    ("keep", "before", "warned"), [(KEEP, 6 * DAY, True), (KEEP, 8 * DAY, False), (4.0, 0.9, True), (4.0, 2.0, False)]
)
async def test_players_are_warned_a_week_before_or_a_quarter(keep: float, before: float, warned: bool) -> None:
    async with running("sqlite:///:memory:", keep=keep) as server:
        made = await server.make(3)
        async with server.tables.at(made["table"]) as live:
            live.written = time.time() - keep + before
            assert (ageing.leaving(live) is not None) == warned
