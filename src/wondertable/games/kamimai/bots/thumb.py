"""Rules of thumb for KamiMaï: the autopilot of the rules, the policy behind the sanity figures, and a sensible bot.

Everything lies open, so they look at the position as everybody sees it; unseen pages have no card yet.
"""

from __future__ import annotations

from typing import Final

from wondertable.core.rules.actions import code
from wondertable.core.rules.bags import size
from wondertable.core.rules.bot import Bot
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Seat, has
from wondertable.core.rules.position import Position
from wondertable.games.kamimai.bots import casting, drawing, gifts, keeping, worth
from wondertable.games.kamimai.rules import book, questions as q, sheets
from wondertable.games.kamimai.rules.cards import BITS
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.terms import NORMAL, RIGHT

AUTOPILOT_DRAWS: Final = 3


def bots() -> dict[str, Bot]:
    return {"thumb": Thumb(), "sanity": Sanity()}


# -- what an absent player answers -------------------------------------------------------------------------------------


def autopilot(position: KamimaiPosition, seat: Seat, rng: Rng) -> int:
    """The last column of the rules' table of decisions."""
    kind = position.open_question().kind
    if kind == q.DRAW:
        if size(position.drawn, BITS) >= AUTOPILOT_DRAWS:
            return q.STOP
        return drawing.calm_grab(position)
    if kind == q.CAST_ACTION:
        return casting.cheapest_cast(position)
    if kind == q.GIFT_GIVER:
        return code(q.GIVER, gifts.completing_giver(position))
    if kind == q.GIFT_CARD:
        return gifts.best_gift(position, seat)
    return plain_answer(position, seat)


def plain_answer(position: KamimaiPosition, seat: Seat) -> int:
    """The questions that autopilot and bots answer alike."""
    kind = position.open_question().kind
    if kind == q.CHOOSE_SHEET:
        return code(q.SHEET, 1)
    if kind == q.CHOOSE_MODE:
        return code(q.MODE, NORMAL)
    if kind == q.STATE_HAND:
        return code(q.DOMINANT, RIGHT)
    if kind == q.TRAINING:
        return q.DONE if position.tried else q.SKIP
    if kind == q.CHOOSE_TARGET:
        return best_target(position)
    if kind == q.CHOOSE_GRIP:
        return drawing.easiest_grip(position)
    if kind == q.BEGIN_DRAW:
        return q.BEGIN
    if kind == q.CONFIRM_REPORT:
        return q.CONFIRM
    if kind == q.CURSE_DISCARD:
        return keeping.least_loss(position, seat)
    if kind == q.CONSENT:
        return q.AGREE
    if kind == q.MOUSE_TAKE:
        return casting.best_take(position)
    return keeping.best_keep(position)


def best_target(position: KamimaiPosition) -> int:
    """The area for which the team holds most units for each open spell; of equals the first."""
    before = position.tables.first_areas[position.sheet]
    best, most = 0, -1.0
    for area in range(len(position.the_sheet().areas)):
        if has(sheets.reachable(position), area):
            held = worth.units_per_spell(position, area)
            if held > most:
                best, most = area, held
    return code(q.TARGET, before + best)


# -- bots --------------------------------------------------------------------------------------------------------------


class Sanity(Bot):
    """The policy of the rules' sanity figures: 3 or 4 useful pages a turn, every spell that can be paid."""

    for_people = False

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        assert isinstance(world, KamimaiPosition)
        kind = world.open_question().kind
        if kind == q.DRAW:
            drawn = size(world.drawn, BITS)
            if drawn > AUTOPILOT_DRAWS or (drawn == AUTOPILOT_DRAWS and rng.below(2)) or book.size(world.book) < 2:
                return q.STOP
            return drawing.best_page(world, by_use=True)
        if kind == q.CAST_ACTION:
            return casting.sanity_cast(world)
        return autopilot(world, seat, rng)


class Thumb(Bot):
    """A sensible summoner: few useful pages a turn, and Dragonflies that complete a spell."""

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        assert isinstance(world, KamimaiPosition)
        kind = world.open_question().kind
        if kind == q.DRAW:
            return drawing.sensible_draw(world)
        if kind == q.CAST_ACTION:
            return casting.sensible_cast(world)
        return autopilot(world, seat, rng)
