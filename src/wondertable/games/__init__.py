"""The games. A folder here with a `GAME` in its `__init__` is a game; nothing lists them by name."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from wondertable.core.game import Game, read_data_file
from wondertable.core.refused import Refused


@cache
def games() -> list[str]:
    """The names of all games, in alphabetical order."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def _shipped(name: str) -> Game:
    return _class_of(name)()


def _class_of(name: str) -> type[Game]:
    if name not in games():
        raise Refused(None, "no-such-game", {"game": str(name)[:80], "games": ", ".join(games())})
    found: type[Game] = import_module(f"{__name__}.{name}").GAME
    return found


def game(name: str, data: str | None = None) -> Game:
    """A game by name; `data` is the path of a file that replaces the shipped data."""
    return _shipped(name) if data is None else _class_of(name)(read_data_file(data))


def game_with_data(name: str, data: dict[str, object]) -> Game:
    """A game bound to data that a record or a saved position carries."""
    return _class_of(name)(data)
