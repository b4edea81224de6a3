"""Somebody sends more of something than anybody needs: it has a bound, whoever reaches it is told so, and the others play on."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import tracemalloc
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.harness import WAIT, Address, Client, Json, running
from wondertable.server import log, moving, presence, tables
from wondertable.server.access import Allowances, new_table_id
from wondertable.server.line import FRAGMENTS
from wondertable.server.live import LiveTable
from wondertable.server.presence import Presence
from wondertable.server.running import Books
from wondertable.server.settings import Settings
from wondertable.server.talking import KEPT

TALK = 1000
"""Lines that somebody tries to say."""
DEAF = 8
"""Connections that never read."""
PINGS = 10_000


class Raw:
    """A WebSocket of which every byte is written by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def frame(self, head: int, data: bytes = b"") -> bytes:
        """With a mask of zeros."""
        return bytes((head, 0x80 | len(data), 0, 0, 0, 0)) + data

    async def closed_with(self) -> bytes:
        """All that comes until the server closes."""
        with contextlib.suppress(ConnectionError):
            return await asyncio.wait_for(self.reader.read(), WAIT)
        return b""


@contextlib.asynccontextmanager
async def raw(server: Address, table: str) -> AsyncIterator[Raw]:
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # so that little is on the way when nobody reads
    line.setblocking(False)
    await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", server.port))
    reader, writer = await asyncio.open_connection(sock=line, limit=1 << 24)
    writer.write(
        f"GET /ws/{table} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    try:
        assert b" 101 " in await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), WAIT)
        yield Raw(reader, writer)
    finally:
        writer.transport.abort()


# -- tables ------------------------------------------------------------------------------------------------------------


async def test_tables_that_are_made_take_no_memory_and_are_not_endless(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", new_tables=(30, 0.01)) as server:
        body = {"game": "miraris", "players": 3, "name": "Ann"}
        answers = [await server.http.post("/api/tables", json=body) for _ in range(35)]
        assert [answer.status_code for answer in answers] == [201] * 30 + [429] * 5
        assert int(answers[-1].headers["Retry-After"]) > 90
        assert not server.tables._live
        wrong = await server.http.post("/api/tables", json={**body, "players": 99})
        assert wrong.status_code == 400, "what cannot be played is refused for that"


async def test_tables_that_are_looked_at_leave_the_memory_for_others(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", tables=10) as server:
        made = [await server.make(3) for _ in range(25)]
        async with server.client(made[0]["table"], made[0]["token"]) as ann:
            for one in made:
                assert (await server.http.get(f"/api/tables/{one['table']}")).status_code == 200
                assert len(server.tables._live) <= 10
            await ann.send(type="say", text="still here")
            await ann.until(lambda state: bool(state["talk"]))


async def test_when_all_tables_are_used_nobody_else_comes_in_and_they_go_on(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", tables=2) as server:
        one, two, three = [await server.make(3) for _ in range(3)]
        async with server.client(one["table"], one["token"]) as ann:
            async with server.client(two["table"], two["token"]):
                answer = await server.http.get(f"/api/tables/{three['table']}")
                assert (answer.status_code, answer.json()["key"]) == (503, "server-full")
                assert int(answer.headers["Retry-After"]) > 0
                async with connect(f"ws://127.0.0.1:{server.port}/ws/{three['table']}") as opened:
                    assert (await Client(opened).receive())["key"] == "server-full"
                    with pytest.raises(ConnectionClosed) as closed:
                        await opened.recv()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1013
            await ann.send(type="say", text="still here")
            await ann.until(lambda state: bool(state["talk"]))
            for _ in range(200):
                if (await server.http.get(f"/api/tables/{three['table']}")).status_code == 200:
                    return
                await asyncio.sleep(0.02)
        raise AssertionError("there is no room though somebody has left")


async def test_other_processes_tell_of_endless_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "EVERY", 0.05)
    async with running(tmp_path / "t.db") as server:
        made = await server.make(3)
        known = server.tables._presence
        async with server.client(made["table"], made["token"]) as ann:
            for table in (*(new_table_id() for _ in range(2000)), made["table"]):
                server.tables._heard("another", f"here {table} 1,2")
                server.tables._heard("another", f"watching {table} abc:Zoe")
            await ann.until(lambda state: len(state["table"]["company"]["watchers"]) == 1)
            for _ in range(200):
                if len(known._heard) == len(known._watching) == 1:
                    return
                await asyncio.sleep(0.02)
        raise AssertionError("tables that nobody uses here are still known")


def test_what_is_heard_of_used_tables_is_kept() -> None:
    known = Presence(lambda _word: None)
    known.hear("another", "here one 0")
    known.hear("another", "here two 1")
    known.forget({"two"})
    assert known.elsewhere("one") == set() and known.elsewhere("two") == {1}


# -- words and messages ------------------------------------------------------------------------------------------------


async def test_a_seat_that_never_stops_talking(tmp_path: Path) -> None:
    """From four connections, with new names in between; its game goes on meanwhile, and the log hardly grows."""
    async with running(tmp_path / "t.db", words=(10, 0.01)) as server, server.started(3) as clients:
        table, token = clients[0].seated["table"], clients[0].seated["token"]
        async with contextlib.AsyncExitStack() as stack, server.tables.at(table) as live:
            before = live.room.seq
            loud = [await stack.enter_async_context(server.client(table, token)) for _ in range(4)]
            for number in range(40):
                await loud[number % 4].send(type="say", text=f"{number}")
                await loud[number % 4].send(type="name", name=f"Ann {number}")
            refused = [await loud[0].reply() for _ in range(10)]
            assert {each["key"] for each in refused} == {"too-fast"}
            assert all(each["args"]["seconds"] > 50 for each in refused)
            assert (await clients[0].answer())["type"] == "accepted"
            assert live.room.seq <= before + 10 + 1


async def test_talk_without_end_is_not_kept_in_memory(tmp_path: Path) -> None:
    async def shout(client: Client) -> None:
        for number in range(TALK // 10):
            await client.send(type="say", text=f"{number}")
        await client.ask(type="ping")

    async with (
        running(tmp_path / "t.db", words=(TALK, 1), messages=(TALK, 1)) as server,
        server.started(3) as clients,
        server.tables.at(clients[0].seated["table"]) as live,
    ):
        await asyncio.gather(*[shout(client) for client in clients])
        assert live.room.seq >= 3 * (TALK // 10)
        assert len(live.room.talk.heard(watching=True)) == KEPT
        assert len(clients[1].state["talk"]) <= KEPT


async def test_who_never_reads_is_not_written_to_without_end(tmp_path: Path) -> None:
    """They watch a table at which a lot is said; what waits for them is no more than a state or two."""
    async with running(tmp_path / "t.db", words=(TALK, 1), messages=(TALK, 1)) as server, server.started(3) as clients:
        table = clients[0].seated["table"]
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(DEAF):
                deaf = await stack.enter_async_context(raw(server, table))
                deaf.writer.write(deaf.frame(0x81, b'{"type": "hello"}'))
                deaf.reader._transport.pause_reading()  # type: ignore[attr-defined]
            for each in server.talkers:
                each.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            for number in range(TALK // 4):
                await clients[number % 3].send(type="say", text=f"{number} {'x' * 250}")
                if number % 10 == 9:
                    await clients[number % 3].ask(type="ping")
            waiting = [each.transport.get_write_buffer_size() for each in server.talkers]
            assert len(waiting) >= DEAF
            assert max(waiting) < 200_000
            assert sum(len(each.queue._come) for each in server.talkers) < 10


async def test_pings_that_nobody_takes_the_answers_of(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        made = await server.make(3)
        async with raw(server, made["table"]) as deaf, server.client(made["table"], made["token"]) as ann:
            deaf.reader._transport.pause_reading()  # type: ignore[attr-defined]
            for each in server.talkers:
                each.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            many = deaf.frame(0x89, b"p" * 125) * 100
            for _ in range(PINGS // 100):
                deaf.writer.write(many)
                await asyncio.wait_for(deaf.writer.drain(), WAIT)
            await ann.ask(type="ping")
            assert max(each.transport.get_write_buffer_size() for each in server.talkers) < 200_000


async def test_a_message_in_endless_parts(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        made = await server.make(3)
        async with raw(server, made["table"]) as endless, server.client(made["table"], made["token"]) as ann:
            endless.writer.write(endless.frame(0x01, b"{") + endless.frame(0x00) * (3 * FRAGMENTS))
            assert b"\x88\x02\x03\xf1" in await endless.closed_with()
            assert (await ann.ask(type="ping"))["type"] == "pong"
        async with raw(server, made["table"]) as fine:
            fine.writer.write(fine.frame(0x01, b'{"type"') + fine.frame(0x00) * 10 + fine.frame(0x80, b': "hello"}'))
            assert b'"type":"state"' in await asyncio.wait_for(fine.reader.readuntil(b'"type":"state"'), WAIT)


# -- what costs more than others ---------------------------------------------------------------------------------------


async def start(server: Address, made: Json, stack: contextlib.AsyncExitStack) -> Client:
    client = await stack.enter_async_context(server.client(made["table"], made["token"]))
    await client.send(type="start")
    return client


async def test_games_with_bots_are_not_endless(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", bot_tables=(10, 2)) as server, contextlib.AsyncExitStack() as stack:
        made = [await server.make(3, bots=["apprentice", "apprentice"]) for _ in range(3)]
        playing = [await start(server, one, stack) for one in made[:2]]
        for client in playing:
            await client.until(lambda state: state["table"]["started"])
        third = await start(server, made[2], stack)
        assert (await third.reply())["key"] == "bots-busy"
        await playing[0].play()
        await third.send(type="start")
        await third.until(lambda state: state["table"]["started"])
        async with server.started(3) as clients:
            assert clients[0].state["table"]["started"], "people among themselves need no bots"


async def test_simulated_books_are_not_endless(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", books=(5, 1)) as server, contextlib.AsyncExitStack() as stack:
        made = [await server.make(2, game="kamimai", bots=["apprentice"]) for _ in range(2)]
        first = await start(server, made[0], stack)
        await first.until(lambda state: state["table"]["started"])
        second = await start(server, made[1], stack)
        refused = await second.reply()
        assert refused["key"] == "books-busy" and "minute" in refused["detail"]
        assert not second.state["table"]["started"]
        assert server.tables.books.running + server.tables.books.waiting == 1


async def test_a_book_waits_for_its_turn() -> None:
    books, done = Books(1), []

    async def use(name: str) -> None:
        async with books.one():
            await asyncio.sleep(0.01)
            done.append(name)

    using = [asyncio.create_task(use(name)) for name in "abc"]
    await asyncio.sleep(0)
    assert (books.running, books.waiting) == (1, 2)
    using[1].cancel()
    await asyncio.wait(using)
    assert done == ["a", "c"] and (books.running, books.waiting) == (0, 0)


async def test_packets_for_other_devices_are_not_endless(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", moves=(2, 0.001)) as server:
        answers = [await server.http.post("/api/moves", json={"sealed": "x" * 40}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert Settings("").moves[0] < moving.AT_ONCE, "one address does not take the room of all"


# -- memory ------------------------------------------------------------------------------------------------------------


def test_addresses_without_end_are_forgotten() -> None:
    known = Allowances(5, 1, at_most=100)
    tracemalloc.start()
    try:
        for number in range(100):
            known.take(f"2001:db8:{number:x}::/64")
        before = tracemalloc.get_traced_memory()[0]
        for number in range(20_000):
            known.take(f"2001:db8:1:{number:x}::/64")
        assert len(known._known) <= 100
        assert tracemalloc.get_traced_memory()[0] - before < 50_000
    finally:
        tracemalloc.stop()


@pytest.mark.long
async def test_two_thousand_tables_made_and_looked_at(tmp_path: Path) -> None:
    """The process remembers no more of them than of five hundred."""
    many = (10_000, 1000)
    async with running(tmp_path / "t.db", tables=500, calls=many, new_tables=many) as server:

        async def look(count: int) -> int:
            for _ in range(count):
                made = await server.make(3)
                assert (await server.http.get(f"/api/tables/{made['table']}")).status_code == 200
            gc.collect()
            return len([each for each in gc.get_objects() if isinstance(each, LiveTable | log.Made)])

        first = await look(550)
        assert await look(1500) <= first * 1.1
        assert tables.AT_ONCE > 1
