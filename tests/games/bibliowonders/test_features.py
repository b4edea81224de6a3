"""The features of Bibliowonders! say what the view says, and of what lies hidden no more than counting tells."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.contract.featured import Told, counts, features, moments, name_of, named, one, seat_named
from tests.contract.subject import Subject, positions
from wondertable.core.rules.bags import cards
from wondertable.core.rules.position import Position
from wondertable.games.bibliowonders.rules.position import BibliowondersPosition
from wondertable.games.bibliowonders.rules.tables import ARROWS, BITS, colour_of

OPTIONS: list[dict[str, Any]] = [
    {},
    {"neighbours": 8, "reception_win": "presence"},
    {"librarian_magic": False, "round_limit": 7},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_features_are_what_the_view_shows(players: int, options: dict[str, Any]) -> None:
    subject = Subject("bibliowonders", players, options)
    for position in positions(subject, 1):
        all_is_told(subject, position)


@pytest.mark.parametrize("mark", ["letter", "passage", "used", "owed"])
def test_magic_is_told(mark: str) -> None:
    subject = Subject("bibliowonders", 3)
    for position in moments(subject, lambda position: bool(getattr(position, mark))):
        all_is_told(subject, position)


def all_is_told(subject: Subject, position: Position) -> None:
    assert isinstance(position, BibliowondersPosition)
    for seat in range(subject.players):
        told = features(subject, position, seat)
        view: Any = subject.game.view(position, seat)
        what_was_chosen_is_told(told, view["options"])
        the_turn_is_told(told, view["board"], seat)
        assert told["owed"] == position.owed
        for place in view["board"]["map"]:
            a_place_is_told(told, place, seat)
        assert counts(told, "own.hand") == Counter(view["board"]["seats"][seat]["cards"])
        for other in range(subject.players):
            a_seat_is_told(told, name_of(other, seat, subject.players), view, other)


def what_was_chosen_is_told(told: Told, chosen: dict[str, Any]) -> None:
    assert told["option.librarian_magic"] == chosen["librarian_magic"]
    assert told["option.eight_neighbours"] == (chosen["neighbours"] == 8)
    assert told["option.win_by_presence"] == (chosen["reception_win"] == "presence")
    assert told["option.round_limit"] == chosen["round_limit"]


def the_turn_is_told(told: Told, board: Any, seat: int) -> None:
    players = len(board["seats"])
    assert told["round"] == board["round"]
    assert named(told, "start") == seat_named(board["start"], seat, players)
    if board["turn"] is not None:
        assert named(told, "turn") == seat_named(board["turn"], seat, players)
        assert told["moves_left"] == board["moves_left"]
        assert (told["letter"] > 0) == board["letter"]
        assert told["passage"] == board["passage"]
    assert told["draw_pile"] == board["draw_pile"]
    assert counts(told, "discard") == Counter(board["discard_pile"])
    assert counts(told, "used") == Counter(board["used"])
    assert named(told, "reception") == one(board["reception"])
    for colour, number in board["face_up"].items():
        assert told[f"face_up.{colour}"] == number


def a_place_is_told(told: Told, place: Any, seat: int) -> None:
    at = place["position"]
    assert told[f"face_up.{at}"] == place["up"]
    assert told[f"crystal.{at}"] == place["crystal"]
    assert bool(named(told, f"shelf.{at}")) == (place["shelf"] not in (None, "reception"))
    assert bool(named(told, f"unseen.{at}")) == (place["shelf"] is None)
    for other in range(told.players):
        name = name_of(other, seat, told.players)
        assert told[f"{name}.seen.{at}"] == (other in place["seen_by"])


def a_seat_is_told(told: Told, name: str, view: Any, seat: int) -> None:
    there = view["board"]["seats"][seat]
    assert told[f"{name}.cards"] == there["hand"]
    assert told[f"{name}.mp"] == there["mp"]
    assert named(told, f"{name}.colour") == one(there["colour"])
    if there["colour"]:
        assert named(told, f"{name}.pawn") == one(there["pawn"])
    assert named(told, f"{name}.slot") == set(there["slots"])
    assert named(told, f"{name}.met") == set(there["met"])
    assert told[f"won.{name}"] == (view["outcome"] is not None and seat in view["outcome"]["winners"])


def test_what_lies_hidden_is_among_what_may_lie_there() -> None:
    subject = Subject("bibliowonders", 3)
    tables = subject.game.tables
    for seed in range(2):
        for position in positions(subject, seed)[-10:]:
            assert isinstance(position, BibliowondersPosition)
            for seat in range(3):
                told = features(subject, position, seat)
                for place, at in enumerate(tables.place_ids):
                    colour = int(colour_of(position.shelves[place]))
                    shelf = tables.colour_ids[colour - 1] if colour else "moving"
                    unseen = named(told, f"unseen.{at}")
                    assert not unseen or shelf in unseen
                    arrows = named(told, f"shelf.{at}") & set(ARROWS)
                    assert len(arrows) == (not unseen and colour == 0 and place != position.reception)
                old = [player.old_cards for other, player in enumerate(position.seats) if other != seat]
                held = Counter(tables.card_ids[kind] for bag in old for kind in cards(bag, BITS))
                assert counts(told, "others.held_at_reshuffle") == held
