"""How a sensible player of Bibliowonders! plans the Moves of a turn.

The best way through the Moves that are left is looked for step by step, up to the next card nobody knows, and thought
over again when that card is turned.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules.kit import bit, first, has
from wondertable.games.bibliowonders.bots.worth import FADING_CUBE, HOME, Worth
from wondertable.games.bibliowonders.rules import conditions, library
from wondertable.games.bibliowonders.rules.tables import (
    NO_PLACE,
    RECEPTION,
    SHELF_MASK,
    STRIDE,
    Cards,
    Place,
    Places,
    arrow_of,
)

WIN: Final = 1000.0
MOVE_LEFT: Final = 0.2
"""What a Move is worth that is left when an unknown card is turned up."""
BETTER: Final = 1e-9


def plan(worth: Worth, moves: i64) -> float:
    """What the best way with so many Moves is worth; `worth.step` is where it begins."""
    here = worth.player.pawn
    return best_from(worth, here, moves, 0, worth.cubes[here])


def best_from(worth: Worth, place: Place, moves: i64, visited: Places, cube: float) -> float:
    """What the best way on from a place is worth; `cube` is the best cube met so far on the way."""
    best = worth.standing(place) + cube
    best_step: Place = NO_PLACE
    if moves > 0:
        position = worth.position
        if position.passage:
            reach = position.adjacency.near[place] | position.face_up & ~bit(place) & ~bit(position.reception)
            while reach:
                step = first(reach)
                reach &= reach - 1
                value = through(worth, step, moves, visited, cube)
                if value > best + BETTER:
                    best = value
                    best_step = step
        else:
            beside = position.adjacency.beside
            at: i64
            for at in range(STRIDE * place, STRIDE * place + STRIDE):
                step = beside[at]
                if step == NO_PLACE:
                    break
                value = through(worth, step, moves, visited, cube)
                if value > best + BETTER:
                    best = value
                    best_step = step
    worth.step = best_step  # the last to say so is the first step of all
    return best


def through(worth: Worth, step: Place, moves: i64, visited: Places, cube: float) -> float:
    """What a step brings, with the best way on from where it ends."""
    position = worth.position
    shelf = position.shelves[step] & SHELF_MASK
    met_cube = worth.cubes[step]
    if shelf == RECEPTION:
        if worth.going_home:
            return WIN + float(moves)
        return best_from(worth, step, moves - 1, visited, max(cube, met_cube))
    gain = 0.0
    if not has(visited, step):
        gain = worth.offers[step]
    if not has(worth.known, step):
        return gain + worth.standing(step) + max(cube, met_cube) + MOVE_LEFT * float(moves - 1)
    end = step
    if arrow_of(shelf):
        end = library.partner(position, step, shelf)
        met_cube = cube_after_shift(worth, step, end)
        if moves > 1 and worth.going_home:
            return gain + home_after_shift(worth, step, end, moves - 1)
    return gain + best_from(worth, end, moves - 1, visited | bit(step), max(cube, met_cube))


# -- moving shelves ----------------------------------------------------------------------------------------------------


def cube_after_shift(worth: Worth, place: Place, end: Place) -> float:
    if worth.going_home or worth.held == 0:
        return 0.0
    return worth.cube_with(met_after(worth, place, end, end))


def met_after_swap(worth: Worth, place: Place, end: Place) -> Cards:
    """What the pawn would meet if these two cards changed places, and it with them."""
    return met_after(worth, place, end, library.gone_along(worth.player.pawn, place, end))


def met_after(worth: Worth, place: Place, end: Place, pawn: Place) -> Cards:
    """What would be met there after a card is turned up and changes places with another; the map is then as it was."""
    position, shelves = worth.position, worth.position.shelves
    face_up, reception, shelf, other = position.face_up, position.reception, shelves[place], shelves[end]
    position.face_up = library.swapped(face_up | bit(place), place, end)
    position.reception = library.gone_along(reception, place, end)
    shelves[place] = other
    shelves[end] = shelf
    found = conditions.met(position, pawn)
    position.face_up = face_up
    position.reception = reception
    shelves[end] = other
    shelves[place] = shelf
    return found


def home_after_shift(worth: Worth, place: Place, end: Place, moves: i64) -> float:
    steps = worth.way(end, library.gone_along(worth.position.reception, place, end))
    if 0 < steps <= moves:
        return WIN
    return HOME * FADING_CUBE[steps]
