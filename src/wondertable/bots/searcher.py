"""Bots that look ahead."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
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
from wondertable.core.rules.weights import Weights

SLICE: Final = 16
"""So many turns of a search go by between two looks at the clock."""
MANY: Final = 1 << 60
EVERYTHING: Final = 1_000_000
"""As if tried so often: all that can come of an answer was gone through."""


class Searcher(Bot):
    """Answers by search. It is given one world that its seat cannot tell from the true one, and redeals from there."""

    def __init__(self, minds: Minds, budget: Budget, plan: Plan | None = None) -> None:
        self.minds = minds
        self.budget = budget
        self.plan = plan
        """Other than the game's own, for studies."""
        self.stop: Callable[[], bool] | None = None
        """Asked between slices of a search: whether it should end at once with what it has found."""

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        """Nobody thinks on about an answer that is settled."""
        return self._think(world, seat, rng, self.budget, True)[0].action

    def weigh(self, world: Position, seat: int, rng: Rng, budget: Budget | None = None) -> list[Weighed]:
        return self._think(world, seat, rng, budget or self.budget, False)

    def _think(self, world: Position, seat: int, rng: Rng, budget: Budget, settle: bool) -> list[Weighed]:
        options = Options()
        world.options(seat, options)
        if options.size == 1:
            return [Weighed(options.item(0), 0.0, 0)]
        if self.plan is None:
            worths = Weights()
            if self.minds(int(world.players)).at_best().solve(world, seat, options, worths, rng):
                return solved(options, worths)
        search = self.search(world, seat, rng)
        think(search, budget, self.stop, settle)
        return search.weighed()

    def search(self, world: Position, seat: int, rng: Rng) -> Search:
        """A search that has not begun."""
        mind = self.minds(int(world.players)).at_best()
        world = mind.playable(world)
        plan = self.plan or mind.plan(int(world.players))
        if plan.candidates > 0:
            return Comparison(world, seat, mind, plan, rng.fork())
        return Search(world, seat, mind, plan, rng.fork())


def solved(options: Options, worths: Weights) -> list[Weighed]:
    found = [Weighed(options.item(at), worths.values[at], EVERYTHING) for at in range(options.size)]
    found.sort(key=lambda each: -each.worth)
    return found


def think(search: Search, budget: Budget, stop: Callable[[], bool] | None = None, settle: bool = False) -> None:
    """As long as the budget allows, in slices, so that others can have a say in between; with `settle` no longer than it
    takes to know which answer is first.

    A search makes no cycles, so nobody looks for any meanwhile.
    """
    collects = gc.isenabled()
    gc.disable()
    try:
        if budget.seconds <= 0.0 and stop is None and not settle:
            search.run(budget.turns)
        else:
            think_in_slices(search, budget, stop, settle)
    finally:
        if collects:
            gc.enable()


def think_in_slices(search: Search, budget: Budget, stop: Callable[[], bool] | None, settle: bool) -> None:
    """The first slice is always thought, so that there is an answer."""
    turns: i64 = budget.turns
    began = time.perf_counter() if budget.seconds > 0.0 else 0.0
    while turns == 0 or search.turns < turns:
        search.run(SLICE if turns == 0 else min(SLICE, turns - search.turns))
        if search.decided or (stop is not None and stop()):
            return
        left: i64 = turns - search.turns if turns > 0 else MANY
        if budget.seconds > 0.0:
            spent = time.perf_counter() - began
            if spent >= budget.seconds:
                return
            left = min(left, 1 + i64(float(search.turns) * (budget.seconds - spent) / spent))
        if settle and search.settled(left):
            return
