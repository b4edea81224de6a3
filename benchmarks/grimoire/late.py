"""How often books fall that have come to rest: draughts at books in play, against the rate of the rules (KAM-G19, KAM-G27).

    python -m benchmarks.grimoire.late --books 8

Books are drawn from in turns until they are as thin as asked for; then every draught of a thin slice of chance blows once.
Only draughts that can matter are simulated: `u` below `MATTERS`, the others are too weak to topple anything.
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
from wondertable.games.kamimai.outside.grimoire.draughts import force_of
from wondertable.games.kamimai.rules import odds
from wondertable.games.kamimai.rules.chosen import Chosen
from wondertable.games.kamimai.rules.tables import Hands
from wondertable.games.kamimai.rules.terms import SKILLS

MATTERS = 0.25
SLICES = 10
SIZES = ((64, 4), (64, 12), (40, 6), (24, 4), (12, 2))
"""Pages as built, and how many are drawn before."""


@dataclass
class Cell:
    skill: str
    size: str
    draughts: int = 0
    falls: int = 0
    expected: float = 0.0

    def line(self) -> str:
        rate = MATTERS * self.falls / self.draughts
        error = 1.645 * MATTERS * sqrt(max(self.falls, 1)) / self.draughts
        expected = self.expected / self.draughts
        return f"{self.skill:8} {self.size:>8} {self.draughts:5} {rate:7.2%} (+- {error:.2%})  rules {expected:7.2%}"


def standing(pages: int, draws: int, skill: str, seed: int) -> bytes | None:
    """A book in the midst of play, or none if it fell before."""
    book = build(seed, pages)
    rng = Random(seed)
    for turn in range(draws):
        chosen = STRATEGIES["relieving" if turn % 2 else "anywhere"](book.leans(), 1, turn, rng)
        book.grab(plan(Pull(tuple(chosen)), Hand(rng.choice(("left", "right"))), skill, rng.randrange(1 << 30)))
        if book.state != "standing":
            return None
    book.still()
    return save(book)


def blown(data: bytes, hands: Hands, skill: str, rng: Random) -> Iterator[tuple[bool, float]]:
    """Whether it fell, and the chance of the rules."""
    size = len(load(data).handles)
    hazard = odds.late_hazard(hands.odds, hands.skill[SKILLS.index(skill)], size)
    for slice_ in range(SLICES):
        force = force_of(hazard, size, MATTERS * (slice_ + rng.random()) / SLICES)
        book = load(data)
        book.draught(force * rng.choice((-1.0, 1.0)), force * rng.gauss(0.0, 0.3))
        book.settle(3.0)
        yield book.state == "fallen", odds.chance(hazard)


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
                for fell, chance in blown(data, chosen.odds, skill, Random(seed)) if data is not None else ():
                    for each in (cell, whole):
                        each.draughts += 1
                        each.falls += fell
                        each.expected += chance
            if cell.draughts:
                print(cell.line(), flush=True)
    print(whole.line())


if __name__ == "__main__":
    main()
