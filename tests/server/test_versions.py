"""Tables that were made before the rules or the data of their game changed."""

from __future__ import annotations

import json
import sqlite3
from importlib import import_module
from pathlib import Path

import pytest

import wondertable
from tests.server.harness import running
from wondertable.core.data import data_hash
from wondertable.core.game import Game
from wondertable.games import game_with_data
from wondertable.server import games, log
from wondertable.server.room import Room


async def a_table_with_answers(path: Path, name: str) -> tuple[str, str]:
    """Three answers by those who are asked, with the defaults of programs; its id and the token of the first seat."""
    game = wondertable.game(name)
    players, options = game.seats()[0], game.check_options(game.quick())

    def answer(room: Room) -> log.Event | None:
        seat = room.asked()[0]
        return room.answer(seat, room.table.question(seat), game.actions.text(room.table.position.legal(seat)[0]))

    async with running(path) as server:
        made = await server.make(players, game=name, options=options)
        for guest in ("Bob", "Cyd", "Dan")[: players - 1]:
            await server.sit(made["table"], guest)
        async with server.tables.at(made["table"]) as live:
            await live.commit(lambda room: room.start(0))
            for _ in range(3):
                await live.commit(answer)
        return made["table"], made["token"]


def play_version(monkeypatch: pytest.MonkeyPatch, name: str, version: int) -> Game:
    """The server's game is from now on of this version."""
    game = game_with_data(name, wondertable.game(name).data)
    game.rules_version = version
    monkeypatch.setattr("wondertable.server.games.game", lambda _name: game)
    return game


def change(path: Path, table: str, old: str, new: str) -> None:
    """Another text in every line of a table's log."""
    with sqlite3.connect(path) as knife:
        knife.execute("update log set body = cast(replace(body, ?, ?) as blob) where table_id = ?", (old, new, table))


def lines(path: Path, table: str) -> list[dict[str, object]]:
    with sqlite3.connect(path) as database:
        found = database.execute("select body from log where table_id = ? order by seq", (table,))
        return [json.loads(body) for (body,) in found]


@pytest.mark.parametrize("name", wondertable.games())
async def test_a_table_goes_on_where_the_present_rules_lead_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    path = tmp_path / "t.db"
    table, token = await a_table_with_answers(path, name)
    present = wondertable.game(name).rules_version
    assert lines(path, table)[0]["rules_version"] == present
    async with running(path) as server, server.client(table, token) as ann:
        before = ann.state["view"]
    play_version(monkeypatch, name, present + 1)
    async with running(path) as server, server.client(table, token) as ann:
        assert ann.state["view"] == before


@pytest.mark.parametrize("name", wondertable.games())
async def test_a_table_that_they_do_not_lead_to_is_told_both_versions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Its next answer stands where other rules asked for it: after so many questions and draws."""
    path = tmp_path / "t.db"
    table, _ = await a_table_with_answers(path, name)
    present = wondertable.game(name).rules_version
    last = lines(path, table)[-1]["at"]
    assert isinstance(last, list)
    change(path, table, f'"at":[{last[0]},{last[1]}]', f'"at":[{last[0]},{last[1] + 1}]')
    play_version(monkeypatch, name, present + 1)
    async with running(path) as server:
        answer = await server.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["key"]) == (500, "damaged")
        assert f"version {present} of the rules" in answer.json()["detail"]
        assert answer.json()["args"]["game"] == name, "of which a new table is offered"
        kept = lines(path, table)
        assert f"plays version {present + 1}" in answer.json()["detail"]
    assert lines(path, table) == kept, "nothing of it is lost"
    play_version(monkeypatch, name, present)
    async with running(path) as server:
        detail = (await server.http.get(f"/api/tables/{table}")).json()["detail"]
        assert "version" not in detail
        assert "damaged" in detail


async def test_a_table_of_the_first_version_does_not_say_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "t.db"
    table, token = await a_table_with_answers(path, "miraris")
    present = wondertable.game("miraris").rules_version
    change(path, table, f',"rules_version":{present}', "")
    with sqlite3.connect(path) as knife:
        for seq, line in enumerate(lines(path, table), 1):
            line.pop("at", None)
            written = json.dumps(line).encode()
            knife.execute("update log set body = ? where table_id = ? and seq = ?", (written, table, seq))
    play_version(monkeypatch, "miraris", 3)
    async with running(path) as server:
        async with server.client(table, token) as ann:
            assert ann.state["view"]["asked"]
        change(path, table, '"answer": "', '"answer": "no ')
    async with running(path) as server:
        detail = (await server.http.get(f"/api/tables/{table}")).json()["detail"]
        assert "version 1 of the rules" in detail
        assert "plays version 3" in detail


async def test_a_table_finds_the_data_that_its_version_shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the store does not hold them."""
    path = tmp_path / "t.db"
    table, token = await a_table_with_answers(path, "miraris")
    shipped = wondertable.game("miraris")
    folder = tmp_path / "earlier"
    folder.mkdir()
    text = (Path(import_module("wondertable.games").__path__[0]) / "miraris" / "data.toml").read_text(encoding="utf-8")
    (folder / f"{shipped.data_hash}.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(import_module("wondertable.games"), "earlier_data", lambda _name: folder)
    data = json.loads(json.dumps(shipped.data))
    data["wonder"][0]["copies"] -= 1
    data["wonder"][1]["copies"] += 1
    assert data_hash(data) != shipped.data_hash
    corrected = game_with_data("miraris", data)
    monkeypatch.setattr("wondertable.server.games.game", lambda _name: corrected)
    with sqlite3.connect(path) as knife:
        knife.execute("delete from log where table_id like 'data %'")
    try:
        async with running(path) as server, server.client(table, token) as ann:
            assert ann.state["view"]["asked"]
    finally:
        games.game_with.cache_clear()
