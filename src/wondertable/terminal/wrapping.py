"""Lines within the width of a terminal, where a letter of Japanese is as wide as two others and stands beside the next without a space."""

from __future__ import annotations

import re
import textwrap

from wondertable.core.picture import cells_of, width_of

CLOSING = "、。，．・：；？！）」』】〕〉》ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々…％"
"""No line begins with these."""
OPENING = "（「『【〔〈《"
"""No line ends with these."""


def padded(text: str, width: int, *, right: bool = False) -> str:
    """With spaces to so many cells, behind it or, for numbers, before it."""
    room = " " * (width - width_of(text))
    return room + text if right else text + room


def wrapped(text: str, width: int, indent: int = 0) -> str:
    """A paragraph; lines after its first stand a little further in."""
    first, others = " " * indent, " " * (indent + 2)
    if width_of(text) == len(text):
        return textwrap.fill(text, width, initial_indent=first, subsequent_indent=others, break_on_hyphens=False)
    lines = [first]
    for piece in pieces(text):
        if width_of(lines[-1] + piece.rstrip()) > width and lines[-1].strip():
            lines.append(others)
        lines[-1] += piece
    return "\n".join(line.rstrip() for line in lines)


def pieces(text: str) -> list[str]:
    """What is not parted: a word with its spaces, a wide letter with the signs that belong to it."""
    found: list[str] = []
    for letter in re.findall(r"[!-~\u00a1-\u024f]+|.", text):
        before = found[-1] if found else ""
        wide = cells_of(letter[0]) == 2
        belongs = letter[0] in CLOSING or letter == " " or (before and before[-1] in OPENING)
        narrow = not wide and before and cells_of(before[-1]) == 1 and before[-1] != " "
        if found and (belongs or narrow):
            found[-1] += letter
        else:
            found.append(letter)
    return found
