"""The puzzles that come with a game: `puzzles.json` in its folder."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Final

import msgspec
from msgspec import Struct

from wondertable.core.game import Game
from wondertable.voice.puzzles import checked
from wondertable.voice.shapes import Puzzle

FILE: Final = "puzzles.json"


class Shelf(Struct, forbid_unknown_fields=True):
    origin: str
    """How they were made."""
    puzzles: list[Puzzle]


def shelf(game: Game) -> list[Puzzle]:
    """All of them, proved to be playable; none where the table has other data than they were made with."""
    found = read(game.folder())
    if found is None or not game.data_is_shipped:
        return []
    return [checked(game, puzzle) for puzzle in found.puzzles]


def read(folder: Traversable) -> Shelf | None:
    file = folder.joinpath(FILE)
    return msgspec.json.decode(file.read_bytes(), type=Shelf) if file.is_file() else None


def written(found: Shelf) -> str:
    """A line for each puzzle, so that changes can be read."""
    lines = ",\n".join("    " + msgspec.json.encode(puzzle).decode() for puzzle in found.puzzles)
    origin = msgspec.json.encode(found.origin).decode()
    return f'{{\n  "origin": {origin},\n  "puzzles": [\n{lines}\n  ]\n}}\n'
