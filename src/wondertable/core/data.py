"""Reading a game's data file with errors that say where and what."""

from __future__ import annotations

import hashlib
import json
import tomllib
from typing import Final, Literal, Protocol, TypeVar

import msgspec

from wondertable.core.refused import Refused
from wondertable.core.shapes import Words, mistake, shaped
from wondertable.core.text import Said

T = TypeVar("T")
Origin = Literal["printed", "official", "deduced", "ruled", "reconstructed", "simulated"]
"""Where a datum comes from; every table of a data file says so."""

SIZE_LIMIT: Final = 1_000_000
THE_FILE: Final = mistake("in-file")


class Mistakes(Protocol):
    def __call__(self, key: str, **args: object) -> Said: ...


def parse_data(text: str) -> dict[str, object]:
    if len(text) > SIZE_LIMIT:
        raise wrong(THE_FILE, mistake("too-large", limit=str(SIZE_LIMIT)))
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise wrong(THE_FILE, mistake("not-toml", told=str(error))) from None


def data_hash(data: dict[str, object]) -> str:
    """The same for the same data, however the file is laid out."""
    return hashlib.sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def wrong(where: Words, problem: Words) -> Refused:
    """What is wrong with data, and where. Words in English alone will do for a game that speaks nothing else."""
    return Refused(None, "data", {"where": where, "problem": problem})


def mistakes_of(game: str) -> Mistakes:
    """What makes the words of a game for what can be wrong with its data: they stand in its folder `mistakes`."""

    def said(key: str, **args: object) -> Said:
        return Said(f"mistake-{key}", args, game)

    return said


def read_as(shape: type[T], data: dict[str, object]) -> T:
    """A data file as the Struct that describes it."""
    return shaped(data, shape, wrong, whole=THE_FILE, table="table")


def brought(shape: type[T], data: dict[str, object], shipped: dict[str, object]) -> dict[str, object]:
    """Data from elsewhere than a file, as a file would hold them, so that the same data have the same hash: what is nothing is
    left out, and numbers are written as in the data that the game comes with, else as fractions where fractions are meant."""
    kept = _without_nothing(data)
    assert isinstance(kept, dict)
    return {
        key: _written_like(value, told, shipped.get(key))
        for key, value, told in _beside(kept, msgspec.to_builtins(read_as(shape, kept)))
    }


def _without_nothing(value: object) -> object:
    if isinstance(value, dict):
        return {key: _without_nothing(inner) for key, inner in value.items() if inner is not None}
    return [_without_nothing(inner) for inner in value] if isinstance(value, list) else value


def _beside(data: dict[str, object], told: dict[str, object]) -> list[tuple[str, object, object]]:
    return [(key, value, told.get(key)) for key, value in data.items()]


def _written_like(value: object, told: object, shipped: object) -> object:
    """What was brought, with the numbers as they were understood."""
    if isinstance(value, dict) and isinstance(told, dict):
        known = shipped if isinstance(shipped, dict) else {}
        return {key: _written_like(inner, beside, known.get(key)) for key, inner, beside in _beside(value, told)}
    if isinstance(value, list) and isinstance(told, list):
        like = shipped if isinstance(shipped, list) and len(shipped) == len(value) else [None] * len(value)
        return [_written_like(*each) for each in zip(value, told, like, strict=True)]
    if not isinstance(told, float):
        return value
    return shipped if isinstance(shipped, int | float) and shipped == told else told
