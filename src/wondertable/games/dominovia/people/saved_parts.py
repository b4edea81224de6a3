"""The small parts of a saved position of Dominovia, each checked as it is read."""

from __future__ import annotations

from wondertable.core.reading import number
from wondertable.core.saving import bad
from wondertable.games.dominovia.people import possible
from wondertable.games.dominovia.rules.chain import laid, left_half, right_half
from wondertable.games.dominovia.rules.tables import NONE, RANKS, Tables

Json = dict[str, object]


def choice(data: Json, key: str, names: list[str]) -> int:
    """The place of a name in its list; NONE for null."""
    value = data.get(key)
    if value is not None and value not in names:
        raise bad(key, f"expected one of {', '.join(names)}, or null, found {value!r}")
    return NONE if value is None else names.index(str(value))


def seat_named(data: Json, key: str, players: int) -> int:
    return NONE if data.get(key) is None else number(data, key, 0, players - 1, 0)


def seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else seat


def by_seat(data: Json, key: str, players: int, default: object) -> list[object]:
    value = data.get(key, [default] * players)
    if not isinstance(value, list) or len(value) != players:
        raise bad(key, f"expected {players} entries, one for each seat")
    return list(value)


def scroll_named(tables: Tables, where: str, value: object) -> int:
    if not isinstance(value, str) or value not in tables.ids:
        raise bad(where, f"no such scroll: {value!r}")
    return tables.ids.index(value)


def scroll_list(tables: Tables, where: str, value: object) -> list[int]:
    """Scrolls as a list of ids, or as one text with spaces between them."""
    if isinstance(value, str):
        value = value.split()
    if not isinstance(value, list):
        raise bad(where, f"expected a list of scrolls, found {value!r}")
    return [scroll_named(tables, where, scroll) for scroll in value]


def written(item: int) -> str:
    return f"{left_half(item)}|{right_half(item)}"


def items_of(tables: Tables, where: str, value: object) -> list[int]:
    """A chain such as "4|0 0|6"."""
    if not isinstance(value, str):
        raise bad(where, f'expected a text such as "4|0 0|6", found {value!r}')
    found: list[int] = []
    for word in value.split():
        left, bar, right = word.partition("|")
        if not bar or not all(half.isdecimal() and half.isascii() and len(half) == 1 for half in (left, right)):
            raise bad(where, f'expected halves such as "4|0", found {word!r}')
        if int(left) >= RANKS or int(right) >= RANKS:
            raise bad(where, f"the halves are 0 to {RANKS - 1}, found {word!r}")
        found.append(laid(int(left), int(right)))
    possible.check_chain(tables, where, found)
    return found
