"""How somebody likes to play: keys in a list, an answer asked for once more, whose turn it is, and how large, strong and on which side things are."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser import axe, windows
from tests.browser.friends import KEPT, SEED, Friends
from tests.browser.people import Person
from tests.browser.serving import Server
from tests.browser.words import begins, say


def test_a_question_mark_lists_the_keys(sits_down: Callable[..., Person]) -> None:
    ann = sits_down(reduced_motion="reduce")
    ann.page.goto("/")
    play = ann.page.get_by_role("button", name=say("play-now-game", title=say("title")))
    play.wait_for()
    listed = ann.page.get_by_role("dialog", name=say("keys"))
    ann.page.keyboard.press("?")
    expect(listed).to_contain_text(say("keys-list"))
    expect(listed).not_to_contain_text(say("keys-table"))
    axe.check(ann.page, "keys")
    ann.page.keyboard.press("Escape")
    expect(listed).to_have_count(0)
    play.click()
    ann.until_asked()
    ann.page.keyboard.press("?")
    for key in ("keys-board", "keys-table", "keys-everywhere", "board-keys-bid"):
        expect(listed).to_contain_text(say(key))
    windows.look_through(ann, "keys")


def test_who_writes_a_question_mark_writes_it(sits_down: Callable[..., Person]) -> None:
    ann = sits_down()
    ann.page.goto("/?new=miraris")
    ann.page.get_by_label(say("your-name")).fill("")
    ann.page.get_by_label(say("your-name")).press("?")
    expect(ann.page.get_by_label(say("your-name"))).to_have_value("?")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)


def test_an_answer_may_be_asked_for_once_more(sits_down: Callable[..., Person], server: Server) -> None:
    ann, friends = sits_down(reduced_motion="reduce"), Friends(server, 3, SEED)
    friends.take_place(ann)
    with friends.come(3):
        friends.seats[0].start()
        friends.answer(KEPT[:3])
        ann.page.goto(f"/?table={friends.table}")
        ann.until_asked()
        expect(ann.page.get_by_text(say("your-turn"), exact=True)).to_be_visible()
        menu(ann).get_by_role("checkbox", name=say("confirms")).check()
        ann.page.keyboard.press("Escape")
        bid(ann, 5)
        asked = ann.page.get_by_test_id("ask")
        expect(asked).to_have_text(say("answer-sure", answer=say("action-bid", value=5)))
        axe.check(ann.page, "an answer to be confirmed")
        ann.page.get_by_role("button", name=say("answer-no"), exact=True).click()
        expect(asked).to_have_text(say("question-bid"))
        assert not answers(ann)
        bid(ann, 6)
        ann.page.get_by_role("button", name=say("answer-yes"), exact=True).click()
        ann.until_waiting_for([1, 2])
        assert answers(ann) == ["bid 6"]


def test_looks_are_chosen_and_kept(sits_down: Callable[..., Person], server: Server) -> None:
    ann, friends = sits_down(reduced_motion="reduce"), Friends(server, 3, SEED)
    friends.take_place(ann)
    with friends.come(3):
        friends.seats[0].start()
        ann.page.goto(f"/?table={friends.table}")
        ann.until_asked()
        opened = menu(ann)
        for look, choice in (("contrast", "more"), ("text-size", "115"), ("hand", "left")):
            opened.get_by_label(say(look)).select_option(choice)
        expect(opened.get_by_role("button", name=say("fullscreen"))).to_be_visible()
        windows.look_through(ann, "menu with larger letters")
        ann.page.keyboard.press("Escape")
        ann.page.reload()
        ann.until_asked()
        assert ann.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "18.4px"
        nav, title = ann.page.get_by_role("navigation"), ann.page.get_by_role("heading", level=1)
        sides = [one.evaluate("element => element.getBoundingClientRect().left") for one in (nav, title)]
        assert sides[0] < sides[1]
        axe.check(ann.page, "stronger contrast, larger letters")


def test_looks_are_chosen_on_the_first_page_too(sits_down: Callable[..., Person]) -> None:
    ann = sits_down()
    ann.page.goto("/")
    ann.page.get_by_role("button", name=say("settings"), exact=True).click()
    chosen = ann.page.get_by_role("dialog", name=say("settings"))
    chosen.get_by_label(say("text-size")).select_option("130")
    axe.check(ann.page, "settings")
    windows.look_through(ann, "settings")
    ann.page.keyboard.press("Escape")
    windows.look_through(ann, "the first page with very large letters")


def menu(ann: Person) -> Locator:
    ann.page.get_by_role("button", name=say("menu"), exact=True).click()
    return ann.page.get_by_role("dialog")


def bid(ann: Person, value: int) -> None:
    ann.page.keyboard.press(str(value))
    ann.page.get_by_role("button", name=begins(say("action-bid", value=value))).click()


def answers(ann: Person) -> list[str]:
    return [str(one["answer"]) for one in ann.sent if one["type"] == "answer"]
