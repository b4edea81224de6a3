"""What a table of Bibliowonders! may choose."""

from __future__ import annotations

from typing import Final

from wondertable.core.options import Named, NumberOption, Option, Value, switch
from wondertable.core.refused import Refused
from wondertable.games.bibliowonders.rules.chosen import RECEPTION_WINS
from wondertable.games.bibliowonders.rules.tables import NONE, SEATS_MAX, Tables

Json = dict[str, object]
RANDOM: Final = "random"
ROUNDS_MAX: Final = 99

PRESETS: Final[dict[str, dict[str, Value]]] = {"family": {"librarian_magic": False, "reception_win": "presence"}}


def options(tables: Tables) -> list[Option]:
    neighbours: list[Value] = [4, 8] if tables.neighbours_default == 4 else [8, 4]
    return [
        switch("librarian_magic", default=True),
        Option("neighbours", neighbours),
        Named("reception_win", RECEPTION_WINS, RECEPTION_WINS[0]),
        NumberOption("round_limit", 0, 0, ROUNDS_MAX),
        StartPlayer(),
    ]


class StartPlayer(Option):
    """BIB-V5: random, or a seat counted from 1. The listed values are those that every table has."""

    def __init__(self) -> None:
        super().__init__("start_player", [RANDOM, 1])
        self.everywhere: list[Value] = [RANDOM, *range(1, SEATS_MAX + 1)]

    def parse(self, value: object) -> Value:
        return Option(self.name, self.everywhere).parse(value)

    def native(self, value: Value) -> object:
        return NONE if value == RANDOM else int(value) - 1

    def check_players(self, value: Value, players: int) -> None:
        if value != RANDOM and int(value) > players:
            raise Refused("BIB-V5", "start_player", {"seat": int(value), "players": players}, "bibliowonders")

    def in_words(self) -> list[str]:
        return Option(self.name, self.everywhere).in_words()

    def info(self) -> Json:
        return super().info() | {"values": self.everywhere}
