"""The workshop: data edited in a form, given away, played with, and compared, with a real server."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

import wondertable
from tests.browser import axe
from tests.browser.people import Person
from tests.browser.words import say, sentence
from wondertable.core.toml import written

CARDS_ON_A_SHEET = 9


def tab(page: Page, name: str) -> None:
    page.get_by_role("button", name=say(f"workshop-tab-{name}"), exact=True).click()


def is_in_order(page: Page) -> None:
    expect(page.get_by_role("status").first).to_contain_text(say("workshop-in-order"))


def test_the_owner_of_a_box_corrects_a_card_and_plays_with_it(sits_down: Callable[..., Person]) -> None:
    ann = sits_down(phone=True, reduced_motion="reduce")
    page = ann.page
    page.goto("/?workshop=alicematic")
    page.get_by_label(say("workshop-find")).fill("panzer")
    page.get_by_label(say("workshop-only-open")).check()
    page.locator("summary", has_text="Panzer").click()
    cost = page.get_by_label(say("field-cost"), exact=True)
    cost.fill("30")
    problem = "expected a whole number from 0 to 20, found 30"
    expect(page.get_by_role("alert").filter(has_text=problem)).to_be_visible()
    expect(cost).to_have_attribute("aria-invalid", "true")
    play = page.get_by_role("button", name=say("workshop-play"))
    expect(play).to_be_disabled()
    expect(play).to_have_accessible_description(say("workshop-cannot-play"))
    axe.check(page, "a mistake in the workshop")
    cost.fill("3")
    is_in_order(page)
    page.keyboard.press("Control+z")
    expect(cost).to_have_value("2")
    page.keyboard.press("Control+y")
    expect(cost).to_have_value("3")
    page.get_by_role("button", name=say("workshop-confirm")).click()
    expect(page.get_by_text(say("workshop-confirmed", count=1))).to_be_visible()
    page.get_by_label(say("workshop-name")).fill("My box")
    page.reload()
    expect(page.get_by_label(say("workshop-name"))).to_have_value("My box")
    tab(page, "changes")
    expect(page.get_by_role("row").filter(has_text="Panzer")).to_have_count(2)
    tab(page, "share")
    is_in_order(page)
    given = page.get_by_label(say("workshop-link"))
    expect(given).to_have_value(re.compile("#v="))
    link = given.input_value()
    play.click()
    expect(page.get_by_text(say("own-data-chosen", name="My box"))).to_be_visible()
    page.get_by_role("button", name=say("make-table")).click()
    ann.until(lambda: ann.is_asked, "the first question")
    assert ann.state["table"]["own_data"]
    title = say("own-data-title", title=sentence("alicematic", "title"))
    expect(page.get_by_role("heading", name=title)).to_be_visible()

    bob = sits_down(reduced_motion="reduce")
    bob.page.goto(link)
    expect(bob.page.get_by_label(say("workshop-name"))).to_have_value("My box")
    expect(bob.page.get_by_role("status").first).to_contain_text(say("workshop-changes", count=2))
    bob.page.goto(f"/?table={ann.state['table']['table']}")
    bob.page.get_by_role("link", name=say("own-data-differs")).first.wait_for()


def test_a_version_from_a_file_is_printed_and_studied(sits_down: Callable[..., Person], tmp_path: Path) -> None:
    data = wondertable.game("miraris").data
    file = tmp_path / "Two rounds.toml"
    rounds = {**data, "game": {**dict(data["game"]), "rounds": 2}}  # type: ignore[call-overload]  # it is a table
    file.write_text(written(rounds), "utf-8")
    ann = sits_down(reduced_motion="reduce")
    page = ann.page
    page.goto("/?workshop=miraris")
    tab(page, "share")
    page.get_by_label(say("workshop-open-file")).set_input_files(file)
    expect(page.get_by_text(say("workshop-file-read", name="Two rounds"))).to_be_visible()
    is_in_order(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name=say("workshop-file", file="miraris-two-rounds.toml")).click()
    assert Path(saved.value.path()).read_text("utf-8").partition("\n")[2] == written(rounds)
    tab(page, "cards")
    expect(page.get_by_role("listitem").filter(has_text="Rolando")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_role("button", name=say("workshop-undo"))).to_be_hidden()
    page.emulate_media(media="screen")
    tab(page, "compare")
    axe.check(page, "before a study")
    page.get_by_label(say("workshop-version"), exact=True).select_option(label=say("workshop-shipped"))
    study = page.get_by_role("button", name=say("workshop-study"))
    expect(study).to_be_disabled()
    expect(study).to_have_accessible_description(say("workshop-same"))
    page.get_by_label(say("workshop-version"), exact=True).select_option(label="Two rounds")
    expect(study).to_be_enabled()
    page.get_by_label(say("workshop-bots")).select_option("random")
    page.get_by_label(say("workshop-games")).select_option("50")
    page.get_by_role("button", name=say("workshop-study")).click()
    report = page.frame_locator("iframe")
    expect(report.get_by_text("Two rounds").first).to_be_visible()
    expect(page.get_by_role("link", name=say("workshop-report-alone"))).to_be_visible()


def test_nine_cards_fill_a_sheet_of_paper_and_none_is_cut(sits_down: Callable[..., Person]) -> None:
    page = sits_down(reduced_motion="reduce", color_scheme="dark", locale="fr-FR").page
    for game in wondertable.games():
        page.goto(f"/?workshop={game}")
        page.locator(".tabs button").nth(2).click()
        cards = page.locator(".sheets > li")
        expect(cards.first).to_be_visible()
        page.emulate_media(media="print")
        number = cards.count()
        cut = "cards => cards.filter(one => one.scrollHeight > one.clientHeight).map(one => one.textContent)"
        assert cards.evaluate_all(cut) == [], game
        for paper in ("A4", "Letter"):
            printed = page.pdf(format=paper, prefer_css_page_size=True)
            sheets = len(re.findall(rb"/Type\s*/Page\b", printed))
            assert sheets == -(-number // CARDS_ON_A_SHEET), f"{number} cards of {game} on {sheets} sheets of {paper}"
        page.emulate_media(media="screen")
