"""A state tells what is new to a connection: the rest is as before, and after a hello everything is there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.server.harness import Client, running

ALWAYS = {"type", "number", "seat", "question", "events", "first", "moment", "since", "remaining", "now"}
PARTS = {"table", "view", "undo", "talk", "again"}
BEGINS = "./assets/house-12345678.js"


def pages(folder: Path) -> Path:
    """Built pages, as far as a table tells of them."""
    (folder / "index.html").write_text(f'<!doctype html><script type="module" crossorigin src="{BEGINS}"></script>')
    return folder


def told(client: Client, at: int = -1) -> set[str]:
    """The parts of a state as it was sent."""
    states = [frame for frame in map(json.loads, client.frames) if frame["type"] == "state"]
    assert set(states[at]) >= ALWAYS
    return set(states[at]) - ALWAYS


async def test_only_what_is_new_is_told(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", pages=pages(tmp_path)) as server, server.started(3) as clients:
        ann, bob, _ = clients
        assert told(ann, 0) == PARTS | {"pages"}
        assert told(ann) == PARTS - {"talk", "undo", "again"} | {"fixed"}, "the game has begun"
        await bob.send(type="say", text="hello")
        await ann.until(lambda state: bool(state["talk"]))
        assert told(ann) == {"talk"}
        await bob.send(type="name", name="Bobby")
        await ann.until(lambda state: state["table"]["seats"][1]["name"] == "Bobby")
        assert told(ann) == {"table"}
        await bob.answer()
        await ann.until(lambda state: 1 not in state["view"]["asked"])
        assert told(ann) == {"view"}
        await ann.answer()
        await ann.until(lambda state: 0 not in state["view"]["asked"])
        assert told(ann) <= {"view", "undo"}


async def test_after_a_hello_everything_is_there(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", pages=pages(tmp_path)) as server, server.started(3) as clients:
        ann = clients[0]
        before = ann.state
        await ann.hello(ann.seated["token"])
        assert told(ann) == PARTS | {"fixed", "pages"}
        assert json.loads(ann.frames[-1])["pages"] == BEGINS
        assert parts(ann.state) == parts(before)
        async with server.client(ann.seated["table"], ann.seated["token"]) as again:
            assert told(again) == PARTS | {"fixed", "pages"}
            assert parts(again.state) == parts(before)


async def test_without_pages_nothing_is_said_of_them(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", pages=tmp_path) as server, server.started(3) as clients:
        assert told(clients[0], 0) == PARTS


async def test_the_same_connection_may_become_another_viewer(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, server.started(3) as clients:
        ann, bob, _ = clients
        await ann.hello(bob.seated["token"])
        assert ann.state["view"] == bob.state["view"]
        await ann.hello(None)
        assert (ann.state["seat"], ann.state["view"]["board"]["you"]) == (None, None)


async def test_what_is_taken_back_is_told(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, server.started(3, game="alicematic") as clients:
        asked = next(client for client in clients if client.is_asked)
        before = asked.state
        await asked.answer()
        await asked.until(lambda state: state["undo"]["can"] == "free")
        await asked.send(type="undo", question=asked.state["question"])
        await asked.until(lambda state: state["question"] > before["question"] and asked.is_asked)
        assert {**asked.state["view"]} == before["view"]
        assert asked.state["undo"]["can"] is None


def parts(state: dict[str, Any]) -> dict[str, Any]:
    return {name: state[name] for name in PARTS | {"fixed", "seat", "question"}}
