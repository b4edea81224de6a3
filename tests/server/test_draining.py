"""Stopping: nothing new begins, who is there is told to come back, and what was acknowledged is kept."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sqlite3
import time
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.offering import texts
from tests.server.harness import WAIT, Child, running

HELD = 3.0
"""Seconds for which somebody else holds the database: longer than it takes to stop."""


async def test_nothing_new_begins_and_the_old_goes_on(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", back=7) as server, server.started(3) as clients:
        server.tables.leave()
        for client in clients:
            assert (await client.reply()) == {"type": "closing", "number": client.number, "seconds": 7}
        body = {"game": "miraris", "players": 3, "name": "Ann"}
        answer = await server.http.post("/api/tables", json=body)
        assert (answer.status_code, answer.headers["Retry-After"]) == (503, "7")
        assert answer.json()["key"] == "draining" and "7 seconds" in answer.json()["detail"]
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"ws://127.0.0.1:{server.port}/ws/{clients[0].seated['table']}")
        assert refused.value.response.status_code == 503
        assert refused.value.response.headers["Retry-After"] == "7"
        assert (await clients[0].answer())["type"] == "accepted"
        assert (await server.http.get(f"/api/tables/{clients[0].seated['table']}")).status_code == 200


async def test_what_was_answered_is_written_and_acknowledged_before_the_end(tmp_path: Path) -> None:
    """The database is held by somebody else when the answer comes and when the server is told to stop."""
    async with Child(tmp_path / "t.db") as child:
        server = await child.start()
        async with server.started(3) as clients:
            table, ann = clients[0].seated, clients[0]
            with contextlib.closing(sqlite3.connect(tmp_path / "t.db", isolation_level=None)) as other:
                other.execute("begin immediate")
                text = texts(ann.state["view"]["question"])[0]
                await ann.send(type="answer", question=ann.state["question"], answer=text)
                await clients[1].ask(type="ping")  # the server has read what came before
                await asyncio.sleep(0.2)
                assert child.process is not None
                child.process.send_signal(signal.SIGTERM)
                assert (await clients[1].reply())["type"] == "closing"
                assert child.process.returncode is None
                other.execute("rollback")
            kinds = {(await ann.reply())["type"] for _ in range(2)}
            assert kinds == {"closing", "accepted"}
            with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012
                while True:
                    await ann.receive()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
            assert await asyncio.wait_for(child.process.wait(), WAIT) == 0
        again = await child.start()
        async with again.client(table["table"], table["token"]) as ann:
            assert ann.state["view"]["question"]["answered"] == text


async def test_the_second_time_it_ends_at_once_and_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    async with Child(tmp_path / "t.db") as child:
        server = await child.start()
        async with server.started(3) as clients:
            table, ann = clients[0].seated, clients[0]
            assert (await ann.answer())["type"] == "accepted"
            text = (await ann.until(lambda state: state["view"]["question"]["answered"] is not None))["view"][
                "question"
            ]
            with contextlib.closing(sqlite3.connect(tmp_path / "t.db", isolation_level=None)) as other:
                other.execute("begin immediate")
                await clients[1].send(type="say", text="held up")
                await clients[2].ask(type="ping")
                await asyncio.sleep(0.2)
                assert child.process is not None
                begin = time.monotonic()
                child.process.send_signal(signal.SIGTERM)
                await clients[2].reply()
                child.process.send_signal(signal.SIGTERM)
                assert await asyncio.wait_for(child.process.wait(), WAIT) == 128 + signal.SIGTERM
                assert time.monotonic() - begin < HELD
        again = await child.start()
        async with again.client(table["table"], table["token"]) as ann:
            assert ann.state["view"]["question"]["answered"] == text["answered"]


async def test_it_ends_in_the_time_it_has_whatever_hangs(tmp_path: Path) -> None:
    async with Child(tmp_path / "t.db", more="limits=['drain=1.5', 'linger=1']") as child:
        server = await child.start()
        made = await server.make(3)
        async with server.client(made["table"], made["token"]) as ann, server.client(made["table"]) as watcher:
            with contextlib.closing(sqlite3.connect(tmp_path / "t.db", isolation_level=None)) as other:
                other.execute("begin immediate")
                await ann.send(type="say", text="held up")
                await watcher.ask(type="ping")
                await asyncio.sleep(0.2)
                assert child.process is not None and child.process.stderr is not None
                child.process.send_signal(signal.SIGTERM)
                assert (await watcher.reply())["type"] == "closing"
                assert (await server.http.get("/api/live")).status_code == 200, "it lingers"
                assert (await server.http.get("/api/health")).status_code == 503
                assert await asyncio.wait_for(child.process.wait(), WAIT) == 1
                assert b"did not come to its end in time" in await child.process.stderr.read()


async def test_whoever_stops_it_is_told_what_happens(tmp_path: Path) -> None:
    async with Child(tmp_path / "t.db") as child:
        await child.start()
        assert child.process is not None and child.process.stdout is not None
        child.process.send_signal(signal.SIGINT)
        out = await asyncio.wait_for(child.process.stdout.read(), WAIT)
        assert b"Once more ends it at once" in out
        assert await asyncio.wait_for(child.process.wait(), WAIT) == 0
