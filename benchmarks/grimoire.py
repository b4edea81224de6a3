"""Measures the simulated Grimoire of KamiMaï: what it costs, what it sends, when it falls.

    ./dev python benchmarks/grimoire.py [--grabs N] [--books N]

Times are processor time of one core. A standing book is asleep and costs nothing; `awake` is the same book kept awake.
"""

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from statistics import mean, median

from wondertable.games.kamimai.grimoire import Gesture, Hand, Hold, Pull, Sample, build, load, plan
from wondertable.games.kamimai.grimoire.book import Book
from wondertable.games.kamimai.grimoire.episodes import Play, episode
from wondertable.games.kamimai.grimoire.fit import wilson
from wondertable.games.kamimai.grimoire.saving import save
from wondertable.games.kamimai.grimoire.strategies import STRATEGIES

FRAME = 1 / 30


@dataclass
class Cost:
    """Of a stretch of live play."""

    simulated: float = 0.0
    seconds: float = 0.0
    sent: int = 0
    slowest: float = 0.0

    def line(self, name: str) -> str:
        each = 1000.0 * self.seconds / self.simulated
        return (
            f"{name:10} {each:7.0f} ms per simulated second  {self.sent / self.simulated:7.0f} bytes/s  "
            f"slowest frame {1000.0 * self.slowest:5.0f} ms  books at once on one core {1000.0 / each:5.1f}"
        )


def play(book: Book, cost: Cost, until: Callable[[Book], bool]) -> None:
    """Frames as a server makes them, until something is so."""
    while not until(book):
        before = time.process_time()
        book.advance(FRAME)
        cost.sent += len(book.snapshot())
        spent = time.process_time() - before
        cost.seconds += spent
        cost.slowest = max(cost.slowest, spent)
        cost.simulated += FRAME


def awake(saved: bytes, cost: Cost) -> None:
    book = load(saved)
    book.snapshot(full=True)
    for _ in range(60):
        before = time.process_time()
        for _step in range(round(FRAME / book.physics.step)):
            book.pages.step()
        cost.sent += len(book.snapshot())
        cost.seconds += time.process_time() - before
        cost.simulated += FRAME


def pulling(saved: bytes, cost: Cost, number: int) -> None:
    rng = Random(number)
    book = load(saved)
    book.snapshot(full=True)
    pages = STRATEGIES["anywhere"](book.leans(), 1, 0, rng)
    begin(book, plan(Pull(tuple(pages)), Hand(), "average", number))
    play(book, cost, lambda each: each.result() is not None)


def falling(saved: bytes, cost: Cost, number: int) -> None:
    book = load(saved)
    book.snapshot(full=True)
    hold = Hold(tuple(f"A{k}" for k in range(10 + number % 8, 16 + number % 8)))
    begin(book, Gesture(hold, tuple(Sample(k * 0.05, 0.08 * (-1) ** k, 0.0, -0.02) for k in range(40))))
    play(book, Cost(), lambda each: each.state == "fallen" or each.result() is not None)
    if book.state == "fallen":
        play(book, cost, lambda each: each.asleep)


def begin(book: Book, gesture: Gesture) -> None:
    book.begin(gesture.hold)
    for sample in gesture.samples:
        book.move(sample)


def costs(grabs: int) -> None:
    before = time.process_time()
    saves = [save(build(seed, 64)) for seed in range(4)]
    print(f"build      {1000.0 * (time.process_time() - before) / 4:7.0f} ms  save {len(saves[0])} bytes")
    before = time.process_time()
    load(saves[0]).look()
    print(f"look       {1000.0 * (time.process_time() - before):7.0f} ms")
    rest, pull, fall = Cost(), Cost(), Cost()
    awake(saves[0], rest)
    for number in range(grabs):
        pulling(saves[number % 4], pull, number)
        falling(saves[number % 4], fall, number)
    print(rest.line("awake"))
    print(pull.line("pulling"))
    print(fall.line("falling"))
    full = len(load(saves[0]).snapshot(full=True))
    print(f"whole book {full:7} bytes; a standing book sends nothing and is not stepped")


def rates(books: int) -> None:
    """Pages drawn from a full book until it falls, and falls per grab with 90 % intervals."""
    plays = [Play(strategy) for strategy in STRATEGIES] + [Play("alternating", 4), Play("anywhere", 4)]
    plays += [Play("anywhere", 1, "steady"), Play("anywhere", 1, "clumsy")]
    for each in plays:
        games = [list(episode(each, 5000 + seed)) for seed in range(books)]
        rows = [row for game in games for row in game]
        falls = sum(row.fell or row.watch for row in rows)
        low, high = wilson(falls, len(rows))
        pages = sorted(sum(row.drawn for row in game) for game in games)
        print(
            f"{each.strategy:12} {each.count} page(s) {each.skill:8} drawn until the fall: {pages} "
            f"(mean {mean(pages):.1f}, median {median(pages):.0f}); falls per grab {falls / len(rows):.3f} "
            f"({low:.3f} to {high:.3f})",
            flush=True,
        )


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--grabs", type=int, default=6)
    words.add_argument("--books", type=int, default=0, help="books for each strategy; 0: only the costs")
    asked = words.parse_args()
    costs(asked.grabs)
    if asked.books:
        rates(asked.books)


if __name__ == "__main__":
    main()
