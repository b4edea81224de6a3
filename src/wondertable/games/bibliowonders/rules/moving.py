"""Move in Bibliowonders!: where a pawn may go, and what happens when it arrives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.actions import code
from wondertable.core.rules.kit import Seat, bit, has
from wondertable.core.rules.questions import Options
from wondertable.games.bibliowonders.rules import ending, library, piles, tell
from wondertable.games.bibliowonders.rules.questions import MOVE
from wondertable.games.bibliowonders.rules.tables import (
    NO_PLACE,
    RECEPTION,
    SHELF_MASK,
    STRIDE,
    Place,
    Places,
    Shelf,
    arrow_of,
    colour_of,
)

if TYPE_CHECKING:
    from wondertable.games.bibliowonders.rules.position import BibliowondersPosition, Player


def list_moves(position: BibliowondersPosition, player: Player, options: Options) -> None:
    if position.passage:
        reach = reachable(position, player)
        place: Place
        for place in range(position.tables.outline.count):
            if has(reach, place):
                options.add(code(MOVE, place))
        return
    beside = position.adjacency.beside
    at: i64
    for at in range(STRIDE * player.pawn, STRIDE * player.pawn + STRIDE):
        neighbour = beside[at]
        if neighbour == NO_PLACE:
            break
        options.add(code(MOVE, neighbour))  # BIB-P7: adjacent; BIB-P8: whatever lies there


def reachable(position: BibliowondersPosition, player: Player) -> Places:
    """The places a Move may go to."""
    reach: Places = position.adjacency.near[player.pawn]
    if position.passage:  # BIB-A14: also any other face-up shelf, which the reception is not
        reach |= position.face_up & ~bit(player.pawn) & ~bit(position.reception)
    return reach


def move(position: BibliowondersPosition, seat: Seat, place: Place) -> None:
    player = position.seats[seat]
    tell.move(position, seat, player.pawn, place)
    position.moves -= 1
    player.pawn = place
    if not has(position.face_up, place):  # BIB-P9
        library.turn_up(position, place)
        gain(position, seat, position.tables.mp_per_turned_card)
    arrive(position, seat, place)  # BIB-P11: however it lay before


def gain(position: BibliowondersPosition, seat: Seat, amount: i64) -> None:
    """BIB-P10: never above the most that the track holds."""
    player = position.seats[seat]
    gained: i64 = min(amount, position.tables.mp_max - player.mp)
    if gained > 0:
        player.mp += gained
        tell.mp(position, seat, gained)


def arrive(position: BibliowondersPosition, seat: Seat, place: Place) -> None:
    """What the card does to the pawn that has come by a Move, and to nobody else (BIB-Q11)."""
    shelf = position.shelves[place] & SHELF_MASK
    if shelf == RECEPTION:  # BIB-E6: the card, not the place
        if ending.has_all_cubes(position, seat):  # BIB-P20, BIB-E1; BIB-E3: whenever they were learned
            ending.win(position, seat, ending.BY_RECEPTION)
        return
    if colour_of(shelf) == position.seats[seat].colour:  # BIB-P19: no other colour does anything
        own_colour(position, seat, place, 1)
    if arrow_of(shelf):  # BIB-V6: after the draw, if it has a colour too
        shift(position, seat, place, shelf)


def own_colour(position: BibliowondersPosition, seat: Seat, place: Place, number: i64) -> None:
    """BIB-P12: draw, then the shelf gets a crystal."""
    if has(position.crystals, place):
        return  # BIB-P13
    if piles.draw(position, seat, number):  # BIB-P43: without a draw no crystal
        position.crystals |= bit(place)  # BIB-Q23: there are always enough
        tell.crystal(position, seat, place)


def shift(position: BibliowondersPosition, seat: Seat, place: Place, shelf: Shelf) -> None:
    """BIB-P17: once, and nothing follows from it: nobody arrives where the cards lie now."""
    other = library.partner(position, place, shelf)
    if other != place:  # BIB-V7: alone in its line it stays
        tell.shift(position, seat, place, other)
        library.exchange(position, place, other)
