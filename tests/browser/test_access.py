"""Every screen outside a game for people who read, see or move differently: in each language, light, dark and with stronger contrast, and twice
as large. The boards are looked at in tests/gallery."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page

from tests.browser import axe, senses, windows
from tests.browser.friends import SEED
from tests.browser.newcomer import Newcomer
from tests.browser.people import DESK, Person
from tests.browser.serving import WAIT, Server
from tests.languages import files
from tests.placing import LONG
from wondertable.games import shipped

EACH = [(game, language) for game in shipped() for language in files.COMPLETE]
USUAL = [("miraris", "fr")]
TABS = ("how", "all", "cards") if LONG else ("all",)
BOTS_ALONE: dict[str, dict[str, Any]] = {"kamimai": {"options": {"source": "statistical"}}}


@pytest.mark.parametrize(("game", "language"), EACH if LONG else USUAL)
def test_every_screen_is_open_to_everybody(sits_down: Callable[..., Person], game: str, language: str) -> None:
    ann = sits_down(locale=language, color_scheme="light" if LONG else "dark", reduced_motion="reduce")
    senses.listen(ann.page)
    for screen in screens(Newcomer(ann.page, language, game), game):
        check(ann.page, f"{screen} of {game}, {language}")


@pytest.mark.long
@pytest.mark.parametrize(("game", "language"), EACH)
def test_every_screen_of_the_end_is_open_to_everybody(
    sits_down: Callable[..., Person], server: Server, ended: dict[str, str], game: str, language: str
) -> None:
    ann = sits_down(locale=language, reduced_motion="reduce")
    senses.listen(ann.page)
    if game not in ended:
        ended[game] = bots_alone(server, game)
    for screen in screens_of_the_end(Newcomer(ann.page, language, game), ann, game, ended[game]):
        check(ann.page, f"{screen} of {game}, {language}")


@pytest.fixture(scope="module")
def ended() -> dict[str, str]:
    """Of each game a table at which bots have played."""
    return {}


def bots_alone(server: Server, game: str) -> str:
    body = {"game": game, "players": 3, "name": None, "bots": ["thumb"] * 3, "brisk": True, "seed": SEED}
    answer = httpx.post(f"{server.url}/api/tables", json=body | BOTS_ALONE.get(game, {}), timeout=WAIT)
    assert answer.is_success, answer.text
    return str(answer.json()["table"])


def check(page: Page, where: str) -> None:
    """After an edit for its colours: other tests ask all else of the same screens in English and by day."""
    senses.check(page, where)
    found = axe.violations_in_each_light(page) if LONG else axe.violations(page, axe.COLOURS)
    assert not found, f"{where}: " + "\n".join(found)
    if not LONG:
        return
    senses.fits_twice_as_large(page, where)
    windows.resize(page, senses.TWICE)
    axe.check(page, f"{where}, twice as large")
    windows.resize(page, DESK)


def screens(visitor: Newcomer, game: str) -> Iterator[str]:
    page = visitor.page
    visitor.arrive()
    yield "the first page"
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    yield "the list of keys"
    page.goto(f"/?new={game}")
    visitor.button("make-table").wait_for()
    yield "the set-up"
    for tab in TABS:
        page.goto(f"/?rules={game}&at={tab}")
        page.get_by_role("button", name=visitor.word(f"rulebook-tab-{tab}"), exact=True).wait_for()
        visitor.rest()
        yield f"the rules, {tab}"
    yield from lesson(visitor)
    page.goto(f"/?new={game}&friends")
    visitor.button("make-table").click()
    page.get_by_role("img", name=visitor.word("invite-qr")).wait_for()
    yield "the lobby"
    visitor.arrive()
    visitor.card().get_by_role("button").click()
    visitor.button("menu").click()
    page.get_by_role("dialog").wait_for()
    yield "the menu with the settings"
    if LONG:
        yield from besides(visitor)


def besides(visitor: Newcomer) -> Iterator[str]:
    """What lies beside a table that was just opened, and what leads back to it."""
    page = visitor.page
    visitor.press(visitor.button("rules"))
    page.get_by_role("button", name=visitor.word("rulebook-tab-how"), exact=True).wait_for()
    visitor.rest()
    yield "the rules over a table"
    page.keyboard.press("Escape")
    visitor.press(visitor.button("log-button"))
    page.get_by_role("textbox", name=visitor.word("talk-say")).wait_for()
    yield "the log with the talk"
    visitor.press(visitor.button("menu"))
    visitor.press(page.get_by_role("dialog").get_by_role("button", name=visitor.word("client-text")))
    page.get_by_role("heading", name=visitor.word("text-options")).wait_for()
    visitor.rest()
    yield "the game in words"
    visitor.arrive()
    page.get_by_role("heading", name=visitor.word("continue")).wait_for()
    yield "the first page with one's tables"
    for key in ("settings", "move-tables", "credits"):
        visitor.press(visitor.button(key))
        page.get_by_role("dialog").wait_for()
        visitor.rest()
        yield visitor.word(key)
        page.keyboard.press("Escape")


def screens_of_the_end(visitor: Newcomer, ann: Person, game: str, table: str) -> Iterator[str]:
    page = visitor.page
    page.goto(f"/?table={table}&watch")
    ann.until(lambda: ann.is_over, "the game is over")
    visitor.rest()
    visitor.press(visitor.button("show-outcome"))
    yield "the end"
    page.goto(f"/?result={table}")
    page.get_by_role("heading", name=visitor.word("result-final")).wait_for()
    visitor.rest()
    yield "the result"
    page.goto(f"/?record={table}")
    page.get_by_role("slider", name=visitor.word("reel-line"), exact=True).wait_for()
    visitor.rest()
    yield "the replay"
    page.goto(f"/?record={table}&review")
    page.get_by_role("slider", name=visitor.word("reviewing-graph")).wait_for()
    visitor.rest()
    yield "the review"
    page.goto(f"/?puzzles={game}")
    puzzles = page.get_by_role("main").get_by_role("list").get_by_role("link")
    puzzles.first.wait_for()
    visitor.rest()
    yield "the puzzles"
    visitor.press(puzzles.first)
    page.locator("main[data-asked]").wait_for()
    visitor.rest()
    yield "a puzzle"


def lesson(visitor: Newcomer) -> Iterator[str]:
    """Each kind of step once: told, asked, wrong, and the end."""
    visitor.arrive()
    visitor.learn()
    kinds = {"told": "learn-next", "wrong": "learn-try-again", "end": "learn-play"}
    seen: set[str] = set()
    while "end" not in seen:
        kind = next((kind for kind, way in kinds.items() if visitor.button(way).is_visible()), "asked")
        if kind not in seen:
            seen.add(kind)
            yield f"a lesson, {kind}"
        if kind == "asked":
            visitor.act()
        elif kind != "end":
            visitor.press(visitor.button(kinds[kind]))
