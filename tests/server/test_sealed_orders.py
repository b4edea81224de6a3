"""Sealed answers in whatever order they come, twice or once, to either of two processes: one state for everybody, and one result."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import NamedTuple

import pytest

import wondertable
from tests.server.besieged import FREELY
from tests.server.harness import QUICK, Address, Child, Client, Json, running
from tests.server.siege import NAMES, TITLES, Title, plain, seen_by, stored
from wondertable.core.entries import Answered
from wondertable.core.table import Table
from wondertable.server import log
from wondertable.server.store import Line

TABLES, LONG_TABLES = 2, 12
"""Which all play the same game, each in its own order."""
QUESTIONS, ALL = 10, 1_000_000
"""So many questions of each game after an edit; no game has so many as the second."""
Answers = list[tuple[int, str]]


class Step(NamedTuple):
    """The answers to a question that one of several seats gives, or all do whose answers are sealed; and what everybody sees then."""

    answers: Answers
    shown: dict[int | None, Json]


def shown_at(table: Table, viewer: int | None) -> Json:
    view = plain(table.changing(viewer))
    view["board"] = plain(table.fixed()) | view["board"]
    return {"question": table.question(viewer), "view": view, "events": plain(table.happened(viewer))}


def script(table: Table, most: int, chance: random.Random) -> list[Answers]:
    """The answers to each of so many questions of a game, or to all; none if none of them is sealed."""
    actions, position = table.game.actions, table.position
    found: list[Answers] = []
    sealed = 0
    while not table.over and len(found) < most:
        together = bool(position.open_question().sealed)
        seats = table.asked() if together else [chance.choice(table.asked())]
        found.append([(seat, actions.text(chance.choice(position.legal(seat)))) for seat in seats])
        for seat, text in found[-1]:
            table.enter(Answered(seat, text))
        sealed += together
    return found if sealed else []


def acted(table: Table, answers: list[Answers]) -> list[Step]:
    steps = []
    for some in answers:
        for seat, text in some:
            table.enter(Answered(seat, text))
        steps.append(Step(some, {viewer: shown_at(table, viewer) for viewer in (None, *range(table.players))}))
    return steps


async def in_another_order(
    table: str, tokens: list[str | None], servers: list[Address], steps: list[Step], seed: int
) -> None:
    """Everybody has a connection to each server."""
    chance = random.Random(seed)
    async with contextlib.AsyncExitStack() as stack:
        clients: list[tuple[int | None, list[Client]]] = []
        for number, token in enumerate(tokens):
            own = [await stack.enter_async_context(server.client(table, token)) for server in servers]
            clients.append((None if token is None else number, own))
        for _viewer, own in clients:
            for client in own:
                await client.until(lambda state: state["view"] is not None)
        for step in steps:
            sent = [(seat, text, server) for seat, text in step.answers for server in at_one_or_more(servers, chance)]
            chance.shuffle(sent)
            for seat, text, server in sent:
                client = clients[seat][1][server]
                await client.send(type="answer", question=client.state["question"], answer=text)
            for viewer, own in clients:
                for client in own:
                    wanted = step.shown[viewer]
                    await client.until(lambda state, number=wanted["question"]: state["question"] >= number)  # type: ignore[misc]
                    seen = seen_by(client)
                    del seen["undo"]  # which tells who was last
                    assert seen == wanted


def at_one_or_more(servers: list[Address], chance: random.Random) -> list[int]:
    return chance.sample(range(len(servers)), chance.randint(1, len(servers)))


async def play(title: Title, servers: list[Address], database: str, tables: int, most: int) -> int:
    """How many sealed questions there were."""
    seed = f"{random.Random(title.game).getrandbits(128):032x}"
    laid = []
    for _ in range(tables):
        made = await servers[0].make(title.players, game=title.game, options=title.settings, seed=seed)
        seated = [made, *[await servers[-1].sit(made["table"], name) for name in NAMES[1 : title.players]]]
        laid.append((made["table"], [one["token"] for one in seated]))
    options = (await servers[0].http.get(f"/api/tables/{laid[0][0]}")).json()["options"]
    draft, model = (Table(wondertable.game(title.game), title.players, bytes.fromhex(seed), options) for _ in range(2))
    steps = acted(model, script(draft, most, random.Random(7)))
    if not steps:
        return 0
    for table, tokens in laid:
        async with servers[0].client(table, tokens[0]) as host:
            await host.send(type="start")
            await host.until(lambda state: state["table"]["started"])
    await asyncio.gather(
        *[in_another_order(table, [*tokens, None], servers, steps, n) for n, (table, tokens) in enumerate(laid)]
    )
    orders = [answers_in(lines) for lines in (await stored(database, [table for table, _tokens in laid])).values()]
    said = sorted(answer for step in steps for answer in step.answers)
    assert all(sorted(order) == said for order in orders), "each answer is in each log, once"
    together = [step for step in steps if len(step.answers) > 1]
    assert len(together) < 2 or len(set(map(tuple, orders))) > 1, "they came in another order at each table"
    if model.over:
        for table, _tokens in laid:
            records = [(await server.http.get(f"/api/tables/{table}/record")).json() for server in servers]
            assert all(told["result"] == plain(model.record())["result"] for told in records)
    return len(together)


def answers_in(lines: list[Line]) -> Answers:
    events = [log.decode(line.body) for line in lines]
    entries = [event.entry for event in events if isinstance(event, log.Entered)]
    return [(entry.seat, entry.answer) for entry in entries if isinstance(entry, Answered)]


async def test_sealed_answers_come_in_any_order(postgres_url: str) -> None:
    two = running(postgres_url, times=QUICK, **FREELY), running(postgres_url, times=QUICK, **FREELY)
    async with two[0] as here, two[1] as there:
        found = [await play(title, [here, there], postgres_url, TABLES, QUESTIONS) for title in TITLES]
    assert max(found) > 2


@pytest.mark.long
async def test_whole_games_in_any_order(postgres_url: str) -> None:
    async with Child(postgres_url, besieged=True) as one, Child(postgres_url, besieged=True) as two:
        servers = [await one.start(), await two.start()]
        found = [await play(title, servers, postgres_url, LONG_TABLES, ALL) for title in TITLES]
    assert sum(found) > QUESTIONS
