"""The sheet: where an arrow may lead, sealed areas, and the beginning of a sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.actions import code
from wondertable.core.rules.kit import Set, bit, has
from wondertable.core.rules.questions import Options
from wondertable.games.kamimai.rules import tell
from wondertable.games.kamimai.rules.questions import TARGET
from wondertable.games.kamimai.rules.terms import EASY, NO_FALL, NONE

if TYPE_CHECKING:
    from wondertable.games.kamimai.rules.position import KamimaiPosition


def open_sheet(position: KamimaiPosition, sheet: i64) -> None:
    """The marks and cards with which a sheet begins."""
    tables = position.tables
    first = position.sheet == NONE
    position.sheet = sheet
    if first:
        position.energy = position.the_sheet().energy  # KAM-S4, KAM-V2
        if position.mode == EASY:
            position.energy += tables.easy_bonus  # KAM-V1, and by KAM-V5 only once
    else:
        position.energy += tables.adventure_bonus  # KAM-V4, KAM-Q38: nothing else is carried over
    position.ticked = 0
    position.target = position.the_sheet().first_area  # KAM-S12
    position.turn = 0
    position.begun = False
    position.discard = 0  # KAM-S10
    position.drawn = 0
    position.grip = NONE
    position.hand = NONE
    position.fall = NO_FALL
    position.correctable = False
    for summoner in position.seats:
        summoner.cards = 0  # KAM-S10
    tell.sheet(position)


def area_of(position: KamimaiPosition, number: i64) -> i64:
    """The place on this sheet of an area that an action names by its place among all areas."""
    return number - position.tables.first_areas[position.sheet]


def is_sealed(position: KamimaiPosition, area: i64) -> bool:
    boxes = position.the_sheet().areas[area].boxes
    return position.ticked & boxes == boxes


def unsealed(position: KamimaiPosition) -> Set:
    found: i64 = 0
    area: i64
    for area in range(len(position.the_sheet().areas)):
        if not is_sealed(position, area):
            found |= bit(area)
    return found


def reachable(position: KamimaiPosition) -> Set:
    """KAM-P5, KAM-Q3: any unsealed area; on a sheet with paths KAM-V9."""
    sheet = position.the_sheet()
    still_open = unsealed(position)
    if not sheet.by_paths:
        return still_open
    led = sheet.from_start
    area: i64
    for area in range(len(sheet.areas)):
        if not has(still_open, area):
            led |= sheet.leads_to[area]
    if still_open & led:
        return still_open & led
    return still_open


def list_targets(position: KamimaiPosition, options: Options) -> None:
    before = position.tables.first_areas[position.sheet]
    areas = reachable(position)
    area: i64
    for area in range(len(position.the_sheet().areas)):
        if has(areas, area):
            options.add(code(TARGET, before + area))


def aim(position: KamimaiPosition, area: i64) -> None:
    position.target = area
    tell.target(position)


def seal(position: KamimaiPosition) -> None:
    """KAM-P24: the heart is ticked, and nothing is targeted any more."""
    tell.sealed(position)
    position.target = NONE


def all_sealed(position: KamimaiPosition) -> bool:
    return position.ticked == position.the_sheet().all_boxes
