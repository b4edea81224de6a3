"""The features of Miraris say what the view says, number by number under the right name."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.contract.featured import Told, counts, features, moments, name_of, named, one
from tests.contract.subject import Subject, positions
from wondertable.core.rules.position import Position
from wondertable.games.miraris.rules.questions import QUESTIONS


@pytest.mark.parametrize("players", [3, 6])
def test_features_are_what_the_view_shows(players: int) -> None:
    subject = Subject("miraris", players, {"memory_aid": True})
    for seed in range(3):
        for position in positions(subject, seed):
            all_is_told(subject, position)


@pytest.mark.parametrize("question", ["rolando_take", "lucia_take", "mirela_gift"])
def test_abilities_are_told(question: str) -> None:
    subject = Subject("miraris", 4, {"memory_aid": True})
    kind = QUESTIONS.index(question)
    for position in moments(subject, lambda position: position.open_question().kind == kind):
        all_is_told(subject, position)


def all_is_told(subject: Subject, position: Position) -> None:
    for seat in range(subject.players):
        told = features(subject, position, seat)
        view: Any = subject.game.view(position, seat)
        the_table_is_told(told, view["board"])
        the_own_cards_are_told(told, view)
        for other in range(subject.players):
            a_seat_is_told(told, name_of(other, seat, subject.players), view, other)


def the_table_is_told(told: Told, board: Any) -> None:
    assert told["round"] == board["round"]
    assert told["deck"] == board["deck"]
    assert counts(told, "discard") == Counter(map(str, board["discard"]))
    for slot, pile in enumerate(board["row"], 1):
        assert counts(told, f"row.{slot}") == Counter(map(str, pile))
    if board["phase"] != "over":
        assert told["scoring"] == (board["phase"] == "scoring")
        assert named(told, "ability") - {"has_taken"} == one(board["ability"])
    if board["ability"]:
        assert told["demand"] == board["demand"]
        assert told["demand.first_total"] == (board["first_total"] or 0)


def the_own_cards_are_told(told: Told, view: Any) -> None:
    own = view["board"]["you"]
    assert named(told, "own.dealt") == set(own["dealt"])
    assert named(told, "own.character") == one(own["character"])
    assert named(told, "own.hand") == {str(value) for value in own["hand"]}
    assert counts(told, "own.held") == Counter(map(str, own["wonders"]))
    answers = {"choose_character": "character", "bid": "bid", "mirela_gift": "gift"}
    question = view["question"]
    if question and question["kind"] in answers:
        answered = question["answered"]
        assert bool(named(told, "own.answer")) == bool(answered)
        if answered and question["kind"] != "mirela_gift":
            assert named(told, "own.answer") == {f"{answers[question['kind']]}.{answered.split()[-1]}"}


def a_seat_is_told(told: Told, name: str, view: Any, seat: int) -> None:
    there = view["board"]["seats"][seat]
    spent = {str(value) for value in there["spent"]}
    assert told[f"{name}.held"] == there["held"]
    assert len(named(told, f"{name}.hand")) == there["hand"]
    assert not named(told, f"{name}.hand") & spent
    assert len(named(told, f"{name}.bid")) == bool(spent)
    assert named(told, f"{name}.bid") <= spent
    assert named(told, f"{name}.character") == one(there["character"])
    outcome = view["outcome"]
    if outcome:
        assert told[f"won.{name}"] == (seat in outcome["winners"])
        assert told[f"{name}.points"] == (outcome["scores"][seat] if outcome["scores"] else 0)


@pytest.mark.parametrize("shown", ["all", "receiver"])
def test_what_the_table_chose_is_told(shown: str) -> None:
    subject = Subject("miraris", 3, {"gifts_shown": shown})
    assert features(subject, subject.new(0), 0)["option.gifts_to_receiver"] == (shown == "receiver")


@pytest.mark.rule("MIR-V3")
def test_hidden_gifts_are_known_to_giver_and_receiver_alone() -> None:
    """What others know of the receiver's Wonders lacks those that were given, except what they gave themselves."""
    subject = Subject("miraris", 4, {"gifts_shown": "receiver"})
    seen = 0
    for seed in range(60):
        for position in positions(subject, seed):
            if position.demand != 2 or not position.questions:  # type: ignore[attr-defined]
                continue
            receiver = next(seat for seat in range(4) if is_mirela(subject, position, seat))
            for viewer in range(4):
                told = features(subject, position, viewer)
                mirela = name_of(receiver, viewer, 4)
                knows_all = counts(told, f"{mirela}.held").total() == told[f"{mirela}.held"]
                assert knows_all == (viewer == receiver or gave_all(position, viewer))
                seen += 1
        if seen:
            return
    pytest.fail("no second demand in any game")


def is_mirela(subject: Subject, position: Position, seat: int) -> bool:
    return features(subject, position, seat)["own.character.mirela"] == 1


def gave_all(position: Any, viewer: int) -> bool:
    """Whether nobody but the viewer gave anything in the first demand."""
    return not any(player.gift for seat, player in enumerate(position.seats) if seat != viewer)
