"""A language that knows only some words is used for these, and English for the rest."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.words import say
from wondertable.core.text import sentence


def test_names_of_a_game_in_japanese(sits_down: Callable[..., Person]) -> None:
    ann = sits_down(locale="ja-JP")
    title = sentence("title", game="bibliowonders")
    japanese = sentence("title", game="bibliowonders", language="ja")
    assert title != japanese
    ann.page.goto("/")
    expect(ann.page.get_by_role("heading", name=title)).to_be_visible()
    offered = ann.page.get_by_label(say("language")).locator("option")
    assert set(offered.all_inner_texts()) == {"English", say("language-partly", language="日本語")}
    ann.page.get_by_label(say("language")).select_option("ja")
    expect(ann.page.get_by_role("heading", name=japanese)).to_be_visible()
    expect(ann.page.get_by_role("heading", name=say("home-title"))).to_be_visible()
    ann.page.reload()
    expect(ann.page.get_by_role("heading", name=japanese)).to_be_visible()
    expect(ann.page.locator("html")).to_have_attribute("lang", "en")
