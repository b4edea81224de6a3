"""Reads the data file of Dominovia into the native tables, and refuses what cannot be."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wondertable.core.data import Reader, origin, wrong
from wondertable.core.rules.kit import packed
from wondertable.games.dominovia.options import REPETITION, TURN_LIMIT
from wondertable.games.dominovia.rules.chosen import DRAGONS
from wondertable.games.dominovia.rules.links import FREEZE_SCOPES
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

NO_SCROLL = -1
ROUNDS_MOST = 9
POINTS_MOST = 9999


def read(data: dict[str, object]) -> Tables:
    tables = Tables()
    reader = Reader(data)
    reader.choice("game", ["dominovia"])
    reader.text("edition")
    reader.integer("data_format", 1, 1)
    read_players(tables, reader.table("players"))
    read_components(tables, reader.table("components"))
    read_deal(tables, reader.table("deal"))
    read_spells(tables, reader.tables("spell"))
    read_scrolls(tables, reader.table("scroll_set"))
    read_values(tables, reader.table("scroll_value"))
    read_round_card(reader.table("round_card"))
    read_dragon(tables, reader.table("dragon"))
    read_rounds(tables, reader.table("rounds_to_win"))
    read_options(tables, reader.table("options"))
    read_classic(tables, reader.table("classic"))
    reader.done()
    return tables


def read_players(tables: Tables, reader: Reader) -> None:
    tables.seats_min = reader.integer("min", SEATS_MIN, SEATS_MAX)  # DOM-S1
    tables.seats_max = reader.integer("max", tables.seats_min, SEATS_MAX)
    reader.integer("age", 1, 99)
    reader.integers("minutes_per_mage", 1, 999)
    origin(reader)
    reader.done()


def read_components(tables: Tables, reader: Reader) -> None:
    """The counts are those of the rules and serve only to notice a file of something else."""
    reader.integer("scrolls", SCROLLS, SCROLLS)  # DOM-C1
    reader.integer("mirrors", RANKS, RANKS)  # DOM-C2
    reader.integer("duos", SCROLLS - RANKS, SCROLLS - RANKS)  # DOM-C3
    reader.integer("rings", tables.seats_max, 99)  # DOM-C4
    reader.integer("round_cards", tables.seats_max, 99)  # DOM-C5
    origin(reader)
    reader.done()


def by_players(tables: Tables, reader: Reader) -> vec[i64]:
    """DOM-S7: everybody is dealt something, and a deck may be left."""
    each = [0] * (SEATS_MAX + 1)
    for players in range(tables.seats_min, tables.seats_max + 1):
        each[players] = reader.integer(str(players), 2, SCROLLS // players)
    return packed(each)


def read_deal(tables: Tables, reader: Reader) -> None:
    tables.deal = by_players(tables, reader)
    origin(reader)
    reader.done()


def read_spells(tables: Tables, readers: list[Reader]) -> None:
    """DOM-C6, DOM-C11: the seven spells in the order of their ranks, each with its classic points."""
    if len(readers) != RANKS:
        raise wrong("spell", f"expected {RANKS} spells, found {len(readers)}")
    points: list[int] = []
    for rank, reader in enumerate(readers):
        reader.integer("rank", rank, rank)
        reader.choice("id", [SPELLS[rank]])
        tables.spell_names.append(reader.text("name"))
        check_same(reader, "lasting", rank in LASTING)
        check_same(reader, "optional", rank in OPTIONAL)
        points.append(reader.integer("points", 0, 99))
        origin(reader)
        reader.done()
    tables.points = packed(points)


def check_same(reader: Reader, key: str, ruled: bool) -> None:
    if reader.flag(key) != ruled:
        raise wrong(reader.place(key), f"the rules of this spell say {str(ruled).lower()}")


def read_scrolls(tables: Tables, reader: Reader) -> None:
    """DOM-C7: every unordered pair of pictures exactly once, in the order of the ranks."""
    tables.ids = reader.texts("ids")
    pairs = [(low, high) for low in range(RANKS) for high in range(low, RANKS)]
    if tables.ids != [f"{low}-{high}" for low, high in pairs]:
        raise wrong(reader.place("ids"), 'expected every pair of ranks once, in order: "0-0", "0-1", up to "6-6"')
    origin(reader)
    reader.done()
    bearing = [0] * RANKS
    shown = [NO_SCROLL] * 64
    for scroll, (low, high) in enumerate(pairs):
        bearing[low] |= 1 << scroll  # DOM-C8
        bearing[high] |= 1 << scroll
        shown[low * 8 + high] = shown[high * 8 + low] = scroll
    tables.low = packed([low for low, _ in pairs])
    tables.high = packed([high for _, high in pairs])
    tables.bearing = packed(bearing)
    tables.scroll_of = packed(shown)
    tables.full_pile = packed(list(range(SCROLLS)))


def read_values(tables: Tables, reader: Reader) -> None:
    """DOM-C9, DOM-C10: the values are a permutation of 0 to 27."""
    values = [reader.integer(scroll, 0, SCROLLS - 1) for scroll in tables.ids]
    origin(reader)
    reader.done()
    for scroll, value in enumerate(values):
        if values.index(value) != scroll:
            twice = f"{tables.ids[values.index(value)]} and {tables.ids[scroll]}"
            raise wrong(reader.place(tables.ids[scroll]), f"DOM-C10: {twice} both have the value {value}")
    tables.values = packed(values)
    tables.by_value = packed(sorted(range(SCROLLS), key=lambda scroll: values[scroll]))


def read_round_card(reader: Reader) -> None:
    """DOM-C12: the program simply counts."""
    reader.integers("numbers", 0, 99)
    origin(reader)
    reader.done()


def read_dragon(tables: Tables, reader: Reader) -> None:
    tables.dragons = reader.texts("choices")
    for dragon in tables.dragons:
        if dragon not in DRAGONS or tables.dragons.count(dragon) > 1:
            raise wrong(reader.place("choices"), f"expected some of {', '.join(DRAGONS)}, each once")
    tables.dragon_default = reader.choice("default", tables.dragons)
    origin(reader)
    reader.done()


def read_rounds(tables: Tables, reader: Reader) -> None:
    """DOM-S2, DOM-Q31."""
    tables.rounds_min = reader.integer("min", 1, ROUNDS_MOST)
    tables.rounds_max = reader.integer("max", tables.rounds_min, ROUNDS_MOST)
    tables.rounds_default = reader.integer("default", tables.rounds_min, tables.rounds_max)
    origin(reader)
    reader.done()


def read_options(tables: Tables, reader: Reader) -> None:
    tables.freeze_scope_default = reader.choice("freeze_scope", FREEZE_SCOPES)
    tables.fly_after_draw_default = reader.flag("fly_after_draw")
    tables.ring_choice_default = reader.flag("ring_choice")
    tables.repetition_default = reader.integer("hungry_repetition", *REPETITION)
    tables.turn_limit_default = reader.integer("hungry_turn_limit", *TURN_LIMIT)
    tables.memory_aid_default = reader.flag("memory_aid")
    origin(reader)
    reader.done()


def read_classic(tables: Tables, reader: Reader) -> None:
    """DOM-V24, DOM-V29."""
    deal = reader.table("deal")
    tables.classic_deal = by_players(tables, deal)
    deal.done()
    tables.classic_min = reader.integer("points_min", 1, POINTS_MOST)
    tables.classic_max = reader.integer("points_max", tables.classic_min, POINTS_MOST)
    tables.classic_default = reader.integer("points_to_win", tables.classic_min, tables.classic_max)
    origin(reader)
    reader.done()
