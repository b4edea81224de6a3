"""The library drawn in letters: every place with its shelf, crystal and wizards."""

from __future__ import annotations

from wondertable.core.picture import Picture, centred, fitted, seat_ink, seat_mark
from wondertable.core.views import View
from wondertable.core.words import Words
from wondertable.games.bibliowonders.people import describe
from wondertable.games.bibliowonders.people.shapes import Board, Fixed, ShelfKind, Square
from wondertable.games.bibliowonders.rules.tables import RECEPTION_ID, Tables

ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
PLACE_WIDTH, PLACE_HEIGHT = 11, 3
HIDDEN = "░░░"


def blocks(tables: Tables, view: View[Fixed, Board], words: Words, width: int) -> list[str | Picture]:
    board = view.board
    found: list[str | Picture] = [describe.heading(words, board)]
    needed = PLACE_WIDTH * (1 + max(place.x for place in board.map) - min(place.x for place in board.map))
    found += [library(words, view)] if needed <= width else describe.rows(words, board)
    found.append(describe.shown(words, view))
    found.append(words.say("describe-piles", {"draw": board.draw_pile, "discard": len(board.discard_pile)}))
    if board.used:
        found.append(words.say("describe-used", {"cards": describe.cards(words, board.used)}))
    for seat, entry in enumerate(board.seats):
        told = describe.about_seat(words, seat, entry, seat == view.seat)
        found += [f"{seat_mark(seat)} {told[0]}", *told[1:]]
    found += [told for told in (describe.preview(words, entry) for entry in board.previews) if told]
    if view.seat is not None:
        found += describe.about_you(tables, words, board.seats[view.seat])
    return found


def library(words: Words, view: View[Fixed, Board]) -> Picture:
    """North is up."""
    found, places = Picture(), view.board.map
    kinds = {shelf.id: shelf for shelf in view.fixed.shelves}
    west, north = min(place.x for place in places), max(place.y for place in places)
    for place in places:
        drawn = place_drawn(words, kinds, place)
        found.lay(drawn, PLACE_WIDTH * (place.x - west), PLACE_HEIGHT * (north - place.y))
    return found


def place_drawn(words: Words, kinds: dict[str, ShelfKind], place: Square) -> Picture:
    """Its name above, its shelf in the middle, below it crystal and wizards."""
    found = Picture()
    text, ink = shelf_drawn(words, kinds, place)
    found.box(0, 0, PLACE_WIDTH, PLACE_HEIGHT, "" if place.up else "faint")
    found.put(1, 0, place.position, "strong" if place.up else "faint")
    found.put(1, 1, centred(text, PLACE_WIDTH - 2), ink)
    x = 2
    if place.crystal:
        found.put(x, 2, "◇", "strong")
        x += 2
    for pawn in place.pawns:
        found.put(x, 2, seat_mark(pawn), f"strong {seat_ink(pawn)}")
        x += 1
    return found


def shelf_drawn(words: Words, kinds: dict[str, ShelfKind], place: Square) -> tuple[str, str]:
    """What lies there and its ink; what only this viewer knows of a card that lies face down has a question mark."""
    if place.shelf is None:
        return HIDDEN, "faint"
    if place.shelf == RECEPTION_ID:
        return "◎", "strong"
    kind = kinds[place.shelf]
    colour = "" if kind.colour is None else str(words.value("colour", kind.colour))
    arrow = "" if kind.arrow is None else ARROWS[kind.arrow]
    text = fitted(f"{arrow} {colour}".strip(), PLACE_WIDTH - 4)
    return (text, kind.colour or "strong") if place.up else (f"{text} ?", "faint")
