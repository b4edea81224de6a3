"""The table of KamiMaï drawn in letters: the sheet with its areas, and the pages of the book wing by wing."""

from __future__ import annotations

from wondertable.core.picture import DOUBLE, ROUND, Cell, Picture, card, fitted, seat_mark, side_by_side, width_of
from wondertable.core.views import View
from wondertable.core.words import Words
from wondertable.games.kamimai.people import describe
from wondertable.games.kamimai.people.shapes import AreaSeen, Board, Fixed, Page, SheetSeen
from wondertable.games.kamimai.rules.tables import Tables

INKS = {"water": "blue", "earth": "green", "air": "yellow", "fire": "red", "team": "violet"}
AREA_WIDTH, PAGE_WIDTH = 22, 14
CANDLE, SPENT = "▮", "▯"


def blocks(tables: Tables, view: View[Fixed, Board], words: Words, width: int) -> list[str | Picture]:
    board = view.board
    found: list[str | Picture] = [words.say(f"describe-{board.phase}", {"turn": board.turn})]
    if board.sheet is not None:
        found += sheet(board, board.sheet, words, width)
    if board.book.build:
        found += book(board, words, width)
    if board.grip is not None:
        found.append(words.say("describe-grip", {"grip": words.value("grip", board.grip.grip)}))
    found += [f"{seat_mark(seat)} {describe.about_seat(board, words, seat)}" for seat in range(len(board.seats))]
    if board.drawn:
        found += describe.about_drawn(board, words)
    if board.discard:
        found.append(words.say("describe-discard", {"cards": describe.cards(words, board.discard)}))
    return found + list(describe.about_talk(view, words))


def sheet(board: Board, seen: SheetSeen, words: Words, width: int) -> list[str | Picture]:
    facts = {"label": seen.label, "mode": words.value("mode", board.mode), "energy": board.energy}
    candles = CANDLE * board.energy + SPENT * max(0, seen.energy_most - board.energy)
    found: list[str | Picture] = [f"{words.say('describe-sheet', facts)} {candles}"]
    found.append(side_by_side([area(board, words, one) for one in seen.areas], width))
    return found + [describe.about_need(board, words, need) for need in board.needs]


def area(board: Board, words: Words, seen: AreaSeen) -> Picture:
    """Its spells, ticked or open; the target has a double frame."""
    inside = AREA_WIDTH - 4
    lines: list[Cell] = [(fitted(str(words.value("effect", seen.effect)), inside), "faint")]
    for box in seen.boxes:
        sign = "☒" if box.ticked or seen.sealed else "☐"
        ink = "faint" if box.ticked or seen.sealed else INKS.get(box.spell, "")
        lines.append((f"{sign} {fitted(str(words.value('spell', box.spell)), inside - 2)}", ink))
    return card(lines, AREA_WIDTH, seen.id, line=DOUBLE if seen.id == board.target else ROUND)


def book(board: Board, words: Words, width: int) -> list[str | Picture]:
    """The sentence about it, and each wing from the outside in."""
    found: list[str | Picture] = [describe.about_book(board, words)[0]]
    for wing in "AB":
        pages = [page for page in board.book.pages or [] if page.wing == wing]
        if pages:
            outside_in = pages if wing == "A" else pages[::-1]
            found.append(side_by_side([page_drawn(words, page) for page in outside_in], width, gap=0))
    return found


def page_drawn(words: Words, page: Page) -> Picture:
    found = Picture()
    found.put(0, 0, "▕" + page.page, "strong" if page.card else "")
    if page.card:
        name = fitted(str(words.value("card", page.card)), PAGE_WIDTH - 3 - width_of(page.page))
        found.put(2 + width_of(page.page), 0, name, INKS.get(page.card.split("_")[-1], ""))
    found.put(PAGE_WIDTH - 1, 0, " ")
    return found
