"""The scoring of Miraris: the order of the abilities, the points, the winner."""

from __future__ import annotations

import itertools

import pytest

from tests.at_random import answers
from tests.games.miraris.helpers import (
    NUMBERED,
    SEATS,
    SPECTATOR,
    UNNUMBERED,
    Situation,
    bidding,
    new,
    played_out,
    scoring,
)


@pytest.mark.rule("MIR-E1")
def test_scoring_begins_after_round_8_with_what_lies_unclaimed() -> None:
    table = bidding("1 26 3", round=8, characters="rolando el lana").bids("9 8 8")
    assert (table.question, table.asked) == ("rolando_take", "A")
    assert table.row == "1 26 -"
    assert table.options("A") == ["take 1", "take 2", "take 6"]


@pytest.mark.rule("MIR-E2")
def test_the_numbered_characters_are_revealed_together() -> None:
    table = scoring({"unknown": "1", "el": "2", "rolando": "3", "alma": "4", "mirela": "5"}, row="5 6 - - -")
    for viewer in (*"ABCDE", SPECTATOR):
        shown = [(SEATS[event["seat"]], event["character"]) for event in table.events("show", viewer)]
        assert shown == [("A", "unknown"), ("C", "rolando"), ("E", "mirela")]
    seen = [table.seen_of(seat, by=SPECTATOR)["character"] for seat in "ABCDE"]
    assert seen == ["unknown", None, "rolando", None, "mirela"]


def carried_out(table: Situation) -> list[str]:
    """The characters in the order in which their abilities were carried out."""
    characters = [player["character"] for player in table.board["seats"]]
    acts = [event for event in table.told() if event["key"] in ("take", "test", "draw", "demand", "strip")]
    return list(dict.fromkeys(characters[event["args"]["seat"]] for event in acts))


@pytest.mark.rule("MIR-E3", "MIR-Q3")
@pytest.mark.parametrize("seats", [NUMBERED, NUMBERED[::-1], ["mirela", "rolando", "unknown", "lucia", "serena"]])
def test_the_abilities_come_in_the_order_of_their_numbers_wherever_their_holders_sit(seats: list[str]) -> None:
    table = scoring(dict.fromkeys(seats, "3"), row="4 5 6 - -")
    for _ in answers(table.position, seed=1):
        pass
    assert carried_out(table) == NUMBERED


@pytest.mark.rule("MIR-E4")
@pytest.mark.parametrize("kept", list(itertools.combinations(NUMBERED, 3)))
def test_a_character_nobody_kept_is_skipped(kept: tuple[str, ...]) -> None:
    table = scoring(dict.fromkeys(kept, "34"), row="4 5 6")
    for _ in answers(table.position, seed=1):
        pass
    assert carried_out(table) == [name for name in NUMBERED if name in kept]


@pytest.mark.rule("MIR-E4")
def test_an_ability_is_finished_before_the_next_begins() -> None:
    held = {"rolando": "11", "lucia": "1", "serena": "11", "mirela": "1", "unknown": "3311"}
    table = scoring(held, row="4 5 6 - -", deck="2222")
    assert table.asked == "A"
    table.answer("A", "take 4")
    assert table.asked == "B"
    assert table.held("C") == "11"
    table.answer("B", "take 5 6")
    assert table.held("C") == "112222"
    table.answers("give", "1 1 1")
    assert table.question == "mirela_gift"
    assert table.events("strip") == []
    table.answers("give", "1 1 3")
    assert table.events("strip") == [{"seat": 4, "count": 1, "losers": [0, 2, 3]}]


@pytest.mark.rule("MIR-E5")
def test_a_successful_rolando_ends_the_game_and_another_does_not() -> None:
    won = scoring({"rolando": "123456", "serena": "1", "el": "2"}, row="7 1 -").answer("A", "take 7")
    assert won.over
    assert won.events("draw") == []
    lost = scoring({"rolando": "123456", "serena": "1", "el": "2"}, row="7 1 -").answer("A", "take 1")
    assert lost.events("draw") == [{"seat": 1, "count": 4}]
    assert len(lost.scores) == 3


@pytest.mark.rule("MIR-E6")
def test_what_counts_is_what_is_held_after_all_numbered_abilities() -> None:
    table = scoring({"mirela": "1", "unknown": "35", "serena": "7"}, deck="2222")
    table.answers("give", "5 7")  # 12 crowns: no second demand
    assert table.events("strip") == [{"seat": 1, "count": 1, "losers": [0, 2]}]
    assert table.scores == [sum(map(int, held)) for held in table.all_held() if held != "-"]
    assert table.scores[2] == 6  # three of the four cards drawn


@pytest.mark.rule("MIR-E7")
def test_unnumbered_characters_are_revealed_in_step_2_and_their_order_makes_no_difference() -> None:
    held = {"allie": "22", "el": "55", "fatima": "33", "mariano": "4", "alma": "6", "nada": "7"}
    points = {"allie": 20, "el": 20, "fatima": 14, "mariano": 54, "alma": 11, "nada": 12}
    for seats in itertools.islice(itertools.permutations(held), 0, 720, 37):
        table = scoring({name: held[name] for name in seats})
        assert dict(zip(seats, table.scores, strict=True)) == points
        assert [event["character"] for event in table.events("score")] == list(seats)
        assert [table.seen_of(seat, by=SPECTATOR)["character"] for seat in SEATS] == list(seats)


@pytest.mark.rule("MIR-E8")
def test_a_characters_own_points_are_added_to_the_crowns() -> None:
    table = scoring({"mariano": "67", "lana": "1123", "nada": "45"})
    told = [(event["crowns"], event["bonus"], event["points"]) for event in table.events("score")]
    assert told == [(13, 50, 63), (7, 8, 15), (9, 20, 29)]
    assert table.scores == [63, 15, 29]


@pytest.mark.rule("MIR-E9", "MIR-Q21")
def test_unknown_strips_even_a_mariano_who_gains_by_it() -> None:
    table = scoring({"unknown": "33", "mariano": "1111", "el": "-"})
    assert table.held("B") == "11"
    assert table.scores == [6, 52, 0]
    assert table.winners == "B"


@pytest.mark.rule("MIR-E9", "MIR-Q21")
@pytest.mark.parametrize(
    ("held", "row", "seat", "word"),
    [
        ({"rolando": "1", "el": "-", "lana": "-"}, "1 1 -", "A", "take"),
        ({"lucia": "1", "el": "-", "lana": "-"}, "1 1 -", "A", "take"),
        ({"mirela": "1", "el": "15", "lana": "-"}, "- - -", "B", "give"),
    ],
)
def test_nobody_may_decline(held: dict[str, str], row: str, seat: str, word: str) -> None:
    table = scoring(held, row=row)
    assert table.options(seat)
    assert all(option.startswith(word) for option in table.options(seat))
    assert table.refused(seat, "pass").key == "not-an-action"


@pytest.mark.rule("MIR-E9")
def test_an_ability_is_used_also_where_it_harms_its_holder() -> None:
    assert scoring({"el": "7777", "lana": "-", "alma": "-"}).scores[0] == 0


@pytest.mark.rule("MIR-E10")
def test_only_held_wonders_score() -> None:
    held = {"unknown": "33", "lana": "11", "el": "22"}
    poor = scoring(held, row="1 1 -", deck="1111")
    rich = scoring(held, row="77 66 -", deck="7766")
    assert poor.scores == rich.scores == [6, 0, 0]
    assert poor.discard == "1122"


@pytest.mark.rule("MIR-E11")
@pytest.mark.parametrize(("held", "winner"), [(("7", "6", "5"), "A"), (("1", "6", "5"), "B"), (("1", "2", "5"), "C")])
def test_the_highest_score_wins(held: tuple[str, ...], winner: str) -> None:
    table = scoring(dict(zip(["rolando", "lucia", "unknown"], held, strict=True)))
    assert table.winners == winner
    assert table.outcome.reason == "points"
    assert table.events("win") == [{"seats": [SEATS.index(winner)], "reason": "points"}]


@pytest.mark.rule("MIR-E12", "MIR-Q22")
@pytest.mark.parametrize(
    ("held", "winners"),
    [(("7", "7", "5"), "AB"), (("1", "45", "27"), "BC"), (("25", "6", "16"), "AC"), (("5", "5", "5"), "ABC")],
)
def test_the_highest_score_is_shared(held: tuple[str, ...], winners: str) -> None:
    table = scoring(dict(zip(["rolando", "lucia", "unknown"], held, strict=True)))
    assert table.winners == winners


@pytest.mark.rule("MIR-E13", "MIR-Q23")
def test_after_a_rolando_win_nobody_is_ranked() -> None:
    table = scoring({"lana": "7777", "rolando": "1234567", "alma": "66"})
    assert (table.winners, table.outcome.scores, table.outcome.reason) == ("B", None, "seven_kinds")
    assert table.events("score") == []
    assert all(table.seen_of(seat, by=SPECTATOR)["score"] is None for seat in "ABC")


@pytest.mark.rule("MIR-E14")
@pytest.mark.parametrize(
    ("answer", "key"),
    [
        ("take 7", "wrong_count"),
        ("take 4 7", "not_in_row"),
        ("take 5 5", "not_in_row"),
        ("take 7 5", "wrong_order"),
        ("give 5", "wrong_kind"),
        ("bid 5", "wrong_kind"),
        ("keep el", "wrong_kind"),
    ],
)
def test_lucia_is_asked_again_after_an_answer_that_was_not_offered(answer: str, key: str) -> None:
    table = scoring({"lucia": "3", "el": "-", "lana": "-"}, row="5 7 -")
    refused = table.refused("A", answer)
    assert (refused.rule, refused.key) == ("MIR-E14", key)
    assert table.options("A") == ["take 5 7"]


@pytest.mark.rule("MIR-E14")
@pytest.mark.parametrize(
    ("answer", "key"), [("take 4", "not_in_row"), ("take 5 7", "wrong_count"), ("give 1", "wrong_kind")]
)
def test_rolando_is_asked_again(answer: str, key: str) -> None:
    table = scoring({"rolando": "1", "el": "-", "lana": "-"}, row="5 7 -")
    refused = table.refused("A", answer)
    assert (refused.rule, refused.key) == ("MIR-E14", key)
    assert table.options("A") == ["take 5", "take 7"]


@pytest.mark.rule("MIR-E14")
@pytest.mark.parametrize(("answer", "key"), [("give 4", "not_held"), ("take 5", "wrong_kind")])
def test_a_giver_is_asked_again(answer: str, key: str) -> None:
    table = scoring({"mirela": "4", "el": "15", "lana": "-"})
    refused = table.refused("B", answer)
    assert (refused.rule, refused.key) == ("MIR-E14", key)
    assert table.options("B") == ["give 1", "give 5"]


@pytest.mark.rule("MIR-E15")
def test_the_unused_dormire_neither_scores_nor_breaks_ties() -> None:
    hands = {"A": "19", "B": "28", "C": "37"}
    table = bidding("5 5 5", round=8, hands=hands, characters="rolando lucia unknown").bids("1 8 7")
    assert [table.hand(seat) for seat in "ABC"] == ["9", "2", "3"]
    assert table.scores == [5, 5, 5]
    assert table.winners == "ABC"


@pytest.mark.rule("MIR-E1", "MIR-P21")
def test_no_ability_acts_before_the_last_claim() -> None:
    for seed in range(10):
        keys = [event["key"] for event in played_out(5, seed).told()]
        last = len(keys) - 1 - keys[::-1].index("reveal")
        acts = {"show", "take", "test", "draw", "demand", "strip", "score", "win"}
        assert not acts & set(keys[:last])
        assert keys[:last].count("reveal") == 7


@pytest.mark.rule("MIR-Q29", "MIR-E7")
def test_held_wonders_and_characters_are_turned_up_in_step_2() -> None:
    table = scoring({"mirela": "1", "el": "56", "lana": "447"})
    for other in "BC":
        assert table.seen_of(other, by="A")["wonders"] is None
        assert table.seen_of(other, by="A")["character"] is None
    table.answers("give", "6 4")
    assert [table.seen_of(seat, by=SPECTATOR)["wonders"] for seat in "ABC"] == [[1, 4, 6], [5], [4, 7]]
    assert new(3).seen_of("A", by="B")["character"] is None
    assert set(UNNUMBERED) >= {table.seen_of(seat, by="A")["character"] for seat in "BC"}
