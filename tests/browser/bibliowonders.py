"""Playing Bibliowonders! on the drawn board: by clicking, by dragging the wizard, by tapping, or with keys alone."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import Locator

from tests.browser.people import Json, Person
from tests.browser.pressing import Press, button, offered, walk_the_hand
from tests.browser.words import sentence

say = partial(sentence, "bibliowonders")


def square(person: Person, position: str) -> Locator:
    return person.page.locator(f'[data-position="{position}"]')


def in_hand(person: Person, card: str, copy: int = 0) -> Locator:
    return person.page.locator(f'.hand [data-card="{card}"]').nth(copy)


def spell(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-spell="{name}"]')


def pressed(person: Person, answer: Json) -> list[Locator]:
    """Everything that is pressed for an answer, one after the other."""
    kind, parts, text = answer["kind"], answer["parts"], answer["text"]
    if kind == "colour":
        return [person.page.locator(f'[data-colour="{parts["colour"]}"]')]
    if kind == "move":
        return [square(person, parts["position"])]
    if kind == "clairvoyance":
        return [spell(person, kind), square(person, parts["position"])]
    if kind in ("negotiate", "leap"):
        return [spell(person, kind)]
    cards = parts.get("cards", [])
    steps = [in_hand(person, card, cards[:at].count(card)) for at, card in enumerate(cards)]
    if "card" in parts:
        steps.append(in_hand(person, parts["card"]))
        steps += [square(person, parts[part]) for part in ("first", "second", "third") if part in parts]
    return [*steps, button(person, text)]


def answer_by(press: Press, person: Person, answer: Json) -> None:
    question = person.state["question"]
    for step in pressed(person, answer):
        press(step)
    person.until_answered(question)


def by_click(person: Person, text: str) -> None:
    """What a square does is seen while the mouse is over it, so that one click is enough."""
    answer_by(lambda step: step.click(), person, offered(person, text))


def by_finger(person: Person, text: str) -> None:
    """A finger cannot hover: the first tap shows what a Move does, the second one moves."""
    answer = offered(person, text)
    if answer["kind"] != "move":
        answer_by(lambda step: step.tap(), person, answer)
        return
    question, there = person.state["question"], square(person, answer["parts"]["position"])
    there.tap()
    button(person, text).wait_for()
    assert person.state["question"] == question, "one tap is not an answer"
    there.tap()
    person.until_answered(question)


def by_drag(person: Person, text: str) -> None:
    """The wizard is taken to the square and cards to the slot or the pile with the mouse; everything else is clicked."""
    answer = offered(person, text)
    kind, parts, question = answer["kind"], answer["parts"], person.state["question"]
    steps = pressed(person, answer)[:-1]
    if kind == "move":
        own = person.view["board"]["seats"][person.seat or 0]["pawn"]
        person.drag(square(person, own), square(person, parts["position"]))
    elif kind == "discard":
        for card in steps:
            person.drag(card, person.page.locator("button.pile"))
    elif kind in ("learn", "learn_letter"):
        for card in steps[:-1]:
            card.click()
        person.drag(steps[-1], person.page.locator(f'[data-slot="{parts["slot"]}"]'))
    else:
        by_click(person, text)
        return
    person.until_answered(question)


def by_keys(person: Person, text: str) -> None:
    """Tab leads to the map and to the hand, the arrows lead about in them, and Enter presses."""

    def press(step: Locator) -> None:
        if step.get_attribute("data-position"):
            walk_the_map(person, step)
        elif step.get_attribute("data-card"):
            walk_the_hand(person, step)
        else:
            person.tab_to(step)
        person.page.keyboard.press("Enter")

    answer_by(press, person, offered(person, text))


def walk_the_map(person: Person, there: Locator) -> None:
    """First up or down to its row, then along it."""
    page = person.page
    person.tab_to(page.locator(".squares [tabindex='0']"))
    places = {one["position"]: one for one in person.view["board"]["map"]}
    target = places[str(there.get_attribute("data-position"))]
    for _ in range(2 * len(places)):
        here = places[str(page.evaluate("document.activeElement.dataset.position"))]
        if here is target:
            return
        if here["y"] != target["y"]:
            page.keyboard.press("ArrowUp" if here["y"] < target["y"] else "ArrowDown")
        else:
            page.keyboard.press("ArrowRight" if here["x"] < target["x"] else "ArrowLeft")
    raise AssertionError(f"the arrows do not lead to {target['position']}")
