"""The statistical skill model: how likely the book falls, without physics.

It gives chances and draws none. Its numbers come from the data: those of the rules (`[skill_model]`), or those fitted to
the simulated book (`[fitted_model]`), where it also counts how hard the wings press and which pages are pulled.
"""

from math import exp, pow
from typing import Final

from mypy_extensions import i64, mypyc_attr

from wondertable.core.rules.kit import Set, bit, first, has, set_size


@mypyc_attr(acyclic=True)
class Odds:
    """The numbers of a skill model that make hazards."""

    __slots__ = ("base", "count_exponent", "thin_cards", "lean", "watch_share", "late", "worn", "inner", "inner_eased")

    def __init__(
        self,
        base: float,
        count_exponent: float,
        thin_cards: float,
        lean: float,
        watch_share: float,
        late: float,
        worn: float,
        inner: float,
        inner_eased: float,
    ) -> None:
        self.base: Final = base
        self.count_exponent: Final = count_exponent
        self.thin_cards: Final = thin_cards
        self.lean: Final = lean
        self.watch_share: Final = watch_share
        self.late: Final = late
        self.worn: Final = worn
        self.inner: Final = inner
        self.inner_eased: Final = inner_eased


def thinness(odds: Odds, size: i64) -> float:
    """How much riskier a book of few pages is."""
    share = odds.thin_cards / float(size)
    return 1.0 + share * share * share


def level_hazard(odds: Odds, hand: float, moved: i64, size: i64) -> float:
    """Of one grab from a level book: `hand` is skill times grip, `moved` the pages that move, `size` the pages of the
    book before it."""
    many = 1.0
    if moved > 1:
        many = pow(float(moved), odds.count_exponent)
    return odds.base * hand * many * thinness(odds, size)


def hazard(odds: Odds, hand: float, moved: i64, size: i64, difference: i64) -> float:
    """Of one grab (KAM-G24): `difference` are the pages that one wing has more."""
    uneven = float(difference) / float(size)
    return level_hazard(odds, hand, moved, size) * (1.0 + odds.lean * uneven * uneven)


# -- the simulated book ------------------------------------------------------------------------------------------------


def press_hazard(odds: Odds, hand: float, moved: i64, size: i64, uneven: float, worn: float, depth: float) -> float:
    """Of one grab from the simulated book: `uneven` says how it presses after the grab, `worn` which share of the pages
    it was built of has gone, `depth` how far inside the pages stand that are pulled, which matters less where many are."""
    inside = odds.inner * depth
    if moved > 1:
        inside /= pow(float(moved), odds.inner_eased)
    tipped = 1.0 + odds.lean * uneven * uneven * uneven
    return level_hazard(odds, hand, moved, size) * tipped * (1.0 + odds.worn * worn) * (1.0 + inside)


def press(standing: Set, pages: i64) -> i64:
    """How hard a wing built of so many pages presses: its pages lean the more, the further out they stand."""
    total: i64 = 0
    place: i64
    for place in range(pages):
        if has(standing, place):
            total += pages - place
    return total


def unevenness(one: i64, other: i64) -> float:
    """How much harder one wing presses than the other, of the pressure of both."""
    if one == other:
        return 0.0
    difference = one - other
    if difference < 0:
        difference = -difference
    return float(difference) / float(one + other)


def depth(standing: Set, taken: Set) -> float:
    """The share of a wing's pages that stand further out than all those taken."""
    if taken == 0:
        return 0.0
    outside = standing & (bit(first(taken)) - 1)
    return float(set_size(outside)) / float(set_size(standing))


def watch_hazard(odds: Odds, last: float) -> float:
    """Of the watch after a grab of that hazard (KAM-G26)."""
    return odds.watch_share * last


def late_hazard(odds: Odds, skill: float, size: i64) -> float:
    """Of the rest of the turn (KAM-G27)."""
    return odds.late * skill * thinness(odds, size)


def chance(hazard: float) -> float:
    """That what has this hazard happens."""
    return 1.0 - exp(-hazard)


def threshold(hazard: float, of: i64) -> i64:
    """The chance in whole parts of `of`: it happens if a number below `of` is below this."""
    parts = i64(chance(hazard) * float(of) + 0.5)
    if parts > of:
        return of
    return parts
