"""What a master says: a hint at a question, a review after the end, and a puzzle. The server is a real one."""

from __future__ import annotations

from collections.abc import Callable

import httpx
from playwright.sync_api import Page, expect

from tests.browser import axe
from tests.browser.friends import KEPT, SEED, Friends
from tests.browser.people import Person
from tests.browser.serving import WAIT, Server
from tests.browser.words import begins, say

ADVISED = "[data-advised]"
NUMBERS = ".overlay [data-number]"


def test_a_hint_is_given_and_everybody_is_told(sits_down: Callable[..., Person], server: Server) -> None:
    friends = Friends(server, 3, SEED)
    ann, eve = sits_down(reduced_motion="reduce"), sits_down(reduced_motion="reduce")
    friends.take_place(ann)
    page = ann.page
    with friends.come(3):
        friends.seats[0].start()
        friends.answer(KEPT[:3])
        eve.page.goto(f"/?table={friends.table}&watch")
        page.goto(f"/?table={friends.table}")
        ann.until_asked()
        eve.until(lambda: eve.state, "eve watches")
        page.keyboard.press("h")
        page.locator(ADVISED).first.wait_for()
        count = page.locator(ADVISED).count()
        assert 1 <= count <= 3
        page.locator(NUMBERS).first.wait_for()
        assert numbers(page) == set(range(1, count + 1))
        axe.check(page, "hint")

        # It is told, and counted once.
        expect(eve.page.get_by_role("status").filter(has_text=say("hint-used", name="Ann"))).to_be_attached()
        expect(page.get_by_role("button", name=say("hint"), exact=True)).to_have_count(0)
        friends.seats[1].until(lambda state: state["table"]["seats"][0]["hints"] == 1)

        # Pressing an answer points at it; it is not given by that.
        page.locator(ADVISED).nth(count - 1).click()
        expect(page.locator(f"{NUMBERS}:not([data-number='{count}'])")).to_have_count(0)
        assert ann.is_asked and not [one for one in ann.sent if one["type"] == "answer"]

        # In words the same leads to the button that gives the answer.
        page.get_by_role("button", name=say("menu"), exact=True).click()
        page.get_by_role("dialog").get_by_role("button", name=say("client-text")).click()
        page.locator("main [data-answer]").first.wait_for()
        best = page.locator(ADVISED).first
        answer = best.get_attribute("data-advised")
        best.click()
        expect(page.locator(f"main [data-answer='{answer}']")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator(ADVISED)).to_have_count(0)
        friends.bid((9, 8), first=1)
        ann.until_asked()
        expect(page.locator(ADVISED)).to_have_count(0)

        # A guide asks by itself, and is sent away where it speaks.
        page.get_by_role("button", name=say("menu"), exact=True).click()
        page.get_by_role("checkbox", name=say("guides")).check()
        page.get_by_role("dialog").get_by_role("button", name=say("close")).first.click()
        page.locator(ADVISED).first.wait_for()
        page.get_by_role("button", name=say("advice-stop")).click()
        page.get_by_role("button", name=say("menu"), exact=True).click()
        expect(page.get_by_role("checkbox", name=say("guides"))).not_to_be_checked()


def test_a_review_leads_through_the_game(sits_down: Callable[..., Person], server: Server) -> None:
    eve = sits_down(reduced_motion="reduce")
    page, table = eve.page, bots_alone(server)
    page.goto(f"/?table={table}&watch")
    eve.until_over()
    page.goto(f"/?record={table}&review")
    graph = page.get_by_role("slider", name=say("reviewing-graph"))
    graph.wait_for()
    axe.check(page, "review")
    graph.focus()
    page.keyboard.press("End")
    last = graph.get_attribute("aria-valuemax")
    expect(page.get_by_role("slider", name=say("reel-line"), exact=True)).to_have_value(str(last))
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(graph).to_have_attribute("aria-valuenow", "1")
    expect(page.get_by_role("slider", name=say("reel-line"), exact=True)).to_have_value("1")
    box = graph.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 1, box["y"] + box["height"] / 2)
    expect(graph).to_have_attribute("aria-valuenow", str(last))
    summary = page.get_by_label(say("reviewing-summary"))
    assert f"record={table}&review" in summary.input_value(), "whoever gets it finds the review"
    moments = page.get_by_role("button").filter(has_text=begins(say("reviewing-moment", moment=0)[:-1]))
    if moments.count():
        moments.first.click()
        expect(graph).not_to_have_attribute("aria-valuenow", str(last))


def test_a_puzzle_is_answered(sits_down: Callable[..., Person], server: Server) -> None:
    ann = sits_down(reduced_motion="reduce")
    page = ann.page
    shelf = httpx.get(f"{server.url}/api/puzzles/miraris", timeout=WAIT).json()
    first = next(at for at, one in enumerate(shelf) if one["kind"] == "bid")
    shown = httpx.get(f"{server.url}/api/puzzles/miraris/{shelf[first]['id']}", timeout=WAIT).json()
    page.goto("/?puzzles=miraris")
    page.get_by_role("link", name=begins(say("puzzle-number", number=first + 1))).click()
    bid(page, shown["view"]["question"]["options"][0]["text"])
    page.locator(ADVISED).first.wait_for()
    axe.check(page, "puzzle")
    best = page.locator(ADVISED).first.get_attribute("data-advised")
    page.get_by_role("button", name=say("puzzle-again"), exact=True).click()
    expect(page.locator(ADVISED)).to_have_count(0)
    bid(page, str(best))
    expect(page.get_by_text(say("puzzle-right"))).to_be_visible()
    page.get_by_role("button", name=say("puzzle-all")).first.click()
    expect(page.get_by_text(say("puzzle-solved"), exact=True)).to_have_count(1)


def bots_alone(server: Server) -> str:
    body = {"game": "miraris", "players": 3, "name": None, "bots": ["apprentice"] * 3, "brisk": True, "seed": SEED}
    answer = httpx.post(f"{server.url}/api/tables", json=body, timeout=WAIT)
    assert answer.is_success, answer.text
    return str(answer.json()["table"])


def numbers(page: Page) -> set[int]:
    return set(
        page.evaluate("[...document.querySelectorAll('.overlay .number')].map(one => Number(one.dataset.number))")
    )


def bid(page: Page, text: str) -> None:
    """With the keyboard: its number chooses a card, and Enter lays it."""
    value = text.removeprefix("bid ")
    page.get_by_role("button", name=begins(say("card-dormire", value=value))).first.wait_for()
    page.keyboard.press(value)
    page.keyboard.press("Enter")
