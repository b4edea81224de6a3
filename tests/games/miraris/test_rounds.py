"""A round of Miraris: bid, reveal, arrange, claim, refill; eight times."""

from __future__ import annotations

import itertools

import pytest

from tests.at_random import answers
from tests.games.miraris.helpers import PLAYERS, SEATS, SPECTATOR, Json, Situation, bidding, new, played_out

ROW = "3 4 2 6"


@pytest.mark.rule("MIR-P1", "MIR-P18")
@pytest.mark.parametrize("players", PLAYERS)
def test_eight_rounds_in_which_everybody_takes_part(players: int) -> None:
    table = new(players, seed=players)
    bids: list[tuple[int, int]] = []
    for seat, _ in answers(table.position, 1):
        if table.question == "bid":
            bids.append((table.board["round"], seat))
    everybody = set(itertools.product(range(1, 9), range(players)))
    assert set(bids) == everybody
    assert len(bids) == len(everybody)
    assert [len(table.hand(seat)) for seat in SEATS[:players]] == [1] * players


@pytest.mark.rule("MIR-P2")
def test_each_player_lays_one_card_of_the_hand_face_down() -> None:
    table = bidding(ROW, round=3, hands={"A": "1456789"})
    assert table.asked == "ABCD"
    assert table.options("A") == [f"bid {value}" for value in (1, 4, 5, 6, 7, 8, 9)]
    other = bidding(ROW, round=3, hands={"A": "1456789"})
    table.answer("A", "bid 4")
    other.answer("A", "bid 9")
    for viewer in ("B", "C", "D", SPECTATOR):
        assert table.view(viewer) == other.view(viewer)
        assert table.told(viewer) == other.told(viewer)


@pytest.mark.rule("MIR-P3")
@pytest.mark.parametrize("round", range(1, 9))
def test_there_is_always_a_bid_and_no_way_round_it(round: int) -> None:
    table = bidding(ROW, round=round)
    for seat in "ABCD":
        assert len(table.options(seat)) == 10 - round
        assert all(option.startswith("bid ") for option in table.options(seat))


@pytest.mark.rule("MIR-P4")
def test_bids_are_turned_up_when_the_last_one_is_laid() -> None:
    table = bidding(ROW)
    for seat, value in zip("DBA", (4, 7, 2), strict=True):
        table.answer(seat, f"bid {value}")
        assert table.events("reveal") == []
    assert table.asked == "C"
    table.answer("C", "bid 9")
    assert table.events("reveal") == [{"bids": [[0, 2], [1, 7], [2, 9], [3, 4]]}]


@pytest.mark.rule("MIR-P4")
def test_the_order_in_which_bids_are_laid_does_not_matter() -> None:
    def laid(order: str) -> Situation:
        table = bidding(ROW)
        for seat in order:
            table.answer(seat, f"bid {(5, 5, 8, 1)[SEATS.index(seat)]}")
        return table

    assert laid("ABCD").save() == laid("DCBA").save() == laid("BDAC").save()


@pytest.mark.rule("MIR-P5", "MIR-P7", "MIR-P8")
@pytest.mark.parametrize("order", list(itertools.permutations("ABCD")))
def test_the_lowest_bid_takes_slot_1_and_the_highest_the_furthest(order: tuple[str, ...]) -> None:
    table = bidding(ROW)
    for seat in "ABCD":
        table.answer(seat, f"bid {2 * order.index(seat) + 1}")
    for seat, wonder in zip(order, "3426", strict=True):
        assert table.held(seat) == wonder


@pytest.mark.rule("MIR-P6", "MIR-P9", "MIR-P10")
@pytest.mark.parametrize(
    ("bids", "held"),
    [
        ("1 1 5 9", ["-", "-", "2", "6"]),
        ("5 1 5 9", ["-", "3", "-", "6"]),
        ("9 1 9 5", ["-", "3", "-", "4"]),
        ("4 4 8 8", ["-", "-", "-", "-"]),
        ("4 4 4 8", ["-", "-", "-", "6"]),
        ("8 8 3 8", ["-", "-", "3", "-"]),
        ("2 2 2 2", ["-", "-", "-", "-"]),
    ],
)
def test_tied_bids_block_their_own_slots_and_nobody_moves_up(bids: str, held: list[str]) -> None:
    table = bidding(ROW, deck="1111").bids(bids)
    assert table.all_held() == held
    claimed = "".join(held)
    left = [wonder + "1" if wonder not in claimed else "1" for wonder in ROW.split()]
    assert table.row.split() == left


@pytest.mark.rule("MIR-P9")
def test_a_tie_is_told_to_all() -> None:
    table = bidding("1 2 3 4 5 6").bids("7 2 2 7 7 9")
    assert table.events("tie") == [{"value": 2, "seats": [1, 2]}, {"value": 7, "seats": [0, 3, 4]}]


@pytest.mark.rule("MIR-P8")
def test_claiming_is_not_a_question() -> None:
    table = bidding("1 2 3").bids("1 5 9")
    assert table.question == "bid"
    assert table.all_held() == ["1", "2", "3"]


@pytest.mark.rule("MIR-P11")
def test_the_whole_pile_is_claimed() -> None:
    table = bidding("21 7351 4", round=5, held={"B": "6"}).bids("6 9 5")
    assert table.all_held() == ["1357", "46", "12"]


@pytest.mark.rule("MIR-P12")
def test_claimed_wonders_lie_face_down() -> None:
    table = bidding("1 2 3").bids("1 5 9")
    assert table.seen("A")["you"]["wonders"] == [1]
    for viewer in ("B", "C", SPECTATOR):
        entry = table.seen_of("A", by=viewer)
        assert entry["wonders"] is None
        assert entry["held"] == 1


@pytest.mark.rule("MIR-P13")
def test_every_bid_is_spent_winning_or_blocked() -> None:
    table = bidding("1 2 3").bids("4 4 9")
    assert [table.hand(seat) for seat in "ABC"] == ["12356789", "12356789", "12345678"]
    for seat, value in zip("ABC", (4, 4, 9), strict=True):
        refused = table.refused(seat, f"bid {value}")
        assert (refused.rule, refused.key) == ("MIR-P13", "spent")
    for viewer in ("B", SPECTATOR):
        assert table.seen_of("A", by=viewer)["spent"] is None  # it lies face down


@pytest.mark.rule("MIR-P14", "MIR-P16")
@pytest.mark.parametrize("round", range(1, 8))
def test_a_new_wonder_on_each_slot_slot_1_first(round: int) -> None:
    table = bidding("1 2 3", round=round, deck="7654321").bids("8 8 9")
    assert table.row == "17 26 5"
    assert table.deck.startswith("4321")
    assert table.board["round"] == round + 1
    assert table.events("turn_up") == [{"round": round + 1, "wonders": [7, 6, 5]}]


@pytest.mark.rule("MIR-P15", "MIR-Q7")
def test_every_card_of_a_pile_stays_visible() -> None:
    table = bidding("1 2714 3", round=4)
    for viewer in ("A", "B", "C", SPECTATOR):
        assert table.seen(viewer)["row"] == [[1], [2, 7, 1, 4], [3]]


@pytest.mark.rule("MIR-P17", "MIR-Q8")
def test_no_refill_after_round_8() -> None:
    table = bidding("1 26 3", round=8)
    size = table.deck_size
    table.bids("8 8 9")
    assert table.row == "1 26 -"
    assert table.deck_size == size
    assert table.events("turn_up") == []


@pytest.mark.rule("MIR-P18")
def test_the_last_dormire_has_no_function() -> None:
    high = bidding("1 2 3", round=8, hands={"A": "79", "B": "58", "C": "46"}).bids("7 8 6")
    low = bidding("1 2 3", round=8, hands={"A": "17", "B": "28", "C": "36"}).bids("7 8 6")
    assert [high.hand(seat) for seat in "ABC"] == ["9", "5", "4"]
    assert high.outcome.scores == low.outcome.scores
    assert high.asked == ""


@pytest.mark.rule("MIR-P19")
@pytest.mark.parametrize("value", [10, 12, 15])
def test_a_value_that_no_dormire_has_is_refused(value: int) -> None:
    table = bidding(ROW)
    refused = table.refused("A", f"bid {value}")
    assert (refused.rule, refused.key, refused.args) == ("MIR-P19", "no_such_card", {"value": value})
    assert table.asked == "ABCD"


@pytest.mark.rule("MIR-P19")
@pytest.mark.parametrize(
    "answer", ["bid", "bid 0", "bid -1", "bid 99", "bid 07", "bid 5 6", "bid five", "Bid 5", "bid  5"]
)
def test_what_is_no_bid_is_refused(answer: str) -> None:
    table = bidding(ROW)
    assert table.refused("A", answer).key == "not-an-action"
    assert table.asked == "ABCD"


@pytest.mark.rule("MIR-P20", "MIR-Q9")
def test_a_laid_bid_is_final() -> None:
    table = bidding(ROW).answer("B", "bid 5")
    for answer in ("bid 5", "bid 6"):
        refused = table.refused("B", answer)
        assert (refused.rule, refused.key) == ("MIR-P20", "sealed")
    assert table.options("B") == []


@pytest.mark.rule("MIR-P21")
@pytest.mark.parametrize("players", PLAYERS)
def test_characters_do_nothing_before_scoring(players: int) -> None:
    def rounds(keep: int) -> Situation:
        table = new(players, seed=11)
        for seat in table.asked:
            table.answer(seat, table.options(seat)[keep])
        for round in range(1, 8):
            table.bids(" ".join(str((seat + round) % 9 + 1) for seat in range(players)))
        return table

    some, others = rounds(0), rounds(1)
    assert some.question == others.question == "bid"
    assert some.told(SPECTATOR) == others.told(SPECTATOR)
    assert some.view(SPECTATOR) == others.view(SPECTATOR)


@pytest.mark.rule("MIR-P22")
@pytest.mark.parametrize("players", PLAYERS)
def test_one_slot_for_a_player_and_one_player_for_a_slot(players: int) -> None:
    rounds: list[list[Json]] = []
    for event in played_out(players, seed=2).told(SPECTATOR):
        if event["key"] == "reveal":
            rounds.append([])
        elif event["key"] == "claim":
            rounds[-1].append(event["args"])
    assert len(rounds) == 8
    for claims in rounds:
        assert len({claim["seat"] for claim in claims}) == len(claims)
        assert len({claim["slot"] for claim in claims}) == len(claims)
