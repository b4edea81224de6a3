"""What whoever runs a server may set of its limits, each by its name: `--limit calls=400,40`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_type_hints

from wondertable.server.settings import Settings

NAMES: Final = (
    "calls",
    "looks",
    "codes",
    "codes_in_all",
    "request",
    "take",
    "hello",
    "strangers",
    "watchers",
    "players",
    "connections",
    "seat",
    "messages",
    "gestures",
    "words",
    "words_watching",
    "words_of_all_watching",
    "said",
    "new_tables",
    "tables",
    "idle",
    "resting",
    "moves",
    "bots_alone",
    "bot_tables",
    "bot_processes",
    "searching",
    "books",
    "devices",
    "drain",
    "linger",
    "back",
)
"""Those of `Settings`, in the order in which docs/operating.md tells of them."""
LEAST: Final = 1e-6
MOST: Final = 1e9


class Unknown(ValueError):
    """There is no limit of this name."""


class Unfit(ValueError):
    """It cannot have this value; `wanted` is an example of one that it can have."""

    def __init__(self, wanted: str) -> None:
        super().__init__(wanted)
        self.wanted = wanted


def read(text: str) -> tuple[str, Any]:
    """The name and the value of a limit, of the kind that it has in `Settings`."""
    name, _, value = text.partition("=")
    if name not in NAMES:
        raise Unknown(name)
    try:
        return name, READ[KINDS[name]](value)
    except ValueError:
        raise Unfit(shown(name)) from None


def whole(text: str) -> int:
    return int(within(int(text), 1))


def seconds(text: str) -> float:
    return within(float(text), 0)


def rate(text: str) -> tuple[float, float]:
    """So many at once, and so many a second: of neither nothing, or nobody could ever begin."""
    at_once, again = text.split(",")
    return within(float(at_once), 1), within(float(again), LEAST)


def tables(text: str) -> tuple[int, int]:
    """In all, and of one address: none, where a server shall have none of these."""
    in_all, of_one = text.split(",")
    return int(within(int(in_all), 0)), int(within(int(of_one), 0))


def within(found: float, least: float) -> float:
    if not least <= found <= MOST:
        raise ValueError(found)
    return found


READ: Final[dict[Any, Callable[[str], Any]]] = {
    int: whole,
    float: seconds,
    tuple[float, float]: rate,
    tuple[int, int]: tables,
}
KINDS: Final[dict[str, Any]] = get_type_hints(Settings)


def shown(name: str) -> str:
    """A limit with its default, as it is written on the line."""
    default = Settings._field_defaults[name]
    parts = default if isinstance(default, tuple) else (default,)
    return f"{name}={','.join(f'{part:g}' for part in parts)}"
