"""Whole games over lines that fail: what was accepted is in the log, once, everybody was shown what the log tells, and games end."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.placing import LONG
from tests.server.besieged import FREELY
from tests.server.grimoire import SWIFT, small
from tests.server.harness import running
from tests.server.proxy import Fault, Proxy, proxy
from tests.server.siege import SIMULATED, TITLES, Person, Siege, Title, hold_against_the_log
from wondertable.server import games

PATIENCE = 0.4
"""Seconds without a word after which somebody asks whether anybody is there, and as many later connects anew; twice as many each
time it was in vain."""
TABLES = 3
"""Before a release; after an edit it is one,"""
ANSWERS = 20
"""and so many answers."""


async def play_on(person: Person, line: Proxy) -> None:
    patience = PATIENCE
    while not person.had_enough:
        patience = PATIENCE if await person.play(line.port, patience) else 2 * patience


async def play_over_bad_lines(path: Path, title: Title, siege: Siege, tables: int) -> Proxy:
    async with running(path, times=SWIFT, **FREELY) as server, proxy(server.port, siege.chance) as line:
        for _ in range(tables):
            await siege.seat(server, title)
        await asyncio.gather(*[play_on(person, line) for person in siege.people])
    await hold_against_the_log(siege, f"sqlite:///{path}")
    return line


@pytest.mark.parametrize("title", [*TITLES, pytest.param(SIMULATED, marks=pytest.mark.long)], ids=str)
async def test_games_over_bad_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, title: Title) -> None:
    monkeypatch.setattr(games, "game", small)
    siege = Siege(random.Random())
    if not LONG:
        siege.most = ANSWERS
    line = await play_over_bad_lines(tmp_path / "t.db", title, siege, TABLES if LONG else 1)
    assert siege.over or not LONG
    assert not LONG or set(line.seen) == set(Fault) - {Fault.NONE}
