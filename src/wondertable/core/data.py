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


class Reader:
    """One table of a data file; every value is checked as it is read, and nothing may be left unread."""

    def __init__(self, table: dict[str, object], where: str = "") -> None:
        self._table = table
        self._where = where
        self._read: set[str] = set()

    def has(self, key: str) -> bool:
        return key in self._table

    def place(self, key: str) -> str:
        return f"{self._where}, {key}" if self._where else key

    def _value(self, key: str) -> object:
        self._read.add(key)
        if key not in self._table:
            raise wrong(self.place(key), "missing")
        return self._table[key]

    def integer(self, key: str, low: int, high: int, default: int | None = None) -> int:
        if default is not None and key not in self._table:
            return default
        return self._whole(key, self._value(key), low, high)

    def _whole(self, key: str, value: object, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise wrong(self.place(key), f"expected a whole number from {low} to {high}, found {value!r}")
        return value

    def integers(self, key: str, low: int, high: int) -> list[int]:
        value = self._value(key)
        if not isinstance(value, list) or not value:
            raise wrong(self.place(key), f"expected a list of whole numbers, found {value!r}")
        return [self._whole(key, item, low, high) for item in value]

    def numbers(self, key: str, length: int) -> list[float]:
        value = self._value(key)
        if not isinstance(value, list) or len(value) != length or not all(isinstance(x, int | float) for x in value):
            raise wrong(self.place(key), f"expected {length} numbers, found {value!r}")
        return [float(x) for x in value]

    def pairs(self, key: str, bound: int) -> list[tuple[int, int]]:
        """A list of pairs of whole numbers from -bound to bound, such as places on a map."""
        value = self._value(key)
        if not isinstance(value, list) or not value:
            raise wrong(self.place(key), f"expected a list of pairs, found {value!r}")
        found = []
        for pair in value:
            if not isinstance(pair, list) or len(pair) != 2:
                raise wrong(self.place(key), f"expected pairs of whole numbers, found {pair!r}")
            found.append((self._whole(key, pair[0], -bound, bound), self._whole(key, pair[1], -bound, bound)))
        return found

    def number(self, key: str, low: float, high: float, default: float | None = None) -> float:
        if default is not None and key not in self._table:
            return default
        value = self._value(key)
        if not isinstance(value, int | float) or isinstance(value, bool) or not low <= value <= high:
            raise wrong(self.place(key), f"expected a number from {low:g} to {high:g}, found {value!r}")
        return float(value)

    def text(self, key: str) -> str:
        value = self._value(key)
        if not isinstance(value, str) or not value:
            raise wrong(self.place(key), f"expected a text, found {value!r}")
        return value

    def texts(self, key: str) -> list[str]:
        value = self._value(key)
        if not isinstance(value, list) or not all(isinstance(x, str) and x for x in value):
            raise wrong(self.place(key), f"expected a list of texts, found {value!r}")
        return [str(x) for x in value]

    def text_pairs(self, key: str) -> list[tuple[str, str]]:
        value = self._value(key)
        found: list[tuple[str, str]] = []
        for pair in value if isinstance(value, list) else [value]:
            if not isinstance(pair, list) or len(pair) != 2 or not all(isinstance(x, str) for x in pair):
                raise wrong(self.place(key), f"expected a list of pairs of texts, found {pair!r}")
            found.append((pair[0], pair[1]))
        return found

    def identifier(self, key: str) -> str:
        value = self.text(key)
        if not value.isascii() or not value.replace("_", "").replace("-", "").isalnum() or value != value.lower():
            raise wrong(self.place(key), f"expected small letters, figures, _ or -, found {value!r}")
        return value

    def flag(self, key: str, default: bool | None = None) -> bool:
        if default is not None and key not in self._table:
            return default
        value = self._value(key)
        if not isinstance(value, bool):
            raise wrong(self.place(key), f"expected true or false, found {value!r}")
        return value

    def choice(self, key: str, allowed: list[str]) -> str:
        value = self._value(key)
        if not isinstance(value, str) or value not in allowed:
            raise wrong(self.place(key), f"expected one of {', '.join(allowed)}, found {value!r}")
        return value

    def table(self, key: str) -> Reader:
        value = self._value(key)
        if not isinstance(value, dict):
            raise wrong(self.place(key), f"expected a table, found {value!r}")
        return Reader(value, self.place(key))

    def tables(self, key: str) -> list[Reader]:
        value = self._value(key)
        if not isinstance(value, list) or not all(isinstance(x, dict) for x in value):
            raise wrong(self.place(key), f"expected a list of tables ([[{key}]])")
        return [Reader(x, f"{self.place(key)} {i + 1}") for i, x in enumerate(value) if isinstance(x, dict)]

    def keys(self) -> list[str]:
        return list(self._table)

    def entries(self) -> dict[str, object]:
        """The table as it stands in the file."""
        return dict(self._table)

    def done(self) -> None:
        unknown = [key for key in self._table if key not in self._read]
        if unknown:
            raise wrong(self.place(unknown[0]), "not a known name here")


ORIGINS: Final = ["printed", "official", "deduced", "ruled", "reconstructed", "simulated"]


def origin(reader: Reader, key: str = "origin") -> str:
    """Where a datum comes from; every table of a data file says so."""
    return reader.choice(key, ORIGINS)
