"""Who is away, who plays for whom, and what a table decides: so that nobody waits for ever, and nothing is lost meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

import wondertable
from tests.server.harness import QUICK, Address, Client, running
from wondertable.core.entries import Answered, Given
from wondertable.core.refused import Refused
from wondertable.server import handing, log
from wondertable.server.room import Room, read
from wondertable.server.store import Line

GONE = QUICK._replace(away=0.2)
Json = dict[str, Any]


def seat(number: int) -> Callable[[Json], Json]:
    return lambda state: dict(state["table"]["seats"][number])


def company(state: Json) -> Json:
    return dict(state["table"]["company"])


async def leave(client: Client, watching: Client) -> None:
    """Somebody goes while asked, until the others need not wait any more."""
    number = client.seated["seat"]
    await client.socket.close()
    await watching.until(lambda state: state["table"]["seats"][number]["away"])


@contextlib.asynccontextmanager
async def back(server: Address, client: Client) -> AsyncIterator[Client]:
    async with server.client(client.seated["table"], client.seated["token"]) as again:
        again.seated = client.seated
        yield again


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


# -- giving up -----------------------------------------------------------------------------------------------------------


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


# -- deciding together --------------------------------------------------------------------------------------------------


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


# -- taking a bot's seat -------------------------------------------------------------------------------------------------


async def take(server: Address, table: str, name: str, number: int, own: str | None = None) -> Json:
    headers = {} if own is None else {"Authorization": f"Bearer {own}"}
    answer = await server.http.post(f"/api/tables/{table}/seats", json={"name": name, "seat": number}, headers=headers)
    return dict(answer.json())


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


# -- watching ------------------------------------------------------------------------------------------------------------

KEY = "a key that is long enough"


async def closed(client: Client) -> tuple[str, int]:
    """The last thing that was said, and how the line was closed."""
    last = ""
    with contextlib.suppress(Exception):
        while True:
            last = (await client.receive()).get("key", "")
    return last, client.socket.close_code or 0


async def test_who_is_sent_away_stays_out_also_after_a_reload(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, server.started(3) as (ann, bob, _):
        table = ann.seated["table"]
        async with server.client(table) as watcher, server.client(table) as friend:
            await watcher.send(type="hello", watcher=KEY, name="Mallory")
            await friend.send(type="hello", watcher="another key, also long", name="Eve")
            state = await ann.until(lambda s: {one["name"] for one in company(s)["watchers"]} == {"Mallory", "Eve"})
            [one] = [found for found in company(state)["watchers"] if found["name"] == "Mallory"]
            assert (await watcher.ask(type="send_away", watcher=one["id"]))["key"] == "not-seated"
            assert (await bob.ask(type="send_away", watcher="nobody"))["key"] == "not-watching"
            await bob.send(type="send_away", watcher=one["id"])
            assert await closed(watcher) == ("sent-away", 4403)
            await ann.until(lambda s: [one["name"] for one in company(s)["watchers"]] == ["Eve"])
            assert company(ann.state)["sent_away"] == ["Mallory"]
    async with (
        running(tmp_path / "t.db") as server,
        server.client(table, ann.seated["token"]) as ann,
        server.client(table, bob.seated["token"]) as bob,
    ):
        assert await knock(server, table, KEY) == ("sent-away", 4403)
        await ann.send(type="door", open=False)
        await bob.until(lambda s: not company(s)["open"])
        assert await knock(server, table, "another key, also long") == ("door-closed", 4403)
        await ann.send(type="door", open=True)
        await bob.until(lambda s: company(s)["open"])
        assert await knock(server, table, KEY) == ("", 0)


async def test_who_takes_nothing_is_sent_away_all_the_same(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, server.started(3) as (ann, *_):
        table = ann.seated["table"]
        async with server.client(table) as watcher, server.tables.at(table) as live:
            await watcher.send(type="hello", watcher=KEY, name="Mallory")
            state = await ann.until(lambda s: [one["name"] for one in company(s)["watchers"]] == ["Mallory"])
            [full] = [one for one in live.connections if one.watcher is not None]
            full._line.writable.clear()  # type: ignore[attr-defined]  # as when nothing of what was sent is taken
            await ann.send(type="send_away", watcher=company(state)["watchers"][0]["id"])
            assert await closed(watcher) == ("", 1006)
            await ann.until(lambda s: not company(s)["watchers"])


async def knock(server: Address, table: str, key: str) -> tuple[str, int]:
    """What somebody hears who would like to watch."""
    async with connect(f"ws://127.0.0.1:{server.port}/ws/{table}") as opened:
        client = Client(opened)
        await client.send(type="hello", watcher=key)
        message = await client.receive()
        return ("", 0) if message["type"] == "state" else await wait_closed(client, message["key"])


async def wait_closed(client: Client, key: str) -> tuple[str, int]:
    await client.socket.wait_closed()
    return key, client.socket.close_code or 0


# -- before the start ----------------------------------------------------------------------------------------------------


async def test_before_the_start_a_seat_can_be_free_again(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        made = await server.make(3)
        bob, cyd = await server.sit(made["table"], "Bob"), await server.sit(made["table"], "Cyd")
        async with server.client(made["table"], made["token"]) as ann, server.client(made["table"], cyd["token"]) as c:
            assert (await c.ask(type="free", seat=1))["key"] == "not-host"
            assert (await ann.ask(type="free", seat=2))["key"] == "seat-there"
            await c.send(type="free", seat=2)
            assert (await closed(c))[0] == "seat-freed"
            await ann.until(lambda state: seat(2)(state)["name"] is None)
            await ann.send(type="free", seat=1)
            await ann.until(lambda state: seat(1)(state)["name"] is None)
            async with server.client(made["table"], bob["token"]) as gone:
                assert gone.state["seat"] is None
            await ann.send(type="bot", seat=1, bot="adept")
            await ann.until(lambda state: seat(1)(state)["bot"] == "adept")


# -- clocks --------------------------------------------------------------------------------------------------------------


async def test_whoever_has_used_up_the_bank_is_played_by_the_autopilot_to_the_end(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, server.started(3, bank={"seconds": 10, "increment": 5}) as clients:
        ann, bob, cyd = clients
        async with server.tables.at(ann.seated["table"]) as live:
            live.room.places[2].bank = 0.5  # as after a long game
            live.look_again()
            assert (await ann.answer())["type"] == "accepted"
            assert (await bob.answer())["type"] == "accepted"
            assert 14 < live.room.places[0].bank <= 15
            await ann.until(lambda state: seat(2)(state)["late"])
            assert ann.state["banks"][2] == 0
            await cyd.until(lambda state: seat(2)(state)["late"] and 2 in state["view"]["asked"])
            refused = await cyd.ask(type="answer", question=cyd.state["question"], answer="bid 3")
            assert refused["key"] in ("out-of-time", "answered", "stale")
            await cyd.until(lambda state: 2 not in state["view"]["asked"])
            [*answers] = [line for line in live.room.table.entries if line.seat == 2]  # type: ignore[union-attr]
            assert {one.by for one in answers} == {"autopilot"}  # type: ignore[union-attr]


async def test_a_bank_outlasts_the_server(tmp_path: Path) -> None:
    bank = {"seconds": 100, "increment": 7}
    async with running(tmp_path / "t.db") as server, server.started(3, bank=bank) as (ann, bob, cyd):
        for client in (ann, bob, cyd):
            await client.answer()
        await ann.until(lambda state: state["view"]["board"]["phase"] == "bidding" and 0 in state["view"]["asked"])
        assert 100 < ann.state["banks"][0] <= 107
        table, token = ann.seated["table"], ann.seated["token"]
        banks = ann.state["banks"]
    async with running(tmp_path / "t.db") as server, server.client(table, token) as ann:
        assert abs(ann.state["banks"][0] - banks[0]) < 0.2
        answer = await server.http.post(
            "/api/tables",
            json={"game": "miraris", "players": 3, "name": "A", "clock": 5, "bank": {"seconds": 60}},
        )
        assert answer.json()["key"] == "two-clocks"


def test_answers_taken_back_add_no_time() -> None:
    made = log.Made("miraris", "", 3, {}, "00" * 32, False, None, log.Maker("Ann", "x"), [None, "adept", "adept"])
    room = Room("t", msgspec.structs.replace(made, bank=log.Bank(100, 7)), wondertable.game("miraris"))
    handing.charge(room, 0, 3.0)
    assert room.places[0].bank == 104
    handing.take_increments(room, [Given(Answered(0, "bid 3"), 0, 0, 0, False)], [])
    assert room.places[0].bank == 97
    handing.charge(room, 0, 97.0)
    assert room.places[0].late and room.places[0].bank == 0


# -- in the midst of it ----------------------------------------------------------------------------------------------------


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


# -- earlier logs -----------------------------------------------------------------------------------------------------------


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
