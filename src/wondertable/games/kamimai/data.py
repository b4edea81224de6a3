"""The native tables of KamiMaï, filled from its data file."""

from __future__ import annotations

from typing import Final

import msgspec
from librt.vecs import append

from wondertable.core.data import mistakes_of, read_as, wrong
from wondertable.core.rules.bags import one
from wondertable.core.rules.kit import bit, packed, shl
from wondertable.core.shapes import MISSING, UNKNOWN, shown, within
from wondertable.games.kamimai.data_file import FLAGS, Area, Card, Data, FittedModel, Sheet, SkillModel, TeamShares
from wondertable.games.kamimai.rules import cards as c, tables as native
from wondertable.games.kamimai.rules.odds import Odds
from wondertable.games.kamimai.rules.tables import CHANCES, SEATS_MAX, UNIT_CARDS_MAX, Tables
from wondertable.games.kamimai.rules.terms import EFFECTS, GRIPS, SKILLS, SPELLS

told = mistakes_of("kamimai")

__all__ = ["Data", "read"]

Json = dict[str, object]
PAGES_MAX: Final = 120
BOXES_MAX: Final = 60
START: Final = "start"
"""Where paths begin that come from no area."""


def read(data: Json) -> Tables:
    file = read_as(Data, data)
    tables = Tables()
    tables.seats_min = file.game.players_min
    tables.seats_max = within("game, players_max", file.game.players_max, tables.seats_min, SEATS_MAX, wrong)
    fill_cards(tables, file.card)
    fill_sheets(tables, file.sheet)
    tables.reserve_limit = file.numbers.reserve_limit
    tables.reserve_limit_solo = file.numbers.reserve_limit_solo
    tables.spell_units = file.numbers.spell_units
    tables.watch_seconds = file.numbers.watch_seconds
    tables.easy_bonus = file.numbers.easy_bonus
    tables.adventure_bonus = file.numbers.adventure_bonus
    tables.grab_pages = file.grabs.pages
    fill_shares(tables, file.team_shares)
    tables.flags = {name: getattr(file.options, name) for name in FLAGS}
    tables.turn_cap = file.options.turn_cap
    tables.hands = [hands_of(file.skill_model, "skill_model"), hands_of(file.fitted_model, "fitted_model")]
    return tables


# -- cards ---------------------------------------------------------------------------------------------------------------


def fill_cards(tables: Tables, cards: list[Card]) -> None:
    kinds = [card.kind for card in cards]
    if kinds != c.NAMES:
        raise wrong("card", told("kinds", ids=", ".join(c.NAMES), found=", ".join(kinds)))
    for kind, card in enumerate(cards):
        check_card(kind, card)
        if card.grip is not None:
            tables.grips = append(tables.grips, GRIPS.index(card.grip))
    tables.copies = [card.copies for card in cards]
    tables.values = packed([1 if kind < c.GUARDIAN else len(card.units or []) for kind, card in enumerate(cards)])
    for kind, copies in enumerate(tables.copies):
        tables.box += copies * one(kind, c.BITS)
    tables.solo_box = tables.box - tables.copies[c.DRAGONFLIES] * one(c.DRAGONFLIES, c.BITS)
    if not 2 <= sum(tables.copies) <= PAGES_MAX:
        raise wrong("card", told("pages", most=PAGES_MAX, found=sum(tables.copies)))


def check_card(kind: int, card: Card) -> None:
    """What the rules know a card by is what its file says."""
    place = f"card {kind + 1}"
    is_unit_card = c.FAIRY <= kind <= c.WOLF
    most = UNIT_CARDS_MAX if is_unit_card else c.MOUSE_COPIES_MAX if kind == c.MOUSE else c.COPIES_MAX
    within(f"{place}, copies", card.copies, 0, most, wrong)
    expected = {
        "class": "element" if kind < c.GUARDIAN else "guardian" if kind < c.FAIRY else "creature",
        "colour": c.COLOURS[kind % c.COLOUR_COUNT] if kind < c.WOLF else "choice" if kind == c.WOLF else "none",
        "played_by": "any_in_spell" if is_unit_card else "activator" if kind > c.WOLF else None,
        "min_players": 2 if kind == c.DRAGONFLIES else None,
    }
    found = msgspec.to_builtins(card)
    for name, value in expected.items():
        if found[name] != value:
            raise wrong(f"{place}, {name}", UNKNOWN if value is None else told("ruled", wanted=str(value)))
    for name, wanted in (("grip", c.is_guardian(kind)), ("units", is_unit_card)):
        if (found[name] is not None) != wanted:
            raise wrong(f"{place}, {name}", MISSING if wanted else UNKNOWN)
    if card.units is not None and card.units != list(range(1, len(card.units) + 1)):
        raise wrong(f"{place}, units", told("units"))


# -- sheets --------------------------------------------------------------------------------------------------------------


def fill_sheets(tables: Tables, sheets: list[Sheet]) -> None:
    for number, sheet in enumerate(sheets, 1):
        tables.sheets.append(sheet_of(sheet, f"sheet {number}"))
        if sheet.level != number:
            raise wrong(f"sheet {number}, level", told("level", wanted=number))
    tables.area_ids = [area for found in tables.sheets for area in found.area_ids]
    if len(set(tables.area_ids)) < len(tables.area_ids):
        raise wrong("sheet", told("same-area"))
    first = 0
    for found in tables.sheets:
        tables.first_areas = append(tables.first_areas, first)
        first += len(found.areas)


def sheet_of(entry: Sheet, place: str) -> native.Sheet:
    sheet = native.Sheet()
    sheet.level = entry.level
    sheet.label = entry.label
    sheet.energy = entry.energy
    sheet.area_ids = [area.id for area in entry.area]
    boxes = 0
    for area in entry.area:
        sheet.areas.append(area_of(area, boxes))
        boxes += len(area.spells)
    if boxes > BOXES_MAX:
        raise wrong(f"{place}, area", told("too-many-spells", most=BOXES_MAX))
    if len(set(sheet.area_ids)) < len(sheet.area_ids):
        raise wrong(f"{place}, area", told("same-area"))
    sheet.all_boxes = bit(boxes) - 1
    known = ["", *sheet.area_ids]
    if entry.first_area not in known:
        first = told("first-area", ids=", ".join(known[1:]), found=shown(entry.first_area))
        raise wrong(f"{place}, first_area", first)
    sheet.first_area = known.index(entry.first_area) - 1
    sheet.by_paths = entry.reach == "paths"
    fill_paths(sheet, entry, place)
    return sheet


def area_of(entry: Area, first_box: int) -> native.Area:
    area = native.Area()
    area.id = entry.id
    area.effect = EFFECTS.index(entry.effect)
    area.spells = packed([SPELLS.index(spell) for spell in entry.spells])
    area.first_box = first_box
    area.boxes = shl(bit(len(entry.spells)) - 1, first_box)
    return area


def fill_paths(sheet: native.Sheet, entry: Sheet, place: str) -> None:
    leads_to = [0] * len(sheet.areas)
    for begin, end in entry.paths:
        if end not in sheet.area_ids or begin not in (START, *sheet.area_ids):
            raise wrong(f"{place}, paths", told("path", one=shown(begin), other=shown(end)))
        to = sheet.area_ids.index(end)
        if begin == START:
            sheet.from_start |= bit(to)
        else:
            leads_to[sheet.area_ids.index(begin)] |= bit(to)
        sheet.path_list.append([begin, end])
    sheet.leads_to = packed(leads_to)


# -- hands ---------------------------------------------------------------------------------------------------------------


def fill_shares(tables: Tables, entry: TeamShares) -> None:
    for players, shares in enumerate((entry.one, entry.two, entry.three, entry.four, entry.five), 1):
        if len(shares) > players or sum(shares) != tables.spell_units or shares != sorted(shares, reverse=True):
            problem = told("shares", most=players, units=tables.spell_units)
            raise wrong(f"team_shares, {TeamShares.__struct_fields__[players - 1]}", problem)
        tables.shares.append(native.Shares(packed(shares)))


def odds_of(model: SkillModel) -> Odds:
    pressed = (model.worn, model.inner, model.inner_eased) if isinstance(model, FittedModel) else (0.0, 0.0, 0.0)
    numbers = (model.base, model.count_exponent, model.thin_cards, model.lean, model.watch_share, model.late)
    return Odds(*numbers, *pressed)


def hands_of(model: SkillModel, place: str) -> native.Hands:
    slips = [model.slip_plus1, model.slip_plus2, model.slip_minus1]
    if sum(slips) * model.slip_cap > 1:
        raise wrong(f"{place}, slip_cap", told("slips"))
    split = model.late_split
    if abs(split.cast + split.store + split.between - 1) > 1e-9:
        raise wrong(f"{place}, late_split", told("late-split"))
    hands = native.Hands(odds_of(model), isinstance(model, FittedModel))
    hands.origin = model.origin
    hands.seen = part_of_chances(model.seen)
    hands.held_on_fall = part_of_chances(model.held_on_fall)
    hands.late_cast, hands.late_store, hands.late_between = split.cast, split.store, split.between
    hands.skill = [getattr(model.skill, name) for name in SKILLS]
    hands.grip = [getattr(model.grip, name) for name in GRIPS]
    for skill in hands.skill:
        for grip in hands.grip:
            f = min(model.slip_cap, skill * grip)
            hands.plus1 = append(hands.plus1, part_of_chances(slips[0] * f))
            hands.plus2 = append(hands.plus2, part_of_chances((slips[0] + slips[1]) * f))
            hands.minus1 = append(hands.minus1, part_of_chances(sum(slips) * f))
    return hands


def part_of_chances(share: float) -> int:
    return round(CHANCES * share)
