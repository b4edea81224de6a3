"""The worked examples of the rules of Miraris, as they stand there."""

from __future__ import annotations

import pytest

from tests.games.miraris.helpers import NUMBERED, SPECTATOR, Situation, bidding, scoring, started, with_discards

# -- bidding and claiming ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MIR-X1")
def test_x1_the_rulebooks_first_example() -> None:
    table = bidding("3 4 2 6 1").bids("7 2 5 7 4")
    assert [(event["seat"], event["slot"]) for event in table.events("claim")] == [(1, 1), (2, 3), (4, 2)]
    assert table.all_held() == ["-", "3", "2", "-", "4"]
    assert [pile[0] for pile in table.row.split()[3:]] == ["6", "1"]


@pytest.mark.rule("MIR-X2")
def test_x2_the_rulebooks_second_example() -> None:
    table = bidding("3 4 2 6 1", deck="22435")
    assert table.deck_size == 47
    table.bids("7 2 5 7 4")
    assert table.row == "2 2 4 63 15"
    assert table.deck_size == 42
    table.bids("1 3 4 5 9")
    assert table.held("E") == "145"  # the 4 of round 1, and the 5 with the 1 under it


@pytest.mark.rule("MIR-X3")
def test_x3_three_equal_bids() -> None:
    table = bidding("1 2 3 4 5", deck="77777").bids("5 8 5 2 5")
    assert table.all_held() == ["-", "5", "-", "1", "-"]
    assert table.row == "7 27 37 47 7"


@pytest.mark.rule("MIR-X4")
def test_x4_two_ties() -> None:
    table = bidding("1 2 3 4 5", deck="77777").bids("3 7 9 7 3")
    assert table.all_held() == ["-", "-", "5", "-", "-"]
    assert table.row == "17 27 37 47 7"


@pytest.mark.rule("MIR-X5")
def test_x5_nobody_moves_up() -> None:
    table = bidding("1 2 3 4", deck="7777").bids("9 3 3 6")
    assert table.all_held() == ["4", "-", "-", "3"]
    assert table.row == "17 27 7 7"


@pytest.mark.rule("MIR-X6")
def test_x6_all_bid_the_same() -> None:
    table = bidding("1 2 3 4").bids("6 6 6 6")
    assert table.all_held() == ["-"] * 4
    assert [len(pile) for pile in table.row.split()] == [2, 2, 2, 2]


@pytest.mark.rule("MIR-X7")
def test_x7_a_tall_pile() -> None:
    table = bidding("5 5 2", deck="337331334")
    for bids in ("2 8 8", "3 7 7", "5 6 6"):
        table.bids(bids)
    assert table.row.split()[2] == "2714"
    table.bids("9 4 1")
    assert table.events("claim")[3:] == [
        {"seat": 0, "slot": 3, "wonders": [2, 7, 1, 4]},
        {"seat": 1, "slot": 2, "wonders": [5, 3, 3, 3]},
        {"seat": 2, "slot": 1, "wonders": [3]},
    ]
    assert table.held("A") == "1233457"  # the 5, 3 and 3 of slot 1 were claimed before


@pytest.mark.rule("MIR-X8")
def test_x8_the_deck_with_four_players() -> None:
    table = started(players=4)
    decks = []
    for round in range(1, 9):
        decks.append(table.deck_size)
        table.bids(" ".join([str(round)] * 4))
    assert decks == [48, 44, 40, 36, 32, 28, 24, 20]
    drawn = 4 * len(table.events("draw"))  # if somebody kept Serena
    assert table.deck_size == 20 - drawn


@pytest.mark.rule("MIR-X9")
def test_x9_a_spent_card() -> None:
    table = bidding("1 2 3", round=8, hands={"C": "47"})
    assert table.refused("C", "bid 5").rule == "MIR-P13"
    assert table.options("C") == ["bid 4", "bid 7"]


# -- numbered characters -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MIR-X10")
def test_x10_rolando_digs_and_fails() -> None:
    table = scoring({"rolando": "1234466", "el": "-", "lana": "-", "alma": "-"}, row="- 75 2 -").answer("A", "take 7")
    assert table.held("A") == "12344667"
    assert table.row == "- 5 2 -"
    assert table.outcome.reason == "points"
    again = scoring({"rolando": "12344665", "el": "-", "lana": "-", "alma": "-"}, row="- 75 2 -").answer("A", "take 7")
    assert again.outcome.reason == "seven_kinds"


@pytest.mark.rule("MIR-X11")
@pytest.mark.parametrize("others", [("lucia", "serena"), ("mirela", "unknown")])
def test_x11_rolando_wins_at_once(others: tuple[str, str]) -> None:
    table = scoring({"rolando": "11235667", others[0]: "3", others[1]: "23"}, row="3 45 -").answer("A", "take 4")
    assert table.winners == "A"
    assert table.outcome.scores is None
    assert table.all_held() == ["112345667", "3", "23"]
    assert table.row == "3 5 -"


@pytest.mark.rule("MIR-X12")
def test_x12_rolando_wins_with_an_empty_row() -> None:
    table = scoring({"rolando": "1234567", "el": "-", "lana": "-"})
    assert table.winners == "A"
    assert table.outcome.reason == "seven_kinds"


@pytest.mark.rule("MIR-X13")
def test_x13_one_card_is_left_for_lucia() -> None:
    table = scoring({"rolando": "12", "lucia": "36", "allie": "2244"}, row="5 6 -").answer("A", "take 6")
    assert table.options("B") == ["take 5"]
    table.answer("B", "take 5")
    assert table.scores == [9, 14, 28]
    assert table.winners == "C"


@pytest.mark.rule("MIR-X14")
def test_x14_lucia_digs() -> None:
    table = scoring({"lucia": "34", "el": "-", "lana": "-", "alma": "-"}, row="27 51 - -").answer("A", "take 5 7")
    assert table.held("A") == "3457"
    assert table.row == "2 1 - -"


@pytest.mark.rule("MIR-X15")
def test_x15_serena_draws() -> None:
    table = scoring({"serena": "444", "el": "-", "lana": "-"}, deck="1722")
    assert table.held("A") == "1224447"
    assert table.scores[0] == 24


@pytest.mark.rule("MIR-X16")
def test_x16_mirela_asks_twice_and_never_lucia() -> None:
    table = scoring({"mirela": "17", "el": "2356", "alma": "1445", "lucia": "66"})
    assert table.asked == "BC"
    table.answers("give", "6 1")
    assert table.events("total") == [{"total": 7}]
    assert table.asked == "BC"
    table.answers("give", "2 4")
    assert table.all_held() == ["112467", "35", "45", "66"]
    assert table.scores == [21, 16, 29, 12]
    assert table.winners == "C"


@pytest.mark.rule("MIR-X17")
def test_x17_eleven_is_enough_and_nine_is_not() -> None:
    held = {"mirela": "1", "el": "25", "alma": "24", "lana": "22"}
    assert scoring(held).answers("give", "5 4 2").over
    assert scoring(held).answers("give", "5 2 2").question == "mirela_gift"


@pytest.mark.rule("MIR-X18")
def test_x18_a_second_demand_that_nobody_can_meet() -> None:
    table = scoring({"mirela": "-", "mariano": "5", "lana": "-"})
    assert table.asked == "B"
    table.answer("B", "give 5")
    assert [event["demand"] for event in table.events("demand")] == [1, 2]
    assert table.scores == [5, 50, 0]
    assert table.winners == "B"


@pytest.mark.rule("MIR-X19")
def test_x19_unknown_after_serena() -> None:
    held = {"unknown": "3337", "serena": "46", "nada": "122577"}
    table = with_discards(lambda seed: scoring(held, deck="6114", seed=seed), {"B": "146", "C": "277"})
    assert table.events("drew", "B") == [{"wonders": [1, 1, 4, 6]}]
    assert table.all_held() == ["333777", "146", "125"]
    assert table.scores == [30, 11, 28]
    assert table.discard == "1246"
    assert table.winners == "A"


@pytest.mark.rule("MIR-X20")
def test_x20_a_black_altar_given_away_no_longer_counts() -> None:
    def played(seed: int) -> Situation:
        return scoring({"unknown": "335", "mirela": "26", "lana": "147"}, seed=seed).answers("give", "3 7")

    table = with_discards(played, {"B": "7", "C": "1"})
    assert table.events("total") == [{"total": 10}]
    assert table.events("strip") == [{"seat": 0, "count": 1, "losers": [1, 2]}]
    assert table.all_held() == ["357", "236", "4"]
    assert table.scores == [15, 11, 6]
    assert table.winners == "A"


# -- unnumbered characters and results ---------------------------------------------------------------------------------


@pytest.mark.rule("MIR-X21", "MIR-X22", "MIR-X23", "MIR-X24", "MIR-X25")
@pytest.mark.parametrize(
    ("character", "held", "points"),
    [
        pytest.param("allie", "12227", 38, id="x21"),
        pytest.param("el", "155667", 22, id="x22"),
        pytest.param("fatima", "2335", 28, id="x23"),
        pytest.param("fatima", "12335", 14, id="x23-with-a-1"),
        pytest.param("mariano", "667", 44, id="x24-three"),
        pytest.param("mariano", "67", 63, id="x24-two"),
        pytest.param("mariano", "1111", 4, id="x24-four"),
        pytest.param("lana", "1123344", 32, id="x25"),
    ],
)
def test_x21_to_x25_what_wonders_are_worth(character: str, held: str, points: int) -> None:
    table = scoring({character: held, "alma": "-", "nada": "-"})
    assert table.scores[0] == points


@pytest.mark.rule("MIR-X26")
def test_x26_alma_and_nada() -> None:
    assert scoring({"alma": "4", "nada": "46", "el": "-"}).scores[:2] == [9, 15]
    assert scoring({"alma": "4", "lana": "-", "el": "-"}, put_away={"B": "nada"}).scores[0] == 24


@pytest.mark.rule("MIR-X27")
def test_x27_equal_scores_share_the_victory() -> None:
    table = scoring({"lucia": "7777661", "alma": "5556", "el": "5432221"})
    assert table.scores == [41, 41, 38]
    assert table.winners == "AB"


@pytest.mark.rule("MIR-X28")
def test_x28_fatima_gives_the_garden_of_shadows_away() -> None:
    held = {"mirela": "-", "fatima": "1456", "lana": "77", "el": "77"}
    assert scoring(held).answers("give", "1 7 7").scores[1] == 21
    assert scoring(held).answers("give", "6 7 7").scores[1] == 10


@pytest.mark.rule("MIR-X29")
def test_x29_all_five_numbered_characters() -> None:
    held = {"unknown": "3356", "mirela": "1127", "serena": "24", "lucia": "556", "rolando": "12346"}

    def played(seed: int) -> Situation:
        table = scoring(held, row="4 72 - - -", deck="1273", seed=seed)
        table.answer("E", "take 7").answer("D", "take 2 4")
        return table.answers("give", "6 1 1").answers("give", "3 2 2")

    table = with_discards(played, {"B": "2", "C": "7", "E": "7"})
    assert [event["character"] for event in table.events("show")] == [*reversed(NUMBERED)]
    assert table.events("test") == [{"seat": 4, "won": False, "kinds": 0}]
    assert table.events("drew", "C") == [{"wonders": [1, 2, 3, 7]}]
    assert table.events("total") == [{"total": 8}]
    assert table.events("strip") == [{"seat": 0, "count": 1, "losers": [1, 2, 4]}]
    assert table.all_held() == ["3577", "111122367", "234", "24556", "346"]
    assert table.discard == "2"
    assert table.scores == [22, 24, 9, 22, 13]
    assert table.winners == "B"
    order = [event["key"] for event in table.told(SPECTATOR) if event["key"] in ("take", "draw", "total", "strip")]
    assert order == ["take", "take", "draw", "total", "strip"]
