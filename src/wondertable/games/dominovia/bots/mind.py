"""How Dominovia is played sensibly, for search and for levels."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules.actions import FIRST_PART, kind_of
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Action, Seat
from wondertable.core.rules.mind import Mind
from wondertable.core.rules.plan import FOR_THEMSELVES, SENSIBLY, Plan
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import Options
from wondertable.core.rules.weights import Weights
from wondertable.games.dominovia.bots.endgame import Endgame
from wondertable.games.dominovia.bots.judge import DominoviaJudge
from wondertable.games.dominovia.bots.match import Match
from wondertable.games.dominovia.bots.worth import SCROLL, worth
from wondertable.games.dominovia.rules import questions as q
from wondertable.games.dominovia.rules.position import DominoviaPosition
from wondertable.games.dominovia.rules.tables import Tables

LIKELIER: Final = 4.0 / SCROLL
"""A scroll's worth makes an answer e to the power of this times as likely."""
SURE: Final = 20.0
ROUND_BEGINS: Final = 1
"""So long a chain says nothing yet of who will win the round."""


def mind(tables: Tables) -> Mind:
    return DominoviaMind()


class DominoviaMind(Mind):
    def __init__(self) -> None:
        super().__init__()
        self.judging = DominoviaJudge()
        self.whim = 1.5
        self._match = Match()
        self._endgame = Endgame(self._match)

    def answer(self, world: Position, seat: Seat, options: Options, rng: Rng) -> Action:
        assert isinstance(world, DominoviaPosition)
        best = options.item(0)
        most = worth(world, seat, best)
        at: i64
        for at in range(1, options.size):
            found = worth(world, seat, options.item(at))
            if found > most:
                best = options.item(at)
                most = found
        return best

    def weigh(self, world: Position, seat: Seat, options: Options, weights: Weights) -> None:
        assert isinstance(world, DominoviaPosition)
        weights.reset(options.size)
        at: i64
        for at in range(options.size):
            weights.values[at] = LIKELIER * float(worth(world, seat, options.item(at)))
        most = weights.values[weights.best()]
        for at in range(options.size):
            weights.values[at] = max(-SURE, weights.values[at] - most)

    def judge(self, world: Position, chances: Weights) -> bool:
        assert isinstance(world, DominoviaPosition)
        if world.length > ROUND_BEGINS:
            return super().judge(world, chances)
        self._match.judge(world, chances)
        return True

    def solve(self, world: Position, seat: Seat, options: Options, worths: Weights, rng: Rng) -> bool:
        assert isinstance(world, DominoviaPosition)
        return self._endgame.solve(world, seat, options, worths)

    def leg(self, world: Position) -> i64:
        assert isinstance(world, DominoviaPosition)
        return world.round

    def seen(self, action: Action) -> Action:
        """A scroll that is discarded or given goes face down."""
        kind = kind_of(action)
        if kind == q.DISCARD:
            return kind
        if kind == q.GIVE_TO:
            return action & ~FIRST_PART
        return action

    def plan(self, players: int) -> Plan:
        return Plan(others=FOR_THEMSELVES, playouts=SENSIBLY, relative=True)
