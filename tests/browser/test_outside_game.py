"""A game that the pages were not built with is played in words: the server brings its sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import axe
from tests.browser.in_words import answer_with, by_tab, sit_down_with_bots
from tests.browser.people import Person
from tests.browser.serving import Server
from tests.browser.words import ROOT, say


@pytest.fixture
def house_with_kuhn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("WONDERTABLE_GAMES", str(ROOT / "examples"))
    monkeypatch.setenv("WONDERTABLE_FORM", "interpreted")
    with Server(tmp_path) as opened:
        yield opened


def test_kuhn_poker_in_words(sits_down: Callable[..., Person], house_with_kuhn: Server) -> None:
    ann = sits_down(house_with_kuhn.url)
    sit_down_with_bots(ann, "Kuhn poker")
    page = ann.page
    page.get_by_role("heading", name=say("text-options")).wait_for()
    expect(page.get_by_role("log")).to_contain_text("You hold the")
    axe.check(page, "the text client of a game without a board")
    page.get_by_role("button", name=say("menu"), exact=True).click()
    page.get_by_role("button", name=say("rules"), exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("The first player checks, or bets one chip.")
    page.keyboard.press("Escape")
    words = {"check": "Check", "bet": "Bet one chip", "fold": "Fold", "call": "Call for one chip"}
    while not ann.is_over:
        ann.until_asked()
        option = ann.question["options"][-1]
        answer_with(ann, by_tab, page.get_by_role("button", name=words[option["text"]], exact=True), 1)
        ann.until(lambda: ann.is_asked or ann.is_over, "a question or the end")
    ann.until_over()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(
        {"fold": "nobody called", "showdown": "the higher card"}[ann.view["outcome"]["reason"]]
    )


def test_its_data_are_edited_in_the_workshop(sits_down: Callable[..., Person], house_with_kuhn: Server) -> None:
    page = sits_down(house_with_kuhn.url).page
    page.goto("/?workshop=kuhn")
    page.locator("summary", has_text=say("field-game")).click()
    most = page.get_by_role("textbox", name=say("field-players_max"), exact=True)
    most.fill("1")
    expect(page.get_by_role("alert").filter(has_text="expected at least 2, found 1")).to_be_visible()
    most.fill("2")
    expect(page.get_by_role("status").first).to_contain_text(say("workshop-in-order"))
