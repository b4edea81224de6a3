"""Actions: whole numbers inside, canonical texts outside.

A code packs the kind of action and up to seven places: six bits for the kind, eight for each place. Most parts take one
place; a set of things may take several, a fixed word takes none. It is never an index into a list of all actions, so a
game may have as many as it likes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.kit import shl
from wondertable.core.refused import Refused

KIND_BITS: Final = 6
KIND_MASK: Final = 63
PART_BITS: Final = 8
PART_MASK: Final = 255
PARTS_MAX: Final = 7


def code(kind: i64, first: i64) -> i64:
    """The action of this kind with one part; kinds count from 1, so that 0 means no action."""
    return kind | shl(first, KIND_BITS)


def code_pair(kind: i64, first: i64, second: i64) -> i64:
    return kind | shl(first, KIND_BITS) | shl(second, KIND_BITS + PART_BITS)


def kind_of(action: i64) -> i64:
    return action & KIND_MASK


def part(action: i64, index: i64) -> i64:
    return (action >> (KIND_BITS + PART_BITS * index)) & PART_MASK


class Part:
    """One named part of an action: how its value is written, and the type that tells clients how to show it."""

    def __init__(self, name: str, type: str, places: int = 1) -> None:
        self.name = name
        self.type = type
        self.places = places

    def text(self, value: int) -> str:
        raise NotImplementedError

    def parse(self, word: str) -> int | None:
        """The value, or None if the word does not name one."""
        raise NotImplementedError

    def shown(self, value: int) -> int | str | list[str]:
        """The value as it stands in views: a number, the id of a thing, or ids."""
        raise NotImplementedError


class Number(Part):
    def __init__(self, name: str, low: int, high: int, type: str = "number") -> None:
        super().__init__(name, type)
        self.low = low
        self.high = high

    def text(self, value: int) -> str:
        return str(value)

    def parse(self, word: str) -> int | None:
        if not word.isascii() or not word.isdecimal() or len(word) > 4 or str(int(word)) != word:
            return None
        return int(word) if self.low <= int(word) <= self.high else None

    def shown(self, value: int) -> int | str | list[str]:
        return value


class Name(Part):
    """A thing of the data, written by its id; the code holds its place in the list."""

    def __init__(self, name: str, type: str, ids: list[str]) -> None:
        super().__init__(name, type)
        self.ids = ids

    def text(self, value: int) -> str:
        return self.ids[value]

    def parse(self, word: str) -> int | None:
        return self.ids.index(word) if word in self.ids else None

    def shown(self, value: int) -> int | str | list[str]:
        return self.ids[value]


class Word(Part):
    """A fixed word that tells two kinds of action apart."""

    def __init__(self, word: str) -> None:
        super().__init__(word, "text", 0)

    def text(self, value: int) -> str:
        return self.name

    def parse(self, word: str) -> int | None:
        return 0 if word == self.name else None

    def shown(self, value: int) -> int | str | list[str]:
        return self.name


class Form:
    """A kind of action: its name, the word its text begins with, and its parts."""

    def __init__(self, kind: int, name: str, word: str, parts: list[Part]) -> None:
        self.kind = kind
        self.name = name
        self.word = word
        self.parts = parts
        self.shifts: list[int] = []
        """Where each part begins in the code, and where the last one ends."""
        places = 0
        for each in parts:
            self.shifts.append(KIND_BITS + PART_BITS * places)
            places += each.places
        self.shifts.append(KIND_BITS + PART_BITS * places)
        if not 1 <= kind <= KIND_MASK or places > PARTS_MAX:
            raise ValueError(f"action {name}: kinds are 1 to {KIND_MASK}, parts take at most {PARTS_MAX} places")

    def values(self, action: int) -> list[int]:
        """The value of each part."""
        found = []
        for i, shift in enumerate(self.shifts[:-1]):
            found.append((action >> shift) & ((1 << (self.shifts[i + 1] - shift)) - 1))
        return found


class Actions:
    """All kinds of action of one game, bound to the game's data."""

    def __init__(self, forms: list[Form]) -> None:
        self.forms = forms
        self._by_kind = {form.kind: form for form in forms}

    def form(self, action: int) -> Form:
        found = self._by_kind.get(action & KIND_MASK) if action > 0 else None
        if found is None or action >> found.shifts[-1]:
            raise Refused(None, "not-an-action", {"action": action})
        return found

    def text(self, action: int) -> str:
        form = self.form(action)
        texts = [p.text(value) for p, value in zip(form.parts, form.values(action), strict=True)]
        return " ".join([form.word, *texts])

    def parse(self, text: str) -> int:
        """The action with this canonical text; refused if there is none."""
        words = text.split(" ")
        for form in self.forms:
            if form.word == words[0] and len(form.parts) == len(words) - 1:
                values = [p.parse(word) for p, word in zip(form.parts, words[1:], strict=True)]
                action = form.kind
                for i, value in enumerate(values):
                    if value is None:
                        break
                    action |= value << form.shifts[i]
                else:
                    return action
        raise Refused(None, "not-an-action", {"action": text[:80]})

    def parts(self, action: int) -> dict[str, int | str | list[str]]:
        """The kind under `kind`, then the named parts."""
        form = self.form(action)
        shown: dict[str, int | str | list[str]] = {"kind": form.name}
        for p, value in zip(form.parts, form.values(action), strict=True):
            shown[p.name] = p.shown(value)
        return shown

    def types(self) -> dict[str, dict[str, str]]:
        return {form.name: {p.name: p.type for p in form.parts} for form in self.forms}
