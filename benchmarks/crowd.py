"""People at many tables, in one process and as cheap as they can be: what they are sent is counted, and read only by who is to answer."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any, cast

import msgspec
from msgspec import Struct

import wondertable
from wondertable.core import filling
from wondertable.core.views import OpenForm

NAMES = ("Ann", "Bob", "Cyd", "Dan", "Eve", "Fay")
TEXT, BINARY, PING, PONG = 1, 2, 9, 10
WAIT = 60.0


class Option(Struct):
    text: str


class Question(Struct):
    options: list[Option]
    forms: list[OpenForm] = []


class View(Struct):
    asked: list[int]
    question: Question | None


class State(Struct):
    """As much of a state as it takes to answer."""

    question: int | None
    view: View | None


read_state = msgspec.json.Decoder(State).decode


def frame(kind: int, payload: bytes) -> bytes:
    """What a client sends is masked; with zeros it stays as it is."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([0x80 | kind]) + length + bytes(4) + payload


class Socket(asyncio.Protocol):
    """A WebSocket that keeps the newest state as it came."""

    def __init__(
        self, request: bytes, hello: bytes, told: Callable[[bytes], None], shown: Callable[[Socket], None]
    ) -> None:
        self.state = b""
        self.received = 0
        self.greeted = asyncio.get_running_loop().create_future()
        self._hello = hello
        self._request = request
        self._told = told
        self._shown = shown
        self._buffer = b""
        self._open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._request)

    def connection_lost(self, _error: Exception | None) -> None:
        if not self.greeted.done():
            self.greeted.set_exception(ConnectionError(f"the server closed a connection: {self._buffer[:200]!r}"))

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self._buffer = self._buffer + data if self._buffer else data
        if not self._open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end or not head.startswith(b"HTTP/1.1 101"):
                return
            self._open, self._buffer = True, rest
            self.transport.write(frame(TEXT, self._hello))
        self._take_frames()

    def _take_frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) >= at + 2:
            size, begin = buffer[at + 1], at + 2
            if size >= 126:
                begin += 2 if size == 126 else 8
                size = int.from_bytes(buffer[at + 2 : begin], "big")
            if len(buffer) < begin + size:
                break
            self._take(buffer[at] & 15, buffer[begin : begin + size])
            at = begin + size
        self._buffer = buffer[at:]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == PING:
            self.transport.write(frame(PONG, payload))
        elif kind == TEXT and payload.startswith(b'{"type":"state"'):
            if b',"view":' in payload:  # without one nothing has changed for who is asked
                self.state = payload
                self._shown(self)
            if not self.greeted.done():
                self.greeted.set_result(None)
        elif kind == TEXT:
            self._told(payload)

    def send(self, **message: Any) -> None:
        self.transport.write(frame(TEXT, json.dumps(message).encode()))


class Table:
    """A table of people who answer when they are told to, with anything that is offered."""

    def __init__(self, number: int, game: str, seated: list[dict[str, Any]], sockets: int) -> None:
        self.game = game
        self.number = number
        self.seated = seated
        self.watchers = sockets - len(seated)
        self.sockets: list[Socket] = []
        self.answers = self.refused = 0
        self.delays: list[float] = []
        """From each answer until it was accepted,"""
        self.screens: list[float] = []
        """and until everybody at the table was shown what came of it."""
        self.on_accepted: Callable[[Table], object] = lambda _table: None
        self._sent_at: float | None = None
        self._begun = 0.0
        self._blind: set[Socket] = set()
        """Who was not shown anything since."""
        self._chance = random.Random(number)

    async def come(self, ports: list[int]) -> None:
        """Each of them to another server, where there are several."""
        loop = asyncio.get_running_loop()
        table = self.seated[0]["table"]
        request = (
            f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{ports[0]}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            f"X-Forwarded-For: {address(self.number)}\r\n\r\n"
        ).encode()
        tokens = [one["token"] for one in self.seated] + [None] * self.watchers
        for number, token in enumerate(tokens, self.number):
            hello = json.dumps({"type": "hello", "token": token}).encode()
            made = partial(Socket, request, hello, self._told, self._shown)
            _, socket = await loop.create_connection(made, "127.0.0.1", ports[number % len(ports)])
            self.sockets.append(socket)
            await asyncio.wait_for(socket.greeted, WAIT)
        self.sockets[0].send(type="start")

    def answer(self) -> bool:
        """Whether somebody was asked and has answered."""
        if self._sent_at is not None:
            return False
        first = read_state(self.sockets[0].state).view
        if first is None or not first.asked:
            return False
        socket = self.sockets[self._chance.choice(first.asked)]
        state = read_state(socket.state)
        question = None if state.view is None else state.view.question
        if question is None or not (question.options or question.forms):
            return False
        offered = [option.text for option in question.options] + filling.texts(question.forms)
        self._sent_at = self._begun = time.perf_counter()
        self._blind = set(self.sockets)
        socket.send(type="answer", question=state.question, answer=self._chance.choice(offered))
        return True

    def _told(self, payload: bytes) -> None:
        if self._sent_at is None:
            return
        if payload.startswith(b'{"type":"accepted"'):
            self.delays.append(time.perf_counter() - self._sent_at)
            self.answers += 1
        else:
            self.refused += 1
        self._sent_at = None
        self.on_accepted(self)

    def _shown(self, socket: Socket) -> None:
        if socket in self._blind:
            self._blind.remove(socket)
            if not self._blind:
                self.screens.append(time.perf_counter() - self._begun)

    def leave(self) -> None:
        for socket in self.sockets:
            socket.transport.abort()


def address(number: int) -> str:
    """Every table's people come from a place of their own."""
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


def make_tables(port: int, tables: int, sockets: int, simulated: bool, wanted: list[str]) -> list[Table]:
    """One game after the other. Without simulation a game has nothing outside its rules: the options that programs have."""
    calls = http.client.HTTPConnection("127.0.0.1", port, timeout=WAIT)

    def call(number: int, path: str, body: object = None) -> Any:
        method = "GET" if body is None else "POST"
        calls.request(method, path, msgspec.json.encode(body), {"X-Forwarded-For": address(number)})
        answer = calls.getresponse()
        content = answer.read()
        if answer.status >= 400:
            raise ConnectionError(content.decode())
        return json.loads(content)

    games = [game for game in call(0, "/api/games") if not wanted or game["name"] in wanted]
    if not games:
        raise ValueError(f"there is no game called {' or '.join(wanted)}")
    made = []
    for number in range(tables):
        game = games[number % len(games)]
        fewest, most = game["seats"]
        players = min(most, sockets)
        if players < fewest:
            raise ValueError(f"{game['title']} needs {fewest} players; give --sockets {fewest} or leave it out")
        body = {"game": game["name"], "players": players, "name": NAMES[0], "bots": []}
        body["seed"] = f"{number:032x}"
        body["options"] = {} if simulated else options_of_programs(game["name"])
        seated = [call(number, "/api/tables", body)]
        path = f"/api/tables/{seated[0]['table']}/seats"
        seated += [call(number, path, {"name": name}) for name in NAMES[1:players]]
        made.append(Table(number, game["name"], seated, sockets))
    calls.close()
    return made


def options_of_programs(name: str) -> dict[str, Any]:
    told: Any = wondertable.game(name).info()["options"]
    return {option["name"]: option["default"] for option in told}
