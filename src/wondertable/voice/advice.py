"""Advice at a question."""

from __future__ import annotations

from wondertable.core.game import Game
from wondertable.core.rules.bot import Budget
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.position import Position
from wondertable.voice.shapes import Advice


def advise(game: Game, world: Position, seat: int, rng: Rng, budget: Budget) -> Advice:
    """What a master would do."""
    raise NotImplementedError
