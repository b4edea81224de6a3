"""The data file of KamiMaï: what may stand in it."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from wondertable.core.data import Origin
from wondertable.core.shapes import Identifier, Text
from wondertable.games.kamimai.people.terms import Effect, Spell
from wondertable.games.kamimai.rules.cards import COPIES_MAX
from wondertable.games.kamimai.rules.tables import SEATS_MAX, SPELL_UNITS_MAX

SEATS_MIN: Final = 1
AREAS_MAX: Final = 16
SHEETS_MAX: Final = 9
TURN_CAP_MAX: Final = 999

Players = Annotated[int, Meta(ge=SEATS_MIN, le=SEATS_MAX)]
Bonus = Annotated[int, Meta(ge=0, le=99)]
Limit = Annotated[int, Meta(ge=0, le=12)]
Units = list[Annotated[int, Meta(ge=1, le=SPELL_UNITS_MAX)]]
Share = Annotated[float, Meta(ge=0, le=1)]
Factor = Annotated[float, Meta(ge=0, le=100_000)]
Times = Annotated[float, Meta(ge=0.01, le=100)]


class GameTable(Struct, forbid_unknown_fields=True):
    """KAM-S1: how many play."""

    id: Literal["kamimai"]
    name: Text
    players_min: Players
    players_max: Players
    origin: Origin


class Card(Struct, forbid_unknown_fields=True):
    """One of the sixteen kinds; what is left out its class does not have."""

    kind: Text
    group: Literal["element", "guardian", "creature"] = msgspec.field(name="class")
    colour: Literal["water", "earth", "air", "fire", "choice", "none"]
    copies: Annotated[int, Meta(ge=0, le=COPIES_MAX)]
    origin: Origin
    grip: Literal["thumb_middle", "thumb_ring", "thumb_little", "other_hand"] | None = None
    units: Annotated[list[int], Meta(min_length=1, max_length=9)] | None = None
    played_by: Literal["any_in_spell", "activator"] | None = None
    min_players: Literal[2] | None = None


class Area(Struct, forbid_unknown_fields=True):
    id: Identifier
    effect: Effect
    spells: Annotated[list[Spell], Meta(min_length=1, max_length=8)]


class Sheet(Struct, forbid_unknown_fields=True):
    """A demon on paper: its areas, and the paths between them."""

    level: Annotated[int, Meta(ge=1, le=SHEETS_MAX)]
    label: Text
    energy: Annotated[int, Meta(ge=1, le=99)]
    first_area: str
    reach: Literal["any", "paths"]
    paths: list[tuple[str, str]]
    area: Annotated[list[Area], Meta(min_length=1, max_length=AREAS_MAX)]
    origin: Origin


class Numbers(Struct, forbid_unknown_fields=True):
    reserve_limit: Limit
    reserve_limit_solo: Limit
    spell_units: Annotated[int, Meta(ge=1, le=SPELL_UNITS_MAX)]
    watch_seconds: Annotated[float, Meta(ge=0, le=60)]
    easy_bonus: Bonus
    adventure_bonus: Bonus
    origin: Origin


class Grabs(Struct, forbid_unknown_fields=True):
    pages: Annotated[int, Meta(ge=1, le=6)]
    origin: Origin


class TeamShares(Struct, forbid_unknown_fields=True):
    """The units that each summoner who takes part gives to a team spell, by number of players."""

    one: Units
    two: Units
    three: Units
    four: Units
    five: Units
    origin: Origin


class Switches(Struct, forbid_unknown_fields=True):
    blessing_always: bool
    colour_takes_fairies: bool
    one_grab: bool
    strict_contact: bool
    activator_overrules: bool
    late_falls: bool


class Options(Switches, forbid_unknown_fields=True):
    turn_cap: Annotated[int, Meta(ge=0, le=TURN_CAP_MAX)]
    origin: Origin


FLAGS: Final = Switches.__struct_fields__


class LateSplit(Struct, forbid_unknown_fields=True):
    cast: Share
    store: Share
    between: Share


class Skills(Struct, forbid_unknown_fields=True):
    steady: Times
    average: Times
    clumsy: Times


class Grips(Struct, forbid_unknown_fields=True):
    free: Times
    thumb_middle: Times
    thumb_ring: Times
    thumb_little: Times
    other_hand: Times


class SkillModel(Struct, forbid_unknown_fields=True):
    """Statistical hands in numbers."""

    base: Factor
    count_exponent: Factor
    thin_cards: Factor
    lean: Factor
    watch_share: Factor
    late: Factor
    seen: Share
    held_on_fall: Share
    slip_plus1: Share
    slip_plus2: Share
    slip_minus1: Share
    slip_cap: Annotated[float, Meta(ge=0.1, le=100)]
    late_split: LateSplit
    skill: Skills
    grip: Grips
    origin: Origin


class FittedModel(SkillModel, forbid_unknown_fields=True):
    """The same for the simulated book, which also counts how hard the wings press."""

    worn: Factor
    inner: Factor
    inner_eased: Factor = 0.0
    """Not in the fits of before."""


class Data(Struct, forbid_unknown_fields=True):
    schema: Literal[1]
    game: GameTable
    card: list[Card]
    sheet: Annotated[list[Sheet], Meta(min_length=1, max_length=SHEETS_MAX)]
    numbers: Numbers
    grabs: Grabs
    team_shares: TeamShares
    options: Options
    skill_model: SkillModel
    fitted_model: FittedModel
