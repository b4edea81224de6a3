"""Time for a whole game: banks."""

from __future__ import annotations

from pathlib import Path

import msgspec

import wondertable
from tests.server.company import seat
from tests.server.harness import running
from wondertable.core.entries import Answered, Given
from wondertable.server import handing, log
from wondertable.server.room import Room


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
