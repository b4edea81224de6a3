"""Games from outside the package: folders that `WONDERTABLE_GAMES` names, and installed packages that say they bring one.

A game from outside is an ordinary package with a `GAME` in its `__init__`. What is wrong with one is told under its name
and is in nobody's way: all the others are played as ever.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib.metadata import entry_points
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Final, NamedTuple

from wondertable import form
from wondertable.core import text
from wondertable.core.game import Game
from wondertable.core.refused import Refused

VARIABLE: Final = "WONDERTABLE_GAMES"
GROUP: Final = "wondertable.games"
"""The group of entry points in which an installed package names its game: `kuhn = "kuhn:GAME"`."""
NAME: Final = re.compile("[a-z][a-z0-9_]*")
DOOR: Final = "__init__.py"


class Source(NamedTuple):
    """Where a game may be had."""

    name: str
    where: str
    load: Callable[[], object]


class Brought(NamedTuple):
    """What was found outside the package."""

    games: dict[str, type[Game]]
    problems: list[tuple[str, Refused]]
    """The name of each game that cannot be played, and why."""


def find(inside: list[str]) -> Brought:
    """All games from outside, beside those of the package."""
    found = Brought({}, [])
    for source in [*from_folders(), *from_packages()]:
        try:
            found.games[source.name] = open_one(source, [*inside, *found.games])
        except Refused as refused:
            found.problems.append((source.name, refused))
    return found


def are_there() -> bool:
    """Whether anybody brings a game, good or bad; nothing is loaded."""
    return any(True for _ in (*from_folders(), *from_packages()))


def from_folders() -> Iterator[Source]:
    """Each folder holds games, or is one."""
    for word in os.environ.get(VARIABLE, "").split(os.pathsep):
        if word:
            folder = Path(word).absolute()
            held = [] if (folder / DOOR).is_file() else sorted(door.parent for door in folder.glob(f"*/{DOOR}"))
            for game in held or [folder]:
                yield Source(game.name, str(game), partial(load_folder, game))


def from_packages() -> Iterator[Source]:
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        yield Source(entry.name, entry.value, entry.load)


def load_folder(folder: Path) -> object:
    """Import the package in this folder under the folder's name."""
    known = sys.modules.get(folder.name)
    if known is None:
        if find_spec(folder.name) is not None:
            raise ImportError(f"there is a Python module {folder.name} elsewhere")
        spec = spec_from_file_location(folder.name, folder / DOOR, submodule_search_locations=[str(folder)])
        assert spec is not None and spec.loader is not None
        known = sys.modules[folder.name] = module_from_spec(spec)
        try:
            spec.loader.exec_module(known)
        except BaseException:
            del sys.modules[folder.name]
            raise
    elif Path(str(known.__file__)).parent != folder:
        raise ImportError(f"there is a Python module {folder.name} elsewhere")
    return known.GAME


def open_one(source: Source, taken: list[str]) -> type[Game]:
    """Its class, once it has been seen to work; refused if it does not."""

    def refused(key: str, problem: str = "") -> Refused:
        return Refused(None, key, {"game": source.name[:80], "where": source.where, "problem": problem})

    if source.name in taken:
        raise refused("game-taken")
    if NAME.fullmatch(source.name) is None:
        raise refused("game-broken", "a game is named in small letters, figures and _")
    if form.loaded() == form.COMPILED:
        raise refused("game-plain")
    try:
        found = source.load()
    except (Exception, SystemExit) as error:
        raise refused("game-broken", in_words(error)) from error
    if not (isinstance(found, type) and issubclass(found, Game)):
        raise refused("game-broken", "there is no game in it, which would be the class GAME")
    if found.name != source.name:
        raise refused("game-broken", f"it calls itself {found.name!r}")
    text.game_from(found.name, found.package())
    try:
        found()
    except (Exception, SystemExit) as error:
        raise refused("game-broken", in_words(error)) from error
    return found


def in_words(error: BaseException) -> str:
    """One line, without the full stop that ends the sentence around it."""
    kind = "" if isinstance(error, Refused) else f"{type(error).__name__}: "
    return f"{kind}{' '.join(str(error).split())}"[:300].rstrip(".")
