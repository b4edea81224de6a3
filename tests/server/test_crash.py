"""Killed in the middle, again and again: no answer that was accepted is ever lost."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.harness import Address, Child
from wondertable.core.entries import Answered
from wondertable.server import log
from wondertable.server.store import store_for

KILLS = 5
TABLES = 5
PLAYERS = 3


class Person:
    """Plays on whenever there is a server, and remembers what was accepted."""

    def __init__(self, seated: dict[str, Any], chance: random.Random) -> None:
        self.seated = seated
        self.chance = chance
        self.accepted: list[str] = []
        self.view: Any = None
        self.over = False

    async def play(self, server: Address) -> None:
        try:
            async with server.client(self.seated["table"], self.seated["token"]) as client:
                answered = None
                while not client.state["table"]["over"]:
                    if client.state["view"] and client.is_asked and client.state["question"] != answered:
                        await asyncio.sleep(self.chance.uniform(0, 0.08))
                        answered = client.state["question"]
                        text = self.chance.choice(client.state["view"]["question"]["options"])["text"]
                        reply = await client.answer(text)
                        assert reply["type"] == "accepted", reply
                        self.accepted.append(text)
                    else:
                        await client.receive()
                self.over = True
        except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
            pass  # the server is gone


async def entered(database: str, tables: set[str]) -> dict[tuple[str, int], list[str]]:
    """What is stored: the answers of each seat at each table, in order."""
    found: dict[tuple[str, int], list[str]] = defaultdict(list)
    store = store_for(database)
    await store.open()
    for table in tables:
        for line in await store.load(table):
            event = log.decode(line.body)
            if isinstance(event, log.Entered) and isinstance(event.entry, Answered):
                found[table, event.entry.seat].append(event.entry.answer)
    await store.close()
    return found


def answers(people: list[Person]) -> int:
    return sum(len(person.accepted) for person in people)


async def sit_everybody(server: Address, chance: random.Random) -> list[Person]:
    people = []
    for _ in range(TABLES):
        made = await server.make(PLAYERS)
        seated = [made, *[await server.sit(made["table"], name) for name in ("Bob", "Cyd")]]
        async with server.client(made["table"], made["token"]) as host:
            await host.send(type="start")
            await host.until(lambda state: state["view"] is not None)
        people += [Person(one, chance) for one in seated]
    return people


async def test_kill_9_loses_no_accepted_answer(database: str) -> None:
    chance = random.Random()
    async with Child(database) as child:
        server = await child.start()
        people = await sit_everybody(server, chance)
        cut_short = 0
        for _ in range(KILLS):
            playing = [asyncio.create_task(person.play(server)) for person in people]
            enough = answers(people) + chance.randint(5, 20)
            for _ in range(5000):
                if answers(people) >= enough or all(person.over for person in people):
                    break
                await asyncio.sleep(0.005)
            await child.kill()
            await asyncio.gather(*playing)
            cut_short += sum(not person.over for person in people)
            stored = await entered(database, {person.seated["table"] for person in people})
            for person in people:
                kept = stored[person.seated["table"], person.seated["seat"]]
                # One answer may be stored although its owner never heard so; whatever was accepted is there.
                unheard = len(kept) - len(person.accepted)
                assert unheard in (0, 1)
                assert kept[: len(person.accepted)] == person.accepted
                person.accepted = kept
            server = await child.start()
        assert cut_short > TABLES * PLAYERS, "the server was killed while people played"
        assert answers(people) >= KILLS * 5
        await asyncio.wait_for(asyncio.gather(*[person.play(server) for person in people]), 60)
        for person in people:
            assert person.over
            record = (await server.http.get(f"/api/tables/{person.seated['table']}/record")).json()
            mine = [entry["answer"] for entry in record["entries"] if entry["seat"] == person.seated["seat"]]
            assert mine == person.accepted


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
