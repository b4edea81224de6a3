"""Grabs (KAM-G3 to KAM-G5, KAM-G13, KAM-G14): which ones are listed, and what a grab fixes for the rest of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.actions import KIND_BITS, PART_BITS
from wondertable.core.rules.kit import has, shl
from wondertable.core.rules.questions import Options
from wondertable.games.kamimai import book, guardians, tell
from wondertable.games.kamimai.forms import PULLS, WING_BIT, hand_of, manner
from wondertable.games.kamimai.guardians import ANY, PAIRS
from wondertable.games.kamimai.questions import GRAB
from wondertable.games.kamimai.terms import LEFT, RIGHT, SIMULATED

if TYPE_CHECKING:
    from wondertable.games.kamimai.position import KamimaiPosition


def list_grabs(position: KamimaiPosition, options: Options) -> None:
    """Runs of neighbouring pages of one wing, never all pages of the book.

    A statistical hand knows no sides and no directions, so grabs that differ in them only are listed once.
    """
    fingers: i64 = PAIRS[guardians.grip_of_turn(position)]
    hand = guardians.open_hand(position)
    if position.source != SIMULATED:
        if hand == ANY:
            hand = position.seats[position.activator].dominant
        list_runs(position, manner(0, hand, fingers), options)
        return
    pull: i64 = 0
    while pull < len(PULLS):
        if hand != RIGHT:
            list_runs(position, manner(pull, LEFT, fingers), options)
        if hand != LEFT:
            list_runs(position, manner(pull, RIGHT, fingers), options)
        pull += 1


def list_runs(position: KamimaiPosition, how: i64, options: Options) -> None:
    most = position.tables.grab_pages
    if most >= book.size(position.book):
        most = book.size(position.book) - 1
    wing: i64 = 0
    while wing <= 1:
        add_runs(book.here(position.book, wing), most, GRAB | how | shl(wing, KIND_BITS + WING_BIT), options)
        wing += 1


def add_runs(standing: i64, most: i64, start: i64, options: Options) -> None:
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


def one_page(position: KamimaiPosition, wing: i64, place: i64) -> i64:
    """The grab of a single page, as it is listed."""
    hand = guardians.open_hand(position)
    if hand == ANY:
        hand = position.seats[position.activator].dominant
    fingers: i64 = PAIRS[guardians.grip_of_turn(position)]
    return GRAB | manner(0, hand, fingers) | shl(place + 1, KIND_BITS) | shl(wing, KIND_BITS + WING_BIT)


def note(position: KamimaiPosition, action: i64) -> None:
    """KAM-P10: the hand of the first grab is the hand of the turn."""
    if position.source != SIMULATED:  # there the hand counts once it has moved something
        position.hand = hand_of(action)
    tell.grab(position, action)
