"""How often books fall that have come to rest: draughts at books in play, against the rate of the rules (KAM-G19, KAM-G27).

    python -m benchmarks.grimoire.late --books 8

Books are drawn from until they are as thin as asked for; then every draught of a thin slice of chance blows once, of those
that come.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from random import Random

from benchmarks.grimoire.strategies import STRATEGIES
from wondertable.games import game
from wondertable.games.kamimai.outside.grimoire import Hand, Pull, build, load, plan
from wondertable.games.kamimai.outside.grimoire.as_bytes import save
from wondertable.games.kamimai.outside.grimoire.draughts import blowing, force_of
from wondertable.games.kamimai.outside.grimoire.settings import shipped
from wondertable.games.kamimai.rules import odds
from wondertable.games.kamimai.rules.chosen import Chosen
from wondertable.games.kamimai.rules.tables import Hands
from wondertable.games.kamimai.rules.terms import SKILLS

SLICES = 10
SIZES = ((64, 4), (64, 12), (40, 6), (24, 4), (12, 2))
"""Pages as built, and how many are drawn before."""
WAYS = (("anywhere", "relieving"), ("anywhere", "alternating"), ("alternating",))
"""How they are drawn: some care more for a level book than others."""


@dataclass
class Cell:
    skill: str
    size: str
    draughts: int = 0
    fallen: int = 0
    falls: float = 0.0
    """Each with the chance that there is a draught at all."""
    weight: float = 0.0
    """The greatest of these."""
    expected: float = 0.0

    def line(self) -> str:
        rate = self.falls / self.draughts
        error = 1.645 * self.weight * sqrt(max(self.fallen, 1)) / self.draughts
        expected = self.expected / self.draughts
        return f"{self.skill:8} {self.size:>8} {self.draughts:5} {rate:7.2%} (+- {error:.2%})  rules {expected:7.2%}"


def standing(pages: int, draws: int, skill: str, seed: int) -> bytes | None:
    """A book in the midst of play, or none if it fell before."""
    book = build(seed, pages)
    rng = Random(seed)
    way = rng.choice(WAYS)
    for turn in range(draws):
        chosen = STRATEGIES[way[turn % len(way)]](book.leans(), 1, turn, rng)
        book.grab(plan(Pull(tuple(chosen)), Hand(rng.choice(("left", "right"))), skill, rng.randrange(1 << 30)))
        if book.state != "standing":
            return None
    book.still()
    return save(book)


def blown(data: bytes, hands: Hands, skill: str, rng: Random) -> Iterator[tuple[bool, float, float]]:
    """Whether it fell, how likely a draught comes, and the chance of the rules."""
    size, imbalance = len(load(data).handles), load(data).lean().imbalance
    hazard = odds.late_hazard(hands.odds, hands.skill[SKILLS.index(skill)], size)
    comes = min(1.0, shipped().physics.gust_rare * hazard)
    for slice_ in range(SLICES):
        force = force_of(hazard, size, imbalance, comes * (slice_ + rng.random()) / SLICES)
        book = load(data)
        book.draught(*blowing(force, rng))
        book.settle(3.0)
        yield book.state == "fallen", comes, odds.chance(hazard)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--books", type=int, default=8)
    words.add_argument("--first-seed", type=int, default=0)
    asked = words.parse_args()
    chosen = game("kamimai").choose(1, game("kamimai").check_options({"source": "simulated"}))
    assert isinstance(chosen, Chosen)
    whole = Cell("all", "all")
    for skill in SKILLS:
        for pages, draws in SIZES:
            cell = Cell(skill, f"{pages}-{draws}")
            for seed in range(asked.first_seed, asked.first_seed + asked.books):
                data = standing(pages, draws, skill, seed)
                for fell, comes, chance in blown(data, chosen.odds, skill, Random(seed)) if data is not None else ():
                    for each in (cell, whole):
                        each.draughts += 1
                        each.fallen += fell
                        each.falls += comes * fell
                        each.weight = max(each.weight, comes)
                        each.expected += chance
            if cell.draughts:
                print(cell.line(), flush=True)
    print(whole.line())


if __name__ == "__main__":
    main()
