"""How rounds and matches end."""

from __future__ import annotations

import pytest

from tests.games.dominovia.helpers import PLAYERS, new, played_out, table
from tests.games.dominovia.test_turns import FULL

STUCK = "3|5 5|6 6|3 3|3 3|1 1|4 4|6 6|2 2|3 3|0 0|0 0|4 4|2 2|5 5|1 1|2 2|0 0|1 1|6 6|6 6|0 0|5 5|4 4|4 4|3"
"""A chain with all scrolls but 1-1, 2-2 and 5-5, open at 3 on both sides."""


@pytest.mark.rule("DOM-E1")
def test_the_last_scroll_wins_also_as_an_extra_link() -> None:
    out = table("5-5 1-5", "0-0 1-1", chain="0|5", rounds_to_win=2).answer(1, "link 5-5 right")
    assert out.round_over == "no"
    assert out.answer(1, "link 1-5 right").round_over == "1 out"


@pytest.mark.rule("DOM-E2")
def test_a_discard_or_a_gift_never_ends_a_round() -> None:
    star = table("3-4 1-1 5-5", "3-3 4-5", chain="0|3").answer(1, "link 3-4 right").answer(1, "discard 5-5")
    bam = table("3-4 1-1 5-5", "3-3 2-5", chain="0|4").answer(1, "link 3-4 right").answer(1, "give 5-5 to 2")
    assert star.round_over == bam.round_over == "no"
    assert star.hand(1) == bam.hand(1) == "1-1"


@pytest.mark.rule("DOM-E3", "DOM-Q16")
def test_a_round_stops_when_nobody_can_ever_link_again() -> None:
    stuck = table("1-1", "2-2 5-5", chain=STUCK, deck="empty", turn=2, rounds_to_win=2)
    assert [event["seat"] for event in stuck.events("pass")] == [1, 0]  # every pass is reported
    assert stuck.round_over == "1 stopped"


@pytest.mark.rule("DOM-E3", "DOM-E5", "DOM-Q15")
def test_passes_with_a_deck_count_but_end_nothing() -> None:
    row = table("1-1", "2-2", chain=STUCK, deck="5-5", board={"passes": 1}, rounds_to_win=2)
    assert [event["seat"] for event in row.events("pass")] == [0]  # the deck is empty now, and the row complete
    assert row.round_over == "2 stopped"
    flown = table("0-0 1-1", "4-4 6-6", chain="5|2 2|3", rings={1: "fly on 2-3"}, board={"passes": 1}, deck="0-1 0-4")
    flown.answer(1, "pass")
    assert flown.round_over == "no"
    assert flown.turn is not None


@pytest.mark.rule("DOM-E4", "DOM-Q14")
def test_play_goes_on_if_only_a_ring_stood_in_the_way() -> None:
    going = table("1-1 2-2", "0-5 3-3", chain=FULL, deck="empty", rings={1: "crown on 5-6"}, turn=2)
    assert len(going.events("pass")) == 2
    assert going.events("play_on") == [{}]
    assert going.rings == ["aside", "aside"]
    assert going.options(2) == ["link 0-5 left", "link 0-5 right"]


@pytest.mark.rule("DOM-E6")
def test_a_stopped_round_is_won_by_the_fewest_scrolls() -> None:
    assert table("2-2 5-5", "1-1", chain=STUCK, deck="empty", rounds_to_win=2).round_over == "2 stopped"


@pytest.mark.rule("DOM-E7", "DOM-Q24")
@pytest.mark.parametrize(
    ("hands", "winner"),
    [(("1-1", "2-2", "5-5"), 3), (("5-5", "2-2", "1-1"), 1), (("1-1", "5-5", "2-2"), 2)],
)
def test_of_equal_hands_the_highest_value_wins(hands: tuple[str, ...], winner: int) -> None:
    assert table(*hands, chain=STUCK, deck="empty", rounds_to_win=2).round_over == f"{winner} stopped"


@pytest.mark.rule("DOM-E7")
def test_hands_that_are_not_tied_and_sums_do_not_count() -> None:
    chain = "6|0 0|5 5|3 3|2 2|5 5|4 4|0 0|0 0|1 1|5 5|6 6|2 2|1 1|3 3|3 3|6 6|1 1|4 4|2 2|0 0|3 3|4 4|6 6|6"
    tied = table("2-2", "4-4", "1-1 5-5", chain=chain, deck="empty", rounds_to_win=2)
    assert tied.round_over == "2 stopped"
    assert tied.events("hand_shown")[1] == {"seat": 1, "scrolls": ["4-4"], "highest": 22}


@pytest.mark.rule("DOM-E8", "DOM-E10", "DOM-Q30")
@pytest.mark.parametrize("players", PLAYERS)
def test_only_the_winners_card_turns_and_a_new_round_begins(players: int) -> None:
    hands = ["4-5", "0-0 1-1", "0-1 0-6", "3-3 6-6"][:players]
    won = table(*hands, chain="2|4", rounds_to_win=2).answer(1, "link 4-5 right")
    assert won.won == [1] + [0] * (players - 1)
    assert won.question == "offer"
    assert won.asked == list(range(1, players + 1))
    assert won.chain == ""
    assert won.rings == ["aside"] * players
    assert sum(won.size(seat) for seat in won.asked) + len(won.deck) == 28
    assert won.board["round"] == 2


@pytest.mark.rule("DOM-E9")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_match_ends_with_the_agreed_number_of_rounds(players: int) -> None:
    match = played_out(players, 6, rounds_to_win=2)
    assert match.won[match.winner - 1] == 2
    assert sorted(match.won)[-2] < 2
    assert match.events("match") == [{"seat": match.winner - 1}]
    assert match.asked == []


@pytest.mark.rule("DOM-E11")
def test_no_points_are_counted() -> None:
    match = played_out(3, 2, rounds_to_win=1)
    outcome = match.position.outcome()
    assert outcome is not None
    assert outcome.scores is None
    assert outcome.reason == "rounds"


@pytest.mark.rule("DOM-Q32", "DOM-K12")
def test_all_remaining_hands_are_shown_but_not_the_deck() -> None:
    over = table("4-5", "0-0 1-1", "2-2 3-3", chain="2|4", rounds_to_win=2).answer(1, "link 4-5 right")
    hands = [
        {"seat": 1, "scrolls": ["0-0", "1-1"], "highest": 7},
        {"seat": 2, "scrolls": ["2-2", "3-3"], "highest": 18},
    ]
    for seat in (None, 1, 2, 3):
        assert over.events("hand_shown", seat) == hands
        assert over.seen(seat)["last_round"] == {
            "winner": 0,
            "reason": "out",
            "hands": [[], ["0-0", "1-1"], ["2-2", "3-3"]],
            "deciding": [],
            "points": None,
        }
    final = table("4-5", "0-0 1-1", chain="2|4", rounds_to_win=1).answer(1, "link 4-5 right")
    assert final.seen(None)["seats"][1]["hand"] == ["0-0", "1-1"]
    assert "3-5" not in str(final.view(None)["board"])


def test_the_round_before_is_null_in_the_first() -> None:
    assert new().seen(None)["last_round"] is None
