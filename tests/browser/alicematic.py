"""Playing AlicematiC Heroes on the drawn board: by clicking, by tapping, or with keys alone."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import Locator

from tests.browser.people import Json, Person
from tests.browser.pressing import Press, button, offered, walk_the_hand
from tests.browser.words import sentence

say = partial(sentence, "alicematic")

ON_THE_MAP = ("city", "invade", "invade_down", "attack", "finish", "jet")


def space(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-space="{name}"]')


def in_hand(person: Person, alice: str, copy: int = 0) -> Locator:
    return person.page.locator(f'.hand [data-card="{alice}"]').nth(copy)


def slot(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-slot="{name}"]')


def discard(person: Person) -> Locator:
    return person.page.locator(".ledger .discard")


def pressed(person: Person, answer: Json) -> list[Locator]:
    """Everything that is pressed for an answer, one after the other."""
    kind, parts = answer["kind"], answer["parts"]
    if kind == "kingdom":
        return [person.page.locator(f'[data-kingdom="{parts["kingdom"]}"]')]
    steps: list[Locator] = []
    if kind in ON_THE_MAP:
        steps.append(space(person, parts["space"]))
    elif kind == "discard":
        cards = parts["cards"]
        steps += [in_hand(person, card, cards[:at].count(card)) for at, card in enumerate(cards)]
    elif kind in ("summon", "commoner"):
        steps.append(in_hand(person, parts["alice"]))
        if kind == "commoner":
            steps.append(slot(person, parts["slot"]))
    return [*steps, button(person, answer["text"])]


def answer_by(press: Press, person: Person, answer: Json) -> None:
    question = person.state["question"]
    for step in pressed(person, answer):
        press(step)
    person.until_answered(question)


def by_click(person: Person, text: str) -> None:
    answer_by(lambda step: step.click(), person, offered(person, text))


def by_dragging(person: Person, text: str) -> None:
    """A card is carried into a slot or back to the pile, a token to its space, and the button says the rest; everything else is clicked."""
    answer = offered(person, text)
    kind, parts = answer["kind"], answer["parts"]
    if kind not in ("summon", "commoner", "discard", *ON_THE_MAP):
        by_click(person, text)
        return
    question = person.state["question"]
    if kind == "discard":
        for at, card in enumerate(parts["cards"]):
            person.drag(in_hand(person, card, parts["cards"][:at].count(card)), discard(person))
    elif kind in ON_THE_MAP:
        person.drag(person.page.locator(".plate.own"), space(person, parts["space"]))
    else:
        person.drag(in_hand(person, parts["alice"]), slot(person, parts["slot"]))
    button(person, text).wait_for()
    assert person.state["question"] == question, "a drop chooses; the button answers"
    button(person, text).click()
    person.until_answered(question)


def by_finger(person: Person, text: str) -> None:
    answer_by(lambda step: step.tap(), person, offered(person, text))


def by_pressing_twice(person: Person, text: str) -> None:
    """What a space offers first is done when the space is pressed again; everything else is clicked."""
    answer = offered(person, text)
    here = [
        one["text"]
        for one in person.question["options"]
        if one["parts"].get("space", "") == answer["parts"].get("space")
    ]
    if answer["kind"] not in ON_THE_MAP or here[0] != text:
        by_click(person, text)
        return
    question, there = person.state["question"], space(person, answer["parts"]["space"])
    there.click()
    button(person, text).wait_for()
    assert person.state["question"] == question, "one press is not an answer"
    there.click()
    person.until_answered(question)


def by_keys(person: Person, text: str) -> None:
    """Tab leads to the map and to the hand, the arrows lead about in them, and Enter presses."""

    def press(step: Locator) -> None:
        if step.get_attribute("data-space"):
            walk_the_map(person, step)
        elif step.get_attribute("data-card"):
            walk_the_hand(person, step)
        else:
            person.tab_to(step)
        person.page.keyboard.press("Enter")

    answer_by(press, person, offered(person, text))


def walk_the_map(person: Person, there: Locator) -> None:
    """First up or down to its row, then along it, as somebody does who sees where it is."""
    page = person.page
    person.tab_to(page.locator(".space[tabindex='0']"))
    places = {one["space"]: one for one in person.view["board"]["map"]["spaces"]}
    target = places[str(there.get_attribute("data-space"))]
    for _ in range(len(places)):
        here = places[str(page.evaluate("document.activeElement.dataset.space"))]
        if here is target:
            return
        rows, columns = target["r"] - here["r"], target["q"] - here["q"]
        key = ("ArrowDown" if rows > 0 else "ArrowUp") if rows else "ArrowRight" if columns > 0 else "ArrowLeft"
        for _ in range(abs(rows or columns)):
            page.keyboard.press(key)
    raise AssertionError(f"the arrows do not lead to {target['space']}")
