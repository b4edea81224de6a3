"""How Miraris is played sensibly, for search and for levels."""

from __future__ import annotations

import math
from typing import Final

from wondertable.core.rules.actions import part
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Action, Seat
from wondertable.core.rules.mind import Mind
from wondertable.core.rules.plan import AT_RANDOM, FOR_THEMSELVES, Plan
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import Options
from wondertable.core.rules.weights import Weights
from wondertable.games.miraris.bots import bidding, thumb
from wondertable.games.miraris.bots.judge import MirarisJudge
from wondertable.games.miraris.rules.position import MirarisPosition
from wondertable.games.miraris.rules.questions import BID, CHOOSE_CHARACTER
from wondertable.games.miraris.rules.tables import Tables

CHARACTER_WHIM: Final = 0.15
LEAST: Final = 1e-6


def mind(tables: Tables) -> Mind:
    return MirarisMind()


class MirarisMind(Mind):
    def __init__(self) -> None:
        super().__init__()
        self.judging = MirarisJudge()
        self._thumb = thumb.Thumb()

    def answer(self, world: Position, seat: Seat, options: Options, rng: Rng) -> Action:
        return self._thumb.choose(world, seat, rng)

    def weigh(self, world: Position, seat: Seat, options: Options, weights: Weights) -> None:
        assert isinstance(world, MirarisPosition)
        weights.reset(options.size)
        kind = world.open_question().kind
        if kind == CHOOSE_CHARACTER:
            for at in range(options.size):
                weights.values[at] = thumb.strength(world, part(options.item(at), 0)) / CHARACTER_WHIM
        elif kind == BID:
            bids = bidding.own_bids(world, seat)
            for at in range(options.size):
                weights.values[at] = math.log(max(LEAST, bids.chances[part(options.item(at), 0)]))
        else:
            own = thumb.autopilot(world, seat, world.rng)
            for at in range(options.size):
                weights.values[at] = 1.0 if options.item(at) == own else 0.0

    def plan(self, players: int) -> Plan:
        return Plan(others=FOR_THEMSELVES, playouts=AT_RANDOM, pool=32)
