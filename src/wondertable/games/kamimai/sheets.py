"""The sheet: where an arrow may lead, sealed areas, and the beginning of a sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.actions import code
from wondertable.core.rules.kit import bit, has
from wondertable.core.rules.questions import Options
from wondertable.games.kamimai import tell
from wondertable.games.kamimai.cards import NO_CARD
from wondertable.games.kamimai.questions import TARGET
from wondertable.games.kamimai.tables import NONE
from wondertable.games.kamimai.terms import EASY, NO_FALL

if TYPE_CHECKING:
    from wondertable.games.kamimai.position import KamimaiPosition


def open_sheet(position: KamimaiPosition, sheet: i64) -> None:
    """KAM-S4, KAM-S10, KAM-S12; in an adventure KAM-V4, KAM-V5 and KAM-Q38: only Energy is carried over."""
    tables = position.tables
    first = position.sheet == NONE
    position.sheet = sheet
    if first:
        position.energy = position.the_sheet().energy
        if position.mode == EASY:
            position.energy += tables.easy_bonus
    else:
        position.energy += tables.adventure_bonus
    position.ticked = 0
    position.target = position.the_sheet().first_area
    position.turn = 0
    position.begun = False
    position.discard = 0
    position.drawn = 0
    position.grip = NO_CARD
    position.hand = NONE
    position.fall = NO_FALL
    position.correctable = False
    for summoner in position.seats:
        summoner.cards = 0
    tell.sheet(position)


def area_of(position: KamimaiPosition, number: i64) -> i64:
    """The place on this sheet of an area that an action names by its place among all areas."""
    return number - position.tables.first_areas[position.sheet]


def is_sealed(position: KamimaiPosition, area: i64) -> bool:
    boxes = position.the_sheet().areas[area].boxes
    return position.ticked & boxes == boxes


def unsealed(position: KamimaiPosition) -> i64:
    found: i64 = 0
    area: i64 = 0
    while area < len(position.the_sheet().areas):
        if not is_sealed(position, area):
            found |= bit(area)
        area += 1
    return found


def reachable(position: KamimaiPosition) -> i64:
    """KAM-P5, KAM-Q3: any unsealed area; on a sheet with paths KAM-V9."""
    sheet = position.the_sheet()
    still_open = unsealed(position)
    if not sheet.by_paths:
        return still_open
    led: i64 = sheet.from_start
    area: i64 = 0
    while area < len(sheet.areas):
        if not has(still_open, area):
            led |= sheet.leads_to[area]
        area += 1
    if still_open & led:
        return still_open & led
    return still_open


def list_targets(position: KamimaiPosition, options: Options) -> None:
    before: i64 = position.tables.first_areas[position.sheet]
    areas = reachable(position)
    area: i64 = 0
    while areas >> area:
        if has(areas, area):
            options.add(code(TARGET, before + area))
        area += 1


def aim(position: KamimaiPosition, area: i64) -> None:
    position.target = area
    tell.target(position)


def seal(position: KamimaiPosition) -> None:
    """KAM-P24: the heart is ticked, and nothing is targeted any more."""
    tell.sealed(position)
    position.target = NONE


def all_sealed(position: KamimaiPosition) -> bool:
    return position.ticked == position.the_sheet().all_boxes
