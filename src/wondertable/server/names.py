"""Names of people and what they say: one line of letters of any script, that can be seen and told apart."""

from __future__ import annotations

import unicodedata
from typing import Final

from wondertable.core.refused import Refused

NAME_LENGTH: Final = 24
TALK_LENGTH: Final = 300
MARKS_ON_ONE: Final = 4
"""Accents, vowels and tones on one letter; no script needs more, and a pile of them covers the lines around it."""

# Characters that steer the direction of text could make one name look like another.
STEERING: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
# Letters, marks and symbols by their category that show nothing.
BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u2800\u3164\uffa0\U0001d159\U00013441\U00013442"
)
JOINER, NON_JOINER, BLACK_FLAG = "\u200d", "\u200c", "\U0001f3f4"
VIRAMA: Final = 9
"""The combining class of signs that bind two letters of India's scripts together."""
# Letters of one script that look like those of another.
ALIKE: Final = str.maketrans(
    "\u0430\u0432\u0435\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0455\u0456\u0458\u04bb\u0501\u051b\u051d"
    "\u03b1\u03b2\u03b5\u03b6\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u0131\u0261",
    "abekmhopctyxsijhdqwabezhikmvoptuxig",
)


def clean_name(name: str) -> str:
    line = _clean(name, NAME_LENGTH, "bad-name")
    if any(_is_hidden(line, at) for at in range(len(line))):
        raise Refused(None, "bad-name", {"limit": NAME_LENGTH})
    return line


def clean_talk(text: str) -> str:
    return _clean(text, TALK_LENGTH, "bad-text")


def look_alike(one: str, other: str) -> bool:
    """Whether two names can be taken for one another."""
    return _looks(one) == _looks(other)


def _clean(text: str, limit: int, key: str) -> str:
    """One line of ordinary characters. What cannot be read is refused, not silently changed."""
    if len(text) > 10 * limit:  # before any work is done on it
        raise Refused(None, key, {"limit": limit})
    for letter in text:
        if letter in STEERING or unicodedata.category(letter) in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp"):
            raise Refused(None, key, {"limit": limit})
    line = " ".join(unicodedata.normalize("NFC", text).split())
    if not 0 < len(line) <= limit or not any(map(_is_visible, line)) or _most_marks(line) > MARKS_ON_ONE:
        raise Refused(None, key, {"limit": limit})
    return line


def _is_visible(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNSP" and letter not in BLANK


def _most_marks(line: str) -> int:
    """On one letter; a mark on nothing counts as a pile."""
    most, marks = 0, MARKS_ON_ONE
    for letter in line:
        if unicodedata.category(letter) in ("Mn", "Me"):
            marks += 1
            most = max(most, marks)
        else:
            marks = MARKS_ON_ONE if letter == " " else 0
    return most


def _is_hidden(line: str, at: int) -> bool:
    """Whether a character of a name shows nothing and changes nothing around it."""
    letter, before, after = line[at], line[at - 1 : at], line[at + 1 : at + 2]
    if letter in BLANK:
        return True
    if letter == JOINER:
        return not after or not (_is_picture(before) or _binds(before))
    if letter == NON_JOINER:
        return not after or not (_binds(before) or (_is_arabic(line[:at]) and _is_arabic(after)))
    if "\U000e0020" <= letter <= "\U000e007f":  # the flags of countries within a country are spelt with these
        return BLACK_FLAG not in line[:at] or not ("\U000e0020" <= before <= "\U000e007f" or before == BLACK_FLAG)
    if _is_selector(letter):
        return not before or _is_selector(before) or before == " "
    return unicodedata.category(letter) == "Cf"


def _is_picture(letter: str) -> bool:
    return letter != "" and (unicodedata.category(letter) in ("So", "Sk") or _is_selector(letter))


def _is_selector(letter: str) -> bool:
    """A sign that chooses between two shapes of the character before it."""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"


def _binds(letter: str) -> bool:
    return letter != "" and unicodedata.combining(letter) == VIRAMA


def _is_arabic(text: str) -> bool:
    """Whether it ends with a letter of the scripts in which letters join, vowel signs aside."""
    bases = [letter for letter in text if unicodedata.category(letter) != "Mn"]
    return bool(bases) and unicodedata.bidirectional(bases[-1]) == "AL"


def _looks(name: str) -> str:
    seen = [letter for letter in name if unicodedata.category(letter) != "Cf" and not _is_selector(letter)]
    return unicodedata.normalize("NFKC", "".join(seen)).casefold().translate(ALIKE)
