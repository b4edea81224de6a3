"""The data file of Dominovia: what may stand in it, and the native tables filled from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from librt.vecs import vec
from msgspec import UNSET, Meta, Struct, UnsetType
from mypy_extensions import i64

from wondertable.core.data import Origin, mistakes_of, read_as, wrong
from wondertable.core.rules.kit import packed
from wondertable.core.shapes import MISSING, UNKNOWN, Text, instead, one_of, shown, within
from wondertable.games.dominovia.options import REPETITION, TURN_LIMIT
from wondertable.games.dominovia.people.shapes import Spell as SpellId
from wondertable.games.dominovia.rules.tables import (
    LASTING,
    OPTIONAL,
    RANKS,
    SCROLLS,
    SEATS_MAX,
    SEATS_MIN,
    SPELLS,
    Tables,
)

told = mistakes_of("dominovia")

NO_SCROLL = -1
ROUNDS_MAX = 9
POINTS_MAX = 9999
PIECES_MAX = 99
PAIRS = [(low, high) for low in range(RANKS) for high in range(low, RANKS)]
"""DOM-C7: every unordered pair of pictures exactly once, in the order of the ranks."""
IDS = [f"{low}-{high}" for low, high in PAIRS]
Players = Annotated[int, Meta(ge=SEATS_MIN, le=SEATS_MAX)]
Rounds = Annotated[int, Meta(ge=1, le=ROUNDS_MAX)]
Points = Annotated[int, Meta(ge=1, le=POINTS_MAX)]
Pieces = Annotated[int, Meta(ge=0, le=PIECES_MAX)]
Value = Annotated[int, Meta(ge=0, le=SCROLLS - 1)]
Dragon = Literal["base", "lazy", "hungry", "dizzy", "angry"]


class Mages(Struct, forbid_unknown_fields=True):
    """DOM-S1."""

    min: Players
    max: Players
    age: Annotated[int, Meta(ge=1, le=99)]
    minutes_per_mage: Annotated[list[Annotated[int, Meta(ge=1, le=999)]], Meta(min_length=1)]
    origin: Origin


class Components(Struct, forbid_unknown_fields=True):
    """The counts are those of the rules and serve only to notice a file of something else."""

    scrolls: Literal[28]  # DOM-C1
    mirrors: Literal[7]  # DOM-C2
    duos: Literal[21]  # DOM-C3
    rings: Pieces  # DOM-C4
    round_cards: Pieces  # DOM-C5
    origin: Origin


class ClassicDeal(Struct, forbid_unknown_fields=True, kw_only=True, rename={"two": "2", "three": "3", "four": "4"}):
    """DOM-S7: scrolls for each Mage, by the number of Mages. Everybody is dealt something, and a deck may be left."""

    two: Annotated[int, Meta(ge=2, le=SCROLLS // 2)] | UnsetType = UNSET
    three: Annotated[int, Meta(ge=2, le=SCROLLS // 3)] | UnsetType = UNSET
    four: Annotated[int, Meta(ge=2, le=SCROLLS // 4)] | UnsetType = UNSET


class Deal(ClassicDeal, kw_only=True):
    origin: Origin


class Spell(Struct, forbid_unknown_fields=True):
    rank: Annotated[int, Meta(ge=0, lt=RANKS)]
    id: SpellId
    name: Text
    lasting: bool
    optional: bool
    points: Annotated[int, Meta(ge=0, le=99)]
    """In classic play."""
    origin: Origin


class ScrollSet(Struct, forbid_unknown_fields=True):
    ids: list[Text]
    origin: Origin


if TYPE_CHECKING:

    class ScrollValue(Struct):
        """DOM-C9: the number at the centre of each scroll, by its id."""

        origin: Origin

else:
    ScrollValue = msgspec.defstruct(
        "ScrollValue",
        [(f"scroll_{at}", Value, msgspec.field(name=id)) for at, id in enumerate(IDS)] + [("origin", Origin)],
        forbid_unknown_fields=True,
    )


class RoundCard(Struct, forbid_unknown_fields=True):
    """DOM-C12: the program simply counts."""

    numbers: Annotated[list[Annotated[int, Meta(ge=0, le=99)]], Meta(min_length=1)]
    origin: Origin


class Dragons(Struct, forbid_unknown_fields=True):
    choices: list[Dragon]
    default: Dragon
    origin: Origin


class RoundsToWin(Struct, forbid_unknown_fields=True):
    """DOM-S2, DOM-Q31."""

    default: Rounds
    min: Rounds
    max: Rounds
    origin: Origin


class Options(Struct, forbid_unknown_fields=True):
    freeze_scope: Literal["scroll", "match"]
    fly_after_draw: bool
    ring_choice: bool
    hungry_repetition: Annotated[int, Meta(ge=REPETITION[0], le=REPETITION[1])]
    hungry_turn_limit: Annotated[int, Meta(ge=TURN_LIMIT[0], le=TURN_LIMIT[1])]
    memory_aid: bool
    origin: Origin


class Classic(Struct, forbid_unknown_fields=True):
    """DOM-V24, DOM-V29."""

    deal: ClassicDeal
    points_to_win: Points
    points_min: Points
    points_max: Points
    origin: Origin


class Data(Struct, forbid_unknown_fields=True):
    game: Literal["dominovia"]
    edition: Text
    data_format: Literal[1]
    players: Mages
    components: Components
    deal: Deal
    spell: Annotated[list[Spell], Meta(min_length=RANKS, max_length=RANKS)]
    scroll_set: ScrollSet
    scroll_value: ScrollValue
    round_card: RoundCard
    dragon: Dragons
    rounds_to_win: RoundsToWin
    options: Options
    classic: Classic


def read(data: dict[str, object]) -> Tables:
    file = read_as(Data, data)
    tables = Tables()
    tables.seats_min = file.players.min
    tables.seats_max = within("players, max", file.players.max, file.players.min, SEATS_MAX, wrong)
    within("components, rings", file.components.rings, tables.seats_max, PIECES_MAX, wrong)
    within("components, round_cards", file.components.round_cards, tables.seats_max, PIECES_MAX, wrong)
    tables.deal = by_players(tables, "deal", file.deal)
    fill_spells(tables, file.spell)
    fill_scrolls(tables, file.scroll_set)
    fill_values(tables, file.scroll_value)
    fill_choices(tables, file)
    return tables


def by_players(tables: Tables, place: str, deal: ClassicDeal) -> vec[i64]:
    each = [0] * (SEATS_MAX + 1)
    for players, scrolls in ((2, deal.two), (3, deal.three), (4, deal.four)):
        seated = tables.seats_min <= players <= tables.seats_max
        if scrolls is UNSET:
            if seated:
                raise wrong(f"{place}, {players}", MISSING)
        elif not seated:
            raise wrong(f"{place}, {players}", UNKNOWN)
        else:
            each[players] = scrolls
    return packed(each)


def fill_spells(tables: Tables, spells: list[Spell]) -> None:
    """DOM-C6, DOM-C11: the seven spells in the order of their ranks, each with its classic points."""
    for rank, spell in enumerate(spells):
        ruled = {"rank": rank, "id": SPELLS[rank], "lasting": rank in LASTING, "optional": rank in OPTIONAL}
        for key, value in ruled.items():
            if getattr(spell, key) != value:
                raise wrong(f"spell {rank + 1}, {key}", told("ruled", wanted=str(value).lower()))
    tables.spell_names = [spell.name for spell in spells]
    tables.points = packed([spell.points for spell in spells])


def fill_scrolls(tables: Tables, scroll_set: ScrollSet) -> None:
    if scroll_set.ids != IDS:
        raise wrong("scroll_set, ids", told("pairs"))
    tables.ids = scroll_set.ids
    bearing = [0] * RANKS
    shown = [NO_SCROLL] * 64
    for scroll, (low, high) in enumerate(PAIRS):
        bearing[low] |= 1 << scroll  # DOM-C8
        bearing[high] |= 1 << scroll
        shown[low * 8 + high] = shown[high * 8 + low] = scroll
    tables.low = packed([low for low, _ in PAIRS])
    tables.high = packed([high for _, high in PAIRS])
    tables.bearing = packed(bearing)
    tables.scroll_of = packed(shown)
    tables.full_pile = packed(list(range(SCROLLS)))


def fill_values(tables: Tables, scroll_value: ScrollValue) -> None:
    """DOM-C9, DOM-C10: the values are a permutation of 0 to 27."""
    values: list[int] = list(msgspec.structs.astuple(scroll_value)[:SCROLLS])
    for scroll, value in enumerate(values):
        if values.index(value) != scroll:
            twice = told("same-value", one=IDS[values.index(value)], other=IDS[scroll], found=value)
            raise wrong(f"scroll_value, {IDS[scroll]}", twice)
    tables.values = packed(values)
    tables.by_value = packed(sorted(range(SCROLLS), key=lambda scroll: values[scroll]))


def fill_choices(tables: Tables, file: Data) -> None:
    """What a table may choose, and what it plays if it does not choose."""
    dragons, rounds, options, classic = file.dragon, file.rounds_to_win, file.options, file.classic
    if len(set(dragons.choices)) < len(dragons.choices):
        raise wrong("dragon, choices", told("each-once"))
    if dragons.default not in dragons.choices:
        raise wrong("dragon, default", instead(one_of(dragons.choices), shown(dragons.default)))
    tables.dragons, tables.dragon_default = list(dragons.choices), dragons.default
    tables.rounds_min = rounds.min
    tables.rounds_max = within("rounds_to_win, max", rounds.max, rounds.min, ROUNDS_MAX, wrong)
    tables.rounds_default = within("rounds_to_win, default", rounds.default, rounds.min, rounds.max, wrong)
    tables.freeze_scope_default = options.freeze_scope
    tables.fly_after_draw_default = options.fly_after_draw
    tables.ring_choice_default = options.ring_choice
    tables.repetition_default = options.hungry_repetition
    tables.turn_limit_default = options.hungry_turn_limit
    tables.memory_aid_default = options.memory_aid
    tables.classic_deal = by_players(tables, "classic, deal", classic.deal)
    low, high = classic.points_min, classic.points_max
    tables.classic_min = low
    tables.classic_max = within("classic, points_max", high, low, POINTS_MAX, wrong)
    tables.classic_default = within("classic, points_to_win", classic.points_to_win, low, high, wrong)
