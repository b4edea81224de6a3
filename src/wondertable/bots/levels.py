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
ABSURD: Final = 0.05
"""An answer that is so much less likely than the best is never given."""


class Adept(Bot):
    """Plays soundly, one answer at a time."""

    def __init__(self, minds: Minds) -> None:
        self.minds = minds

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        options = Options()
        world.options(seat, options)
        return self.minds(int(world.players)).answer(world, seat, options, rng)


class Apprentice(Bot):
    """Knows what is sensible, and often does the second best; nothing absurd."""

    def __init__(self, minds: Minds, whim: float = 0.0) -> None:
        self.minds = minds
        self.whim = whim
        """The greater, the less it minds how good an answer is; 0: as suits the game."""

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        options = Options()
        weights = Weights()
        world.options(seat, options)
        mind = self.minds(int(world.players))
        mind.weigh(world, seat, options, weights)
        whim = self.whim or mind.whim
        at: i64
        for at in range(weights.size):
            weights.values[at] = weights.values[at] / whim
        weights.make_shares()
        least = ABSURD * weights.values[weights.best()]
        sane = 0.0
        for at in range(weights.size):
            if weights.values[at] < least:
                weights.values[at] = 0.0
            sane += weights.values[at]
        left = sane * float(rng.below(STEPS)) / float(STEPS)
        for at in range(weights.size):
            left -= weights.values[at]
            if left < 0.0:
                return options.item(at)
        return options.item(weights.best())


class Slips(Bot):
    """Plays soundly, but every now and then answers at random."""

    for_people = False

    def __init__(self, minds: Minds, share: float) -> None:
        self.minds = minds
        self.share = share

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        options = Options()
        world.options(seat, options)
        if float(rng.below(STEPS)) < self.share * float(STEPS):
            return options.pick(rng)
        return self.minds(int(world.players)).answer(world, seat, options, rng)
