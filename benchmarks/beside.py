"""People at tables of boardgame.io's own server, over the same sockets and at the same pace as at ours.

Its clients speak socket.io: a number for the kind of message, the name of the game, then JSON.
"""

from __future__ import annotations

import asyncio
import json
import time
from functools import partial
from itertools import combinations_with_replacement
from typing import Any

from benchmarks.crowd import TEXT, WAIT, Socket, Table, frame

GAME = "miraris"
SEATS = 4
OPEN = f"40/{GAME},".encode()
SAYS = f"42/{GAME},".encode()
REQUEST = (
    b"GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
KEEP, BID, ROLANDO_TAKE, _LUCIA_TAKE, MIRELA_GIFT = range(5)


class TheirSocket(Socket):
    """Keeps the newest state as it came."""

    table = ""
    seat = ""

    def _take(self, _kind: int, payload: bytes) -> None:
        if payload == b"2":
            self.transport.write(frame(TEXT, b"3"))
        elif payload.startswith(OPEN):
            self.say("sync", self.table, self.seat, None, SEATS)
        elif payload.startswith(SAYS + b'["sync"'):
            self.state = payload
            self.greeted.set_result(None)
        elif payload.startswith(SAYS + b'["update"'):
            self.state = payload
            self._shown(self)

    def say(self, *words: Any) -> None:
        self.transport.write(frame(TEXT, SAYS + json.dumps(words).encode()))

    def read(self) -> Any:
        kind, _table, told, *_log = json.loads(self.state[len(SAYS) :])
        return told["state"] if kind == "sync" else told


class TheirTable(Table):
    def __init__(self, number: int) -> None:
        super().__init__(number, GAME, [], SEATS)
        self.name = f"table-{number}"

    async def come(self, ports: list[int]) -> None:
        loop = asyncio.get_running_loop()
        for seat in range(SEATS):
            made = partial(TheirSocket, REQUEST, OPEN, lambda _payload: None, self._shown)
            _, socket = await loop.create_connection(made, "127.0.0.1", ports[0])
            socket.table, socket.seat = self.name, str(seat)
            self.sockets.append(socket)
            await asyncio.wait_for(socket.greeted, WAIT)

    def answer(self) -> bool:
        """Whether somebody was asked and has answered."""
        if self._blind:
            return False
        first = self.sockets[0]
        assert isinstance(first, TheirSocket)
        state = first.read()
        if not state["G"]["waiting"]:
            return False
        seat = self._chance.choice(state["G"]["waiting"])
        move = {"type": "answer", "args": [self._chance.choice(options(state["G"], seat))], "playerID": str(seat)}
        self._begun = time.perf_counter()
        self._blind = set(self.sockets)
        socket = self.sockets[seat]
        assert isinstance(socket, TheirSocket)
        socket.say("update", {"type": "MAKE_MOVE", "payload": move}, state["_stateID"], self.name, str(seat))
        return True

    def _shown(self, socket: Socket) -> None:
        """Whoever answered knows from the new state that it was accepted."""
        waited = len(self._blind)
        super()._shown(socket)
        if waited and not self._blind:
            self.answers += 1
            self.delays.append(self.screens[-1])
            self.on_accepted(self)


def options(told: Any, seat: int) -> list[int]:
    """As the game for boardgame.io counts its answers."""
    player, question = told["players"][seat], told["question"]
    if question in (KEEP, BID):
        return list(player["dealt" if question == KEEP else "hand"])
    if question == MIRELA_GIFT:
        return sorted(set(player["held"]))
    cards = [card for pile in told["row"] for card in pile]
    single = sorted(set(cards))
    if question == ROLANDO_TAKE or len(cards) == 1:
        return single
    return [8 * c + d for c, d in combinations_with_replacement(single, 2) if c != d or cards.count(c) > 1]
