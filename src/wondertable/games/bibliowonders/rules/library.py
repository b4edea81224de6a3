"""The map of Bibliowonders!: laying it out, turning cards up, letting them change places, and building it anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.rules.kit import bit, has, shl, shuffle
from wondertable.games.bibliowonders import tell
from wondertable.games.bibliowonders.outline import ARROW_STRIDE, NO_PLACE, STRIDE
from wondertable.games.bibliowonders.tables import (
    COUNT_BITS,
    COUNT_MASK,
    RECEPTION,
    SHELF_BITS,
    SHELF_MASK,
    arrow_of,
    colour_of,
)

if TYPE_CHECKING:
    from wondertable.games.bibliowonders.position import BibliowondersPosition


def lay_out(position: BibliowondersPosition) -> None:
    """BIB-S1, BIB-S2: the reception face up, all shelves face down in random order."""
    pile = position.tables.shelf_pile[:]
    shuffle(pile, position.rng)
    shelves = vec[i64]()
    at: i64 = 0
    place: i64 = 0
    while place < position.tables.outline.count:
        if place == position.tables.reception_start:
            shelves = append(shelves, RECEPTION)
        else:
            shelves = append(shelves, pile[at])
            at += 1
        place += 1
    position.shelves = shelves
    position.reception = position.tables.reception_start
    position.up = bit(position.reception)


# -- what lies where ---------------------------------------------------------------------------------------------------


def met(position: BibliowondersPosition, place: i64) -> i64:
    """The investigation cards that a pawn on this place meets (BIB-A1 to BIB-A4), the map being as it is."""
    tables = position.tables
    shelves = position.shelves
    up = position.up
    found: i64 = 0
    if has(up, place):
        shelf = shelves[place]
        found = tables.colour_cards[shelf & SHELF_MASK]
        if arrow_of(shelf):
            found |= tables.moving_cards
    beside = position.beside
    at: i64 = STRIDE * place
    end: i64 = at + STRIDE
    while at < end:
        neighbour = beside[at]
        if neighbour == NO_PLACE:
            break
        if has(up, neighbour):
            found |= tables.colour_cards[shelves[neighbour] & SHELF_MASK]
        at += 1
    return found | directions(position, place)


def directions(position: BibliowondersPosition, place: i64) -> i64:
    """BIB-A2, BIB-A3: the direction cards met, seen from where the reception lies now."""
    outline = position.tables.outline
    cards = position.tables.direction_cards
    found: i64 = 0
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


def partner(position: BibliowondersPosition, place: i64, shelf: i64) -> i64:
    """BIB-P14, BIB-P15: the place whose card a moving shelf lying here changes places with."""
    return position.tables.outline.targets[ARROW_STRIDE * arrow_of(shelf) + place]


def under_pawns(position: BibliowondersPosition) -> i64:
    mask: i64 = 0
    for player in position.seats:
        mask |= bit(player.pawn)
    return mask


def face_up_of(position: BibliowondersPosition, colour: i64) -> i64:
    """How many shelves of a colour (counted from 1) lie face up, moving shelves left out."""
    return (position.shown >> (COUNT_BITS * (colour - 1))) & COUNT_MASK


def count_face_up(position: BibliowondersPosition) -> None:
    position.shown = 0
    place: i64 = 0
    while place < position.tables.outline.count:
        if has(position.up, place):
            count(position, position.shelves[place])
        place += 1


def count(position: BibliowondersPosition, shelf: i64) -> None:
    """BIB-P33, BIB-P44: a shelf of a colour without an arrow."""
    colour = colour_of(shelf)
    if colour and not arrow_of(shelf):
        position.shown += shl(1, COUNT_BITS * (colour - 1))


# -- what happens to it ------------------------------------------------------------------------------------------------


def turn_up(position: BibliowondersPosition, place: i64) -> None:
    """A face-down shelf becomes known to all, whoever had looked at it before."""
    position.reveal()
    position.up |= bit(place)
    hidden = ~bit(place)
    for player in position.seats:
        player.seen &= hidden
    shelf = position.shelves[place]
    position.shelves[place] = shelf & SHELF_MASK
    count(position, shelf)
    tell.turn_up(position, place)


def swapped(mask: i64, one: i64, other: i64) -> i64:
    """The set in which two places have changed."""
    if has(mask, one) != has(mask, other):
        return mask ^ bit(one) ^ bit(other)
    return mask


def exchange(position: BibliowondersPosition, one: i64, other: i64) -> None:
    """BIB-M8, BIB-P16: two cards change places with everything on them and keep their facing; BIB-Q31: what a seat knows
    of a face-down card goes along."""
    shelves = position.shelves
    shelf = shelves[one]
    shelves[one] = shelves[other]
    shelves[other] = shelf
    position.up = swapped(position.up, one, other)
    position.crystals = swapped(position.crystals, one, other)
    if position.reception == one:
        position.reception = other
    elif position.reception == other:
        position.reception = one
    for player in position.seats:
        player.seen = swapped(player.seen, one, other)
        if player.pawn == one:
            player.pawn = other
        elif player.pawn == other:
            player.pawn = one


# -- reconstruction ----------------------------------------------------------------------------------------------------


def colours_to_rebuild(position: BibliowondersPosition) -> i64:
    """BIB-P33, BIB-P45: the colours, counted from 0, with enough shelves face up."""
    found: i64 = 0
    shown = position.shown
    colour: i64 = 0
    while shown:
        if (shown & COUNT_MASK) >= position.tables.reconstruction_at:
            found |= bit(colour)
        shown >>= COUNT_BITS
        colour += 1
    return found


def reconstruct(position: BibliowondersPosition, colours: i64) -> None:
    """BIB-P35 to BIB-P38: the face-up shelves without a pawn are shuffled and laid face down where they lay."""
    taken = position.up & ~under_pawns(position) & ~bit(position.reception)
    shelves = position.shelves
    pile = vec[i64]()
    place: i64 = 0
    while place < position.tables.outline.count:
        if has(taken, place):
            pile = append(pile, shelves[place])
        place += 1
    tell.reconstruction(position, colours, taken)
    shuffle(pile, position.rng)
    position.shuffles += 1
    origin = shl(position.shuffles, SHELF_BITS)
    at: i64 = 0
    place = 0
    while place < position.tables.outline.count:
        if has(taken, place):
            shelves[place] = pile[at] | origin
            at += 1
        place += 1
    position.up &= ~taken
    position.crystals &= ~taken
    count_face_up(position)
