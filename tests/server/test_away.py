"""Who is away and who plays for whom: so that nobody waits for ever, and nothing is lost meanwhile."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

import wondertable
from tests.server.company import GONE, KEY, back, closed, company, leave, seat, take
from tests.server.harness import running
from wondertable.core.refused import Refused
from wondertable.server import log
from wondertable.server.room import read
from wondertable.server.store import Line

# -- absent ------------------------------------------------------------------------------------------------------------


async def test_since_when_somebody_is_gone_is_told_and_outlasts_the_server(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", times=GONE) as server, server.started(3) as (ann, bob, cyd):
        begin = time.time()
        await cyd.socket.close()
        state = await ann.until(lambda state: not seat(2)(state)["online"])
        left = seat(2)(state)["left"]
        assert begin - 1 < left < time.time() + 1
        assert abs(state["now"] - time.time()) < 5
        await ann.until(lambda state: state["table"]["seats"][2]["away"])
        table, token = ann.seated["table"], ann.seated["token"]
        async with server.tables.at(table) as live:
            await live.note_who_left()
            assert live.room.left == {2: left}
        assert seat(0)(bob.state)["left"] is None
    async with running(tmp_path / "t.db", times=GONE) as server, server.client(table, token) as ann:
        assert seat(2)(ann.state)["left"] == left
        async with server.client(table, cyd.seated["token"]):
            await ann.until(lambda state: seat(2)(state)["online"] and seat(2)(state)["left"] is None)


async def test_an_absent_seat_is_handed_to_a_bot_and_given_back_at_once(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", times=GONE) as server, server.started(3) as (ann, bob, cyd):
        assert (await ann.ask(type="hand", seat=2, bot="adept"))["key"] == "not-away"
        assert (await ann.ask(type="hand", seat=7, bot="adept"))["key"] == "no-such-seat"
        await leave(cyd, ann)
        assert (await ann.ask(type="hand", seat=2, bot="genius"))["key"] == "no-such-bot"
        await ann.send(type="hand", seat=2, bot="adept")
        await bob.until(lambda state: seat(2)(state)["stand_in"] == "adept")
        await ann.until(lambda state: 2 not in state["view"]["asked"])
        await ann.send(type="hand", seat=2, bot="apprentice")
        await bob.until(lambda state: seat(2)(state)["stand_in"] == "apprentice")
        async with back(server, cyd) as again:
            await again.until(lambda state: seat(2)(state)["stand_in"] is None)
            await ann.answer()
            await bob.answer()
            await again.until(lambda state: 2 in state["view"]["asked"])
            assert (await again.answer())["type"] == "accepted"
            assert (await again.ask(type="back"))["key"] == "not-handed"


async def test_one_lets_a_bot_play_and_takes_the_seat_back(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, server.started(3) as (ann, bob, cyd):
        await bob.send(type="hand", seat=1, bot="adept")
        await bob.until(lambda state: seat(1)(state)["stand_in"] == "adept" and 1 not in state["view"]["asked"])
        await ann.answer()
        await cyd.answer()
        await bob.until(lambda state: state["view"]["board"]["phase"] == "bidding")
        refused = await bob.ask(type="answer", question=bob.state["question"], answer="bid 3")
        assert refused["key"] in ("bot-plays", "answered", "stale", "not-asked")
        await bob.send(type="back")
        await ann.until(lambda state: seat(1)(state)["stand_in"] is None)
        async with server.tables.at(bob.seated["table"]) as live:
            by = [entry.by for entry in live.room.table.entries if entry.seat == 1]  # type: ignore[union-attr]
        assert set(by) == {"bot adept"}


# -- giving up ---------------------------------------------------------------------------------------------------------


async def test_of_three_one_gives_up_and_a_bot_plays_on(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", times=GONE) as server, server.started(3) as (ann, bob, cyd):
        await cyd.send(type="resign", bot="apprentice")
        await ann.until(lambda state: seat(2)(state)["resigned"] and 2 not in state["view"]["asked"])
        assert not ann.state["table"]["over"]
        for message in (
            {"type": "back"},
            {"type": "resign"},
            {"type": "move", "motion": "end"},
            {"type": "hand", "seat": 2, "bot": "adept"},
        ):
            assert (await cyd.ask(**message))["key"] == "has-resigned"
        assert (await ann.ask(type="hand", seat=2, bot="adept"))["key"] == "seat-given-up"
        async with back(server, cyd) as again:
            assert seat(2)(again.state)["resigned"]
        await asyncio.gather(ann.play(), bob.play())
        record = (await server.http.get(f"/api/tables/{ann.seated['table']}/record")).json()
        assert record["resigned"] == [2]
        assert {entry["by"] for entry in record["entries"] if entry["seat"] == 2} == {"bot apprentice"}


@pytest.mark.parametrize("game", sorted(wondertable.games()))
async def test_of_two_who_play_against_each_other_the_other_has_won(tmp_path: Path, game: str) -> None:
    known = wondertable.game(game)
    if 2 not in known.seats():
        pytest.skip("not a game for two")
    team = bool(known.mind(2).plan(2).team)
    async with running(tmp_path / "t.db") as server, server.started(2, game=game) as (ann, bob):
        await bob.send(type="resign")
        state = await ann.until(lambda state: seat(1)(state)["resigned"])
        if team:
            assert not state["table"]["over"]
            return
        assert state["table"]["over"]
        assert state["view"]["outcome"] == {"winners": [0], "scores": None, "reason": "resigned"}
        assert state["view"]["asked"] == [] and state["view"]["question"] is None
        assert (await ann.ask(type="answer", question=state["question"], answer="x"))["key"] == "game-over"


# -- before the start --------------------------------------------------------------------------------------------------


async def test_before_the_start_a_seat_can_be_free_again(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        made = await server.make(3)
        bob, cyd = await server.sit(made["table"], "Bob"), await server.sit(made["table"], "Cyd")
        async with server.client(made["table"], made["token"]) as ann, server.client(made["table"], cyd["token"]) as c:
            assert (await c.ask(type="free", seat=1))["key"] == "not-host"
            assert (await ann.ask(type="free", seat=2))["key"] == "seat-there"
            await c.send(type="free", seat=2)
            assert await closed(c) == ("seat-freed", 4401)
            await ann.until(lambda state: seat(2)(state)["name"] is None)
            await ann.send(type="free", seat=1)
            await ann.until(lambda state: seat(1)(state)["name"] is None)
            async with server.client(made["table"], bob["token"]) as gone:
                assert gone.state["seat"] is None
            await ann.send(type="bot", seat=1, bot="adept")
            await ann.until(lambda state: seat(1)(state)["bot"] == "adept")


# -- in the midst of it ------------------------------------------------------------------------------------------------


async def test_everything_goes_on_after_the_server_was_started_anew(database: str) -> None:
    """Handed, moved, paused, asked for a seat: each survives in the midst of it."""
    async with running(database, times=GONE) as server, server.started(3) as (ann, bob, cyd):
        seats = [one.seated for one in (ann, bob, cyd)]
        table = seats[0]["table"]
        await leave(cyd, ann)
        await ann.send(type="hand", seat=2, bot="adept")
        await bob.until(lambda state: seat(2)(state)["stand_in"] == "adept")
    async with running(database, times=GONE) as server, server.client(table, seats[0]["token"]) as ann:
        assert seat(2)(ann.state)["stand_in"] == "adept"
        async with server.client(table, seats[1]["token"]) as bob, server.client(table, seats[2]["token"]) as cyd:
            await cyd.until(lambda state: seat(2)(state)["stand_in"] is None)
            await ann.send(type="move", motion="pause")
            await cyd.until(lambda state: company(state)["motion"] is not None)
            await cyd.send(type="consent", agree=True)
            await bob.until(lambda state: (company(state)["motion"] or {}).get("agreed") == [2])
    async with running(database, times=GONE) as server, server.client(table, seats[1]["token"]) as bob:
        assert company(bob.state)["motion"] == {
            "motion": "pause",
            "by": 0,
            "waiting": [1],
            "agreed": [2],
            "taker": None,
        }
        await bob.send(type="consent", agree=True)
        await bob.until(lambda state: company(state)["paused"] is not None)
    async with running(database, times=GONE) as server, server.client(table, seats[1]["token"]) as bob:
        assert company(bob.state)["paused"]["by"] == 0
        assert (await bob.answer())["key"] == "paused"
        async with server.client(table, seats[0]["token"]) as ann:
            await ann.send(type="move", motion="resume")
            await bob.until(lambda state: company(state)["paused"] is None)
            assert (await bob.answer())["type"] == "accepted"
            await bob.send(type="resign")
            await ann.until(lambda state: seat(1)(state)["resigned"])
    async with running(database, times=GONE) as server, server.client(table, seats[0]["token"]) as ann:
        assert seat(1)(ann.state)["resigned"] and not ann.state["table"]["over"]
        await ann.send(type="move", motion="end")
        async with server.client(table, seats[2]["token"]) as cyd:
            if not cyd.state["table"]["over"]:
                await cyd.until(lambda state: company(state)["motion"] is not None or state["table"]["over"])
            if not cyd.state["table"]["over"]:
                await cyd.send(type="consent", agree=True)
            await ann.until(lambda state: state["table"]["over"])
    async with running(database, times=GONE) as server, server.client(table, seats[0]["token"]) as ann:
        assert ann.state["view"]["outcome"]["reason"] == "agreed"


async def test_two_servers_agree_on_who_plays_and_what_was_decided(postgres_url: str) -> None:
    one, two = running(postgres_url, times=GONE), running(postgres_url, times=GONE)
    async with one as here, two as there:
        made = await here.make(4, [None, None, "adept"])
        seats = [made, await there.sit(made["table"], "Bob"), await here.sit(made["table"], "Cyd")]
        table = made["table"]
        async with (
            here.client(table, seats[0]["token"]) as ann,
            there.client(table, seats[1]["token"]) as bob,
            there.client(table) as watcher,
        ):
            async with here.client(table, seats[2]["token"]) as cyd:
                await ann.send(type="start")
                await cyd.until(lambda state: state["view"] is not None)
            await bob.until(lambda state: state["view"] is not None and seat(2)(state)["away"])
            await bob.send(type="hand", seat=2, bot="apprentice")
            await ann.until(lambda state: seat(2)(state)["stand_in"] == "apprentice")
            async with here.client(table, seats[2]["token"]) as cyd:  # back at the other server
                await bob.until(lambda state: seat(2)(state)["stand_in"] is None)
                await watcher.send(type="hello", watcher=KEY, name="Eve")
                await ann.until(lambda state: [w["name"] for w in company(state)["watchers"]] == ["Eve"])
                asked = await take(there, table, "Eve", 3)
                for client in (ann, bob, cyd):
                    await client.until(lambda state: company(state)["motion"] is not None)
                    await client.send(type="consent", agree=True)
                await watcher.until(lambda state: seat(3)(state)["name"] == "Eve")
                await watcher.hello(asked["token"])
                await watcher.until(lambda state: state["seat"] == 3)
                await bob.send(type="move", motion="pause")
                for client in (ann, cyd, watcher):
                    await client.until(lambda state: company(state)["motion"] is not None)
                # both servers vote in the same moment
                await asyncio.gather(*[c.send(type="consent", agree=True) for c in (ann, cyd, watcher)])
                for client in (ann, bob, cyd):
                    await client.until(lambda state: company(state)["paused"] is not None)
                assert (await bob.answer())["key"] in ("paused", "answered", "not-asked")
                assert (await ann.answer())["key"] in ("paused", "answered", "not-asked")
                await ann.send(type="move", motion="end")
                for client in (bob, cyd, watcher):
                    await client.until(lambda state: company(state)["motion"] is not None)
                await asyncio.gather(*[c.send(type="consent", agree=True) for c in (bob, cyd, watcher)])
                for client in (ann, bob, cyd, watcher):
                    await client.until(lambda state: state["table"]["over"])
                    assert client.state["view"]["outcome"]["reason"] == "agreed"


# -- earlier logs ------------------------------------------------------------------------------------------------------


def test_a_log_of_an_earlier_version_opens_and_a_wrong_line_is_named() -> None:
    game = wondertable.game("miraris")
    made = (
        b'{"type":"made","game":"miraris","data":"%s","players":3,"options":{},"seed":"%s","seed_chosen":false,'
        b'"clock":30,"maker":{"name":"Ann","token":"x"},"bots":[null,"thumb","thumb"]}'
    ) % (game.data_hash.encode(), b"00" * 32)
    begun = [Line(1, 0.0, made), Line(2, 0.0, log.encode(log.Started()))]
    room = read("t", begun, game)
    assert room.paused is None and room.motion is None and room.people == {0}
    with pytest.raises(Refused) as refused:
        read("t", [*begun, Line(3, 0.0, log.encode(log.Voted(0, True)))], game)
    assert refused.value.key == "damaged" and refused.value.args["line"] == 3
