"""Every screen outside a game for people who read, see or move differently: in each language, light and dark, and twice as large."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from tests.browser import axe, senses, windows
from tests.browser.newcomer import Newcomer
from tests.browser.people import DESK, Person
from tests.languages import files
from tests.placing import LONG
from wondertable.games import shipped

EACH = [(language, light) for language in files.COMPLETE for light in ("light", "dark")]
USUAL = [("fr", "dark")]
GAMES = shipped() if LONG else ["miraris"]
TABS = ("how", "all", "cards") if LONG else ("all",)


@pytest.mark.parametrize(("language", "light"), EACH if LONG else USUAL)
def test_every_screen_is_open_to_everybody(sits_down: Callable[..., Person], language: str, light: str) -> None:
    ann = sits_down(locale=language, color_scheme=light, reduced_motion="reduce")
    senses.listen(ann.page)
    for game in GAMES:
        visitor = Newcomer(ann.page, language, game)
        for screen in screens(visitor, game):
            check(ann.page, f"{screen} of {game}, {language}, {light}")


def check(page: Page, where: str) -> None:
    """After an edit in the usual size: other tests look at the same screens in smaller windows."""
    axe.check(page, where)
    senses.check(page, where)
    if LONG:
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
