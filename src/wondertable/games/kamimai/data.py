"""The data file of KamiMaï, read and checked into the native tables of its rules."""

from __future__ import annotations

from typing import Final

from librt.vecs import append

from wondertable.core.data import Reader, origin, wrong
from wondertable.core.rules.bags import one
from wondertable.core.rules.kit import bit, packed, shl
from wondertable.games.kamimai.rules import cards as c
from wondertable.games.kamimai.rules.odds import Odds
from wondertable.games.kamimai.rules.tables import (
    CHANCES,
    SEATS_MAX,
    SPELL_UNITS_MAX,
    UNIT_CARDS_MAX,
    Area,
    Hands,
    Shares,
    Sheet,
    Tables,
)
from wondertable.games.kamimai.rules.terms import EFFECTS, GRIPS, SKILLS, SPELLS, THUMB_MIDDLE

Json = dict[str, object]

SEATS_MIN: Final = 1
PAGES_MAX: Final = 120
BOXES_MAX: Final = 60
AREAS_MAX: Final = 16
SHEETS_MAX: Final = 9
TURN_CAP_MAX: Final = 999
PLAYER_WORDS: Final = ["one", "two", "three", "four", "five"]
FLAGS: Final = [
    "blessing_always",
    "colour_takes_fairies",
    "one_grab",
    "strict_contact",
    "activator_overrules",
    "late_falls",
]
FITTED: Final = "fitted_model"
MODELS: Final = ["skill_model", FITTED]
"""The table of the data with the hands of each of ODDS."""


def read(data: Json) -> Tables:
    tables = Tables()
    reader = Reader(data)
    reader.integer("schema", 1, 1)
    game = reader.table("game")
    game.choice("id", ["kamimai"])
    game.text("name")
    tables.seats_min = game.integer("players_min", SEATS_MIN, SEATS_MAX)
    tables.seats_max = game.integer("players_max", tables.seats_min, SEATS_MAX)
    origin(game)
    game.done()
    read_cards(tables, reader.tables("card"))
    read_sheets(tables, reader.tables("sheet"))
    read_numbers(tables, reader.table("numbers"))
    grabs = reader.table("grabs")
    tables.grab_pages = grabs.integer("pages", 1, 6)
    origin(grabs)
    grabs.done()
    read_shares(tables, reader.table("team_shares"))
    read_options(tables, reader.table("options"))
    tables.hands = [read_hands(reader.table(model), model == FITTED) for model in MODELS]
    reader.done()
    return tables


# -- cards ---------------------------------------------------------------------------------------------------------------


def read_cards(tables: Tables, readers: list[Reader]) -> None:
    names = [str(reader.entries().get("kind")) for reader in readers]
    if names != c.NAMES:
        raise wrong("card", f"expected exactly {', '.join(c.NAMES)}, in this order, found {', '.join(names)}")
    values: list[int] = []
    for card, reader in enumerate(readers):
        values.append(read_card(tables, card, reader))
    tables.values = packed(values)
    for card, copies in enumerate(tables.copies):
        tables.box += copies * one(card, c.BITS)
    tables.solo_box = tables.box - tables.copies[c.DRAGONFLIES] * one(c.DRAGONFLIES, c.BITS)
    if not 2 <= sum(tables.copies) <= PAGES_MAX:
        raise wrong("card", f"a Grimoire has 2 to {PAGES_MAX} cards, not {sum(tables.copies)}")


def read_card(tables: Tables, card: int, reader: Reader) -> int:
    """Returns the most units that it can give."""
    is_unit_card = c.FAIRY <= card <= c.WOLF
    reader.text("kind")
    reader.choice("class", ["element" if card < c.GUARDIAN else "guardian" if card < c.FAIRY else "creature"])
    colour = c.COLOURS[card % c.COLOUR_COUNT] if card < c.WOLF else "choice" if card == c.WOLF else "none"
    reader.choice("colour", [colour])
    most = UNIT_CARDS_MAX if is_unit_card else c.MOUSE_COPIES_MAX if card == c.MOUSE else c.COPIES_MAX
    tables.copies.append(reader.integer("copies", 0, most))
    if c.is_guardian(card):
        tables.grips = append(tables.grips, GRIPS.index(reader.choice("grip", GRIPS[THUMB_MIDDLE:])))
    value = 1 if card < c.GUARDIAN else 0
    if is_unit_card:
        units = reader.integers("units", 1, 9)
        if units != list(range(1, len(units) + 1)):
            raise wrong(reader.place("units"), "expected 1, 2 and so on without a gap")
        value = len(units)
        reader.choice("played_by", ["any_in_spell"])
    elif card > c.WOLF:
        reader.choice("played_by", ["activator"])
    if card == c.DRAGONFLIES:
        reader.integer("min_players", 2, 2)
    origin(reader)
    reader.done()
    return value


# -- sheets --------------------------------------------------------------------------------------------------------------


def read_sheets(tables: Tables, readers: list[Reader]) -> None:
    tables.sheets = [read_sheet(reader) for reader in readers]
    if not 1 <= len(tables.sheets) <= SHEETS_MAX:
        raise wrong("sheet", f"expected 1 to {SHEETS_MAX} sheets")
    for number, sheet in enumerate(tables.sheets, 1):
        if sheet.level != number:
            raise wrong(f"sheet {number}, level", f"levels count from 1 on; expected {number}")
    tables.area_ids = [area for sheet in tables.sheets for area in sheet.area_ids]
    if len(set(tables.area_ids)) < len(tables.area_ids):
        raise wrong("sheet", "two areas share an id")
    first = 0
    for sheet in tables.sheets:
        tables.first_areas = append(tables.first_areas, first)
        first += len(sheet.areas)


def read_sheet(reader: Reader) -> Sheet:
    sheet = Sheet()
    sheet.level = reader.integer("level", 1, SHEETS_MAX)
    sheet.label = reader.text("label")
    sheet.energy = reader.integer("energy", 1, 99)
    boxes = 0
    for table in reader.tables("area"):
        sheet.areas.append(read_area(table, boxes))
        boxes += len(sheet.areas[-1].spells)
    sheet.area_ids = [area.id for area in sheet.areas]
    if not 1 <= len(sheet.areas) <= AREAS_MAX or boxes > BOXES_MAX:
        raise wrong(reader.place("area"), f"expected 1 to {AREAS_MAX} areas with at most {BOXES_MAX} spells")
    if len(set(sheet.area_ids)) < len(sheet.area_ids):
        raise wrong(reader.place("area"), "two areas share an id")
    sheet.all_boxes = bit(boxes) - 1
    sheet.first_area = ["", *sheet.area_ids].index(reader.choice("first_area", ["", *sheet.area_ids])) - 1
    sheet.by_paths = reader.choice("reach", ["any", "paths"]) == "paths"
    read_paths(sheet, reader)
    origin(reader)
    reader.done()
    return sheet


def read_area(reader: Reader, first_box: int) -> Area:
    area = Area()
    area.id = reader.identifier("id")
    area.effect = EFFECTS.index(reader.choice("effect", EFFECTS))
    spells = reader.texts("spells")
    if not 1 <= len(spells) <= 8:
        raise wrong(reader.place("spells"), "an area has 1 to 8 spells")
    for spell in spells:
        if spell not in SPELLS:
            raise wrong(reader.place("spells"), f"expected some of {', '.join(SPELLS)}, found {spell!r}")
    area.spells = packed([SPELLS.index(spell) for spell in spells])
    area.first_box = first_box
    area.boxes = shl(bit(len(spells)) - 1, first_box)
    reader.done()
    return area


def read_paths(sheet: Sheet, reader: Reader) -> None:
    leads_to = [0] * len(sheet.areas)
    for begin, end in reader.text_pairs("paths"):
        if end not in sheet.area_ids or (begin != "start" and begin not in sheet.area_ids):
            raise wrong(reader.place("paths"), f"expected start or an area, and an area, found {begin!r} and {end!r}")
        to = sheet.area_ids.index(end)
        if begin == "start":
            sheet.from_start |= bit(to)
        else:
            leads_to[sheet.area_ids.index(begin)] |= bit(to)
        sheet.path_list.append([begin, end])
    sheet.leads_to = packed(leads_to)


# -- numbers and options -------------------------------------------------------------------------------------------------


def read_numbers(tables: Tables, reader: Reader) -> None:
    tables.reserve_limit = reader.integer("reserve_limit", 0, 12)
    tables.reserve_limit_solo = reader.integer("reserve_limit_solo", 0, 12)
    tables.spell_units = reader.integer("spell_units", 1, SPELL_UNITS_MAX)
    tables.watch_seconds = reader.number("watch_seconds", 0, 60)
    tables.easy_bonus = reader.integer("easy_bonus", 0, 99)
    tables.adventure_bonus = reader.integer("adventure_bonus", 0, 99)
    origin(reader)
    reader.done()


def read_shares(tables: Tables, reader: Reader) -> None:
    for players, word in enumerate(PLAYER_WORDS, 1):
        shares = reader.integers(word, 1, SPELL_UNITS_MAX)
        if len(shares) > players or sum(shares) != tables.spell_units or shares != sorted(shares, reverse=True):
            problem = f"expected at most {players} shares, largest first, that make {tables.spell_units} together"
            raise wrong(reader.place(word), problem)
        tables.shares.append(Shares(packed(shares)))
    origin(reader)
    reader.done()


def read_options(tables: Tables, reader: Reader) -> None:
    tables.flags = {name: reader.flag(name) for name in FLAGS}
    tables.turn_cap = reader.integer("turn_cap", 0, TURN_CAP_MAX)
    origin(reader)
    reader.done()


# -- statistical hands ---------------------------------------------------------------------------------------------------

NUMBERS: Final = ("base", "count_exponent", "thin_cards", "lean", "watch_share", "late")
PRESS_NUMBERS: Final = ("worn", "inner")
"""Those that only the simulated book has."""


def read_hands(reader: Reader, simulated: bool) -> Hands:
    names = NUMBERS + PRESS_NUMBERS if simulated else NUMBERS
    hands = Hands(odds_of({key: reader.number(key, 0, 100_000) for key in names}), simulated)
    hands.seen = part_of_chances(reader.number("seen", 0, 1))
    hands.held_on_fall = part_of_chances(reader.number("held_on_fall", 0, 1))
    slips = [reader.number(key, 0, 1) for key in ("slip_plus1", "slip_plus2", "slip_minus1")]
    cap = reader.number("slip_cap", 0.1, 100)
    if sum(slips) * cap > 1:
        raise wrong(reader.place("slip_cap"), "the chances of slips, times the cap, exceed 1")
    split = reader.table("late_split")
    hands.late_cast = split.number("cast", 0, 1)
    hands.late_store = split.number("store", 0, 1)
    hands.late_between = split.number("between", 0, 1)
    split.done()
    if abs(hands.late_cast + hands.late_store + hands.late_between - 1) > 1e-9:
        raise wrong(reader.place("late_split"), "the shares of cast, store and between make 1 together")
    skills = reader.table("skill")
    hands.skill = [skills.number(name, 0.01, 100) for name in SKILLS]
    skills.done()
    grips = reader.table("grip")
    hands.grip = [grips.number(name, 0.01, 100) for name in GRIPS]
    grips.done()
    hands.origin = origin(reader)
    reader.done()
    for skill in hands.skill:
        for grip in hands.grip:
            f = min(cap, skill * grip)
            hands.plus1 = append(hands.plus1, part_of_chances(slips[0] * f))
            hands.plus2 = append(hands.plus2, part_of_chances((slips[0] + slips[1]) * f))
            hands.minus1 = append(hands.minus1, part_of_chances(sum(slips) * f))
    return hands


def odds_of(table: dict[str, float]) -> Odds:
    """From the numbers of a skill model; refuses what cannot be a hazard."""
    for name in NUMBERS:
        if name not in table:
            raise ValueError(f"the skill model lacks {name}")
    for name in NUMBERS + PRESS_NUMBERS:
        if not 0.0 <= table.get(name, 0.0) < 1e6:
            raise ValueError(f"skill model: {name} must be a number from 0, not {table[name]}")
    return Odds(*(table[name] for name in NUMBERS), *(table.get(name, 0.0) for name in PRESS_NUMBERS))


def part_of_chances(share: float) -> int:
    return round(CHANCES * share)
