"""Events are read on from where a viewer's reading ended; whoever begins anew, or after an undo, gets the same."""

from __future__ import annotations

import random

import msgspec
import pytest

import wondertable
from wondertable.core.entries import Answered
from wondertable.core.table import Table


@pytest.mark.parametrize("name", wondertable.games())
def test_reading_on_is_reading_all(name: str) -> None:
    game, chance = wondertable.game(name), random.Random(3)
    table = Table(game, 4, 5, game.quick())
    for _ in range(80):
        if not table.asked():
            break
        seat = chance.choice(table.asked())
        table.enter(Answered(seat, game.actions.text(chance.choice(table.position.legal(seat)))))
        if chance.random() < 0.2 and table.undo_state(seat)["can"] is not None:
            table.enter(table.propose_undo(seat, voters=[]))
        for viewer in (None, *range(4)):
            if chance.random() < 0.5:
                continue
            told = table.events(viewer)
            since = max(0, len(told) - chance.choice([0, 1, 2, 5, 100]))
            assert msgspec.to_builtins(table.happened(viewer, since)) == told[since:]
            assert table.told(viewer) == len(told)
