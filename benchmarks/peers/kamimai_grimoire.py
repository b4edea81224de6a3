"""What the simulated Grimoire of KamiMaï costs and sends.

Run: python -m benchmarks.peers.kamimai_grimoire SECONDS SEED     prints one line of JSON: a list of readings

Pulls and falls are played until each took so many seconds of processor time.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from benchmarks.grimoire.strategies import anywhere
from wondertable.games.kamimai.outside.grimoire import Gesture, Hand, Hold, Pull, Sample, build, load, plan
from wondertable.games.kamimai.outside.grimoire.as_bytes import save
from wondertable.games.kamimai.outside.grimoire.physical import Book

FRAMES = 30
BOOKS = 2
LATE = 0.95
"""The frame that counts as a slow one: so many are quicker."""


@dataclass
class Cost:
    """Of stretches of live play, frame by frame."""

    frames: list[float] = field(default_factory=list)
    sent: int = 0

    @property
    def seconds(self) -> float:
        return sum(self.frames)

    def ms(self) -> float:
        """Processor time for one simulated second."""
        return 1000.0 * FRAMES * self.seconds / len(self.frames)

    def slow_ms(self) -> float:
        return 1000.0 * sorted(self.frames)[int(LATE * (len(self.frames) - 1))]

    def bytes_a_second(self) -> float:
        return FRAMES * self.sent / len(self.frames)


def follow(book: Book, cost: Cost, advance: Callable[[], object], until: Callable[[], bool]) -> None:
    """Frames as a server makes them, until something is so."""
    while not until():
        before = time.process_time()
        advance()
        cost.sent += len(book.snapshot())
        cost.frames.append(time.process_time() - before)


def opened(saved: bytes) -> Book:
    """A book whose client has just been sent all of it."""
    book = load(saved)
    book.snapshot(full=True)
    return book


def asleep(saved: bytes, cost: Cost) -> None:
    book = opened(saved)
    follow(book, cost, lambda: book.advance(1 / FRAMES), lambda: len(cost.frames) >= FRAMES)


def awake(saved: bytes, cost: Cost) -> None:
    book = opened(saved)
    steps = round(1 / FRAMES / book.physics.step)

    def step() -> None:
        for _step in range(steps):
            book.pages.step()

    follow(book, cost, step, lambda: len(cost.frames) >= FRAMES)


def pulling(saved: bytes, cost: Cost, number: int) -> None:
    book = opened(saved)
    pages = anywhere(book.leans(), 1, 0, Random(number))
    begin(book, plan(Pull(tuple(pages)), Hand(), "average", number))
    follow(book, cost, lambda: book.advance(1 / FRAMES), lambda: book.result() is not None)


def falling(saved: bytes, cost: Cost, number: int) -> None:
    """A blow against one wing brings the book down; what is measured begins with the fall."""
    book = opened(saved)
    hold = Hold(tuple(f"A{k}" for k in range(10 + number % 8, 16 + number % 8)))
    begin(book, Gesture(hold, tuple(Sample(k * 0.05, 0.08 * (-1) ** k, 0.0, -0.02) for k in range(40))))
    while book.state == "standing" and book.result() is None:
        book.advance(1 / FRAMES)
    if book.state == "fallen":
        book.snapshot()
        follow(book, cost, lambda: book.advance(1 / FRAMES), lambda: book.asleep)


def begin(book: Book, gesture: Gesture) -> None:
    book.begin(gesture.hold)
    for sample in gesture.samples:
        book.move(sample)


def timed(work: Callable[[], object]) -> float:
    """In milliseconds."""
    before = time.process_time()
    work()
    return 1000.0 * (time.process_time() - before)


def readings(seconds: float, seed: int) -> list[dict[str, object]]:
    saves = [save(build(BOOKS * seed + book, 64)) for book in range(BOOKS)]
    rest, alive, pull, fall = Cost(), Cost(), Cost(), Cost()
    asleep(saves[0], rest)
    awake(saves[0], alive)
    number = BOOKS * 100 * seed
    while pull.seconds < seconds or fall.seconds < seconds:
        number += 1
        if pull.seconds < seconds:
            pulling(saves[number % BOOKS], pull, number)
        if fall.seconds < seconds:
            falling(saves[number % BOOKS], fall, number)
    found: list[tuple[str, float, str]] = [
        ("build", timed(lambda: build(seed, 64)), "ms"),
        ("look at all faces", timed(load(saves[0]).look), "ms"),
        ("one saved book", len(saves[0]), "bytes"),
        ("one whole book for a client", len(load(saves[0]).snapshot(full=True)), "bytes"),
    ]
    for name, cost in (("standing", rest), ("standing, kept awake", alive), ("pulling", pull), ("falling", fall)):
        found.append((name, cost.ms(), "ms for one simulated second"))
        found.append((f"{name}, to a client", cost.bytes_a_second(), "bytes/s"))
    for name, cost in (("pulling", pull), ("falling", fall)):
        found.append((f"{name}, slow frame (1 of 20)", cost.slow_ms(), f"ms of {1000 / FRAMES:.0f}"))
        found.append((f"books {name} at once on one core, {FRAMES} frames/s", 1000.0 / cost.ms(), "books"))
    return [{"what": what, "value": value, "unit": unit} for what, value, unit in found]


if __name__ == "__main__":
    print(json.dumps(readings(float(sys.argv[1]), int(sys.argv[2]))))
