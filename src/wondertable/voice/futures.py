"""What becomes of answers: each is given in the same worlds, and the game played on sensibly with the same chance.

Two answers differ then by what they are, and not by the cards that came.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from wondertable.bots.search.sealed import STEPS
from wondertable.bots.search.search import STEPS_MOST, another_world
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.mind import Mind
from wondertable.core.rules.position import NOBODY, Position
from wondertable.core.rules.questions import Options
from wondertable.core.rules.weights import Weights

SEEDS: Final = 1 << 30
TO_THE_END: Final = 0


class Standing(NamedTuple):
    """How things are after a while."""

    over: bool
    chances: list[float]
    """Of each seat; of a team once. Shares of the victory where the game is over."""
    steps: int
    """So many answers were given on the way."""


class Figures(NamedTuple):
    mean: float
    error: float
    """The standard error of the mean."""


def figures(values: Sequence[float]) -> Figures:
    number = len(values)
    mean = math.fsum(values) / number
    squares = math.fsum((value - mean) ** 2 for value in values)
    return Figures(mean, math.sqrt(squares / max(1, number - 1) / number))


class Futures:
    """Of one question, as the seat that is asked knows it. It is given a world that this seat cannot tell from the true one."""

    def __init__(self, mind: Mind, world: Position, seat: int, rng: Rng) -> None:
        self.mind = mind
        self.base = without_journal(mind.playable(world))
        self.seat = seat
        self.rng = rng

    def worlds(self, actions: Sequence[int]) -> tuple[list[Position], Rng]:
        """One more world, with each of these answers given in it; and the chance with which to play on in each of them."""
        world = self.another()
        seal_others(self.mind, world, self.seat, self.rng)
        found = []
        for action in actions:
            twin = world.clone()
            twin.answer(self.seat, action)
            found.append(twin)
        return found, Rng(int(self.rng.below(SEEDS)))

    def another(self) -> Position:
        """A world that agrees with what the others have done, in which nobody has sealed an answer but the seat itself."""
        return another_world(self.base, self.seat, self.mind, self.rng)


def without_journal(world: Position) -> Position:
    """A copy that tells nobody anything: that is cheaper."""
    found = world.clone()
    found.journal = None
    return found


def seal_others(mind: Mind, world: Position, seat: int, rng: Rng) -> None:
    """Where answers are sealed the others give theirs before this seat does, so that nobody can have a look."""
    if world.next_seat() == NOBODY or not world.open_question().sealed:
        return
    options = Options()
    for other in world.asked():
        if other != seat:
            world.options(other, options)
            world.answer(other, mind.answer(world, other, options, rng))


def horizon(mind: Mind, players: int) -> int:
    """After so many answers the judge may speak; where nobody can tell, games are played to their end."""
    plan = mind.plan(players)
    knows = mind.judging is not None and mind.judging.knows
    return plan.horizon if knows else TO_THE_END


def play_on(mind: Mind, world: Position, rng: Rng, most: int, whim: int = 0) -> int:
    """Sensibly, for so many answers (TO_THE_END: all that there are); how many were given.

    With a whim one of so many answers is any that a sensible player may give, each as often as is likely: a mind that always
    gives the same answer would make a fate of every position.
    """
    options = Options()
    steps = 0
    while steps < (most or STEPS_MOST):
        seat = world.next_seat()
        if seat == NOBODY:
            break
        world.options(seat, options)
        if options.size == 1:
            world.answer(seat, options.item(0))
        elif whim and rng.below(whim) == 0:
            world.answer(seat, any_likely(mind, world, int(seat), options, rng))
        else:
            world.answer(seat, mind.answer(world, seat, options, rng))
        steps += 1
    return steps


def any_likely(mind: Mind, world: Position, seat: int, options: Options, rng: Rng) -> int:
    weights = Weights()
    mind.weigh(world, seat, options, weights)
    weights.make_shares()
    left = int(rng.below(STEPS)) / STEPS
    for at, share in enumerate(weights.to_list()):
        left -= share
        if left < 0.0:
            return int(options.item(at))
    return int(options.item(options.size - 1))


def standing(mind: Mind, world: Position, rng: Rng, most: int, whim: int = 0) -> Standing:
    """How things stand after so many answers more, as soon as the judge can speak; the world is played on."""
    players = int(world.players)
    team = mind.plan(players).team
    chances = Weights()
    steps = play_on(mind, world, rng, most, whim)
    while world.next_seat() != NOBODY and steps < STEPS_MOST:
        if most != TO_THE_END and mind.judge(world, chances):
            return Standing(False, chances.to_list()[: 1 if team else None], steps)
        steps += play_on(mind, world, rng, 1, whim)
    outcome = world.outcome()
    if outcome is None:  # it never ends, or waits for something outside the rules: nobody knows
        return Standing(False, unknown(players, team), steps)
    return Standing(True, shares(outcome.winners, players, team), steps)


def unknown(players: int, team: bool) -> list[float]:
    """The chances as they are for somebody who knows nothing."""
    return [0.5] if team else [1.0 / players] * players


def shares(winners: Sequence[int], players: int, team: bool) -> list[float]:
    """Of the victory, for each seat; for a team once."""
    if team:
        return [1.0 if winners else 0.0]
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]
