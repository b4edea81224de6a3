"""The rulings of Miraris: where the rulebook is silent, what was decided shows in play."""

from __future__ import annotations

import pytest

from tests.games.miraris.helpers import (
    GAME,
    NUMBERED,
    SPECTATOR,
    UNNUMBERED,
    bidding,
    card,
    new,
    scoring,
    started,
)
from wondertable.core.table import Table


@pytest.mark.rule("MIR-Q3")
def test_five_characters_are_numbered_and_it_is_marked_where_the_numbers_come_from() -> None:
    assert [card("character", name)["order"] for name in NUMBERED] == [1, 2, 3, 4, 5]
    assert [card("character", name)["order"] for name in UNNUMBERED] == [0] * 7
    assert {card("character", name)["order_origin"] for name in NUMBERED + UNNUMBERED} == {"deduced"}


@pytest.mark.rule("MIR-Q4")
def test_tied_bids_take_places_in_the_order() -> None:
    # were tied bids left out, the 9 would be the lowest bid left and take slot 1
    assert bidding("1 2 3").bids("4 4 9").all_held() == ["-", "-", "3"]
    # were the far end for the best untied bid, the 2 would take slot 3
    assert bidding("1 2 3").bids("7 7 2").all_held() == ["-", "-", "1"]


@pytest.mark.rule("MIR-Q5")
@pytest.mark.parametrize(
    ("bids", "claims"), [("4 4 4 9 8 7", 3), ("4 4 6 6 9 8", 2), ("4 4 4 6 6 6", 0), ("5 5 5 5 5 1", 1)]
)
def test_all_tied_players_are_blocked_each_tie_separately(bids: str, claims: int) -> None:
    table = bidding("1 2 3 4 5 6").bids(bids)
    assert sum(held != "-" for held in table.all_held()) == claims
    played = bids.split()
    for value, held in zip(played, table.all_held(), strict=True):
        assert (held != "-") == (played.count(value) == 1)


@pytest.mark.rule("MIR-Q6")
def test_new_wonders_go_to_slot_1_first_whatever_lies_there() -> None:
    for bids, row in (("1 1 9", "17 16 5"), ("9 2 1", "7 6 5"), ("9 9 1", "7 16 15")):
        assert bidding("1 1 1", deck="765").bids(bids).row == row


@pytest.mark.rule("MIR-Q9", "MIR-P20")
@pytest.mark.parametrize("question", ["choose_character", "bid", "mirela_gift"])
def test_a_sealed_answer_of_any_kind_is_final(question: str) -> None:
    table = {
        "choose_character": lambda: new(3),
        "bid": lambda: started(3),
        "mirela_gift": lambda: scoring({"mirela": "1", "el": "25", "lana": "36"}),
    }[question]()
    assert table.question == question
    offered = table.options("B")
    table.answer("B", offered[0])
    refused = table.refused("B", offered[1])
    assert (refused.rule, refused.key) == ("MIR-P20", "sealed")


@pytest.mark.rule("MIR-Q9")
def test_no_table_takes_a_sealed_answer_back() -> None:
    table = Table(GAME, 3, seed=1)
    for seat in range(3):
        entry = table.propose(seat, GAME.actions.text(table.position.legal(seat)[0]))
        assert entry is not None
        table.enter(entry)
        assert table.undo_state(seat)["can"] is None


@pytest.mark.rule("MIR-Q14")
def test_both_demands_are_sealed_and_simultaneous() -> None:
    table = scoring({"mirela": "-", "el": "1134", "lana": "1256"})
    for demand in (1, 2):
        asked = table.view("B")["question"]
        assert (asked["kind"], asked["gathering"], table.asked) == ("mirela_gift", "sealed", "BC")
        assert table.seen(SPECTATOR)["demand"] == demand
        table.answer("B", "give 1")
        assert len(table.events("gift")) == 2 * (demand - 1)
        table.answer("C", "give 2" if demand == 1 else "give 1")
    assert [(event["giver"], event["wonder"]) for event in table.events("gift")] == [(1, 1), (2, 2), (1, 1), (2, 1)]
    assert table.events("total") == [{"total": 3}]  # only the first total is announced


@pytest.mark.rule("MIR-Q19")
def test_the_game_draws_the_discards_and_shows_them_to_all() -> None:
    table = scoring({"unknown": "33", "el": "111", "lana": "2222"})
    for viewer in ("A", "B", "C", SPECTATOR):
        assert table.events("discard", viewer) == [{"seat": 1, "wonders": [1, 1]}, {"seat": 2, "wonders": [2, 2]}]
        assert table.seen(viewer)["discard"] == [1, 1, 2, 2]


@pytest.mark.rule("MIR-Q24")
def test_held_wonders_lie_face_down_but_their_number_is_public() -> None:
    table = bidding("1 23 4", round=2, held={"A": "5"}).bids("3 4 9")
    for viewer in ("B", "C", SPECTATOR):
        assert table.seen_of("A", by=viewer)["wonders"] is None
        assert table.seen_of("A", by=viewer)["spent"] is None
        assert [table.seen_of(seat, by=viewer)["held"] for seat in "ABC"] == [2, 2, 1]
        assert [table.seen_of(seat, by=viewer)["hand"] for seat in "ABC"] == [7, 7, 7]
    own = table.seen_of("A", by="A")
    assert (own["wonders"], own["spent"]) == ([1, 5], [1, 3])
    assert table.seen("A")["you"]["hand"] == [2, 4, 5, 6, 7, 8, 9]


@pytest.mark.rule("MIR-Q25")
def test_a_win_of_rolando_is_shown_and_of_a_failure_only_the_failure() -> None:
    won = scoring({"rolando": "1234567", "el": "-", "lana": "-"}, reveal_after_end=False)
    assert won.events("test") == [{"seat": 0, "won": True, "kinds": 7}]
    for viewer in ("B", "C", SPECTATOR):
        assert won.seen_of("A", by=viewer)["wonders"] == [1, 2, 3, 4, 5, 6, 7]
    lost = scoring({"rolando": "123456", "mirela": "-", "lana": "5"})
    assert lost.events("test") == [{"seat": 0, "won": False, "kinds": 0}]
    assert lost.seen_of("A", by="B")["wonders"] is None  # while gifts are chosen


@pytest.mark.rule("MIR-Q25", "MIR-V4")
@pytest.mark.parametrize("aid", [False, True])
def test_a_win_of_rolando_shows_seven_kinds_and_nothing_else(aid: bool) -> None:
    won = scoring({"rolando": "11234567", "el": "22", "lana": "3"}, reveal_after_end=False, memory_aid=aid)
    for viewer in ("B", "C", SPECTATOR):
        shown = won.seen_of("A", by=viewer)["wonders"]
        assert shown == ([1, 1, 2, 3, 4, 5, 6, 7] if aid else [1, 2, 3, 4, 5, 6, 7])
        for other in {"B", "C"} - {viewer}:
            seen = won.seen_of(other, by=viewer)
            assert (seen["character"], seen["set_aside"], seen["score"]) == (None, None, None)
            assert aid or seen["wonders"] is None
        assert won.seen(viewer)["deck_cards"] is None
        for world in won.worlds(viewer, 20):
            assert world.view(viewer) == won.view(viewer)


@pytest.mark.rule("MIR-Q27")
def test_nothing_that_is_said_binds_and_no_hidden_card_can_be_shown() -> None:
    # talk is not part of the game: these five are all that a player can do, and no bid depends on more than the hand
    assert set(GAME.actions.types()) == {"keep", "bid", "take", "take_two", "give"}
    table = started(4, seed=3)
    for value in range(1, 8):
        assert table.options("A") == [f"bid {left}" for left in range(value, 10)]
        table.bids(" ".join([str(value)] * 4))


@pytest.mark.rule("MIR-Q28")
def test_no_step_is_missing_between_the_deck_and_the_first_bid() -> None:
    keys = [event["key"] for event in started(4).told("A")]
    assert keys == ["deal", "dealt", "kept", "all_kept", "turn_up"]


@pytest.mark.rule("MIR-Q29")
def test_held_wonders_are_turned_up_all_together() -> None:
    table = scoring({"serena": "1", "el": "2", "lana": "33"}, deck="4444", reveal_after_end=False)
    scored = {event["seat"]: event["wonders"] for event in table.events("score")}
    assert scored == {0: [1, 4, 4, 4, 4], 1: [2], 2: [3, 3]}
    assert [table.seen_of(seat, by=SPECTATOR)["wonders"] for seat in "ABC"] == [*scored.values()]


@pytest.mark.rule("MIR-Q30")
def test_of_several_copies_the_lowest_slot_and_there_the_lowest_card_goes() -> None:
    rolando = scoring({"rolando": "1", "el": "-", "lana": "-"}, row="2 3535 5").answer("A", "take 5")
    assert rolando.row == "2 335 5"
    lucia = scoring({"lucia": "1", "el": "-", "lana": "-"}, row="2 355 5").answer("A", "take 5 5")
    assert lucia.row == "2 3 5"


@pytest.mark.rule("MIR-Q2", "MIR-Q14")
def test_who_answers_first_gains_nothing() -> None:
    table = scoring({"mirela": "-", "el": "12345", "lana": "12345"}).answer("B", "give 4")
    gifts = {world.save()["questions"][0]["answers"][1] for world in table.worlds("C", 100)}
    assert gifts == {f"give {crowns}" for crowns in range(1, 6)}  # for all that C knows
