"""Japanese as its readers see it: its own letters, upright, and nothing that moves when the letters come."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.test_light import WATCH, late
from wondertable.core.text import sentence

LETTERS = """[...document.fonts].filter((face) => face.status === 'loaded' && / Letters$/.test(face.family.replaceAll('"', '')))
    .map((face) => face.family.replaceAll('"', '')).sort()"""


def title(language: str) -> str:
    return sentence("title", game="bibliowonders", language=language)


def test_readers_of_japanese_get_its_letters(sits_down: Callable[..., Person]) -> None:
    ann = sits_down(locale="ja-JP")
    ann.page.goto("/")
    heading = ann.page.get_by_role("heading", name=title("ja"))
    expect(heading).to_be_visible()
    expect(ann.page.locator("html")).to_have_attribute("lang", "ja")
    ann.page.wait_for_load_state("networkidle")
    assert ann.page.evaluate(LETTERS) == ["Noto Sans JP Letters", "Zen Old Mincho Letters"]
    assert heading.evaluate("one => getComputedStyle(one).fontFamily").startswith('"Zen Old Mincho Letters"')


def test_nobody_else_does(sits_down: Callable[..., Person]) -> None:
    ann = sits_down()
    ann.page.goto("/")
    expect(ann.page.get_by_role("heading", name=title("en"))).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert ann.page.evaluate(LETTERS) == []


@pytest.mark.parametrize("phone", [False, True])
def test_nothing_moves_when_the_letters_come(sits_down: Callable[..., Person], phone: bool) -> None:
    ann = sits_down(locale="ja-JP", phone=phone)
    ann.page.add_init_script(WATCH)
    for slow in ("**/*.woff2", "**/assets/ja-*.js", "**/api/games"):
        ann.page.route(slow, late)
    ann.page.goto("/")
    expect(ann.page.get_by_role("heading", name=title("ja"))).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert ann.page.evaluate("shifts") == []
