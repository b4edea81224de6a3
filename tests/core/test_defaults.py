"""The parts of a game that says nothing of its own."""

from __future__ import annotations

from typing import Any

import pytest

import wondertable
from wondertable import Refused, Rng
from wondertable.core.defaults import data, describe, options, possible, refusals, saving, thumb, view
from wondertable.core.words import Words

GAME = wondertable.game("miraris")
SEATS: dict[str, Any] = {"id": "kuhn", "name": "Kuhn poker", "players_min": 2, "players_max": 2, "origin": "official"}


def test_data_are_the_seats() -> None:
    tables = data.read({"schema": 1, "game": SEATS})
    assert (tables.seats_min, tables.seats_max) == (2, 2)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"players_max": 1}, "game, players_max: expected at least 2, found 1"),
        ({"players_min": 0}, "game, players_min: expected a whole number from 1 to 16, found 0"),
        ({"origin": "heard"}, "game, origin: expected one of"),
        ({"cards": 3}, "game, cards: not a known name here"),
    ],
)
def test_a_mistake_in_the_seats_is_named(change: dict[str, object], problem: str) -> None:
    with pytest.raises(Refused, match=problem):
        data.read({"schema": 1, "game": SEATS | change})


def test_what_has_a_sentence_is_described(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fact by itself, an entry of each seat with its player, and nothing where there is nothing."""
    words = Words(GAME, ["Ann", "Ben"], 1)
    monkeypatch.setattr(words, "say", lambda key, args: f"{key} {args}")
    assert describe.about("pot", 3, words) == ["describe-pot {'pot': 3}"]
    assert describe.about("cards", ["jack", "king"], words) == ["describe-cards {'cards': ['jack', 'king']}"]
    assert describe.about("seats", [{"chips": 1}, {"chips": 2}], words) == [
        "describe-seats {'chips': 1, 'name': 'Ann', 'you': 'no'}",
        "describe-seats {'chips': 2, 'name': 'Ben', 'you': 'yes'}",
    ]
    assert (describe.about("left", None, words), describe.about("cards", [], words)) == ([], [])


def test_the_rest_has_nothing_to_say() -> None:
    position = GAME.new(players=3, seed=1)
    question = position.open_question()
    assert (options.options(GAME.tables), possible.to_be_asked(position), thumb.bots()) == ([], None, {})
    assert (view.fixed(position), view.refused_pieces(position, 0)) == (view.Fixed(), [])
    assert refusals.why_final(position, question) is None
    assert str(refusals.why_not(position, question, 0, 0)) == "That is not possible now."
    assert thumb.autopilot(position, 0, Rng(1)) in position.legal(0)
    possible.check(position)
    possible.check_unasked(position)
    with pytest.raises(Refused, match="questions: missing"):
        saving.resume(position)
