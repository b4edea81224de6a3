"""The native tables of KamiMaï: no rule knows a count, a sheet or a chance but through them. `data.py` fills them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wondertable.core.rules.bags import Bag
from wondertable.core.rules.kit import Set
from wondertable.games.kamimai.rules.odds import Odds
from wondertable.games.kamimai.rules.terms import NO_EFFECT, NONE

SEATS_MAX: Final = 5
SPELL_UNITS_MAX: Final = 7
"""A payment counts up to seven Elements of a seat."""
UNIT_CARDS_MAX: Final = 3
"""A payment counts up to three Fairies and three Wolves of a seat."""
CHANCES: Final = 1 << 30
"""Chances are drawn in so many equal parts."""


class Area:
    """A part of a sheet: its effect and its spell boxes, which are numbered through the whole sheet."""

    def __init__(self) -> None:
        self.id = ""
        self.effect: i64 = NO_EFFECT
        self.spells: vec[i64] = vec[i64]()
        self.first_box: i64 = 0
        self.boxes: Set = 0


class Sheet:
    """A KamiMaï sheet. Paths are sets of areas: those that `start` and each area lead to."""

    def __init__(self) -> None:
        self.level = 0
        self.label = ""
        self.energy: i64 = 0
        self.areas: list[Area] = []
        self.area_ids: list[str] = []
        self.all_boxes: Set = 0
        self.first_area: i64 = NONE
        self.by_paths = False
        self.from_start: Set = 0
        self.leads_to: vec[i64] = vec[i64]()
        self.path_list: list[list[str]] = []


class Shares:
    """What each taking-part summoner gives to a team spell, largest first."""

    def __init__(self, units: vec[i64]) -> None:
        self.units = units


class Hands:
    """Statistical hands: chances as parts of CHANCES, by skill and grip (KAM-G28)."""

    def __init__(self, odds: Odds, simulated: bool) -> None:
        self.odds = odds
        self.simulated = simulated
        """Whether they are those of the simulated book, which counts how hard the wings press."""
        self.origin = ""
        self.seen: i64 = 0
        self.held_on_fall: i64 = 0
        self.late_cast = 0.0
        self.late_store = 0.0
        self.late_between = 0.0
        self.skill: list[float] = []
        self.grip: list[float] = []
        self.plus1: vec[i64] = vec[i64]()
        self.plus2: vec[i64] = vec[i64]()
        self.minus1: vec[i64] = vec[i64]()


class Tables:
    """Everything the rules look up; shared by all positions of a game and never changed."""

    def __init__(self) -> None:
        self.seats_min = 1
        self.seats_max = SEATS_MAX
        self.copies: list[int] = []
        self.grips: vec[i64] = vec[i64]()
        """The grip of each Guardian, in the order of the colours."""
        self.values: vec[i64] = vec[i64]()
        """KAM-M2: the most units each name can give: Element 1, Fairy and Wolf as the data say, else 0."""
        self.box: Bag = 0
        self.solo_box: Bag = 0
        self.sheets: list[Sheet] = []
        self.area_ids: list[str] = []
        """All areas of all sheets: an action names an area by its place here."""
        self.first_areas: vec[i64] = vec[i64]()
        self.reserve_limit: i64 = 0
        self.reserve_limit_solo: i64 = 0
        self.spell_units: i64 = 0
        self.watch_seconds = 0.0
        self.easy_bonus: i64 = 0
        self.adventure_bonus: i64 = 0
        self.grab_pages: i64 = 0
        self.shares: list[Shares] = []
        """By number of players, from one on."""
        self.flags: dict[str, bool] = {}
        """What the table's switches are if nobody chooses."""
        self.turn_cap = 0
        self.hands: list[Hands] = []
        """In the order of ODDS."""

    def shares_of(self, players: i64) -> vec[i64]:
        return self.shares[players - 1].units

    def limit(self, players: i64) -> i64:
        """KAM-P26, KAM-V6: how many cards a summoner keeps."""
        if players == 1:
            return self.reserve_limit_solo
        return self.reserve_limit

    def all_cards(self, players: i64) -> Bag:
        """KAM-S6, KAM-V6: the cards of the game; alone one plays without the Dragonflies."""
        if players == 1:
            return self.solo_box
        return self.box
