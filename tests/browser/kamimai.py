"""Playing KamiMaï on the drawn board: by dragging pages out of the book, with a finger, with keys alone, or beside real cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from playwright.sync_api import FloatRect, Locator

from tests import offering
from tests.browser.people import Json, Person
from tests.browser.words import sentence

say = partial(sentence, "kamimai")


class Summoner(Person):
    def is_playing(self) -> bool:
        return self.state.get("view") is not None

    @property
    def board(self) -> Json:
        board: Json = self.view["board"]
        return board

    def answer(self, text: str) -> Locator:
        """The button that gives this answer."""
        return self.page.locator(f'[data-answer="{text}"]')


def offered(person: Summoner, kind: str) -> list[Json]:
    return [option for option in offering.offered(person.question) if option["kind"] == kind]


def single_pages(person: Summoner) -> set[str]:
    return {option["parts"]["pages"][0] for option in offered(person, "grab") if len(option["parts"]["pages"]) == 1}


def picture(person: Summoner) -> FloatRect:
    """Where the book is seen."""
    box = person.page.locator(".grimoire .room").bounding_box()
    assert box is not None, "the book is nowhere to be seen"
    return box


def places(person: Summoner) -> Iterator[tuple[float, float]]:
    """Points over the picture of the book, from its middle outwards."""
    box = picture(person)
    for down in (0.5, 0.45, 0.55, 0.4, 0.6):
        for across in (0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65):
            yield box["x"] + box["width"] * across, box["y"] + box["height"] * down


def shown(person: Summoner) -> str | None:
    """The page that is pointed at."""
    there = person.page.locator("[data-shown]")
    return there.get_attribute("data-shown") if there.count() else None


Way = list[tuple[float, float]]
"""Where the hand goes, as shares of the picture from where the fingers closed."""
OUT: Way = [(0.44 * step / 14, 0.2 * step / 14) for step in range(1, 15)]
"""Out of the book towards its near end, as it is seen at first: down to the right."""
WILD: Way = [
    (0.0, -0.05),
    (0.0, -0.1),
    (0.2, -0.1),
    (0.4, -0.1),
    (0.1, -0.1),
    (-0.2, -0.1),
    (-0.4, -0.1),
    (-0.1, -0.1),
    (0.2, -0.1),
    (0.4, -0.1),
]
"""Lifted, and swept through both wings."""


# The page takes this browser for one with a graphics card, and draws with light and shadows.
WITH_A_CARD = """{
  const asked = WebGL2RenderingContext.prototype.getParameter;
  WebGL2RenderingContext.prototype.getParameter = function (name) {
    const told = asked.call(this, name);
    return typeof told === 'string' ? told.replace(/swiftshader|llvmpipe|software/gi, 'card') : told;
  };
}"""
PAUSE = 60
"""Milliseconds between two places of a hand."""
PRESSES = 5
"""So often a page may sway away from under a hand that closes."""
TOUCH = {"down": "touchStart", "move": "touchMove", "up": "touchEnd"}


def pull(person: Summoner, way: Way, *, finger: bool) -> None:
    """Point at the book until a page shows that may be pulled; then take it that way, unless the question is gone meanwhile."""
    question, page = person.state["question"], person.page
    page.locator(f'canvas[data-drawn="{person.board["book"]["build"]}"]').wait_for(state="attached")
    for _ in range(PRESSES):
        if person.state["question"] != question:
            return
        start = point(person, finger)
        if start and taken(person, start, way, finger=finger):
            return
    raise AssertionError("no page of the book can be taken")


def point(person: Summoner, finger: bool) -> tuple[float, float] | None:
    """The first place where a page shows that may be pulled."""
    page, may = person.page, single_pages(person)
    for x, y in places(person):
        page.touchscreen.tap(x, y) if finger else page.mouse.move(x, y)
        page.wait_for_timeout(2 * PAUSE)
        if shown(person) in may:
            return x, y
    return None


def taken(person: Summoner, start: tuple[float, float], way: Way, *, finger: bool) -> bool:
    """Whether a page is marked under the hand that closes there; then it goes that way. Else the page swayed away."""
    session = person.context.new_cdp_session(person.page)
    mouse = person.page.mouse

    def put(what: str, *place: float) -> None:
        if finger:
            places = [{"x": place[0], "y": place[1]}] if place else []
            session.send("Input.dispatchTouchEvent", {"type": TOUCH[what], "touchPoints": places})
            return
        if place:
            mouse.move(*place)
        if what != "move":
            getattr(mouse, what)()

    put("down", *start)
    marked, box = shown(person) is not None, picture(person)
    for across, down in way if marked else ():
        put("move", start[0] + box["width"] * across, start[1] + box["height"] * down)
        person.page.wait_for_timeout(PAUSE)
    put("up")
    session.detach()
    return marked


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
        for leaf in parts["pages"]:
            walk(person, ".wings", f'[data-page="{leaf}"]')
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
