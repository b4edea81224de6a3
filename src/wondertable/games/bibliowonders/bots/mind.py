"""How Bibliowonders! is played sensibly, for search and for levels."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Action, Seat
from wondertable.core.rules.mind import Mind
from wondertable.core.rules.plan import BY_MIND, SENSIBLY, Plan
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import Options
from wondertable.core.rules.weights import Weights
from wondertable.games.bibliowonders.bots import thumb
from wondertable.games.bibliowonders.bots.judge import BibliowondersJudge
from wondertable.games.bibliowonders.bots.weighing import Weighing
from wondertable.games.bibliowonders.rules import questions as q
from wondertable.games.bibliowonders.rules.position import BibliowondersPosition
from wondertable.games.bibliowonders.rules.tables import Tables

THE_ONE: Final = 1.5
"""So much more what the thumb would do is worth."""


def mind(tables: Tables) -> Mind:
    return BibliowondersMind()


class BibliowondersMind(Mind):
    def __init__(self) -> None:
        super().__init__()
        self.judging = BibliowondersJudge()
        self._thumb = thumb.Thumb()
        self._weighing = Weighing()

    def answer(self, world: Position, seat: Seat, options: Options, rng: Rng) -> Action:
        return self._thumb.choose(world, seat, rng)

    def weigh(self, world: Position, seat: Seat, options: Options, weights: Weights) -> None:
        assert isinstance(world, BibliowondersPosition)
        weights.reset(options.size)
        kind = world.open_question().kind
        if kind == q.CHOOSE_PLAYER_CARD:
            return
        if kind == q.TURN_ACTION:
            self._weighing.actions(world, seat, options, weights)
        else:
            self._weighing.discards(world, seat, options, weights)
        own = self._thumb.choose(world, seat, world.rng.clone())
        at: i64
        for at in range(options.size):
            if options.item(at) == own:
                weights.values[at] += THE_ONE

    def plan(self, players: int) -> Plan:
        return Plan(others=BY_MIND, playouts=SENSIBLY, horizon=12, widen=1.0, trust=1.0)
