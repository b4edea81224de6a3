"""The first page as a browser loads it: few requests, little script, and nothing moves once it is shown."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.friends import SEED, Friends
from tests.browser.people import Person
from tests.browser.serving import Server
from tests.browser.words import say
from tests.web.test_budget import FIRST_PAGE, FIRST_PAGE_REQUESTS
from wondertable.core.text import sentence

WATCH = """window.shifts = [];
new PerformanceObserver((list) => {
  for (const one of list.getEntries())
    shifts.push(`${one.value}: ${one.sources.map(({ node }) => node?.outerHTML ?? node?.textContent)}`.slice(0, 200));
}).observe({ type: 'layout-shift', buffered: true });"""
HEADERS = 500
"""Bytes around each file, at most about so many."""


@pytest.mark.parametrize("phone", [False, True])
def test_the_first_page_is_light(sits_down: Callable[..., Person], phone: bool) -> None:
    ann = sits_down(phone=phone)
    asked: dict[str, str] = {}
    came: dict[str, int] = {}
    line = ann.context.new_cdp_session(ann.page)
    line.send("Network.enable")

    def ask(told: dict[str, Any]) -> None:
        if told["request"]["url"].startswith("http"):
            asked[told["requestId"]] = told.get("type", "")

    def come(told: dict[str, Any]) -> None:
        came[told["requestId"]] = told["encodedDataLength"]

    line.on("Network.requestWillBeSent", ask)
    line.on("Network.loadingFinished", come)
    ann.page.goto("/")
    see_the_shelf(ann)
    ann.page.wait_for_load_state("networkidle")
    scripts = [came[request] for request, kind in asked.items() if kind == "Script"]
    assert 0 < sum(scripts) <= FIRST_PAGE + HEADERS * len(scripts)
    assert len(asked) <= FIRST_PAGE_REQUESTS


@pytest.mark.parametrize("phone", [False, True])
def test_nothing_moves_while_the_first_page_fills(
    sits_down: Callable[..., Person], server: Server, phone: bool
) -> None:
    ann = sits_down(phone=phone)
    Friends(server, 3, SEED).take_place(ann)
    ann.page.add_init_script(WATCH)
    for slow in ("**/*.woff2", "**/assets/en-*.js", "**/api/games", "**/api/tables/*", "**/*.svg", "**/*.webp"):
        ann.page.route(slow, late)
    ann.page.goto("/")
    see_the_shelf(ann)
    expect(ann.page.get_by_text(say("continue-lobby"))).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert ann.page.evaluate("shifts") == []


def late(route: Route) -> None:
    time.sleep(0.15)
    route.continue_()


def see_the_shelf(ann: Person) -> None:
    for game in ("alicematic", "miraris"):
        name = sentence("title", game=game)
        link = ann.page.get_by_role("link").filter(has=ann.page.get_by_role("heading", name=name))
        expect(link).to_be_visible()
    picture = ann.page.locator("article img").first
    expect(picture).to_have_js_property("complete", True)
    expect(picture).not_to_have_js_property("naturalWidth", 0)
