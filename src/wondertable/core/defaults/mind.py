"""What the bots of a game know that has no mind of its own: its rules of thumb, or nothing but the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wondertable.core.rules.bot import Bot
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Action, Seat
from wondertable.core.rules.mind import Mind
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import Options
from wondertable.core.rules.weights import Weights

THE_ONE: Final = 2.0
"""So much likelier than others is the thumb's own answer, as a logarithm."""


def mind(bots: Mapping[str, Bot]) -> Mind:
    return ByThumb(bots["thumb"]) if "thumb" in bots else Mind()


class ByThumb(Mind):
    def __init__(self, thumb: Bot) -> None:
        super().__init__()
        self._thumb = thumb

    def answer(self, world: Position, seat: Seat, options: Options, rng: Rng) -> Action:
        return self._thumb.choose(world, seat, rng)

    def weigh(self, world: Position, seat: Seat, options: Options, weights: Weights) -> None:
        weights.reset(options.size)
        own = self._thumb.choose(world, seat, world.rng.clone())
        for at in range(options.size):
            if options.item(at) == own:
                weights.values[at] = THE_ONE
