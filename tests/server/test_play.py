"""People at a table: sitting down, playing a whole game, coming back."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path

from tests.server.harness import running


async def test_three_people_play_a_whole_game(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, server.started(3) as clients:
        table = clients[0].seated["table"]
        async with server.client(table) as watcher:
            await asyncio.gather(*[client.play() for client in clients])
            final = await watcher.until(lambda state: state["table"]["over"])
            assert final["view"]["outcome"]["winners"]
            assert final["view"]["asked"] == []
            record = (await server.http.get(f"/api/tables/{table}/record")).json()
            assert hashlib.sha256(bytes.fromhex(record["seed"])).hexdigest() == final["table"]["commitment"]
            assert record["names"] == ["Ann", "Bob", "Cyd"]
            assert [entry["by"] for entry in record["entries"]] == ["player"] * len(record["entries"])
            kept = [event for event in record["events"] if event["to"] == "all"]
            for event, told in zip(kept, watcher.events, strict=True):
                # Boards are told besides what follows from the arguments.
                assert (event["key"], event["args"]) == (told["key"], {arg: told["args"][arg] for arg in event["args"]})
            for client in clients:
                await client.until(lambda state: state["table"]["over"])
                assert client.state["undo"]["can"] is None
                assert (await client.ask(type="undo", question=client.state["question"]))["key"] == "game-over"
                again = await client.ask(type="answer", question=client.state["question"], answer="bid 1")
                assert again["key"] == "game-over"


async def test_before_the_start_seats_fill_and_only_the_host_decides(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        made = await server.make(4)
        table = made["table"]
        assert made["seat"] == 0
        bob = await server.sit(table, "Bob")
        assert bob["seat"] == 1
        async with server.client(table, made["token"]) as host, server.client(table, bob["token"]) as guest:
            assert guest.state["view"] is None
            assert guest.state["question"] is None
            assert guest.state["seat"] == 1
            assert [seat["name"] for seat in guest.state["table"]["seats"]] == ["Ann", "Bob", None, None]
            assert [seat["online"] for seat in guest.state["table"]["seats"]] == [True, True, False, False]
            assert (await host.ask(type="start"))["key"] == "seats-open"
            assert (await guest.ask(type="start"))["key"] == "not-host"
            assert (await guest.ask(type="bot", seat=2, bot="thumb"))["key"] == "not-host"
            assert (await guest.ask(type="answer", question=1, answer="keep el"))["key"] == "not-started"
            assert (await host.ask(type="bot", seat=1, bot="thumb"))["key"] == "seat-taken"
            assert (await host.ask(type="bot", seat=4, bot="thumb"))["key"] == "no-such-seat"
            assert (await host.ask(type="bot", seat=2, bot="genius"))["key"] == "no-such-bot"
            await host.send(type="bot", seat=2, bot="thumb")
            await host.send(type="bot", seat=3, bot="random")
            await guest.until(lambda state: state["table"]["seats"][3]["bot"] == "random")
            full = await server.http.post(f"/api/tables/{table}/seats", json={"name": "Cyd"})
            assert (full.status_code, full.json()["key"]) == (409, "table-full")
            await host.send(type="bot", seat=3, bot=None)
            await guest.until(lambda state: state["table"]["seats"][3]["bot"] is None)
            assert (await server.sit(table, "Cyd"))["seat"] == 3
            await guest.send(type="name", name="Bobby")
            await host.until(lambda state: state["table"]["seats"][1]["name"] == "Bobby")
            await host.send(type="start")
            await guest.until(lambda state: state["view"] is not None)
            assert (await host.ask(type="start"))["key"] == "already-started"
            assert (await host.ask(type="bot", seat=3, bot="thumb"))["key"] == "already-started"
            late = await server.http.post(f"/api/tables/{table}/seats", json={"name": "Dan"})
            assert (late.status_code, late.json()["key"]) == (409, "already-started")


async def test_the_commitment_is_shown_before_the_start_and_the_seed_only_after_the_end(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        seed = "ab" * 32
        made = await server.make(3, seed=seed)
        info = (await server.http.get(f"/api/tables/{made['table']}")).json()
        assert info["commitment"] == hashlib.sha256(bytes.fromhex(seed)).hexdigest()
        assert info["seed_chosen"] is True
        assert seed not in str(info)
        early = await server.http.get(f"/api/tables/{made['table']}/record")
        assert (early.status_code, early.json()["key"]) == (409, "not-over")
        drawn = await server.make(3)
        info = (await server.http.get(f"/api/tables/{drawn['table']}")).json()
        assert info["seed_chosen"] is False


async def test_coming_back_shows_the_same_view(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, server.started(3) as clients:
        ann = clients[0]
        await ann.answer()
        before = await ann.until(lambda state: state["view"]["question"]["answered"] is not None)
        known = len(ann.events)
        await ann.socket.close()
        await clients[1].until(lambda state: not state["table"]["seats"][0]["online"])
        async with server.client(ann.seated["table"], ann.seated["token"], since=known) as again:
            assert again.state["view"] == before["view"]
            assert again.state["question"] == before["question"]
            assert (again.state["first"], again.state["events"]) == (known, [])
        async with server.client(ann.seated["table"], ann.seated["token"]) as fresh:
            assert fresh.events == ann.events
        async with server.client(ann.seated["table"], ann.seated["token"], since=10_000) as confused:
            assert confused.state["first"] == known


async def test_two_windows_of_one_seat_show_the_same(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, server.started(3) as clients:
        ann = clients[0]
        async with server.client(ann.seated["table"], ann.seated["token"]) as second:
            assert second.state["view"] == ann.state["view"]
            text = ann.state["view"]["question"]["options"][0]["text"]
            await ann.answer(text)
            shown = await second.until(lambda state: state["view"]["question"]["answered"] is not None)
            assert shown["view"]["question"]["answered"] == text
            await second.socket.close()
            await ann.send(type="say", text="still here")
            state = await ann.until(lambda state: bool(state["talk"]))
            assert state["table"]["seats"][0]["online"]


async def test_the_same_answer_twice_counts_once_and_another_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, server.started(3) as clients:
        ann, bob, _ = clients
        options = [option["text"] for option in ann.state["view"]["question"]["options"]]
        question = ann.state["question"]
        for _ in range(3):
            reply = await ann.ask(type="answer", question=question, answer=options[0])
            assert (reply["type"], reply["question"]) == ("accepted", question)
        other = await ann.ask(type="answer", question=question, answer=options[1])
        assert other["type"] == "refused"
        assert other["question"] == question
        stale = await bob.ask(type="answer", question=question + 1, answer="bid 1")
        assert (stale["type"], stale["key"]) == ("refused", "stale")
        nonsense = await bob.ask(type="answer", question=question, answer="bid everything")
        assert (nonsense["type"], nonsense["key"]) == ("refused", "not-an-action")
        await asyncio.gather(*[client.play() for client in clients])
        record = (await server.http.get(f"/api/tables/{ann.seated['table']}/record")).json()
        kept = [entry["answer"] for entry in record["entries"] if entry["seat"] == 0 and "keep" in entry["answer"]]
        assert kept == [options[0]]


async def test_table_talk_reaches_everybody_and_stays(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        made = await server.make(3)
        async with server.client(made["table"], made["token"]) as ann, server.client(made["table"]) as watcher:
            await ann.send(type="say", text="  Good   evening! ")
            heard = await watcher.until(lambda state: bool(state["talk"]))
            assert heard["talk"] == [{"seat": 0, "name": "Ann", "text": "Good evening!", "phrase": None, "number": 1}]
            assert (await watcher.ask(type="say", text="me too"))["key"] == "no-name"
        async with server.client(made["table"]) as later:
            assert later.state["talk"] == heard["talk"]


async def test_a_restart_keeps_everything(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    async with running(path) as server, server.started(4, clock=300, options={"memory_aid": True}) as clients:
        await clients[0].send(type="say", text="hi")
        await clients[1].send(type="name", name="Bobby")
        for client in clients[:3]:
            await client.answer()
        states = [await client.until(lambda s: len(s["view"]["asked"]) == 1 and s["talk"] != []) for client in clients]
        seated = [client.seated for client in clients]
    async with running(path) as server:
        for state, one in zip(states, seated, strict=True):
            async with server.client(one["table"], one["token"]) as again:
                for part in ("view", "question", "seat", "talk", "undo"):
                    assert again.state[part] == state[part], part
                assert again.state["table"]["seats"][1]["name"] == "Bobby"
                assert again.state["table"]["options"]["memory_aid"] is True
                assert again.state["table"]["clock"] == 300
