"""Levels of play: their names, and how strong they were measured to be."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable
from typing import Final

import msgspec
from msgspec import Struct

LEVELS: Final = ("apprentice", "adept", "master", "sage")
"""The weakest first."""
LOOK_AHEAD: Final = ("master", "sage")
"""Those that search."""
FILE: Final = "levels.toml"


class Measured(Struct):
    """What one bot has won at a table of others, in so many games; of a team, all with their like."""

    players: int
    bot: str
    others: str
    games: int
    share: float


class Levels(Struct, forbid_unknown_fields=True):
    origin: str
    measured: list[Measured]


def measured(folder: Traversable) -> list[Measured]:
    """What a game's folder tells of its levels; nothing where nobody has measured them."""
    file = folder.joinpath(FILE)
    if not file.is_file():
        return []
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Levels).measured
