"""Cards, pages and hands as people write them."""

from __future__ import annotations

from typing import Final

from wondertable.core.rules.actions import KIND_BITS, PART_BITS
from wondertable.core.rules.bags import cards, count, one
from wondertable.core.rules.kit import has, members
from wondertable.core.rules.position import NOBODY
from wondertable.core.saving import bad
from wondertable.games.kamimai.people.terms import AWAITED, SIDES, Awaited, Side
from wondertable.games.kamimai.rules.book import Book, here, page_at
from wondertable.games.kamimai.rules.cards import BITS, COPIES_MAX, KINDS, MOUSE, MOUSE_COPIES_MAX, NAMES
from wondertable.games.kamimai.rules.questions import FINGERS, NUMBER_MASK, PLACES, wing_of
from wondertable.games.kamimai.rules.terms import AWAIT_NOTHING, NONE

WINGS: Final = "AB"
HANDLES: Final = [[f"{wing}{number}" for number in range(NUMBER_MASK + 1)] for wing in WINGS]
Page = tuple[int, int]
"""Wing and place."""


# -- cards ---------------------------------------------------------------------------------------------------------------


def names_of(bag: int) -> list[str]:
    return [NAMES[card] for card in cards(bag, BITS)]


def written(bag: int) -> str:
    """As in canonical texts: names in order, or none."""
    return ",".join(names_of(bag)) or "none"


def bag_of_names(text: str) -> int | None:
    """The inverse of `written`; None if it is not written exactly so."""
    bag = 0
    last = 0
    if text == "none":
        return 0
    for name in text.split(","):
        if name not in NAMES:
            return None
        card = NAMES.index(name)
        most = MOUSE_COPIES_MAX if card == MOUSE else COPIES_MAX
        if card < last or count(bag, card, BITS) >= most:
            return None
        bag += one(card, BITS)
        last = card
    return bag


def read_cards(where: str, value: list[str] | str) -> int:
    """The cards of a saved board: their names in any order, or the canonical text."""
    text = value
    if isinstance(text, list):
        text = ",".join(sorted(text, key=lambda name: NAMES.index(name) if name in NAMES else KINDS)) or "none"
    bag = bag_of_names(text)
    if bag is None:
        raise bad(where, f"expected names of cards, found {value!r}")
    return bag


def card_name(card: int) -> str | None:
    return None if card == NONE else NAMES[card]


# -- pages ---------------------------------------------------------------------------------------------------------------


def handles_of(action: int) -> list[str]:
    """The pages of a grab."""
    wing = HANDLES[wing_of(action)]
    found: list[str] = []
    rest = (action >> KIND_BITS) & ((1 << PART_BITS * PLACES) - 1)
    while rest:
        found.append(wing[rest & NUMBER_MASK])
        rest >>= PART_BITS
    return found


def page_named(handle: str) -> Page | None:
    """KAM-G2: the page of this name, if it is one."""
    wing, number = WINGS.find(handle[:1]), handle[1:]
    if not handle or wing < 0 or not number.isascii() or not number.isdecimal() or len(number) > 3:
        return None
    if str(int(number)) != number or int(number) < 1:
        return None
    return wing, int(number) - 1


def left_to_right(book: Book) -> list[Page]:
    """The pages that stand."""
    return [(0, place) for place in members(book.here_a)] + [(1, place) for place in reversed(members(book.here_b))]


def number_of(book: Book, page: Page) -> int:
    """Its place in the book as it was built, from left to right."""
    wing, place = page
    return place if wing == 0 else book.built_with - 1 - place


def handle_of(page: Page) -> str:
    wing, place = page
    return HANDLES[wing][place + 1]


def standing(book: Book) -> list[tuple[str, int]]:
    """The pages that stand, left to right, each with its card where it was seen."""
    return [(handle_of(page), book.faces[page_at(book, *page)]) for page in left_to_right(book)]


def stands(book: Book, page: Page) -> bool:
    wing, place = page
    return has(here(book, wing), place)


# -- hands and seats -----------------------------------------------------------------------------------------------------


def fingers_text(fingers: int) -> str:
    return "+".join(FINGERS[finger] for finger in members(fingers))


def side_name(side: int) -> Side | None:
    return None if side == NONE else SIDES[side]


def awaited_name(awaited: int) -> Awaited | None:
    return None if awaited == AWAIT_NOTHING else AWAITED[awaited]


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat
