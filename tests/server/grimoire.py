"""Tables of KamiMaï with the simulated book, for the tests."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from tests.server.harness import QUICK, WAIT, Client, Json
from wondertable.games.kamimai.grimoire import Snapshot, unpack
from wondertable.games.kamimai.grimoire.frames import POSES

SWIFT = QUICK._replace(pace=1000)
"""The book does not wait for the clock."""
PATIENT = 120.0


class Player(Client):
    """A client that also takes the frames of the stream."""

    stream: list[bytes]
    full: list[bool]

    async def receive(self) -> Json:
        """The next message; frames that come before it are put aside."""
        async with asyncio.timeout(max(WAIT, PATIENT)):
            while not isinstance(frame := await self.socket.recv(), str):
                self.take_frame(frame)
        return self.take(frame)

    def take_frame(self, frame: bytes) -> None:
        if not hasattr(self, "stream"):
            self.stream, self.full = [], []
        self.full.append(frame[0] == 1)
        self.stream.append(frame[1:])

    async def next_frame(self) -> bytes:
        """The next frame of the stream; messages that come before it are taken."""
        async with asyncio.timeout(PATIENT):
            while isinstance(frame := await self.socket.recv(), str):
                self.take(frame)
        self.take_frame(frame)
        return self.stream[-1]

    def poses(self) -> list[tuple[int, Snapshot]]:
        """Build and snapshot of each frame of poses so far."""
        return [
            (int.from_bytes(frame[1:3], "little"), unpack(frame[3:])) for frame in self.stream if frame[0] == POSES
        ]
