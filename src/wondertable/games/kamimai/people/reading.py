"""Names, cards, seats and actions of a saved board, read one by one."""

from __future__ import annotations

from wondertable.core.forms import Actions
from wondertable.core.rules.position import NOBODY
from wondertable.core.saving import bad
from wondertable.games.kamimai.people.names import bag_of_names
from wondertable.games.kamimai.rules.cards import NAMES
from wondertable.games.kamimai.rules.terms import SIDES

Json = dict[str, object]


def choice(data: Json, key: str, names: list[str], default: int) -> int:
    value = data.get(key)
    if value is None:
        return default
    if value not in names:
        raise bad(key, f"expected one of {', '.join(filter(None, names))}, found {value!r}")
    return names.index(str(value))


def side(data: Json, key: str, default: int) -> int:
    return choice(data, key, SIDES, default)


def seat_of(data: Json, key: str, players: int) -> int:
    value = data.get(key)
    if value is None:
        return NOBODY
    if not isinstance(value, int) or not 0 <= value < players:
        raise bad(key, f"expected a seat from 0 to {players - 1}, found {value!r}")
    return value


def cards(data: Json, key: str) -> int:
    value = data.get(key, [])
    if isinstance(value, list) and all(name in NAMES for name in value):
        found = sorted(NAMES.index(str(name)) for name in value)
        value = ",".join(NAMES[card] for card in found) or "none"
    bag = bag_of_names(value) if isinstance(value, str) else None
    if bag is None:
        raise bad(key, f"expected names of cards, found {value!r}")
    return bag


def action_of(actions: Actions, data: Json, key: str) -> int:
    value = data.get(key)
    if value is None:
        return 0
    if not isinstance(value, str):
        raise bad(key, f"expected the text of an action, found {value!r}")
    return actions.parse(value)
