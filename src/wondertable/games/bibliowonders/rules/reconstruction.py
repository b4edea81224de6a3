"""Reconstruction in Bibliowonders!: when the library is built anew, and how."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.rules import bags
from wondertable.core.rules.kit import bit, has, shl, shuffle
from wondertable.games.bibliowonders.rules import tell
from wondertable.games.bibliowonders.rules.tables import (
    COLOUR_COUNT_BITS,
    SHELF_BITS,
    Colours,
    Place,
    Places,
    Shelf,
    arrow_of,
    colour_of,
)

if TYPE_CHECKING:
    from wondertable.games.bibliowonders.rules.position import BibliowondersPosition


# -- when --------------------------------------------------------------------------------------------------------------


def count(position: BibliowondersPosition, shelf: Shelf) -> None:
    """BIB-P45: whatever lies on it, and also if nobody plays its colour."""
    colour = colour_of(shelf)
    if colour and not arrow_of(shelf):  # BIB-P44, BIB-V6: moving shelves do not count, coloured or not
        position.colour_counts += bags.one(colour - 1, COLOUR_COUNT_BITS)


def count_all(position: BibliowondersPosition) -> None:
    """Count the face-up shelves of the whole map anew."""
    position.colour_counts = 0
    place: Place
    for place in range(position.tables.outline.count):
        if has(position.face_up, place):
            count(position, position.shelves[place])


def colours_due(position: BibliowondersPosition) -> Colours:
    """BIB-P33: the colours with enough shelves face up; BIB-Q15: or more."""
    found: Colours = 0
    counts = position.colour_counts
    colour: i64 = 0
    while counts:
        if bags.count(counts, 0, COLOUR_COUNT_BITS) >= position.tables.reconstruction_at:
            found |= bit(colour)
        counts >>= COLOUR_COUNT_BITS
        colour += 1
    return found


# -- how ---------------------------------------------------------------------------------------------------------------


def reconstruct(position: BibliowondersPosition, colours: Colours) -> None:
    taken = to_be_taken(position)
    tell.reconstruction(position, colours, taken)
    lay_anew(position, taken)
    position.face_up &= ~taken
    position.crystals &= ~taken  # BIB-P37: back to the supply; a shelf that stays keeps its own
    count_all(position)


def to_be_taken(position: BibliowondersPosition) -> Places:
    """BIB-P35: every face-up shelf without a pawn, moving or not."""
    # BIB-P36: what lies face down, under a pawn, or is the reception stays; BIB-P39: the reception wherever it lies
    return position.face_up & ~under_pawns(position) & ~bit(position.reception)


def under_pawns(position: BibliowondersPosition) -> Places:
    places: Places = 0
    for player in position.seats:
        places |= bit(player.pawn)
    return places


def lay_anew(position: BibliowondersPosition, taken: Places) -> None:
    """BIB-P38: shuffled, on exactly the positions that were emptied."""
    shelves = position.shelves
    pile = vec[i64]()
    place: Place
    for place in range(position.tables.outline.count):
        if has(taken, place):
            pile = append(pile, shelves[place])
    shuffle(pile, position.rng)
    position.shuffles += 1
    origin = shl(position.shuffles, SHELF_BITS)
    at: i64 = 0
    for place in range(position.tables.outline.count):
        if has(taken, place):
            shelves[place] = pile[at] | origin
            at += 1
