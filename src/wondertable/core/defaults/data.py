"""The data of a game that has none but its seats."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from wondertable.core.data import Origin, read_as, wrong
from wondertable.core.shapes import Identifier, Text, at_least

Players = Annotated[int, Meta(ge=1, le=16)]


class GameTable(Struct, forbid_unknown_fields=True):
    id: Identifier
    name: Text
    players_min: Players
    players_max: Players
    origin: Origin


class Data(Struct, forbid_unknown_fields=True):
    schema: int
    game: GameTable


class Tables:
    """What such a game looks up."""

    def __init__(self, seats_min: int, seats_max: int) -> None:
        self.seats_min = seats_min
        self.seats_max = seats_max


def read(data: dict[str, object]) -> Tables:
    game = read_as(Data, data).game
    if game.players_max < game.players_min:
        raise wrong("game, players_max", at_least(game.players_min, game.players_max))
    return Tables(game.players_min, game.players_max)
