"""The simulated book at a table: planned and live pulls, falls, what everybody sees of it, and what survives."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest

import wondertable
from tests.offering import texts
from tests.server.grimoire import SWIFT, Player, seated, small
from tests.server.harness import QUICK, running
from wondertable.core import record
from wondertable.games.kamimai.outside.grimoire import Grabbed, Hand, Pull, Sample, plan
from wondertable.games.kamimai.outside.grimoire.gestures import check_beside
from wondertable.games.kamimai.outside.grimoire.translate import words_for
from wondertable.server import games


@pytest.fixture(autouse=True)
def small_book(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "game", small)


@pytest.mark.rule("KAM-G6", "KAM-G17", "KAM-G19", "KAM-G29")
async def test_a_person_and_a_bot_play_a_whole_game_by_planned_pulls(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", times=SWIFT) as server, seated(server, bots=1, turn_cap=3) as ann:
        async with server.client_of(Player, ann.seated["table"]) as watcher:
            while not ann.state["table"]["over"]:
                if not (ann.state["view"] and ann.is_asked):
                    await ann.receive()
                    continue
                number = ann.state["question"]
                options = texts(ann.state["view"]["question"])
                wanted = "stop" if "stop" in options else options[0]
                beside = {"pace": "brisk"} if wanted.startswith("grab") else None
                assert (await ann.grab(wanted, beside))["type"] == "accepted"
                await ann.until(lambda state, number=number: state["question"] != number or state["table"]["over"])  # type: ignore[misc]
            await watcher.until(lambda state: state["table"]["over"])
            kept = (await server.http.get(f"/api/tables/{ann.seated['table']}/record")).json()
        reports = [entry["report"].split(" ")[0] for entry in kept["entries"] if entry["kind"] == "report"]
        assert reports[0] == "built"
        assert {"grabbed", "watch"} <= set(reports)
        by = {entry["by"] for entry in kept["entries"] if entry.get("answer", "").startswith("grab")}
        assert {"player", "bot thumb"} == by
        assert {"commitment", "result"} <= set(record.verify(small("kamimai"), kept))
        assert watcher.full[0] and len(watcher.poses()[0].moved) == 20
        assert watcher.hands(), "who watches sees the hands"
        assert [snapshot.asleep for snapshot in watcher.poses()].count(True) > 1


@pytest.mark.rule("KAM-G4", "KAM-G5")
async def test_a_live_pull_follows_the_hand(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", times=QUICK) as server, seated(server) as ann:
        options = await ann.offered("draw")
        gesture = plan(Pull(("A1",)), Hand("left"), "steady", 4)
        live = {"live": True, "along": gesture.hold.along, "height": gesture.hold.height}
        await ann.until(lambda state: state["view"]["board"]["awaiting"] is None)
        text = next(option for option in options if option.startswith("grab A1 side left"))
        assert (await ann.grab(text, live))["type"] == "accepted"
        moving = asyncio.create_task(ann.move(gesture.samples))
        assert (await ann.result())["cards"], "the page came out"
        await moving
        held = [frame for frame in ann.hands() if frame[11]]
        assert held and held[0][3] == 0, "the hand of the first seat is seen"
        assert ann.hands()[-1][11] == 0, "and goes away"
        assert "A1" not in [page["page"] for page in ann.board["book"]["pages"]]
        await ann.send(type="gesture", samples=[[0.1, 0, 0, 0, 0, 1]], end=True)  # it did not know yet
        assert (await ann.ask(type="answer", question=0, answer="stop"))["key"] == "stale", "nothing else was refused"
        undo = await ann.ask(type="undo", question=ann.state["question"])
        assert undo["type"] == "refused"


@pytest.mark.rule("KAM-G8", "KAM-P17")
async def test_a_hand_that_sweeps_through_the_book_makes_it_fall(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", times=QUICK) as server, seated(server) as ann:
        await ann.offered("draw")
        energy = ann.board["energy"]
        sweep = "grab A5+A6+A7 out right thumb+index"
        assert (await ann.grab(sweep, {"live": True, "along": 0.5, "height": 0.5}))["type"] == "accepted"
        moving = asyncio.create_task(ann.move([Sample(t / 20, 0.3 * t / 20, 0, 0) for t in range(17)]))
        result = await ann.result()
        await moving
        assert result["fell"]
        await ann.until(lambda state: state["view"]["board"]["energy"] == energy - 1)
        while not ann.poses()[-1].asleep:
            await ann.frame()
        assert ann.poses()[-1].fallen


async def test_fingers_open_when_nobody_moves_them(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", times=QUICK) as server, seated(server) as ann:
        options = await ann.offered("draw")
        assert (await ann.grab(options[0], {"live": True, "along": 0.8, "height": 0.5}))["type"] == "accepted"
        assert (await ann.result())["cards"] == []
        await ann.offered("draw")
        assert (await ann.grab(options[0], {"live": True, "along": 0.8, "height": 0.5}))["type"] == "accepted"
        table, token = ann.seated["table"], ann.seated["token"]
        await ann.socket.close()
        async with server.client_of(Player, table, token) as back:
            assert await back.offered("draw"), "whoever lost the connection has let go"


async def test_whoever_comes_later_gets_a_full_frame_first(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", times=SWIFT) as server, seated(server) as ann:
        options = await ann.offered("draw")
        assert (await ann.grab(options[0]))["type"] == "accepted"
        await ann.result()
        left = len(ann.board["book"]["pages"])
        assert left < ann.board["book"]["built_with"]
        async with server.client_of(Player, ann.seated["table"]) as late:
            while len(late.standing()) != left:
                await late.frame()
            assert late.full[0]
            number = int.from_bytes(late.stream[0][1:3], "little")
            assert number == ann.board["book"]["build"]


@pytest.mark.rule("KAM-G29")
async def test_a_server_that_stops_in_the_middle_of_a_grab_goes_on_with_it(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", times=QUICK) as server, seated(server) as ann:
        options = await ann.offered("draw")
        before = ann.board["book"]
        live = {"live": True, "along": 0.8, "height": 0.5}
        text = next(option for option in options if option.startswith("grab B1 side right"))
        assert (await ann.grab(text, live))["type"] == "accepted"
        while not ann.hands():
            await ann.frame()
        seat = ann.seated
    async with (
        running(tmp_path / "t.db", times=SWIFT) as again,
        again.client_of(Player, seat["table"], seat["token"]) as ann,
    ):
        assert ann.board["awaiting"] == "grabbed"
        assert ann.board["book"] == before
        await ann.until(lambda state: state["view"]["board"]["awaiting"] is None)
        grabbed = [event for event in ann.events if event["key"] == "grabbed"]
        assert len(grabbed) == 1
        assert ann.full[0] and len(ann.poses()[0].moved) == before["built_with"], "the book stands as it was kept"


async def test_a_worker_that_dies_takes_nothing_with_it(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", times=SWIFT) as server, seated(server) as ann:
        options = await ann.offered("draw")
        async with server.tables.at(ann.seated["table"]) as live:
            outside: Any = live.outside
        for process in outside.keeper.workers.living:
            os.kill(process.pid, signal.SIGKILL)
        assert (await ann.grab(options[0]))["type"] == "accepted"
        await ann.result()
        assert await ann.offered("draw")


@pytest.mark.parametrize(
    ("beside", "problem"),
    [
        ({"pace": "furious"}, "pace"),
        ({"pace": 3}, "pace"),
        ({"speed": 1}, "speed"),
        ({"live": True}, "along"),
        ({"live": 1, "along": 0.5, "height": 0.5}, "live"),
        ({"live": True, "along": 1.5, "height": 0.5}, "along"),
        ({"live": True, "along": 0.5, "height": "top"}, "height"),
        ({"live": True, "along": True, "height": 0.5}, "along"),
        ({"live": True, "along": 0.5, "height": 0.5, "pace": "calm"}, "pace"),
    ],
)
def test_what_cannot_go_with_a_grab_is_named(beside: dict[str, object], problem: str) -> None:
    with pytest.raises(wondertable.Refused, match=f"KAM-G5: .*{problem}"):
        check_beside("grab A1 side left thumb+index", beside)


@pytest.mark.rule("KAM-G9")
def test_results_in_the_words_of_the_rules() -> None:
    def words(drawn: tuple[str, ...], held: tuple[str, ...], fell: bool, void: bool = False, size: int = 9) -> str:
        return words_for(Grabbed(drawn, held, fell, (), 1.0, 1.0, void), size)

    assert words((), (), False) == "grabbed none stands"
    assert words(("A2", "A1"), (), False) == "grabbed A2,A1 stands"
    assert words(("A2",), ("A1",), True) == "grabbed A2 held A1 fell"
    assert words((), (), True) == "grabbed none fell"
    assert words((), (), False, void=True) == "grabbed void"
    assert words(("A1",), ("B1",), True, size=2) == "grabbed A1 fell", "one page always stays"


@pytest.mark.rule("KAM-G5")
async def test_hostile_gestures_are_refused_and_change_nothing(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", times=QUICK) as server:
        made = await server.make(2, [None], game="kamimai")
        bob_seat = await server.sit(made["table"], "Bob")
        async with (
            server.client_of(Player, made["table"], made["token"]) as ann,
            server.client_of(Player, made["table"], bob_seat["token"]) as bob,
            server.client_of(Player, made["table"]) as watcher,
        ):
            assert (await ann.ask(type="gesture", samples=[], end=False))["key"] == "no-hands", "nothing has started"
            await ann.send(type="start")
            for client in (ann, bob):
                await client.until(lambda state: state["view"] is not None)
                assert (await client.answer("dominant right"))["type"] == "accepted"
            await ann.until(lambda state: (state["view"]["question"] or {}).get("kind") == "begin_draw")
            await bob.until(lambda state: (state["view"]["question"] or {}).get("kind") == "begin_draw")
            drawing, other = (ann, bob) if ann.is_asked else (bob, ann)
            assert (await drawing.grab("begin", {"pace": "calm"}))["key"] == "beside_grab"
            options = await drawing.offered("draw")
            good = [0.1, 0.0, 0.0, 0.0, 0.0, 1.0]
            assert (await drawing.ask(type="gesture", samples=[good], end=False))["key"] == "no_grab"
            assert (await drawing.grab(options[0], {"live": True, "along": 7, "height": 0.5}))[
                "key"
            ] == "beside_unknown"
            assert drawing.board["awaiting"] is None, "a refused grab is not entered"
            assert (await drawing.grab(options[0], {"live": True, "along": 0.5, "height": 0.5}))["type"] == "accepted"
            assert (await other.ask(type="gesture", samples=[good], end=True))["key"] == "no_grab"
            assert (await watcher.ask(type="gesture", samples=[good], end=True))["key"] == "not-seated"
            for samples, key in [
                ([[0.1, 0.0]], "sample"),
                ([[*good, 1.0]], "sample"),
                ([good] * 65, "malformed"),
                ([["a"] * 6], "malformed"),
                ("none", "malformed"),
            ]:
                assert (await drawing.ask(type="gesture", samples=samples, end=False))["key"] == key
            assert (await drawing.ask(type="gesture", samples=[], end=False, force=1))["key"] == "malformed"
            for number in ("1e999", "NaN", "-Infinity"):
                await drawing.socket.send(f'{{"type": "gesture", "samples": [[{number}, 0, 0, 0, 0, 1]]}}')
                assert (await drawing.reply())["key"] in ("malformed", "sample")
            huge = [0.2, 1e300, -1e300, 1e300, 1e300, 1e300]
            await drawing.send(type="gesture", samples=[huge], end=True)
            await drawing.result()
            assert drawing.board["book"]["state"] in ("standing", "fallen", "building")


async def test_too_many_gestures_are_refused(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", times=QUICK, gestures=(5, 1)) as server, seated(server) as ann:
        await ann.offered("draw")
        keys = [(await ann.ask(type="gesture", samples=[], end=False))["key"] for _ in range(8)]
        assert keys[:5] == ["no_grab"] * 5
        assert "too-fast" in keys[5:]
        assert (await ann.ask(type="answer", question=0, answer="stop"))["key"] == "stale", "other messages are free"


async def test_other_games_are_not_moved_by_hand(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, server.started(3) as clients:
        ann = clients[0]
        options = ann.state["view"]["question"]["options"]
        question = ann.state["question"]
        assert (await ann.ask(type="gesture", samples=[], end=True))["key"] == "no-hands"
        assert (await ann.ask(type="report", report="fell"))["key"] == "nothing-awaited"
        refused = await ann.ask(type="answer", question=question, answer=options[0]["text"], beside={})
        assert refused["key"] == "no-hands"
        assert 0 in ann.state["view"]["asked"], "and the answer was not entered"


async def test_tables_of_people_have_the_simulated_book_and_programs_the_statistical_one(tmp_path: Path) -> None:
    assert wondertable.game("kamimai").check_options({})["source"] == "statistical"
    async with running(tmp_path / "t.db") as server:
        told = next(game for game in (await server.http.get("/api/games")).json() if game["name"] == "kamimai")
        assert next(option for option in told["options"] if option["name"] == "source")["default"] == "simulated"
        made = await server.make(2, game="kamimai")
        info = (await server.http.get(f"/api/tables/{made['table']}")).json()
        assert info["options"]["source"] == "simulated"
        made = await server.make(2, game="kamimai", options={"source": "statistical"})
        info = (await server.http.get(f"/api/tables/{made['table']}")).json()
        assert info["options"]["source"] == "statistical"


@pytest.mark.rule("KAM-G29")
async def test_at_a_simulated_table_nobody_reports(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", times=SWIFT) as server, seated(server) as ann:
        await ann.offered("draw")
        refused = await ann.ask(type="report", report="fell")
        assert (refused["rule"], refused["key"]) == ("KAM-G29", "own_source")
