"""The native tables of KamiMaï, built from its data file: no rule knows a count, a sheet or a chance but through them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.data import Reader, origin, wrong
from wondertable.core.rules.kit import bit, shl, tally
from wondertable.games.kamimai.cards import (
    COLOUR_COUNT,
    COLOURS,
    COPIES_MAX,
    DRAGONFLIES,
    FAIRY,
    GUARDIAN,
    MOUSE,
    MOUSE_COPIES_MAX,
    NAMES,
    WOLF,
)
from wondertable.games.kamimai.odds import NUMBERS, PRESS_NUMBERS, Odds, read_odds

SEATS_MIN: Final = 1
SEATS_MAX: Final = 5
PAGES_MAX: Final = 120
BOXES_MAX: Final = 60
AREAS_MAX: Final = 16
SHEETS_MAX: Final = 9
NONE: Final = -1

TEAM_SPELL: Final = 4
"""A spell is a colour, or this."""
SPELLS: Final = [*COLOURS, "team"]
EFFECTS: Final = ["none", "blessing", "curse_energy", "curse_discard", "curse_colour"]
NO_EFFECT: Final = 0
BLESSING: Final = 1
CURSE_ENERGY: Final = 2
CURSE_DISCARD: Final = 3
CURSE_COLOUR: Final = 4
GRIPS: Final = ["free", "thumb_middle", "thumb_ring", "thumb_little", "other_hand"]
FREE: Final = 0
THUMB_MIDDLE: Final = 1
THUMB_RING: Final = 2
THUMB_LITTLE: Final = 3
OTHER_HAND: Final = 4
SKILLS: Final = ["steady", "average", "clumsy"]
AVERAGE: Final = 1
ODDS: Final = ["rules", "physics"]
FITTED: Final = "fitted_model"
MODELS: Final = ["skill_model", FITTED]
"""The table of the data with the hands of each."""
CHANCES: Final = 1 << 30
"""Chances are drawn in so many equal parts."""
PLAYER_WORDS: Final = ["one", "two", "three", "four", "five"]


def packed(numbers: list[int]) -> vec[i64]:
    found = vec[i64](capacity=len(numbers))
    for number in numbers:
        found = append(found, number)
    return found


class Area:
    """A part of a sheet: its effect and its spell boxes, which are numbered through the whole sheet."""

    def __init__(self, reader: Reader, first_box: int) -> None:
        self.id = reader.identifier("id")
        self.effect: i64 = EFFECTS.index(reader.choice("effect", EFFECTS))
        spells = reader.texts("spells")
        if not 1 <= len(spells) <= 8:
            raise wrong(reader.place("spells"), "an area has 1 to 8 spells")
        for spell in spells:
            if spell not in SPELLS:
                raise wrong(reader.place("spells"), f"expected some of {', '.join(SPELLS)}, found {spell!r}")
        self.spells = packed([SPELLS.index(spell) for spell in spells])
        self.first_box: i64 = first_box
        self.boxes: i64 = shl(bit(len(spells)) - 1, first_box)
        reader.done()


class Sheet:
    """A KamiMaï sheet. Paths are sets of areas: those that `start` and each area lead to."""

    def __init__(self, reader: Reader) -> None:
        self.level = reader.integer("level", 1, SHEETS_MAX)
        self.label = reader.text("label")
        self.energy: i64 = reader.integer("energy", 1, 99)
        self.areas: list[Area] = []
        boxes = 0
        for table in reader.tables("area"):
            self.areas.append(Area(table, boxes))
            boxes += len(self.areas[-1].spells)
        self.area_ids = [area.id for area in self.areas]
        if not 1 <= len(self.areas) <= AREAS_MAX or boxes > BOXES_MAX:
            raise wrong(reader.place("area"), f"expected 1 to {AREAS_MAX} areas with at most {BOXES_MAX} spells")
        if len(set(self.area_ids)) < len(self.area_ids):
            raise wrong(reader.place("area"), "two areas share an id")
        self.all_boxes: i64 = bit(boxes) - 1
        self.all_areas: i64 = bit(len(self.areas)) - 1
        self.first_area: i64 = ["", *self.area_ids].index(reader.choice("first_area", ["", *self.area_ids])) - 1
        self.by_paths = reader.choice("reach", ["any", "paths"]) == "paths"
        self.from_start: i64 = 0
        self.leads_to: list[int] = [0] * len(self.areas)
        self.path_list: list[list[str]] = []
        self._read_paths(reader)
        self.origin = origin(reader)
        reader.done()

    def _read_paths(self, reader: Reader) -> None:
        for begin, end in reader.text_pairs("paths"):
            if end not in self.area_ids or (begin != "start" and begin not in self.area_ids):
                raise wrong(
                    reader.place("paths"), f"expected start or an area, and an area, found {begin!r} and {end!r}"
                )
            to = self.area_ids.index(end)
            if begin == "start":
                self.from_start |= bit(to)
            else:
                self.leads_to[self.area_ids.index(begin)] |= bit(to)
            self.path_list.append([begin, end])


class Shares:
    """What each taking-part summoner gives to a team spell, largest first."""

    def __init__(self, units: vec[i64]) -> None:
        self.units = units


class Hands:
    """Statistical hands (KAM-G22 to KAM-G28): chances as parts of CHANCES, by skill and grip."""

    def __init__(self, reader: Reader, simulated: bool) -> None:
        self.simulated = simulated
        """Whether they are those of the simulated book, which counts how hard the wings press."""
        names = NUMBERS + PRESS_NUMBERS if simulated else NUMBERS
        scalars = {key: reader.number(key, 0, 100_000) for key in names}
        self.odds: Odds = read_odds(scalars)
        self.seen: i64 = part_of_chances(reader.number("seen", 0, 1))
        self.held_on_fall: i64 = part_of_chances(reader.number("held_on_fall", 0, 1))
        slips = [reader.number(key, 0, 1) for key in ("slip_plus1", "slip_plus2", "slip_minus1")]
        cap = reader.number("slip_cap", 0.1, 100)
        if sum(slips) * cap > 1:
            raise wrong(reader.place("slip_cap"), "the chances of slips, times the cap, exceed 1")
        split = reader.table("late_split")
        self.late_cast = split.number("cast", 0, 1)
        self.late_store = split.number("store", 0, 1)
        self.late_between = split.number("between", 0, 1)
        split.done()
        if abs(self.late_cast + self.late_store + self.late_between - 1) > 1e-9:
            raise wrong(reader.place("late_split"), "the shares of cast, store and between make 1 together")
        skills = reader.table("skill")
        self.skill: list[float] = [skills.number(name, 0.01, 100) for name in SKILLS]
        skills.done()
        grips = reader.table("grip")
        self.grip: list[float] = [grips.number(name, 0.01, 100) for name in GRIPS]
        grips.done()
        self.origin = origin(reader)
        reader.done()
        self.plus1: vec[i64] = vec[i64]()
        self.plus2: vec[i64] = vec[i64]()
        self.minus1: vec[i64] = vec[i64]()
        for skill in self.skill:
            for grip in self.grip:
                f = min(cap, skill * grip)
                self.plus1 = append(self.plus1, part_of_chances(slips[0] * f))
                self.plus2 = append(self.plus2, part_of_chances((slips[0] + slips[1]) * f))
                self.minus1 = append(self.minus1, part_of_chances(sum(slips) * f))


def part_of_chances(share: float) -> int:
    return round(CHANCES * share)


class Tables:
    """Everything the rules look up; shared by all positions of a game and never changed."""

    def __init__(self, data: dict[str, object]) -> None:
        reader = Reader(data)
        reader.integer("schema", 1, 1)
        game = reader.table("game")
        game.choice("id", ["kamimai"])
        self.title = game.text("name")
        self.seats_min = game.integer("players_min", SEATS_MIN, SEATS_MAX)
        self.seats_max = game.integer("players_max", self.seats_min, SEATS_MAX)
        self.origin = origin(game)
        game.done()
        self._read_cards(reader)
        self._read_sheets(reader)
        self._read_numbers(reader.table("numbers"))
        grabs = reader.table("grabs")
        self.grab_pages: i64 = grabs.integer("pages", 1, 6)
        origin(grabs)
        grabs.done()
        self._read_shares(reader.table("team_shares"))
        self._read_options(reader.table("options"))
        self.hands: list[Hands] = [Hands(reader.table(model), model == FITTED) for model in MODELS]
        """In the order of ODDS."""
        reader.done()

    def _read_cards(self, reader: Reader) -> None:
        tables = reader.tables("card")
        names = [str(table.entries().get("kind")) for table in tables]
        if names != NAMES:
            raise wrong("card", f"expected exactly {', '.join(NAMES)}, in this order, found {', '.join(names)}")
        self.copies: list[int] = []
        self.grips: vec[i64] = vec[i64]()
        """The grip of each Guardian, in the order of the colours."""
        self.card_origins: list[str] = []
        self.values: list[int] = []
        """The most units each name can give: Element 1, Fairy and Wolf as the data say, else 0."""
        for card, table in enumerate(tables):
            self._read_card(card, table)
        self.box: i64 = 0
        for card, copies in enumerate(self.copies):
            self.box += copies * tally(card)
        self.solo_box: i64 = self.box - self.copies[DRAGONFLIES] * tally(DRAGONFLIES)
        if not 2 <= sum(self.copies) <= PAGES_MAX:
            raise wrong("card", f"a Grimoire has 2 to {PAGES_MAX} cards, not {sum(self.copies)}")

    def _read_card(self, card: int, table: Reader) -> None:
        table.text("kind")
        expected = "element" if card < GUARDIAN else "guardian" if card < FAIRY else "creature"
        table.choice("class", [expected])
        colour = COLOURS[card % COLOUR_COUNT] if card < WOLF else "choice" if card == WOLF else "none"
        table.choice("colour", [colour])
        most = MOUSE_COPIES_MAX if card == MOUSE else COPIES_MAX
        if FAIRY <= card <= WOLF:
            most = UNIT_CARDS_MAX
        self.copies.append(table.integer("copies", 0, most))
        if GUARDIAN <= card < FAIRY:
            self.grips = append(self.grips, GRIPS.index(table.choice("grip", GRIPS[THUMB_MIDDLE:])))
        if card < GUARDIAN:
            self.values.append(1)
        elif FAIRY <= card <= WOLF:
            units = table.integers("units", 1, 9)
            if units != list(range(1, len(units) + 1)):
                raise wrong(table.place("units"), "expected 1, 2 and so on without a gap")
            self.values.append(len(units))
            table.choice("played_by", ["any_in_spell"])
        else:
            self.values.append(0)
            if card > WOLF:
                table.choice("played_by", ["activator"])
        if card == DRAGONFLIES:
            table.integer("min_players", 2, 2)
        self.card_origins.append(origin(table))
        table.done()

    def _read_sheets(self, reader: Reader) -> None:
        self.sheets = [Sheet(table) for table in reader.tables("sheet")]
        if not 1 <= len(self.sheets) <= SHEETS_MAX:
            raise wrong("sheet", f"expected 1 to {SHEETS_MAX} sheets")
        for number, sheet in enumerate(self.sheets, 1):
            if sheet.level != number:
                raise wrong(f"sheet {number}, level", f"levels count from 1 on; expected {number}")
        ids = [area for sheet in self.sheets for area in sheet.area_ids]
        if len(set(ids)) < len(ids):
            raise wrong("sheet", "two areas share an id")
        self.area_ids = ids
        """All areas of all sheets: an action names an area by its place here."""
        self.first_areas: list[int] = []
        areas = 0
        for sheet in self.sheets:
            self.first_areas.append(areas)
            areas += len(sheet.areas)

    def _read_numbers(self, reader: Reader) -> None:
        self.reserve_limit: i64 = reader.integer("reserve_limit", 0, 12)
        self.reserve_limit_solo: i64 = reader.integer("reserve_limit_solo", 0, 12)
        self.spell_units: i64 = reader.integer("spell_units", 1, SPELL_UNITS_MAX)
        self.watch_seconds = reader.number("watch_seconds", 0, 60)
        self.easy_bonus: i64 = reader.integer("easy_bonus", 0, 99)
        self.adventure_bonus: i64 = reader.integer("adventure_bonus", 0, 99)
        origin(reader)
        reader.done()

    def _read_shares(self, reader: Reader) -> None:
        self.shares: list[Shares] = []
        """By number of players, from one on."""
        for players, word in enumerate(PLAYER_WORDS, 1):
            shares = reader.integers(word, 1, SPELL_UNITS_MAX)
            if len(shares) > players or sum(shares) != self.spell_units or shares != sorted(shares, reverse=True):
                problem = f"expected at most {players} shares, largest first, that make {self.spell_units} together"
                raise wrong(reader.place(word), problem)
            self.shares.append(Shares(packed(shares)))
        origin(reader)
        reader.done()

    def _read_options(self, reader: Reader) -> None:
        self.flags = {name: reader.flag(name) for name in FLAGS}
        self.turn_cap = reader.integer("turn_cap", 0, TURN_CAP_MAX)
        origin(reader)
        reader.done()

    def shares_of(self, players: i64) -> vec[i64]:
        return self.shares[players - 1].units

    def limit(self, players: i64) -> i64:
        """KAM-P26, KAM-V6: how many cards a summoner keeps."""
        if players == 1:
            return self.reserve_limit_solo
        return self.reserve_limit

    def all_cards(self, players: i64) -> i64:
        """KAM-S6, KAM-V6: the cards of the game; alone one plays without the Dragonflies."""
        if players == 1:
            return self.solo_box
        return self.box


FLAGS: Final = [
    "blessing_always",
    "colour_takes_fairies",
    "one_grab",
    "strict_contact",
    "activator_overrules",
    "late_falls",
]
TURN_CAP_MAX: Final = 999
SPELL_UNITS_MAX: Final = 7
"""A payment counts up to seven Elements of a seat."""
UNIT_CARDS_MAX: Final = 3
"""A payment counts up to three Fairies and three Wolves of a seat."""
