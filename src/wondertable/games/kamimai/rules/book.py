"""The book as the rules know it: a set of cards, pages with handles, and what has been seen of them.

A page nobody has seen gets its card when it comes to light: every order of the unseen cards is equally likely, so this
is the same as a shuffle at the build.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from wondertable.core.rules import bags
from wondertable.core.rules.bags import Bag
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Set, bit, first, set_size
from wondertable.games.kamimai.rules import tell
from wondertable.games.kamimai.rules.cards import BITS, Card
from wondertable.games.kamimai.rules.questions import Pages, Wing
from wondertable.games.kamimai.rules.tables import CHANCES
from wondertable.games.kamimai.rules.terms import AWAIT_BUILT, BUILDING, FALLEN, NONE, STANDING, STATISTICAL

if TYPE_CHECKING:
    from wondertable.games.kamimai.rules.position import KamimaiPosition

WING_A: Final = 0
WINGS: Final = 2
LEAST: Final = 2
"""A card alone cannot stand (KAM-F15)."""


@mypyc_attr(acyclic=True)
class Book:
    """The Grimoire: which cards it has, and where those stand that have been seen.

    A page that nobody has seen has no card yet: as nothing but chance put the cards in order, its card is drawn from the
    unseen ones when it comes to light. So no order is kept that anybody could know too early.
    """

    __slots__ = ("builds", "built_with", "can_stand", "cards", "faces", "here_a", "here_b", "state", "unseen", "wing_a")

    def __init__(self) -> None:
        self.state: i64 = STANDING
        """KAM-G1: it stands, lies or is being built."""
        self.can_stand = True
        self.cards: Bag = 0
        self.unseen: Bag = 0
        self.builds: i64 = 0
        self.built_with: i64 = 0
        self.wing_a: i64 = 0
        """How many pages wing A had when the book was built."""
        self.here_a: Pages = 0
        """The pages that still stand in wing A (KAM-G2: page A3 is member 2, as long as the book stands)."""
        self.here_b: Pages = 0
        self.faces: vec[i64] = vec[i64]()
        """The card of each page as built, wing A first, each wing from the outside in; NONE where it was not seen."""

    def clone(self) -> Book:
        twin = Book()
        twin.state = self.state
        twin.can_stand = self.can_stand
        twin.cards = self.cards
        twin.unseen = self.unseen
        twin.builds = self.builds
        twin.built_with = self.built_with
        twin.wing_a = self.wing_a
        twin.here_a = self.here_a
        twin.here_b = self.here_b
        twin.faces = self.faces[:]
        return twin


# -- building and falling ------------------------------------------------------------------------------------------------


def build(position: KamimaiPosition, cards: Bag, cause: i64) -> None:
    """KAM-G17: these cards are mixed and stood up; all knowledge of places is void.

    KAM-S5, KAM-S7, KAM-S8: how a book is put up until it stands by itself is for whoever has it; the rules wait for it.
    """
    book = position.book
    pages = bags.size(cards, BITS)
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
    elif position.chosen.source == STATISTICAL:
        look_at_new_book(position)
    else:
        book.state = BUILDING
        position.awaited = AWAIT_BUILT


def no_faces(pages: i64) -> vec[i64]:
    faces = vec[i64](capacity=pages)
    for _page in range(pages):
        faces = append(faces, NONE)
    return faces


def look_at_new_book(position: KamimaiPosition) -> None:
    """KAM-G22: the end pages of each wing are seen (KAM-G15), every other page by chance."""
    book = position.book
    chance = position.chosen.odds.seen
    page: i64 = 0
    wing: Wing
    place: i64
    for wing in range(WINGS):
        pages = wing_size(book, wing)
        for place in range(pages):
            if place == 0 or place == pages - 1 or position.rng.below(CHANCES) < chance:
                uncover(book, position.rng, page)
            page += 1


def fall_down(book: Book) -> None:
    """KAM-F1: it no longer stands by itself, and what lies on the mat has no places any more."""
    book.state = FALLEN
    book.unseen = book.cards
    book.here_a = 0
    book.here_b = 0


# -- pages ---------------------------------------------------------------------------------------------------------------


def wing_size(book: Book, wing: Wing) -> i64:
    """The pages of a wing when it was built."""
    if wing == WING_A:
        return book.wing_a
    return book.built_with - book.wing_a


def here(book: Book, wing: Wing) -> Pages:
    """The places of a wing where a page still stands."""
    if wing == WING_A:
        return book.here_a
    return book.here_b


def page_at(book: Book, wing: Wing, place: i64) -> i64:
    """The number of a page in `faces`."""
    if wing == WING_A:
        return place
    return book.wing_a + place


def size(book: Book) -> i64:
    return bags.size(book.cards, BITS)


def lean(book: Book) -> i64:
    """The difference of the wings, in pages."""
    difference = set_size(book.here_a) - set_size(book.here_b)
    if difference < 0:
        return -difference
    return difference


def highest(places: Set) -> i64:
    place: i64 = -1
    while places:
        places >>= 1
        place += 1
    return place


def uncover(book: Book, rng: Rng, page: i64) -> Card:
    """The card of a page, which everybody sees from now on (KAM-G16)."""
    card = book.faces[page]
    if card == NONE:
        card = bags.nth_card(book.unseen, rng.below(bags.size(book.unseen, BITS)), BITS)
        book.unseen -= bags.one(card, BITS)
        book.faces[page] = card
    return card


def uncover_ends(book: Book, rng: Rng, wing: Wing) -> None:
    """KAM-G15: the outermost and the innermost page of a wing are always seen."""
    standing = here(book, wing)
    if standing:
        uncover(book, rng, page_at(book, wing, first(standing)))
        uncover(book, rng, page_at(book, wing, highest(standing)))


def take_out(position: KamimaiPosition, wing: Wing, place: i64) -> Card:
    """KAM-P13: a page leaves the book and is never put back; returns its card."""
    book = position.book
    card = uncover(book, position.rng, page_at(book, wing, place))
    if wing == WING_A:
        book.here_a ^= bit(place)
    else:
        book.here_b ^= bit(place)
    book.cards -= bags.one(card, BITS)
    return card
