"""Servers and clients for the tests. Servers are context managers: a failing test leaves none behind."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.offering import texts
from wondertable.server import wire
from wondertable.server.clock import Times
from wondertable.server.line import Talker
from wondertable.server.run import Server
from wondertable.server.settings import Settings
from wondertable.server.store import store_for
from wondertable.server.tables import Tables

Json = dict[str, Any]
AnyClient = TypeVar("AnyClient", bound="Client")
QUICK = Times(away=60, autopilot=0.05, bot=(0, 0.01), bot_sealed=(0, 0.01), try_again=0.1)
ROOT = Path(__file__).parents[2]
WAIT = 20.0
"""Seconds after which a test gives up."""


class Address:
    """Where a server listens, and how tests call it."""

    def __init__(self, port: int, tables: Tables | None = None, server: Server | None = None) -> None:
        self.port = port
        self._server = server
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=WAIT)
        self._tables = tables

    @property
    def tables(self) -> Tables:
        assert self._tables is not None
        return self._tables

    @property
    def strangers(self) -> int:
        """Connections that are no conversations, besides those of our own calls."""
        assert self._server is not None
        return len(self._server.config.strangers._all)  # type: ignore[attr-defined]

    @property
    def talkers(self) -> list[Talker]:
        """The WebSockets that are open."""
        assert self._server is not None
        return [each for each in self._server.server_state.connections if isinstance(each, Talker)]

    async def make(self, players: int = 3, bots: list[str | None] | None = None, **more: Any) -> Json:
        body = {"game": "miraris", "players": players, "name": "Ann", "bots": bots or [None] * (players - 1), **more}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    async def sit(self, table: str, name: str) -> Json:
        answer = await self.http.post(f"/api/tables/{table}/seats", json={"name": name})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    @contextlib.asynccontextmanager
    async def client(self, table: str, token: str | None = None, since: int = 0) -> AsyncIterator[Client]:
        async with self.client_of(Client, table, token, since) as client:
            yield client

    @contextlib.asynccontextmanager
    async def client_of(
        self, kind: type[AnyClient], table: str, token: str | None = None, since: int = 0
    ) -> AsyncIterator[AnyClient]:
        async with connect(f"ws://127.0.0.1:{self.port}/ws/{table}", compression=None, max_queue=None) as opened:
            client = kind(opened)
            await client.hello(token, since)
            yield client

    @contextlib.asynccontextmanager
    async def started(self, players: int = 3, **more: Any) -> AsyncIterator[list[Client]]:
        """A table of people that has started; one client for each seat."""
        made = await self.make(players, **more)
        seated = [made] + [
            await self.sit(made["table"], name) for name in ("Bob", "Cyd", "Dan", "Eve", "Fay")[: players - 1]
        ]
        async with contextlib.AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(self.client(s["table"], s["token"])) for s in seated]
            for client, one in zip(clients, seated, strict=True):
                client.seated = one
            await clients[0].send(type="start")
            for client in clients:
                await client.until(lambda state: state["view"] is not None)
            yield clients


class Client:
    """A client that keeps the protocol: it counts messages and joins events together."""

    def __init__(self, opened: ClientConnection) -> None:
        self.socket = opened
        self.seated: Json = {}
        self.number = 0
        self.events: list[Json] = []
        self.state: Json = {}
        self.frames: list[str] = []

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hello(self, token: str | None = None, since: int = 0) -> Json:
        await self.send(type="hello", token=token, since=since)
        return await self.next_state()

    async def receive(self) -> Json:
        async with asyncio.timeout(WAIT):
            frame = await self.socket.recv(decode=True)
        return self.take(frame)

    def take(self, frame: str) -> Json:
        self.frames.append(frame)
        message: Json = json.loads(frame)
        self.number += 1
        assert message["number"] == self.number
        if message["type"] == "state":
            message = self.state = wire.whole(message, self.state)
            self.events[message["first"] :] = message["events"]
        return message

    async def next_state(self) -> Json:
        while True:
            message = await self.receive()
            if message["type"] == "state":
                return message

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        """The first state, from the newest one known on, that is as wanted."""
        while not wanted(self.state):
            await self.receive()
        return self.state

    async def reply(self) -> Json:
        """The next message that is not a state."""
        while True:
            message = await self.receive()
            if message["type"] != "state":
                return message

    async def ask(self, **message: Any) -> Json:
        await self.send(**message)
        return await self.reply()

    async def answer(self, text: str | None = None) -> Json:
        """Answer the open question, with the first option unless told otherwise."""
        text = text or texts(self.state["view"]["question"])[0]
        return await self.ask(type="answer", question=self.state["question"], answer=text)

    @property
    def is_asked(self) -> bool:
        return self.state["seat"] in self.state["view"]["asked"]

    async def play(self) -> None:
        """Answer with the first option until the game is over."""
        answered = None
        while not self.state["table"]["over"]:
            if self.is_asked and self.state["question"] != answered:
                answered = self.state["question"]
                reply = await self.answer()
                assert reply["type"] == "accepted", reply
            else:
                await self.receive()


@contextlib.asynccontextmanager
async def running(
    database: str | Path, port: int = 0, metrics: socket.socket | None = None, **settings: Any
) -> AsyncIterator[Address]:
    """A server in this process."""
    url = database if isinstance(database, str) else f"sqlite:///{database}"
    chosen = Settings(url, **{"times": QUICK, **settings})
    tables = Tables(store_for(url), chosen)
    with socket.socket() as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(("127.0.0.1", port))
        opened = asyncio.Event()
        server = Server(tables, opened.set, metrics)
        server.capture_signals = contextlib.nullcontext  # type: ignore[assignment]  # signals are for the tests' own process
        task = asyncio.create_task(server.keep_tables(listener))
        waiting = asyncio.create_task(opened.wait())
        await asyncio.wait([task, waiting], return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            waiting.cancel()
            await task
        address = Address(listener.getsockname()[1], tables, server)
        try:
            async with address.http:
                yield address
        finally:
            server.should_exit = True
            await task


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Child:
    """A server in a process of its own, which can be killed."""

    def __init__(self, database: str | Path, port: int | None = None, besieged: bool = False, more: str = "") -> None:
        """With what more is said about it, as written in code."""
        self.url = database if isinstance(database, str) else f"sqlite:///{database}"
        self.port = port or free_port()
        self.process: asyncio.subprocess.Process | None = None
        code = f"from wondertable.server import serve; serve('127.0.0.1', {self.port}, {self.url!r}, {more})"
        self._words = ["-m", "tests.server.besieged", str(self.port), self.url] if besieged else ["-c", code]

    async def start(self) -> Address:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, *self._words, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE, cwd=ROOT
        )
        assert self.process.stdout is not None
        async with asyncio.timeout(60):
            while b"Ctrl-C" not in (line := await self.process.stdout.readline()):
                if not line:
                    assert self.process.stderr is not None
                    raise AssertionError((await self.process.stderr.read()).decode())
        return Address(self.port)

    async def kill(self) -> None:
        assert self.process is not None
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()

    async def __aenter__(self) -> Child:
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.process is not None and self.process.returncode is None:
            await self.kill()
