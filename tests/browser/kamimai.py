"""Playing KamiMaï on the drawn board: by dragging pages out of the book, with a finger, with keys alone, or beside real cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from playwright.sync_api import Locator

from tests.browser.people import Json, Person
from tests.browser.words import sentence

say = partial(sentence, "kamimai")

# Pictures in three dimensions without a graphics card; elsewhere in the tests there are none.
SOFTWARE_PICTURES = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]


class Summoner(Person):
    """Somebody whose page is also sent the moving book."""

    frames = 0

    def _take(self, frame: str | bytes) -> None:
        if isinstance(frame, bytes):
            self.frames += 1
        else:
            super()._take(frame)

    @property
    def board(self) -> Json:
        board: Json = self.view["board"]
        return board

    def answer(self, text: str) -> Locator:
        """The button that gives this answer."""
        return self.page.locator(f'[data-answer="{text}"]')


def offered(person: Summoner, kind: str) -> list[Json]:
    return [option for option in person.question["options"] if option["kind"] == kind]


def single_pages(person: Summoner) -> set[str]:
    return {option["parts"]["pages"][0] for option in offered(person, "grab") if len(option["parts"]["pages"]) == 1}


def places(person: Summoner) -> Iterator[tuple[float, float]]:
    """Points over the picture of the book, from its middle outwards."""
    box = person.page.locator(".grimoire .room").bounding_box()
    assert box is not None, "the book is nowhere to be seen"
    for down in (0.5, 0.45, 0.55, 0.4, 0.6):
        for across in (0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65):
            yield box["x"] + box["width"] * across, box["y"] + box["height"] * down


def shown(person: Summoner) -> str | None:
    """The page that is pointed at."""
    there = person.page.locator("[data-shown]")
    return there.get_attribute("data-shown") if there.count() else None


def way(person: Summoner) -> tuple[float, float]:
    """Out of the book towards its near end, as it is seen at first: down to the right."""
    box = person.page.locator(".grimoire .room").bounding_box()
    assert box is not None
    return box["width"] * 0.44, box["height"] * 0.2


STEPS = 14


def by_mouse(person: Summoner) -> None:
    """Point at the book until a page shows that may be pulled; then pull it out slowly."""
    page, may = person.page, single_pages(person)
    for x, y in places(person):
        page.mouse.move(x, y)
        page.wait_for_timeout(120)
        if shown(person) in may:
            break
    else:
        raise AssertionError("no page of the book can be pointed at")
    dx, dy = way(person)
    page.mouse.down()
    for step in range(1, STEPS + 1):
        page.mouse.move(x + dx * step / STEPS, y + dy * step / STEPS)
        page.wait_for_timeout(60)
    page.mouse.up()


def by_finger(person: Summoner) -> None:
    """A tap shows a page and chooses it; then the finger pulls it out."""
    page, may = person.page, single_pages(person)
    for x, y in places(person):
        page.touchscreen.tap(x, y)
        page.wait_for_timeout(120)
        if shown(person) in may:
            break
    else:
        raise AssertionError("no page of the book can be tapped")
    dx, dy = way(person)
    session = person.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, STEPS + 1):
        point = {"x": x + dx * step / STEPS, "y": y + dy * step / STEPS}
        session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        page.wait_for_timeout(60)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def pick(person: Summoner, cards: list[str]) -> None:
    """Press these cards in the row that lies there to be chosen from."""
    for at, card in enumerate(cards):
        person.page.locator(f'.asking .row [data-card="{card}"]').nth(cards[:at].count(card)).click()


def give(person: Summoner, option: Json) -> None:
    """An answer other than a pull, with the mouse or a finger."""
    kind, parts = option["kind"], option["parts"]
    if kind in ("cast", "cast_team"):
        person.page.locator(f'[data-spell="{kind} {parts["colour"]}"]').click()
        for _ in person.question["options"]:
            if person.answer(option["text"]).count():
                break
            person.page.get_by_role("button", name=say("board-payment-next")).click()
    elif kind in ("discard", "keep"):
        pick(person, parts["cards"])
    elif kind in ("take", "give"):
        pick(person, [parts["card"]])
    person.answer(option["text"]).click()


def by_keys(person: Summoner, option: Json) -> None:
    """The same with Tab, arrows and Enter."""
    kind, parts, page = option["kind"], option["parts"], person.page
    if kind == "grab":
        walk(person, ".wings", f'[data-page="{parts["pages"][0]}"]')
        page.keyboard.press("Enter")
    elif kind in ("cast", "cast_team"):
        enter(person, page.locator(f'[data-spell="{kind} {parts["colour"]}"]'))
        for _ in person.question["options"]:
            if person.answer(option["text"]).count():
                break
            enter(person, page.get_by_role("button", name=say("board-payment-next")))
    for card in [*parts.get("cards", []), *([parts["card"]] if kind in ("take", "give") else [])]:
        walk(person, ".asking .row", f'[data-card="{card}"][aria-pressed="false"]')
        page.keyboard.press("Enter")
    enter(person, person.answer(option["text"]))


def enter(person: Summoner, wanted: Locator) -> None:
    person.tab_to(wanted.first, most=120)
    person.page.keyboard.press("Enter")


def walk(person: Summoner, group: str, wanted: str) -> None:
    """Tab leads into the group, arrows lead along it."""
    page = person.page
    person.tab_to(page.locator(f'{group} [tabindex="0"]'), most=120)
    page.keyboard.press("Home")
    for _ in range(page.locator(f"{group} button").count()):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrows do not lead to {wanted}")
