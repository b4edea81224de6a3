"""Whole games of bots at simulated books."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from benchmarks.grimoire import whole_games
from benchmarks.grimoire.episodes import loosened
from benchmarks.grimoire.whole_games import follow, play
from tests.games.kamimai.faults import summoners
from tests.games.kamimai.helpers import Situation
from tests.games.kamimai.test_source import simulated
from tests.server.grimoire import small
from wondertable.games.kamimai.outside.grimoire import Event
from wondertable.games.kamimai.outside.grimoire.physical import Book
from wondertable.games.kamimai.people.names import standing
from wondertable.games.kamimai.rules.position import KamimaiPosition

GRAB = "grab A3 side right thumb+index"


@pytest.mark.rule("KAM-G18", "KAM-G29")
def test_a_team_of_bots_plays_a_simulated_book_to_the_end() -> None:
    """Twenty cards and three turns; the same seed is the same game."""
    kamimai = small("kamimai")
    games = [play(kamimai, kamimai.bots()["thumb"], 2, {"turn_cap": 3}, 5) for _ in range(2)]
    assert games[0] == games[1]
    assert games[0].reason == "unfinished" and games[0].turns == 3
    assert games[0].grabs >= 3


@pytest.mark.rule("KAM-G1", "KAM-G7")
def test_the_rules_and_a_book_that_stands_have_the_same_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """After every grab, also where a page came loose when the grab was over."""
    compared: list[int] = []
    carried_out: Callable[..., None] = whole_games.grab

    def grab(position: KamimaiPosition, book: Book, *more: object) -> None:
        carried_out(position, book, *more)
        if book.state == "standing":
            known = [handle for handle, _card in standing(position.book)]
            assert sorted(known) == sorted(book.handles)
            compared.append(len(known))

    monkeypatch.setattr(whole_games, "grab", grab)
    kamimai = small("kamimai")
    for seed in (3, 4):
        play(kamimai, kamimai.bots()["thumb"], 2, {"turn_cap": 3}, seed)
    assert len(compared) > 4


def grabbed(*events: Event, stopped: bool = False) -> Situation:
    """A page is drawn, and then this happens by itself."""
    table = simulated().answer(1, GRAB).report("grabbed A3 stands")
    follow(summoners((table.answer(1, "stop") if stopped else table).position), events)
    return table


@pytest.mark.rule("KAM-G7", "KAM-Q7")
def test_pages_that_come_loose_when_a_grab_is_over_are_drawn_too() -> None:
    table = grabbed(Event("loose", 1.0, "A4"), Event("loose", 1.1, "B1"))
    assert len(table.board["drawn"]) == 3
    assert not {"A3", "A4", "B1"} & {page["page"] for page in table.board["book"]["pages"]}
    assert len(grabbed(Event("loose", 1.0, "A4"), stopped=True).board["drawn"]) == 2


@pytest.mark.rule("KAM-F2", "KAM-F5", "KAM-G7")
def test_what_comes_loose_before_a_fall_is_drawn_and_what_comes_after_has_fallen() -> None:
    events = [Event("loose", 1.0, "A4"), Event("fell", 1.2), Event("loose", 1.3, "A5")]
    for stopped in (False, True):
        table = grabbed(*events, stopped=stopped)
        assert table.board["book"]["state"] != "standing"
        assert len(table.events("draw")[-1]["cards"]) == 2
    assert list(loosened(events)) == ["A4"]
