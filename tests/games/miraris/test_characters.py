"""The numbered characters of Miraris: Rolando, Lucia, Serena, Mirela and Unknown, as they act in scoring."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.miraris.helpers import SPECTATOR, digits, played_out, scoring, with_discards

# -- Rolando -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MIR-A1", "MIR-A6")
def test_rolando_takes_exactly_one_wonder_of_the_row() -> None:
    table = scoring({"rolando": "12", "el": "3", "lana": "4"}, row="5 61 -")
    assert (table.question, table.asked) == ("rolando_take", "A")
    assert table.options("A") == ["take 1", "take 5", "take 6"]  # no option to take none
    table.answer("A", "take 1")
    assert table.held("A") == "112"
    assert table.over, "there is no second take"


@pytest.mark.rule("MIR-A2", "MIR-Q10")
@pytest.mark.parametrize(
    ("taken", "row"), [("7", "451 2 -"), ("5", "471 2 -"), ("4", "751 2 -"), ("1", "475 2 -"), ("2", "4751 - -")]
)
def test_rolando_takes_one_card_and_leaves_the_rest_of_the_pile(taken: str, row: str) -> None:
    table = scoring({"rolando": "1", "el": "3", "lana": "4"}, row="4751 2 -")
    table.answer("A", f"take {taken}")
    assert table.row == row
    assert table.held("A") == digits(sorted([1, int(taken)]))


@pytest.mark.rule("MIR-A3", "MIR-A4")
def test_rolando_with_all_seven_kinds_wins_at_that_moment() -> None:
    held = {"unknown": "333", "rolando": "123456", "lucia": "6", "serena": "1", "mirela": "2"}
    table = scoring(held, row="5 7 2 2 -")
    table.answer("B", "take 7")
    assert table.winners == "B"
    assert table.outcome.scores is None
    assert table.outcome.reason == "seven_kinds"
    told = [event["key"] for event in table.told(SPECTATOR)]
    assert not {"draw", "demand", "strip", "score"} & set(told)
    assert table.all_held() == ["333", "1234567", "6", "1", "2"]


@pytest.mark.rule("MIR-A3", "MIR-Q11")
@pytest.mark.parametrize(("held", "won"), [("1234567", True), ("1123456677", True), ("123456", False), ("-", False)])
def test_with_an_empty_row_rolando_is_tested_all_the_same(held: str, won: bool) -> None:
    table = scoring({"rolando": held, "el": "3", "lana": "4"})
    assert [event["won"] for event in table.events("test")] == [won]
    assert table.outcome.reason == ("seven_kinds" if won else "points")


@pytest.mark.rule("MIR-A5")
def test_a_failed_rolando_keeps_the_card_and_scores_plain_crowns() -> None:
    table = scoring({"rolando": "1234", "el": "3", "lana": "4"}, row="55 6 -")
    table.answer("A", "take 6")
    assert table.held("A") == "12346"
    assert table.scores[0] == 16


@pytest.mark.rule("MIR-A5", "MIR-Q12")
def test_rolando_is_tested_once() -> None:
    table = scoring({"rolando": "123456", "serena": "3", "lana": "4"}, row="5 5 -", deck="7777")
    table.answer("A", "take 5")
    assert [event["won"] for event in table.events("test")] == [False]


@pytest.mark.rule("MIR-A6")
def test_rolando_may_pass_over_the_card_that_would_win() -> None:
    table = scoring({"rolando": "123456", "el": "3", "lana": "4"}, row="5 7 -")
    table.answer("A", "take 5")
    assert table.outcome.reason == "points"


# -- Lucia -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MIR-A7", "MIR-Q26")
def test_lucia_takes_two_wonders_named_together() -> None:
    table = scoring({"lucia": "3", "el": "1", "lana": "4"}, row="27 51 -")
    assert (table.question, table.asked) == ("lucia_take", "A")
    assert table.options("A") == ["take 1 2", "take 1 5", "take 1 7", "take 2 5", "take 2 7", "take 5 7"]
    table.answer("A", "take 1 2")
    assert table.over
    assert table.held("A") == "123"
    assert table.row == "7 5 -"


@pytest.mark.rule("MIR-A7", "MIR-Q10")
@pytest.mark.parametrize(
    ("answer", "row"),
    [("take 2 7", "- 51 -"), ("take 2 5", "7 1 -"), ("take 1 7", "2 5 -")],
    ids=["from one pile", "buried cards", "top cards"],
)
def test_lucia_takes_single_cards_from_anywhere_in_the_row(answer: str, row: str) -> None:
    table = scoring({"lucia": "-", "el": "1", "lana": "4"}, row="27 51 -")
    assert table.answer("A", answer).row == row


@pytest.mark.rule("MIR-A7")
def test_lucia_takes_two_of_a_kind_only_where_there_are_two() -> None:
    table = scoring({"lucia": "-", "el": "1", "lana": "4"}, row="5 5 2")
    assert table.options("A") == ["take 2 5", "take 5 5"]


@pytest.mark.rule("MIR-A8", "MIR-Q11")
def test_lucia_takes_what_there_is() -> None:
    one = scoring({"lucia": "3", "el": "1", "lana": "4"}, row="- 5 -")
    assert one.options("A") == ["take 5"]
    assert one.answer("A", "take 5").held("A") == "35"
    none = scoring({"lucia": "3", "el": "1", "lana": "4"})
    assert none.over
    assert none.held("A") == "3"


@pytest.mark.rule("MIR-A9")
def test_lucia_gives_nothing_to_mirela_and_loses_nothing_to_unknown() -> None:
    table = scoring({"lucia": "11", "mirela": "2", "unknown": "333", "lana": "1144"})
    assert table.asked == "CD"
    table.answers("give", "3 1")
    assert table.asked == "CD"  # the total was 4
    table.answers("give", "3 1")
    assert table.held("A") == "11"
    assert [event["seat"] for event in table.events("discard")] == [1, 3]
    assert [event["givers"] for event in table.events("demand")] == [[2, 3], [2, 3]]
    assert table.events("strip") == [{"seat": 2, "count": 1, "losers": [1, 3]}]


@pytest.mark.rule("MIR-A10")
def test_rolando_takes_before_lucia_and_a_rolando_win_stands() -> None:
    table = scoring({"lucia": "3", "rolando": "123456", "lana": "4"}, row="7 2 -")
    assert table.asked == "B"
    table.answer("B", "take 7")
    assert table.winners == "B"
    assert table.held("A") == "3"


@pytest.mark.rule("MIR-A11", "MIR-Q13")
def test_a_bonus_of_another_character_is_not_an_effect_on_lucia() -> None:
    table = scoring({"lucia": "3", "alma": "1", "lana": "44", "mariano": "-"})
    assert table.scores == [3, 1 + 20, 8 + 4, 50]


# -- Serena ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MIR-A12")
def test_serena_takes_the_top_four_cards_of_the_deck() -> None:
    table = scoring({"serena": "1", "el": "1", "lana": "4"}, deck="71226")
    assert table.held("A") == "11227"
    assert table.deck[0] == "6"
    assert table.events("draw") == [{"seat": 0, "count": 4}]


@pytest.mark.rule("MIR-A13")
@pytest.mark.parametrize(("players", "left"), [(3, 24), (4, 16), (5, 8), (6, 0)])
def test_the_deck_always_has_serenas_four_cards(players: int, left: int) -> None:
    games = [played_out(players, seed) for seed in range(40)]
    drawn = [table.deck_size for table in games if table.events("draw")]
    assert drawn
    assert set(drawn) == {left}


# -- Mirela ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MIR-A14")
def test_every_other_player_gives_mirela_one_wonder_of_their_own_choice() -> None:
    table = scoring({"el": "56", "mirela": "1", "lana": "447"})
    assert (table.question, table.asked) == ("mirela_gift", "AC")
    assert table.options("A") == ["give 5", "give 6"]
    assert table.options("C") == ["give 4", "give 7"]
    table.answers("give", "6 4")
    assert table.all_held() == ["5", "146", "47"]


@pytest.mark.rule("MIR-A15")
def test_gifts_are_chosen_in_secret_and_handed_over_together() -> None:
    table, other = (scoring({"el": "56", "mirela": "1", "lana": "447"}) for _ in range(2))
    table.answer("A", "give 6")
    other.answer("A", "give 5")
    assert table.held("B") == "1"
    for viewer in ("B", "C", SPECTATOR):
        assert table.view(viewer) == other.view(viewer)
        assert table.told(viewer) == other.told(viewer)
    assert table.answer("C", "give 7").held("B") == "167"


@pytest.mark.rule("MIR-A16", "MIR-Q15")
def test_the_printed_crowns_of_the_gifts_are_added_up() -> None:
    # a 2 is worth 10 to Allie, a 4 is worth 8 to El, and a 3 is worth 7 to Fatima
    table = scoring({"mirela": "-", "allie": "22", "el": "44", "fatima": "33"}).answers("give", "2 4 3")
    assert table.events("total") == [{"total": 9}]
    assert table.asked == "BCD"


@pytest.mark.rule("MIR-A17", "MIR-A18", "MIR-Q15")
@pytest.mark.parametrize(("gifts", "second"), [("1 1", True), ("2 7", True), ("3 7", False), ("7 7", False)])
def test_less_than_ten_crowns_bring_a_second_demand(gifts: str, second: bool) -> None:
    table = scoring({"mirela": "-", "alma": "12377", "lana": "1777"}).answers("give", gifts)
    assert table.over != second
    assert len(table.events("demand")) == 1 + second
    if second:
        assert (table.question, table.asked) == ("mirela_gift", "BC")


@pytest.mark.rule("MIR-A17", "MIR-Q16")
def test_the_giver_chooses_the_second_gift_too() -> None:
    table = scoring({"mirela": "-", "alma": "1246", "lana": "13"}).answers("give", "1 1")
    assert table.options("B") == ["give 2", "give 4", "give 6"]
    table.answers("give", "6 3")
    assert table.all_held() == ["1136", "24", "-"]


@pytest.mark.rule("MIR-A19")
def test_there_is_never_a_third_demand() -> None:
    table = scoring({"mirela": "-", "alma": "1111", "lana": "1111"}).answers("give", "1 1").answers("give", "1 1")
    assert table.over
    assert [event["demand"] for event in table.events("demand")] == [1, 2]
    assert table.held("A") == "1111"


@pytest.mark.rule("MIR-A20", "MIR-Q17")
def test_who_has_no_wonder_gives_nothing_and_owes_nothing() -> None:
    table = scoring({"mirela": "-", "alma": "7", "lana": "77", "el": "-"})
    assert table.asked == "BC"
    table.answers("give", "7 7")
    assert table.over, "the total is 14"
    again = scoring({"mirela": "-", "alma": "1", "lana": "12", "el": "-"}).answers("give", "1 1")
    assert again.asked == "C"
    assert again.answer("C", "give 2").all_held() == ["112", "-", "-", "-"]


# -- Unknown -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MIR-A21", "MIR-Q18")
def test_x_is_the_number_of_black_altars_when_the_ability_begins() -> None:
    table = scoring({"unknown": "333", "mirela": "7", "lana": "44444"}).answers("give", "3 4").answers("give", "3 4")
    assert table.events("strip") == [{"seat": 0, "count": 1, "losers": [1, 2]}]
    assert len(table.held("C")) == 2


@pytest.mark.rule("MIR-A22")
def test_each_other_player_discards_x_wonders() -> None:
    table = scoring({"lana": "111111", "unknown": "33", "el": "2222", "alma": "66666"})
    assert table.all_held() == ["1111", "33", "22", "666"]
    assert table.discard == "112266"


@pytest.mark.rule("MIR-A23", "MIR-Q17")
def test_who_has_x_or_fewer_loses_them_all() -> None:
    table = scoring({"unknown": "333", "lana": "12", "el": "245", "alma": "-"})
    assert table.events("strip") == [{"seat": 0, "count": 3, "losers": [1, 2]}]
    assert table.all_held() == ["333", "-", "-", "-"]
    assert table.discard == "12245"


@pytest.mark.rule("MIR-A24")
def test_unknown_takes_the_dreams_and_the_rest_leaves_the_game() -> None:
    table = scoring({"unknown": "333", "lana": "127", "el": "77"})
    assert table.all_held() == ["333777", "-", "-"]
    assert table.discard == "12"
    assert table.events("dream") == [{"seat": 0, "count": 3}]


@pytest.mark.rule("MIR-A25")
def test_without_a_black_altar_nothing_happens() -> None:
    table = scoring({"unknown": "127", "lana": "127", "el": "77"})
    assert table.all_held() == ["127", "127", "77"]
    assert table.discard == "-"
    assert table.events("discard") == []


@pytest.mark.rule("MIR-A26", "MIR-Q19")
def test_random_is_uniform_over_the_cards_of_each_victim_without_replacement() -> None:
    games = 2000
    lost, both = Counter[str](), Counter[tuple[str, str]]()
    for seed in range(games):
        table = scoring({"unknown": "33", "lana": "1124", "el": "566"}, seed=seed)
        lana, el = (digits(event["wonders"]) for event in table.events("discard"))
        lost[lana] += 1
        both[lana, el] += 1
    # two of 1, 1, 2, 4: six pairs of cards, of which two are a 1 with the 2 and two a 1 with the 4
    expected = {"11": 1 / 6, "12": 2 / 6, "14": 2 / 6, "24": 1 / 6}
    assert lost.keys() == expected.keys()
    for cards, share in expected.items():
        assert abs(lost[cards] / games - share) < 0.05  # more than four standard deviations
    # El loses both 6s in a third of the games, whatever Lana loses
    assert all(abs(both[cards, "66"] / lost[cards] - 1 / 3) < 0.12 for cards in expected)


@pytest.mark.rule("MIR-A22", "MIR-A24")
def test_a_lost_dream_moves_and_is_shown_to_all() -> None:
    table = with_discards(
        lambda seed: scoring({"unknown": "3", "lana": "17", "el": "24"}, seed=seed), {"B": "7", "C": "2"}
    )
    assert table.all_held() == ["37", "1", "4"]
    for viewer in ("A", "B", "C", SPECTATOR):
        assert table.events("discard", viewer) == [{"seat": 1, "wonders": [7]}, {"seat": 2, "wonders": [2]}]
