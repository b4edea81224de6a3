"""What others of Miraris have probably kept: counted, and drawn again and again, it comes to the same."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.miraris.helpers import GAME, PLAYERS, new
from wondertable import Rng
from wondertable.games.miraris.bots.keeping import Keeping
from wondertable.games.miraris.rules.position import MirarisPosition

WORLDS = 2000


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_counted_is_what_is_drawn(players: int) -> None:
    position = new(players, seed=3).position
    for seat in range(players):
        position.apply(seat, position.legal(seat)[0])
    assert isinstance(position, MirarisPosition)
    keeping, chance, drawn = Keeping(), Rng(4), Counter[int]()
    keeping.foresee(position, 0)
    for _world in range(WORLDS):
        world = position.redeal(0, chance)
        GAME.mind(players).imagine(world, 0, chance)
        assert isinstance(world, MirarisPosition)
        drawn[int(world.seats[1].character)] += 1
    shares = [keeping.shares[character] for character in range(12)]
    assert sum(shares) == pytest.approx(1.0)
    for character, share in enumerate(shares):
        if position.seats[0].dealt >> character & 1:
            assert share == 0.0
        assert drawn[character] / WORLDS == pytest.approx(share, abs=5 * (0.25 / WORLDS) ** 0.5)
