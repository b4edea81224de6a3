"""Who is ahead in Miraris: the points that Wonders and character will have become, and the Dormire still in hand."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from wondertable.core.rules.judge import Judge
from wondertable.core.rules.kit import Seat, has
from wondertable.core.rules.position import Position
from wondertable.core.rules.weights import Weights
from wondertable.games.miraris.bots import worth
from wondertable.games.miraris.rules.position import MirarisPosition
from wondertable.games.miraris.rules.tables import VALUE_MAX

HIGH: Final = 7
LOW: Final = 3


class MirarisJudge(Judge):
    names: ClassVar[list[str]] = ["points", "high_dormire", "low_dormire"]

    def progress(self, world: Position) -> float:
        assert isinstance(world, MirarisPosition)
        return min(1.0, float(world.round) / float(world.tables.rounds))

    def write(self, world: Position, seat: Seat, terms: Weights) -> None:
        assert isinstance(world, MirarisPosition)
        player = world.seats[seat]
        if player.character >= 0:
            terms.values[0] = 0.1 * worth.of(world, seat, player.held)
        high: i64 = 0
        low: i64 = 0
        value: i64
        for value in range(1, VALUE_MAX + 1):
            if has(player.hand, value):
                if value >= HIGH:
                    high += 1
                elif value <= LOW:
                    low += 1
        terms.values[1] = float(high)
        terms.values[2] = float(low)
