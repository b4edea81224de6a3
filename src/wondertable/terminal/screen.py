"""Words and pictures on a terminal: within its width; colour only where it is wanted, and never the only sign of anything."""

from __future__ import annotations

import os
import shutil
from typing import TextIO

from wondertable.core.picture import Picture, width_of
from wondertable.terminal.wrapping import padded, wrapped

WIDTH_LEAST = 20
WIDTH_MOST = 100
"""Longer lines than this are hard to read, however wide the terminal is."""

PLAIN = ""
STRONG = "1"
FAINT = "2"
ASKED = "1;36"
WRONG = "1;31"

INKS = {
    "strong": "1",
    "faint": "2",
    "red": "31",
    "green": "32",
    "yellow": "33",
    "blue": "34",
    "violet": "35",
    "cyan": "36",
}
"""What the inks of pictures are on a terminal; those it does not have are plain."""
NO_BREAK = "\u00a0\u202f"
"""Spaces of French, which are no less harmless than others."""
LINES = "╭─╮│╔═╗●▲♦≈"
"""Who can write these can write a picture."""


def is_terminal(stream: TextIO) -> bool:
    return stream.isatty() and os.environ.get("TERM") != "dumb"


def can_write(stream: TextIO, letters: str) -> bool:
    try:
        letters.encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def safe(text: str) -> str:
    """Text from files and people must not command the terminal."""
    return "".join(letter if letter.isprintable() or letter in NO_BREAK else "?" for letter in text)


def style_of(ink: str) -> str:
    """An ink may have several words, such as "strong red"."""
    return ";".join(INKS[word] for word in ink.split() if word in INKS)


class Screen:
    def __init__(self, out: TextIO) -> None:
        self.out = out
        self.terminal = is_terminal(out)
        self.colour = self.terminal and not os.environ.get("NO_COLOR")
        self.draws = self.terminal and can_write(out, LINES)

    @property
    def width(self) -> int | None:
        """None where lines are not wrapped: what is not a terminal is read by programs or wraps for itself."""
        if not self.terminal:
            return None
        return max(WIDTH_LEAST, min(shutil.get_terminal_size().columns - 1, WIDTH_MOST))

    def say(self, text: str = "", style: str = PLAIN, indent: int = 0) -> None:
        """A paragraph; lines after its first stand a little further in."""
        text = safe(text)
        if self.width is not None and text:
            text = wrapped(text, self.width, indent)
        elif text:
            text = " " * indent + text
        self.out.write(self.styled(text, style) + "\n")

    def styled(self, text: str, style: str) -> str:
        return f"\x1b[{style}m{text}\x1b[0m" if self.colour and style and text else text

    def columns(self, items: list[str], style: str = PLAIN) -> None:
        """Short items side by side, read from left to right; long ones below each other."""
        items = [safe(item) for item in items]
        width = self.width or WIDTH_MOST
        cell = max(width_of(item) for item in items) + 3
        across = max(1, (width - 2) // cell)
        if across == 1:
            for item in items:
                self.say(item, style, indent=2)
            return
        for first in range(0, len(items), across):
            row = "".join(padded(item, cell) for item in items[first : first + across])
            self.out.write(self.styled("  " + row.rstrip(), style) + "\n")

    def table(self, head: list[str], rows: list[list[str]], left: int = 1) -> None:
        """The first `left` columns begin at the left, the others, numbers, end at the right."""
        cells = [[safe(cell) for cell in row] for row in [head, *rows]]
        widths = [max(width_of(row[column]) for row in cells) for column in range(len(head))]
        for number, row in enumerate(cells):
            shown = [
                padded(cell, width) if column < left else padded(cell, width, right=True)
                for column, (cell, width) in enumerate(zip(row, widths, strict=True))
            ]
            self.out.write(self.styled("  ".join(shown).rstrip(), FAINT if number == 0 else PLAIN) + "\n")

    def draw(self, picture: Picture) -> None:
        for line in picture.lines():
            styled = (self.styled(safe(text), style_of(ink)) for text, ink in line)
            self.out.write("".join(styled).rstrip() + "\n")

    def flush(self) -> None:
        self.out.flush()
