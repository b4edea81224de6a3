"""The features of Bibliowonders! say what the view says, and of what lies hidden no more than counting tells."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.contract.featured import counts, features, name_of, named
from tests.contract.subject import Subject, positions
from wondertable.core.rules.bags import cards
from wondertable.games.bibliowonders.rules.position import BibliowondersPosition
from wondertable.games.bibliowonders.rules.tables import ARROWS, BITS, colour_of


@pytest.mark.parametrize("players", [2, 4])
def test_features_are_what_the_view_shows(players: int) -> None:
    subject = Subject("bibliowonders", players)
    for position in positions(subject, 1)[-10:]:
        for seat in range(players):
            told = features(subject, position, seat)
            view: Any = subject.game.view(position, seat)
            board = view["board"]
            assert told["draw_pile"] == board["draw_pile"]
            assert counts(told, "discard") == Counter(board["discard_pile"])
            assert counts(told, "own.hand") == Counter(board["seats"][seat]["cards"])
            assert named(told, "reception") == {board["reception"]}
            for place in board["map"]:
                at = place["position"]
                assert told[f"face_up.{at}"] == place["up"]
                assert told[f"crystal.{at}"] == place["crystal"]
                assert bool(named(told, f"shelf.{at}")) == (place["shelf"] not in (None, "reception"))
                assert bool(named(told, f"unseen.{at}")) == (place["shelf"] is None)
                for other in range(players):
                    name = name_of(other, seat, players)
                    assert told[f"{name}.seen.{at}"] == (other in place["seen_by"])
                    if board["seats"][other]["colour"]:
                        assert told[f"{name}.pawn.{at}"] == (other in place["pawns"])
            for other in range(players):
                name, there = name_of(other, seat, players), board["seats"][other]
                assert told[f"{name}.cards"] == there["hand"]
                assert told[f"{name}.mp"] == there["mp"]
                assert named(told, f"{name}.slot") == set(there["slots"])
                assert named(told, f"{name}.met") == set(there["met"])


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
