"""In the middle of a game one may look back on what was seen, and comes to the present again; nothing can be answered meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser import axe
from tests.browser.friends import KEPT, SEED, Friends
from tests.browser.people import Person
from tests.browser.serving import Server
from tests.browser.words import begins, say


def test_looking_back_while_the_game_goes_on(sits_down: Callable[..., Person], server: Server) -> None:
    friends = Friends(server, 3, SEED)
    ann = sits_down(reduced_motion="reduce")
    friends.take_place(ann)
    page = ann.page
    with friends.come(3):
        friends.seats[0].start()
        friends.answer(KEPT[:3])
        friends.bid((9, 8, 7))
        friends.bid((8, 7, 6))
        # Who comes later was not shown the rounds before, and may look at them all the same.
        page.goto(f"/?table={friends.table}")
        ann.until_asked()
        expect(round_sign(ann, 3)).to_be_visible()
        page.get_by_role("button", name=say("look-back-here")).click()
        line = page.get_by_role("slider", name=say("reel-line"))
        expect(line).not_to_have_attribute("max", "0")
        line.focus()
        page.keyboard.press("Home")
        expect(line).to_have_value("0")
        expect(page.get_by_role("button", name=say("reel-present"))).to_be_visible()
        expect(round_sign(ann, 3)).to_have_count(0)
        axe.check(page, "looking back")

        # Step by step towards the present: round one, round two.
        while not round_sign(ann, 1).is_visible():
            page.keyboard.press("ArrowRight")
        expect(page.locator("main[data-asked]")).to_have_count(0)

        # Others answer meanwhile: the place one looks at stays.
        friends.bid((6, 5), first=1)
        expect(round_sign(ann, 1)).to_be_visible()
        page.get_by_role("button", name=say("reel-present")).click()
        expect(round_sign(ann, 3)).to_be_visible()
        ann.until_asked()

        # The last turn once more leads back to the present by itself, at a press at once.
        friends.bid((5,))
        ann.until_asked()
        expect(round_sign(ann, 4)).to_be_visible()
        page.get_by_role("button", name=say("reel-again")).click()
        expect(round_sign(ann, 3)).to_be_visible()
        page.get_by_role("button", name=say("skip")).click()
        expect(round_sign(ann, 4)).to_be_visible()
        page.get_by_role("region", name=say("reel")).get_by_role("button", name=say("close")).click()
        expect(line).to_have_count(0)
        ann.until_asked()


def round_sign(ann: Person, number: int) -> Locator:
    return ann.page.get_by_text(begins(say("board-round", round=number, rounds=8)))
