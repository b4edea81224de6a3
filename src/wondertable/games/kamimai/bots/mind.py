"""How KamiMaï is played sensibly, for search and for levels."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules.actions import kind_of
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Action, Seat, has
from wondertable.core.rules.mind import Mind
from wondertable.core.rules.plan import BY_MIND, SENSIBLY, Plan
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import Options
from wondertable.core.rules.weights import NEVER, Weights
from wondertable.games.kamimai.bots import drawing, keeping, thumb
from wondertable.games.kamimai.bots.judge import KamimaiJudge
from wondertable.games.kamimai.bots.planner import Planner
from wondertable.games.kamimai.rules import book, hands, questions as q
from wondertable.games.kamimai.rules.chosen import Chosen
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.tables import Tables
from wondertable.games.kamimai.rules.terms import STATISTICAL

THE_ONE: Final = 4.6
STOPPING: Final = 2.3
USE: Final = 0.023
"""So much likelier a page is pulled for each hundredth that it is of use."""
DANGER: Final = 28.0
"""So much less likely for a hazard of 1."""
LESS_KEPT: Final = 0.6
"""So much less likely is what comes next, of the cards that may be kept."""
PHYSICAL: Final = 1
"""The hands fitted to the simulated book, among those of the tables."""


def mind(tables: Tables) -> Mind:
    return KamimaiMind(tables)


class KamimaiMind(Mind):
    def __init__(self, tables: Tables) -> None:
        super().__init__()
        self.judging = KamimaiJudge()
        self.whim = 2.5
        self._thumb = thumb.Thumb()
        self._tables = tables
        self._best: KamimaiMind | None = None
        self._from_outside: Chosen | None = None
        self._by_rules: Chosen | None = None

    def at_best(self) -> Mind:
        if self._best is None:
            self._best = PlanningMind(self._tables)
            self._best.judging = self.judging
        return self._best

    def own(self, world: KamimaiPosition, seat: Seat, rng: Rng) -> Action:
        return self._thumb.choose(world, seat, rng)

    def answer(self, world: Position, seat: Seat, options: Options, rng: Rng) -> Action:
        assert isinstance(world, KamimaiPosition)
        return self.own(world, seat, rng)

    def weigh(self, world: Position, seat: Seat, options: Options, weights: Weights) -> None:
        assert isinstance(world, KamimaiPosition)
        weights.reset(options.size)
        own = self.own(world, seat, world.rng.clone())
        kind = world.open_question().kind
        if kind == q.STORE_KEEP:
            keeping.rank(world, options, weights, LESS_KEPT)
        at: i64
        for at in range(options.size):
            action = options.item(at)
            if action == own:
                weights.values[at] = THE_ONE
            elif goes_without_saying(kind):
                weights.values[at] = NEVER
            elif kind_of(action) == q.STOP:
                weights.values[at] = STOPPING
            elif kind_of(action) == q.GRAB:
                weights.values[at] = of_grab(world, action)

    def personal(self, world: Position) -> bool:
        return world.open_question().kind == q.STATE_HAND

    def playable(self, world: Position) -> Position:
        """Where a book stands outside the rules: a twin in which it falls as the simulated one was found to."""
        assert isinstance(world, KamimaiPosition)
        if world.chosen.source == STATISTICAL:
            return world
        if self._by_rules is None or self._from_outside is not world.chosen:
            self._from_outside = world.chosen
            self._by_rules = world.chosen.with_hands(self._tables.hands[PHYSICAL])
        twin = world.clone()
        assert isinstance(twin, KamimaiPosition)
        twin.chosen = self._by_rules
        return twin

    def plan(self, players: int) -> Plan:
        return Plan(others=BY_MIND, playouts=SENSIBLY, candidates=8, horizon=1, caution=3.0, team=True)


class PlanningMind(KamimaiMind):
    """Of masters, who know the odds."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self.planner = Planner()

    def at_best(self) -> Mind:
        return self

    def own(self, world: KamimaiPosition, seat: Seat, rng: Rng) -> Action:
        return self.planner.choose(world, seat, rng)


def goes_without_saying(kind: i64) -> bool:
    """Whether nobody gains by another answer to this question than the usual one."""
    return kind < q.CHOOSE_TARGET or kind == q.CONSENT or kind == q.CONFIRM_REPORT


def of_grab(world: KamimaiPosition, action: Action) -> float:
    """By what the pages bring, and how likely the book falls."""
    wing, pages = q.wing_of(action), q.pages_of(action)
    found = -DANGER * hands.danger(world, world.chosen.odds, wing, pages)
    place: i64
    for place in range(book.wing_size(world.book, wing)):
        if has(pages, place):
            card = world.book.faces[book.page_at(world.book, wing, place)]
            found += USE * float(drawing.page_value(world, card, by_use=True))
    return found
