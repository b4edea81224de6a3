"""What crosses the wire where the data of a game are changed."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from wondertable.server.wire import Facts, OptionValues

DATA_SIZE: Final = 256 * 1024
"""Bytes of a call that brings data; those of the games have a tenth of it."""
GAMES_MOST: Final = 1000
"""Of each version in one study."""
BOTS: Final = ("random", "apprentice", "adept")
"""Those who answer without looking ahead."""

StudyBot = Literal["random", "apprentice", "adept"]


class Workshop(Struct):
    """What a form for the data of a game is made from."""

    hash: str
    """Of these data."""
    shipped: str
    """Of those that the game comes with."""
    data: Facts
    schema: dict[str, Any]
    """A JSON schema, as docs/schemas has it."""
    games_most: int = GAMES_MOST
    bots: tuple[str, ...] = BOTS


class Brought(Struct, forbid_unknown_fields=True):
    """Data that somebody has changed."""

    data: Facts


class File(Struct, forbid_unknown_fields=True):
    """Data as a file in TOML."""

    toml: str


class Written(Struct, forbid_unknown_fields=True):
    """Data that are to be a file, with a remark that stands above them."""

    data: Facts
    remark: Annotated[str, Meta(max_length=400)] = ""


class Mistake(Struct):
    """What is wrong first, as it is said of files."""

    where: str
    problem: str
    at: list[str | int]
    """The way there through the data, as far as it goes."""


class Checked(Struct):
    hash: str | None
    """Null where something is wrong."""
    mistake: Mistake | None
    players: tuple[int, int] | None
    """How many can play with these data."""
    names: dict[str, str] = {}
    """What they call things otherwise than the game does, by message key."""


class Compare(Struct, forbid_unknown_fields=True):
    """Two versions are to be played on the same deals; data that are left out are those that the game comes with."""

    players: Annotated[int, Meta(ge=1, le=64)]
    games: Annotated[int, Meta(ge=2, le=GAMES_MOST)]
    bot: StudyBot
    names: tuple[Annotated[str, Meta(min_length=1, max_length=60)], Annotated[str, Meta(min_length=1, max_length=60)]]
    other: Facts
    one: Facts | UnsetType = UNSET
    options: OptionValues = {}
    language: Annotated[str, Meta(max_length=20)] = "en"


class Progress(Struct):
    """A study, as far as it is."""

    id: str
    done: int = 0
    """Games of both versions together."""
    wanted: int = 0
    waiting: bool = False
    """For studies of others that came before."""
    over: bool = False
    games: int = 0
    """Of each version, once it is over."""
    partial: bool = False
    compared: int = 0
    """Figures that both versions have;"""
    clear: int = 0
    """and those that clearly differ."""
    without_winner: tuple[int, int] = (0, 0)
    """Games of each version that nobody won."""
