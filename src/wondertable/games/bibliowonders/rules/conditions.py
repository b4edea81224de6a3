"""What investigation cards of Bibliowonders! want: where a pawn must stand so that a card is met."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.kit import has
from wondertable.games.bibliowonders.rules.tables import NO_PLACE, SHELF_MASK, STRIDE, Cards, Place, arrow_of

if TYPE_CHECKING:
    from wondertable.games.bibliowonders.rules.position import BibliowondersPosition


def met(position: BibliowondersPosition, place: Place) -> Cards:
    """The investigation cards that a pawn on this place meets, the map being as it is."""
    tables = position.tables
    shelves = position.shelves
    face_up = position.face_up
    found: Cards = 0
    if has(face_up, place):
        shelf = shelves[place]
        found = tables.colour_cards[shelf & SHELF_MASK]  # BIB-A1: the pawn stands on it; BIB-V6: moving or not
        if arrow_of(shelf):
            found |= tables.moving_cards  # BIB-A4
    beside = position.adjacency.beside
    at: i64
    for at in range(STRIDE * place, STRIDE * place + STRIDE):
        neighbour = beside[at]
        if neighbour == NO_PLACE:
            break
        if has(face_up, neighbour):  # BIB-Q5: whoever knows what lies face down
            found |= tables.colour_cards[shelves[neighbour] & SHELF_MASK]  # BIB-A1: the pawn stands beside it
    return found | directions(position, place)


def directions(position: BibliowondersPosition, place: Place) -> Cards:
    """BIB-A2: the direction cards met, seen from where the reception lies now; BIB-A3: so at most one of each axis."""
    outline = position.tables.outline
    cards = position.tables.direction_cards
    found: Cards = 0
    north: i64 = outline.y[place] - outline.y[position.reception]
    if north > 0:
        found |= cards[0]
    elif north < 0:
        found |= cards[2]
    east: i64 = outline.x[place] - outline.x[position.reception]
    if east > 0:
        found |= cards[1]
    elif east < 0:
        found |= cards[3]
    return found
