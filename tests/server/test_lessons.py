"""Lessons, as browsers are told them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Address, running
from wondertable.games import game, games
from wondertable.lessons import lessons
from wondertable.server import teaching
from wondertable.voice.shapes import Advice

PATH = "/api/lessons/miraris/first-bid"


@pytest.mark.parametrize("name", games())
async def test_every_lesson_of_a_game_is_listed_and_begins(tmp_path: Path, name: str) -> None:
    async with running(tmp_path / "t.db") as server:
        listed = (await server.http.get(f"/api/lessons/{name}")).json()
        assert [each["name"] for each in listed] == [each.name for each in lessons(game(name))]
        for each in listed:
            told = await answered(server, f"/api/lessons/{name}/{each['name']}")
            assert (told["lesson"], told["step"], told["wrong"]) == (each["name"], 1, None)
            assert told["moments"]


async def test_an_answer_goes_on_and_a_wrong_one_changes_nothing(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        first = await answered(server, PATH)
        assert (first["does"], first["moments"][-1]["view"]["question"]["options"]) == ("tell", [])
        asks = await answered(server, PATH, None, None)
        assert asks["does"] == "ask" and len(asks["moments"][-1]["view"]["question"]["options"]) == 9
        wrong = await answered(server, PATH, None, None, "bid 4")
        assert (wrong["step"], wrong["moments"], wrong["saying"]) == (asks["step"], [], asks["saying"])
        assert wrong["wrong"] == {
            "key": "lesson-first-bid-dream-four",
            "rule": "MIR-P9",
            "args": {"value": 4},
            "places": [],
            "shows": [{"text": "bid 8", "kind": "bid", "parts": {"value": 8}}],
        }
        right = await answered(server, PATH, None, None, "bid 9")
        events = [event["key"] for moment in right["moments"] for event in moment["events"]]
        assert (right["step"], right["wrong"]) == (asks["step"] + 1, None) and "reveal" in events
        assert right == await answered(server, PATH, None, None, "bid 9"), "the same for everybody"


async def test_nobody_is_told_what_others_hide(tmp_path: Path) -> None:
    """Before the bids are turned up, and of characters before the scoring."""
    async with running(tmp_path / "t.db") as server:
        told = await answered(server, PATH, None, None)
        for moment in told["moments"]:
            others = moment["view"]["board"]["seats"][1:]
            assert [seat["character"] for seat in others] == [None, None]


async def test_what_cannot_be_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        for path, answers, status, key in (
            ("/api/lessons/chess/first-bid", [], 400, "no-such-game"),
            ("/api/lessons/miraris/nothing", [], 404, "no-such-lesson"),
            (PATH, ["bid 9"], 400, "lesson-told"),
            (PATH, [None, None, None], 400, "lesson-asks"),
            (PATH, [None, None, "bid 99"], 400, "not-an-action"),
            (PATH, [None, None, "bid 1", "bid 9"], 400, "lesson-wrong"),
            (PATH, [None] * 401, 400, "malformed"),
            (f"{PATH}/hint", [None, None], 400, "lesson-no-help"),
        ):
            refused = await server.http.post(path, json={"answers": answers})
            assert (refused.status_code, refused.json()["key"]) == (status, key)


async def test_a_master_helps_where_everything_is_free_and_thinks_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    async def think(place: str, thought: object) -> Advice:
        asked.append((place, thought))
        return Advice("master", "adept", False, [])

    async with running(tmp_path / "t.db") as server:
        monkeypatch.setattr(server.tables, "helping", teaching.Helping(think))
        path = "/api/lessons/miraris/first-game"
        body = {"answers": ["keep lana", "bid 5"]}
        assert (await answered(server, path, *body["answers"]))["does"] == "free"
        told = [(await server.http.post(f"{path}/hint", json=body)).json() for _ in range(2)]
        assert told[0] == told[1] and told[0]["level"] == "master"
        assert len(asked) == 1


async def answered(server: Address, path: str, *answers: str | None) -> dict[str, Any]:
    told = await server.http.post(path, json={"answers": list(answers)})
    assert told.is_success, told.text
    found: dict[str, Any] = told.json()
    return found
