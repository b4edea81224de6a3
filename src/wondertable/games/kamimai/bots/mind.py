"""How KamiMaï is played sensibly, for search and for levels."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules.actions import kind_of
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Action, Seat, has, set_size
from wondertable.core.rules.mind import Mind
from wondertable.core.rules.plan import BY_MIND, SENSIBLY, Plan
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import Options
from wondertable.core.rules.weights import Weights
from wondertable.games.kamimai.bots import drawing, thumb
from wondertable.games.kamimai.bots.judge import KamimaiJudge
from wondertable.games.kamimai.rules import book
from wondertable.games.kamimai.rules import questions as q
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.tables import Tables
from wondertable.games.kamimai.rules.terms import STATISTICAL

THE_ONE: Final = 4.0
STOPPING: Final = 2.0
USE: Final = 0.02
"""So much likelier a page is pulled for each hundredth that it is of use."""
EACH_PAGE: Final = -1.0
"""Several at once are seldom wise."""


def mind(tables: Tables) -> Mind:
    return KamimaiMind()


class KamimaiMind(Mind):
    def __init__(self) -> None:
        super().__init__()
        self.judging = KamimaiJudge()
        self._thumb = thumb.Thumb()

    def answer(self, world: Position, seat: Seat, options: Options, rng: Rng) -> Action:
        return self._thumb.choose(world, seat, rng)

    def weigh(self, world: Position, seat: Seat, options: Options, weights: Weights) -> None:
        assert isinstance(world, KamimaiPosition)
        weights.reset(options.size)
        own = self._thumb.choose(world, seat, world.rng.clone())
        at: i64
        for at in range(options.size):
            action = options.item(at)
            if action == own:
                weights.values[at] = THE_ONE
            elif kind_of(action) == q.STOP:
                weights.values[at] = STOPPING
            elif kind_of(action) == q.GRAB:
                weights.values[at] = of_grab(world, action)

    def can_play_on(self, world: Position) -> bool:
        assert isinstance(world, KamimaiPosition)
        return world.chosen.source == STATISTICAL

    def plan(self, players: int) -> Plan:
        return Plan(others=BY_MIND, playouts=SENSIBLY, candidates=4, caution=2.0, team=True)


def of_grab(world: KamimaiPosition, action: Action) -> float:
    wing, pages = q.wing_of(action), q.pages_of(action)
    found = EACH_PAGE * float(set_size(pages))
    place: i64
    for place in range(book.wing_size(world.book, wing)):
        if has(pages, place):
            card = world.book.faces[book.page_at(world.book, wing, place)]
            found += USE * float(drawing.page_value(world, card, by_use=True))
    return found
