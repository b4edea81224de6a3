"""The pages speak the language of the browser, until somebody chooses another."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from wondertable.core.text import sentence

NAMES = {"en": "English", "fr": "français", "ja": "日本語"}


def title(language: str) -> str:
    return sentence("title", game="alicematic", language=language)


@pytest.mark.parametrize(("locale", "language"), [("ja-JP", "ja"), ("fr-CA", "fr"), ("en-GB", "en"), ("nl-NL", "en")])
def test_the_language_follows_the_browser(sits_down: Callable[..., Person], locale: str, language: str) -> None:
    ann = sits_down(locale=locale)
    ann.page.goto("/")
    expect(ann.page.get_by_role("heading", name=title(language))).to_be_visible()
    expect(ann.page.locator("html")).to_have_attribute("lang", language)


def test_a_language_that_is_chosen_is_kept(sits_down: Callable[..., Person]) -> None:
    ann = sits_down(locale="ja-JP")
    ann.page.goto("/")
    offered = ann.page.locator("select", has=ann.page.locator("option", has_text=NAMES["fr"]))
    assert set(offered.locator("option").all_inner_texts()) == set(NAMES.values())
    offered.select_option("en")
    expect(ann.page.get_by_role("heading", name=title("en"))).to_be_visible()
    ann.page.reload()
    expect(ann.page.get_by_role("heading", name=title("en"))).to_be_visible()
    expect(ann.page.locator("html")).to_have_attribute("lang", "en")
