"""Holds every frame, when it is sent, against what other worlds give: those that its viewer cannot tell from the true one.

Whatever a frame tells must be the same in all of them, byte for byte: not only the view, but what may be taken back, who is asked, how
the table is called, and how many of what there are.
"""

from __future__ import annotations

import copy
import struct
import time
from types import SimpleNamespace
from typing import Any

import pytest

from wondertable import Rng
from wondertable.games.kamimai.outside.grimoire import frames, unpack
from wondertable.server import telling
from wondertable.server.connection import Connection
from wondertable.server.live import LiveTable
from wondertable.server.telling import Telling


class Twin:
    """What a state needs to know of a connection, without the connection."""

    def __init__(self, connection: Connection) -> None:
        self.seat = connection.seat
        self.known = connection.known
        self.told = copy.copy(connection.told)
        self._number = connection._number

    def next_number(self) -> int:
        self._number += 1
        return self._number


class Doubles:
    """Put between the tables of a server and what they tell."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, worlds: int = 1, seed: int = 1) -> None:
        self.worlds = worlds
        self.frames = 0
        """Those that were looked at."""
        self.problems: list[str] = []
        self.streamed: list[bytes] = []
        self._rng = Rng(seed)
        self._state_for, self._show = Telling.state_for, LiveTable.show

        def state_for(told: Telling, connection: Connection) -> bytes:
            return self.state_for(told, connection)

        def show(live: LiveTable, frame: bytes, full: bool) -> None:
            self.show(live, frame, full)

        monkeypatch.setattr(Telling, "state_for", state_for)
        monkeypatch.setattr(LiveTable, "show", show)

    def state_for(self, told: Telling, connection: Connection) -> bytes:
        table, before = told.live.room.table, Twin(connection)
        if not told.live.room.started:
            return self._state_for(told, connection)
        clock, date = time.monotonic(), time.time()
        now = SimpleNamespace(monotonic=lambda: clock, time=lambda: date)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(telling, "time", now)
            sent = self._state_for(told, connection)
            true = table.position, table._marks
            try:
                for _ in range(self.worlds):
                    table.position, table._marks = true[0].redeal(connection.seat, self._rng), {}
                    table.position.rng.draws = true[0].rng.draws  # everybody may count them
                    twin: Any = copy.deepcopy(before)
                    other = self._state_for(Telling(told.live), twin)
                    if other != sent:
                        self.problems.append(f"seat {connection.seat} was told {difference(sent, other)}")
            finally:
                table.position, table._marks = true
        self.frames += 1
        return sent

    def show(self, live: LiveTable, frame: bytes, full: bool) -> None:
        self.streamed.append(frame)
        self._show(live, frame, full)


def difference(sent: bytes, other: bytes) -> str:
    """Where the two begin to differ."""
    at = next(
        (at for at, (one, two) in enumerate(zip(sent, other, strict=False)) if one != two), min(len(sent), len(other))
    )
    near = slice(max(0, at - 60), at + 60)
    return f"{sent[near]!r}, in another world {other[near]!r}"


HEADS: dict[int, struct.Struct] = {
    frames.LEAN: frames.LEAN_ALL,
    frames.AIR: frames.AIR_ALL,
    frames.TURN: frames.TURN_ALL,
}


def holds_nothing_else(frame: bytes) -> bool:
    """Whether a frame of the stream is one of those that docs describe, to its last byte: places of pages and hands."""
    if frame[0] == frames.POSES:
        unpack(frame[frames.POSES_HEAD.size :])  # which says so if it is longer or shorter
        return True
    if frame[0] == frames.HAND:
        return len(frame) == frames.HAND_HEAD.size + frame[frames.HAND_HEAD.size - 1]
    return len(frame) == HEADS[frame[0]].size
