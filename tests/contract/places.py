"""Where the tests of a game stand: `tests/games/<game>`, or the folder `tests` of a game from outside the package."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

from wondertable.games import class_of, shipped

TESTS = Path(__file__).parents[1]


def home(game: str) -> Path:
    """The folder of the game itself."""
    return Path(str(class_of(game).folder()))


def folder(game: str) -> Path:
    return TESTS / "games" / game if game in shipped() else home(game) / "tests"


def module(game: str, name: str) -> ModuleType:
    """One of the modules that the contract asks of a game: `census` or `faults`."""
    package = f"tests.games.{game}" if game in shipped() else f"{class_of(game).package()}.tests"
    return import_module(f"{package}.{name}")
