"""Playing Miraris on the drawn board: with a finger or a mouse, or with keys alone."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.people import Json, Person
from tests.browser.pressing import offered
from tests.browser.words import begins, character, option, say, wonder


def cards_of(person: Person, answer: Json) -> list[Locator]:
    """The cards that make up an answer, as they lie on the board."""
    page, parts = person.page, answer["parts"]
    if answer["kind"] == "keep":
        return [page.get_by_role("button", name=begins(character(parts["character"])))]
    if answer["kind"] == "bid":
        return [page.get_by_role("button", name=begins(say("card-dormire", value=parts["value"])))]
    tray = page.get_by_role("list", name=say("board-tray-give" if answer["kind"] == "give" else "board-tray-take"))
    # Two of the same kind are two cards beside each other.
    values = list(parts.values())
    return [
        tray.get_by_role("button", name=wonder(value)).nth(values[:place].count(value))
        for place, value in enumerate(values)
    ]


def by_touch(person: Person, text: str) -> None:
    """Tap the cards, then the button that says what will be done."""
    answer, question = offered(person, text), person.state["question"]
    for card in cards_of(person, answer):
        card.tap()
    person.page.get_by_role("button", name=option(answer), exact=True).tap()
    person.until_answered(question)


def by_keys(person: Person, text: str) -> None:
    """A number chooses a bid; other cards are walked to. Enter chooses, and Enter once more confirms."""
    answer, question = offered(person, text), person.state["question"]
    if answer["kind"] == "bid":
        person.page.keyboard.press(str(answer["parts"]["value"]))
    else:
        for card in cards_of(person, answer):
            walk_to(person, card)
            person.page.keyboard.press("Enter")
    person.page.get_by_role("button", name=option(answer), exact=True).wait_for()
    person.page.keyboard.press("Enter")
    person.until_answered(question)


def walk_to(person: Person, card: Locator) -> None:
    """Tab leads into a row of cards, the arrows lead along it."""
    row = card.locator("xpath=ancestor::*[self::ul or self::ol][1]")
    person.tab_to(row.locator("[tabindex='0']"))
    for key in ("ArrowRight", "ArrowLeft"):
        for _ in range(row.get_by_role("button").count()):
            if card.evaluate("element => element === document.activeElement"):
                return
            person.page.keyboard.press(key)
    raise AssertionError(f"the arrows do not lead to {card}")
