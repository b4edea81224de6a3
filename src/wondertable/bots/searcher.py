"""Bots that look ahead."""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import i64

from wondertable.bots.search.candidates import Comparison
from wondertable.bots.search.search import Search
from wondertable.core.rules.bot import Bot, Budget, Weighed
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.mind import Minds
from wondertable.core.rules.plan import Plan
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import Options

SLICE: Final = 16
"""So many turns of a search go by between two looks at the clock."""


class Searcher(Bot):
    """Answers by search. It is given one world that its seat cannot tell from the true one, and redeals from there."""

    def __init__(self, minds: Minds, budget: Budget, plan: Plan | None = None) -> None:
        self.minds = minds
        self.budget = budget
        self.plan = plan
        """Other than the game's own, for studies."""

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        return self.weigh(world, seat, rng)[0].action

    def weigh(self, world: Position, seat: int, rng: Rng, budget: Budget | None = None) -> list[Weighed]:
        options = Options()
        world.options(seat, options)
        if options.size == 1:
            return [Weighed(options.item(0), 0.0, 0)]
        search = self.search(world, seat, rng)
        think(search, budget or self.budget)
        return search.weighed()

    def search(self, world: Position, seat: int, rng: Rng) -> Search:
        """A search that has not begun."""
        mind = self.minds(int(world.players))
        world = mind.playable(world)
        plan = self.plan or mind.plan(int(world.players))
        if plan.candidates > 0:
            return Comparison(world, seat, mind, plan, rng.fork())
        return Search(world, seat, mind, plan, rng.fork())


def think(search: Search, budget: Budget) -> None:
    """As long as the budget allows, in slices, so that others can have a say in between."""
    turns: i64 = budget.turns
    if budget.seconds <= 0.0:
        search.run(turns)
        return
    end = time.perf_counter() + budget.seconds
    while turns == 0 or search.turns < turns:
        search.run(SLICE if turns == 0 else min(SLICE, turns - search.turns))
        if search.decided or time.perf_counter() >= end:
            return
