"""Move: where a pawn may go, and what the card it comes to does."""

from __future__ import annotations

import pytest

from tests.games.bibliowonders.helpers import turn


@pytest.mark.rule("BIB-P7")
def test_a_pawn_goes_to_an_adjacent_card() -> None:
    table = turn("N1 green", {"red": "N1"})
    assert table.offered("move") == ["move N2", "move N1W1", "move N1E1", "move C"]
    refused = table.refused("move N3")
    assert (refused.rule, refused.key, refused.args) == ("BIB-P7", "not_adjacent", {"position": "N3"})
    assert table.refused("move N1").key == "here"


@pytest.mark.rule("BIB-P8", "BIB-Q3", "BIB-Q4")
def test_any_adjacent_card_will_do() -> None:
    table = turn("N1 green; W1 blue", {"red": "N1", "blue": "N1", "yellow": "C"}, players="red blue yellow")
    table.do("move C")
    assert table.pawn("red") == table.pawn("yellow") == "C"
    table.do("move W1")
    assert table.pawn("red") == "W1"
    table.do("end", "move C")
    assert table.pawn("blue") == table.pawn("yellow") == "C"


@pytest.mark.rule("BIB-P9")
def test_a_face_down_card_is_turned_up_for_one_mp() -> None:
    table = turn("N1 (green)").do("move N1")
    assert (table.at("N1"), table.mp("red")) == ("green", 1)
    assert table.events("turn_up") == [{"position": "N1", "shelf": "green"}]
    assert table.events("mp") == [{"seat": 0, "gained": 1, "mp": 1}]
    assert turn("N1 green").do("move N1").mp("red") == 0


@pytest.mark.rule("BIB-P10")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (4, 5), (5, 5)])
def test_mp_never_exceed_five(before: int, after: int) -> None:
    table = turn("N1 (red)", mp={"red": before})
    assert table.preview("N1")["mp"] == after - before
    table.do("move N1")
    assert (table.mp("red"), table.at("N1"), len(table.hand("red"))) == (after, "red*", 1)


@pytest.mark.rule("BIB-P11")
@pytest.mark.parametrize("card", ["red", "(red)"])
def test_the_card_acts_face_up_or_face_down_before(card: str) -> None:
    assert len(turn(f"N1 {card}").do("move N1").hand("red")) == 1
    shift = turn("N1 moving-N" if card == "red" else "N1 (moving-N)").do("move N1")
    assert shift.pawn("red") == "N2"


@pytest.mark.rule("BIB-P12")
def test_the_own_colour_gives_a_card_and_gets_a_crystal() -> None:
    table = turn("N1 red", draw_pile="moving").do("move N1")
    assert (table.hand("red"), table.at("N1")) == (["moving"], "red*")
    assert table.events("draw") == [{"seat": 0, "count": 1}]
    assert table.events("drew", "red") == [{"cards": ["moving"]}]
    assert table.events("drew", "blue") == table.events("drew") == []
    assert table.events("crystal") == [{"seat": 0, "position": "N1"}]


@pytest.mark.rule("BIB-P13")
def test_a_marked_shelf_gives_nothing_not_even_after_leaving() -> None:
    table = turn("N1 red; N2 green").do("move N1", "move N2", "end", "end", "move N1")
    assert len(table.hand("red")) == 1


@pytest.mark.rule("BIB-P16", "BIB-Q12")
def test_both_cards_keep_what_is_on_them_and_their_facing() -> None:
    table = turn("N1 moving-E; N1E1 (red)", {"blue": "N1"}).do("move N1")
    assert (table.at("N1E1"), table.at("N1")) == ("moving-E", "(red)")
    assert table.pawn("red") == table.pawn("blue") == "N1E1"
    assert table.events("shift") == [{"seat": 0, "from": "N1", "to": "N1E1", "round": False}]
    assert table.seen_at("red", "N1")["shelf"] is None


@pytest.mark.rule("BIB-P17", "BIB-Q11", "BIB-Q13")
def test_nothing_follows_from_an_exchange() -> None:
    onto_arrow = turn("N1 moving-N; N2 moving-E").do("move N1")
    assert (onto_arrow.pawn("red"), onto_arrow.at("N1")) == ("N2", "moving-E"), "only the entered shelf acts"
    own = turn("S1 moving-N; C blue; S2 reception", {"red": "S2", "blue": "C"}).do("move S1")
    assert (own.pawn("blue"), own.mp("blue"), own.hand("blue"), own.at("S1")) == ("S1", 0, [], "blue")


@pytest.mark.rule("BIB-P18")
def test_a_carried_reception_stays_and_turns_the_compass() -> None:
    table = turn("N1 moving-S; E1 green; N1E1 yellow", {"red": "N1E1", "blue": "E1"})
    assert {card for card in table.met("blue") if card not in ("green", "yellow")} == {"east"}
    table.do("move N1")
    assert table.reception == "N1"
    assert table.pawn("red") == "C"
    assert {card for card in table.met("blue") if card not in ("green", "yellow")} == {"east", "south"}
    assert table.seen_at(None, "E1")["compass"] == ["east", "south"]
    assert table.seen_at(None, "N1")["compass"] == []
    table.do("end", "end")
    assert table.reception == "N1", "nobody brings it back"


@pytest.mark.rule("BIB-P19")
@pytest.mark.parametrize("card", ["blue", "green"])
def test_foreign_colours_give_nothing(card: str) -> None:
    table = turn(f"N1 {card}").do("move N1")
    assert (table.hand("red"), table.at("N1")) == ([], card)
    back = table.do("move C")
    assert (back.pawn("red"), back.over, back.hand("red"), back.mp("red")) == ("C", False, [], 0)


@pytest.mark.rule("BIB-P20", "BIB-E1", "BIB-E6")
def test_the_reception_wins_wherever_it_lies() -> None:
    table = turn("E2 reception; E1 green; C yellow", {"red": "E1"}, slots={"red": "II III IV"})
    assert table.preview("E2")["wins"]
    assert not table.preview("C")["wins"]
    table.do("move C")
    assert not table.over
    table.do("move E1", "end", "end")
    assert not table.over
    assert table.do("move E2").winners == ["red"]


@pytest.mark.rule("BIB-P3")
def test_two_moves_and_no_more() -> None:
    table = turn("N1 green; N2 green").do("move N1", "move N2")
    assert table.offered("move") == []
    refused = table.refused("move N1")
    assert (refused.rule, refused.key) == ("BIB-P3", "no_moves")


# -- what a player is told beforehand ----------------------------------------------------------------------------------


def test_a_shelf_that_leaves_the_building_is_told_to_go_round() -> None:
    table = turn("N1E2 green; N1E3 moving-E", {"red": "N1E2"})
    assert (table.preview("N1E3")["shifts_to"], table.preview("N1E3")["round"]) == ("N1W3", True)
    table.do("move N1E3")
    assert table.events("shift") == [{"seat": 0, "from": "N1E3", "to": "N1W3", "round": True}]


def test_a_preview_says_what_arriving_does() -> None:
    table = turn("N1 red; E1 moving-E; E2 green; W1 blue; S1 (red)", {}, {"red": "green+east+moving"})
    assert table.preview("N1") == {
        "position": "N1", "turns_up": False, "known": True, "shelf": "red", "mp": 0, "draws": 1, "crystal": True,
        "shifts_to": None, "round": False, "ends_at": "N1", "wins": False, "met": [],
    }  # fmt: skip
    shift = table.preview("E1")
    assert (shift["shifts_to"], shift["ends_at"]) == ("E2", "E2")
    assert shift["met"] == ["green", "east", "moving"], "the green shelf lies on E1 then"
    unknown = table.preview("S1")
    assert (unknown["known"], unknown["turns_up"], unknown["mp"]) == (False, True, 1)
    assert all(unknown[key] is None for key in ("shelf", "draws", "crystal", "ends_at", "met"))


def test_a_preview_uses_what_the_seat_has_seen() -> None:
    table = turn("S1 (red)", seen={"red": "S1"})
    assert (table.preview("S1")["known"], table.preview("S1")["draws"], table.preview("S1")["mp"]) == (True, 1, 1)


@pytest.mark.parametrize("seed", range(6))
def test_previews_come_true(seed: int) -> None:
    """Whatever a preview foretells is what happens."""
    from tests.games.bibliowonders.helpers import Situation, answers, started

    table = started(2, seed)
    checked = 0
    for seat, action in answers(table.position, seed):
        text = table.game.actions.text(action)
        if text.startswith("move"):
            told = table.preview(text.split()[1])
            then = Situation(table.position.clone()).do(text)
            colour = table.colours[seat]
            if told["known"]:
                checked += 1
                assert told["wins"] == then.over
                assert then.pawn(colour) == told["ends_at"]
                assert len(then.hand(colour)) - len(table.hand(colour)) == told["draws"]
            assert then.mp(colour) - table.mp(colour) == told["mp"]
        if checked > 120:
            break
    assert checked > 40
