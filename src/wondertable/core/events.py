"""Events for people: how the whole numbers of the journal read, argument by argument."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from wondertable.core.rules.bags import cards
from wondertable.core.rules.journal import Journal
from wondertable.core.rules.kit import has, members, stack_cards
from wondertable.core.saving import bad
from wondertable.core.shapes import shape_of
from wondertable.core.views import Event

LIMIT: Final = 1 << 512
"""No argument is as great, though one may have many things packed one after the other."""


class Arg:
    """One argument: its name, its type for clients, how its number reads, and as what."""

    def __init__(self, name: str, type: str, read: Callable[[int], object], shape: Any = None) -> None:
        self.name = name
        self.type = type
        self.read = read
        self.shape = shape_of(type) if shape is None else shape


class Told(Arg):
    """What follows from the arguments and the data, told to whoever draws the table; no record keeps it. Stands last."""

    def __init__(self, name: str, type: str, of: Callable[[list[int]], object], shape: Any = None) -> None:
        super().__init__(name, type, int, shape)
        self.of = of


def number(name: str) -> Arg:
    return Arg(name, "number", int)


def ordinal(name: str) -> Arg:
    """Counted from 0 inside and from 1 by people."""
    return Arg(name, "number", lambda value: value + 1)


def seat(name: str = "seat") -> Arg:
    return Arg(name, "seat", int)


def seats(name: str = "seats") -> Arg:
    return Arg(name, "seats", members)


def truth(name: str) -> Arg:
    return Arg(name, "truth", bool)


def kind(name: str, type: str) -> Arg:
    """A card known by its kind's number."""
    return Arg(name, type, int, int)


def bag(name: str, type: str, bits: int) -> Arg:
    return Arg(name, f"[{type}]", lambda value: cards(value, bits), list[int])


def stack(name: str, type: str) -> Arg:
    return Arg(name, f"[{type}]", stack_cards, list[int])


def by_seat(name: str) -> Arg:
    """A small number for each seat, seat 0 first."""
    return Arg(name, "[seat:number]", lambda value: [[s, n] for s, n in enumerate(stack_cards(value))])


def named(name: str, type: str, ids: list[str], shape: Any = str) -> Arg:
    return Arg(name, type, lambda value: ids[value], shape)


def names(name: str, type: str, ids: list[str]) -> Arg:
    return Arg(name, f"[{type}]", lambda value: [ids[i] for i in members(value)])


class Mark(NamedTuple):
    """How many events of a journal were looked through, and how many of them a viewer may know."""

    at: int
    known: int


START: Final = Mark(0, 0)


class EventForms:
    """All events of one game, bound to its data, by the number that stands for each in a journal."""

    def __init__(self, forms: dict[int, tuple[str, list[Arg]]]) -> None:
        self.forms = {number: (key, arguments(args)) for number, (key, args) in forms.items()}
        self.told = {key: [arg for arg in args if isinstance(arg, Told)] for key, args in forms.values()}
        self.shapes: dict[str, type[Struct]] = {key: shape_for(key, args) for key, args in forms.values()}
        """The arguments of each event and what is told besides, by its key."""
        self.kept: dict[str, type[Struct]] = {key: shape_for(key, args) for key, args in self.forms.values()}
        """The arguments alone, as records keep them."""

    def types(self) -> dict[str, dict[str, str]]:
        """Of the arguments, which sentences are made with."""
        return {key: {arg.name: arg.type for arg in args} for key, args in self.forms.values()}

    def read(self, journal: Journal | None, viewer: int, since: int) -> list[Event[Struct]]:
        """What this viewer may know, from the viewer's event number `since` on."""
        if journal is None:
            return []
        return [self._read_one(event.key, event.args) for event in journal.known_to(viewer).events[since:]]

    def read_from(self, journal: Journal, at: int, viewer: int | None) -> list[Event[Struct]]:
        """All from this place of the journal on that a viewer may know; None: whoever may know it."""
        heard = [event for event in journal.events[at:] if viewer is None or has(event.audience, viewer)]
        return [self._read_one(event.key, event.args) for event in heard]

    def read_on(self, journal: Journal, viewer: int, since: int, mark: Mark) -> tuple[list[Event[Struct]], Mark]:
        """The same, from a mark set before, and the mark for the next time: so nothing is looked through twice."""
        at, known = mark if mark.known <= since else START
        found = []
        for event in journal.events[at:]:
            if has(event.audience, viewer):
                if known >= since:
                    found.append(self._read_one(event.key, event.args))
                known += 1
        return found, Mark(len(journal.events), known)

    def read_all(self, journal: Journal) -> list[tuple[Event[Struct], int]]:
        """Everything that happened, with its audience: for records and studies."""
        return [(self._keep_one(event.key, event.args), event.audience) for event in journal.events]

    def check(self, journal: Journal) -> None:
        """Refused if somebody has written down what cannot be read."""
        for number, event in enumerate(journal.events, 1):
            where = f"events {number}"
            if event.key not in self.forms:
                raise bad(where, f"there is no event {event.key}")
            name, form = self.forms[event.key]
            if len(event.args) != len(form):
                raise bad(where, f"{name} has {len(form)} arguments, found {len(event.args)}")
            for arg, value in zip(form, event.args, strict=True):
                try:
                    if not -LIMIT < value < LIMIT or (value < 0 and arg.read is not int):
                        raise ValueError
                    arg.read(value)
                except (
                    ArithmeticError,
                    LookupError,
                    TypeError,
                    ValueError,
                ):  # the compiled form has a word for too great
                    raise bad(where, f"{name}, {arg.name}: {value} is not of the type {arg.type}") from None

    def _read_one(self, key: int, args: list[int]) -> Event[Struct]:
        name, form = self.forms[key]
        return Event(name, self.shapes[name](*values(form, args), *[one.of(args) for one in self.told[name]]))

    def _keep_one(self, key: int, args: list[int]) -> Event[Struct]:
        name, form = self.forms[key]
        return Event(name, self.kept[name](*values(form, args)))


def arguments(args: list[Arg]) -> list[Arg]:
    return [arg for arg in args if not isinstance(arg, Told)]


def values(form: list[Arg], args: list[int]) -> list[object]:
    return [arg.read(value) for arg, value in zip(form, args, strict=True)]


def shape_for(key: str, args: list[Arg]) -> type[Struct]:
    """What the arguments of one event are, named after it: "turn_up" has a `TurnUp`."""
    name = "".join(word.capitalize() for word in key.split("_"))
    return msgspec.defstruct(name, [(arg.name, arg.shape) for arg in args], frozen=True, gc=False)
