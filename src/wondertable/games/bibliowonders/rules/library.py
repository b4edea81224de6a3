"""The map of Bibliowonders!: laying it out, turning cards up, and letting them change places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.rules.kit import bit, has, shuffle
from wondertable.games.bibliowonders.rules import reconstruction, tell
from wondertable.games.bibliowonders.rules.tables import (
    ARROW_STRIDE,
    RECEPTION,
    SHELF_MASK,
    Place,
    Places,
    Shelf,
    arrow_of,
)

if TYPE_CHECKING:
    from wondertable.games.bibliowonders.rules.position import BibliowondersPosition


def lay_out(position: BibliowondersPosition) -> None:
    """BIB-S3: the map is the reception and all shelves."""
    pile = position.tables.shelf_pile[:]
    shuffle(pile, position.rng)  # BIB-S2: all of them, however many play
    shelves = vec[i64]()
    at: i64 = 0
    place: Place
    for place in range(position.tables.outline.count):
        if place == position.tables.reception_start:
            shelves = append(shelves, RECEPTION)
        else:
            shelves = append(shelves, pile[at])
            at += 1
    position.shelves = shelves
    position.reception = position.tables.reception_start
    position.face_up = bit(position.reception)  # BIB-S1: the reception alone


def turn_up(position: BibliowondersPosition, place: Place) -> None:
    """A face-down shelf becomes known to all, whoever had looked at it before."""
    position.reveal()
    position.face_up |= bit(place)
    hidden = ~bit(place)
    for player in position.seats:
        player.seen &= hidden
    shelf = position.shelves[place]
    position.shelves[place] = shelf & SHELF_MASK
    reconstruction.count(position, shelf)
    tell.turn_up(position, place)


# -- cards change places -----------------------------------------------------------------------------------------------


def partner(position: BibliowondersPosition, place: Place, shelf: Shelf) -> Place:
    """Where a moving shelf lying here goes: to the next place (BIB-P14) or the other end of its line (BIB-P15)."""
    return position.tables.outline.targets[ARROW_STRIDE * arrow_of(shelf) + place]


def exchange(position: BibliowondersPosition, one: Place, other: Place) -> None:
    """BIB-P16: two cards change places with everything on them and keep their facing."""
    shelves = position.shelves
    shelf = shelves[one]
    shelves[one] = shelves[other]
    shelves[other] = shelf  # BIB-M7: the same front, never turned round
    position.face_up = swapped(position.face_up, one, other)
    position.crystals = swapped(position.crystals, one, other)  # BIB-M8: they belong to the card
    position.reception = gone_along(position.reception, one, other)  # BIB-P18: and stays where it was carried to
    for player in position.seats:
        player.pawn = gone_along(player.pawn, one, other)  # BIB-M8; BIB-E5: carried, not moved
        player.seen = swapped(player.seen, one, other)  # BIB-Q31: what a seat knows of a face-down card


def gone_along(place: Place, one: Place, other: Place) -> Place:
    """Where something lies that lay here when two cards changed places."""
    if place == one:
        return other
    if place == other:
        return one
    return place


def swapped(places: Places, one: Place, other: Place) -> Places:
    """The set in which two places have changed."""
    if has(places, one) != has(places, other):
        return places ^ bit(one) ^ bit(other)
    return places
