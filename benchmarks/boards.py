"""Measures the boards in a browser: ./dev bench boards [GAME ..] [--beside CHECKOUT] [--rounds N] [--seconds S]

A seek goes to any moment of a whole game; its cost is the CPU time of the page. An answer to the hand is measured while moves are shown: Tab is
pressed, and now and then the log opened or closed, until the next picture is there (the browser's Event Timing). Only a quiet machine tells that
in milliseconds that mean something; two checkouts measured in turns compare on any.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

# Everything here is imported as part of `benchmarks`, however this file is started.
sys.path[0] = str(Path(__file__).resolve().parents[1])

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

import wondertable  # noqa: E402
from benchmarks.comparison import columns, say  # noqa: E402
from benchmarks.line import for_boards  # noqa: E402
from tests.browser import chromium  # noqa: E402
from tests.stage.staging import Stage, Theatre  # noqa: E402
from tests.stage.telling import Json, game_info, moments  # noqa: E402
from tools.node import STAGE  # noqa: E402
from tools.steps import ROOT  # noqa: E402
from wondertable.games import shipped  # noqa: E402

WHOLE = 400
SEEKS = 40
LOG_EVERY = 4
"""Of so many presses one is on the log's button."""
BETWEEN = (150, 350)
"""Milliseconds between two presses."""
UNTOLD = 8.0
"""A browser tells of no answer that was quicker than 16 ms."""
WATCH = """window.answered = {};
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId) answered[interactionId] = Math.max(duration, answered[interactionId] ?? 0);
}).observe({ type: 'event', durationThreshold: 16 });"""


class Checkout:
    """One of the two that are compared, and what was measured of it."""

    def __init__(self, folder: Path) -> None:
        self.name = folder.name
        self.theatre = Theatre(folder / STAGE.relative_to(ROOT))
        self.seeks: list[tuple[float, float, float]] = []
        self.answers: list[float] = []

    def seek(self, browser: Browser, info: Json, told: list[Json], seed: int) -> None:
        stage, chance = Stage(browser, self.theatre.url), random.Random(seed)
        stage.show(info, *told)
        worked = stage.working()
        for _ in range(SEEKS):
            before = worked()
            stage.call("seek", chance.randrange(len(told)))
            after = worked()
            self.seeks.append((after[0] - before[0], after[1] - before[1], after[2] - before[2]))
        stage.context.close()

    def answer(self, browser: Browser, info: Json, told: list[Json], seed: int, seconds: float) -> None:
        stage, chance = Stage(browser, self.theatre.url, still=False), random.Random(seed)
        stage.show(info, *told)
        stage.page.evaluate(WATCH)
        log, ends, presses = stage.page.locator("nav button").first, time.monotonic() + seconds, 0
        while time.monotonic() < ends:
            if not stage.page.evaluate("window.stage.busy"):
                stage.call("play", chance.randrange(max(1, len(told) - 1)))
            stage.page.wait_for_timeout(chance.randint(*BETWEEN))
            presses += 1
            if presses % LOG_EVERY:
                stage.page.keyboard.press("Tab")
            else:
                log.click()
        stage.page.wait_for_timeout(BETWEEN[1])
        found = list(stage.page.evaluate("answered").values())
        self.answers += found + [UNTOLD] * (presses - len(found))
        stage.context.close()

    def row(self, game: str) -> tuple[str, ...]:
        times, layouts, styles = (sorted(counted) for counted in zip(*self.seeks, strict=True))
        return (
            game,
            self.name,
            f"{part(times, 0.5):.0f}",
            f"{part(times, 0.95):.0f}",
            f"{part(layouts, 0.5):.0f}",
            f"{part(styles, 0.5):.0f}",
            f"{part(sorted(self.answers), 0.5):.0f}",
            f"{part(sorted(self.answers), 0.75):.0f}",
        )


HEAD = ("", "", "seek ms", "95 of 100", "layouts", "styles", "answer ms", "75 of 100")


def part(ordered: Sequence[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def measured(browser: Browser, plan: argparse.Namespace, game: str) -> Iterator[tuple[str, ...]]:
    """Checkouts take turns, because the speed of a machine drifts."""
    played = wondertable.game(game)
    info, told = game_info(played), moments(game, WHOLE)
    checkouts = [Checkout(folder) for folder in ([plan.beside.resolve()] if plan.beside else []) + [ROOT]]
    for seed in range(plan.rounds):
        say(f"{game}, round {seed + 1} of {plan.rounds}")
        for checkout in checkouts:
            checkout.seek(browser, info, told, seed)
            checkout.answer(browser, info, told, seed, plan.seconds)
    for checkout in checkouts:
        yield checkout.row(game)
        checkout.theatre.close()


def main(words: Sequence[str]) -> int:
    plan = for_boards(words)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium.find())
        rows = [row for game in plan.games or shipped() for row in measured(browser, plan, game)]
        browser.close()
    print("\n".join(columns([HEAD, *rows])))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
