"""The features of Dominovia say what the view says, and what they say is remembered is so."""

from __future__ import annotations

from typing import Any

import pytest

from tests.contract.featured import features, name_of, named
from tests.contract.subject import Subject, positions
from wondertable.core.rules.kit import members
from wondertable.games.dominovia.rules.knowledge.known_places import known_places
from wondertable.games.dominovia.rules.position import DominoviaPosition

LOOKS = 12
"""So many positions of a game: following every way in which scrolls can have moved is slow."""


@pytest.mark.parametrize("options", [{}, {"play": "classic"}, {"dragon": "hungry"}], ids=str)
def test_features_are_what_the_view_shows(options: dict[str, Any]) -> None:
    subject = Subject("dominovia", 3, options)
    for position in positions(subject, 1):
        for seat in range(3):
            told = features(subject, position, seat)
            view: Any = subject.game.view(position, seat)
            board = view["board"]
            chain = sorted((place, scroll) for scroll, place in places(told).items())
            assert [scroll for _place, scroll in chain] == [laid["scroll"] for laid in board["chain"]]
            assert named(told, "own.holds") == set(board["seats"][seat]["hand"])
            for other in range(3):
                name = name_of(other, seat, 3)
                ring = board["rings"][other]
                assert told[f"{name}.scrolls"] == board["seats"][other]["scrolls"]
                assert told[f"{name}.frozen"] == (other in board["frozen"])
                assert named(told, f"{name}.spell") == ({ring["spell"]} if ring else set())
                assert named(told, f"{name}.ring") == ({ring["scroll"]} if ring else set())
                assert told[f"turn.{name}"] == (board["turn"] == other)


def places(told: dict[str, int]) -> dict[str, int]:
    return {key.removeprefix("chain.place."): at for key, at in told.items() if key.startswith("chain.place.") and at}


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
