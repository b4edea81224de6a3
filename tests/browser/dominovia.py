"""Playing Dominovia on the drawn board: by clicking, by dragging with mouse or finger, or with keys alone."""

from __future__ import annotations

from functools import partial
from typing import Any

from playwright.sync_api import Locator

from tests.browser.people import Json, Person, middle
from tests.browser.pressing import button, offered
from tests.browser.words import sentence

say = partial(sentence, "dominovia")


def scroll_of(answer: Json) -> str | None:
    """The scroll of the hand that an answer names; a Ring is set on a scroll of the chain."""
    return None if answer["kind"] == "ring" else answer["parts"].get("scroll")


def in_hand(person: Person, scroll: str) -> Locator:
    return person.page.locator(f'.hand [data-scroll="{scroll}"]')


def place_of(person: Person, answer: Json) -> Locator:
    """Where on the table a scroll is dropped to give this answer."""
    page, parts = person.page, answer["parts"]
    seat, players = person.seat or 0, person.view["players"]
    if answer["kind"] == "link":
        return page.locator(f'[data-end="{parts["end"]}"]')
    if answer["kind"] == "offer":
        return page.locator(f'[data-offering="{seat}"]')
    if answer["kind"] == "discard":
        return page.locator(".deck .pile")
    steps = {"left": 1, "right": players - 1, "across": players // 2, None: 1}[person.view["board"]["direction"]]
    return page.locator(f'[data-seat="{parts.get("to", (seat + steps) % players)}"]')


def ring_place(person: Person, answer: Json) -> Locator:
    """The scrolls of the chain on which the Ring may lie; the one that is older comes from within."""
    scrolls = [laid["scroll"] for laid in person.view["board"]["chain"]]
    return person.page.locator(".chain ol > li").nth(scrolls.index(answer["parts"]["scroll"])).get_by_role("button")


def by_click(person: Person, text: str) -> None:
    """Press the scroll, then the place or the button that says what will be done."""
    answer, question = offered(person, text), person.state["question"]
    scroll = scroll_of(answer)
    if answer["kind"] == "ring":
        ring_place(person, answer).click()
    elif scroll is None:
        button(person, text).click()
    else:
        in_hand(person, scroll).click()
        if answer["kind"] == "link":
            place_of(person, answer).get_by_role("button").click()
        else:
            button(person, text).click()
    person.until_answered(question)


def by_drag(person: Person, text: str) -> None:
    """Take the scroll with the mouse and drop it where it belongs."""
    answer, question = offered(person, text), person.state["question"]
    scroll = scroll_of(answer)
    if scroll is None:
        by_click(person, text)
        return
    person.drag(in_hand(person, scroll), place_of(person, answer))
    person.until_answered(question)


def by_finger(person: Person, text: str) -> None:
    """The same on a touch screen."""
    answer, question = offered(person, text), person.state["question"]
    scroll = scroll_of(answer)
    if scroll is None:
        by_click(person, text)
        return
    wire = person.context.new_cdp_session(person.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at: list[dict[str, Any]] = [{"x": x, "y": y} for x, y in points]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    (fromx, fromy), (tox, toy) = middle(in_hand(person, scroll)), middle(place_of(person, answer))
    touch("touchStart", (fromx, fromy))
    for step in range(1, 7):
        touch("touchMove", (fromx + (tox - fromx) * step / 6, fromy + (toy - fromy) * step / 6))
    touch("touchEnd")
    wire.detach()
    person.until_answered(question)


def by_keys(person: Person, text: str) -> None:
    """The arrows lead along the hand, Enter picks; once more it answers, or leads to the answers there are."""
    answer, question = offered(person, text), person.state["question"]
    scroll, keyboard = scroll_of(answer), person.page.keyboard
    if answer["kind"] == "ring":
        person.tab_to(ring_place(person, answer))
    elif scroll is None:
        walk_to(person, ".actions", button(person, text))
    else:
        walk_to(person, ".hand", in_hand(person, scroll))
        keyboard.press("Enter")
        button(person, text).wait_for()
        if len([one for one in person.question["options"] if one["parts"].get("scroll") == scroll]) > 1:
            keyboard.press("Enter")
            for _ in person.question["options"]:
                if has_focus(button(person, text)):
                    break
                keyboard.press("ArrowRight")
    keyboard.press("Enter")
    person.until_answered(question)


def walk_to(person: Person, group: str, wanted: Locator) -> None:
    person.tab_to(person.page.locator(f"{group} [tabindex='0']"))
    person.page.keyboard.press("Home")
    for _ in range(person.page.locator(f"{group} button").count()):
        if has_focus(wanted):
            return
        person.page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrows do not lead to {wanted}")


def has_focus(element: Locator) -> bool:
    return bool(element.evaluate("element => element === document.activeElement"))
