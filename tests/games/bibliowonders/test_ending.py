"""How the game ends, and what the options of the table change."""

from __future__ import annotations

import pytest

from tests.games.bibliowonders.helpers import GAME, new, started, turn
from wondertable import Refused

AROUND = "N1 blue; E1 red; S1 green; W1 yellow"
THREE = "II III IV"


@pytest.mark.rule("BIB-E1", "BIB-Q3")
def test_a_move_onto_the_reception_with_three_cubes_wins() -> None:
    for slots, over in ((THREE, True), ("II III", False)):
        table = turn("N1 green", {"red": "N1"}, slots={"red": slots}).do("move C")
        assert table.over == over
    assert turn("N1 green", {"red": "N1"}, slots={"red": THREE}).do("move C").events("win") == [
        {"seats": [0], "reason": "reception"}
    ]


@pytest.mark.rule("BIB-E2", "BIB-Q10")
def test_the_game_stops_at_once() -> None:
    map = "N1 green; N2 green; N3 green; E1 green; E2 green; E3 green"
    table = turn(map, {"red": "N1"}, {"red": "staff_passage"}, slots={"red": THREE})
    table.do("magic staff_passage", "move C")
    assert table.position.asked() == []
    assert (table.used, table.discard_pile, table.events("reconstruction")) == (["staff_passage"], [], [])
    with pytest.raises(Refused, match="over"):
        table.position.apply(1, GAME.actions.parse("end"))


@pytest.mark.rule("BIB-E3")
def test_the_third_cube_may_come_earlier_in_the_same_turn() -> None:
    table = turn("N1 blue; N1E1 red", {"red": "N1"}, {"red": "blue+north"}, slots={"red": "III IV"})
    assert table.do("learn blue+north", "move C").winners == ["red"]


@pytest.mark.rule("BIB-E4", "BIB-Q9")
def test_learning_the_third_cube_on_the_reception_does_not_win() -> None:
    """The first way not to win there: the cube comes, but nobody moves."""
    table = turn(AROUND, {}, {"red": "blue+red"}, slots={"red": "III IV"}).do("learn blue+red")
    assert not table.over
    table.do("end", "end")
    assert not table.over, "standing there is not enough"
    assert table.do("move N1", "move C").winners == ["red"]


@pytest.mark.rule("BIB-E5", "BIB-Q11")
def test_being_carried_does_not_win() -> None:
    """The second way not to win: the reception or the pawn is carried, but nobody moves onto it."""
    carried = turn("S1 moving-N; S2 green", {"red": "S2", "blue": "C"}, slots={"blue": THREE, "red": THREE})
    carried.do("move S1")
    assert (carried.reception, carried.pawn("blue"), carried.over) == ("S1", "S1", False)
    swapped = turn("S1 blue", {"red": "S1"}, {"red": "misfiled"}, slots={"red": THREE}).do("magic misfiled C S1")
    assert (swapped.reception, swapped.pawn("red"), swapped.over) == ("S1", "C", False)
    assert swapped.do("move S1").winners == ["red"]


@pytest.mark.rule("BIB-E6")
def test_the_middle_is_not_the_reception() -> None:
    table = turn("C green; N1 blue; E3 reception", {"red": "N1"}, slots={"red": THREE}).do("move C")
    assert not table.over


@pytest.mark.rule("BIB-E7", "BIB-I10")
def test_one_player_wins_and_cubes_are_kept_for_the_record() -> None:
    table = turn("N1 green", {"red": "N1"}, slots={"red": THREE, "blue": "II"}, players="red blue green").do("move C")
    assert (table.outcome.winners, table.outcome.scores) == ([0], [3, 1, 0])


# -- options -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BIB-V1")
def test_without_librarian_magic_there_are_23_cards() -> None:
    table = new(librarian_magic=False)
    assert len(table.draw_pile) == 23
    assert not set(table.draw_pile) & {"lights_on", "express_request", "staff_passage", "misfiled", "recommendation"}
    with pytest.raises(Refused, match="BIB-V1"):
        turn("", {}, {"red": "misfiled"}, options={"librarian_magic": False})


@pytest.mark.rule("BIB-V2", "BIB-Q1")
def test_with_eight_neighbours_corners_are_adjacent() -> None:
    eight = {"neighbours": 8}
    table = turn("N1E1 green; S1W1 moving-S", {}, {"red": "green+green"}, {"red": 1}, options=eight)
    assert len(table.offered("move")) == 8
    assert {"clairvoyance N1W1", "clairvoyance S1E1"} <= set(table.options)
    assert "green" in table.met("red")
    table.do("move S1W1")
    assert table.pawn("red") == "S2W1", "arrows do not change"
    assert {card for card in table.met("red") if card in ("north", "east", "south", "west")} == {"south", "west"}
    assert "move N1E1" not in turn("N1E1 green").options


@pytest.mark.rule("BIB-V3")
def test_with_presence_learning_on_the_reception_wins() -> None:
    presence = {"reception_win": "presence"}
    table = turn(AROUND, {}, {"red": "blue+red"}, slots={"red": "III IV"}, options=presence).do("learn blue+red")
    assert (table.winners, table.outcome.reason) == (["red"], "presence")
    second = turn(AROUND, {}, {"red": "blue+red"}, slots={"red": "III"}, options=presence).do("learn blue+red")
    assert not second.over
    away = turn(AROUND, {"red": "N1"}, {"red": "blue+north"}, slots={"red": "III IV"}, options=presence)
    assert not away.do("learn blue+north").over
    assert away.do("move C").outcome.reason == "reception"


@pytest.mark.rule("BIB-V4")
def test_after_the_last_round_most_cubes_win() -> None:
    limit = {"round_limit": 2}
    one = turn("", slots={"red": "II III", "blue": "IV"}, options=limit).do("end", "end", "end")
    assert not one.over
    one.do("end")
    assert (one.winners, one.outcome.reason, one.outcome.scores) == (["red"], "round_limit", [2, 1])
    both = turn("", slots={"red": "II", "blue": "IV"}, options=limit).do("end", "end", "end", "end")
    assert both.winners == ["red", "blue"]
    assert started(2).do(*["end"] * 300).over is False, "no limit unless chosen"


@pytest.mark.rule("BIB-V4")
def test_the_last_turn_end_still_rebuilds() -> None:
    map = "N1 green; N2 green; N3 green; E1 green; E2 green; E3 green"
    table = turn(map, options={"round_limit": 1}).do("end", "end")
    assert table.over
    assert len(table.events("reconstruction")) == 1


@pytest.mark.rule("BIB-V5")
def test_the_table_may_name_the_start_player() -> None:
    for seat in (1, 2, 3):
        assert started(3, start_player=seat).position.asked() == [seat - 1]
    with pytest.raises(Refused, match=r"BIB-V5.*Seat 4.*table of 3"):
        started(3, start_player=4)
    with pytest.raises(Refused, match=r"start_player.*random, 1, 2, 3, and 4"):
        started(3, start_player=5)


def test_the_options_as_clients_are_told() -> None:
    told = {option["name"]: option for option in GAME.info()["options"]}  # type: ignore[attr-defined]
    assert told["start_player"]["values"] == ["random", 1, 2, 3, 4]
    assert told["neighbours"]["values"] == [4, 8]
    assert (told["round_limit"]["range"], told["round_limit"]["default"]) == ([0, 99], 0)
    assert told["librarian_magic"]["default"] is True
    assert told["reception_win"]["default"] == "move"
