"""Lessons from their list to their end with a real server, and the guide that is offered to a newcomer."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser import axe
from tests.browser.people import Person
from tests.browser.serving import Server
from tests.browser.words import begins, say
from wondertable.core.text import sentence


def lesson(key: str) -> str:
    return sentence(f"lesson-{key}", game="miraris")


def test_a_lesson_is_taken_and_remembered(sits_down: Callable[..., Person]) -> None:
    ann = sits_down(reduced_motion="reduce")
    page = ann.page
    page.goto("/?lessons=miraris")
    expect(page.get_by_role("heading", name=say("learn-title", title=say("title")))).to_be_visible()
    axe.check(page, "lessons")
    page.get_by_role("link", name=begins(lesson("first-bid"))).click()
    talk = page.get_by_role("region", name=lesson("first-bid"))
    for told in ("row", "bidding"):
        hears(ann, talk, f"first-bid-{told}")
        page.get_by_role("button", name=say("learn-next"), exact=True).click()
    hears(ann, talk, "first-bid-dream")  # what is pressed before one is asked is forgotten
    bid(ann, 4)
    hears(ann, talk, "first-bid-dream-four")
    page.get_by_role("button", name=say("learn-try-again"), exact=True).click()
    hears(ann, talk, "first-bid-dream")
    bid(ann, 9)
    hears(ann, talk, "first-bid-claimed")
    page.get_by_role("button", name=say("learn-next"), exact=True).click()
    hears(ann, talk, "first-bid-near")
    bid(ann, 1)
    hears(ann, talk, "first-bid-end")
    axe.check(page, "lesson")
    page.get_by_role("button", name=say("learn-next-lesson"), exact=True).click()
    expect(page.get_by_role("region", name=lesson("equal-bids"))).to_contain_text(lesson("equal-bids-pile"))
    page.get_by_role("button", name=say("learn-all"), exact=True).first.click()
    expect(page.get_by_text(say("learn-taken"), exact=True)).to_have_count(1)


def hears(ann: Person, talk: Locator, key: str) -> None:
    """What the others do before it is said is skipped."""
    ann.catch_up(lambda: lesson(key) in talk.inner_text(), key)


def bid(ann: Person, value: int) -> None:
    page = ann.page
    card = page.get_by_role("button", name=begins(say("card-dormire", value=value)))
    # What was said before it has just gone: the question comes with the next picture.
    expect(card).not_to_have_attribute("aria-disabled", "true")
    card.click()
    page.get_by_role("button", name=say("action-bid", value=value), exact=True).click()


def test_a_newcomer_is_offered_a_guide_once(sits_down: Callable[..., Person], server: Server) -> None:
    ann = sits_down(reduced_motion="reduce", newcomer=True)
    page = ann.page
    offer = page.get_by_role("region", name=say("advice-offer-title"))
    for _table in range(2):
        page.goto("/?new=miraris")
        page.get_by_role("button", name=say("make-table")).click()
        ann.until(lambda: ann.is_asked, "the first question")
        if _table == 0:
            expect(offer).to_be_visible()
            axe.check(page, "guide")
            offer.get_by_role("button", name=say("advice-offer-yes"), exact=True).click()
            page.locator("[data-advised]").first.wait_for()
            page.get_by_role("button", name=say("advice-stop"), exact=True).click()
            expect(page.locator("[data-advised]")).to_have_count(0)
    expect(offer).to_have_count(0)
