"""Rulings that are not carried by the rule they explain."""

from __future__ import annotations

import pytest

from tests.games.bibliowonders.helpers import GAME, PLACES, Json, changed_game, entry, shelf, started, turn
from wondertable import Game


@pytest.mark.rule("BIB-Q2")
def test_the_outline_is_data() -> None:
    assert [len(row) for row in GAME.data["map"]["rows"]] == [3, 5, 7, 7, 7, 5, 3]  # type: ignore[index]
    assert GAME.data["map"]["origin"] == "deduced"  # type: ignore[index]
    for name in PLACES:
        mirrored = name.translate(str.maketrans("NSEW", "SNWE"))
        assert mirrored in PLACES


@pytest.mark.rule("BIB-Q7")
def test_each_player_has_slots_of_the_own() -> None:
    table = turn("N1 blue; E1 red", {}, {"red": "blue+red", "blue": "blue+red"})
    table.do("learn blue+red", "end", "learn blue+red")
    assert table.slots("red") == table.slots("blue") == ["II"]


@pytest.mark.rule("BIB-Q14")
def test_a_short_row_wraps_within_itself() -> None:
    table = turn("S3 blue; S3W1 moving-W; S3E1 (green)", {"red": "S3"}).do("move S3W1")
    assert (table.pawn("red"), table.at("S3W1")) == ("S3E1", "(green)")


@pytest.mark.rule("BIB-Q23")
def test_crystals_never_run_out() -> None:
    def one_crystal(data: Json) -> None:
        data["limits"]["crystals"] = 0

    table = turn("N1 red; N2 red", game=changed_game(one_crystal)).do("move N1", "move N2")
    assert (table.at("N1"), table.at("N2")) == ("red*", "red*")


@pytest.mark.rule("BIB-Q24")
def test_a_colour_nobody_plays_meets_cards_but_never_holds_a_crystal() -> None:
    table = turn("N1 green; E1 yellow", {}, {"red": "green+yellow"})
    assert table.offered("learn") == ["learn green+yellow"]
    assert table.do("move N1").at("N1") == "green"


@pytest.mark.rule("BIB-Q30")
def test_moving_shelves_have_no_colour() -> None:
    assert all("colour" not in kind for kind in GAME.data["shelf"] if kind["kind"] == "moving")  # type: ignore[attr-defined]
    table = turn("N1 moving-N", {"red": "N1"})
    assert table.met("red") == ["north", "moving"]


@pytest.mark.rule("BIB-Q32")
def test_everybody_sees_the_whole_discard_pile() -> None:
    table = turn("", {}, {}, discard_pile="blue+blue+misfiled")
    for viewer in ("red", "blue", None):
        assert table.seen(viewer)["discard_pile"] == ["blue", "blue", "misfiled"]


@pytest.mark.rule("BIB-Q25")
def test_what_is_open_and_what_is_not() -> None:
    table = turn("", {}, {"red": "blue+east", "blue": "red"}, {"red": 2}, {"red": "II"}, used="lights_on")
    for viewer in ("blue", None):
        seen = table.seen(viewer)
        red = seen["seats"][0]
        assert (red["hand"], red["mp"], red["slots"], red["cubes"], red["cards"]) == (2, 2, ["II"], 1, None)
        assert (seen["used"], seen["draw_pile"], seen["moves_left"]) == (["lights_on"], 24, 2)
    assert table.seen("red")["seats"][0]["cards"] == ["blue", "east"]


# -- corrected data ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BIB-V6")
def test_a_coloured_moving_shelf() -> None:
    """It draws before it moves, holds a crystal, meets its colour, and never counts for a reconstruction."""

    def colour_it(data: Json) -> None:
        shelf(data, arrow="N")["colour"] = "red"

    game = changed_game(colour_it)
    assert game.custom_names()["shelf-red-moving-N"] == "red moving N"
    table = turn("N1 red-moving-N; S1 red; S2 red; S3 red; E1 red; E2 red", game=game)
    assert "red" in table.met("red")
    assert (table.preview("N1")["draws"], table.preview("N1")["ends_at"]) == (1, "N2")
    table.do("move N1")
    assert (table.pawn("red"), table.at("N2"), len(table.hand("red"))) == ("N2", "red-moving-N*", 1)
    assert [event["key"] for event in table.told()][-3:] == ["draw", "crystal", "shift"]
    table.do("end")
    assert table.events("reconstruction") == [], "five red shelves and a moving one"


def outline(rows: list[list[str]], shelves: int) -> Game:
    def change(data: Json) -> None:
        data["map"]["rows"] = rows
        data["map"]["reception_start"] = rows[0][0]
        data["shelf"] = [
            {"kind": "moving", "arrow": arrow, "count": 1, "origin": "reconstructed"} for arrow in "NESW"
        ] + [{"kind": "colour", "colour": "blue", "count": shelves - 4, "origin": "reconstructed"}]

    return changed_game(change)


@pytest.mark.rule("BIB-V7")
def test_a_gap_is_left_like_an_edge_and_a_lonely_shelf_stays() -> None:
    rows = [["N1", "N1E1"], ["W3", "W2", "C", "E1"], ["S1"]]
    game = outline(rows, 6)
    into_gap = turn("C moving-W; N1 reception; E1 blue", {"red": "N1", "blue": "N1"}, game=game)
    into_gap.do("move C")
    assert into_gap.pawn("red") == "E1", "the farthest place on the other side"
    before_gap = turn("W2 moving-E; W3 blue; N1 reception", {"red": "W3", "blue": "N1"}, game=game)
    assert before_gap.do("move W2").pawn("red") == "W3"
    alone = turn("S1 moving-E; C blue; N1 reception", {"red": "C", "blue": "N1"}, game=game).do("move S1")
    assert (alone.pawn("red"), alone.at("S1")) == ("S1", "moving-E")
    assert alone.events("shift") == []


def test_a_starting_hand_and_other_limits_are_data() -> None:
    def richer(data: Json) -> None:
        data["limits"] |= {"hand_start": 2, "mp_start": 1, "moves_per_turn": 3}
        entry(data, "elementary", "leap")["cost"] = 1

    table = started(3, game=changed_game(richer))
    assert [len(table.hand(colour)) for colour in table.colours] == [2, 2, 2]
    assert (table.mp("blue"), table.moves) == (1, 3)
    assert "leap" in table.options
