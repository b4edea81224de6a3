"""Tables of KamiMaï with a small simulated book, for the tests."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import time
from collections.abc import AsyncIterator, Iterable
from typing import Any

from tests.offering import texts
from tests.server.harness import QUICK, Address, Client, Json
from wondertable.core.game import Game
from wondertable.games import game_with_data
from wondertable.games.kamimai.outside.grimoire import Sample, Snapshot, unpack
from wondertable.games.kamimai.outside.grimoire.frames import HAND, POSES
from wondertable.server import games

SWIFT = QUICK._replace(pace=1000)
"""The book does not wait for the clock."""
PATIENT = 120.0
SHOWN = games.game


def small(name: str) -> Game:
    """KamiMaï with twenty cards, so that its book is soon built; every other game as it is."""
    if name != "kamimai":
        return SHOWN(name)
    data: Any = copy.deepcopy(SHOWN(name).data)
    for card in data["card"]:
        card["copies"] = 2 if card["class"] == "element" else 1
    return game_with_data(name, data)


class Player(Client):
    """A client that also takes the frames of the stream."""

    def __init__(self, opened: Any) -> None:
        super().__init__(opened)
        self.stream: list[bytes] = []
        self.full: list[bool] = []

    async def receive(self) -> Json:
        """The next message; frames that come before it are put aside."""
        async with asyncio.timeout(PATIENT):
            while not isinstance(frame := await self.socket.recv(), str):
                self.take_frame(frame)
        return self.take(frame)

    async def frame(self) -> bytes:
        """The next frame of the stream; messages that come before it are taken."""
        async with asyncio.timeout(PATIENT):
            while isinstance(frame := await self.socket.recv(), str):
                self.take(frame)
        self.take_frame(frame)
        return self.stream[-1]

    def take_frame(self, frame: bytes) -> None:
        self.full.append(frame[0] == 1)
        self.stream.append(frame[1:])

    def poses(self) -> list[Snapshot]:
        return [unpack(frame[3:]) for frame in self.stream if frame[0] == POSES]

    def standing(self) -> set[int]:
        """The pages that are in the book, as the frames tell it."""
        pages: set[int] = set()
        for snapshot in self.poses():
            pages = set(snapshot.moved) if snapshot.full else (pages | set(snapshot.moved)) - set(snapshot.gone)
        return pages

    def hands(self) -> list[bytes]:
        return [frame for frame in self.stream if frame[0] == HAND]

    @property
    def board(self) -> Json:
        return dict(self.state["view"]["board"])

    async def offered(self, kind: str) -> list[str]:
        """The answers to a question of this kind, once it is asked; whatever else is asked before gets its first answer."""
        while True:
            await self.until(lambda state: state["view"] is not None and self.is_asked)
            question = self.state["view"]["question"]
            if question["kind"] == kind and question["answered"] is None:
                return texts(question)
            assert (await self.answer())["type"] == "accepted"
            number = self.state["question"]
            await self.until(lambda state, number=number: state["question"] != number)  # type: ignore[misc]

    async def grab(self, text: str, beside: Json | None = None) -> Json:
        return await self.ask(type="answer", question=self.state["question"], answer=text, beside=beside)

    async def result(self) -> Json:
        """What the grab under way brings."""
        before = len(self.events)
        await self.until(lambda _state: any(event["key"] == "grabbed" for event in self.events[before:]))
        return next(dict(event["args"]) for event in self.events[before:] if event["key"] == "grabbed")

    async def move(self, samples: Iterable[Sample], end: bool = True) -> None:
        """Send a gesture as it happens, in steps of a thirtieth of a second."""
        begin, waiting = time.monotonic(), list(samples)
        while waiting:
            now = time.monotonic() - begin
            due = [sample for sample in waiting if sample.t <= now]
            waiting = waiting[len(due) :]
            numbers = [[sample.t, sample.x, sample.y, sample.z, sample.turn, sample.squeeze] for sample in due]
            await self.send(type="gesture", samples=numbers, end=end and not waiting)
            await asyncio.sleep(1 / 30)


@contextlib.asynccontextmanager
async def seated(server: Address, bots: int = 0, **options: Any) -> AsyncIterator[Player]:
    """One person, and bots if wanted, at a table that has started."""
    made = await server.make(1 + bots, ["thumb"] * bots, game="kamimai", options={"mode": "easy", **options})
    async with server.client_of(Player, made["table"], made["token"]) as ann:
        ann.seated = made
        await ann.send(type="start")
        yield ann
