"""What is pressed on a drawn board, whatever the game."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator

from tests.browser.people import Json, Person

Press = Callable[[Locator], None]
"""A way to press what is there."""


def offered(person: Person, text: str) -> Json:
    found = [one for one in person.question["options"] if one["text"] == text]
    assert found, f"{text!r} is not among {[one['text'] for one in person.question['options']]}"
    return dict(found[0])


def button(person: Person, text: str) -> Locator:
    """The button that says what will be done."""
    return person.page.locator(f'.actions [data-answer="{text}"]')


def walk_the_hand(person: Person, card: Locator) -> None:
    """Tab leads to the hand, and the arrows lead along it."""
    person.tab_to(person.page.locator(".hand [tabindex='0']"))
    person.page.keyboard.press("Home")
    for _ in range(person.page.locator(".hand button").count()):
        if card.evaluate("element => element === document.activeElement"):
            return
        person.page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrows do not lead to {card}")
