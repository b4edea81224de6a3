"""Several searches about one question: nothing of what they found is lost, and the seed decides."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

import pytest

import wondertable
from wondertable import Rng
from wondertable.bots import bot
from wondertable.core.rules.bot import Budget, Weighed
from wondertable.lab.together import merged, weigh_together

BUDGET = Budget(turns=40)


def test_searches_are_added_up_as_if_they_were_one() -> None:
    both = merged([[Weighed(7, 0.5, 4, 0.25), Weighed(9, 1.0, 1)], [Weighed(9, 0.5, 6, 0.2), Weighed(7, 1.0, 1)]])
    assert [(each.action, each.visits, each.worth) for each in both] == [(9, 7, pytest.approx(4 / 7)), (7, 5, 0.6)]
    # four rewards of 0, 0, 1, 1 and one of 1
    assert both[1].error == pytest.approx((0.6 * 0.4 / 5) ** 0.5)


def test_processes_think_as_one_would() -> None:
    """The same seed gives the same thoughts, whoever thinks them."""
    game = wondertable.game("miraris")
    position = game.new(3, seed=4)
    for seat in range(3):
        position.apply(seat, position.legal(seat)[0])
    world = position.redeal(1, Rng(1))

    def told(found: list[Weighed]) -> list[tuple[int, int, float]]:
        return [(each.action, each.visits, each.worth) for each in found]

    with ProcessPoolExecutor(2) as processes, ThreadPoolExecutor(1) as here:
        apart = weigh_together(game, world, 1, "master@40", BUDGET, 5, 3, processes)
        together = weigh_together(game, world, 1, "master@40", BUDGET, 5, 3, here)
    assert told(apart) == told(together)
    assert sum(each.visits for each in apart) == 3 * BUDGET.turns
    chance = Rng(5)
    loaded = game.load(game.save(world))
    alone = [bot("master@40", game).weigh(loaded, 1, Rng(chance.below(1 << 30)), BUDGET) for _ in range(3)]
    assert told(apart) == told(merged(alone))
