"""A few likely answers, compared in the same worlds with the same chance; one that is surely worse is dropped.

This pays where a tree does not: where luck would hide what an answer is worth, or a judge need not wait long.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from wondertable.bots.search.search import Search
from wondertable.core.rules.bot import Weighed
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Action, bit, first
from wondertable.core.rules.mind import Mind
from wondertable.core.rules.plan import Plan
from wondertable.core.rules.position import Position
from wondertable.core.rules.weights import NEVER

SEEDS: Final = 1 << 30
WORLDS_A_LOOK: Final = 16
"""After so many worlds it is asked who falls behind."""
SURELY: Final = 2.5
"""Standard errors by which an answer must be worse to be dropped."""
DOUBT: Final = 0.05
"""A squared difference that might have been seen besides: what is rare is not impossible because a few worlds lacked it."""


class Candidate:
    """An answer, and what came of it beside the mind's own in the same worlds."""

    __slots__ = ("action", "gain", "gain_squares", "squares", "total", "visits", "weight")

    def __init__(self, action: i64, weight: float) -> None:
        self.action = action
        self.weight = weight
        self.visits: i64 = 0
        self.total = 0.0
        self.squares = 0.0
        self.gain = 0.0
        self.gain_squares = 0.0

    def add(self, value: float, gain: float) -> None:
        self.visits += 1
        self.total += value
        self.squares += value * value
        self.gain += gain
        self.gain_squares += gain * gain

    def mean_gain(self) -> float:
        return self.gain / float(max(1, self.visits))

    def error(self) -> float:
        """The standard error of the mean gain."""
        visits = float(max(1, self.visits))
        mean = self.gain / visits
        return math.sqrt((max(0.0, self.gain_squares - visits * mean * mean) + DOUBT) / visits / visits)

    def weighed(self) -> Weighed:
        visits = float(max(1, self.visits))
        mean = self.total / visits
        return Weighed(
            int(self.action),
            mean,
            int(self.visits),
            math.sqrt(max(0.0, self.squares / visits - mean * mean) / visits),
        )


class Comparison(Search):
    """A turn is one game played on."""

    def __init__(self, world: Position, seat: int, mind: Mind, plan: Plan, rng: Rng) -> None:
        super().__init__(world, seat, mind, plan, rng)
        self.minds_own = Candidate(0, 0.0)
        self.alive: list[Candidate] = []
        self.dropped: list[Candidate] = []

    def run(self, turns: int) -> None:
        if not self.alive:
            self._find_candidates()
        end = self.turns + turns
        while self.turns < end and not self.decided:
            self._compare()
            if self.minds_own.visits % WORLDS_A_LOOK == 0:
                self._drop_the_worse()

    @property
    def decided(self) -> bool:
        return len(self.alive) == 1

    def settled(self, left: i64) -> bool:
        return self.decided

    def weighed(self) -> list[Weighed]:
        ranked = sorted(self.alive, key=lambda each: (-self._sure_gain(each), -each.weight))
        dropped = sorted(self.dropped, key=lambda each: -each.mean_gain())
        return [each.weighed() for each in ranked + dropped]

    def _sure_gain(self, each: Candidate) -> float:
        """Over the mind's own answer, as far as caution allows."""
        if each is self.minds_own:
            return 0.0
        return each.mean_gain() - self.plan.caution * each.error()

    def _find_candidates(self) -> None:
        """The mind's own answer, and those that look best beside it."""
        base, options = self.base, self.options
        base.options(self.seat, options)
        own = self.mind.answer(base, self.seat, options, self.rng)
        base.options(self.seat, options)
        self.mind.weigh(base, self.seat, options, self.weights)
        found: list[Candidate] = []
        at: i64
        for at in range(options.size):
            action = options.item(at)
            tie = float(self.rng.below(1000)) * 1e-9
            each = Candidate(action, self.weights.values[at] + tie)
            if action == own:
                self.minds_own = each
            elif self.weights.values[at] > NEVER:
                found.append(each)
        found.sort(key=lambda each: -each.weight)
        self.minds_own.weight = math.inf
        self.alive = [self.minds_own, *found[: self.plan.candidates - 1]]

    def _drop_the_worse(self) -> None:
        best = 0.0
        for each in self.alive:
            if each is not self.minds_own:
                best = max(best, each.mean_gain() - each.error())
        kept = [self.minds_own]
        for each in self.alive[1:]:
            if each.mean_gain() + SURELY * each.error() < best:
                self.dropped.append(each)
            else:
                kept.append(each)
        self.alive = kept

    def _compare(self) -> None:
        """One world for all: the same cards, the same sealed answers of the others, the same chance afterwards."""
        world = self._world()
        self._seal_others(world)
        seed = self.rng.below(SEEDS)
        after = self.rng
        reference = 0.0
        for each in self.alive:
            twin = world.clone()
            self.rng = Rng(int(seed))
            twin.answer(self.seat, each.action)
            self._play_on(twin)
            value = self.rewards.of(self.seat)
            if each is self.minds_own:
                reference = value
            each.add(value, value - reference)
            self.turns += 1
        self.rng = after

    def _seal_others(self, world: Position) -> None:
        question = world.open_question()
        if not question.sealed:
            return
        others = question.waiting & ~bit(self.seat)
        while others:
            seat = first(others)
            others ^= bit(seat)
            world.options(seat, self.options)
            action: Action = self._modelled(world, seat, True)
            world.answer(seat, action)
