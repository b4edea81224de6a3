"""What a table of AlicematiC may choose before the game."""

from __future__ import annotations

from typing import Final

from wondertable.core.options import Option, Value, switch
from wondertable.games.alicematic.rules.tables import NONE, SEATS_MAX, Tables

RANDOM: Final = "random"


class StartPlayer(Option):
    """ALI-V9: chance, or a seat by its number at the table, which the rules count from 0."""

    def __init__(self) -> None:
        super().__init__("start_player", [RANDOM, *(str(seat + 1) for seat in range(SEATS_MAX))])

    def native(self, value: Value) -> object:
        return NONE if value == RANDOM else int(value) - 1


PRESETS: Final[dict[str, dict[str, Value]]] = {
    "family": {"city_again": True, "free_skip": True},
    "expert": {"original_alone": True, "auto_gain": False},
}


def options(tables: Tables) -> list[Option]:
    return [
        switch("attack_tokens_score", False),  # ALI-V1
        switch("city_again", False),  # ALI-V2
        switch("own_arrival", False),  # ALI-V3
        switch("original_alone", False),  # ALI-V4
        switch("reveal_once", False),  # ALI-V5
        switch("free_skip", False),  # ALI-V6
        switch("wiccan_home", False),  # ALI-V7
        switch("auto_gain", True),  # ALI-V8
        StartPlayer(),
    ]
