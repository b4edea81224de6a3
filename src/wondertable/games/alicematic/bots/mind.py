"""How AlicematiC is played sensibly, for search and for levels."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules.actions import FIRST_PART, kind_of
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Action, Seat
from wondertable.core.rules.mind import Mind
from wondertable.core.rules.plan import BY_MIND, SENSIBLY, Plan
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import Options
from wondertable.core.rules.weights import Weights
from wondertable.games.alicematic.bots import thumb
from wondertable.games.alicematic.bots.judge import AlicematicJudge
from wondertable.games.alicematic.bots.worth import Worth
from wondertable.games.alicematic.rules import questions as q
from wondertable.games.alicematic.rules.position import AlicematicPosition
from wondertable.games.alicematic.rules.tables import Tables

LIKELIER: Final = 1.5
"""A point more makes an answer e to the power of this times as likely."""
THE_ONE: Final = 2.0


def mind(tables: Tables) -> Mind:
    return AlicematicMind()


class AlicematicMind(Mind):
    def __init__(self) -> None:
        super().__init__()
        self.judging = AlicematicJudge()
        self._thumb = thumb.Thumb()
        self._worth = Worth()

    def answer(self, world: Position, seat: Seat, options: Options, rng: Rng) -> Action:
        return self._thumb.answer(world, seat, options, rng)

    def weigh(self, world: Position, seat: Seat, options: Options, weights: Weights) -> None:
        assert isinstance(world, AlicematicPosition)
        weights.reset(options.size)
        kind = world.open_question().kind
        at: i64
        if kind == q.POLITICS or kind == q.INVASION:
            self._worth.look(world, seat)
            for at in range(options.size):
                weights.values[at] = LIKELIER * self._worth.of(kind, options.item(at))
        else:
            own = self._thumb.answer(world, seat, options, world.rng.clone())
            for at in range(options.size):
                if options.item(at) == own:
                    weights.values[at] = THE_ONE

    def seen(self, action: Action) -> Action:
        """A commoner goes face down."""
        if kind_of(action) == q.COMMONER:
            return action & ~FIRST_PART
        return action

    def plan(self, players: int) -> Plan:
        return Plan(others=BY_MIND, playouts=SENSIBLY, horizon=12, widen=1.0, trust=1.0)
