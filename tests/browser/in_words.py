"""The client in words, from the first page on, without touching anything but the keyboard."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.people import Person
from tests.browser.words import begins, say

Way = Callable[[Person, Locator, int], None]
"""A way to press the button at some place of the list."""


def press(ann: Person, wanted: Locator) -> None:
    ann.tab_to(wanted)
    ann.page.keyboard.press("Enter")


def sit_down_with_bots(ann: Person, title: str) -> None:
    page = ann.page
    page.goto("/")
    page.get_by_role("link", name=begins(title)).wait_for()
    press(ann, page.get_by_role("link", name=begins(title)))
    adepts = page.get_by_role("button", name=begins(say("level-adept")))
    adepts.wait_for()
    press(ann, adepts)
    press(ann, page.get_by_role("button", name=say("make-table")))
    ann.until(lambda: ann.is_asked, "the first question, without anybody to wait for")


def turn_to_words(ann: Person) -> None:
    page = ann.page
    page.get_by_role("button", name=say("menu"), exact=True).wait_for()
    press(ann, page.get_by_role("button", name=say("menu"), exact=True))
    words = page.get_by_role("dialog").get_by_role("button", name=say("client-text"))
    words.wait_for()
    press(ann, words)
    page.get_by_role("heading", name=say("text-options")).wait_for()


def focus(ann: Person) -> str:
    """The kind of element the keyboard speaks to; BODY is none."""
    return str(ann.page.evaluate("document.activeElement?.tagName ?? 'BODY'"))


def answer_with(ann: Person, choose: Way, wanted: Locator, place: int) -> None:
    """Give the answer at this place of the list, whose button is this one."""
    question, options = ann.state["question"], ann.question["options"]
    expect(wanted).to_be_enabled()
    choose(ann, wanted, place)
    ann.until_answered(question)
    assert ann.acknowledged[-1][1] == options[place]["text"]


def by_number(ann: Person, wanted: Locator, place: int) -> None:
    if place >= 9:
        by_tab(ann, wanted, place)
        return
    ann.page.keyboard.press(str(place + 1))
    expect(wanted).to_be_focused()
    ann.page.keyboard.press("Enter")


def by_number_twice(ann: Person, wanted: Locator, place: int) -> None:
    if place >= 9:
        by_arrows(ann, wanted, place)
        return
    ann.page.keyboard.press(str(place + 1))
    ann.page.keyboard.press(str(place + 1))


def by_tab(ann: Person, wanted: Locator, place: int) -> None:
    press(ann, wanted)


def by_arrows(ann: Person, wanted: Locator, place: int) -> None:
    ann.page.keyboard.press("1")
    for _ in range(place + 1):
        ann.page.keyboard.press("ArrowDown")
    ann.page.keyboard.press("ArrowUp")
    expect(wanted).to_be_focused()
    ann.page.keyboard.press("Enter")


WAYS: tuple[Way, ...] = (by_number, by_number_twice, by_tab, by_arrows)
