"""A whole game in words, against bots, from the first page on, without touching anything but the keyboard."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from playwright.sync_api import Locator, expect

from tests.browser import axe
from tests.browser.people import Person
from tests.browser.words import begins, option, say


def test_a_game_in_words_by_keyboard(sits_down: Callable[..., Person]) -> None:
    ann = sits_down()
    sit_down_with_bots(ann)
    turn_to_words(ann)

    told = 0
    for number, choose in zip(count(), (by_number, by_number_twice, by_tab, by_arrows) * 5):
        ann.until(lambda: ann.is_asked or ann.is_over, "a question or the end")
        if ann.is_over:
            break
        ann.until_asked()
        assert focus(ann) != "BODY", f"the focus is lost at question {number}"
        lines = ann.page.get_by_role("log").get_by_role("listitem").count()
        assert lines > told, "the log, which is read aloud, tells what happened"
        told = lines
        if number in (0, 2) or ann.question["kind"] != "bid":
            axe.check(ann.page, f"the text client asks: {ann.question['kind']}")
        answer_with(ann, choose)
    see_result(ann)


# -- getting there -----------------------------------------------------------------------------------------------------


def press(ann: Person, wanted: Locator) -> None:
    ann.tab_to(wanted)
    ann.page.keyboard.press("Enter")


def sit_down_with_bots(ann: Person) -> None:
    page = ann.page
    page.goto("/")
    page.get_by_role("link", name=begins(say("title"))).wait_for()
    press(ann, page.get_by_role("link", name=begins(say("title"))))
    page.get_by_role("button", name=say("only-bots")).wait_for()
    press(ann, page.get_by_role("button", name=say("only-bots")))
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


# -- playing -----------------------------------------------------------------------------------------------------------


def focus(ann: Person) -> str:
    """The kind of element the keyboard speaks to; BODY is none."""
    return str(ann.page.evaluate("document.activeElement?.tagName ?? 'BODY'"))


def answer_with(ann: Person, choose: Callable[[Person, Locator, int], None]) -> None:
    question, options = ann.state["question"], ann.question["options"]
    place = len(options) // 2
    wanted = ann.page.get_by_role("button", name=option(options[place]), exact=True)
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


def see_result(ann: Person) -> None:
    ann.until_over()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text(say(f"outcome-{ann.view['outcome']['reason']}"))
    assert ann.page.evaluate("document.activeElement.closest('dialog') !== null"), "the focus is in the dialog"
    axe.check(ann.page, "the result in words")
    ann.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert focus(ann) != "BODY"
    expect(ann.page.get_by_role("heading", name=say("text-over"))).to_be_visible()
    axe.check(ann.page, "the text client after the end")
