"""The small parts of a saved position of Dominovia, each checked as it is read."""

from __future__ import annotations

from typing import TypeVar

from msgspec import UNSET, UnsetType

from wondertable.core.saving import bad
from wondertable.core.shapes import within
from wondertable.games.dominovia.people import possible
from wondertable.games.dominovia.people.saved import Scrolls
from wondertable.games.dominovia.rules.chain import laid, left_half, right_half
from wondertable.games.dominovia.rules.tables import NONE, RANKS, Tables

T = TypeVar("T")


def place_of(name: str | None, names: list[str]) -> int:
    """The place of a name in its list; NONE for null."""
    return NONE if name is None else names.index(name)


def seat_named(where: str, seat: int | None, players: int) -> int:
    return NONE if seat is None else within(where, seat, 0, players - 1, bad)


def seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else seat


def by_seat(where: str, values: list[T] | UnsetType, players: int, default: T) -> list[T]:
    if values is UNSET:
        return [default] * players
    if len(values) != players:
        raise bad(where, f"expected {players} entries, one for each seat")
    return values


def scroll_named(tables: Tables, where: str, id: str) -> int:
    if id not in tables.ids:
        raise bad(where, f"no such scroll: {id!r}")
    return tables.ids.index(id)


def scroll_list(tables: Tables, where: str, scrolls: Scrolls) -> list[int]:
    """Scrolls as a list of ids, or as one text with spaces between them."""
    ids = scrolls.split() if isinstance(scrolls, str) else scrolls
    return [scroll_named(tables, where, id) for id in ids]


def written(item: int) -> str:
    return f"{left_half(item)}|{right_half(item)}"


def items_of(tables: Tables, where: str, text: str) -> list[int]:
    """A chain such as "4|0 0|6"."""
    found: list[int] = []
    for word in text.split():
        left, bar, right = word.partition("|")
        if not bar or not all(half.isdecimal() and half.isascii() and len(half) == 1 for half in (left, right)):
            raise bad(where, f'expected halves such as "4|0", found {word!r}')
        if int(left) >= RANKS or int(right) >= RANKS:
            raise bad(where, f"the halves are 0 to {RANKS - 1}, found {word!r}")
        found.append(laid(int(left), int(right)))
    possible.check_chain(tables, where, found)
    return found
