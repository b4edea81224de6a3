"""The statistical skill model: how likely the book falls, without physics (KAM-G24 to KAM-G27).

It gives chances and draws none. Its numbers come from the data: those of the rules (`[skill_model]`), or those fitted to
the simulated book (`[fitted_model]`).
"""

from math import exp, pow
from typing import Final

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Odds:
    """The numbers of a skill model that make hazards."""

    __slots__ = ("base", "count_exponent", "thin_cards", "lean", "watch_share", "late")

    def __init__(
        self, base: float, count_exponent: float, thin_cards: float, lean: float, watch_share: float, late: float
    ) -> None:
        self.base: Final = base
        self.count_exponent: Final = count_exponent
        self.thin_cards: Final = thin_cards
        self.lean: Final = lean
        self.watch_share: Final = watch_share
        self.late: Final = late


NUMBERS: Final = ("base", "count_exponent", "thin_cards", "lean", "watch_share", "late")


def read_odds(table: dict[str, float]) -> Odds:
    """From the numbers of a skill model; refuses what cannot be a hazard."""
    for name in NUMBERS:
        if name not in table:
            raise ValueError(f"the skill model lacks {name}")
        if not 0.0 <= table[name] < 1e6:
            raise ValueError(f"skill model: {name} must be a number from 0, not {table[name]}")
    return Odds(
        table["base"],
        table["count_exponent"],
        table["thin_cards"],
        table["lean"],
        table["watch_share"],
        table["late"],
    )


def thinness(odds: Odds, size: i64) -> float:
    """How much riskier a book of few pages is."""
    share = odds.thin_cards / float(size)
    return 1.0 + share * share * share


def hazard(odds: Odds, hand: float, moved: i64, size: i64, difference: i64) -> float:
    """Of one grab (KAM-G24): `hand` is skill times grip, `moved` the pages that move, `size` the pages of the book
    before it, `difference` the pages that one wing has more."""
    many = 1.0
    if moved > 1:
        many = pow(float(moved), odds.count_exponent)
    uneven = float(difference) / float(size)
    return odds.base * hand * many * thinness(odds, size) * (1.0 + odds.lean * uneven * uneven)


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
