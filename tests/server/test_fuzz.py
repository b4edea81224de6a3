"""Frames nobody would send on purpose. Whatever comes: an answer for each, an unharmed table, a living server."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.harness import Address, Client, running
from wondertable.server.room import read

scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30)
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
TYPES = ["hello", "answer", "undo", "vote", "name", "bot", "start", "say", "autopilot", "state", ""]
FIELDS = ["question", "answer", "agree", "name", "seat", "bot", "text", "token", "since", "extra"]
WORDS = ["bid 1", "bid 7", "keep el", "keep rolando", "thumb", "Ann", "bob", ""]
likely = st.sampled_from(WORDS) | st.integers(-2, 9) | st.booleans() | st.none() | anything
messages = st.builds(
    lambda kind, fields: json.dumps({"type": kind, **fields}),
    st.sampled_from(TYPES) | st.text(max_size=5),
    st.dictionaries(st.sampled_from(FIELDS), likely, max_size=4),
)
frames = messages | anything.map(json.dumps) | st.text(max_size=200) | st.binary(max_size=200)


@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_any_frames(tmp_path_factory: Any, data: st.DataObject) -> None:
    """Hypothesis drives a loop of its own for each example: server, people and frames are made afresh."""
    batch = data.draw(st.lists(st.tuples(st.integers(0, 3), frames), min_size=10, max_size=80))
    asyncio.run(throw(tmp_path_factory.mktemp("fuzz") / "t.db", batch))


async def throw(path: Path, batch: list[tuple[int, str | bytes]]) -> None:
    async with running(path, messages=(10_000, 10_000)) as server, server.started(3) as clients:
        table = clients[0].seated["table"]
        async with server.client(table) as watcher:
            everybody = [*clients, watcher]
            for who, frame in batch:
                await everybody[who].socket.send(frame)
            for client in everybody:
                await settle(client)
            await still_fine(server, clients)


async def settle(client: Client) -> None:
    """Everything sent before has been dealt with when the answer to this arrives."""
    await client.send(type="vote", agree=False, marker=1)
    while True:
        message = await client.receive()
        if message["type"] == "refused" and "marker" in message["detail"]:
            return


async def still_fine(server: Address, clients: list[Client]) -> None:
    """What is in memory is what is on disk, and the game can be played to its end."""
    table = clients[0].seated["table"]
    async with server.tables.at(table) as live:
        stored = read(table, await server.tables.store.load(table), live.room.game)
        assert stored.seq == live.room.seq
        for seat in (None, 0, 1, 2):
            assert stored.table.view(seat) == live.room.table.view(seat)
        assert [place.name for place in stored.places] == [place.name for place in live.room.places]
    for client in clients:
        await client.hello(client.seated["token"])
    await asyncio.gather(*[client.play() for client in clients])
