"""The native tables of Dominovia, filled from its data file (data.py): no rule knows a scroll but through them."""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from wondertable.core.rules.kit import Set, has

Scroll: TypeAlias = i64
"""A scroll by its place in `ids`, from 0 to 27."""
Scrolls: TypeAlias = Set
Rank: TypeAlias = i64
"""A picture, or the spell that it casts, from 0 to 6 (DOM-C11)."""

NONE: Final = -1
"""No seat, scroll, spell, end or direction."""
SEATS_MIN: Final = 2
SEATS_MAX: Final = 4
RANKS: Final = 7
SCROLLS: Final = 28
ALL_SCROLLS: Final = 0xFFFFFFF

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
"""DOM-A36: the others do nothing after the turn in which they were cast."""
OPTIONAL: Final = [FLY, STAR, BAM, COLT]
"""DOM-Q12: what may be declined."""


class Tables:
    """Everything the rules look up; shared by all positions of a game and never changed."""

    def __init__(self) -> None:
        self.seats_min: int = SEATS_MIN
        self.seats_max: int = SEATS_MAX
        self.deal: vec[i64] = vec[i64]()
        """Scrolls for each Mage, by the number of Mages."""
        self.classic_deal: vec[i64] = vec[i64]()
        # the pictures
        self.spell_names: list[str] = []
        self.points: vec[i64] = vec[i64]()
        """The classic points of each picture."""
        # the scrolls
        self.ids: list[str] = []
        self.low: vec[i64] = vec[i64]()
        self.high: vec[i64] = vec[i64]()
        self.values: vec[i64] = vec[i64]()
        self.by_value: vec[i64] = vec[i64]()
        """The scrolls, the lowest value first."""
        self.bearing: vec[i64] = vec[i64]()
        """The scrolls that bear each picture."""
        self.scroll_of: vec[i64] = vec[i64]()
        """The scroll that shows these halves: 8 times the left one plus the right one."""
        self.full_pile: vec[i64] = vec[i64]()
        # what a table may choose, and what it plays if it does not choose
        self.dragons: list[str] = []
        self.dragon_default = ""
        self.rounds_min = 0
        self.rounds_max = 0
        self.rounds_default = 0
        self.freeze_scope_default = ""
        self.fly_after_draw_default = False
        self.ring_choice_default = False
        self.repetition_default = 0
        self.turn_limit_default = 0
        self.memory_aid_default = False
        self.classic_min = 0
        self.classic_max = 0
        self.classic_default = 0

    def other_half(self, scroll: Scroll, rank: Rank) -> Rank:
        """The rank of the half that is not this one; of a Mirror the same."""
        return self.low[scroll] + self.high[scroll] - rank

    def is_mirror(self, scroll: Scroll) -> bool:
        """DOM-C2; all others are Duos (DOM-C3)."""
        return self.low[scroll] == self.high[scroll]

    def bears(self, scroll: Scroll, rank: Rank) -> bool:
        return self.low[scroll] == rank or self.high[scroll] == rank

    def lowest(self, scrolls: Scrolls) -> Scroll:
        """The scroll with the lowest value of a set that is not empty."""
        at: i64 = 0
        while not has(scrolls, self.by_value[at]):
            at += 1
        return self.by_value[at]

    def highest(self, scrolls: Scrolls) -> Scroll:
        """The scroll with the highest value of a set that is not empty."""
        at: i64 = SCROLLS - 1
        while not has(scrolls, self.by_value[at]):
            at -= 1
        return self.by_value[at]

    def points_on(self, scroll: Scroll) -> i64:
        """DOM-V21: the classic points of both its halves."""
        return self.points[self.low[scroll]] + self.points[self.high[scroll]]

    def points_of(self, scrolls: Scrolls) -> i64:
        """The classic points of a set of scrolls."""
        total: i64 = 0
        scroll: Scroll
        for scroll in range(SCROLLS):
            if has(scrolls, scroll):
                total += self.points_on(scroll)
        return total
