"""A table option of Bibliowonders! whose values depend on the number of seats."""

from __future__ import annotations

from typing import Final

from wondertable.core.options import Option, Value
from wondertable.games.bibliowonders.tables import SEATS_MAX

Json = dict[str, object]
RANDOM: Final = "random"


class StartPlayer(Option):
    """BIB-V5: random, or a seat counted from 1. The listed values are those that every table has."""

    def __init__(self) -> None:
        super().__init__("start_player", [RANDOM, 1])
        self.everywhere: list[Value] = [RANDOM, *range(1, SEATS_MAX + 1)]

    def parse(self, value: object) -> Value:
        return Option(self.name, self.everywhere).parse(value)

    def in_words(self) -> str:
        return Option(self.name, self.everywhere).in_words()

    def info(self) -> Json:
        return super().info() | {"values": self.everywhere}
