"""Reading saved values one by one, with errors that say where and what."""

from __future__ import annotations

from wondertable.core.rules.kit import set_of
from wondertable.core.saving import bad

Json = dict[str, object]


def check_names(where: str, data: Json, known: Json) -> None:
    for key in data:
        if key not in known:
            raise bad(f"{where}, {str(key)[:40]}", "not a known name here")


def flag(data: Json, key: str, default: bool = False) -> bool:
    value = data.get(key, default)
    if not isinstance(value, bool):
        raise bad(key, f"expected true or false, found {value!r}")
    return value


def number(data: Json, key: str, low: int, high: int, default: int) -> int:
    value = data.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise bad(key, f"expected a whole number from {low} to {high}, found {value!r}")
    return value


def seat_set(data: Json, key: str, players: int) -> int:
    value = data.get(key, [])
    if not isinstance(value, list) or not all(isinstance(s, int) and 0 <= s < players for s in value):
        raise bad(key, f"expected a list of seats from 0 to {players - 1}, found {value!r}")
    return set_of([int(s) for s in value])
