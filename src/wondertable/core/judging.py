"""The numbers of a game's judge, as they were learned: `judge.toml` in the game's folder."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable
from typing import Final

import msgspec
from msgspec import Struct

from wondertable.core.rules.judge import Judge

FILE: Final = "judge.toml"


class Table(Struct, forbid_unknown_fields=True):
    """For tables of one size."""

    players: int
    early: list[float]
    late: list[float]
    games: int
    """From so many games."""
    surprise: float
    """The mean logarithm of the chance that the judge gave the winner, negative, at moments of games it had not seen."""
    fair: float
    """The same for somebody who knows nothing but the number of players."""
    told: list[tuple[float, float, int]]
    """Calibration: what the judge said, how often that came true, and how often it was said."""


class Learned(Struct, forbid_unknown_fields=True):
    terms: list[str]
    origin: str
    table: list[Table]


def learned(folder: Traversable) -> Learned | None:
    file = folder.joinpath(FILE)
    if not file.is_file():
        return None
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Learned)


def teach(judge: Judge, folder: Traversable, players: int) -> None:
    """Tell a judge what was learned for tables of this size, if anything was, and if it is about the same terms."""
    found = learned(folder)
    if found is None or found.terms != judge.names:
        return
    for table in found.table:
        if table.players == players:
            judge.learn(table.early, table.late)
