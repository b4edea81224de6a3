"""What a table of KamiMaï chooses before the game (KAM-V10), and how it stands in a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from wondertable.core.options import Json, Option, Value
from wondertable.games.kamimai.forms import MODES
from wondertable.games.kamimai.tables import GRIPS, ODDS, SEATS_MAX, SKILLS, THUMB_MIDDLE, Tables
from wondertable.games.kamimai.terms import ASK, SOURCES

if TYPE_CHECKING:
    from wondertable.games.kamimai.position import KamimaiPosition

ASKED: Final = "ask"
ADVENTURE: Final = "adventure"
NO_HELP: Final = "none"


class SourceOption(Option):
    """KAM-G29: where the results of pulls come from. Only the first one needs nothing from outside."""

    def __init__(self) -> None:
        super().__init__("source", [SOURCES[0]])

    def parse(self, value: object) -> Value:
        if value in SOURCES:
            return str(value)
        raise self.refused(value)

    def in_words(self) -> str:
        return ", ".join(SOURCES)

    def info(self) -> Json:
        return super().info() | {"values": list(SOURCES)}


class HelpOption(Option):
    """KAM-V11: seats that form another grip instead: `2:thumb_little>thumb_middle`, several joined by `;`."""

    def __init__(self) -> None:
        super().__init__("helped", [NO_HELP])

    def parse(self, value: object) -> Value:
        if isinstance(value, str) and (value == NO_HELP or all(read_help(part) for part in value.split(";"))):
            return value
        raise self.refused(value)

    def in_words(self) -> str:
        return f"{NO_HELP}, SEAT:GRIP>GRIP;..."


def read_help(text: str) -> tuple[int, int, int] | None:
    """Seat, grip and the grip in its place."""
    seat, _, grips = text.partition(":")
    instead = grips.split(">")
    if seat not in [str(number) for number in range(1, SEATS_MAX + 1)] or len(instead) != 2:
        return None
    if any(grip not in GRIPS[THUMB_MIDDLE:] for grip in instead) or instead[0] == instead[1]:
        return None
    return int(seat) - 1, GRIPS.index(instead[0]), GRIPS.index(instead[1])


def sheet_names(tables: Tables) -> list[Value]:
    return [*(str(sheet.level) for sheet in tables.sheets), ADVENTURE, ASKED]


def choose(position: KamimaiPosition, options: Mapping[str, Value]) -> None:
    sheet, mode = str(options["sheet"]), str(options["mode"])
    position.adventure = sheet == ADVENTURE
    position.sheet_choice = ASK if sheet == ASKED else 0 if sheet == ADVENTURE else int(sheet) - 1
    position.mode_choice = ASK if mode == ASKED else MODES.index(mode)
    position.sheet_asked = sheet == ASKED
    position.mode_asked = mode == ASKED
    position.training = options["training"] is True
    position.source = SOURCES.index(str(options["source"]))
    position.hands = position.tables.hands[ODDS.index(str(options["odds"]))]
    position.helped = str(options["helped"])
    position.skill = SKILLS.index(str(options["skill"]))
    for summoner in position.seats:
        summoner.skill = position.skill
    for part in position.helped.split(";"):
        help = read_help(part)
        if help is not None and help[0] < position.players:
            seat, grip, instead = help
            grips = int(position.seats[seat].grips)
            position.seats[seat].grips = grips & ~(15 << 4 * grip) | instead << 4 * grip
    position.blessing_always = options["blessing_always"] is True
    position.colour_takes_fairies = options["colour_takes_fairies"] is True
    position.one_grab = options["one_grab"] is True
    position.strict_contact = options["strict_contact"] is True
    position.activator_overrules = options["activator_overrules"] is True
    position.late_falls = options["late_falls"] is True
    position.turn_cap = int(options["turn_cap"])


def chosen(position: KamimaiPosition) -> dict[str, Value]:
    sheet = ADVENTURE if position.adventure else str(int(position.sheet_choice) + 1)
    return {
        "sheet": ASKED if position.sheet_asked else sheet,
        "mode": ASKED if position.mode_asked else MODES[position.mode_choice],
        "training": position.training,
        "source": SOURCES[position.source],
        "odds": ODDS[position.tables.hands.index(position.hands)],
        "skill": SKILLS[position.skill],
        "helped": position.helped,
        "blessing_always": position.blessing_always,
        "colour_takes_fairies": position.colour_takes_fairies,
        "one_grab": position.one_grab,
        "strict_contact": position.strict_contact,
        "activator_overrules": position.activator_overrules,
        "late_falls": position.late_falls,
        "turn_cap": int(position.turn_cap),
    }
