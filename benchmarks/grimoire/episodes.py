"""Many grabs in the simulated book, written down: what the statistical model is fitted to.

    python -m benchmarks.grimoire.episodes FILE.csv --cycles 4

One cycle plays every line of `PLAYS` once, from a new book until it falls.
"""

import argparse
import csv
from collections.abc import Iterable, Iterator
from dataclasses import asdict, astuple, dataclass, fields
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.grimoire.strategies import STRATEGIES
from wondertable.games.kamimai.outside.grimoire import Event, Hand, Pull, build, plan
from wondertable.games.kamimai.outside.grimoire.physical import WATCH


@dataclass(frozen=True)
class Play:
    strategy: str
    count: int = 1
    skill: str = "average"
    grip: str = "free"
    pages: int = 64


PLAYS = (
    *(Play(strategy, count) for count in (1, 2, 4) for strategy in STRATEGIES),
    *(Play(strategy, 1, skill) for skill in ("steady", "clumsy") for strategy in ("anywhere", "alternating")),
    *(Play("anywhere", 1, "average", grip) for grip in ("thumb_middle", "thumb_ring", "thumb_little", "other_hand")),
    *(Play("anywhere", 1, "average", "free", pages) for pages in (40, 24, 12, 6)),
)


@dataclass(frozen=True)
class Row:
    """One grab. `difference` is how many pages one wing had more; `imbalance` how much more it pressed, of all pressure.

    `here_a` and `here_b` are the pages that stood, `taken` those of wing `wing` that were to come: sets of places, the
    outermost as built is member 0.
    """

    seed: int
    strategy: str
    skill: str
    grip: str
    built: int
    size: int
    difference: int
    imbalance: float
    count: int
    drawn: int
    dragged: int
    left: int
    held: int
    fell: int
    watch: int
    steadiness: float
    wing: str
    here_a: int
    here_b: int
    taken: int


def places(handles: Iterable[str], letter: str) -> int:
    """The set of places at which these pages of a wing stand."""
    return sum(1 << int(handle[1:]) - 1 for handle in handles if handle.startswith(letter))


def episode(play: Play, seed: int) -> Iterator[Row]:
    """Grabs until the book falls, or until it cannot be drawn from any more."""
    book = build(seed, play.pages)
    rng = Random(seed * 1000 + PLAYS.index(play) if play in PLAYS else seed)
    turn = 0
    while book.state == "standing" and len(book.handles) > play.count and turn < 2 * play.pages:
        pages = STRATEGIES[play.strategy](book.leans(), play.count, turn, rng)
        if not pages:
            return
        hand = Hand.for_grip(play.grip, rng.choice(("left", "right")))
        lean = book.lean()
        here = book.handles
        letter = pages[0][0]
        grabbed = book.grab(plan(Pull(tuple(pages)), hand, play.skill, rng.randrange(1 << 30)), settle=0.0)
        drawn = {*grabbed.drawn, *loosened(book.settle(WATCH))}
        turn += 1
        yield Row(
            seed=seed,
            strategy=play.strategy,
            skill=play.skill,
            grip=play.grip,
            built=play.pages,
            size=lean.pages_a + lean.pages_b,
            difference=abs(lean.pages_a - lean.pages_b),
            imbalance=round(abs(lean.imbalance), 4),
            count=len(pages),
            drawn=len(drawn),
            dragged=len(drawn - set(pages)),
            left=len(set(pages) - drawn - set(grabbed.held)),
            held=len(grabbed.held),
            fell=int(grabbed.fell),
            watch=int(not grabbed.fell and book.state == "fallen"),
            steadiness=round(grabbed.steadiness, 4),
            wing=letter,
            here_a=places(here, "A"),
            here_b=places(here, "B"),
            taken=places(pages, letter),
        )


def loosened(events: Iterable[Event]) -> Iterator[str]:
    """KAM-G7: pages that came off the standing book once the grab was over are drawn too."""
    for event in events:
        if event.kind == "fell":
            return
        if event.kind == "loose":
            yield event.page


def read(file: Path) -> list[Row]:
    kinds: dict[str, Any] = {field.name: field.type for field in fields(Row)}
    with file.open(encoding="utf-8", newline="") as lines:
        return [Row(**{name: kinds[name](text) for name, text in line.items()}) for line in csv.DictReader(lines)]


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("file", type=Path)
    words.add_argument("--cycles", type=int, default=1)
    words.add_argument("--first-seed", type=int, default=0)
    asked = words.parse_args()
    new = not asked.file.exists()
    with asked.file.open("a", encoding="utf-8", newline="") as out:
        lines = csv.writer(out, lineterminator="\n")
        if new:
            lines.writerow([field.name for field in fields(Row)])
        for cycle in range(asked.cycles):
            for number, play in enumerate(PLAYS):
                seed = asked.first_seed + cycle * len(PLAYS) + number
                rows = list(episode(play, seed))
                lines.writerows(astuple(row) for row in rows)
                out.flush()
                print(seed, asdict(play), "grabs:", len(rows), "pages:", sum(row.drawn for row in rows), flush=True)


if __name__ == "__main__":
    main()
