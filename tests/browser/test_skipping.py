"""A press that ends what is being shown is never half an order."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.friends import KEPT, SEED, Friends
from tests.browser.people import Person
from tests.browser.serving import Server
from tests.browser.words import begins, say

# How often each sentence about what happened was put together.
COUNT = """() => {
  const told = (window.told = {}), get = Map.prototype.get;
  Map.prototype.get = function (key) {
    if (typeof key === 'string' && key.startsWith('event-')) told[key] = (told[key] ?? 0) + 1;
    return get.call(this, key);
  };
}"""


def test_what_skips_decides_nothing(sits_down: Callable[..., Person], server: Server) -> None:
    friends = Friends(server, 3, SEED)
    ann = sits_down(reduced_motion="reduce")
    friends.take_place(ann)
    keyboard = ann.page.keyboard
    chosen = ann.page.get_by_role("button", name=begins(say("action-bid", value="").strip()))

    def card(value: int) -> Locator:
        return ann.page.get_by_role("button", name=begins(say("card-dormire", value=value)))

    with friends.come(3):
        friends.seats[0].start()
        friends.answer(KEPT[:3])
        ann.page.goto(f"/?table={friends.table}")
        ann.until_asked()

        # What is being shown is put into words once, not for every picture of it.
        ann.page.evaluate(COUNT)
        play(ann, friends, (9, 8, 7))
        ann.page.wait_for_timeout(600)
        assert 0 < ann.page.evaluate("window.told['event-reveal']") <= 3
        ann.until_asked()

        # An arrow moves on, and Enter means where it led.
        play(ann, friends, (1, 2, 3))
        card(5).focus()
        keyboard.press("ArrowRight")
        expect(card(6)).to_be_focused()
        keyboard.press("Enter")
        expect(ann.page.get_by_role("button", name=say("action-bid", value=6), exact=True)).to_be_visible()
        assert ann.view["board"]["round"] == 3
        keyboard.press("Escape")
        expect(chosen).to_have_count(0)

        # A number does not, nor does an Enter that follows at once; a later one is meant.
        play(ann, friends, (2, 3, 4))
        card(5).focus()
        press_at_once(ann)
        ann.until_asked()
        expect(chosen).to_have_count(0)
        ann.page.wait_for_timeout(600)
        keyboard.press("Enter")
        expect(ann.page.get_by_role("button", name=say("action-bid", value=5), exact=True)).to_be_visible()
        keyboard.press("Escape")

        # Nor does a key that is held, or the other half of a double click.
        play(ann, friends, (3, 4, 5))
        card(6).focus()
        keyboard.down("Enter")
        ann.page.wait_for_timeout(600)
        keyboard.down("Enter")
        keyboard.up("Enter")
        ann.until_asked()
        expect(chosen).to_have_count(0)
        play(ann, friends, (4, 5, 6))
        card(7).dblclick()
        ann.until_asked()
        expect(chosen).to_have_count(0)
        card(7).click()
        expect(ann.page.get_by_role("button", name=say("action-bid", value=7), exact=True)).to_be_visible()


def play(ann: Person, friends: Friends, bids: tuple[int, ...]) -> None:
    """Everybody bids, and the page shows it."""
    friends.bid(bids)
    expect(ann.page.get_by_role("button", name=say("skip"), exact=True)).to_be_visible()


def press_at_once(ann: Person, apart: float = 0.1) -> None:
    """A 7 and an Enter, so many seconds apart by the clock of the keyboard, however long the way to the page takes."""
    line, now = ann.context.new_cdp_session(ann.page), time.time()
    for when, key, code, number, text in ((now, "7", "Digit7", 55, "7"), (now + apart, "Enter", "Enter", 13, "\r")):
        said = {"key": key, "code": code, "windowsVirtualKeyCode": number, "timestamp": when}
        line.send("Input.dispatchKeyEvent", {"type": "keyDown", "text": text, **said})
        line.send("Input.dispatchKeyEvent", {"type": "keyUp", **said})
