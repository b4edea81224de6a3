"""A game's own figures as people read them: single ones, and one table for each family of things."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from wondertable.core import tally
from wondertable.core.text import name
from wondertable.lab.numbers import interval

Json = Mapping[str, object]


@dataclass
class Line:
    """One thing of a family: its name, its values by column, and the interval of its win rate where wins were counted."""

    name: str
    values: dict[str, object]
    interval: tuple[float, float] | None


@dataclass
class Family:
    """Figures of each thing of one kind, such as each character."""

    title: str
    columns: dict[str, str]
    """The label of each column."""
    lines: list[Line]
    places: list[tuple[float, float]] | None = None
    """Where each thing lies, if they are the places of a map: east and south, in widths of a place."""


def single(stats: Json, game: str) -> list[tuple[str, object]]:
    return [(label(key, game), value) for key, value in stats.items() if not isinstance(value, Mapping)]


def families(stats: Json, game: str, own: Mapping[str, str] | None = None) -> list[Family]:
    """A figure that is an object holds one object for each thing, under the thing's id. `own` are names from a replaced data file."""
    return [family(key, value, game, own or {}) for key, value in stats.items() if isinstance(value, Mapping)]


def family(key: str, things: Json, game: str, own: Mapping[str, str]) -> Family:
    one = key.removesuffix("s")
    lines = [
        Line(own.get(f"{one}-{thing}") or str(name(one, thing, game)), dict(values), win_interval(values))
        for thing, values in things.items()
        if isinstance(values, Mapping)
    ]
    places = None
    if lines and all(tally.X in line.values and tally.Y in line.values for line in lines):
        places = [(number(line.values.pop(tally.X)), number(line.values.pop(tally.Y))) for line in lines]
    columns = {column: label(column, game) for line in lines for column in line.values}
    return Family(label(key, game), columns, lines, places)


def number(value: object) -> float:
    return float(value) if isinstance(value, int | float) else 0.0


def win_interval(values: Json) -> tuple[float, float] | None:
    """In the unit of the win rate, which is 1 for a fair share."""
    kept, won, rate = values.get("kept"), values.get("won"), values.get("win_rate")
    if not isinstance(kept, int) or not isinstance(won, float) or not isinstance(rate, float) or not won:
        return None
    found = interval(won, kept)
    unit = rate / (won / kept)
    return None if found is None else (found[0] * unit, found[1] * unit)


def label(key: str, game: str) -> str:
    """The message `figure-<key>`, else the key as words."""
    found = name("figure", key, game)
    return found if found != key else key.replace("_", " ")


def shown(value: object) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool) or not isinstance(value, int | float):
        return str(value)
    if isinstance(value, int):
        return f"{value:,}"
    return f"{value:,.1f}" if abs(value) >= 10 else f"{value:.3f}"
