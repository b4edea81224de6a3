"""The texts of the actions of Miraris, as in the rules' table of decisions."""

from __future__ import annotations

from wondertable.core.forms import Form, Name, Number
from wondertable.games.miraris.rules.questions import GIVE, KEEP, LAY, TAKE, TAKE_TWO
from wondertable.games.miraris.rules.tables import CROWNS_MAX, VALUE_MAX, Tables


def forms(tables: Tables) -> list[Form]:
    return [
        Form(KEEP, "keep", "keep", [Name("character", "character", tables.character_ids)]),
        Form(LAY, "bid", "bid", [Number("value", 1, VALUE_MAX)]),
        Form(TAKE, "take", "take", [wonder("wonder")]),
        Form(TAKE_TWO, "take_two", "take", [wonder("first"), wonder("second")]),
        Form(GIVE, "give", "give", [wonder("wonder")]),
    ]


def wonder(name: str) -> Number:
    return Number(name, 1, CROWNS_MAX, "wonder")
