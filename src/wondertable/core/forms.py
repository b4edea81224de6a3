"""Actions as people write them: every kind of action has a form, which turns its code into a canonical text and back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal, NamedTuple

import msgspec
from msgspec import Struct

from wondertable.core.refused import Refused
from wondertable.core.rules.actions import KIND_BITS, KIND_MASK, PART_BITS, PLACES_MAX
from wondertable.core.shapes import shape_of
from wondertable.core.views import Option

Shown = int | str | list[str] | list[list[int | list[str]]]
OFFERED_KEPT: Final = 20_000


class Step(NamedTuple):
    """One choice on the way to an answer, for whoever chooses an answer part by part."""

    name: str
    letters: list[str]
    """All that can ever be chosen here."""
    many: int = 0
    """So many are chosen at most, one after the other, until the list is ended; 0: exactly one is chosen."""


class Part:
    """One named part of an action: how its value is written, and the type that tells clients how to show it.

    A part without a name is written but not shown; one that takes no place has the same value in every action of its kind.
    """

    def __init__(self, name: str, type: str, places: int = 1) -> None:
        self.name = name
        self.type = type
        self.places = places
        self.shape: Any = shape_of(type)
        """As what it is shown."""
        self.least = 0
        """The value of the first of its letters."""
        self.in_a_row = True
        """Whether the values of its letters follow each other without gaps."""
        self.many = 0
        """How many things it holds at most, where it is a list of some; 0 where it is one thing."""

    def text(self, value: int) -> str:
        raise NotImplementedError

    def parse(self, word: str) -> int | None:
        """The value, or None if the word does not name one."""
        raise NotImplementedError

    def shown(self, value: int) -> Shown:
        """The value as it stands in views: a number, the id of a thing, or several ids."""
        raise NotImplementedError

    def letters(self) -> list[str]:
        """All values that it can have, or all things that may stand in it, where it is a list."""
        raise NotImplementedError

    def spelled(self, value: int) -> list[int]:
        """The value as numbers of letters: one, or as many as the list has."""
        return [value - self.least]


class Number(Part):
    def __init__(self, name: str, low: int, high: int, type: str = "number") -> None:
        super().__init__(name, type)
        self.shape = int
        self.low = low
        self.high = high
        self.least = low

    def letters(self) -> list[str]:
        return [str(number) for number in range(self.low, self.high + 1)]

    def text(self, value: int) -> str:
        return str(value)

    def parse(self, word: str) -> int | None:
        if not word.isascii() or not word.isdecimal() or len(word) > 4 or str(int(word)) != word:
            return None
        return int(word) if self.low <= int(word) <= self.high else None

    def shown(self, value: int) -> Shown:
        return value


class Name(Part):
    """A thing of the data, written by its id; the code holds its place in the list."""

    def __init__(self, name: str, type: str, ids: list[str], shape: Any = str) -> None:
        super().__init__(name, type)
        self.shape = shape
        self.ids = ids

    def letters(self) -> list[str]:
        return self.ids

    def text(self, value: int) -> str:
        return self.ids[value]

    def parse(self, word: str) -> int | None:
        return self.ids.index(word) if word in self.ids else None

    def shown(self, value: int) -> Shown:
        return self.ids[value]


class SeatNumber(Number):
    """A seat: counted from 1 in the text, from 0 in code and views."""

    def __init__(self, name: str, seats: int) -> None:
        super().__init__(name, 1, seats, "seat")
        self.least = 0

    def text(self, value: int) -> str:
        return str(value + 1)

    def parse(self, word: str) -> int | None:
        value = super().parse(word)
        return None if value is None else value - 1


class Always(Part):
    """A part that the kind of action fixes: "left" in one kind of link and "right" in another."""

    def __init__(self, name: str, type: str, word: str) -> None:
        super().__init__(name, type, 0)
        self.shape = Literal[word]
        self.word = word

    def text(self, value: int) -> str:
        return self.word

    def parse(self, word: str) -> int | None:
        return 0 if word == self.word else None

    def shown(self, value: int) -> Shown:
        return self.word


def word(text: str) -> Part:
    """A word between two parts, such as the "to" of "give 2-5 to 3"."""
    return Always("", "", text)


class Form:
    """A kind of action: its name, the word its text begins with, and its parts.

    A game whose texts are freer than one word for each part, such as lists and payments, writes a form of its own.
    """

    def __init__(self, kind: int, name: str, word: str, parts: list[Part]) -> None:
        self.kind = kind
        self.name = name
        self.word = word
        self.parts = parts
        self.shifts: list[int] = [KIND_BITS]
        """Where each part begins in the code, and where the last one ends."""
        for each in parts:
            self.shifts.append(self.shifts[-1] + PART_BITS * each.places)
        masks = [(1 << PART_BITS * each.places) - 1 for each in parts]
        self._places = list(zip(parts, self.shifts, masks, strict=False))
        if not 1 <= kind <= KIND_MASK or self.shifts[-1] > KIND_BITS + PART_BITS * PLACES_MAX:
            raise ValueError(f"action {name}: kinds are 1 to {KIND_MASK}, parts take at most {PLACES_MAX} places")

    def fits(self, action: int) -> bool:
        """Whether nothing stands in the code behind the last part."""
        return action >> self.shifts[-1] == 0

    def values(self, action: int) -> list[tuple[Part, int]]:
        """Each part with its value; 0 where it takes no place."""
        return [(each, action >> shift & mask) for each, shift, mask in self._places]

    def text(self, action: int) -> str:
        return " ".join([self.word, *(each.text(value) for each, value in self.values(action))])

    def parse(self, words: list[str]) -> int | None:
        """The action with these words behind the first one, or None if they name none."""
        if len(words) != len(self.parts):
            return None
        action = self.kind
        for i, each in enumerate(self.parts):
            value = each.parse(words[i])
            if value is None:
                return None
            action |= value << self.shifts[i]
        return action

    def shown(self, action: int) -> dict[str, Shown]:
        """The named parts as they stand in views."""
        return {each.name: each.shown(value) for each, value in self.values(action) if each.name}

    def types(self) -> dict[str, str]:
        return {each.name: each.type for each in self.parts if each.name}

    def shapes(self) -> dict[str, Any]:
        """As what each named part is shown; what a form shows besides its parts goes by its type."""
        known = {each.name: each.shape for each in self.parts if each.name}
        return {name: known.get(name, shape_of(type)) for name, type in self.types().items()}

    def steps(self) -> list[Step]:
        """The choices by which an action of this kind is named part by part."""
        return [Step(each.name, each.letters(), each.many) for each in self.parts if each.places]

    def spelled(self, action: int) -> list[list[int]]:
        """What is chosen at each of the steps, as numbers of letters."""
        return [each.spelled(value) for each, value in self.values(action) if each.places]

    def usual(self) -> dict[str, Shown]:
        """What named parts are wherever the wire says nothing of them, in a game that makes its views whole again."""
        return {}


class Actions:
    """All kinds of action of one game, bound to the game's data."""

    def __init__(self, forms: list[Form]) -> None:
        self.forms = forms
        self._by_kind = {form.kind: form for form in forms}
        self.shapes: dict[int, type[Struct]] = {form.kind: shape_for(form) for form in forms}
        """The named parts of each kind of action, by its number."""
        self._offered: dict[int, Option[Struct]] = {}

    def form(self, action: int) -> Form:
        found = self._by_kind.get(action & KIND_MASK) if action > 0 else None
        if found is None or not found.fits(action):
            raise Refused(None, "not-an-action", {"action": action})
        return found

    def text(self, action: int) -> str:
        return self.form(action).text(action)

    def parse(self, text: str) -> int:
        """The action with this canonical text; refused if there is none."""
        words = text.split(" ")
        for form in self.forms:
            action = form.parse(words[1:]) if form.word == words[0] else None
            if action is not None:
                return action
        raise Refused(None, "not-an-action", {"action": text[:80]})

    def parts(self, action: int) -> dict[str, Shown]:
        """The kind under `kind`, then the named parts."""
        form = self.form(action)
        return {"kind": form.name, **form.shown(action)}

    def offered(self, action: int) -> Option[Struct]:
        """The action as people are offered it. The same ones are offered again and again, so they are kept."""
        found = self._offered.get(action)
        if found is None:
            if len(self._offered) >= OFFERED_KEPT:
                self._offered.clear()
            found = self._offered[action] = self.told(action, {})
        return found

    def told(self, action: int, more: dict[str, object]) -> Option[Struct]:
        """The action as people are offered it, with what its words say besides its parts."""
        form = self.form(action)
        return Option(form.text(action), form.name, self.shapes[form.kind](**form.shown(action), **more))

    def types(self) -> dict[str, dict[str, str]]:
        return {form.name: form.types() for form in self.forms}

    def kinds(self, names: Iterable[str]) -> set[int]:
        """The numbers of the kinds with these names."""
        wanted = set(names)
        return {form.kind for form in self.forms if form.name in wanted}


def shape_for(form: Form) -> type[Struct]:
    """What the parts of a form are: the form "give_to" has a `GiveTo`."""
    name = "".join(word.capitalize() for word in form.name.split("_"))
    usual = form.usual()
    needed = [(part, shape) for part, shape in form.shapes().items() if part not in usual]
    left_out = [(part, shape, usual[part]) for part, shape in form.shapes().items() if part in usual]
    return msgspec.defstruct(name, [*needed, *left_out], frozen=True, gc=False, omit_defaults=True)
