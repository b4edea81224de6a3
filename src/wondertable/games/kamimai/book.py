"""The book as the rules know it: a set of cards, pages with handles, and what has been seen of them (KAM-G1, KAM-G2).

A page nobody has seen gets its card when it comes to light: every order of the unseen cards is equally likely, so this
is the same as a shuffle at the build.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import bit, has, nth_value, set_size, tally, tally_size
from wondertable.games.kamimai import tell
from wondertable.games.kamimai.cards import NO_CARD
from wondertable.games.kamimai.tables import CHANCES
from wondertable.games.kamimai.terms import AWAIT_BUILT, BUILDING, FALLEN, STANDING, STATISTICAL

if TYPE_CHECKING:
    from wondertable.games.kamimai.position import Book, KamimaiPosition

WING_A: Final = 0
LEAST: Final = 2
"""A card alone cannot stand (KAM-F15)."""


def build(position: KamimaiPosition, cards: i64, cause: i64) -> None:
    """KAM-S7, KAM-G17: these cards are mixed and stood up; all knowledge of places is void."""
    book = position.book
    pages = tally_size(cards)
    book.cards = cards
    book.unseen = cards
    book.builds += 1
    book.built_with = pages
    book.wing_a = pages // 2
    book.here_a = bit(book.wing_a) - 1
    book.here_b = bit(pages - book.wing_a) - 1
    book.faces = no_faces(pages)
    book.can_stand = pages >= LEAST
    book.state = STANDING
    position.cause = cause
    tell.build(position, cause, pages)
    if not book.can_stand:
        book.state = FALLEN
        tell.cannot_stand(position)
    elif position.source == STATISTICAL:
        look_at_new_book(position)
    else:
        book.state = BUILDING
        position.awaited = AWAIT_BUILT


def no_faces(pages: i64) -> vec[i64]:
    faces = vec[i64](capacity=pages)
    for _page in range(pages):
        faces = append(faces, NO_CARD)
    return faces


def look_at_new_book(position: KamimaiPosition) -> None:
    """KAM-G22: the end pages of each wing are seen, every other page by chance."""
    book = position.book
    chance = position.hands.seen
    page: i64 = 0
    wing: i64 = 0
    while wing <= 1:
        pages = wing_size(book, wing)
        place: i64 = 0
        while place < pages:
            if place == 0 or place == pages - 1 or position.rng.below(CHANCES) < chance:
                uncover(book, position.rng, page)
            place += 1
            page += 1
        wing += 1


def wing_size(book: Book, wing: i64) -> i64:
    """The pages of a wing when it was built."""
    if wing == WING_A:
        return book.wing_a
    return book.built_with - book.wing_a


def here(book: Book, wing: i64) -> i64:
    """The places of a wing where a page still stands."""
    if wing == WING_A:
        return book.here_a
    return book.here_b


def page_at(book: Book, wing: i64, place: i64) -> i64:
    """The number of a page in `faces`."""
    if wing == WING_A:
        return place
    return book.wing_a + place


def size(book: Book) -> i64:
    return tally_size(book.cards)


def lean(book: Book) -> i64:
    """The difference of the wings, in pages."""
    difference = set_size(book.here_a) - set_size(book.here_b)
    if difference < 0:
        return -difference
    return difference


def uncover(book: Book, rng: Rng, page: i64) -> i64:
    """The card of a page, which everybody sees from now on (KAM-G16)."""
    card = book.faces[page]
    if card == NO_CARD:
        card = nth_value(book.unseen, rng.below(tally_size(book.unseen)))
        book.unseen -= tally(card)
        book.faces[page] = card
    return card


def uncover_ends(book: Book, rng: Rng, wing: i64) -> None:
    """KAM-G15: the outermost and the innermost page of a wing are always seen."""
    standing = here(book, wing)
    if standing:
        uncover(book, rng, page_at(book, wing, lowest(standing)))
        uncover(book, rng, page_at(book, wing, highest(standing)))


def lowest(places: i64) -> i64:
    place: i64 = 0
    while not has(places, place):
        place += 1
    return place


def highest(places: i64) -> i64:
    place: i64 = -1
    while places:
        places >>= 1
        place += 1
    return place


def take_out(position: KamimaiPosition, wing: i64, place: i64) -> i64:
    """A page leaves the book for good; returns its card."""
    book = position.book
    card = uncover(book, position.rng, page_at(book, wing, place))
    if wing == WING_A:
        book.here_a ^= bit(place)
    else:
        book.here_b ^= bit(place)
    book.cards -= tally(card)
    return card


def fall_down(book: Book) -> None:
    """KAM-G17: what lies on the mat has no places any more."""
    book.state = FALLEN
    book.unseen = book.cards
    book.here_a = 0
    book.here_b = 0
