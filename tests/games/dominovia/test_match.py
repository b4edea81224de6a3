"""The odds of a match of Dominovia among equals."""

from __future__ import annotations

import pytest

import wondertable
from wondertable.core.rules.weights import Weights
from wondertable.games.dominovia.bots.match import Match
from wondertable.games.dominovia.rules.position import DominoviaPosition

GAME = wondertable.game("dominovia")


def odds(won: list[int], rounds: int) -> list[float]:
    position = GAME.new(len(won), seed=1, options={"rounds_to_win": rounds})
    assert isinstance(position, DominoviaPosition)
    for mage, each in zip(position.seats, won, strict=True):
        mage.rounds_won = each
    chances = Weights()
    Match().judge(position, chances)
    return chances.to_list()


@pytest.mark.parametrize(
    ("won", "first"), [([0, 0], 1 / 2), ([1, 0], 11 / 16), ([2, 0], 7 / 8), ([2, 2], 1 / 2), ([2, 1], 3 / 4)]
)
def test_two_mages_to_three_rounds(won: list[int], first: float) -> None:
    assert odds(won, 3) == pytest.approx([first, 1 - first])


def test_four_mages() -> None:
    # whoever lacks one round wins with the next of four; after any other the standing is even
    assert odds([1, 0, 0, 0], 2)[0] == pytest.approx(1 / 4 + 3 / 4 * odds([1, 1, 0, 0], 2)[0])
    assert sum(odds([8, 3, 0, 5], 9)) == pytest.approx(1.0)
    assert odds([0, 0, 0, 0], 9) == pytest.approx([1 / 4] * 4)


def test_in_classic_play_points_count() -> None:
    position = GAME.new(2, seed=1, options={"play": "classic"})
    assert isinstance(position, DominoviaPosition)
    position.seats[1].points = 60
    chances = Weights()
    Match().judge(position, chances)
    first, second = chances.to_list()
    assert first < second and first + second == pytest.approx(1.0)
