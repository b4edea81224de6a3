"""Many tables, many who watch, and some who read slowly: counted, not timed."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.server.harness import Address, Client, running
from wondertable.server.telling import Telling

TABLES = 25
WATCHERS = 3


@contextlib.asynccontextmanager
async def watching(server: Address, table: str, how_many: int) -> AsyncIterator[list[Client]]:
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(server.client(table)) for _ in range(how_many)]


async def one_table(server: Address) -> tuple[int, list[Client]]:
    async with server.started(3) as clients, watching(server, clients[0].seated["table"], WATCHERS) as watchers:
        await asyncio.gather(*[client.play() for client in clients])
        for watcher in watchers:
            await watcher.until(lambda state: state["table"]["over"])
        record = (await server.http.get(f"/api/tables/{clients[0].seated['table']}/record")).json()
        return len(record["entries"]), [*clients, *watchers]


async def test_many_tables_at_once(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", calls=(10_000, 1000), messages=(1000, 1000)) as server:
        results = await asyncio.gather(*[one_table(server) for _ in range(TABLES)])
        assert len(results) == TABLES
        for answers, clients in results:
            assert answers >= 27
            watched = [client.events for client in clients[3:]]
            assert all(events == watched[0] for events in watched), "all who watch were told the same"
            for client in clients:
                assert client.state["table"]["over"]
                assert client.state["view"]["outcome"] == clients[0].state["view"]["outcome"]
                assert client.number == len(client.frames)


async def test_a_slow_reader_skips_states_but_no_events(tmp_path: Path) -> None:
    """One watcher stops reading until the game is over; the others are not held up by it."""
    async with (
        running(tmp_path / "t.db", messages=(10_000, 10_000), words=(10_000, 10_000)) as server,
        server.started(3) as clients,
    ):
        table = clients[0].seated["table"]
        address = f"ws://127.0.0.1:{server.port}/ws/{table}"
        # Small buffers: the server soon notices that nobody reads.
        async with connect(address, compression=None, max_queue=1) as opened, server.client(table) as quick:
            slow = Client(opened)
            await slow.hello()
            opened.transport.pause_reading()
            talk = "x" * 300
            for number in range(60):  # so much that no buffer on the way can hold it
                for client in clients:
                    await client.send(type="say", text=f"{number} {talk}"[:300])
                await clients[0].next_state()
            await asyncio.gather(*[client.play() for client in clients])
            await quick.until(lambda state: state["table"]["over"])
            async with server.tables.at(table) as live:
                told = live.room.seq
            opened.transport.resume_reading()
            await slow.until(lambda state: state["table"]["over"])
            assert slow.events == quick.events
            assert slow.number < told, "it was sent fewer states than there were changes"


async def test_the_view_of_many_who_watch_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path / "t.db") as server, server.started(3) as clients:
        table = clients[0].seated["table"]
        view, made = Telling.view, list[int | None]()

        def counted(telling: Telling, seat: int | None) -> Any:
            made.append(seat)
            return view(telling, seat)

        monkeypatch.setattr(Telling, "view", counted)
        async with watching(server, table, 10) as watchers:
            made.clear()
            await clients[0].answer()
            for client in (*clients, *watchers):
                await client.until(lambda state: state["view"]["asked"] == [1, 2])
        assert sorted(made, key=str) == [0, 1, 2, None]


async def test_tables_nobody_uses_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", idle=0.2, resting=0.2) as server:
        made = await server.make(3)
        async with server.client(made["table"], made["token"]) as ann:
            await asyncio.sleep(0.6)
            assert made["table"] in server.tables._live, "somebody is connected"
            await ann.send(type="say", text="hello")
            await ann.until(lambda state: bool(state["talk"]))
        for _ in range(100):
            if made["table"] not in server.tables._live:
                break
            await asyncio.sleep(0.05)
        assert made["table"] not in server.tables._live
        async with server.client(made["table"], made["token"]) as again:
            assert again.state["talk"][0]["text"] == "hello"
            assert json.loads(again.frames[0])["number"] == 1
