"""Who is ahead in Dominovia: few scrolls in hand, scrolls that can be linked, many pictures."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from wondertable.core.rules.judge import Judge
from wondertable.core.rules.kit import Seat, set_size
from wondertable.core.rules.position import Position
from wondertable.core.rules.weights import Weights
from wondertable.games.dominovia.rules.position import DominoviaPosition
from wondertable.games.dominovia.rules.tables import CROWN, FREEZE, NONE, RANKS, Rank

LONG_CHAIN: Final = 20.0


class DominoviaJudge(Judge):
    names: ClassVar[list[str]] = [
        "scrolls",
        "few_scrolls",
        "links",
        "pictures",
        "turn",
        "crown",
        "frozen",
        "rounds_won",
    ]

    def progress(self, world: Position) -> float:
        assert isinstance(world, DominoviaPosition)
        return min(1.0, float(world.length) / LONG_CHAIN)

    def write(self, world: Position, seat: Seat, terms: Weights) -> None:
        assert isinstance(world, DominoviaPosition)
        mage, tables, values = world.seats[seat], world.tables, terms.values
        size = set_size(mage.hand)
        values[0] = float(size)
        values[1] = 1.0 / (1.0 + float(size))
        if world.open_left != NONE:
            values[2] = float(
                set_size(mage.hand & (tables.bearing[world.open_left] | tables.bearing[world.open_right]))
            )
        pictures: i64 = 0
        rank: Rank
        for rank in range(RANKS):
            if mage.hand & tables.bearing[rank]:
                pictures += 1
        values[3] = float(pictures)
        if world.turn != NONE:
            values[4] = float((seat - world.turn + world.players) % world.players) / float(world.players)
        if mage.spell == CROWN:
            values[5] = 1.0
        if mage.spell == FREEZE:
            values[6] = 1.0
        values[7] = float(mage.rounds_won)
