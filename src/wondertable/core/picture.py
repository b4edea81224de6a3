"""Pictures made of letters: what a terminal draws of a board. They know neither terminals nor colours, only the names of inks."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from itertools import groupby

SEAT_MARKS = "●▲■◆★✚"
"""A seat has a shape besides its ink: never colour alone."""
SEAT_INKS = ("red", "yellow", "cyan", "green", "violet", "blue")
Frame = tuple[str, str, str, str, str, str]
"""The corners and sides of a box."""
ROUND: Frame = ("╭", "─", "╮", "│", "╰", "╯")
DOUBLE: Frame = ("╔", "═", "╗", "║", "╚", "╝")
CUT = "…"

Cell = tuple[str, str]
"""A letter and its ink. What follows a letter that is two cells wide is an empty one."""
BLANK: Cell = (" ", "")


def seat_mark(seat: int) -> str:
    return SEAT_MARKS[seat % len(SEAT_MARKS)]


def seat_ink(seat: int) -> str:
    return SEAT_INKS[seat % len(SEAT_INKS)]


def cells_of(letter: str) -> int:
    """How wide a terminal draws it."""
    if unicodedata.combining(letter):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def width_of(text: str) -> int:
    return sum(cells_of(letter) for letter in text)


def fitted(text: str, width: int) -> str:
    """Cut to so many cells, if it must be."""
    if width_of(text) <= width:
        return text
    kept = ""
    for letter in text:
        if width_of(kept + letter + CUT) > width:
            break
        kept += letter
    return kept + CUT


def centred(text: str, width: int) -> str:
    text = fitted(text, width)
    return " " * ((width - width_of(text)) // 2) + text


class Picture:
    """A sheet of cells that grows as it is drawn on.

    >>> card = Picture()
    >>> card.box(0, 0, 7, 3)
    >>> card.put(2, 1, "Fly", "blue")
    >>> print(card)
    ╭─────╮
    │ Fly │
    ╰─────╯
    """

    def __init__(self) -> None:
        self._rows: list[list[Cell]] = []

    @property
    def width(self) -> int:
        return max((len(row) for row in self._rows), default=0)

    @property
    def height(self) -> int:
        return len(self._rows)

    def put(self, x: int, y: int, text: str, ink: str = "") -> None:
        """Text from this cell on, in one line."""
        cells: list[Cell] = []
        for letter in text:
            wide = cells_of(letter)
            if wide == 0 and cells:
                cells[-1] = (cells[-1][0] + letter, ink)
            else:
                cells += [(letter, ink), *[("", ink)] * (wide - 1)]
        row = self._row(y, x + len(cells))
        row[x : x + len(cells)] = cells

    def box(self, x: int, y: int, width: int, height: int, ink: str = "", line: Frame = ROUND) -> None:
        left, across, right, down, low_left, low_right = line
        self.put(x, y, left + across * (width - 2) + right, ink)
        for between in range(y + 1, y + height - 1):
            self.put(x, between, down, ink)
            self.put(x + width - 1, between, down, ink)
        self.put(x, y + height - 1, low_left + across * (width - 2) + low_right, ink)

    def lay(self, other: Picture, x: int, y: int) -> None:
        """Another picture on top of this one."""
        for down, row in enumerate(other._rows):
            mine = self._row(y + down, x + len(row))
            mine[x : x + len(row)] = row

    def _row(self, y: int, width: int) -> list[Cell]:
        while len(self._rows) <= y:
            self._rows.append([])
        row = self._rows[y]
        row += [BLANK] * (width - len(row))
        return row

    def lines(self) -> Iterator[list[tuple[str, str]]]:
        """Line by line, the stretches of one ink and their inks; nothing blank at the end."""
        for row in self._rows:
            end = len(row)
            while end and row[end - 1] == BLANK:
                end -= 1
            yield [("".join(letter for letter, _ in run), ink) for ink, run in groupby(row[:end], lambda cell: cell[1])]

    def __str__(self) -> str:
        return "\n".join("".join(text for text, _ in line).rstrip() for line in self.lines())


def side_by_side(pictures: Sequence[Picture], width: int, gap: int = 1) -> Picture:
    """Like words in a paragraph: as many in a row as there is room for."""
    found = Picture()
    x = top = tallest = 0
    for picture in pictures:
        if x and x + picture.width > width:
            x, top, tallest = 0, top + tallest, 0
        found.lay(picture, x, top)
        x, tallest = x + picture.width + gap, max(tallest, picture.height)
    return found


def card(lines: Sequence[Cell], width: int, title: str = "", ink: str = "", line: Frame = ROUND) -> Picture:
    """A card with a few centred lines, each with its ink, and a title in its frame."""
    found = Picture()
    found.box(0, 0, width, len(lines) + 2, ink, line)
    if title:
        found.put(1, 0, fitted(title, width - 2), "strong")
    for y, (text, of) in enumerate(lines, 1):
        found.put(1, y, centred(text, width - 2), of)
    return found
