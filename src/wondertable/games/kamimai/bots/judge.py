"""How a team stands in KamiMaï: how many falls the rest of the way will cost, and how many it can still bear."""

from __future__ import annotations

import math
from typing import ClassVar, Final

from mypy_extensions import i64

from wondertable.core.rules.bags import count
from wondertable.core.rules.judge import Judge
from wondertable.core.rules.kit import Seat, set_size
from wondertable.core.rules.position import Position
from wondertable.core.rules.weights import Weights
from wondertable.games.kamimai.bots import worth
from wondertable.games.kamimai.rules import book
from wondertable.games.kamimai.rules.cards import BITS, COLOUR_COUNT, FAIRY, WOLF, Colour
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.terms import BLESSING, CURSE_OF_ENERGY, HARD, IN_TARGET, NONE, TEAM_SPELL

FALL_A_UNIT: Final = 0.04
"""About so often average hands let the book fall for each unit they draw."""
FALL_BETWEEN: Final = 0.006
"""In hard mode about so often besides, between the turns."""


class KamimaiJudge(Judge):
    names: ClassVar[list[str]] = [
        "certain",
        "lead",
        "energy",
        "lacking",
        "team_boxes",
        "guardians",
        "thin_book",
        "hard",
        "no_energy",
        "blessed_boxes",
        "cursed_boxes",
        "creatures",
    ]
    team = True
    varied: ClassVar[list[str]] = ["sheet", "mode"]

    def speaks(self, world: Position) -> bool:
        """Between two turns, when all know what the last one brought."""
        assert isinstance(world, KamimaiPosition)
        return world.phase == IN_TARGET

    def progress(self, world: Position) -> float:
        """Of all sheets of an adventure: a sheet that is nearly done is not the end of it."""
        assert isinstance(world, KamimaiPosition)
        if world.sheet == NONE:
            return 0.0
        done = set_size(world.ticked)
        every = set_size(world.the_sheet().all_boxes)
        if world.adventure:
            before = boxes_of(world, 0, world.sheet)
            done += before
            every += before + boxes_of(world, world.sheet + 1, len(world.tables.sheets))
        return float(done) / float(max(1, every))

    def write(self, world: Position, seat: Seat, terms: Weights) -> None:
        assert isinstance(world, KamimaiPosition)
        values = terms.values
        values[0] = 1.0
        if world.sheet == NONE:
            return
        lacking = units_lacking(world)
        energy = float(world.energy)
        if world.adventure:
            after = world.sheet + 1
            sheets: i64 = len(world.tables.sheets)
            lacking += float(boxes_of(world, after, sheets) * world.tables.spell_units)
            energy += float((sheets - after) * world.tables.adventure_bonus)
        falls = lacking * FALL_A_UNIT
        if world.mode == HARD:
            values[7] = 1.0
            falls += lacking * FALL_BETWEEN
        values[1] = (energy - 0.5 - falls) / math.sqrt(falls + 0.3)
        values[2] = energy
        values[3] = 0.1 * lacking
        values[4] = float(boxes_left(world, TEAM_SPELL))
        values[5] = float(worth.guardians_out(world))
        values[6] = 10.0 / float(max(1, book.size(world.book)))
        if world.energy <= 1:
            values[8] = 1.0
        area: i64
        for area in range(len(world.the_sheet().areas)):
            shape = world.the_sheet().areas[area]
            if shape.effect == BLESSING:
                values[9] += 0.1 * float(set_size(shape.boxes & ~world.ticked))
            elif shape.effect == CURSE_OF_ENERGY:
                values[10] += 0.1 * float(set_size(shape.boxes & ~world.ticked))
        for summoner in world.seats:
            values[11] += float(count(summoner.cards, WOLF, BITS))
            colour: Colour
            for colour in range(COLOUR_COUNT):
                values[11] += float(count(summoner.cards, FAIRY + colour, BITS))


def boxes_of(world: KamimaiPosition, first: i64, end: i64) -> i64:
    """Of the sheets from one to another, without the last."""
    found: i64 = 0
    sheet: i64
    for sheet in range(first, end):
        found += set_size(world.tables.sheets[sheet].all_boxes)
    return found


def units_lacking(world: KamimaiPosition) -> float:
    """For all open boxes of the sheet, after what the team holds; a unit too many of one colour is half of one for a team spell."""
    price = world.tables.spell_units
    lacking: i64 = 0
    spare: i64 = 0
    colour: Colour
    for colour in range(COLOUR_COUNT):
        left = boxes_left(world, colour) * price - worth.team_units(world, colour)
        if left > 0:
            lacking += left
        else:
            spare -= left
    return float(lacking) + max(0.0, float(boxes_left(world, TEAM_SPELL) * price) - 0.5 * float(spare))


def boxes_left(world: KamimaiPosition, spell: i64) -> i64:
    found: i64 = 0
    area: i64
    for area in range(len(world.the_sheet().areas)):
        found += worth.open_boxes(world, area, spell)
    return found
