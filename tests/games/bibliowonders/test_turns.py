"""The course of a turn, its end, reconstruction, and drawing."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.bibliowonders.helpers import CARD_IDS, started, turn

SIX_GREEN = "N1 green; N2 green; N3 green; E1 green; E2 green; E3 green"


@pytest.mark.rule("BIB-P1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise_from_the_start_player(players: int) -> None:
    table = started(players, start_player=2)
    order = []
    for _ in range(2 * players):
        order.append(table.position.asked()[0])
        table.do("end")
    assert order == [(1 + k) % players for k in range(players)] * 2
    assert [event["round"] for event in table.events("turn")][: 2 * players] == [1] * players + [2] * players


@pytest.mark.rule("BIB-P2", "BIB-P4")
def test_actions_of_all_kinds_in_any_order() -> None:
    map = "N1 blue; N1E1 red; N1E2 (green)"
    table = turn(map, {}, {"red": "blue+red+north+east+recommendation"}, {"red": 5})
    table.do("leap", "move N1", "magic recommendation", "learn blue+red+north letter", "move N1E1", "clairvoyance N1E2")
    assert table.slots("red") == ["IV"]
    assert (table.moves, table.mp("red")) == (1, 1)


@pytest.mark.rule("BIB-P5", "BIB-Q26")
def test_nothing_is_compulsory() -> None:
    table = turn()
    before = table.board
    table.do("end")
    assert table.active == "blue"
    assert table.board | {"turns": 1} == before


@pytest.mark.rule("BIB-P6")
def test_while_a_discard_is_owed_nothing_else_is_possible() -> None:
    table = turn("", {}, {"red": "blue"}, {"red": 5}).do("negotiate")
    assert all(option.startswith("discard") for option in table.options)
    for text in ("move N1", "leap", "end", "learn blue"):
        assert table.refused(text).rule == "BIB-P6"


@pytest.mark.rule("BIB-P29", "BIB-P30", "BIB-P31", "BIB-P33")
def test_the_steps_of_the_end_come_in_order() -> None:
    hand = "blue+blue+red+green+north+east"
    table = turn(SIX_GREEN, {}, {"red": f"{hand}+staff_passage"}).do("magic staff_passage", "end")
    assert [event["key"] for event in table.told()][-2:] == ["end", "put_away"]
    assert table.events("reconstruction") == []
    table.do("discard blue")
    keys = [event["key"] for event in table.told()]
    assert keys[-5:] == ["end", "put_away", "discard", "reconstruction", "turn"]
    assert table.active == "blue"


@pytest.mark.rule("BIB-P31", "BIB-Q18")
def test_the_hand_goes_down_to_five_with_magic_counted() -> None:
    table = turn("", {}, {"red": "blue+blue+blue+red+north+misfiled+recommendation"}).do("end")
    assert table.question == "hand_limit_discard"
    assert "discard misfiled+recommendation" in table.options
    assert "discard blue+blue" in table.options
    assert len(table.options) == len(set(table.options)) == 11
    refused = table.refused("discard blue")
    assert (refused.rule, refused.key, refused.args) == ("BIB-P31", "wrong_count", {"count": 2})
    assert table.refused("discard red+red").key == "not_held"
    assert turn("", {}, {"red": "blue+blue+red+north+misfiled"}).do("end").active == "blue"


@pytest.mark.rule("BIB-P32", "BIB-Q29")
def test_during_a_turn_a_hand_may_be_larger() -> None:
    table = turn("N1 red; N2 red", {}, {"red": "blue+blue+red+north+east"}).do("move N1", "move N2")
    assert (len(table.hand("red")), table.question) == (7, "turn_action")


@pytest.mark.rule("BIB-P34")
def test_unused_moves_letter_and_passage_are_lost_and_mp_are_kept() -> None:
    table = turn("", {}, {"red": "staff_passage+recommendation"}, {"red": 4})
    table.do("magic staff_passage", "magic recommendation", "leap")
    assert (table.moves, table.board["letter"], table.board["passage"]) == (4, 1, True)
    table.do("end")
    assert (table.moves, table.board["letter"], table.board["passage"]) == (2, 0, False)
    table.do("end")
    assert (table.active, table.moves, table.mp("red")) == ("red", 2, 1)


# -- reconstruction ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BIB-P33", "BIB-Q15")
@pytest.mark.parametrize(("count", "rebuilt"), [(5, False), (6, True), (7, True)])
def test_six_or_more_of_one_colour(count: int, rebuilt: bool) -> None:
    places = ["N1", "N2", "N3", "E1", "E2", "E3", "W1"][:count]
    table = turn("; ".join(f"{place} green" for place in places)).do("end")
    assert bool(table.events("reconstruction")) == rebuilt
    assert bool(table.face_up) != rebuilt


@pytest.mark.rule("BIB-P44")
def test_moving_shelves_do_not_count() -> None:
    moving = "N1 moving-N; N2 moving-N; E1 moving-E; E2 moving-E; W1 moving-W; W2 moving-W; S1 moving-S"
    table = turn(f"{moving}; N3 green; E3 green; W3 green; S3 green; S2 green").do("end")
    assert table.events("reconstruction") == []
    assert table.seen(None)["face_up"] == {"blue": 0, "red": 0, "green": 5, "yellow": 0}


@pytest.mark.rule("BIB-P45")
def test_every_colour_counts_with_pawns_and_crystals() -> None:
    played = turn("N1 red*; N2 red*; N3 red*; E1 red; E2 red; E3 red", {"red": "N1", "blue": "N2"}).do("end")
    assert played.events("reconstruction")[0]["colours"] == ["red"]
    unplayed = turn(SIX_GREEN).do("end")
    assert unplayed.events("reconstruction")[0]["colours"] == ["green"]
    both = turn(f"{SIX_GREEN}; W1 blue; W2 blue; W3 blue; S1 blue; S2 blue; S3 blue").do("end")
    assert both.events("reconstruction")[0]["colours"] == ["blue", "green"]


@pytest.mark.rule("BIB-P35", "BIB-P36", "BIB-P37")
def test_reconstruction_under_pawns() -> None:
    """What a pawn stands on stays face up with its crystal; all other face-up shelves go, moving shelves too."""
    map = f"{SIX_GREEN}; S1 red*; W1 blue*; S2 moving-N; W2 moving-S; S3 (yellow)"
    table = turn(map, {"red": "S1", "blue": "S2"}).do("end")
    assert table.face_up == {"S1": "red*", "S2": "moving-N"}
    assert (table.reception, table.at("S3")) == ("C", "(yellow)")
    assert not table.seen_at(None, "W1")["crystal"]
    assert set(table.events("reconstruction")[0]["positions"]) == {"N1", "N2", "N3", "E1", "E2", "E3", "W1", "W2"}


@pytest.mark.rule("BIB-P38")
def test_the_taken_shelves_come_back_in_random_order_on_the_emptied_places() -> None:
    seen: Counter[str] = Counter()
    for seed in range(60):
        table = turn(f"{SIX_GREEN}; W1 blue", {}, seed=seed)
        untouched = {place: card for place, card in table.board["map"].items() if card.startswith("(")}
        table.do("end")
        after = table.board["map"]
        assert all(after[place] == card for place, card in untouched.items())
        taken = table.events("reconstruction")[0]["positions"]
        assert Counter(after[place] for place in taken) == {"(green)": 6, "(blue)": 1}
        seen.update(place for place in taken if after[place] == "(blue)")
    assert set(seen) == {"N1", "N2", "N3", "E1", "E2", "E3", "W1"}


@pytest.mark.rule("BIB-P39")
def test_a_displaced_reception_is_not_brought_back() -> None:
    table = turn(f"{SIX_GREEN}; S2W1 reception", {"red": "S2W1", "blue": "S2W1"}).do("end")
    assert table.events("reconstruction")
    assert (table.reception, table.pawn("red")) == ("S2W1", "S2W1")


@pytest.mark.rule("BIB-P40")
def test_every_turn_end_is_checked() -> None:
    table = turn("N1 green; N2 green; N3 green; E1 green; E2 green; W1 (green)").do("move W1")
    assert table.events("reconstruction") == [], "not before the turn ends"
    table.do("end")
    assert len(table.events("reconstruction")) == 1
    assert table.face_up == {"W1": "green"}


@pytest.mark.rule("BIB-Q16")
def test_a_reconstruction_never_calls_for_another() -> None:
    pawns = {"red": "N1", "blue": "N2", "green": "N3", "yellow": "E1"}
    table = turn(SIX_GREEN, pawns, players="red blue green yellow").do("end")
    assert table.face_up == {"N1": "green", "N2": "green", "N3": "green", "E1": "green"}
    assert len(table.do("end").events("reconstruction")) == 1


@pytest.mark.rule("BIB-Q17")
def test_waiting_on_an_own_shelf_gives_nothing() -> None:
    table = turn(f"{SIX_GREEN}; S1 red", {}).do("move S1", "end", "end")
    assert table.at("S1") == "red*", "a shelf under a pawn keeps its crystal"
    assert len(table.do("end", "end").hand("red")) == 1


# -- drawing -----------------------------------------------------------------------------------------------------------


def all_but(*kept: str) -> list[str]:
    """The whole draw pile without these cards."""
    cards = sorted(started().draw_pile, key=CARD_IDS.index)
    for card in kept:
        cards.remove(card)
    return cards


@pytest.mark.rule("BIB-P41")
def test_an_empty_draw_pile_is_made_anew_from_the_discard_pile() -> None:
    table = turn("N1 red", {}, {"red": "blue"}, discard_pile=all_but("blue")).do("move N1")
    assert (len(table.draw_pile), table.discard_pile, len(table.hand("red"))) == (26, [], 2)
    assert table.events("reshuffle") == [{"count": 27}]


@pytest.mark.rule("BIB-P42", "BIB-Q22")
def test_only_when_a_draw_is_due_and_without_magic_in_use() -> None:
    rest = all_but("blue", "moving", "recommendation")
    table = turn("N1 red; N2 red", {}, {"red": "blue+recommendation"}, draw_pile="moving", discard_pile=rest)
    table.do("magic recommendation", "move N1")
    assert (table.draw_pile, table.events("reshuffle")) == ([], []), "the last card was drawn, none is due"
    table.do("move N2")
    assert "recommendation" not in [*table.draw_pile, *table.hand("red")]
    assert table.used == ["recommendation"]
    assert len(table.draw_pile) == 24


@pytest.mark.rule("BIB-P43")
def test_without_any_card_nothing_is_drawn_and_no_crystal_placed() -> None:
    table = turn("N1 red", {}, {"red": all_in_hand()}, {"red": 5}, used=all_magic()).do("move N1")
    assert (table.at("N1"), len(table.hand("red"))) == ("red", 23)
    assert table.preview("C")["draws"] == 0
    assert "negotiate" not in table.options
    assert table.refused("negotiate").rule == "BIB-A6"


def all_in_hand() -> str:
    return "+".join(all_but(*all_magic().split("+")))


def all_magic() -> str:
    return "lights_on+express_request+staff_passage+misfiled+recommendation"
