"""A table that is made with a saved position: people see that it did not begin at the beginning, and play on from there."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

import wondertable
from tests.core.test_start import PLAYERS, saved
from tests.server.harness import Address, running
from wondertable.core import record
from wondertable.server.access import START_SIZE

BOTS: list[str | None] = ["thumb"] * (PLAYERS - 1)


@pytest_asyncio.fixture
async def server(tmp_path: Path) -> AsyncIterator[Address]:
    async with running(tmp_path / "t.db") as address:
        yield address


async def make(server: Address, name: str = "miraris", **more: Any) -> Any:
    start = more.pop("start", saved(name))
    return await server.make(PLAYERS, BOTS, game=name, start=start, **more)


async def test_a_game_is_played_on_from_there(server: Address, tmp_path: Path) -> None:
    made = await make(server)
    info = (await server.http.get(f"/api/tables/{made['table']}")).json()
    assert len(info["start"]) == 64
    assert info["options"] == saved()["options"]
    game = wondertable.game("miraris")
    async with server.client(made["table"], made["token"]) as ann:
        await ann.send(type="start")
        first = await ann.until(lambda state: state["view"] is not None)
        assert first["view"]["board"] == game.view(game.load(saved()), 0)["board"]
        await ann.play()
        assert not any(json.dumps(saved()["board"]["deck"]) in frame for frame in ann.frames)
    kept = (await server.http.get(f"/api/tables/{made['table']}/record")).json()
    assert kept["start_hash"] == info["start"]
    assert record.verify(game, kept)[:2] == ["commitment", "start"]


async def test_it_is_found_again(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        made = await make(server)
        async with server.client(made["table"], made["token"]) as ann:
            await ann.send(type="start")
            before = await ann.until(lambda state: state["view"] is not None)
            assert (await ann.answer())["type"] == "accepted"
    async with running(tmp_path / "t.db") as server, server.client(made["table"], made["token"]) as again:
        assert again.state["table"]["start"] == before["table"]["start"]
        await again.play()


async def test_other_tables_began_at_the_beginning(server: Address) -> None:
    made = await server.make(3)
    assert (await server.http.get(f"/api/tables/{made['table']}")).json()["start"] is None


@pytest.mark.parametrize("name", wondertable.games())
async def test_a_table_of_every_game(server: Address, name: str) -> None:
    made = await make(server, name)
    async with server.client(made["table"], made["token"]) as ann:
        await ann.send(type="start")
        state = await ann.until(lambda state: state["view"] is not None)
        assert state["events"] == wondertable.game(name).events(wondertable.game(name).load(saved(name)), 0)


@pytest.mark.parametrize(
    ("start", "told"),
    [
        ({}, "players"),
        (saved() | {"players": 9}, "players"),
        (saved() | {"board": {"deck": 3}}, "board, deck"),
        (saved() | {"nothing": 1}, "nothing"),
        (saved() | {"data_hash": "00"}, "data_hash"),
        (saved() | {"events": [[1, 1, -5]]}, "events 1"),
        (saved("dominovia"), "game"),
    ],
)
async def test_what_is_no_start_is_refused_with_its_place(server: Address, start: Any, told: str) -> None:
    body = {"game": "miraris", "players": PLAYERS, "name": "Ann", "start": start}
    answer = await server.http.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert told in answer.json()["args"].get("where", answer.json()["key"])


async def test_options_beside_a_start_must_be_its_own(server: Address) -> None:
    await make(server, options=saved()["options"])
    body = {"game": "miraris", "players": PLAYERS, "name": "Ann", "start": saved()}
    answer = await server.http.post("/api/tables", json=body | {"options": {"reveal_after_end": False}})
    assert (answer.status_code, answer.json()["args"]["where"]) == (400, "options")


async def test_a_start_has_a_size_and_a_depth(server: Address) -> None:
    body = {"game": "miraris", "players": PLAYERS, "name": "Ann"}
    large = body | {"start": saved() | {"events": [[1] * 100] * 2000}}
    answer = await server.http.post("/api/tables", json=large)
    assert (answer.status_code, answer.json()["args"]) == (413, {"limit": START_SIZE})
    deep = json.dumps(body)[:-1] + ', "start": {"board": ' + "[" * 20_000 + "]" * 20_000 + "}}"
    answer = await server.http.post("/api/tables", content=deep.encode())
    assert (answer.status_code, answer.json()["key"]) == (400, "malformed")
    answer = await server.http.post("/api/faults", content=b" " * 20_000 + b"{}")
    assert (answer.status_code, answer.json()["args"]) == (413, {"limit": 16 * 1024})
