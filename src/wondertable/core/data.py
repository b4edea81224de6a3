"""Reading a game's data file with errors that say where and what."""

from __future__ import annotations

import hashlib
import json
import tomllib
from typing import Final, Literal, TypeVar

from wondertable.core.refused import Refused
from wondertable.core.shapes import shaped

T = TypeVar("T")
Origin = Literal["printed", "official", "deduced", "ruled", "reconstructed", "simulated"]
"""Where a datum comes from; every table of a data file says so."""

SIZE_LIMIT: Final = 1_000_000


def parse_data(text: str) -> dict[str, object]:
    if len(text) > SIZE_LIMIT:
        raise wrong("the file", f"larger than {SIZE_LIMIT} characters")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise wrong("the file", f"not TOML: {error}") from None


def data_hash(data: dict[str, object]) -> str:
    """The same for the same data, however the file is laid out."""
    return hashlib.sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def wrong(where: str, problem: str) -> Refused:
    return Refused(None, "data", {"where": where, "problem": problem})


def read_as(shape: type[T], data: dict[str, object]) -> T:
    """A data file as the Struct that describes it."""
    return shaped(data, shape, wrong, whole="the file", table="a table")
