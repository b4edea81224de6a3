"""What happens without anybody's doing: bots answer, the clock runs out, the autopilot fills in."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.server import rooms
from tests.server.harness import QUICK, running
from wondertable.core.entries import Answered
from wondertable.server.thinking import Thought, thought_of


async def test_one_person_and_bots_play_a_whole_game(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        made = await server.make(4, bots=["thumb", "random", "thumb"])
        async with server.client(made["table"], made["token"]) as ann:
            await ann.send(type="start")
            await ann.until(lambda state: state["view"] is not None)
            await ann.play()
            record = (await server.http.get(f"/api/tables/{made['table']}/record")).json()
            by = Counter((entry["seat"], entry["by"]) for entry in record["entries"])
            assert set(by) == {(0, "player"), (1, "bot thumb"), (2, "bot random"), (3, "bot thumb")}
            assert by[0, "player"] >= 9


async def test_bots_alone_play_for_whoever_watches(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        body = {"game": "miraris", "players": 3, "bots": ["thumb", "thumb", "random"]}
        made = (await server.http.post("/api/tables", json=body)).json()
        assert (made["seat"], made["token"]) == (None, None)
        async with server.client(made["table"]) as watcher:
            while not watcher.state["table"]["over"]:
                await watcher.receive()
        assert (await server.http.get(f"/api/tables/{made['table']}/record")).status_code == 200


async def test_bots_alone_take_their_time_and_are_not_many(tmp_path: Path) -> None:
    slow = QUICK._replace(bot=(60, 60), bot_sealed=(60, 60))
    body = {"game": "miraris", "players": 3, "bots": ["thumb"] * 3}
    async with running(tmp_path / "t.db", times=slow, bots_alone=(3, 2), trusted_proxies={"127.0.0.1"}) as server:

        async def make(address: str) -> tuple[int, str]:
            answer = await server.http.post("/api/tables", json=body, headers={"X-Forwarded-For": address})
            return answer.status_code, answer.json().get("key") or answer.json()["table"]

        (_, first), (_, second) = [await make("203.0.113.1") for _ in range(2)]
        assert await make("203.0.113.1") == (429, "bots-busy"), "from one address"
        assert (await make("203.0.113.2"))[0] == 201
        assert await make("203.0.113.3") == (429, "bots-busy"), "in all"
        await asyncio.sleep(0.2)
        async with server.tables.at(first) as live, server.tables.at(second):
            assert live.room.seq == 1, "nobody watches, and still they do not hurry"
        server.tables._let_go(second)
        assert (await make("203.0.113.1"))[0] == 201
        assert (await server.make(3, bots=["thumb", "thumb"]))["seat"] == 0, "with people they always play"


async def test_bots_alone_are_not_many_either_when_all_are_asked_for_at_once(tmp_path: Path) -> None:
    slow = QUICK._replace(bot=(60, 60), bot_sealed=(60, 60))
    body = {"game": "miraris", "players": 3, "bots": ["thumb"] * 3}
    async with running(tmp_path / "t.db", times=slow, bots_alone=(3, 3)) as server:
        answers = await asyncio.gather(*(server.http.post("/api/tables", json=body) for _ in range(12)))
    assert sorted(answer.status_code for answer in answers) == [201] * 3 + [429] * 9


async def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    slow = QUICK._replace(bot=(3600, 3600), bot_sealed=(3600, 3600))
    async with running(path, times=slow) as server:
        made = await server.make(3, bots=["thumb", "thumb"])
        async with server.client(made["table"], made["token"]) as ann:
            await ann.send(type="start")
            await ann.until(lambda state: state["view"] is not None)
            await ann.answer()
            await asyncio.sleep(0.2)
            assert ann.state["view"]["asked"] != []
    async with running(path) as server, server.client(made["table"], made["token"]) as ann:
        while ann.state["view"]["board"]["phase"] == "characters":
            await ann.receive()


async def test_bots_see_worlds_never_the_true_position(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Thought] = []

    def noted(*asked: Any) -> Thought:
        sent.append(thought_of(*asked))
        return sent[-1]

    monkeypatch.setattr("wondertable.server.keeper.thought_of", noted)
    guesses: list[bool] = []
    async with running(tmp_path / "t.db") as server:
        for _ in range(4):
            made = await server.make(3, bots=["thumb", "thumb"])
            async with server.client(made["table"], made["token"]) as ann:
                await ann.send(type="start")
                await ann.until(lambda state: state["view"] is not None and state["view"]["asked"] == [0])
                true = ann.state["view"]["board"]["you"]["dealt"]
                async with server.tables.at(made["table"]) as live:
                    game, position = live.room.game, live.room.table.position
                    assert len(sent) == 2
                    for thought in sent:
                        world = game.load(thought.world)
                        imagined: Any = game.view(world, 0)
                        own: Any = game.view(world, thought.seat)
                        real: Any = game.view(position, thought.seat)
                        assert own["board"]["you"]["dealt"] == real["board"]["you"]["dealt"]
                        guesses.append(imagined["board"]["you"]["dealt"] == true)
                    sent.clear()
    assert len(guesses) == 8
    assert not all(guesses), "a bot was given what somebody else holds"


@pytest.mark.parametrize("bot", ["raising", "babbling", "cheating"])
async def test_a_bot_that_fails_is_helped_by_the_autopilot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    monkeypatch.setenv(rooms.PLANTED, bot)
    async with running(tmp_path / "t.db", thinker=rooms.THINKING) as server:
        made = await server.make(3, bots=["thumb", "thumb"])
        async with server.client(made["table"], made["token"]) as ann:
            await ann.send(type="start")
            await ann.until(lambda state: state["view"] is not None)
            await ann.play()
            assert ann.state["table"]["seats"][1]["autopilot"]


async def test_with_a_clock_the_autopilot_answers_and_is_named(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, server.started(3, clock=2) as clients:
        ann, bob, cyd = clients
        assert 0 < ann.state["remaining"] <= 2
        await ann.answer()
        await bob.answer()
        state = await ann.until(lambda state: state["table"]["seats"][2]["autopilot"])
        assert [seat["autopilot"] for seat in state["table"]["seats"]] == [False, False, True]
        await cyd.until(lambda state: state["view"]["board"]["phase"] == "bidding")
        assert (await cyd.answer("bid 5"))["type"] == "accepted"
        state = await ann.until(lambda state: not state["table"]["seats"][2]["autopilot"])
        assert 2 not in state["view"]["asked"]
        await ann.until(lambda state: state["view"]["board"]["round"] == 2)
        async with server.tables.at(ann.seated["table"]) as live:
            by = [(one.seat, one.by) for one in live.room.table.entries if isinstance(one, Answered)]
        assert by[2:4] == [(2, "autopilot"), (2, "player")]
        assert sorted(by[4:]) == [(0, "autopilot"), (1, "autopilot")]


async def test_the_clock_stands_still_while_nobody_is_there(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        async with server.started(3, clock=1) as clients:
            seated = clients[0].seated
        await asyncio.sleep(1.5)
        async with server.client(seated["table"]) as watcher:
            assert watcher.state["view"]["asked"] == [0, 1, 2]
            assert watcher.state["remaining"] is None
            async with server.client(seated["table"], seated["token"]) as ann:
                assert ann.state["remaining"] > 0.5
                await ann.until(lambda state: state["view"]["board"]["phase"] == "bidding")


async def test_the_others_may_let_the_autopilot_answer_for_who_is_away(tmp_path: Path) -> None:
    times = QUICK._replace(away=1, autopilot=0.8)
    async with running(tmp_path / "t.db", times=times) as server, server.started(3) as clients:
        ann, bob, cyd = clients
        await ann.answer()
        await bob.answer()
        assert (await ann.ask(type="autopilot", seat=2))["key"] == "not-away"
        await cyd.socket.close()
        state = await ann.until(lambda state: not state["table"]["seats"][2]["online"])
        assert not state["table"]["seats"][2]["away"]
        assert (await ann.ask(type="autopilot", seat=2))["key"] == "not-away"
        await ann.until(lambda state: state["table"]["seats"][2]["away"])
        async with server.client(ann.seated["table"]) as watcher:
            assert (await watcher.ask(type="autopilot", seat=2))["key"] == "not-seated"
        await ann.send(type="autopilot", seat=2)
        for client in (ann, bob):
            await client.until(lambda state: state["view"]["board"]["round"] == 1)
        assert ann.state["table"]["seats"][2]["autopilot"]
        # From now on it answers by itself, until the owner is back.
        assert (await ann.answer("bid 1"))["type"] == (await bob.answer("bid 2"))["type"] == "accepted"
        for client in (ann, bob):
            await client.until(lambda state: state["view"]["board"]["round"] == 2)
        async with server.client(cyd.seated["table"], cyd.seated["token"]) as back:
            assert (await ann.answer("bid 3"))["type"] == (await bob.answer("bid 4"))["type"] == "accepted"
            await asyncio.sleep(1.2)
            async with server.client(ann.seated["table"]) as watcher:
                assert watcher.state["view"]["asked"] == [2], "the owner is back and may think"
            offered = [option["text"] for option in back.state["view"]["question"]["options"]]
            assert (await back.answer(offered[-1]))["type"] == "accepted"
            await back.until(lambda state: not state["table"]["seats"][2]["autopilot"])


async def test_bots_take_their_time_when_people_are_there(tmp_path: Path) -> None:
    times = QUICK._replace(bot=(0.3, 0.4), bot_sealed=(0.3, 0.6))
    async with running(tmp_path / "t.db", times=times) as server:
        made = await server.make(3, bots=["thumb", "thumb"])
        async with server.client(made["table"], made["token"]) as ann:
            await ann.send(type="start")
            await ann.until(lambda state: state["view"] is not None)
            begin = asyncio.get_running_loop().time()
            assert ann.state["view"]["asked"] == [0, 1, 2]
            await ann.until(lambda state: len(state["view"]["asked"]) == 2)
            first = asyncio.get_running_loop().time()
            await ann.until(lambda state: state["view"]["asked"] == [0])
            assert first - begin >= 0.25
