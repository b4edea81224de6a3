"""Taking answers back: freely, with everybody's consent, with bots at the table, and what clients are told then."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import wondertable
from tests.server.harness import QUICK, Address, Client, running
from wondertable.core.table import Table

SLOW = QUICK._replace(bot=(3600, 3600), bot_sealed=(3600, 3600))


class Script(NamedTuple):
    """A game up to an answer that can be taken back."""

    seed: str
    answers: list[tuple[int, str]]
    asked_next: list[int]

    @property
    def seat(self) -> int:
        """Whose answer it is."""
        return self.answers[-1][0]


@cache
def script(can: str, players: int = 4, at_least: int = 1, seat: int | None = None) -> Script:
    """The first game found in which the last answer may be taken back like this, and the game goes on."""
    game = wondertable.game("miraris")
    for number in range(2000):
        seed = number.to_bytes(16, "big")
        table, chance, answers = Table(game, players, seed), random.Random(number), list[tuple[int, str]]()
        while not table.over:
            asked = table.asked()[0]
            text = game.actions.text(chance.choice(table.position.legal(asked)))
            entry = table.propose(asked, text, table.question(asked))
            assert entry is not None
            table.enter(entry)
            answers.append((asked, text))
            others = [other for other in table.asked() if other != asked]
            if table.undo_state(asked)["can"] == can and len(others) >= at_least and seat in (None, asked):
                return Script(seed.hex(), answers, table.asked())
    raise AssertionError("no such game")


async def follow(clients: list[Client], answers: list[tuple[int, str]]) -> None:
    for seat, text in answers:
        client = clients[seat]
        await client.until(lambda state: state["seat"] in state["view"]["asked"])
        question = client.state["question"]
        assert (await client.answer(text))["type"] == "accepted"
        await client.until(lambda s, q=question: s["question"] != q or s["seat"] not in s["view"]["asked"])  # type: ignore[misc]


@contextlib.asynccontextmanager
async def at_the_point(server: Address, told: Script, players: int = 4) -> AsyncIterator[list[Client]]:
    async with server.started(players, seed=told.seed) as clients:
        await follow(clients, told.answers[:-1])
        async with server.tables.at(clients[0].seated["table"]) as live:
            numbers = [live.room.table.question(seat) for seat in range(players)]
        for client in clients:
            await client.until(lambda state: state["question"] == numbers[state["seat"]])
        yield clients


async def test_a_free_undo_happens_at_once(tmp_path: Path) -> None:
    told = script("free")
    async with running(tmp_path / "t.db") as server, at_the_point(server, told) as clients:
        before = [(client.state["view"], list(client.events)) for client in clients]
        old = clients[told.seat].state["question"]
        await follow(clients, told.answers[-1:])
        player = clients[told.seat]
        await player.until(lambda state: state["undo"]["can"] == "free")
        undone = player.state["question"]
        await player.send(type="undo", question=undone)
        for client, (view, events) in zip(clients, before, strict=True):
            await client.until(lambda state: state["question"] > undone)
            assert client.state["view"] == view
            assert client.events == events
        stale = await player.ask(type="answer", question=old, answer=told.answers[-1][1])
        assert stale["key"] == "stale", "a question's number never comes again"
        await follow(clients, told.answers[-1:])


async def test_an_undo_after_a_reveal_needs_everybody(tmp_path: Path) -> None:
    told = script("ask")
    async with running(tmp_path / "t.db") as server, at_the_point(server, told) as clients:
        before = [(client.state["view"], list(client.events)) for client in clients]
        await follow(clients, told.answers[-1:])
        player = clients[told.seat]
        others = [client for client in clients if client is not player]
        seats = sorted(client.state["seat"] for client in others)
        await player.until(lambda state: state["undo"]["can"] == "ask")

        await player.send(type="undo", question=player.state["question"])
        for client in clients:
            state = await client.until(lambda state: state["undo"]["asked_by"] == told.seat)
            assert state["undo"]["waiting"] == seats
        assert (await player.ask(type="vote", agree=True))["key"] == "no-vote"
        await others[0].send(type="vote", agree=True)
        await others[1].until(lambda state: len(state["undo"]["agreed"]) == 1)
        await others[1].send(type="vote", agree=False)
        for client in clients:
            await client.until(
                lambda state: state["undo"]["asked_by"] is None and state["undo"]["can"] in ("ask", None)
            )
            assert len(client.events) >= len(before[client.state["seat"]][1])

        question = player.state["question"]
        await player.send(type="undo", question=question)
        for client in others:
            await client.until(lambda state: state["undo"]["asked_by"] == told.seat)
            await client.send(type="vote", agree=True)
        for client, (view, events) in zip(clients, before, strict=True):
            await client.until(lambda state: state["question"] > question)
            assert client.state["view"] == view
            assert client.events == events
            async with server.client(client.seated["table"], client.seated["token"], since=10_000) as again:
                assert again.state["first"] <= len(events)
                assert again.state["events"] == events[again.state["first"] :]
        # The game goes on, and everybody's events are those of somebody who was never confused.
        await asyncio.gather(*[client.play() for client in clients])
        for client in clients:
            async with server.client(client.seated["table"], client.seated["token"]) as fresh:
                assert fresh.events == client.events
        record = (await server.http.get(f"/api/tables/{player.seated['table']}/record")).json()
        kinds = [entry["kind"] for entry in record["entries"] if entry["kind"] != "answer"]
        assert kinds == ["wish", "agree", "decline", "wish", "agree", "agree", "agree"]


async def with_bots(server: Address, told: Script, people: set[int]) -> dict[int, Any]:
    """The same point at a table where bots sit; their answers are entered for them."""
    assert 0 in people
    bots = [None if seat in people else "thumb" for seat in range(1, 4)]
    made = await server.make(4, bots, seed=told.seed)
    seated = {0: made}
    for name in ("Bob", "Cyd", "Dan")[: len(people) - 1]:
        one = await server.sit(made["table"], name)
        seated[one["seat"]] = one
    # Somebody watches, so the bots take their time.
    async with server.client(made["table"]), server.tables.at(made["table"]) as live:
        await live.commit(lambda room: room.start(0))
        for seat, text in told.answers:
            by = "player" if seat in people else "bot thumb"
            question = live.room.table.question(seat)
            await live.commit(lambda room, s=seat, q=question, t=text, b=by: room.answer(s, q, t, b))  # type: ignore[misc]
    return seated


async def test_only_people_are_asked_for_their_consent(tmp_path: Path) -> None:
    told = script("ask")
    people = {0, told.seat, (told.seat + 1) % 4}
    async with running(tmp_path / "t.db", times=SLOW) as server:
        seated = await with_bots(server, told, people)
        mine = seated[told.seat]
        async with server.client(mine["table"], mine["token"]) as player:
            await player.send(type="undo", question=player.state["question"])
            await player.until(lambda state: state["undo"]["waiting"] == sorted(people - {told.seat}))
            for seat in people - {told.seat}:
                async with server.client(mine["table"], seated[seat]["token"]) as other:
                    await other.send(type="vote", agree=True)
                    await other.until(lambda state, s=seat: s not in state["undo"]["waiting"])  # type: ignore[misc]
            await player.until(lambda state: told.seat in state["view"]["asked"])


async def test_alone_among_bots_an_undo_happens_at_once(tmp_path: Path) -> None:
    told = script("ask", seat=0)
    async with running(tmp_path / "t.db", times=SLOW) as server:
        seated = await with_bots(server, told, {0})
        async with server.client(seated[0]["table"], seated[0]["token"]) as player:
            await player.send(type="undo", question=player.state["question"])
            await player.until(lambda state: state["view"]["asked"] == [0])


async def test_bots_wait_for_a_wish_but_not_for_ever(tmp_path: Path) -> None:
    told = script("ask", at_least=2)
    bot = next(seat for seat in told.asked_next if seat not in (0, told.seat))
    people = {0, 1, 2, 3} - {bot}
    path = tmp_path / "t.db"
    async with running(path, times=SLOW) as server:
        seated = await with_bots(server, told, people)
        async with server.tables.at(seated[0]["table"]) as live:
            await live.commit(lambda room: room.undo(told.seat, room.table.question(told.seat)))
            assert live.room.table.wish is not None
    quick, (table, token) = QUICK._replace(wish=3.0), (seated[0]["table"], seated[0]["token"])
    async with running(path, times=quick) as server, server.client(table, token) as host:
        assert bot in host.state["view"]["asked"]
        await asyncio.sleep(0.5)
        assert bot in (await host.hello(token))["view"]["asked"], "it waits for how the wish ends"
        state = await host.until(lambda state: bot not in state["view"]["asked"])
        assert state["undo"]["asked_by"] is None, "its answer ended the wish"
