"""The games. A folder here with a `GAME` in its `__init__` is a game; nothing lists them by name. Others come from outside."""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources.abc import Traversable

from wondertable.core import text
from wondertable.core.data import parse_data, wrong
from wondertable.core.game import Game, read_data_file
from wondertable.core.refused import Refused
from wondertable.core.shapes import instead, mistake, shown
from wondertable.games import finding


@cache
def games() -> list[str]:
    """The names of all games, in alphabetical order."""
    return sorted([*shipped(), *brought().games])


@cache
def shipped() -> list[str]:
    """The names of those in the package."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def brought() -> finding.Brought:
    """Those from elsewhere, and what is wrong with some."""
    return finding.find(shipped())


for _name in shipped():
    text.game_from(_name, f"{__name__}.{_name}")


@cache
def _made(name: str) -> Game:
    return class_of(name)()


def class_of(name: str) -> type[Game]:
    if name in shipped():
        found: type[Game] = import_module(f"{__name__}.{name}").GAME
        return found
    if name in brought().games:
        return brought().games[name]
    for broken, refused in brought().problems:
        if broken == name:
            raise refused
    raise Refused(None, "no-such-game", {"game": str(name)[:80], "games": games()})


def game(name: str, data: str | None = None) -> Game:
    """A game by name; `data` is the path of a file that replaces the shipped data."""
    return _made(name) if data is None else class_of(name)(read_data_file(data))


def game_of(data: Mapping[str, object]) -> Game:
    """The game of a record or a saved position, bound to the data it was made with: those it carries, the present ones,
    or those of an earlier version. Where its data are nowhere, with the present ones."""
    name, own, wanted = str(data.get("game")), data.get("data"), data.get("data_hash")
    if own is not None:
        if not isinstance(own, dict):
            raise wrong("data", instead(mistake("object"), shown(own)))
        return game_with_data(name, own)
    present = game(name)
    if wanted is None or wanted == present.data_hash:
        return present
    return game_of_earlier(name, str(wanted)) or present


def game_of_earlier(name: str, data_hash: str) -> Game | None:
    """A game bound to data that an earlier version shipped; None if there are none with this hash."""
    if re.fullmatch("[0-9a-f]{64}", data_hash) is None:
        return None
    file = earlier_data(name).joinpath(f"{data_hash}.toml")
    return game_with_data(name, parse_data(file.read_text(encoding="utf-8"))) if file.is_file() else None


def earlier_data(name: str) -> Traversable:
    """Where a game keeps the data that it shipped before, each file under the name of its hash."""
    return class_of(name).folder().joinpath("earlier")


def game_with_data(name: str, data: dict[str, object]) -> Game:
    """A game bound to data that a record or a saved position carries."""
    return class_of(name)(data)
