"""Killed in the middle, again and again: no answer that was accepted is ever lost, none counts twice, nobody was ever shown what the
log does not tell, and the games go on to their end."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.grimoire import small
from tests.server.harness import Child
from tests.server.siege import SIMULATED, TITLES, Siege, Title, hold_against_the_log
from wondertable.core import record

ANSWERS = 15
"""At each table after an edit."""
FAR = 60
"""At most so many messages from one kill to the next."""
FEWEST, MOST = 4, 20
"""Kills in all, and in one game, before it may go on in peace."""


async def play_under_siege(database: str, titles: list[Title], servers: int, siege: Siege, far: int, kills: int) -> int:
    """Everybody plays until the games are over or there were so many kills, each just after a message that somebody has sent
    or received, at most so many messages after the one before. Returns how many kills there were."""
    struck = 0
    async with contextlib.AsyncExitStack() as stack:
        besieged = [await stack.enter_async_context(Child(database, besieged=True)) for _ in range(servers)]
        first, *_others = [await child.start() for child in besieged]
        for title in titles:
            await siege.seat(first, title)
        while not siege.over and struck < kills:
            victim = siege.chance.choice(besieged)
            assert victim.process is not None
            siege.strike(victim.process.kill, within=far)
            await asyncio.gather(*[p.play(besieged[n % servers].port) for n, p in enumerate(siege.people)])
            await victim.kill()
            await hold_against_the_log(siege, database)
            await victim.start()
            struck += 1
        siege.strike(None)
        await asyncio.gather(*[p.play(besieged[n % servers].port) for n, p in enumerate(siege.people)])
        if siege.over:
            for table in siege.tables:
                told = (await first.http.get(f"/api/tables/{table}/record")).json()
                record.verify(small(told["game"]), told)
    await hold_against_the_log(siege, database)
    return struck


async def test_kill_9_loses_nothing(database: str) -> None:
    siege = Siege(random.Random())
    siege.most = ANSWERS
    assert await play_under_siege(database, TITLES, 1, siege, far=60, kills=1) == 1
    assert all(siege.answers_at(table) >= ANSWERS for table in siege.tables)


@pytest.mark.long
@pytest.mark.parametrize("title", [*TITLES, SIMULATED], ids=str)
async def test_whole_games_under_siege(database: str, title: Title) -> None:
    servers = 1 if database.startswith("sqlite") else 2
    killed = 0
    while killed < FEWEST:  # short games are over after a few
        siege = Siege(random.Random())
        killed += await play_under_siege(database, [title], servers, siege, FAR, kills=MOST)
        assert siege.over


async def test_a_server_told_to_stop_ends_well(tmp_path: Path) -> None:
    async with Child(tmp_path / "t.db") as child:
        server = await child.start()
        made = await server.make(3)
        async with server.client(made["table"], made["token"]) as ann:
            assert child.process is not None
            child.process.terminate()
            with pytest.raises(ConnectionClosed) as closed:
                await ann.until(lambda _state: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        assert await asyncio.wait_for(child.process.wait(), 10) == 0
        assert child.process.stderr is not None
        assert await child.process.stderr.read() == b""
    assert not (tmp_path / "t.db-wal").exists(), "the database was closed properly"
