"""The book of a saved board, and back. Left out by hand: it is everything that lies nowhere else, unseen."""

from __future__ import annotations

from msgspec import UNSET

from wondertable.core.rules.bags import count, covers, one, size
from wondertable.core.rules.kit import bit
from wondertable.core.saving import bad
from wondertable.games.kamimai.people import refusals
from wondertable.games.kamimai.people.names import card_name, names_of, page_named, read_cards, standing
from wondertable.games.kamimai.people.saved import SavedBook
from wondertable.games.kamimai.people.terms import STATES
from wondertable.games.kamimai.rules import book as pages
from wondertable.games.kamimai.rules.book import Book
from wondertable.games.kamimai.rules.cards import BITS, NAMES
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.terms import COMPANION, FALLEN, IN_DRAW, IN_SETUP, IN_TRAINING, IN_WATCH


def save_book(position: KamimaiPosition) -> SavedBook:
    book = position.book
    named = [] if position.chosen.source == COMPANION else standing(book)  # real pages have no handles (KAM-G20)
    return SavedBook(
        state=STATES[book.state],
        can_stand=book.can_stand,
        cards=names_of(book.cards),
        builds=book.builds,
        built_with=book.built_with,
        pages={handle: card_name(card) for handle, card in named},
    )


def elsewhere(position: KamimaiPosition) -> int:
    """The cards that lie outside the book. What a draw has brought out so far belongs to nobody yet."""
    bag = position.discard
    for summoner in position.seats:
        bag += summoner.cards
    if position.phase in (IN_DRAW, IN_TRAINING, IN_WATCH):
        bag += position.drawn
    return bag


def load_book(position: KamimaiPosition, saved: SavedBook) -> None:
    """KAM-I1: what lies nowhere else stands in the book."""
    book = position.book
    box = position.tables.all_cards(position.players)
    if not covers(box, elsewhere(position), BITS):
        raise refusals.refuse("KAM-I1", "too_many")
    if saved.cards is not UNSET:
        book.cards = read_cards("book, cards", saved.cards)
    elif position.phase > IN_SETUP or saved != SavedBook():
        book.cards = box - elsewhere(position)
    cards = size(book.cards, BITS)
    book.state = STATES.index(saved.state)
    book.builds = int(cards > 0) if saved.builds is UNSET else saved.builds
    book.built_with = cards if saved.built_with is UNSET else saved.built_with
    book.can_stand = cards >= pages.LEAST if saved.can_stand is UNSET else saved.can_stand
    book.wing_a = book.built_with // 2
    book.faces = pages.no_faces(book.built_with)
    book.unseen = book.cards
    if position.chosen.source == COMPANION:
        return
    if saved.pages is not UNSET:
        load_pages(book, saved.pages)
    elif book.state != FALLEN:
        place_pages(book)


def place_pages(book: Book) -> None:
    """By hand no pages were named: as many as there are cards stand, the innermost ones gone."""
    here_a = size(book.cards, BITS) // 2
    book.here_a = bit(here_a) - 1
    book.here_b = bit(size(book.cards, BITS) - here_a) - 1
    if book.here_a >> book.wing_a or book.here_b >> (book.built_with - book.wing_a):
        raise bad("book, built_with", "the book was built with fewer pages than it has")


def load_pages(book: Book, named: dict[str, str | None]) -> None:
    for handle, name in named.items():
        page = page_named(handle)
        if page is None or page[1] >= pages.wing_size(book, page[0]):
            raise bad("book, pages", f"no such page: {handle!r}")
        wing, place = page
        if wing == pages.WING_A:
            book.here_a |= bit(place)
        else:
            book.here_b |= bit(place)
        if name is None:
            continue
        if name not in NAMES or not count(book.unseen, NAMES.index(name), BITS):
            raise bad("book, pages", f"{name!r} on page {handle} is not among the cards of the book")
        book.faces[pages.page_at(book, wing, place)] = NAMES.index(name)
        book.unseen -= one(NAMES.index(name), BITS)
    if len(named) != size(book.cards, BITS) and book.state != FALLEN:
        raise bad("book, pages", f"{size(book.cards, BITS)} cards stand in the book, but {len(named)} pages are named")
