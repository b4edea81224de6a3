"""Frames nobody would send on purpose. Whatever comes: an answer for each, an unharmed table, a living server."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings, strategies as st
from websockets.exceptions import ConnectionClosed

from tests.placing import LONG
from tests.server.drawn import DOCUMENT, Drawing, anything
from tests.server.harness import Address, Client, running
from wondertable.server.room import read

EXAMPLES = 200 if LONG else 8
PHASES = list(Phase) if LONG else [Phase.explicit, Phase.generate]
"""A failure after an edit is told as it was found: each example has a server of its own, so that it takes long to make it smaller."""
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


KNOWN: dict[str, list[Any]] = {
    "question": list(range(12)),
    "answer": WORDS,
    "name": ["Ann", "Eve", "\u200b"],
    "bot": [None, "thumb", "sage"],
    "seat": [0, 1, 2, 3],
    "at": [None, "deck"],
}
described = Drawing(KNOWN).almost(DOCUMENT["components"]["schemas"]["ClientMessage"]).map(json.dumps)
"""Of all kinds: those by which people leave, stop the game and send others away too."""


@settings(max_examples=EXAMPLES, deadline=None, phases=PHASES, suppress_health_check=list(HealthCheck))
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


@settings(max_examples=EXAMPLES, deadline=None, phases=PHASES, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_any_messages_of_the_schema(tmp_path_factory: Any, data: st.DataObject) -> None:
    batch = data.draw(st.lists(st.tuples(st.integers(0, 3), described), min_size=20, max_size=80))
    asyncio.run(say(tmp_path_factory.mktemp("fuzz") / "t.db", batch))


async def say(path: Path, batch: list[tuple[int, str]]) -> None:
    async with running(path, messages=(10_000, 10_000)) as server, server.started(3) as clients:
        table = clients[0].seated["table"]
        async with server.client(table) as watcher:
            for who, frame in batch:
                with contextlib.suppress(ConnectionClosed):  # whoever watches may be sent away
                    await [*clients, watcher][who].socket.send(frame)
            for client in clients:
                await answered(client)
        await as_it_is_stored(server, table)
        async with server.started(3) as others:
            await asyncio.gather(*[client.play() for client in others])


async def answered(client: Client) -> None:
    """Everything sent before has been dealt with, or whoever said hello without a token was sent away with all who watch."""
    with contextlib.suppress(ConnectionClosed):
        await client.send(type="hello", token=client.seated["token"], marker=1)
        while (message := await client.receive())["type"] != "refused" or "marker" not in message["detail"]:
            assert message.get("key") != "internal", message


async def settle(client: Client) -> None:
    """Everything sent before has been dealt with when the answer to this arrives."""
    await client.send(type="vote", agree=False, marker=1)
    while True:
        message = await client.receive()
        if message["type"] == "refused" and "marker" in message["detail"]:
            return


async def still_fine(server: Address, clients: list[Client]) -> None:
    """What is in memory is what is on disk, and the game can be played to its end."""
    await as_it_is_stored(server, clients[0].seated["table"])
    for client in clients:
        await client.hello(client.seated["token"])
    await asyncio.gather(*[client.play() for client in clients])


async def as_it_is_stored(server: Address, table: str) -> None:
    async with server.tables.at(table) as live:
        stored = read(table, await server.tables.store.load(table), live.room.game)
        assert stored.seq == live.room.seq
        for seat in (None, 0, 1, 2):
            assert stored.table.view(seat) == live.room.table.view(seat)
        assert [place.name for place in stored.places] == [place.name for place in live.room.places]
