"""The features of Miraris say what the view says, number by number under the right name."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.contract.featured import counts, features, name_of, named
from tests.contract.subject import Subject, positions
from wondertable.core.rules.position import Position


@pytest.mark.parametrize("players", [3, 6])
def test_features_are_what_the_view_shows(players: int) -> None:
    subject = Subject("miraris", players, {"memory_aid": True})
    for position in positions(subject, 1)[-10:]:
        for seat in range(players):
            told = features(subject, position, seat)
            view: Any = subject.game.view(position, seat)
            board = view["board"]
            assert told["round"] == board["round"]
            assert told["deck"] == board["deck"]
            for slot, pile in enumerate(board["row"], 1):
                assert counts(told, f"row.{slot}") == Counter(map(str, pile))
            assert named(told, "own.dealt") == set(board["you"]["dealt"])
            assert named(told, "own.hand") == {str(value) for value in board["you"]["hand"]}
            assert counts(told, "own.held") == Counter(map(str, board["you"]["wonders"]))
            for step in range(1, players):
                other = board["seats"][(seat + step) % players]
                assert told[f"seat+{step}.held"] == other["held"]
                assert len(named(told, f"seat+{step}.hand")) == other["hand"]
                assert not named(told, f"seat+{step}.hand") & {str(value) for value in other["spent"]}
                assert named(told, f"seat+{step}.character") == {other["character"]} - {None}


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
