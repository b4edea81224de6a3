"""A broken database: a clear word about it, the rest goes on, and nothing is made worse."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import wondertable
from tests.server.harness import Client, running
from wondertable.games import game_with_data
from wondertable.server.store import Beside, StoreError
from wondertable.server.store.interface import NOTHING_BESIDE


async def a_table_with_answers(path: Path) -> tuple[str, str]:
    async with running(path) as server, server.started(3) as clients:
        for client in clients:
            await client.answer()
        await clients[0].until(lambda state: state["view"]["board"]["phase"] == "bidding")
        return clients[0].seated["table"], clients[0].seated["token"]


def lines(path: Path) -> list[tuple[str, int, bytes]]:
    with sqlite3.connect(path) as database:
        return database.execute("select table_id, seq, body from log order by table_id, seq").fetchall()


DAMAGES = {
    "rubbish": ("update log set body = x'00ff' where seq = 5", 5),
    "text": ("update log set body = 'not bytes' where seq = 5", 5),
    "an empty line": ("update log set body = x'' where seq = 6", 6),
    "an unknown line": ("""update log set body = cast('{"type":"dance"}' as blob) where seq = 5""", 5),
    "a missing line": ("delete from log where seq = 4", 4),
    "no beginning": ("delete from log where seq = 1", 1),
    "a beginning of something else": ("""update log set body = cast('{"type":"started"}' as blob) where seq = 1""", 1),
    "an answer nobody could give": (
        """update log set body = cast('{"type":"entered","entry":{"kind":"answer","seat":0,"answer":"bid 1"}}' as blob) where seq = 5""",
        5,
    ),
    "a seat that is not there": (
        """update log set body = cast('{"type":"named","seat":9,"name":"x"}' as blob) where seq = 5""",
        5,
    ),
}


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_table_is_named_and_left_alone(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "t.db"
    table, _ = await a_table_with_answers(path)
    statement, line = DAMAGES[damage]
    with sqlite3.connect(path) as knife:
        knife.execute(statement)
    before = lines(path)
    async with running(path) as server:
        answer = await server.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["key"], answer.json()["args"]["line"]) == (500, "damaged", line)
        assert str(line) in answer.json()["detail"]
        seat = await server.http.post(f"/api/tables/{table}/seats", json={"name": "Eve"})
        assert (seat.status_code, seat.json()["key"]) == (500, "damaged")
        async with connect(f"ws://127.0.0.1:{server.port}/ws/{table}") as opened:
            client = Client(opened)
            assert (await client.receive())["key"] == "damaged"
            with pytest.raises(ConnectionClosed) as closed:
                await client.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4500
        made = await server.make(3)
        async with server.client(made["table"], made["token"]) as ann:
            assert ann.state["seat"] == 0, "other tables go on"
    assert [row for row in lines(path) if row[0] == table] == [row for row in before if row[0] == table]


async def test_a_table_is_played_on_with_the_cards_it_was_made_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "t.db"
    table, token = await a_table_with_answers(path)
    async with running(path) as server, server.client(table, token) as ann:
        before = ann.state
    data = json.loads(json.dumps(wondertable.game("miraris").data))
    data["wonder"][0]["copies"] -= 1
    data["wonder"][1]["copies"] += 1
    corrected = game_with_data("miraris", data)
    assert corrected.data_hash != wondertable.game("miraris").data_hash
    monkeypatch.setattr("wondertable.server.games.game", lambda _name: corrected)
    async with running(path) as server:
        async with server.client(table, token) as ann:
            assert ann.state["view"] == before["view"]
            assert (await ann.answer("bid 3"))["type"] == "accepted"
        made = await server.make(3)
        async with server.tables.at(made["table"]) as live:
            assert live.room.game.data_hash == corrected.data_hash
    with sqlite3.connect(path) as knife:
        knife.execute("delete from log where table_id like 'data %'")
    async with running(path) as server:
        problem = (await server.http.get(f"/api/tables/{table}")).json()
        assert problem["key"] == "damaged"
        assert "cards" in problem["detail"]


async def test_letters_that_are_none_stop_no_other_table(tmp_path: Path) -> None:
    """Python's own words about a database carry no number of SQLite."""
    path = tmp_path / "t.db"
    table, _ = await a_table_with_answers(path)
    with sqlite3.connect(path) as knife:
        knife.execute("update log set body = cast(x'ff' as text) where seq = 5")
    async with running(path) as server:
        assert (await server.http.get(f"/api/tables/{table}")).status_code in (500, 503)
        async with server.started(3) as clients:
            assert (await clients[0].answer())["type"] == "accepted"


async def test_a_mended_table_can_be_used_again_without_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    table, token = await a_table_with_answers(path)
    async with running(path) as server:
        with sqlite3.connect(path) as knife:
            (body,) = knife.execute("select body from log where seq = 5").fetchone()
            knife.execute("update log set body = x'00' where seq = 5")
        assert (await server.http.get(f"/api/tables/{table}")).status_code == 500
        with sqlite3.connect(path) as knife:
            knife.execute("update log set body = ? where seq = 5", (body,))
        async with server.client(table, token) as ann:
            assert ann.state["view"]["board"]["phase"] == "bidding"


async def test_a_database_that_fails_loses_nothing_and_recovers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path / "t.db") as server, server.started(3) as clients:
        ann = clients[0]
        store = server.tables.store
        append = store.append

        async def broken(table: str, seq: int, body: bytes, beside: Beside = NOTHING_BESIDE) -> None:
            raise StoreError("unwritten", where="t.db", problem="the disk is full")

        monkeypatch.setattr(store, "append", broken)
        before = ann.state
        refused = await ann.answer()
        assert (refused["type"], refused["key"]) == ("refused", "database")
        made = await server.http.post("/api/tables", json={"game": "miraris", "players": 3, "name": "Ann"})
        assert (made.status_code, made.json()["key"]) == (503, "database")
        assert (await ann.hello(ann.seated["token"]))["view"] == before["view"]
        monkeypatch.setattr(store, "append", append)
        assert (await ann.answer())["type"] == "accepted"


async def test_bots_and_autopilot_outlast_a_failing_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path / "t.db") as server:
        made = await server.make(3, ["thumb", "thumb"], clock=1)
        store = server.tables.store
        append = store.append
        broken_for = 6

        async def flaky(table: str, seq: int, body: bytes, beside: Beside = NOTHING_BESIDE) -> None:
            nonlocal broken_for
            if broken_for and b"entered" in body:
                broken_for -= 1
                raise StoreError("unwritten", where="t.db", problem="the disk is full")
            await append(table, seq, body, beside)

        monkeypatch.setattr(store, "append", flaky)
        async with server.client(made["table"], made["token"]) as ann:
            await ann.send(type="start")
            await ann.until(lambda state: state["view"] and state["view"]["board"]["phase"] == "bidding")
            assert broken_for == 0
            assert ann.state["table"]["seats"][0]["autopilot"]


async def test_a_line_written_although_the_database_said_no_is_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk may fail after the commit: the line is there, and the next decision stumbles over it."""
    async with running(tmp_path / "t.db") as server, server.started(3) as clients:
        ann, bob, _ = clients
        store = server.tables.store
        append = store.append

        async def late(table: str, seq: int, body: bytes, beside: Beside = NOTHING_BESIDE) -> None:
            await append(table, seq, body, beside)
            raise StoreError("unwritten", where="t.db", problem="too late")

        monkeypatch.setattr(store, "append", late)
        text = ann.state["view"]["question"]["options"][0]["text"]
        question = ann.state["question"]
        assert (await ann.answer(text))["key"] == "database"
        monkeypatch.setattr(store, "append", append)
        assert (await bob.answer())["type"] == "accepted"
        await bob.until(lambda state: state["view"]["asked"] == [2])
        again = await ann.ask(type="answer", question=question, answer=text)
        assert again["type"] == "accepted", "it is in, and counted once"


async def test_whoever_leaves_while_the_answer_is_written_has_still_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path / "t.db") as server, server.started(3) as clients:
        ann, bob, _ = clients
        store = server.tables.store
        append = store.append

        async def slow(table: str, seq: int, body: bytes, beside: Beside = NOTHING_BESIDE) -> None:
            await asyncio.sleep(0.3)
            await append(table, seq, body, beside)

        monkeypatch.setattr(store, "append", slow)
        text = ann.state["view"]["question"]["options"][0]["text"]
        await ann.send(type="answer", question=ann.state["question"], answer=text)
        await asyncio.sleep(0.1)
        ann.socket.transport.abort()
        await bob.until(lambda state: 0 not in state["view"]["asked"])


async def test_health_asks_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wondertable.server.tables.CHECKED", 0.0)
    monkeypatch.setattr("wondertable.server.tables.CHECK", 0.5)
    async with running(tmp_path / "t.db") as server:
        assert (await server.http.get("/api/health")).json() == {"status": "ok"}
        with sqlite3.connect(tmp_path / "t.db", isolation_level=None) as knife:
            knife.execute("alter table kept rename to hidden")
            ill = await server.http.get("/api/health")
            assert (ill.status_code, ill.json()["key"]) == (503, "database")
            knife.execute("alter table hidden rename to kept")
            assert (await server.http.get("/api/health")).status_code == 200
            knife.execute("begin immediate")  # it does not answer now
            assert (await server.http.get("/api/health")).status_code == 503
            knife.execute("rollback")


async def test_a_table_whose_game_was_taken_away_names_it_and_goes_on_when_it_is_there_again(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    table, token = await a_table_with_answers(path)
    rename = "update log set body = cast(replace(body, ?, ?) as blob) where seq = 1"
    with sqlite3.connect(path) as knife:
        knife.execute(rename, ('"miraris"', '"checkers"'))
    async with running(path) as server:
        answer = await server.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["key"], answer.json()["args"]) == (
            503,
            "game-gone",
            {"game": "checkers"},
        )
        assert '"checkers"' in answer.json()["detail"]
        with pytest.raises(ConnectionClosed):
            async with server.client(table, token):
                pass
        with sqlite3.connect(path) as knife:
            knife.execute(rename, ('"checkers"', '"miraris"'))
        async with server.client(table, token) as ann:
            assert ann.state["view"]["board"]["phase"] == "bidding"


async def test_how_long_a_question_is_open_is_known_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    table, token = await a_table_with_answers(path)
    with sqlite3.connect(path) as clock:
        clock.execute(
            """update log set body = cast(json_set(cast(body as text), '$.when', json_extract(cast(body as text), '$.when') - 600) as blob)
            where table_id = ? and json_extract(cast(body as text), '$.when') is not null""",
            [table],
        )
    async with running(path) as server, server.client(table, token) as ann:
        assert 600 <= ann.state["since"] < 660
        await ann.answer()
        await ann.until(lambda state: state["view"]["asked"] == [1, 2])
        assert ann.state["since"] >= 600, "the others are still asked the same"


async def test_a_log_without_times_counts_from_the_restart(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    table, token = await a_table_with_answers(path)
    with sqlite3.connect(path) as knife:
        knife.execute(
            "update log set body = cast(json_remove(cast(body as text), '$.when') as blob) where table_id = ?", [table]
        )
    async with running(path) as server, server.client(table, token) as ann:
        assert 0 <= ann.state["since"] < 60
