"""Learn, and when investigation cards are met."""

from __future__ import annotations

import pytest

from tests.games.bibliowonders.helpers import turn

AROUND = "N1 blue; E1 red; S1 green; W1 yellow"
ALL = "blue+red+green+yellow"


@pytest.mark.rule("BIB-P21", "BIB-Q7")
@pytest.mark.parametrize(
    ("shown", "slot"), [("blue+red", "II"), ("blue+red+green", "III"), ("blue+red+green+yellow", "IV")]
)
def test_the_number_of_cards_is_the_slot(shown: str, slot: str) -> None:
    table = turn(AROUND, {}, {"red": ALL})
    assert table.parts(f"learn {shown}") == {"cards": shown.split("+"), "slot": slot}
    table.do(f"learn {shown}")
    assert table.slots("red") == [slot]
    assert table.discard_pile == shown.split("+")
    [event] = table.events("learn")
    assert event == {"seat": 0, "cards": shown.split("+"), "slot": slot, "letter": False}


@pytest.mark.rule("BIB-P22")
def test_every_card_shown_must_be_met() -> None:
    table = turn("N1 blue; E1 red", {}, {"red": "blue+red+green+north"})
    assert table.offered("learn") == ["learn blue+red"]
    refused = table.refused("learn blue+green")
    assert (refused.rule, refused.key, refused.args) == ("BIB-A1", "not_met", {"card": "green"})
    assert table.refused("learn blue+north").rule == "BIB-A2"
    assert table.refused_piece("card-green") == {
        "piece": "card-green", "rule": "BIB-A1", "key": "not_met", "args": {"card": "green"},
    }  # fmt: skip


@pytest.mark.rule("BIB-P23")
def test_no_two_cards_alike() -> None:
    assert turn("N1 blue", {}, {"red": "blue+blue+blue"}).offered("learn") == []


@pytest.mark.rule("BIB-P24", "BIB-Q8")
def test_a_filled_slot_takes_no_second_cube() -> None:
    table = turn(AROUND, {}, {"red": "blue+red+green"}, slots={"red": "II"})
    assert table.offered("learn") == ["learn blue+red+green"]
    refused = table.refused("learn blue+red")
    assert (refused.rule, refused.key, refused.args) == ("BIB-P24", "filled", {"slot": "II"})
    piece = table.refused_piece("slot-II")
    assert piece is not None and piece["rule"] == "BIB-P24"


@pytest.mark.rule("BIB-P25", "BIB-Q6")
def test_met_cards_may_be_held_back_and_five_are_impossible() -> None:
    table = turn(f"{AROUND}; N2 green", {"red": "N1"}, {"red": "blue+green+north"})
    assert set(table.offered("learn")) == {
        "learn blue+green", "learn blue+north", "learn green+north", "learn blue+green+north",
    }  # fmt: skip
    five = turn("N1E1 blue; N1 red; N2E1 green; N1E2 yellow", {"red": "N1E1"}, {"red": f"{ALL}+north"})
    assert len(five.met("red")) == 6
    assert max(option.count("+") for option in five.offered("learn")) == 3
    assert (five.refused(f"learn {ALL}+north").rule, five.refused(f"learn {ALL}+north").key) == ("BIB-P21", "no_slot")


@pytest.mark.rule("BIB-P26")
def test_learning_costs_no_move_and_may_be_repeated() -> None:
    table = turn(AROUND, {}, {"red": f"{ALL}+moving"})
    table.do("learn blue+red", "move N1")
    assert table.moves == 1
    table = turn(f"{AROUND}; N1E1 moving-S", {"red": "N1E1"}, {"red": "blue+red+north+east+moving"})
    table.do("learn blue+north", "learn red+east+moving")
    assert (table.slots("red"), table.moves) == (["II", "III"], 2)


@pytest.mark.rule("BIB-P27")
def test_the_same_kind_may_be_shown_in_two_learns_of_a_turn() -> None:
    table = turn(AROUND, {}, {"red": "blue+blue+red+red+green"})
    assert table.do("learn blue+red", "learn blue+red+green").slots("red") == ["II", "III"]


@pytest.mark.rule("BIB-P28")
def test_shown_cards_are_discarded_and_cubes_stay() -> None:
    table = turn(AROUND, {}, {"red": ALL}).do("learn blue+red")
    assert table.discard_pile == ["blue", "red"]
    assert table.hand("red") == ["green", "yellow"]
    table.do("move N1", "end", "end", "end")
    assert table.slots("red") == ["II"]


# -- conditions --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BIB-A1", "BIB-Q5")
def test_a_colour_is_met_on_or_beside_a_face_up_shelf() -> None:
    assert "green" in turn("N1 green", {"red": "N1"}).met("red")
    assert "green" in turn("N1 green").met("red")
    assert "green" not in turn("N2 green").met("red"), "two steps away"
    assert "green" not in turn("N1E1 green").met("red"), "across a corner"
    known = turn("N1 (green)", seen={"red": "N1"}, hands={"red": "green+green"})
    assert "green" not in known.met("red"), "face down, even if known"


@pytest.mark.rule("BIB-A2")
@pytest.mark.parametrize(
    ("reception", "pawn", "met"),
    [
        ("C", "N3", {"north"}),
        ("C", "S1W3", {"south", "west"}),
        ("N3", "N2", {"south"}),
        ("N3", "N2E2", {"south", "east"}),
        ("S1E3", "E3", {"north"}),
        ("S1E3", "C", {"north", "west"}),
        ("W3", "E3", {"east"}),
    ],
)
def test_directions_are_seen_from_the_reception(reception: str, pawn: str, met: set[str]) -> None:
    table = turn(f"{reception} reception; {pawn} green", {"red": pawn})
    assert {card for card in table.met("red") if card in ("north", "east", "south", "west")} == met


@pytest.mark.rule("BIB-A3")
def test_never_more_than_two_directions() -> None:
    for entry in turn("N1E2 reception").seen(None)["map"]:
        same_axis = (entry["x"] == 2) + (entry["y"] == 1)
        assert len(entry["compass"]) == 2 - same_axis


@pytest.mark.rule("BIB-A4")
def test_the_moving_card_is_met_on_a_moving_shelf_only() -> None:
    assert "moving" in turn("N1 moving-W", {"red": "N1"}).met("red")
    assert "moving" not in turn("N1 moving-W").met("red")


def test_the_view_says_where_each_card_is_met() -> None:
    table = turn("N1 green; E1 moving-S", {"red": "N1"})
    told = {entry["card"]: entry["positions"] for entry in table.seen(None)["conditions"]}
    assert told["green"] == ["N2", "N1W1", "N1", "N1E1", "C"]
    assert told["moving"] == ["E1"]
    assert told["north"] == [name for name in told["north"] if name.startswith("N")] and len(told["north"]) == 15
    assert told["blue"] == []
