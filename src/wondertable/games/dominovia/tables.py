"""The native tables of Dominovia, built from its data file: no rule knows a scroll but through them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.data import Reader, origin, wrong
from wondertable.core.rules.kit import bit

NONE: Final = -1
SEATS_MIN: Final = 2
SEATS_MAX: Final = 4
RANKS: Final = 7
SCROLLS: Final = 28
ALL_SCROLLS: Final = 0xFFFFFFF
NO_ITEM: Final = -1

DRAGON: Final = 0
FREEZE: Final = 1
FLY: Final = 2
STAR: Final = 3
BAM: Final = 4
COLT: Final = 5
CROWN: Final = 6
SPELLS: Final = ["dragon", "freeze", "fly", "star", "bam", "colt", "crown"]
"""DOM-C6, in the order of their ranks."""
LASTING: Final = [FREEZE, FLY, CROWN]
OPTIONAL: Final = [FLY, STAR, BAM, COLT]

BASE: Final = 0
LAZY: Final = 1
HUNGRY: Final = 2
DIZZY: Final = 3
ANGRY: Final = 4
DRAGONS: Final = ["base", "lazy", "hungry", "dizzy", "angry"]


REPETITION_MIN: Final = 2
REPETITION_MAX: Final = 999
TURN_LIMIT_MIN: Final = 1
TURN_LIMIT_MAX: Final = 9999


def packed(numbers: list[int]) -> vec[i64]:
    found = vec[i64](capacity=len(numbers))
    for number in numbers:
        found = append(found, number)
    return found


def scroll_id(low: int, high: int) -> str:
    return f"{low}-{high}"


class Tables:
    """Everything the rules look up; shared by all positions of a game and never changed.

    A scroll is a number from 0 to 27, its place in `ids`; a set of scrolls is a mask of 28 bits.
    """

    def __init__(self, data: dict[str, object]) -> None:
        reader = Reader(data)
        reader.choice("game", ["dominovia"])
        reader.text("edition")
        reader.integer("data_format", 1, 1)
        self._read_players(reader.table("players"))
        self._read_components(reader.table("components"))
        self.deal: vec[i64] = self._read_deal(reader.table("deal"))
        self._read_spells(reader.tables("spell"))
        self._read_scrolls(reader.table("scroll_set"))
        self._read_values(reader.table("scroll_value"))
        self._read_round_card(reader.table("round_card"))
        self._read_dragon(reader.table("dragon"))
        self._read_rounds(reader.table("rounds_to_win"))
        self._read_options(reader.table("options"))
        self._read_classic(reader.table("classic"))
        reader.done()

    def _read_players(self, reader: Reader) -> None:
        """DOM-S1."""
        self.seats_min = reader.integer("min", SEATS_MIN, SEATS_MAX)
        self.seats_max = reader.integer("max", self.seats_min, SEATS_MAX)
        reader.integer("age", 1, 99)
        reader.integers("minutes_per_mage", 1, 999)
        origin(reader)
        reader.done()

    def _read_components(self, reader: Reader) -> None:
        """DOM-C1 to DOM-C5: the counts are those of the rules and serve only to notice a file of something else."""
        reader.integer("scrolls", SCROLLS, SCROLLS)
        reader.integer("mirrors", RANKS, RANKS)
        reader.integer("duos", SCROLLS - RANKS, SCROLLS - RANKS)
        reader.integer("rings", self.seats_max, 99)
        reader.integer("round_cards", self.seats_max, 99)
        origin(reader)
        reader.done()

    def _deal_by_players(self, reader: Reader) -> vec[i64]:
        """DOM-S7: everybody is dealt something, and a deck may be left."""
        each = [0] * (SEATS_MAX + 1)
        for players in range(self.seats_min, self.seats_max + 1):
            each[players] = reader.integer(str(players), 2, SCROLLS // players)
        return packed(each)

    def _read_deal(self, reader: Reader) -> vec[i64]:
        each = self._deal_by_players(reader)
        origin(reader)
        reader.done()
        return each

    def _read_spells(self, readers: list[Reader]) -> None:
        """DOM-C6, DOM-C11: the seven spells in the order of their ranks, each with its classic points."""
        if len(readers) != RANKS:
            raise wrong("spell", f"expected {RANKS} spells, found {len(readers)}")
        self.spell_names: list[str] = []
        points: list[int] = []
        for rank, reader in enumerate(readers):
            reader.integer("rank", rank, rank)
            reader.choice("id", [SPELLS[rank]])
            self.spell_names.append(reader.text("name"))
            self._same(reader, "lasting", rank in LASTING)
            self._same(reader, "optional", rank in OPTIONAL)
            points.append(reader.integer("points", 0, 99))
            origin(reader)
            reader.done()
        self.points: vec[i64] = packed(points)

    def _same(self, reader: Reader, key: str, ruled: bool) -> None:
        if reader.flag(key) != ruled:
            raise wrong(reader.place(key), f"the rules of this spell say {str(ruled).lower()}")

    def _read_scrolls(self, reader: Reader) -> None:
        """DOM-C7: every unordered pair of pictures exactly once, in the order of the ranks."""
        self.ids = reader.texts("ids")
        pairs = [(low, high) for low in range(RANKS) for high in range(low, RANKS)]
        if self.ids != [scroll_id(low, high) for low, high in pairs]:
            raise wrong(reader.place("ids"), 'expected every pair of ranks once, in order: "0-0", "0-1", up to "6-6"')
        origin(reader)
        reader.done()
        self.low: vec[i64] = packed([low for low, _ in pairs])
        self.high: vec[i64] = packed([high for _, high in pairs])
        bearing = [0] * RANKS
        items = [NO_ITEM] * 64
        for scroll, (low, high) in enumerate(pairs):
            bearing[low] |= 1 << scroll
            bearing[high] |= 1 << scroll
            items[low * 8 + high] = items[high * 8 + low] = scroll
        self.bearing: vec[i64] = packed(bearing)
        """The scrolls that bear each picture."""
        self.scroll_of: vec[i64] = packed(items)
        """The scroll that shows these halves: 8 times the left one plus the right one."""
        self.mirrors: i64 = 0
        for scroll, (low, high) in enumerate(pairs):
            if low == high:
                self.mirrors |= bit(scroll)
        self.full_pile: vec[i64] = packed(list(range(SCROLLS)))

    def _read_values(self, reader: Reader) -> None:
        """DOM-C9, DOM-C10: the values are a permutation of 0 to 27."""
        values = [reader.integer(scroll, 0, SCROLLS - 1) for scroll in self.ids]
        origin(reader)
        reader.done()
        for scroll, value in enumerate(values):
            if values.index(value) != scroll:
                twice = f"{self.ids[values.index(value)]} and {self.ids[scroll]}"
                raise wrong(reader.place(self.ids[scroll]), f"DOM-C10: {twice} both have the value {value}")
        self.values: vec[i64] = packed(values)
        self.by_value: vec[i64] = packed(sorted(range(SCROLLS), key=lambda scroll: values[scroll]))
        """The scrolls, the lowest value first."""

    def _read_round_card(self, reader: Reader) -> None:
        """DOM-C12: the program simply counts."""
        reader.integers("numbers", 0, 99)
        origin(reader)
        reader.done()

    def _read_dragon(self, reader: Reader) -> None:
        """DOM-S3."""
        self.dragons = reader.texts("choices")
        for dragon in self.dragons:
            if dragon not in DRAGONS or self.dragons.count(dragon) > 1:
                raise wrong(reader.place("choices"), f"expected some of {', '.join(DRAGONS)}, each once")
        self.dragon_default = reader.choice("default", self.dragons)
        origin(reader)
        reader.done()

    def _read_rounds(self, reader: Reader) -> None:
        """DOM-S2, DOM-Q31."""
        self.rounds_min = reader.integer("min", 1, 9)
        self.rounds_max = reader.integer("max", self.rounds_min, 9)
        self.rounds_default = reader.integer("default", self.rounds_min, self.rounds_max)
        origin(reader)
        reader.done()

    def _read_options(self, reader: Reader) -> None:
        self.freeze_scope_default = reader.choice("freeze_scope", ["scroll", "match"])
        self.fly_after_draw_default = reader.flag("fly_after_draw")
        self.ring_choice_default = reader.flag("ring_choice")
        self.repetition_default = reader.integer("hungry_repetition", REPETITION_MIN, REPETITION_MAX)
        self.turn_limit_default = reader.integer("hungry_turn_limit", TURN_LIMIT_MIN, TURN_LIMIT_MAX)
        self.memory_aid_default = reader.flag("memory_aid")
        origin(reader)
        reader.done()

    def _read_classic(self, reader: Reader) -> None:
        """DOM-V24, DOM-V29."""
        deal = reader.table("deal")
        self.classic_deal: vec[i64] = self._deal_by_players(deal)
        deal.done()
        self.classic_min = reader.integer("points_min", 1, 9999)
        self.classic_max = reader.integer("points_max", self.classic_min, 9999)
        self.classic_default = reader.integer("points_to_win", self.classic_min, self.classic_max)
        origin(reader)
        reader.done()

    # -- looking up ----------------------------------------------------------------------------------------------------

    def other_half(self, scroll: i64, rank: i64) -> i64:
        """The rank of the half that is not this one; of a Mirror the same."""
        return self.low[scroll] + self.high[scroll] - rank

    def is_mirror(self, scroll: i64) -> bool:
        """DOM-C2."""
        return self.low[scroll] == self.high[scroll]

    def bears(self, scroll: i64, rank: i64) -> bool:
        return self.low[scroll] == rank or self.high[scroll] == rank

    def lowest(self, scrolls: i64) -> i64:
        """The scroll with the lowest value of a set that is not empty."""
        at: i64 = 0
        while not (scrolls >> self.by_value[at]) & 1:
            at += 1
        return self.by_value[at]

    def highest(self, scrolls: i64) -> i64:
        """The scroll with the highest value of a set that is not empty."""
        at: i64 = SCROLLS - 1
        while not (scrolls >> self.by_value[at]) & 1:
            at -= 1
        return self.by_value[at]

    def points_of(self, scrolls: i64) -> i64:
        """DOM-V21: the classic points of a set of scrolls, all halves together."""
        total: i64 = 0
        scroll: i64 = 0
        while scrolls:
            if scrolls & 1:
                total += self.points[self.low[scroll]] + self.points[self.high[scroll]]
            scrolls >>= 1
            scroll += 1
        return total
