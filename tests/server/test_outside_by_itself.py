"""What a simulated book does with nobody's hand on it, and with several servers at its table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.grimoire import SWIFT, Player, seated, small
from tests.server.harness import QUICK, Address, running
from wondertable.games.kamimai.outside.grimoire import Event
from wondertable.server import games, outside
from wondertable.server.live import LiveTable


@pytest.fixture(autouse=True)
def small_book(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "game", small)


async def asleep(ann: Player) -> None:
    """Nothing moves any more."""
    while not ann.poses()[-1].asleep:
        await ann.frame()


async def tell(server: Address, ann: Player, *events: Event) -> None:
    """As if the physics had told this of the book."""
    await asleep(ann)
    async with server.tables.at(ann.seated["table"]) as live:
        grimoire: Any = live.outside
        grimoire.note(events)
        live.look_again()


async def drawn(ann: Player) -> None:
    """One card is drawn, and the draw is over."""
    options = await ann.offered("draw")
    while "stop" not in options:
        grab = next(option for option in options if option.startswith("grab B1 side right"))
        assert (await ann.grab(grab))["type"] == "accepted"
        await ann.result()
        options = await ann.offered("draw")
    assert (await ann.grab("stop"))["type"] == "accepted"
    await ann.until(lambda state: state["view"]["board"]["phase"] == "cast")


@pytest.mark.rule("KAM-G11", "KAM-G19")
async def test_a_late_fall_is_judged_by_its_moment(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", times=SWIFT) as server, seated(server) as ann:
        await drawn(ann)
        await tell(server, ann, Event("fell", 9.0))
        await ann.until(lambda state: state["view"]["board"]["fallen"] == "quiet")
        build = ann.board["book"]["build"]
        await ann.offered("begin_draw")
        assert ann.board["book"]["build"] == build + 1


@pytest.mark.rule("KAM-G7")
async def test_pages_that_come_off_by_themselves_are_drawn_in_draw_and_else_discarded(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", times=SWIFT) as server, seated(server) as ann:
        await ann.offered("draw")
        await tell(server, ann, Event("loose", 1.0, "A4"))
        await ann.until(lambda state: len(state["view"]["board"]["drawn"]) == 1)
        await drawn(ann)
        lying = len(ann.board["discard"])
        await tell(server, ann, Event("loose", 2.0, "A6"))
        await ann.until(lambda state: len(state["view"]["board"]["discard"]) == lying + 1)


@pytest.mark.rule("KAM-Q34")
async def test_before_the_first_draw_nothing_falls(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", times=SWIFT) as server, seated(server) as ann:
        await ann.until(lambda state: state["view"] is not None)
        assert (await ann.answer())["type"] == "accepted"
        await ann.until(lambda state: state["view"]["board"]["phase"] == "target")
        frames = len(ann.stream)
        await tell(server, ann, Event("fell", 1.0))
        while not any(ann.full[frames:]):
            await ann.frame()
        assert not ann.poses()[-1].fallen and ann.poses()[-1].asleep
        assert ann.board["book"]["state"] == "standing"
        await drawn(ann)


@pytest.mark.rule("KAM-Q40", "KAM-G19")
async def test_without_late_falls_the_book_is_still_after_the_watch(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", times=QUICK) as server, seated(server, late_falls=False) as ann:
        await drawn(ann)
        await asleep(ann)


@pytest.mark.rule("KAM-S9")
async def test_in_the_training_grabs_count_for_nothing(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", times=SWIFT) as server, seated(server, training=True) as ann:
        options = await ann.offered("training")
        assert (await ann.grab(options[0], {"pace": "brisk"}))["type"] == "accepted"
        await ann.result()
        await ann.until(lambda state: state["view"]["board"]["awaiting"] is None)
        if ann.board["phase"] == "training":
            assert (await ann.grab("done"))["type"] == "accepted"
        await ann.until(lambda state: state["view"]["board"]["phase"] == "target")
        await ann.offered("draw")
        book = ann.board["book"]
        assert len(book["pages"]) == book["built_with"]


@pytest.mark.rule("KAM-Q41")
async def test_a_grab_under_way_is_not_taken_back(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", times=QUICK) as server, seated(server) as ann:
        options = await ann.offered("draw")
        assert (await ann.grab(options[0], {"live": True, "along": 0.5, "height": 0.5}))["type"] == "accepted"
        await ann.until(lambda state: state["view"]["board"]["awaiting"] == "grabbed")
        assert ann.state["undo"]["can"] is None
        refused = await ann.ask(type="undo", question=ann.state["question"])
        assert (refused["rule"], refused["key"]) == ("KAM-Q41", "grab_made")


async def test_of_two_servers_at_one_table_one_is_in_charge_and_both_show_the_book(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outside, "TAKE_OVER", 1.5)
    monkeypatch.setattr(outside, "AT_WORK", 0.2)
    async with running(postgres_url, times=SWIFT) as one:
        async with running(postgres_url, times=SWIFT) as two, seated(two) as ann:
            table, token = ann.seated["table"], ann.seated["token"]
            async with one.client_of(Player, table) as watcher:
                options = await ann.offered("draw")
                assert (await ann.grab(options[0]))["type"] == "accepted"
                await ann.result()
                pages = ann.board["book"]["pages"]
                await watcher.until(
                    lambda state: bool(state["view"]) and state["view"]["board"]["book"]["pages"] == pages
                )
                while len(watcher.standing()) != len(pages):
                    await watcher.frame()
                options = await ann.offered("draw")
            grab = next(option for option in options if option.startswith("grab B1 side"))
            live = {"live": True, "along": 0.8, "height": 0.5}
            assert (await ann.grab(grab, live))["type"] == "accepted"
        async with one.client_of(Player, table, token) as back:
            await back.until(lambda state: state["view"]["board"]["awaiting"] is None)
            assert sum(event["key"] == "grabbed" for event in back.events) == 2, "the other server went on with it"


async def test_a_table_that_could_not_be_loaded_at_once_has_its_book_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path / "t.db", times=SWIFT) as server, seated(server) as ann:
        await ann.offered("begin_draw")
        table = ann.seated["table"]
    async with running(tmp_path / "t.db", times=SWIFT) as server:
        with monkeypatch.context() as patch:

            async def broken(_live: LiveTable) -> None:
                raise OSError("the disk is away")

            patch.setattr(LiveTable, "catch_up", broken)
            with pytest.raises(OSError, match="away"):
                async with server.tables.at(table):
                    pass
        async with server.tables.at(table) as live:
            assert live.outside is not None
