"""Connections that ask for too much, too slowly or nothing at all: they are closed, and whoever comes next gets in."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.harness import WAIT, Address, Client, running
from wondertable.core.refused import Refused
from wondertable.server import door, memory
from wondertable.server.conversation import Conversation
from wondertable.server.line import Talker
from wondertable.server.live import LiveTable
from wondertable.server.settings import Settings

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@contextlib.asynccontextmanager
async def calling(server: Address, said: bytes = b"") -> AsyncIterator[Stream]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(said)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def rest(reader: asyncio.StreamReader) -> bytes:
    """All that is answered until the server closes the connection."""
    with contextlib.suppress(ConnectionError):
        return await asyncio.wait_for(reader.read(), WAIT)
    return b""


@pytest.mark.parametrize(
    "begin",
    [b"GET /", b"GET / HTTP/1.1\r\nX-Long: ", b"GET / HTTP/1.1\r\nX-Many: 1\r\n", b""],
    ids=["an address", "a header", "headers", "empty lines"],
)
async def test_what_does_not_end_is_cut_off(tmp_path: Path, begin: bytes) -> None:
    more = {b"": b"\r\n" * 2048, b"GET / HTTP/1.1\r\nX-Many: 1\r\n": b"A: b\r\n" * 700}.get(begin, b"x" * 4096)
    async with running(tmp_path / "t.db") as server, calling(server, begin) as (reader, writer):
        sent = 0
        with contextlib.suppress(ConnectionError):
            while sent < 40 * door.HEAD_SIZE:
                writer.write(more)
                sent += len(more)
                await writer.drain()
                await asyncio.sleep(0)
        assert sent < 40 * door.HEAD_SIZE or not (await rest(reader)).startswith(b"HTTP/1.1 2")
        assert reader.at_eof() or reader.exception() is not None
        assert (await server.http.get("/api/health")).status_code == 200


async def test_a_head_that_is_too_large_is_refused_by_name(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        fine = await server.http.get("/api/health", headers={"X-Long": "x" * 20_000})
        assert fine.status_code == 200
        said = b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * (door.HEAD_SIZE - 30)
        async with calling(server, said) as (reader, _):
            answer = await rest(reader)
        assert answer.startswith(b"HTTP/1.1 431 ")
        assert b"head-too-large" in answer
        assert b"32,768" in answer


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{",
    ],
)
async def test_who_does_not_ask_in_time_is_let_go(tmp_path: Path, said: bytes) -> None:
    """However little comes drop by drop."""
    async with running(tmp_path / "t.db", request=0.5) as server, calling(server, said) as (reader, writer):
        closed = asyncio.create_task(rest(reader))
        for _ in range(400):
            if closed.done():
                break
            with contextlib.suppress(ConnectionError):
                writer.write(b"x" if said else b"")
            await asyncio.sleep(0.05)
        assert closed.done()


async def test_who_does_not_take_the_answer_is_let_go(tmp_path: Path) -> None:
    size = 30_000_000
    (tmp_path / "index.html").write_bytes(b"x" * size)
    async with running(tmp_path / "t.db", take=1.0, pages=tmp_path) as server:
        ask = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
        with socket.create_connection(("127.0.0.1", server.port)) as slow:
            slow.sendall(ask)
            for _ in range(200):
                if not server.strangers:
                    break
                await asyncio.sleep(0.05)
            assert not server.strangers
        async with calling(server, ask) as (reader, _):
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), WAIT)
            assert await asyncio.wait_for(reader.readexactly(size), WAIT) == b"x" * size


async def test_there_is_always_room_for_one_more(tmp_path: Path) -> None:
    """Whoever came first and has asked for nothing gives way."""
    async with running(tmp_path / "t.db", strangers=5) as server, contextlib.AsyncExitStack() as stack:
        silent = [await stack.enter_async_context(calling(server)) for _ in range(20)]
        assert (await server.http.get("/api/health")).status_code == 200
        await rest(silent[0][0])
        assert silent[0][0].at_eof() or silent[0][0].exception() is not None
        made = await server.make(3)
        url = f"ws://127.0.0.1:{server.port}/ws/{made['table']}"
        sockets = [await stack.enter_async_context(connect(url)) for _ in range(8)]
        async with server.client(made["table"], made["token"]) as ann:
            assert ann.state["seat"] == 0
        with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012
            await sockets[0].recv()
            await sockets[0].recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4408


async def test_thirty_people_behind_one_address(tmp_path: Path) -> None:
    """With the limits as they are, each with two devices and some talk; a page is about sixty files."""
    assert Settings("").looks[0] >= 30 * 2 * 60
    async with running(tmp_path / "t.db") as server, contextlib.AsyncExitStack() as stack:

        async def come(number: int) -> None:
            made = await server.make(3, bots=["thumb", None])
            clients = [await stack.enter_async_context(server.client(made["table"], made["token"])) for _ in range(2)]
            for word in range(10):
                await clients[word % 2].send(type="say", text=f"{number} {word}")
            await clients[0].until(lambda state: len(state["talk"]) == 10)

        await asyncio.gather(*[come(number) for number in range(30)])


async def test_who_may_watch_and_how_often_a_seat_may_be_held(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", watchers=2, seat=2) as server:
        made, other = await server.make(3), await server.make(3)
        async with server.client(made["table"]), server.client(other["table"]) as second:
            async with connect(f"ws://127.0.0.1:{server.port}/ws/{made['table']}") as third:
                assert (await Client(third).ask(type="hello"))["key"] == "too-many"
            await second.send(type="hello", token=other["token"])  # one who watches sits down, and there is room again
            await second.until(lambda state: state["seat"] == 0)
            async with server.client(made["table"]), server.client(other["table"], other["token"]):
                async with connect(f"ws://127.0.0.1:{server.port}/ws/{other['table']}") as fourth:
                    assert (await Client(fourth).ask(type="hello", token=other["token"]))["key"] == "too-many"
                async with server.client(made["table"], made["token"]) as owner:
                    assert owner.state["seat"] == 0


# -- under which name, and from where ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "fine"),
    [
        ("localhost:1", True),
        ("tables.localhost", True),
        ("127.0.0.1", True),
        ("[::1]:8000", True),
        ("tables.example", True),
        ("TABLES.example:443", True),
        ("kitchen", True),
        ("evil.example", False),
        ("tables.example.evil", False),
        ("192.0.2.7", True),
        ("[", False),
        ("", False),
    ],
)
async def test_the_server_answers_under_its_own_names_only(tmp_path: Path, host: str, fine: bool) -> None:
    public, names = "https://tables.example/", frozenset({"kitchen"})
    async with running(tmp_path / "t.db", public_url=public, names=names) as server:
        made = await server.make(3)
        for path in ("/api/health", "/"):
            answer = await server.http.get(path, headers={"Host": host})
            assert answer.status_code == (200 if fine else 421)
        if not fine:
            assert "--public-url" in answer.text
            posted = await server.http.post("/api/tables", json={}, headers={"Host": host})
            assert posted.json()["key"] == "foreign-host"
            async with calling(
                server, b"GET /ws/%b HTTP/1.1\r\nHost: %b\r\n" % (made["table"].encode(), host.encode())
            ) as (reader, writer):
                writer.write(
                    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                )
                writer.write(b"Sec-WebSocket-Version: 13\r\n\r\n")
                assert (await rest(reader)).startswith(b"HTTP/1.1 421")


async def test_pages_of_the_public_address_may_call_by_any_own_name(tmp_path: Path) -> None:
    """A proxy may call the server by another name than people do."""
    async with running(tmp_path / "t.db", public_url="https://tables.example/") as server:
        body = {"game": "miraris", "players": 3, "name": "Ann"}
        for origin, code in (("https://tables.example", 201), ("https://evil.example", 403)):
            answer = await server.http.post("/api/tables", json=body, headers={"Origin": origin})
            assert answer.status_code == code


@pytest.mark.parametrize("trusted", [(), ("127.0.0.1",), ("127.0.0.0/8",), ("192.0.2.1",)])
async def test_only_a_named_proxy_is_believed(tmp_path: Path, trusted: tuple[str, ...]) -> None:
    believed = trusted in (("127.0.0.1",), ("127.0.0.0/8",))
    async with running(tmp_path / "t.db", calls=(2, 0.001), trusted_proxies=frozenset(trusted)) as server:
        codes = []
        for number in range(4):
            body = {"game": "miraris", "players": 3, "name": "Ann"}
            headers = {"X-Forwarded-For": f"203.0.113.{number}"}
            codes.append((await server.http.post("/api/tables", json=body, headers=headers)).status_code)
        assert codes == [201, 201, *([201, 201] if believed else [429, 429])]


async def test_a_proxy_that_was_not_named_is_told_of_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with running(tmp_path / "t.db") as server:
        for _ in range(3):
            await server.http.get("/api/health", headers={"X-Forwarded-For": "203.0.113.1"})
    assert [record.message.count("--trusted-proxy 127.0.0.1") for record in caplog.records] == [1]


# -- and nothing of it remains -----------------------------------------------------------------------------------------


async def test_what_clients_do_wrong_is_not_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    async with running(tmp_path / "t.db") as server:
        made = await server.make(3)
        url = f"ws://127.0.0.1:{server.port}/ws/{made['table']}"
        async with server.client(made["table"], made["token"]) as ann:
            await ann.socket.send(b"\xff\xfe", text=True)
            with pytest.raises(ConnectionClosed) as closed:
                await ann.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1007
        with pytest.raises(InvalidStatus):
            await connect(url, additional_headers={"Origin": "http://evil.example"})
        async with server.client(made["table"], made["token"]) as ann:
            deep = "[" * 5000 + "]" * 5000
            await ann.socket.send(f'{{"type": "answer", "question": 1, "answer": "x", "beside": {{"a": {deep}}}}}')
            assert (await ann.reply())["key"] == "malformed"
    assert caplog.records == []


async def test_connections_refusals_and_tables_leave_nothing_to_collect(tmp_path: Path) -> None:
    """Otherwise the collector would have to look through everything, and everybody would wait meanwhile."""
    async with running(tmp_path / "t.db", idle=0.1) as server:

        async def visit() -> None:
            made = await server.make(3, bots=["thumb", "thumb"])
            async with server.client(made["table"], made["token"]) as ann, server.client(made["table"]) as watcher:
                await ann.ask(type="vote", agree=True)
                await ann.send(type="start")
                await ann.until(lambda state: state["view"] is not None)
                await ann.answer("resign")
                watcher.socket.transport.abort()
            async with calling(server, b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n" * 50) as (reader, _):
                await reader.readexactly(12)  # and who asked for the others leaves
            for _ in range(500):
                if made["table"] not in server.tables._live:
                    return
                await asyncio.sleep(0.02)

        await visit()
        gc.collect()
        gc.disable()
        gc.set_debug(gc.DEBUG_SAVEALL)
        try:
            await visit()
            await asyncio.sleep(0.2)
            gc.collect()
            found = {type(thing) for thing in gc.garbage}
            assert found & {Refused, LiveTable, door.Caller, Talker, Conversation} == set()
        finally:
            gc.set_debug(0)
            gc.garbage.clear()
            gc.enable()


def test_only_young_garbage_is_searched_for_by_itself() -> None:
    before = gc.get_threshold()
    try:
        memory.calm_the_collector()
        assert gc.get_freeze_count() > 0
        assert gc.get_threshold()[2] == memory.NEVER
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


def test_as_many_files_as_the_machine_allows() -> None:
    resource = pytest.importorskip("resource")
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = memory.connections_most()
    assert 0 < most <= (memory.FILES_MOST if hard == resource.RLIM_INFINITY else min(hard, memory.FILES_MOST))
