"""Falls: draw, quiet, between."""

from __future__ import annotations

import pytest

from tests.games.kamimai.helpers import cast, new, turn
from tests.games.kamimai.test_setup import hands_stated


@pytest.mark.rule("KAM-F1", "KAM-Q6", "KAM-G7", "KAM-Q7")
def test_loose_pages_are_no_fall() -> None:
    table = cast("water", "-").report("loose air,fire")
    assert (table.discard, table.board["book"]["state"], table.energy) == (["air", "fire"], "standing", 4)
    drawing = hands_stated(new(1, source="simulated")).rebuilt().answer(1, "begin")
    drawing.answer(1, "grab A3 side right thumb+index").report("grabbed A3 stands", "loose A4")
    assert len(drawing.board["drawn"]) == 2


@pytest.mark.rule("KAM-F2", "KAM-Q8", "KAM-Q41")
def test_the_moment_decides() -> None:
    assert turn(["-", "-"], mode="hard").report("fell").energy == 3  # TARGET lies between two turns
    assert cast("water", "-", mode="hard").report("fell").energy == 4
    assert cast("water", "-", mode="hard").ends().report("fell").energy == 4
    assert turn(["-", "-"]).draws("water", "fell watch").energy == 3


@pytest.mark.rule("KAM-F3", "KAM-F4", "KAM-E3")
def test_the_last_energy_point() -> None:
    table = turn(["-", "-"], energy=1).draws("water", "fell draw")
    assert (table.outcome, table.energy, table.position.asked()) == ("energy", 0, [])
    assert table.cards(1) == "water"


@pytest.mark.rule("KAM-F5", "KAM-Q35")
def test_none_drawn_is_a_draw() -> None:
    table = turn(["fire", "-"]).draws("-", "fell draw")
    assert (table.energy, table.question) == (3, "store_keep")


@pytest.mark.rule("KAM-F6")
def test_no_cast_after_a_draw_fall() -> None:
    table = turn(["fire*4", "-"]).draws("imp", "fell draw")
    assert table.phase == "store"


@pytest.mark.rule("KAM-F7", "KAM-Q36")
def test_everything_is_shuffled_in() -> None:
    table = turn(["fire*2", "-"], discard="air*5").draws("water", "fell draw").keeps("fire")
    assert (table.discard, table.book) == ([], 63)
    assert table.board["rebuild"] == table.board["book"]["cards"]


@pytest.mark.rule("KAM-F8", "KAM-F9", "KAM-F11")
def test_a_quiet_fall_is_free() -> None:
    table = cast("water*4", "-", discard="air").report("fell")
    assert (table.energy, table.phase, table.board["book"]["state"]) == (4, "cast", "fallen")
    table.answer(1, "cast water 1:water,water,water,water").ends()
    assert (table.book, len(table.discard)) == (59, 5)
    assert table.position.awaiting() == "built"
    assert table.rebuilt().activator == 2


@pytest.mark.rule("KAM-F10")
def test_a_lying_book_cannot_fall() -> None:
    assert cast("water", "-").report("fell").report_refused("fell").rule == "KAM-F10"


@pytest.mark.rule("KAM-F12")
@pytest.mark.parametrize("mode", ["easy", "normal"])
def test_between_falls_are_free(mode: str) -> None:
    table = turn(["-", "-"], mode=mode, discard="air", target=None).report("fell")
    assert (table.energy, table.discard) == (4, ["air"])
    assert table.rebuilt().question == "choose_target"  # what was asked is asked again


@pytest.mark.rule("KAM-F13", "KAM-V3")
def test_between_falls_in_hard_mode() -> None:
    table = turn(["-", "-"], mode="hard", discard="air").report("fell")
    assert (table.energy, table.discard, table.book) == (3, [], 64)
    assert table.events("energy_lost") == [{"cause": "between_fall", "amount": 1, "left": 3}]


@pytest.mark.rule("KAM-F14", "KAM-Q39")
def test_quiet_falls_in_hard_mode() -> None:
    table = cast("water", "-", mode="hard", discard="air").report("fell").ends().keeps("-").rebuilt()
    assert (table.energy, table.discard) == (4, ["water", "air"])


@pytest.mark.rule("KAM-F15", "KAM-Q32", "KAM-E5")
def test_a_book_that_cannot_stand() -> None:
    table = turn(["fire", "-"], board={"book": {"can_stand": False}}).answer(1, "begin")
    assert (table.energy, table.question) == (3, "store_keep")
    table = cast("water", "-").report("fell").ends().keeps("-").report("cannot stand")
    assert (table.board["book"]["can_stand"], table.question) == (False, "begin_draw")
    assert table.answer(2, "begin").energy == 3


@pytest.mark.rule("KAM-F16", "KAM-Q33")
def test_bringing_it_down_costs_the_same() -> None:
    table = hands_stated(new(1, source="simulated")).rebuilt().answer(1, "begin")
    table.answer(1, "grab A1+A2+A3 down right thumb+index").report("grabbed none fell")
    assert (table.energy, table.position.awaiting()) == (3, "built")  # nothing to store


@pytest.mark.rule("KAM-Q9", "KAM-G11")
def test_the_watch_ends_before_cast() -> None:
    table = hands_stated(new(1, source="simulated")).rebuilt().answer(1, "begin")
    table.answer(1, "grab A3 side right thumb+index").report("grabbed A3 stands").answer(1, "stop")
    assert table.report_refused("watch fell 3.1").rule == "KAM-G9"
    assert table.report("watch stands", "fell").energy == 4


@pytest.mark.rule("KAM-Q40", "KAM-G19")
def test_late_falls_may_be_switched_off() -> None:
    assert cast("water", "-", late_falls=False).report_refused("fell").rule == "KAM-Q40"
    for seed in range(40):
        table = new(1, seed=seed, skill="clumsy", late_falls=False)
        while table.position.asked():
            seat = table.asked[0]
            options = table.options(seat)
            table.answer(seat, "stop" if "stop" in options else options[0])
            if table.board["turn"] > 4:
                break
        assert table.events("fell") == []
