"""What a table of KamiMaï chooses before the game (KAM-V10)."""

from __future__ import annotations

from typing import Final

from wondertable.core.options import Json, Named, NumberOption, Option, Value, switch
from wondertable.games.kamimai.data_file import FLAGS, TURN_CAP_MAX
from wondertable.games.kamimai.rules import chosen
from wondertable.games.kamimai.rules.tables import SEATS_MAX, Tables
from wondertable.games.kamimai.rules.terms import (
    AVERAGE,
    GRIP_BITS,
    GRIP_MASK,
    GRIPS,
    MODES,
    NONE,
    NORMAL,
    ODDS,
    OWN_GRIPS,
    SIMULATED,
    SKILLS,
    SOURCES,
    STATISTICAL,
    THUMB_MIDDLE,
)

ASKED: Final = "ask"
ADVENTURE: Final = "adventure"
NO_HELP: Final = "none"

TABLE_OPTIONS: Final[dict[str, Value]] = {"source": SOURCES[SIMULATED]}
"""People pull at a book that stands before them."""

ASKED_FIRST: Final = ("source",)
PRESETS: Final[dict[str, dict[str, Value]]] = {
    "family": {"mode": "easy", "risk_shown": True},
    "expert": {"sheet": "adventure", "mode": "hard"},
}


def options(tables: Tables) -> list[Option]:
    return [
        SheetOption(tables),
        ModeOption(),
        Named("skill", SKILLS, SKILLS[AVERAGE]),
        switch("training", False),
        SourceOption(),
        OddsOption(tables),
        HelpOption(),
        *(switch(name, tables.flags[name]) for name in FLAGS),
        switch("risk_shown", False),
        NumberOption("turn_cap", tables.turn_cap, 0, TURN_CAP_MAX),
    ]


def quick(tables: Tables) -> dict[str, Value]:
    """Clumsy hands soon bring it to an end."""
    return {"skill": "clumsy"}


class SheetOption(Option):
    """KAM-S2, KAM-V4: a sheet, all of them in a row, or whatever the group settles at the table."""

    def __init__(self, tables: Tables) -> None:
        super().__init__("sheet", [*(str(sheet.level) for sheet in tables.sheets), ADVENTURE, ASKED])

    def native(self, value: Value) -> object:
        return {ADVENTURE: chosen.ADVENTURE, ASKED: NONE}.get(str(value), self.values.index(value))


class ModeOption(Option):
    """KAM-S3: a mode, or whatever the group settles at the table."""

    def __init__(self) -> None:
        super().__init__("mode", [MODES[NORMAL], *(mode for mode in MODES if mode != MODES[NORMAL]), ASKED])

    def native(self, value: Value) -> object:
        return NONE if value == ASKED else MODES.index(str(value))


class SourceOption(Option):
    """KAM-G29: where the results of pulls come from. Only the first one needs nothing from outside."""

    def __init__(self) -> None:
        super().__init__("source", [SOURCES[STATISTICAL]])

    def parse(self, value: object) -> Value:
        if value in SOURCES:
            return str(value)
        raise self.refused(value)

    def native(self, value: Value) -> object:
        return SOURCES.index(str(value))

    def in_words(self) -> list[str]:
        return list(SOURCES)

    def info(self) -> Json:
        return super().info() | {"values": list(SOURCES)}


class OddsOption(Option):
    """Whose chances statistical hands have."""

    def __init__(self, tables: Tables) -> None:
        super().__init__("odds", [*ODDS], matters_with=("source", SOURCES[STATISTICAL]))
        self.hands = tables.hands

    def native(self, value: Value) -> object:
        return self.hands[ODDS.index(str(value))]


class HelpOption(Option):
    """KAM-V11: seats that form another grip instead: `2:thumb_little>thumb_middle`, several joined by `;`."""

    def __init__(self) -> None:
        super().__init__("helped", [NO_HELP])

    def parse(self, value: object) -> Value:
        if isinstance(value, str) and (value == NO_HELP or all(read_help(part) for part in value.split(";"))):
            return value
        raise self.refused(value)

    def native(self, value: Value) -> object:
        """The grips of each seat, each with the grip in its place."""
        grips = [OWN_GRIPS] * SEATS_MAX
        for part in str(value).split(";"):
            help = read_help(part)
            if help is not None:
                seat, grip, instead = help
                grips[seat] = grips[seat] & ~(GRIP_MASK << GRIP_BITS * grip) | instead << GRIP_BITS * grip
        return grips

    def in_words(self) -> list[str]:
        return [NO_HELP, "SEAT:GRIP>GRIP;..."]


def read_help(text: str) -> tuple[int, int, int] | None:
    """Seat, grip and the grip in its place."""
    seat, _, grips = text.partition(":")
    instead = grips.split(">")
    if seat not in [str(number) for number in range(1, SEATS_MAX + 1)] or len(instead) != 2:
        return None
    if any(grip not in GRIPS[THUMB_MIDDLE:] for grip in instead) or instead[0] == instead[1]:
        return None
    return int(seat) - 1, GRIPS.index(instead[0]), GRIPS.index(instead[1])
