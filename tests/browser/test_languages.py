"""The pages follow the language of the browser, and another one may be chosen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.languages import files
from wondertable.core.text import sentence

OWN_NAMES = {"en": "English", "fr": "français", "ja": "日本語"}
OTHERS = [language for language in files.COMPLETE if language != files.ENGLISH]


def house(key: str, language: str) -> str:
    """A sentence of the pages that asks for nothing."""
    return files.said(files.in_language(files.HOUSE / "text.en.ftl", language), key)


@pytest.mark.parametrize("language", OTHERS)
def test_the_first_page_follows_the_browser(sits_down: Callable[..., Person], language: str) -> None:
    page = sits_down(locale=f"{language}-XX").page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("heading", name=house("home-title", language))).to_be_visible()
    title = sentence("title", game="dominovia", language=language)
    assert title != sentence("title", game="dominovia")
    expect(page.get_by_role("heading", name=title)).to_be_visible()


def test_another_language_is_chosen_by_its_own_name_and_remembered(sits_down: Callable[..., Person]) -> None:
    page = sits_down(locale="xx").page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    choice = page.get_by_label(house("language", "en"))
    assert set(choice.locator("option").all_inner_texts()) == {OWN_NAMES[each] for each in files.COMPLETE}
    choice.select_option("fr")
    expect(page.get_by_role("heading", name=house("home-title", "fr"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name=house("home-title", "fr"))).to_be_visible()
