"""A whole game in words, against bots, from the first page on, without touching anything but the keyboard."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from playwright.sync_api import Locator, expect

from tests.browser import axe
from tests.browser.friends import SEED, Friends
from tests.browser.in_words import WAYS, answer_with, focus, sit_down_with_bots, turn_to_words
from tests.browser.people import Person
from tests.browser.serving import Server
from tests.browser.words import option, say


def test_a_game_in_words_by_keyboard(sits_down: Callable[..., Person]) -> None:
    ann = sits_down()
    sit_down_with_bots(ann, say("title"))
    turn_to_words(ann)

    told = 0
    for number, choose in zip(count(), WAYS * 5):
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
        answer_with(ann, choose, *chosen(ann))
    see_result(ann)


def test_what_others_answer_meanwhile_moves_no_focus(sits_down: Callable[..., Person], server: Server) -> None:
    friends = Friends(server, 3, SEED)
    ann = sits_down()
    friends.take_place(ann)
    ann.context.add_init_script("localStorage['wondertable.client'] = 'text'")
    with friends.come(3):
        friends.seats[0].start()
        ann.page.goto(f"/?table={friends.table}")
        ann.until_asked()
        ann.page.keyboard.press("2")
        second = ann.page.get_by_role("button", name=option(ann.question["options"][1]), exact=True)
        expect(second).to_be_focused()
        friends.seats[1].answer()
        ann.until(lambda: ann.view["asked"] == [0, 2], "the other has answered")
        ann.page.keyboard.press("ArrowUp")
        ann.page.keyboard.press("ArrowDown")
        expect(second).to_be_focused()


def chosen(ann: Person) -> tuple[Locator, int]:
    """Of what is offered the one in the middle."""
    options = ann.question["options"]
    place = len(options) // 2
    return ann.page.get_by_role("button", name=option(options[place]), exact=True), place


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
