"""How a team stands in KamiMaï: what is sealed, what is held for the rest, the Energy, and the book."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from wondertable.core.rules.judge import Judge
from wondertable.core.rules.kit import Seat, set_size
from wondertable.core.rules.position import Position
from wondertable.core.rules.weights import Weights
from wondertable.games.kamimai.bots import worth
from wondertable.games.kamimai.rules import book, spells
from wondertable.games.kamimai.rules.cards import COLOUR_COUNT, Colour
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.terms import HARD, NONE


class KamimaiJudge(Judge):
    names: ClassVar[list[str]] = [
        "certain",
        "boxes_left",
        "energy",
        "units",
        "guardians",
        "thin_book",
        "hard",
        "no_energy",
    ]
    team = True
    varied: ClassVar[list[str]] = ["sheet", "mode"]

    def progress(self, world: Position) -> float:
        assert isinstance(world, KamimaiPosition)
        if world.sheet == NONE:
            return 0.0
        return float(set_size(world.ticked)) / float(max(1, boxes(world)))

    def write(self, world: Position, seat: Seat, terms: Weights) -> None:
        assert isinstance(world, KamimaiPosition)
        values = terms.values
        values[0] = 1.0
        if world.sheet == NONE:
            return
        left = boxes(world) - set_size(world.ticked)
        values[1] = 0.1 * float(left)
        values[2] = float(world.energy)
        units: i64 = 0
        colour: Colour
        for colour in range(COLOUR_COUNT):
            units += spells.at_most(worth.team_units(world, colour), 2 * world.tables.spell_units)
        values[3] = 0.1 * float(units)
        values[4] = float(worth.guardians_out(world))
        values[5] = 10.0 / float(max(1, book.size(world.book)))
        if world.mode == HARD:
            values[6] = 1.0
        if world.energy <= 1:
            values[7] = 1.0


def boxes(world: KamimaiPosition) -> i64:
    found: i64 = 0
    for area in world.the_sheet().areas:
        found |= area.boxes
    return set_size(found)
