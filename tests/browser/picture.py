"""Takes the picture of a table for the README: `./dev python -m tests.browser.picture`.

It is left in tests/browser/output; docs/images/table.png is the same picture with fewer colours, a third of the size.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser import axe, chromium
from tests.browser.conftest import OUTPUT
from tests.browser.friends import Friends
from tests.browser.people import Person
from tests.browser.serving import Server
from tests.browser.words import say

# Ties have left two piles; now two bids of 8 for them break each other, and The Dream is Ann's.
SEED = "75ecba244c74f55e5bb3c1625f28f0a6"
KEPT = ("keep mirela", "keep nada", "keep alma", "keep rolando")
BIDS = ((9, 4, 6, 8), (2, 3, 3, 9), (3, 2, 1, 4), (7, 9, 9, 6), (1, 5, 7, 7))
LAST = (6, 8, 8, 2)


def take(file: Path) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(**chromium.find()) as browser,
    ):
        ann = Person(browser, server.url, color_scheme="dark")
        ann.page.clock.install()
        friends = Friends(server, 4, SEED)
        friends.take_place(ann)
        with friends.come(4):
            friends.seats[0].start()
            friends.answer(KEPT)
            for bids in BIDS:
                friends.bid(bids)
            ann.page.goto(f"/?table={friends.table}")
            ann.until_asked()
            ann.page.evaluate("document.fonts.ready.then(() => 0)")
            # From here on the page's time stands still between the steps, so that the moment can be held.
            ann.page.clock.pause_at(ann.page.evaluate("Date.now()") + 1)
            friends.bid(LAST)
            tie = say("event-tie", value=8, seats="Bob and Cyd")
            step_to(ann, tie)
            ann.page.clock.run_for(300)
            axe.stand_still(ann.page)
            ann.page.screenshot(path=file)


def step_to(ann: Person, words: str) -> None:
    told = ann.page.get_by_role("status").filter(has_text=words)
    for _ in range(100):
        if told.count():
            return
        ann.page.clock.run_for(50)
    raise AssertionError(f"it never came to this: {words}")


if __name__ == "__main__":
    OUTPUT.mkdir(exist_ok=True)
    take(OUTPUT / "table.png")
