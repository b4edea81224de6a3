"""The bot that answers at random, and a game played to its end that way."""

from __future__ import annotations

from mypy_extensions import i64

from wondertable.core.rules.bot import Bot
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import Options


class Random(Bot):
    """Each legal answer equally likely."""

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        options = Options()
        world.options(seat, options)
        return options.pick(rng)


def play_out(position: Position, options: Options, rng: Rng) -> int:
    """Play a position to its end at random; returns the number of decisions."""
    decisions: i64 = 0
    while True:
        seat = position.next_seat()
        if seat < 0:
            return decisions
        position.options(seat, options)
        position.answer(seat, options.pick(rng))
        decisions += 1
