"""What a table decides together: to end, to pause, who takes the seat of a bot."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.company import GONE, company, leave, seat, take
from tests.server.harness import QUICK, running


async def test_a_table_votes_to_end_and_nobody_has_won(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, server.started(3) as (ann, bob, cyd):
        table = ann.seated["table"]
        await ann.send(type="move", motion="end")
        state = await bob.until(lambda state: company(state)["motion"] is not None)
        assert company(state)["motion"] == {"motion": "end", "by": 0, "waiting": [1, 2], "agreed": [], "taker": None}
        assert (await bob.ask(type="move", motion="pause"))["key"] == "motion-open"
        assert (await ann.ask(type="consent", agree=True))["key"] == "no-motion"
        await bob.send(type="consent", agree=False)
        for client in (ann, bob):
            await client.until(lambda state: company(state)["motion"] is None)
        assert not ann.state["table"]["over"]
        await ann.send(type="move", motion="end")
        await bob.until(lambda state: company(state)["motion"] is not None)
        await ann.send(type="consent", agree=False)  # taken back
        await bob.until(lambda state: company(state)["motion"] is None)
        await bob.send(type="move", motion="end")
        for client in (ann, cyd):
            await client.until(lambda state: (company(state)["motion"] or {}).get("by") == 1)
            await client.send(type="consent", agree=True)
        state = await ann.until(lambda state: state["table"]["over"])
        assert state["view"]["outcome"] == {"winners": [], "scores": None, "reason": "agreed"}
        own = {"Authorization": f"Bearer {ann.seated['token']}"}
        record = (await server.http.get(f"/api/tables/{table}/record", headers=own)).json()
        assert record["result"] == {"winners": [], "scores": None, "reason": "agreed"}
        assert "seed" not in record, "what was hidden stays hidden"
        hidden = await server.http.get(f"/api/tables/{table}/moments?eyes=everything", headers=own)
        assert hidden.json()["key"] == "broken-off"
        assert (await server.http.get(f"/api/tables/{table}/moments?eyes=0", headers=own)).status_code == 200
        assert (await server.http.post("/api/reviews", json={"table": table})).json()["key"] == "broken-off"


async def test_who_is_gone_or_lets_a_bot_play_is_not_asked(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", times=GONE) as server, server.started(4) as (ann, bob, cyd, dan):
        await dan.send(type="hand", seat=3, bot="adept")
        await leave(cyd, ann)
        await ann.send(type="move", motion="end")
        state = await bob.until(lambda state: company(state)["motion"] is not None)
        assert company(state)["motion"]["waiting"] == [1]
        await bob.send(type="resign")
        await ann.until(lambda state: state["table"]["over"])  # nobody is left to be asked


async def test_who_goes_before_they_have_voted_is_waited_for_no_longer_than_for_an_answer(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", times=GONE) as server, server.started(4) as (ann, bob, cyd, dan):
        await ann.send(type="move", motion="end")
        await dan.until(lambda state: company(state)["motion"] is not None)
        await dan.send(type="consent", agree=True)
        await leave(cyd, ann)
        state = await bob.until(lambda state: (company(state)["motion"] or {}).get("waiting") == [1])
        assert company(state)["motion"] == {"motion": "end", "by": 0, "waiting": [1], "agreed": [3], "taker": None}
        async with server.client(ann.seated["table"], cyd.seated["token"]) as back:
            assert (await back.ask(type="consent", agree=True))["key"] == "no-motion", "it is decided without them"
        await bob.send(type="consent", agree=True)
        await ann.until(lambda state: state["table"]["over"])


async def test_in_a_pause_nobody_answers_until_it_ends(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, server.started(3, bots=None, clock=1) as (ann, bob, cyd):
        await ann.send(type="move", motion="pause")
        for client in (bob, cyd):
            await client.until(lambda state: company(state)["motion"] is not None)
            await client.send(type="consent", agree=True)
        state = await ann.until(lambda state: company(state)["paused"] is not None)
        assert company(state)["paused"]["by"] == 0
        since = state["since"]
        assert (await bob.answer())["key"] == "paused"
        assert (await bob.ask(type="hint", question=bob.state["question"]))["key"] == "paused"
        assert (await bob.ask(type="move", motion="pause"))["key"] == "paused"
        await asyncio.sleep(1.2)  # longer than an answer may take
        state = await ann.hello(ann.seated["token"])
        assert state["view"]["asked"] == [0, 1, 2] and state["since"] == since
        await bob.send(type="move", motion="resume")
        for client in (ann, cyd):
            await client.until(lambda state: company(state)["motion"] is not None)
        await cyd.send(type="consent", agree=True)
        await ann.send(type="consent", agree=True)
        await bob.until(lambda state: company(state)["paused"] is None)
        assert (await bob.answer())["type"] == "accepted"
        assert (await bob.ask(type="move", motion="resume"))["key"] == "not-paused"
        await bob.send(type="move", motion="pause")
        for client in (ann, cyd):
            await client.until(lambda state: company(state)["motion"] is not None)
            await client.send(type="consent", agree=True)
        await bob.until(lambda state: company(state)["paused"] is not None)
        await bob.send(type="move", motion="resume")  # who asked for it ends it alone
        await ann.until(lambda state: company(state)["paused"] is None)


# -- taking a bot's seat -----------------------------------------------------------------------------------------------


async def test_somebody_takes_a_bots_seat_when_the_others_agree(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        made = await server.make(3, [None, "adept"])
        bob_seated = await server.sit(made["table"], "Bob")
        table = made["table"]
        assert (await take(server, table, "Eve", 2))["key"] == "not-started"
        async with (
            server.client(table, made["token"]) as ann,
            server.client(table, bob_seated["token"]) as bob,
            server.client(table) as watcher,
        ):
            await ann.send(type="start")
            await ann.until(lambda state: state["view"] is not None and 2 not in state["view"]["asked"])
            assert (await take(server, table, "Eve", 1))["key"] == "seat-taken"
            assert (await take(server, table, "Bob", 2))["key"] == "name-taken"
            assert (await take(server, table, "Eve", 2, made["token"]))["key"] == "has-seat"
            asked = await take(server, table, "Eve", 2)
            assert asked["seat"] is None
            await watcher.hello(asked["token"])
            state = await watcher.until(lambda state: company(state)["motion"] is not None)
            assert company(state)["motion"]["taker"] == {"seat": 2, "name": "Eve"}
            assert state["seat"] is None and state["view"]["board"]["you"] is None
            await ann.until(lambda state: company(state)["motion"] is not None)
            await ann.send(type="consent", agree=True)
            await watcher.send(type="consent", agree=False)  # she has thought better of it
            await bob.until(lambda state: company(state)["motion"] is None)
            asked = await take(server, table, "Eve", 2)
            for client in (ann, bob):
                await client.until(lambda state: company(state)["motion"] is not None)
                await client.send(type="consent", agree=True)
            await ann.until(lambda state: seat(2)(state)["name"] == "Eve")
            assert seat(2)(ann.state)["bot"] is None
            await watcher.hello(asked["token"])
            await watcher.until(lambda state: state["seat"] == 2)
            assert watcher.state["view"]["board"]["you"]["dealt"]
            assert (await take(server, table, "Fay", 2))["key"] == "seat-taken"


async def test_a_seat_that_waits_for_its_owner_is_not_to_be_had(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, server.started(3) as (ann, bob, _):
        await bob.send(type="hand", seat=1, bot="adept")
        await ann.until(lambda state: seat(1)(state)["stand_in"] is not None)
        assert (await take(server, ann.seated["table"], "Eve", 1))["key"] == "seat-kept"


async def test_where_bots_play_alone_nobody_need_agree(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", times=QUICK._replace(bot=(60, 60), bot_sealed=(60, 60))) as server:
        made = await server.make(3, ["adept"] * 3, name=None)
        taken = await take(server, made["table"], "Eve", 1)
        assert taken["seat"] == 1
        async with server.client(made["table"], taken["token"]) as eve:
            assert eve.is_asked and (await eve.answer())["type"] == "accepted"
