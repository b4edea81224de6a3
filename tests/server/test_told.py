"""Nothing in any frame of any game hangs on what its viewer may not know, whatever is played and taken back."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

import wondertable
from tests.placing import LONG
from tests.server.besieged import FREELY
from tests.server.doubles import Doubles, holds_nothing_else
from tests.server.grimoire import SWIFT, Player, small
from tests.server.harness import running
from tests.server.siege import SIMULATED, TITLES, Siege, Title, hold_against_the_log
from wondertable.server import games
from wondertable.server.telling import Telling

KEEPING = [
    Title(name, {option.name: False})
    for name in wondertable.games()
    for option in wondertable.game(name).options()
    if option.name == "reveal_after_end"
]
ANSWERS = 24
"""At a table after an edit."""


async def play(path: Path, title: Title, siege: Siege) -> list[bytes]:
    """A table of people, and somebody who watches and remembers what streams."""
    async with running(path, times=SWIFT, **FREELY) as server:
        await siege.seat(server, title)
        async with server.client_of(Player, siege.tables[0]) as watcher:
            watching = asyncio.create_task(watcher.until(lambda state: state["table"]["over"]))
            await asyncio.gather(*[person.play(server.port) for person in siege.people])
            if siege.over:
                await watching
            watching.cancel()
    await hold_against_the_log(siege, f"sqlite:///{path}")
    return watcher.stream


@pytest.mark.parametrize("title", [*TITLES, *KEEPING], ids=str)
async def test_frames_are_those_of_other_worlds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, title: Title) -> None:
    monkeypatch.setattr(games, "game", small)
    doubles, siege = Doubles(monkeypatch, worlds=2 if LONG else 1), Siege(random.Random())
    if not LONG:
        siege.most = ANSWERS
    await play(tmp_path / "t.db", title, siege)
    assert doubles.problems == []
    assert doubles.frames > siege.answers_at(siege.tables[0]) * title.players
    assert siege.over or not LONG


@pytest.mark.long
async def test_frames_of_a_book_hold_nothing_but_what_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "game", small)
    doubles, siege = Doubles(monkeypatch, worlds=2), Siege(random.Random())
    stream = await play(tmp_path / "t.db", SIMULATED, siege)
    assert siege.over
    assert doubles.problems == []
    assert len(stream) > 10
    assert set(stream) <= set(doubles.streamed), "everybody is shown the same"
    assert all(holds_nothing_else(frame) for frame in doubles.streamed)


async def test_a_leak_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever watches is told what the first seat may see."""
    view = Telling.view
    monkeypatch.setattr(Telling, "view", lambda told, seat: view(told, 0 if seat is None else seat))
    doubles, siege = Doubles(monkeypatch), Siege(random.Random(1))
    siege.most = 8
    async with running(tmp_path / "t.db", times=SWIFT, **FREELY) as server:
        await siege.seat(server, TITLES[-1])
        async with server.client(siege.tables[0]):
            await asyncio.gather(*[person.play(server.port) for person in siege.people])
    assert doubles.problems
    assert all("seat None" in problem for problem in doubles.problems)
