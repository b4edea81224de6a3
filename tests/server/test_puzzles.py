"""The shelf of puzzles, as people are shown them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server import rooms
from tests.server.harness import Address, running
from tests.server.test_reviews import asked, played, whole
from wondertable.games import game, games
from wondertable.server.puzzling import shipped


@pytest.mark.parametrize("name", games())
async def test_every_puzzle_that_comes_with_a_game_is_shown_and_judged(tmp_path: Path, name: str) -> None:
    async with running(tmp_path / "t.db") as server:
        shelf = (await server.http.get(f"/api/puzzles/{name}")).json()
        assert [each["id"] for each in shelf] == [each.id for each in shipped(name)]
        for each in shelf:
            path = f"/api/puzzles/{name}/{each['id']}"
            shown = (await server.http.get(path)).json()
            assert shown["view"]["question"]["kind"] == each["kind"] and shown["view"]["asked"].count(each["seat"])
            puzzle = next(one for one in shipped(name) if one.id == each["id"])
            best = (await server.http.post(path, json={"answer": puzzle.advice.answers[0].answer})).json()
            worse = (await server.http.post(path, json={"answer": puzzle.played})).json()
            assert (best["right"], worse["right"], worse["played"]) == (True, False, puzzle.played)


async def test_reviewed_games_leave_puzzles(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    async with running(path, reviewer=rooms.REVIEWING) as server:
        before = await ids(server)
        for _game in range(2):
            _, first = await asked(server, table=(await played(server))["table"])
            await whole(server, first["id"])
        new = await grown(server, before)
        puzzle = f"/api/puzzles/miraris/{new}"
        assert (await server.http.post(puzzle, json={"answer": "bid 9"})).json()["right"] is True
        wrong = (await server.http.post(puzzle, json={"answer": "bid 2"})).json()
        assert (wrong["right"], wrong["given"], len(wrong["advice"]["answers"])) == (False, None, 2)
    async with running(path) as server:
        assert await ids(server) == [*before, new], "it stays, once"


async def test_what_strangers_bring_leaves_none(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", reviewer=rooms.REVIEWING) as server:
        before = await ids(server)
        table = (await played(server))["table"]
        record = (await server.http.get(f"/api/tables/{table}/record")).json()
        _, first = await asked(server, record=record)
        await whole(server, first["id"])
        await asyncio.sleep(1.0)
        assert await ids(server) == before


async def test_what_is_wrong_is_said(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        for path, key in (("chess", "no-such-game"), ("miraris/0", "no-such-puzzle")):
            assert (await server.http.get(f"/api/puzzles/{path}")).json()["key"] == key
        await server.tables.shelf.add(game("miraris"), [rooms.a_puzzle()])
        path = f"/api/puzzles/miraris/{rooms.a_puzzle().id}"
        for answer, key in (("bid 99", "not-an-action"), ("keep el", "wrong_kind")):
            assert (await server.http.post(path, json={"answer": answer})).json()["key"] == key
        assert (await server.http.post(path, json={"reply": "bid 9"})).json()["key"] == "malformed"


async def ids(server: Address) -> list[str]:
    return [each["id"] for each in (await server.http.get("/api/puzzles/miraris")).json()]


async def grown(server: Address, before: list[str]) -> str:
    """The one that has come."""
    for _look in range(200):
        now = await ids(server)
        if now != before:
            assert now[:-1] == before
            return now[-1]
        await asyncio.sleep(0.1)
    raise AssertionError("none has come")
