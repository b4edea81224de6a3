"""The rules of Kuhn poker, one by one."""

from __future__ import annotations

import json
from typing import Any

import pytest

import wondertable
from wondertable import Position, Refused, Rng
from wondertable.bots import bot

GAME = wondertable.game("kuhn")


def table(cards: list[str], *answers: str) -> Position:
    """A table with these cards, after these answers."""
    position = GAME.load({"players": 2, "board": {"cards": cards}})
    for text in answers:
        position.apply(position.asked()[0], GAME.actions.parse(text))
    return position


def offered(position: Position) -> list[str]:
    (seat,) = position.asked()
    return [GAME.actions.text(action) for action in position.legal(seat)]


def scores(position: Position) -> Any:
    outcome = position.outcome()
    return None if outcome is None else (outcome.winners, outcome.scores, outcome.reason)


@pytest.mark.rule("KUH-S1")
def test_two_play() -> None:
    with pytest.raises(Refused, match="KUH-S1: Kuhn poker is for two, not for 3"):
        GAME.new(players=3)


@pytest.mark.rule("KUH-C1", "KUH-S2", "KUH-S3")
def test_a_card_each_and_one_is_left() -> None:
    seen = set()
    for seed in range(20):
        board: Any = GAME.view(GAME.new(seed=seed), 0)["board"]
        assert (board["pot"], board["left"], board["seats"][1]["card"]) == (2, None, "hidden")
        seen.add(board["seats"][0]["card"])
    assert seen == {"jack", "queen", "king"}


@pytest.mark.rule("KUH-P1", "KUH-P2", "KUH-P3")
def test_who_may_do_what() -> None:
    cards = ["jack", "queen", "king"]
    assert (table(cards).asked(), offered(table(cards))) == ([0], ["check", "bet"])
    checked, bet = table(cards, "check"), table(cards, "bet")
    assert (checked.asked(), offered(checked)) == ([1], ["check", "bet"])
    assert (bet.asked(), offered(bet)) == ([1], ["fold", "call"])
    assert table(cards, "check", "bet").asked() == [0]
    with pytest.raises(Refused, match="not possible now"):
        bet.apply(1, GAME.actions.parse("check"))


@pytest.mark.rule("KUH-E2", "KUH-E3", "KUH-X1")
def test_the_higher_card_wins_what_the_other_paid() -> None:
    assert scores(table(["queen", "jack", "king"], "check", "bet", "call")) == ([0], [2, -2], "showdown")
    assert scores(table(["queen", "king", "jack"], "check", "check")) == ([1], [-1, 1], "showdown")


@pytest.mark.rule("KUH-E1", "KUH-X2")
def test_a_bet_that_nobody_calls_wins() -> None:
    assert scores(table(["jack", "queen", "king"], "bet", "fold")) == ([0], [1, -1], "fold")


@pytest.mark.rule("KUH-E4")
def test_after_the_end_all_cards_are_shown() -> None:
    board: Any = GAME.view(table(["jack", "queen", "king"], "bet", "fold"), None)["board"]
    assert ([seat["card"] for seat in board["seats"]], board["left"]) == (["jack", "queen"], "king")


@pytest.mark.rule("KUH-Q1")
def test_whoever_is_absent_risks_nothing() -> None:
    cards = ["king", "queen", "jack"]
    assert GAME.actions.text(GAME.autopilot(table(cards), 0, Rng(1))) == "check"
    assert GAME.actions.text(GAME.autopilot(table(cards, "check", "bet"), 0, Rng(1))) == "fold"


def test_thumb_never_folds_a_king_nor_calls_with_a_jack() -> None:
    thumb = bot("thumb", GAME)
    for seed in range(20):
        assert GAME.actions.text(thumb.choose(table(["jack", "king", "queen"], "bet"), 1, Rng(seed))) == "call"
        assert GAME.actions.text(thumb.choose(table(["king", "jack", "queen"], "bet"), 1, Rng(seed))) == "fold"


@pytest.mark.parametrize(
    ("board", "problem"),
    [
        ({"cards": ["jack", "jack", "king"]}, "each once"),
        ({"cards": ["jack", "ace", "king"]}, "expected one of jack, king, queen"),
        ({"bettor": 1}, "after a check only"),
        ({"ended": "fold"}, "nobody has folded"),
        ({"pot": 3}, "not a known name"),
    ],
)
def test_a_position_that_cannot_be_is_refused(board: dict[str, object], problem: str) -> None:
    with pytest.raises(Refused, match=problem):
        GAME.load({"players": 2, "board": board})


def test_a_question_that_is_not_open_is_refused() -> None:
    saved: Any = json.loads(json.dumps(GAME.save(table(["jack", "queen", "king"], "bet"))))
    saved["questions"][0]["kind"] = "act"
    with pytest.raises(Refused, match="expected one: reply"):
        GAME.load(saved)
