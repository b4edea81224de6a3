"""Draughts: why a book falls that has come to rest (KAM-G19, KAM-G27). A ruling of ours, like the numbers behind it.

Simulated pages at rest stay so for ever; on a real table the air moves, somebody leans over, the table is knocked. All that
is a draught that may come after a draw in which the book stood. Chance gives its moment, as `late_split` has it, and its
force:

    force = enough × (hazard / u) ^ (1 / tail),   u even between 0 and 1, no draught where u is above rare × hazard

where `hazard` is that of the rules for the rest of the turn, and `enough` topples a book of so many pages that leans so. The
rules ask nobody how the book leans (KAM-G27), so a book falls with their chance however it has come to lean. Weaker draughts
than these would topple only what is about to fall anyway; of those that come most only make the pages rustle.
"""

from dataclasses import dataclass
from math import cos, pi, pow, sin
from random import Random

from wondertable.games.kamimai.outside.grimoire.settings import shipped
from wondertable.games.kamimai.rules import book, odds
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.terms import IN_CAST, IN_STORE, IN_TARGET

MOMENTS = (IN_CAST, IN_STORE, IN_TARGET)


@dataclass(frozen=True)
class Draught:
    moment: int
    """The phase in which it comes; the choice of the next target is the time between the turns."""
    x: float
    y: float
    """How hard it pushes, across the ridge and along it, in metres per second squared."""

    def is_due(self, phase: int) -> bool:
        """Also when its moment passed too quickly; until the next draw."""
        return phase in MOMENTS and MOMENTS.index(phase) >= MOMENTS.index(self.moment)


def draught_after_draw(position: KamimaiPosition, imbalance: float, chance: int) -> Draught | None:
    """What blows in the rest of the turn, if anything does. The book stands, and the activator is still the one who drew."""
    hands = position.chosen.odds
    skill = hands.skill[position.seats[position.activator].skill]
    size = book.size(position.book)
    rng = Random(chance)
    shares = (hands.late_cast, hands.late_store, hands.late_between)
    (moment,) = rng.choices(MOMENTS, shares)
    hazard, u = odds.late_hazard(hands.odds, skill, size), rng.random()
    if u > shipped().physics.gust_rare * hazard:
        return None
    return Draught(moment, *blowing(force_of(hazard, size, imbalance, u), rng))


def force_of(hazard: float, size: int, imbalance: float, u: float) -> float:
    air = shipped().physics
    return min(enough(size, imbalance) * pow(hazard / max(u, 1e-9), 1.0 / air.gust_tail), air.gust_most)


def blowing(force: float, rng: Random) -> tuple[float, float]:
    """Across the ridge, from either side, and never quite square to it."""
    angle = rng.gauss(0.0, 0.3) + rng.choice((0.0, pi))
    return force * cos(angle), force * sin(angle)


def enough(size: int, imbalance: float) -> float:
    """What topples a book of so many pages: the more its wings differ (`Lean.imbalance`), the less is needed from one side
    and the more from the other. Draughts come from both alike, so this is between the two, weighed as forces are drawn."""
    air = shipped().physics
    level, tipped = air.gust_least + air.gust_page * size, air.gust_lean * abs(imbalance)
    weak, strong = max(air.gust_brink, level - tipped), level + tipped
    return pow((pow(weak, -air.gust_tail) + pow(strong, -air.gust_tail)) / 2.0, -1.0 / air.gust_tail)
