"""What a game's bots know beyond its rules: which answers are sensible, who is ahead, what others see of an answer.

A mind keeps nothing from one question to the next. It is given worlds that a seat cannot tell from the true one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, mypyc_attr

from wondertable.core.rules.chance import Rng
from wondertable.core.rules.judge import Judge
from wondertable.core.rules.kit import Action, Seat
from wondertable.core.rules.plan import Plan
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import Options
from wondertable.core.rules.weights import Weights

SURE: Final = 1.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """How a game is played sensibly. This one knows nothing: every answer is as good as another."""

    def __init__(self) -> None:
        self.judging: Judge | None = None
        self.whim = 2.0
        """How little an apprentice minds how good an answer is; 1: as a sensible player does."""

    def answer(self, world: Position, seat: Seat, options: Options, rng: Rng) -> Action:
        """One sensible answer among the options, soon: games are played on with it."""
        return options.pick(rng)

    def weigh(self, world: Position, seat: Seat, options: Options, weights: Weights) -> None:
        """How likely a sensible player is to give each of the options: logarithms, to which anything may be added."""
        weights.reset(options.size)

    def foresee(
        self, world: Position, seat: Seat, other: Seat, options: Options, weights: Weights, worlds: int, rng: Rng
    ) -> None:
        """How likely another seat is to give each of the options to a sealed question, as shares of 1, as far as `seat` can tell.
        The options are the other's. Here: what a sensible player would answer in so many worlds."""
        found = Weights()
        weights.reset(options.size)
        own = Options()
        at: i64
        for _world in range(worlds):
            guess = world.redeal(seat, rng)
            self.imagine(guess, seat, rng)
            guess.options(other, own)
            self.weigh(guess, other, own, found)
            found.make_shares()
            for at in range(options.size):
                weights.values[at] += share_of(options.item(at), own, found) / float(worlds)

    def slips(self, world: Position, slips: Weights) -> None:
        """How likely each seat is to answer anything at all, by the story so far: so the world has its journal."""
        slips.reset(world.players)

    def judge(self, world: Position, chances: Weights) -> bool:
        """Each seat's chance of winning a game that is not over. False if nobody can tell without playing on."""
        judging = self.judging
        if judging is None or not judging.knows or not judging.speaks(world):
            return False
        judging.judge(world, chances)
        return True

    def personal(self, world: Position) -> bool:
        """Whether people are asked for what only they can know, such as their stronger hand: nobody advises them there."""
        return False

    def solve(self, world: Position, seat: Seat, options: Options, worths: Weights, rng: Rng) -> bool:
        """What each of the options is worth, where so little is hidden that all of it can be gone through. False if it must
        be searched."""
        return False

    def plan(self, players: int) -> Plan:
        """How a search goes about this game."""
        return Plan()

    def at_best(self) -> Mind:
        """The mind that a search thinks with: this one, or another where there are answers too good for sensible players."""
        return self

    def seen(self, action: Action) -> Action:
        """What the other seats see of an answer that is given openly."""
        return action

    def leg(self, world: Position) -> i64:
        """The part of the game that is being played, such as a round that is dealt anew: a search looks no further than
        its end, where `judge` speaks."""
        return 0

    def imagine(self, world: Position, seat: Seat, rng: Rng) -> None:
        """Make a redealt world a likely one, still one that the seat cannot tell from the true one: what others chose in
        secret is chosen anew, as sensible players do."""

    def belief(self, world: Position, seat: Seat) -> float:
        """How well this world agrees with what the others have done, from 0 to 1, as far as this seat can tell."""
        return SURE

    def playable(self, world: Position) -> Position:
        """A world that can be played on by rules alone: this one, or a twin where this one waits for results from outside."""
        return world


def share_of(action: Action, options: Options, shares: Weights) -> float:
    at: i64
    for at in range(options.size):
        if options.item(at) == action:
            return shares.values[at]
    return 0.0


Minds = Callable[[int], Mind]
"""The mind of a game at tables of a size."""
