"""What a seat is told that asks what a master would do, and what the others are told of it."""

from __future__ import annotations

from pathlib import Path

from tests.server import rooms
from tests.server.harness import QUICK, Json, running
from wondertable.core import levels


async def test_a_master_says_what_it_would_do(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, server.started(3) as (ann, bob, _):
        await ann.send(type="hint", question=ann.state["question"])
        told = await ann.reply()
        offered = [option["text"] for option in ann.state["view"]["question"]["options"]]
        answers = told["advice"]["answers"]
        assert (told["type"], told["question"]) == ("hint", ann.state["question"])
        assert 1 <= len(answers) <= 3 and {each["answer"] for each in answers} <= set(offered)
        assert all(0 <= each["chance"] <= 1 for each in answers)
        await bob.until(lambda state: hints(state) == [1, 0, 0])
        assert not any('"hint"' in frame for frame in bob.frames), "the others are told that, not what"


async def test_the_same_question_is_advised_once(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    async with running(path, thinker=rooms.ADVISING) as server, server.started(3) as (ann, *_):
        question, made = ann.state["question"], ann.seated
        await ann.send(type="hint", question=question)
        first = await ann.reply()
        await ann.send(type="hint", question=question)
        again = await ann.reply()
        assert again["advice"] == first["advice"], "nobody thought again"
        assert hints(ann.state) == [1, 0, 0]
    async with (
        running(path, thinker=rooms.ADVISING) as server,
        server.client(made["table"], made["token"]) as ann,
    ):
        assert hints(ann.state) == [1, 0, 0], "it is written down"
        await ann.send(type="hint", question=ann.state["question"])
        assert (await ann.reply())["type"] == "hint"
        assert hints(ann.state) == [1, 0, 0]


async def test_advice_is_given_to_who_is_asked_now(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", thinker=rooms.ADVISING) as server:
        async with server.started(3) as (ann, *_):
            question = ann.state["question"]
            await ann.send(type="hint", question=question + 1)
            assert (await ann.reply())["key"] == "stale"
            await ann.answer()
            await ann.send(type="hint", question=ann.state["question"])
            assert (await ann.reply())["key"] == "not-asked"
            async with server.client(ann.seated["table"]) as watcher:
                await watcher.send(type="hint", question=question)
                assert (await watcher.reply())["key"] == "not-seated"
        made = await server.make(3, bots=["adept", "adept"])
        async with server.client(made["table"], made["token"]) as ann:
            await ann.send(type="hint", question=0)
            assert (await ann.reply())["key"] == "not-started"


async def test_a_table_may_play_without(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "t.db", thinker=rooms.ADVISING) as server,
        server.started(3, hints=False) as (ann, *_),
    ):
        assert ann.state["table"]["hints"] is False
        await ann.send(type="hint", question=ann.state["question"])
        assert (await ann.reply())["key"] == "no-hints"


async def test_answers_are_taken_while_somebody_thinks(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", thinker=rooms.PONDERING) as server, server.started(3) as (ann, *_):
        await ann.send(type="hint", question=ann.state["question"])
        await ann.answer()
        await ann.until(lambda state: state["view"]["question"]["answered"] is not None)
        told = await ann.reply()
        assert told["type"] == "hint", "it came after all"


async def test_whoever_cannot_be_advised_is_told(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", thinker=rooms.SPEECHLESS) as server, server.started(3) as (ann, *_):
        await ann.send(type="hint", question=ann.state["question"])
        assert (await ann.reply())["key"] == "no-advice"
        await ann.send(type="hint", question=ann.state["question"])
        assert (await ann.reply())["key"] == "no-advice", "it is tried again"


async def test_levels_are_offered_and_others_are_still_known(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        games = (await server.http.get("/api/games")).json()
        assert all(game["bots"] == list(levels.LEVELS) for game in games)
        await server.make(3, bots=["thumb", "random"])
        body = {"game": "miraris", "players": 3, "name": "Ann", "bots": ["master@9000000", None]}
        refused = (await server.http.post("/api/tables", json=body)).json()
        assert refused["key"] == "no-such-bot" and refused["args"]["bots"] == ["apprentice", "adept", "master", "sage"]


async def test_a_weaker_bot_answers_for_a_master_that_fails(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", thinker=rooms.FAINTING) as server:
        made = await server.make(3, bots=["master", "adept"])
        async with server.client(made["table"], made["token"]) as ann:
            await ann.send(type="start")
            await ann.until(lambda state: state["view"] is not None)
            await ann.play()
        record = (await server.http.get(f"/api/tables/{made['table']}/record")).json()
        by = {(entry["seat"], entry["by"]) for entry in record["entries"] if entry["seat"]}
        assert by == {(1, "bot adept"), (2, "bot adept")}


async def test_brisk_bots_answer_at_once(tmp_path: Path) -> None:
    slow = QUICK._replace(bot=(3600, 3600), bot_sealed=(3600, 3600))
    async with running(tmp_path / "t.db", times=slow) as server:
        made = await server.make(3, bots=["adept", "adept"], brisk=True)
        async with server.client(made["table"], made["token"]) as ann:
            assert ann.state["table"]["brisk"] is True
            await ann.send(type="start")
            await ann.until(lambda state: state["view"] is not None and state["view"]["asked"] == [0])


def hints(state: Json) -> list[int]:
    return [seat["hints"] for seat in state["table"]["seats"]]


async def test_nobody_waits_for_a_bot_that_looks_ahead(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", thinker=rooms.BROODING, bot_processes=1) as server:
        brooding = {"game": "miraris", "players": 3, "bots": ["sage"] * 3}
        await server.http.post("/api/tables", json=brooding)
        made = await server.make(3, bots=["adept", "adept"])
        async with server.client(made["table"], made["token"]) as ann:
            await ann.send(type="start")
            await ann.until(lambda state: state["view"] is not None)
            await ann.play()
