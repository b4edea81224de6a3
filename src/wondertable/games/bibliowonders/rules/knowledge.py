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

from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import bit, first, has, shuffle
from wondertable.games.bibliowonders.bag import COPIES_MAX, COPY_BITS, single, size
from wondertable.games.bibliowonders.tables import SHELF_BITS

if TYPE_CHECKING:
    from wondertable.games.bibliowonders.position import BibliowondersPosition


def forget(position: BibliowondersPosition, seat: i64, rng: Rng) -> None:
    if position.ended:
        return  # everything lies open
    redeal_shelves(position, seat, rng)
    redeal_new_cards(position, seat, rng)
    redeal_old_cards(position, seat, rng)


# -- shelves -----------------------------------------------------------------------------------------------------------


def redeal_shelves(position: BibliowondersPosition, seat: i64, rng: Rng) -> None:
    """Face-down shelves change places with those that were laid out in the same shuffle, wherever they were moved since;
    BIB-Q31: those that the seat has looked at stay."""
    hidden = (bit(position.tables.outline.count) - 1) & ~position.up
    if seat < position.players:
        hidden &= ~position.seats[seat].seen
    shelves = position.shelves
    while hidden:
        origin = shelves[first(hidden)] >> SHELF_BITS
        together: i64 = 0
        pile = vec[i64]()
        place: i64 = 0
        while hidden >> place:
            if has(hidden, place) and shelves[place] >> SHELF_BITS == origin:
                together |= bit(place)
                pile = append(pile, shelves[place])
            place += 1
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


def spread(bag: i64, pile: vec[i64]) -> vec[i64]:
    """The pile with the cards of a bag on top."""
    kind: i64 = 0
    while bag:
        number: i64 = bag & COPIES_MAX
        while number > 0:
            pile = append(pile, kind)
            number -= 1
        bag >>= COPY_BITS
        kind += 1
    return pile


def redeal_new_cards(position: BibliowondersPosition, seat: i64, rng: Rng) -> None:
    """The draw pile, and what others drew from it since it was last shuffled."""
    pool = position.pile[: position.left]
    other: i64 = 0
    for player in position.seats:
        if other != seat:
            pool = spread(player.hand - player.old, pool)
        other += 1
    shuffle(pool, rng)
    at: i64 = position.left
    other = 0
    for player in position.seats:
        if other != seat:
            held: i64 = player.old
            number: i64 = size(player.hand) - size(player.old)
            while number > 0:
                held += single(pool[at])
                at += 1
                number -= 1
            player.hand = held
        other += 1
    position.pile = pool[: position.left]


def redeal_old_cards(position: BibliowondersPosition, seat: i64, rng: Rng) -> None:
    """What others have held since the last reshuffle."""
    pool = vec[i64]()
    other: i64 = 0
    for player in position.seats:
        if other != seat:
            pool = spread(player.old, pool)
        other += 1
    if len(pool) == 0:
        return
    shuffle(pool, rng)
    at: i64 = 0
    other = 0
    for player in position.seats:
        if other != seat:
            held: i64 = 0
            number: i64 = size(player.old)
            while number > 0:
                held += single(pool[at])
                at += 1
                number -= 1
            player.hand += held - player.old
            player.old = held
        other += 1
