"""How a sensible player of Bibliowonders! plans the Moves of a turn.

The best way through the Moves that are left is looked for step by step, up to the next card nobody knows, and thought
over again when that card is turned.
"""

from __future__ import annotations

from typing import Final

from wondertable.core.rules.kit import bit, members
from wondertable.games.bibliowonders.bots.worth import HOME, NEARER_CUBE, Worth
from wondertable.games.bibliowonders.rules import conditions, library
from wondertable.games.bibliowonders.rules.knowledge import knows
from wondertable.games.bibliowonders.rules.position import BibliowondersPosition
from wondertable.games.bibliowonders.rules.tables import RECEPTION, SHELF_MASK, arrow_of

WIN: Final = 1000.0
MOVE_LEFT: Final = 0.2
"""What a Move is worth that is left when an unknown card is turned up."""
NOWHERE: Final = -1


class Plan:
    """The first step of the best way found, and what the way is worth; NOWHERE to stay."""

    def __init__(self, step: int, worth: float) -> None:
        self.step = step
        self.worth = worth


def plan(worth: Worth, moves: int) -> Plan:
    """The best way with so many Moves."""
    here = int(worth.player.pawn)
    return best_from(worth, here, moves, 0, worth.cube_at(here))


def best_from(worth: Worth, place: int, moves: int, visited: int, cube: float) -> Plan:
    """The best way on from a place; `cube` is the best cube met so far on the way."""
    best = Plan(NOWHERE, worth.standing(place) + cube)
    if moves == 0:
        return best
    for step in reachable(worth.position, place):
        value = through(worth, step, moves, visited, cube)
        if value > best.worth + 1e-9:
            best = Plan(step, value)
    return best


def reachable(position: BibliowondersPosition, place: int) -> list[int]:
    reach = position.adjacency.near[place]
    if position.passage:
        reach |= position.face_up & ~bit(place) & ~bit(position.reception)
    return members(reach)


def through(worth: Worth, step: int, moves: int, visited: int, cube: float) -> float:
    """What a step brings, with the best way on from where it ends."""
    position = worth.position
    shelf = position.shelves[step] & SHELF_MASK
    if shelf == RECEPTION:
        if worth.going_home:
            return WIN + moves
        return best_from(worth, step, moves - 1, visited, max(cube, worth.cubes[step])).worth
    gain = 0.0 if worth.going_home or visited >> step & 1 else worth.offer(step)
    if not knows(position, worth.seat, step):
        return gain + worth.standing(step) + max(cube, worth.cube_at(step)) + MOVE_LEFT * (moves - 1)
    end, met_cube = step, worth.cube_at(step)
    if arrow_of(shelf):
        end = int(library.partner(position, step, shelf))
        met_cube = cube_after_shift(worth, step, end)
        if moves > 1 and worth.going_home:
            return gain + home_after_shift(worth, step, end, moves - 1)
    return gain + best_from(worth, end, moves - 1, visited | 1 << step, max(cube, met_cube)).worth


# -- moving shelves ----------------------------------------------------------------------------------------------------


def shifted(position: BibliowondersPosition, place: int, end: int) -> BibliowondersPosition:
    then = position.copy()
    then.face_up |= bit(place)
    if place != end:
        library.exchange(then, place, end)
    return then


def cube_after_shift(worth: Worth, place: int, end: int) -> float:
    if worth.going_home or not worth.held:
        return 0.0
    return worth.cube_with(conditions.met(shifted(worth.position, place, end), end))


def home_after_shift(worth: Worth, place: int, end: int, moves: int) -> float:
    steps = worth.steps[end][shifted(worth.position, place, end).reception]
    return WIN if 0 < steps <= moves else HOME * NEARER_CUBE**steps
