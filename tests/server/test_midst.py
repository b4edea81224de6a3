"""In the midst of what a table decides: the server is killed, or a line is lost. What was told is so, and the rest can be done."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Address, Child, Client, Json, running

pytestmark = pytest.mark.asyncio

Told = Callable[[Json], bool]
Words = tuple[tuple[int, Json], ...]
"""Who says what, one after the other."""
END: Json = {"type": "move", "motion": "end"}
PAUSE: Json = {"type": "move", "motion": "pause"}
GO_ON: Json = {"type": "move", "motion": "resume"}
YES: Json = {"type": "consent", "agree": True}
HAND: Json = {"type": "hand", "seat": 2, "bot": "adept"}


def moved(state: Json) -> bool:
    return state["table"]["company"]["motion"] is not None


def paused(state: Json) -> bool:
    return state["table"]["company"]["paused"] is not None


def handed(state: Json) -> bool:
    return bool(state["table"]["seats"][2]["stand_in"] == "adept")


def over(state: Json) -> bool:
    return bool(state["table"]["over"])


def again(state: Json) -> bool:
    return state["again"] is not None


class Deed(NamedTuple):
    """What a table does in small steps, each of which is told."""

    before: tuple[tuple[int, Json, Told], ...]
    """Who says what until all are told something like this."""
    words: Words
    done: Told


AGREED = ((1, YES), (2, YES))
PAUSED = ((0, PAUSE, moved), (1, YES, moved), (2, YES, paused))
DEEDS = {
    "handing over": Deed((), ((2, HAND),), handed),
    "returning": Deed(((2, HAND, handed),), ((2, {"type": "back"}),), lambda state: not handed(state)),
    "voting": Deed(((0, END, moved),), AGREED, over),
    "pausing": Deed(((0, PAUSE, moved),), AGREED, paused),
    "going on": Deed(PAUSED, ((0, GO_ON),), lambda state: not paused(state)),
    "rematch": Deed(
        ((0, END, moved), (1, YES, moved), (2, YES, over)), ((0, {"type": "again"}), (1, {"type": "again"})), again
    ),
}


class Sitting:
    """Three people at a table who are about to do something; the first speaks to one server, the others perhaps to another."""

    def __init__(self, name: str, seated: list[Json], clients: list[Client]) -> None:
        self.name, self.deed = name, DEEDS[name]
        self.seated, self.clients = seated, clients

    @property
    def table(self) -> str:
        return str(self.seated[0]["table"])

    async def prepare(self) -> None:
        for seat, message, told in self.deed.before:
            await self.clients[seat].send(**message)
            for client in self.clients:
                await client.until(told)

    async def speak(self) -> None:
        for seat, message in self.deed.words:
            await self.clients[seat].send(**message)

    async def until_done(self) -> None:
        for client in self.clients:
            await client.until(self.deed.done)


@contextlib.asynccontextmanager
async def sitting(here: Address, there: Address, name: str) -> AsyncIterator[Sitting]:
    made = await here.make(3)
    seated = [made, *[await here.sit(made["table"], friend) for friend in ("Bob", "Cyd")]]
    async with contextlib.AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(at.client(one["table"], one["token"]))
            for at, one in zip((here, there, there), seated, strict=True)
        ]
        await clients[0].send(type="start")
        for client in clients:
            await client.until(lambda state: state["view"] is not None)
        found = Sitting(name, seated, clients)
        await found.prepare()
        yield found


async def finish(server: Address, before: Sitting, was_done: bool) -> None:
    """Nothing that was told is forgotten, and what was not done is done by saying it again."""
    async with server.client(before.table) as watcher:
        now = watcher.state
        assert before.deed.done(now) or not was_done, before.name
        if before.deed.before:
            last = before.deed.before[-1][2]
            assert last(now) or before.deed.done(now), before.name
        told = [client.state["again"]["table"] for client in before.clients if client.state["again"]]
        assert not told or now["again"]["table"] == told[0]
    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(server.client(one["table"], one["token"])) for one in before.seated]
        after = Sitting(before.name, before.seated, clients)
        if not all(after.deed.done(client.state) for client in clients):
            await after.speak()
        await after.until_done()


async def listen(client: Client) -> None:
    with contextlib.suppress(ConnectionClosed, EOFError, OSError):
        while True:
            await client.receive()


async def test_kill_9_in_the_midst_loses_nothing_that_was_told(database: str) -> None:
    """At one table of each kind it was done and told, at the other the words are on their way. Of two servers one goes on."""
    two = database.startswith("postgres")
    async with contextlib.AsyncExitStack() as stack:
        child = await stack.enter_async_context(Child(database))
        here = there = await child.start()
        if two:
            there = await (await stack.enter_async_context(Child(database))).start()
        tables = [await stack.enter_async_context(sitting(here, there, name)) for name in (*DEEDS, *DEEDS)]
        for done in tables[: len(DEEDS)]:
            await done.speak()
            await done.until_done()
        open_ones = tables[len(DEEDS) :]
        await asyncio.gather(*[one.speak() for one in open_ones])
        await asyncio.sleep(random.uniform(0, 0.02))
        await child.kill()
        if not two:  # what was on its way is read to the end
            await asyncio.gather(*[listen(client) for one in tables for client in one.clients])
        survivor = there if two else await child.start()
        for number, one in enumerate(tables):
            heard = any(one.deed.done(client.state) for client in one.clients)
            await finish(survivor, one, heard or number < len(DEEDS))


@pytest.mark.parametrize("name", DEEDS)
async def test_a_line_that_is_lost_in_the_midst_loses_nothing(tmp_path: Path, name: str) -> None:
    """Each speaks and is gone in the same moment, and says it again after coming back."""
    async with running(tmp_path / "t.db") as server, sitting(server, server, name) as one:
        await one.speak()
        for client in one.clients:
            client.socket.transport.abort()
        await finish(server, one, was_done=False)
