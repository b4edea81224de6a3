"""How Bibliowonders! is played sensibly, for search and for levels."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules.actions import kind_of
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Action, Seat
from wondertable.core.rules.mind import Mind
from wondertable.core.rules.plan import BY_MIND, SENSIBLY, Plan
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import Options
from wondertable.core.rules.weights import Weights
from wondertable.games.bibliowonders.bots import thumb
from wondertable.games.bibliowonders.bots.judge import BibliowondersJudge
from wondertable.games.bibliowonders.rules import questions as q
from wondertable.games.bibliowonders.rules.tables import Tables

THE_ONE: Final = 6.0
LEARNS: Final = 4.0
MOVES: Final = 3.0
PLAIN: Final = 2.0
MANY_WAYS: Final = -1.0
"""Magic that can be used in a hundred ways: each of them is seldom the right one."""


def mind(tables: Tables) -> Mind:
    return BibliowondersMind()


class BibliowondersMind(Mind):
    def __init__(self) -> None:
        super().__init__()
        self.judging = BibliowondersJudge()
        self._thumb = thumb.Thumb()

    def answer(self, world: Position, seat: Seat, options: Options, rng: Rng) -> Action:
        return self._thumb.choose(world, seat, rng)

    def weigh(self, world: Position, seat: Seat, options: Options, weights: Weights) -> None:
        weights.reset(options.size)
        own = self._thumb.choose(world, seat, world.rng.clone())
        at: i64
        for at in range(options.size):
            action = options.item(at)
            weights.values[at] = THE_ONE if action == own else by_kind(kind_of(action))

    def plan(self, players: int) -> Plan:
        return Plan(others=BY_MIND, playouts=SENSIBLY, horizon=12, widen=1.0, trust=1.0)


def by_kind(kind: i64) -> float:
    if kind == q.LEARN or kind == q.LEARN_LETTER:
        return LEARNS
    if kind == q.MOVE:
        return MOVES
    if kind == q.END or kind == q.LEAP or kind == q.NEGOTIATE:
        return PLAIN
    if kind == q.SWAP or kind == q.PEEK:
        return MANY_WAYS
    return 0.0
