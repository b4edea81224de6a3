"""What a table of Dominovia may choose before the match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wondertable.core.options import Named, NumberOption, Option, Value, switch
from wondertable.games.dominovia.rules.chosen import DRAGONS, PLAYS
from wondertable.games.dominovia.rules.links import FREEZE_SCOPES
from wondertable.games.dominovia.rules.tables import Tables

REPETITION = (2, 999)
"""DOM-V12."""
TURN_LIMIT = (1, 9999)
"""DOM-V30."""

PRESETS: Final[dict[str, dict[str, Value]]] = {
    "family": {"dragon": "lazy", "rounds_to_win": 1, "memory_aid": True},
    "expert": {"dragon": "hungry"},
}


class Variant(Named):
    """A choice by name among objects of the rules, each of which says what it does otherwise."""

    def __init__(
        self,
        name: str,
        objects: Mapping[str, object],
        names: list[str],
        default: str,
        matters_with: tuple[str, Value] | None = None,
    ) -> None:
        super().__init__(name, names, default, matters_with)
        self.objects = objects

    def native(self, value: Value) -> object:
        return self.objects[str(value)]


def options(tables: Tables) -> list[Option]:
    spells, hungry, classic = ("play", "spells"), ("dragon", "hungry"), ("play", "classic")
    return [
        Variant("play", PLAYS, list(PLAYS), "spells"),  # DOM-V22
        Variant("dragon", DRAGONS, tables.dragons, tables.dragon_default, spells),  # DOM-S3
        NumberOption("rounds_to_win", tables.rounds_default, tables.rounds_min, tables.rounds_max, spells),  # DOM-S2
        Named("freeze_scope", FREEZE_SCOPES, tables.freeze_scope_default, spells),  # DOM-V17
        switch("fly_after_draw", tables.fly_after_draw_default, spells),  # DOM-V18
        switch("ring_choice", tables.ring_choice_default, hungry),  # DOM-V19
        NumberOption("hungry_repetition", tables.repetition_default, *REPETITION, hungry),
        NumberOption("hungry_turn_limit", tables.turn_limit_default, *TURN_LIMIT, hungry),
        switch("memory_aid", tables.memory_aid_default),  # DOM-V20
        NumberOption("classic_points", tables.classic_default, tables.classic_min, tables.classic_max, classic),
    ]


def quick(tables: Tables) -> dict[str, Value]:
    return {"rounds_to_win": tables.rounds_min, "classic_points": tables.classic_min}
