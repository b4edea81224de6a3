"""The gallery is a page that maintainers open: they choose a state, and see it as somebody with that window, language and eyes does."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.browsers import Browsers
from tests.browser.people import DESK
from tests.gallery.states import NAMES
from tests.stage.staging import Theatre


@pytest.mark.long
def test_a_state_is_chosen_and_seen(browsers: Browsers, theatre: Theatre) -> None:
    with browsers.lent() as browser:
        page = browser.new_page(viewport=DESK)
        page.goto(f"{theatre.url}gallery.html")
        frame = page.frame_locator("iframe")
        page.get_by_text("miraris (").click()
        page.get_by_role("link", name="wonders ★").click()
        expect(frame.get_by_text(NAMES["en"][0]).first).to_be_visible()
        page.get_by_label("Language").select_option("ja")
        expect(frame.get_by_text(NAMES["ja"][0]).first).to_be_visible()
        expect(frame.locator("html")).to_have_attribute("lang", "ja")
        page.get_by_label("Theme").select_option("dark")
        expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
        page.get_by_label("Window").select_option("phone")
        expect(page.locator("iframe")).to_have_attribute("width", "390")
        page.get_by_label("Eyes for").select_option("deuteranopia")
        assert "url(" in page.locator("iframe").evaluate("one => getComputedStyle(one).filter")
        page.get_by_label("Boxes").check()
        expect(page.locator(".box").first).to_be_attached()
        page.reload()
        expect(page.get_by_label("Language")).to_have_value("ja")
        expect(frame.get_by_text(NAMES["ja"][1]).filter(visible=True).first).to_be_visible()
