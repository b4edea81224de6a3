"""Positions as JSON: written by the program, written by hand, and refused where they cannot be."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.at_random import answers
from tests.games.dominovia.helpers import DRAGONS, GAME, PLAYERS, Json, Situation, new, table
from wondertable import Refused


@pytest.mark.parametrize("dragon", DRAGONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_saved_match_goes_on_as_if_it_had_never_been_saved(players: int, dragon: str) -> None:
    match = new(players, 4, dragon=dragon, rounds_to_win=1)
    for step, (seat, action) in enumerate(answers(match.position, 8)):
        if step % 3:
            continue
        saved = json.loads(json.dumps(match.save()))
        loaded = Situation(GAME.load(saved))
        assert loaded.save() == saved
        twin = Situation(match.position.clone())
        twin.position.apply(seat, action)
        loaded.position.apply(seat, action)
        assert loaded.save() == twin.save()


def test_a_finished_match_is_saved_too() -> None:
    over = new(3, 1, rounds_to_win=1).play_on(1)
    loaded = Situation(GAME.load(over.save()))
    assert loaded.save() == over.save()
    assert loaded.winner == over.winner
    assert loaded.asked == []


def test_an_empty_board_is_a_new_match() -> None:
    fresh = Situation(GAME.load({"players": 3, "seed": 5}))
    assert fresh.question == "offer"
    assert fresh.hand(1) == new(3, 5).hand(1)


def test_what_is_left_out_lies_in_the_deck_in_any_order() -> None:
    tops = {table("0-0 1-1", "2-2 3-3", chain="4|4", seed=seed, turn=2).deck[-1] for seed in range(20)}
    assert len(tops) > 5
    named = table("0-4 1-1", "2-2 3-3", chain="4|4", deck="6-6 5-6")
    assert named.deck[:2] == ["6-6", "5-6"]
    assert len(named.deck) == 23


def test_hands_may_be_lists_texts_or_holders() -> None:
    board = {"chain": "4|4", "turn": 0}
    one = GAME.load({"players": 2, "board": board | {"hands": ["0-4 1-1", "2-2"]}})
    two = GAME.load({"players": 2, "board": board | {"hands": [["1-1", "0-4"], ["2-2"]]}})
    three = GAME.load({"players": 2, "board": board | {"hands": {"0-4": 0, "2-2": 1, "1-1": 0}}})
    hands = [Situation(position).board["hands"] for position in (one, two, three)]
    assert hands[0] == hands[1] == hands[2] == {"0-4": 0, "1-1": 0, "2-2": 1}


HANDS = {"hands": ["0-4 1-1", "2-2 3-3"], "chain": "4|4 4|6", "turn": 0}
IMPOSSIBLE: list[tuple[Json, str]] = [
    ({"hands": ["0-4 0-4", "2-2"]}, "DOM-I1"),
    ({"hands": ["0-4 1-1", "1-1"]}, "DOM-I1"),
    ({"hands": ["4-4 1-1", "2-2"]}, "DOM-I1"),
    ({"deck": "0-4"}, "DOM-I1"),
    ({"deck": "5-5 5-5"}, "DOM-I1"),
    ({"chain": "4|4 5|6"}, "DOM-I2"),
    ({"chain": "4|6 6|4"}, "DOM-I1"),
    ({"chain": "4|7"}, "chain.*0 to 6"),
    ({"chain": "4-4"}, "chain.*4-4"),
    ({"chain": ["4|4"]}, "chain"),
    ({"chain": ""}, "turn"),
    ({"hands": ["0-4", ""]}, "DOM-I3.*Mage 2"),
    ({"hands": ["0-4"]}, "hands"),
    ({"hands": ["0-4", "9-9"]}, "9-9"),
    ({"hands": {"0-4": 2}}, "hands, 0-4"),
    ({"hands": 7}, "hands"),
    ({"rings": ["crown on 4-6", None, None]}, "rings"),
    ({"rings": ["crown on 5-6", None]}, "DOM-I5.*Mage 1"),
    ({"rings": ["star on 4-6", None]}, "DOM-I5"),
    ({"rings": ["crown", None]}, "rings"),
    ({"turn": 2}, "turn"),
    ({"turn": None}, "turn"),
    ({"passes": -1}, "passes"),
    ({"drawn": 1}, "questions"),
    ({"rounds_won": [3, 0]}, "rounds_won"),
    ({"rounds_won": [1]}, "rounds_won"),
    ({"casting": "star", "cast_end": "left"}, "casting"),
    ({"direction": "left"}, "casting"),
    ({"winner": 1}, "winner"),
    ({"ended": "rounds"}, "winner"),
    ({"ended": "tired"}, "ended"),
    ({"offered": ["2-2", None]}, "offered"),
    ({"in_deck": ["2-2"]}, "in_deck"),
    ({"history": [["linked", 0, 0, 4]]}, "0-4 is not where"),
    ({"history": [["drew", 1, 0, 4]]}, "0-4 is not where"),
    ({"history": [["passed", 0, 1, 2, 2]]}, "2-2 is not where"),
    ({"history": [["landed"]]}, "everybody passes"),
    ({"history": [["flew", 0, 1, 1]]}, "flew"),
    ({"history": [["drew", 5, 1, 1]]}, "seats from 0 to 1"),
    ({"history": [["lacked", 0, "2-2 9-9"]]}, "no such scroll: '9-9'"),
    ({"history": [["lacked", 5, "2-2"]]}, "seats from 0 to 1"),
    ({"history": [["lacked", 0]]}, "history 1: lacked names 1 seats .* then scrolls"),
    ({"history": [["lacked", 0, 1]]}, "history 1.*a text of scrolls"),
    ({"history": [["lacked", 0, ["2-2"]]]}, "history 1"),
    ({"history": [[]]}, "history 1"),
    ({"moments": [{"turn": 5, "rings": 0, "moves": 0, "chain": ""}]}, "moments 1, turn.*0 to 1"),
    ({"moments": [{"turn": 0, "rings": 0, "moves": 1, "chain": ""}]}, "moments 1, moves.*0 to 0"),
    ({"last_round": {"winner": 2, "reason": "out", "hands": ["", ""]}}, "last_round, winner.*0 to 1"),
    ({"last_round": {"winner": 0, "reason": "tired", "hands": ["", ""]}}, "last_round, reason.*stopped"),
    ({"last_round": {"winner": 0, "reason": "out", "hands": [""]}}, "last_round, hands.*2 entries"),
    ({"history": [["lacked", 0, "1-1 2-2"]]}, "1-1 was not lacking"),
    ({"history": "nothing"}, "history"),
    ({"moments": [{"turn": 0}]}, "moments"),
    ({"last_round": {"winner": 0}}, "last_round"),
    ({"colour": "red"}, "colour"),
    ({"round": "first"}, "round"),
]


@pytest.mark.rule("DOM-I1", "DOM-I2", "DOM-I3", "DOM-I5")
@pytest.mark.parametrize(("change", "message"), IMPOSSIBLE, ids=[str(change) for change, _ in IMPOSSIBLE])
def test_an_impossible_position_is_refused_by_name(change: Json, message: str) -> None:
    assert GAME.load({"players": 2, "board": HANDS}).asked() == [0]
    with pytest.raises(Refused, match=message):
        GAME.load({"players": 2, "board": HANDS | change})


def saved_at(question: str, dragon: str = "base") -> Json:
    """A saved position in which this is asked."""
    for seed in range(60):
        match = new(3, seed, rounds_to_win=1, dragon=dragon)
        for _ in answers(match.position, seed):
            if match.question == question:
                saved: Json = json.loads(json.dumps(match.save()))
                return saved
    raise AssertionError(f"{question} was never asked")


def change_question(data: Json, **change: object) -> None:
    data["questions"][0] |= change


WRONG_QUESTIONS: list[tuple[str, Callable[[Json], Any], str]] = [
    ("link", lambda data: data.update(questions=[]), "questions.*link"),
    ("link", lambda data: change_question(data, kind="fly"), "questions"),
    ("link", lambda data: change_question(data, sealed=True), "sealed"),
    ("link", lambda data: change_question(data, waiting=[0, 1, 2]), "waiting"),
    ("offer", lambda data: change_question(data, sealed=False), "sealed"),
    ("offer", lambda data: change_question(data, waiting=[0]), "waiting"),
    ("star", lambda data: change_question(data, kind="bam"), "questions"),
    ("fly", lambda data: data["board"].update(drawn=2), "fly is not asked"),
    ("direction", lambda data: data["options"].update(dragon="angry"), "direction is not asked"),
    ("dragon_pass", lambda data: data["board"].update(direction=None), "questions"),
]


@pytest.mark.parametrize(("question", "change", "message"), WRONG_QUESTIONS)
def test_a_question_that_the_moment_does_not_ask_is_refused(
    question: str, change: Callable[[Json], Any], message: str
) -> None:
    data = saved_at(question)
    assert GAME.save(GAME.load(copy.deepcopy(data))) == data
    change(data)
    with pytest.raises(Refused, match=message):
        GAME.load(data)


def test_a_sealed_answer_that_was_not_offered_is_refused() -> None:
    dealt = table("0-1 1-1", "0-2 2-2").answer(1, "offer 1-1").save()
    dealt["questions"][0]["answers"][0] = "offer 2-2"
    with pytest.raises(Refused, match="offer 2-2"):
        GAME.load(dealt)


def test_ring_placing_is_saved() -> None:
    data = saved_at("place_ring", dragon="hungry")
    assert GAME.save(GAME.load(data)) == data
    data["options"]["ring_choice"] = False
    with pytest.raises(Refused, match="place_ring is not asked"):
        GAME.load(data)


def test_classic_positions_have_no_rings() -> None:
    data = {"players": 2, "options": {"play": "classic"}, "board": HANDS}
    assert GAME.load(data).asked() == [0]
    with pytest.raises(Refused, match="classic"):
        GAME.load(data | {"board": HANDS | {"rings": ["crown on 4-6", None]}})
    with pytest.raises(Refused, match="classic"):
        GAME.load(data | {"board": HANDS | {"points": [100, 0]}})
