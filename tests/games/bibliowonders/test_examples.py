"""The worked examples of the rules, played card by card."""

from __future__ import annotations

import pytest

from tests.games.bibliowonders.helpers import started, turn


@pytest.mark.rule("BIB-X1")
def test_mia_learns_three_things() -> None:
    table = turn("E2 blue; N1E2 red", {"red": "E2"}, {"red": "blue+red+east"})
    pairs = ["learn blue+red", "learn blue+east", "learn red+east"]
    assert sorted(table.offered("learn")) == sorted([*pairs, "learn blue+red+east"])
    table.do("learn blue+red+east")
    assert table.hand("red") == []
    assert table.discard_pile == ["blue", "red", "east"]
    assert table.slots("red") == ["III"]
    for pair in pairs:
        other = turn("E2 blue; N1E2 red", {"red": "E2"}, {"red": "blue+red+east"}).do(pair)
        assert other.slots("red") == ["II"]


@pytest.mark.rule("BIB-X2")
def test_a_face_down_shelf_does_not_meet_a_card() -> None:
    table = turn("E2 blue; N1E2 (red)", {"red": "E2"}, {"red": "blue+red+east"})
    assert table.offered("learn") == ["learn blue+east"]


@pytest.mark.rule("BIB-X3")
def test_a_filled_slot_is_not_offered() -> None:
    table = turn("E2 blue; N1E2 red", {"red": "E2"}, {"red": "blue+red+east"}, slots={"red": "III"})
    assert sorted(table.offered("learn")) == ["learn blue+east", "learn blue+red", "learn red+east"]


@pytest.mark.rule("BIB-X4")
def test_four_cards_fill_the_last_slot() -> None:
    hand = {"red": "blue+red+north+east"}
    table = turn("N1E2 blue; N1E3 red", {"red": "N1E2"}, hand, slots={"red": "II III"})
    assert table.offered("learn") == ["learn blue+red+north+east"]
    assert table.do("learn blue+red+north+east").slots("red") == ["II", "III", "IV"]
    assert not table.over


@pytest.mark.rule("BIB-X5")
def test_identical_cards_are_not_shown_together() -> None:
    table = turn("E2 blue", {"red": "E2"}, {"red": "blue+blue+east"})
    assert table.offered("learn") == ["learn blue+east"]
    table.do("learn blue+east")
    assert table.hand("red") == ["blue"]
    assert table.offered("learn") == []


@pytest.mark.rule("BIB-X6")
def test_directions_are_seen_from_the_displaced_reception() -> None:
    table = turn("E2 blue; E3 reception", {"red": "E2"}, {"red": "blue+east+west"})
    assert table.offered("learn") == ["learn blue+west"]


@pytest.mark.rule("BIB-X7")
@pytest.mark.parametrize(
    ("pawn", "met"),
    [
        ("N1E1", ["north", "east"]),
        ("N3E1", ["north", "east"]),
        ("N1E3", ["north", "east"]),
        ("N3", ["north"]),
        ("C", []),
    ],
)
def test_directions_met(pawn: str, met: list[str]) -> None:
    map = "" if pawn == "C" else f"{pawn} blue"
    table = turn(map, {"red": pawn})
    assert [card for card in table.met("red") if card != "blue"] == met


@pytest.mark.rule("BIB-X8")
def test_a_moving_shelf_leaves_the_map_and_comes_back_at_the_other_end() -> None:
    table = turn("W3 blue; N1W3 moving-W; N1E3 (green)", {"red": "W3"}).do("move N1W3")
    assert table.at("N1E3") == "moving-W"
    assert table.at("N1W3") == "(green)"
    assert table.pawn("red") == "N1E3"
    assert table.mp("red") == 0


@pytest.mark.rule("BIB-X9")
def test_short_rows_and_columns_wrap_within_themselves() -> None:
    assert turn("N3 blue; N3E1 moving-E", {"red": "N3"}).do("move N3E1").pawn("red") == "N3W1"
    assert turn("N2E1 blue; N2E2 moving-N", {"red": "N2E1"}).do("move N2E2").pawn("red") == "S2E2"


@pytest.mark.rule("BIB-X10")
def test_the_reception_is_carried_with_whoever_stands_on_it() -> None:
    table = turn("S2 green; S1 moving-N", {"red": "S2", "blue": "C"}).do("move S1")
    assert table.reception == "S1"
    assert table.pawn("blue") == "S1"
    assert table.pawn("red") == "C"
    assert table.at("C") == "moving-N"
    assert {"north", "moving"} <= set(table.met("red"))
    assert not {"north", "east", "south", "west"} & set(table.met("blue"))
    assert (table.mp("blue"), table.hand("blue"), table.over) == (0, [], False)


@pytest.mark.rule("BIB-X11")
def test_with_full_mp_the_card_is_still_turned_up_and_drawn_for() -> None:
    table = turn("N1 green; N1E1 (red)", {"red": "N1"}, mp={"red": 5}).do("move N1E1")
    assert table.at("N1E1") == "red*"
    assert table.mp("red") == 5
    assert len(table.hand("red")) == 1


@pytest.mark.rule("BIB-X12")
def test_a_marked_own_shelf_and_a_foreign_one_give_nothing() -> None:
    marked = turn("N1 green; N1E1 red*", {"red": "N1"}).do("move N1E1")
    assert (marked.pawn("red"), marked.hand("red"), marked.mp("red"), marked.at("N1E1")) == ("N1E1", [], 0, "red*")
    foreign = turn("N1 green; N1W1 blue", {"red": "N1"}).do("move N1W1")
    assert (foreign.pawn("red"), foreign.hand("red"), foreign.mp("red"), foreign.at("N1W1")) == ("N1W1", [], 0, "blue")


@pytest.mark.rule("BIB-X13")
def test_the_discard_pile_is_reshuffled_when_a_draw_is_due() -> None:
    everything = started().draw_pile
    other = ["red", "red", "green", "north", "moving"]
    for card in ["blue", *other]:
        everything.remove(card)
    hands = {"red": "blue", "blue": "+".join(other)}
    table = turn("", {}, hands, {"red": 2}, discard_pile=everything)
    assert (len(table.draw_pile), len(table.discard_pile)) == (0, 22)
    table.do("negotiate")
    assert (len(table.draw_pile), len(table.discard_pile)) == (21, 0)
    drawn = next(card for card in table.hand("red") if card != "blue" or table.hand("red").count("blue") > 1)
    assert set(table.options) == {"discard blue", f"discard {drawn}"}
    table.do("discard blue")
    assert (len(table.draw_pile), table.discard_pile) == (21, ["blue"])


@pytest.mark.rule("BIB-X14")
def test_five_moves_in_a_turn_without_librarian_magic() -> None:
    way = ["N1", "N1E1", "N1E2", "E2", "S1E2"]
    table = turn("; ".join(f"{place} (green)" for place in way), {}, mp={"red": 5})
    table.do("leap", *(f"move {place}" for place in way[:3]))
    assert table.mp("red") == 5
    table.do("leap", "move E2")
    assert table.mp("red") == 3
    table.do("leap", "move S1E2")
    assert (table.mp("red"), table.moves) == (1, 0)
    assert table.offered("move") == table.offered("leap") == []


@pytest.mark.rule("BIB-X15")
def test_clairvoyance_is_private_and_not_offered_twice() -> None:
    table = turn("N1 (moving-S)", {}, mp={"red": 1}).do("clairvoyance N1")
    assert table.mp("red") == 0
    assert table.seen_at("red", "N1") | {"compass": []} == {
        "position": "N1", "x": 0, "y": 1, "up": False, "shelf": "moving-S", "seen_by": [0], "crystal": False,
        "pawns": [], "compass": [],
    }  # fmt: skip
    assert table.seen_at("blue", "N1")["shelf"] is None
    assert table.seen_at(None, "N1")["shelf"] is None
    again = turn("N1 (moving-S)", {}, mp={"red": 2}).do("clairvoyance N1")
    assert again.mp("red") == 1
    assert again.offered("clairvoyance") == ["clairvoyance W1", "clairvoyance E1", "clairvoyance S1"]


@pytest.mark.rule("BIB-X16")
def test_used_magic_goes_away_before_the_hand_limit() -> None:
    hand = {"red": "blue+blue+red+north+moving+misfiled"}
    table = turn("", {}, hand, used="express_request").do("end")
    assert table.discard_pile == ["express_request"]
    assert table.question == "hand_limit_discard"
    assert table.options == [f"discard {card}" for card in ("blue", "red", "north", "moving", "misfiled")]
    table.do("discard misfiled")
    assert table.discard_pile == ["express_request", "misfiled"]
    assert table.active == "blue"


@pytest.mark.rule("BIB-X17")
def test_a_reconstruction_takes_what_no_pawn_stands_on() -> None:
    map = "N1 green; N2 green; N3 green; E1 green; E2 green; E3 green; S1 red*; W1 moving-N"
    table = turn(map, {"blue": "E3", "red": "S1"})
    before = table.board["map"]
    table.do("end")
    emptied = ["N3", "N2", "N1", "W1", "E1", "E2"]
    [event] = table.events("reconstruction")
    assert event == {
        "colours": ["green"],
        "positions": emptied,
        "shelves": ["green", "green", "green", "moving-N", "green", "green"],
    }
    assert sorted(table.at(place) for place in emptied) == ["(green)"] * 5 + ["(moving-N)"]
    assert table.face_up == {"E3": "green", "S1": "red*"}
    after = table.board["map"]
    assert all(after[place] == before[place] for place in after if place not in emptied)


@pytest.mark.rule("BIB-X18")
def test_the_way_back_to_the_reception_wins() -> None:
    table = turn("E2 green; E1 blue", {"red": "E2"}, slots={"red": "II III IV"}).do("move E1", "move C")
    assert table.winners == ["red"]
    assert table.outcome.reason == "reception"


@pytest.mark.rule("BIB-X19")
def test_the_third_cube_on_the_reception_needs_a_step_away_and_back() -> None:
    map = "N1 blue; E1 red; S1 green; W1 yellow"
    table = turn(map, {}, {"red": "blue+red+green+yellow"}, slots={"red": "II III"})
    table.do("learn blue+red+green+yellow")
    assert table.slots("red") == ["II", "III", "IV"]
    assert not table.over
    assert table.do("move N1", "move C").winners == ["red"]


@pytest.mark.rule("BIB-X20")
def test_lights_on() -> None:
    map = "E1 blue; W3 green; W2 (yellow); W1 (moving-N); E2 (blue); E3 (red)"
    table = turn(map, {"red": "E1"}, {"red": "lights_on"}, {"red": 3}).do("magic lights_on row")
    assert [table.at(place) for place in ("W2", "W1", "E2", "E3")] == ["yellow", "moving-N", "blue", "red*"]
    assert table.mp("red") == 5
    assert len(table.hand("red")) == 1


@pytest.mark.rule("BIB-X21")
def test_staff_passage() -> None:
    table = turn("N1 blue; N3 red; S3 moving-S", {"red": "N1"}, {"red": "staff_passage"}, moves=1)
    table.do("magic staff_passage")
    assert table.moves == 2
    assert set(table.offered("move")) == {f"move {place}" for place in ("N3", "N2", "N1W1", "N1E1", "C", "S3")}
    table.do("move S3")
    assert table.pawn("red") == "N3"
    assert (table.at("N3"), table.at("S3")) == ("moving-S", "red")


@pytest.mark.rule("BIB-X22")
def test_misfiled() -> None:
    table = turn("S3 blue; S2 green", {"red": "S3"}, {"red": "misfiled"}, slots={"red": "II III IV"})
    table.do("magic misfiled C S2")
    assert (table.reception, table.at("C")) == ("S2", "green")
    assert len(table.hand("red")) == 1
    assert not table.over
    assert table.do("move S2").winners == ["red"]


@pytest.mark.rule("BIB-X23")
def test_recommendation() -> None:
    table = turn("E2 blue", {"red": "E2"}, {"red": "blue+recommendation"})
    assert table.offered("learn") == []
    table.do("magic recommendation")
    assert table.offered("learn") == ["learn blue letter"]
    table.do("learn blue letter")
    assert table.slots("red") == ["II"]
    assert (table.discard_pile, table.used) == (["blue"], ["recommendation"])
    assert table.do("end").discard_pile == ["blue", "recommendation"]


@pytest.mark.rule("BIB-X24")
def test_express_request() -> None:
    table = turn("", {}, {"red": "express_request"}, draw_pile="blue+north+moving").do("magic express_request")
    assert table.question == "magic_discard"
    assert table.hand("red") == ["blue", "north", "moving"]
    assert table.options == ["discard blue+north", "discard blue+moving", "discard north+moving"]
    assert table.do("discard blue+north").hand("red") == ["moving"]
    assert table.question == "turn_action"
