"""The end and the final scoring."""

from __future__ import annotations

import pytest

from tests.games.alicematic.helpers import down, last_turn, owned, played_out, player, situation, thumbs
from tests.games.alicematic.test_examples import tile_of


@pytest.mark.rule("ALI-E1")
def test_the_game_ends_after_the_last_turn_and_not_before() -> None:
    table = situation(owned(A="(0,0)"), turn="B", round=14).answer("attack (4,-2)")
    assert not table.over and table.asked == "C"
    table.answer(table.starting("commoner")[0]).answer("attack (3,1)")
    assert table.over


@pytest.mark.rule("ALI-E2", "ALI-N12")
def test_final_points_are_the_sum_of_four_parts() -> None:
    for seed in range(3):
        table = list(thumbs(3, seed))[-1]
        for seat in "ABC":
            score = table.seat(seat)["score"]
            parts = [score[key] for key in ("play", "tiles", "slots", "effects")]
            assert score["total"] == sum(parts) == sum(line["points"] for line in score["lines"])
            assert score["total"] == table.scores["ABC".index(seat)]
        told = [event["points"] for event in table.events("score")]
        assert told == table.scores


@pytest.mark.rule("ALI-E3")
def test_the_number_of_alices_for_ties_counts_saint() -> None:
    a = player({"white": ["Saint"]}, vp=10)
    b = player({"red": ["Fighter", "Knight"]}, vp=9)
    table = last_turn(a=a, b=b, c=player()).answer("attack (4,-2)")
    assert table.scores == [11, 11, 0]
    assert (table.winners, table.outcome.reason) == ("A", "alices")


@pytest.mark.rule("ALI-E4", "ALI-Q1")
def test_tiles_count_face_up_tokens_and_every_city_token() -> None:
    table = situation(owned(A="(0,0) (0,0)", B="(1,0) (0,1)"), {"B": "(-1,0)"})
    assert table.board["tiles"][0] == {"tile": "(0,0)", "tokens": [2, 2, 0], "points": [3, 3, 0]}


@pytest.mark.rule("ALI-E5", "ALI-E11", "ALI-Q2")
def test_alone_on_a_tile_and_nobody_on_a_tile() -> None:
    assert tile_of((1, 0, 0), (0, 9, 9)) == [6, 0, 0]
    assert tile_of((0, 0, 0), (1, 2, 3)) == [0, 0, 0]


@pytest.mark.rule("ALI-E6", "ALI-E7")
def test_first_and_second() -> None:
    assert tile_of((3, 2, 1), (0, 0, 5)) == [6, 3, 0]
    assert tile_of((1, 2, 3), (5, 5, 0)) == [0, 3, 6]


@pytest.mark.rule("ALI-E8")
def test_a_tie_for_second_gets_nothing_and_nobody_below_does() -> None:
    assert tile_of((3, 1, 1), (2, 2, 2)) == [6, 0, 0]


@pytest.mark.rule("ALI-E9", "ALI-Q26")
def test_a_tie_at_the_top_shares_and_leaves_no_second() -> None:
    assert tile_of((2, 2, 1), (3, 3, 3)) == [3, 3, 0]
    assert tile_of((2, 2, 2), (3, 3, 3)) == [3, 3, 3]
    assert tile_of((2, 2, 2), (5, 5, 1)) == [3, 3, 0]


@pytest.mark.rule("ALI-E10")
def test_alices_decide_among_equal_tokens_only() -> None:
    assert tile_of((2, 2, 1), (5, 3, 9)) == [6, 3, 0]
    assert tile_of((2, 2, 2), (5, 4, 3)) == [6, 3, 0]


@pytest.mark.rule("ALI-E12")
def test_slot_points_go_to_all_with_the_highest_number() -> None:
    table = situation(
        a=player({"blue": ["Maid", "Little"]}), b=player({"blue": ["Maid", "Little"]}), c=player({"blue": ["Maid"]})
    )
    assert table.slot_points("blue") == [2, 2, 0]
    assert table.slot_points("red") == [0, 0, 0]


@pytest.mark.rule("ALI-E13", "ALI-Q3")
def test_an_alice_counts_where_she_lies() -> None:
    cards = {"green": [{"card": "Mayor", "up": True}]}
    table = situation(a=player(cards))
    assert table.slot_points("green") == [1, 0, 0]
    assert table.slot_points("white") == [0, 0, 0]


@pytest.mark.rule("ALI-E14")
def test_commoners_score_nothing() -> None:
    table = situation(a=player({"red": down(4), "white": ["(Original)", "(Empress)"]}))
    assert table.total("A") == 0


@pytest.mark.rule("ALI-E15")
def test_end_effects_have_a_line_each() -> None:
    table = situation(
        owned(A="(0,0)"), a=player({"white": ["Original", "Empress"], "blue": ["Scholar"], "yellow": ["Princess"]})
    )
    assert table.effects("A") == {"Original": 1, "Scholar": 3, "Princess": 3, "Empress": 1}


@pytest.mark.rule("ALI-E16")
def test_cards_tokens_and_attacks_are_worth_nothing() -> None:
    table = situation({}, {"A": "(1,0) (0,1)"}, a=player(hand=["?"] * 9, tokens="r5 y5 g5"))
    assert table.total("A") == 0


@pytest.mark.rule("ALI-E17")
def test_most_points_win() -> None:
    table = last_turn(a=player(vp=4), b=player(vp=9), c=player(vp=8)).answer("attack (4,-2)")
    assert (table.winners, table.outcome.reason) == ("B", "points")
    assert table.events("win") == [{"seats": [1], "reason": "points"}]
    shared = last_turn(a=player(vp=9), b=player(vp=9), c=player(vp=8)).answer("attack (4,-2)")
    assert (shared.winners, shared.outcome.reason) == ("AB", "shared")


@pytest.mark.rule("ALI-N10")
@pytest.mark.parametrize("seed", range(4))
def test_the_sums_of_tiles_and_slots(seed: int) -> None:
    table = played_out(5, seed)
    for tile in table.board["tiles"]:
        assert sum(tile["points"]) in (0, 6, 9, 12, 15)
    for seat in "ABCDE":
        assert table.seat(seat)["score"]["slots"] <= 20
    for slot in table.board["slots"]:
        assert max(slot["points"]) <= 4
