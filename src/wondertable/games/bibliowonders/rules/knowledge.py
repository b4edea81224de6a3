"""What a seat of Bibliowonders! cannot know, and another world that looks the same to it.

Hidden are the order of the draw pile, the hands of the others, and the face-down shelves that the seat has not looked at.
Counting tells more than looking: after a reshuffle everybody knows what all hands hold together and what the new draw
pile consists of; after a reconstruction everybody knows which shelves lie on the emptied positions. So cards change
places only with cards of which as much is known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.rules.bags import Bag, one, size
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Seat, bit, first, has, shuffle
from wondertable.games.bibliowonders.rules.ending import RUNNING
from wondertable.games.bibliowonders.rules.piles import spread
from wondertable.games.bibliowonders.rules.tables import BITS, SHELF_BITS, Place, Places

if TYPE_CHECKING:
    from wondertable.games.bibliowonders.rules.position import BibliowondersPosition


def knows(position: BibliowondersPosition, viewer: Seat, place: Place) -> bool:
    """Whether a seat, or someone who watches, knows the card on a place: face up, looked at, or everything lies open."""
    if has(position.face_up, place) or position.ended != RUNNING:
        return True
    return viewer < position.players and has(position.seats[viewer].seen, place)


def forget(position: BibliowondersPosition, seat: Seat, rng: Rng) -> None:
    if position.ended != RUNNING:
        return  # everything lies open
    redeal_shelves(position, seat, rng)
    redeal_new_cards(position, seat, rng)
    redeal_old_cards(position, seat, rng)


# -- shelves -----------------------------------------------------------------------------------------------------------


def redeal_shelves(position: BibliowondersPosition, seat: Seat, rng: Rng) -> None:
    """Face-down shelves change places with those that were laid out in the same shuffle, wherever they were moved since;
    BIB-Q31: those that the seat has looked at stay."""
    hidden: Places = (bit(position.tables.outline.count) - 1) & ~position.face_up
    if seat < position.players:
        hidden &= ~position.seats[seat].seen
    shelves = position.shelves
    end = position.tables.outline.count
    place: Place
    while hidden:
        origin = shelves[first(hidden)] >> SHELF_BITS
        together: Places = 0
        pile = vec[i64]()
        for place in range(end):
            if has(hidden, place) and shelves[place] >> SHELF_BITS == origin:
                together |= bit(place)
                pile = append(pile, shelves[place])
        shuffle(pile, rng)
        hidden &= ~together
        at: i64 = 0
        place = 0
        while together:
            if together & 1:
                shelves[place] = pile[at]
                at += 1
            together >>= 1
            place += 1


# -- cards -------------------------------------------------------------------------------------------------------------


def redeal_new_cards(position: BibliowondersPosition, seat: Seat, rng: Rng) -> None:
    """The draw pile, and what others drew from it since it was last shuffled."""
    pool = position.pile[: position.undrawn]
    other: Seat
    for other in range(position.players):
        if other != seat:
            player = position.seats[other]
            pool = spread(player.hand - player.old_cards, pool)
    shuffle(pool, rng)
    at: i64 = position.undrawn
    for other in range(position.players):
        if other != seat:
            player = position.seats[other]
            number: i64 = size(player.hand, BITS) - size(player.old_cards, BITS)
            player.hand = player.old_cards + bag_from(pool, at, number)
            at += number
    position.pile = pool[: position.undrawn]


def redeal_old_cards(position: BibliowondersPosition, seat: Seat, rng: Rng) -> None:
    """What others have held since the last reshuffle."""
    pool = vec[i64]()
    other: Seat
    for other in range(position.players):
        if other != seat:
            pool = spread(position.seats[other].old_cards, pool)
    if len(pool) == 0:
        return
    shuffle(pool, rng)
    at: i64 = 0
    for other in range(position.players):
        if other != seat:
            player = position.seats[other]
            number: i64 = size(player.old_cards, BITS)
            held = bag_from(pool, at, number)
            at += number
            player.hand += held - player.old_cards
            player.old_cards = held


def bag_from(pool: vec[i64], start: i64, number: i64) -> Bag:
    """So many cards of a pool, from this one on."""
    bag: Bag = 0
    at: i64
    for at in range(start, start + number):
        bag += one(pool[at], BITS)
    return bag
