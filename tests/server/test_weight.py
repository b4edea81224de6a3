"""What a server process weighs while somebody sends it more than anybody needs: after the first time, no more than before."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from tests.server.harness import WAIT, Address, Child, Json
from tests.server.test_floods import raw
from wondertable.workers.bounds import megabytes_of

ROUNDS = 4
GROWN = 12.0
"""Megabytes that a process may gain in the rounds after the first one: heaps come apart a little."""
MOST = 200.0
"""And what it may weigh at any moment; some sixty to begin with."""

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="the system tells nobody what a process weighs"),
]


async def lines(server: Address, count: int) -> list[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    return [await asyncio.open_connection("127.0.0.1", server.port, limit=1 << 20) for _ in range(count)]


def leave(opened: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]]) -> None:
    for _, writer in opened:
        writer.transport.abort()


async def pour(server: Address, head: bytes, drop: bytes, drops: int) -> None:
    """Into a request that does not end, until the server hangs up."""
    (line,) = await lines(server, 1)
    with contextlib.suppress(ConnectionError):
        line[1].write(head)
        for _ in range(drops):
            line[1].write(drop)
            await asyncio.wait_for(line[1].drain(), WAIT)
    leave([line])


async def endless_heads(server: Address) -> None:
    drop = b"x" * 65_536
    heads = (b"GET /", b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ", b"POST /api/tables HTTP/1.1\r\nHost: ")
    await asyncio.gather(*[pour(server, head, drop, 160) for head in heads for _ in range(5)])


async def endless_bodies(server: Address) -> None:
    head = b"POST %s HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    drop = b"10000\r\n" + b"x" * 65_536 + b"\r\n"
    paths = (b"/api/tables", b"/api/moments", b"/api/faults", b"/api/workshop/miraris/check", b"/nowhere")
    await asyncio.gather(*[pour(server, head % path, drop, 160) for path in paths for _ in range(3)])


async def silent_lines(server: Address) -> None:
    opened = await lines(server, 700)
    leave(opened)


async def questions_nobody_waits_for(server: Address) -> None:
    opened = await lines(server, 60)
    for _, writer in opened:
        writer.write(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n" * 50)
    await asyncio.sleep(0.5)
    leave(opened)


async def addresses(server: Address) -> None:
    """Each says that it comes from somewhere else."""
    ((reader, writer),) = opened = await lines(server, 1)
    for _ in range(100):
        for _ in range(100):
            place = ":".join(f"{part:x}" for part in os.urandom(8))
            writer.write(f"GET /api/live HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 2001:{place}\r\n\r\n".encode())
        for _ in range(100):
            await asyncio.wait_for(reader.readuntil(b"}"), WAIT)
    leave(opened)


async def tables(server: Address) -> None:
    body = {"game": "alicematic", "players": 3, "name": "Ann"}
    for number in range(300):
        place = {"X-Forwarded-For": f"10.1.{number >> 5}.1"}
        made = await server.http.post("/api/tables", json=body, headers=place)
        assert made.status_code in (201, 429), made.text
        if made.status_code == 201:
            assert (await server.http.get(f"/api/tables/{made.json()['table']}", headers=place)).status_code == 200


async def hellos(server: Address) -> None:
    """Come, look, are refused, go."""
    made = await somewhere(server)
    for token in (None, "x" * 32, made["token"]) * 50:
        with contextlib.suppress(WebSocketException, AssertionError, KeyError):
            async with server.client(made["table"], token) as client:
                await client.ask(type="answer", question=99, answer="x" * 200)
                await client.ask(type="nonsense", beside=[[[[[[]]]]]])


async def deaf_watchers(server: Address) -> None:
    """Who watch a table at which much is said and happens, and read nothing."""
    async with server.started(3) as clients, contextlib.AsyncExitStack() as stack:
        table = clients[0].seated["table"]
        for _ in range(80):
            deaf = await stack.enter_async_context(raw(server, table))
            deaf.writer.write(deaf.frame(0x81, b'{"type": "hello"}'))
            deaf.reader._transport.pause_reading()  # type: ignore[attr-defined]
        for number in range(300):
            await clients[number % 3].send(type="say", text=f"{number} {'x' * 250}")
            if number % 20 == 19:
                await clients[number % 3].ask(type="ping")
        await asyncio.gather(*[client.play() for client in clients])


async def pings_and_parts(server: Address) -> None:
    made = await somewhere(server)
    for _ in range(20):
        async with raw(server, made["table"]) as deaf:
            deaf.reader._transport.pause_reading()  # type: ignore[attr-defined]
            deaf.writer.write(deaf.frame(0x89, b"p" * 125) * 2000)
            deaf.writer.write(deaf.frame(0x01, b"{") + deaf.frame(0x00) * 20_000)
            with contextlib.suppress(ConnectionError, TimeoutError):
                await asyncio.wait_for(deaf.writer.drain(), 0.2)


async def deep_words(server: Address) -> None:
    """As deep as a message may be long."""
    body = b'{"game": "miraris", "players": 3, "name": "Ann", "options": ' + b"[" * 7000 + b"]" * 7000 + b"}"
    for _ in range(100):
        answer = await server.http.post("/api/tables", content=body)
        assert answer.status_code in (400, 429), answer.text


async def somewhere(server: Address) -> Json:
    """A table of somebody who has made none yet."""
    place = {"X-Forwarded-For": ".".join(["10", *(str(part) for part in os.urandom(3))])}
    body = {"game": "miraris", "players": 3, "name": "Ann"}
    return dict((await server.http.post("/api/tables", json=body, headers=place)).json())


FLOODS: tuple[Callable[[Address], Awaitable[None]], ...] = (
    endless_heads,
    endless_bodies,
    silent_lines,
    questions_nobody_waits_for,
    addresses,
    tables,
    hellos,
    deaf_watchers,
    pings_and_parts,
    deep_words,
)


def most_of(pid: int) -> float:
    """Megabytes that the process ever weighed."""
    status = Path(f"/proc/{pid}/status").read_text("ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM:")) / 1024


@pytest.mark.parametrize("flood", FLOODS, ids=[flood.__name__ for flood in FLOODS])
async def test_a_flood_leaves_no_weight(tmp_path: Path, flood: Callable[[Address], Awaitable[None]]) -> None:
    limits = ["calls=100000,10000", "looks=1000000,100000", "tables=100", "words=1000,1000", "messages=1000,1000"]
    more = f"trusted_proxies=['127.0.0.1'], limits={json.dumps(limits)}"
    async with Child(tmp_path / "t.db", more=more) as child:
        server = await child.start()
        assert child.process is not None
        async with server.http:
            weights = []
            for _ in range(ROUNDS):
                await flood(server)
                assert (await server.http.get("/api/health")).status_code == 200, "others play on"
                weights.append(megabytes_of(child.process.pid))
            assert weights[-1] - weights[0] < GROWN, weights
            assert most_of(child.process.pid) < MOST
