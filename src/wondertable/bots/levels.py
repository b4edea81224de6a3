"""Levels of play, the same by name in every game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules.bot import Bot
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.mind import Minds
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import Options
from wondertable.core.rules.weights import Weights

STEPS: Final = 1 << 20


class Adept(Bot):
    """Plays soundly, one answer at a time."""

    def __init__(self, minds: Minds) -> None:
        self.minds = minds

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        options = Options()
        world.options(seat, options)
        return self.minds(int(world.players)).answer(world, seat, options, rng)


class Apprentice(Bot):
    """Knows what is sensible, and often does the second best."""

    def __init__(self, minds: Minds, whim: float) -> None:
        self.minds = minds
        self.whim = whim
        """The greater, the less it minds how good an answer is."""

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        options = Options()
        weights = Weights()
        world.options(seat, options)
        self.minds(int(world.players)).weigh(world, seat, options, weights)
        at: i64
        for at in range(weights.size):
            weights.values[at] = weights.values[at] / self.whim
        weights.make_shares()
        left = float(rng.below(STEPS)) / float(STEPS)
        for at in range(weights.size):
            left -= weights.values[at]
            if left < 0.0:
                return options.item(at)
        return options.item(options.size - 1)
