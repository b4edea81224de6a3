"""Grabs: which ones are listed, and what a grab fixes for the rest of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.actions import KIND_BITS, PART_BITS
from wondertable.core.rules.kit import Action, has, shl
from wondertable.core.rules.questions import Options
from wondertable.games.kamimai.rules import book, guardians, tell
from wondertable.games.kamimai.rules.guardians import PAIRS
from wondertable.games.kamimai.rules.questions import GRAB, PULL_COUNT, WING_SHIFT, Pages, Wing, hand_of, manner
from wondertable.games.kamimai.rules.terms import LEFT, NONE, RIGHT, SIMULATED, Side

if TYPE_CHECKING:
    from wondertable.games.kamimai.rules.position import KamimaiPosition


def list_grabs(position: KamimaiPosition, options: Options) -> None:
    """KAM-G5: runs of neighbouring pages of one wing. What brings the book down may be pulled as well (KAM-F16).

    A statistical hand knows no sides and no directions, so grabs that differ in them only are listed once.
    """
    fingers = PAIRS[guardians.grip_of_turn(position)]
    if position.chosen.source != SIMULATED:
        list_runs(position, manner(0, usual_hand(position), fingers), options)
        return
    hand = guardians.open_hand(position)
    pull: i64
    for pull in range(PULL_COUNT):
        if hand != RIGHT:
            list_runs(position, manner(pull, LEFT, fingers), options)
        if hand != LEFT:
            list_runs(position, manner(pull, RIGHT, fingers), options)


def usual_hand(position: KamimaiPosition) -> Side:
    """The hand that this draw asks for, or the stronger one where it asks for none."""
    hand = guardians.open_hand(position)
    if hand == NONE:
        return position.seats[position.activator].dominant
    return hand


def list_runs(position: KamimaiPosition, how: i64, options: Options) -> None:
    """KAM-P15: never all pages of the book."""
    most = position.tables.grab_pages
    if most >= book.size(position.book):
        most = book.size(position.book) - 1
    wing: Wing
    for wing in range(book.WINGS):
        add_runs(book.here(position.book, wing), most, GRAB | how | shl(wing, WING_SHIFT), options)


def add_runs(standing: Pages, most: i64, start: Action, options: Options) -> None:
    """From each standing page on, the runs of up to so many pages that go inwards."""
    outermost: i64 = 0
    while standing >> outermost:
        if has(standing, outermost):
            action = start
            last = KIND_BITS + PART_BITS * most
            shift: i64 = KIND_BITS
            place = outermost
            while shift < last and standing >> place:
                if has(standing, place):
                    action |= shl(place + 1, shift)
                    options.add(action)
                    shift += PART_BITS
                place += 1
        outermost += 1


def one_page(position: KamimaiPosition, wing: Wing, place: i64) -> Action:
    """The grab of a single page, as it is listed."""
    fingers = PAIRS[guardians.grip_of_turn(position)]
    how = manner(0, usual_hand(position), fingers)
    return GRAB | how | shl(place + 1, KIND_BITS) | shl(wing, WING_SHIFT)


def note(position: KamimaiPosition, action: Action) -> None:
    """KAM-P10: the hand of the first grab is the hand of the turn."""
    if position.chosen.source != SIMULATED:  # there the hand counts once it has moved something
        position.hand = hand_of(action)
    tell.grab(position, action)
