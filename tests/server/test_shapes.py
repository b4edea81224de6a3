"""What is really sent has the shape the schema promises."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec

from tests.server.harness import running
from wondertable.server import openapi, wire
from wondertable.server.app import make_app
from wondertable.server.settings import Settings
from wondertable.server.store import store_for
from wondertable.server.tables import Tables


def same(value: Any, kind: Any) -> None:
    """Nothing missing, nothing of another type, nothing that the schema does not tell."""
    assert json.loads(wire.encode(msgspec.convert(value, kind))) == value


async def test_every_frame_of_a_game(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, server.started(4, clock=60) as clients:
        async with server.client(clients[0].seated["table"]) as watcher:
            await clients[0].ask(type="vote", agree=True)
            await watcher.ask(type="ping")
            await asyncio.gather(*[client.play() for client in clients])
            await watcher.until(lambda state: state["table"]["over"])
        kinds = set()
        for client in (*clients, watcher):
            for frame in client.frames:
                same(json.loads(frame), wire.ServerMessage)
                kinds.add(json.loads(frame)["type"])
        assert kinds == {"state", "accepted", "refused", "pong"}


async def test_answers_of_calls(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        for path in ("/api/health", "/api/live"):
            same((await server.http.get(path)).json(), wire.Health)
        games = await server.http.get("/api/games")
        same(games.json(), list[wire.GameInfo])
        assert "miraris" in [game["name"] for game in games.json()]
        made = await server.make(3)
        same(made, wire.Seated)
        same((await server.http.get(f"/api/tables/{made['table']}")).json(), wire.TableGlance)
        same((await server.http.get("/api/tables/x")).json(), wire.Problem)


def test_the_document_tells_of_every_address() -> None:
    app = make_app(Tables(store_for("sqlite:///:memory:"), Settings("sqlite:///:memory:")))
    offered = {
        (method.lower(), route.path_format)
        for route in app.routes
        if route.path.startswith("/api/")
        for method in route.methods - {"OPTIONS"}
    }
    assert offered == {(call.method, call.path) for call in openapi.CALLS}
