"""The rules to read: how it goes, all of it, and every card and piece; from the first page and from what is seen at a table."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import wondertable
from tests.browser import axe
from tests.browser.friends import KEPT, SEED, Friends
from tests.browser.people import Person
from tests.browser.serving import Server
from tests.browser.windows import TIGHT, WINDOWS, look_through
from tests.browser.words import PACKAGE, WEB, say
from tests.placing import LONG

SHOWN = [game for game in wondertable.games() if (WEB / "boards" / game / "guide").is_dir()]
# Two of them; before a release all of them, in every window.
GAMES = SHOWN if LONG else [SHOWN[0], SHOWN[-1]]
SIZES = tuple(WINDOWS) if LONG else TIGHT[2:]
TABS = ("how", "all", "cards")
EMPTY = """() => [...document.querySelectorAll('.picture, .face')]
  .filter((box) => !box.querySelector('img, svg, span') || [...box.querySelectorAll('img')].some((one) => one.complete && !one.naturalWidth))
  .map((box) => box.parentElement.dataset.panel ?? box.parentElement.dataset.thing)"""


def guide(game: str) -> Any:
    return json.loads((PACKAGE / "games" / game / "guide" / "guide.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", GAMES)
def test_every_tab_is_read_in_every_window(sits_down: Callable[..., Person], server: Server, game: str) -> None:
    ann = sits_down(server.url, reduced_motion="reduce")
    page = ann.page
    for tab in TABS:
        page.goto(f"/?rules={game}&at={tab}")
        expect(page.get_by_role("button", name=say(f"rulebook-tab-{tab}"))).to_have_attribute("aria-pressed", "true")
        if tab == "how":
            assert page.locator("[data-panel]").evaluate_all("all => all.map(one => one.dataset.panel)") == list(
                guide(game)["panels"]
            )
        if tab == "cards":
            assert page.locator("[data-thing]").count() == page.locator("[data-thing] .rule").count() > 10
        assert page.evaluate(EMPTY) == []
        axe.check(page, f"{game}, {tab}")
        look_through(ann, f"rules-{game}-{tab}", sizes=SIZES)


def test_the_rules_are_searched(sits_down: Callable[..., Person], server: Server) -> None:
    ann = sits_down(server.url, reduced_motion="reduce")
    page = ann.page
    page.goto("/?rules=miraris&at=all")
    field = page.get_by_label(say("rulebook-find"))
    found = page.get_by_role("search").get_by_role("status")

    field.fill("the same value")
    expect(found).to_have_text(say("rulebook-found", count=1))
    field.press("Enter")
    expect(page.locator("#rule-MIR-P9")).to_be_in_viewport()
    expect(found).to_contain_text("A round, step by step")

    # What is folded away is found, and opened.
    field.fill("Friendly card list begins")
    expect(found).to_have_text(say("rulebook-found-none", wish="Friendly card list begins"))
    field.fill("misspells")
    field.press("Enter")
    expect(page.get_by_role("cell").filter(has_text="misspells")).to_be_in_viewport()

    # A word that is explained, by keys; Escape lays the explanation away.
    term = page.locator(".term").first
    term.focus()
    expect(page.locator(".tip:popover-open")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".tip:popover-open")).to_have_count(0)

    page.goto("/?rules=miraris&at=MIR-P99")
    expect(page.get_by_role("alert")).to_have_text(say("rulebook-no-rule", rule="MIR-P99"))


def test_a_card_is_found_and_leads_to_its_rule(sits_down: Callable[..., Person], server: Server) -> None:
    ann = sits_down(server.url, reduced_motion="reduce")
    page = ann.page
    page.goto("/?rules=miraris&at=cards")
    page.get_by_label(say("rulebook-find-card")).fill("mirela")
    expect(page.locator("[data-thing]")).to_have_count(1)
    page.locator("[data-thing=character-mirela] .rule").click()
    at_rule(page, "MIR-A14")


def test_what_is_seen_at_a_table_leads_to_its_rule(sits_down: Callable[..., Person], server: Server) -> None:
    friends = Friends(server, 3, SEED)
    ann = sits_down(reduced_motion="reduce")
    friends.take_place(ann)
    page = ann.page
    with friends.come(3):
        friends.seats[0].start()
        friends.answer(KEPT[:3])
        friends.bid((1, 5, 9))
        page.goto(f"/?table={friends.table}")
        ann.until_asked()

        # What is asked.
        page.locator(".ask .rule").click()
        at_rule(page, "MIR-P2")
        page.keyboard.press("Escape")

        # A card that is looked at.
        page.locator(".pile [role=img]").first.focus()
        page.keyboard.press("r")
        at_rule(page, "MIR-C3")
        page.keyboard.press("Escape")

        # A line of the log.
        page.get_by_role("button", name=say("log-button"), exact=True).click()
        page.get_by_role("log").get_by_role("button").last.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        at_rule(page, "MIR-P14")
        page.keyboard.press("Escape")

        # In words: an answer, and why another is refused.
        page.get_by_role("button", name=say("menu"), exact=True).click()
        page.get_by_role("dialog").get_by_role("button", name=say("client-text")).click()
        page.locator("main ol .rule").first.click()
        at_rule(page, "MIR-P2")
        page.keyboard.press("Escape")
        page.locator("main details summary").click()
        page.locator("main details .rule").first.click()
        at_rule(page, "MIR-P13")


def at_rule(page: Page, rule: str) -> None:
    place = page.locator(f"#rule-{rule}")
    expect(place).to_be_in_viewport()
    expect(place).to_be_focused()
