"""The features of Dominovia say what the view says, and what they say is remembered is so."""

from __future__ import annotations

from typing import Any

import pytest

from tests.contract.featured import Told, counts, features, name_of, named, one, seat_named
from tests.contract.subject import Subject, positions
from wondertable.core.rules.kit import members
from wondertable.games.dominovia.rules.knowledge.known_places import known_places
from wondertable.games.dominovia.rules.position import DominoviaPosition
from wondertable.games.dominovia.rules.tables import SPELLS

LOOKS = 12
"""So many positions of a game: following every way in which scrolls can have moved is slow."""
OPTIONS: list[dict[str, Any]] = [
    {},
    {"rounds_to_win": 2},
    {"play": "classic", "classic_points": 60},
    {"dragon": "hungry", "hungry_repetition": 4, "hungry_turn_limit": 77, "ring_choice": False},
    {"dragon": "dizzy", "fly_after_draw": False, "freeze_scope": "match"},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_features_are_what_the_view_shows(options: dict[str, Any]) -> None:
    subject = Subject("dominovia", 3, options)
    for seed in range(2):
        for position in positions(subject, seed):
            assert isinstance(position, DominoviaPosition)
            for seat in range(3):
                told = features(subject, position, seat)
                view: Any = subject.game.view(position, seat)
                what_was_chosen_is_told(told, view["options"])
                the_round_is_told(told, view["board"], seat)
                the_turn_is_told(told, view, seat)
                assert told["turns_done"] == position.turns_done
                assert named(told, "own.holds") == set(view["board"]["seats"][seat]["hand"])
                for other in range(3):
                    a_mage_is_told(told, name_of(other, seat, 3), view, other)


def what_was_chosen_is_told(told: Told, chosen: dict[str, Any]) -> None:
    assert told["option.classic"] == (chosen["play"] == "classic")
    for name in ("dragon", "freeze_scope"):
        assert named(told, f"option.{name}") == {chosen[name]}
    for name in ("rounds_to_win", "fly_after_draw", "ring_choice", "hungry_repetition", "hungry_turn_limit"):
        assert told[f"option.{name}"] == chosen[name]
    assert told["option.classic_points"] == chosen["classic_points"]


def the_round_is_told(told: Told, board: Any, seat: int) -> None:
    places = counts(told, "chain.place")
    assert sorted(places, key=lambda scroll: places[scroll]) == [laid["scroll"] for laid in board["chain"]]
    assert told["chain"] == len(board["chain"])
    assert told["round"] == board["round"]
    assert told["deck"] == board["deck"]
    for which, end in board["ends"].items():
        assert named(told, f"open.{which}") & set(SPELLS) == (one(SPELLS[end["open"]]) if end else set())
        crowned_by = {name_of(other, seat, 3) for other in end["crowned_by"]} if end else set()
        assert named(told, f"open.{which}.crowned_by") == crowned_by
    last = board["last_round"] or {"reason": None, "winner": None}
    assert {name for name in named(told, "last_round") if "." not in name} == one(last["reason"])
    assert named(told, "last_round.won") == seat_named(last["winner"], seat, 3)


def the_turn_is_told(told: Told, view: Any, seat: int) -> None:
    board = view["board"]
    assert named(told, "turn") == seat_named(board["turn"], seat, 3)
    assert told["drawn_this_turn"] == board["drawn"]
    assert told["passes"] == board["passes"]
    assert {name for name in named(told, "casting") if "." not in name} == one(board["casting"])
    assert named(told, "direction") == one(board["direction"])
    question = view["question"]
    sealed = question["answered"] if question and question["gathering"] == "sealed" else None
    assert named(told, "own.answer") == (one(sealed.split()[-1]) if sealed else set())


def a_mage_is_told(told: Told, name: str, view: Any, seat: int) -> None:
    board = view["board"]
    ring, there = board["rings"][seat], board["seats"][seat]
    assert told[f"{name}.scrolls"] == there["scrolls"]
    assert told[f"{name}.rounds_won"] == there["rounds_won"]
    assert told[f"{name}.points"] == there["points"]
    assert told[f"{name}.frozen"] == (seat in board["frozen"])
    assert named(told, f"{name}.spell") == (one(ring["spell"]) if ring else set())
    assert named(told, f"{name}.ring") == (one(ring["scroll"]) if ring else set())
    assert told[f"won.{name}"] == (view["outcome"] is not None and seat in view["outcome"]["winners"])


@pytest.mark.rule("DOM-K10", "DOM-K11")
@pytest.mark.parametrize("options", [{}, {"play": "classic"}, {"dragon": "hungry"}, {"dragon": "dizzy"}], ids=str)
def test_what_is_remembered_is_so(options: dict[str, Any]) -> None:
    """A scroll that a hand holds for certain is there, and one that is there is held for certain or may be held."""
    subject = Subject("dominovia", 4, options)
    ids = subject.game.tables.ids
    certain = excluded = 0
    for seed in range(2):
        for position in positions(subject, seed)[:LOOKS]:
            assert isinstance(position, DominoviaPosition)
            for viewer in range(4):
                told = features(subject, position, viewer)
                known = known_places(position, viewer)
                for other in set(range(4)) - {viewer}:
                    name = name_of(other, viewer, 4)
                    hand = {ids[scroll] for scroll in members(position.seats[other].hand)}
                    holds, may_hold = named(told, f"{name}.holds"), named(told, f"{name}.may_hold")
                    assert holds <= {ids[scroll] for scroll in known[other]}
                    assert hand <= holds | may_hold
                    certain += len(holds)
                    excluded += len(ids) - len(holds | may_hold)
                assert named(told, "deck.holds") <= {ids[scroll] for scroll in known[-1]}
    assert certain or options.get("play") == "classic"
    assert excluded
