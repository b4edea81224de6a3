"""The report of a study on a small phone: nothing is cut but what one can scroll to."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.browser import axe
from wondertable.lab import Study, Version, compare, simulate
from wondertable.lab.compare_report import report as compare_report
from wondertable.lab.report import report

COMMAND = [
    "wondertable",
    "simulate",
    "bibliowonders",
    "--players",
    "2",
    "--games",
    "20",
    "--bots",
    "random",
    "--seed",
    "1",
]
CUT = """() => [...document.querySelectorAll("h1, h2, p, caption, pre, li, .name")].filter(one => {
    const room = document.documentElement.clientWidth, at = one.getBoundingClientRect();
    return at.width && (at.left < 0 || at.right > room || one.scrollWidth > one.clientWidth + 1);
}).map(one => one.textContent.slice(0, 80))"""
OPENED = "() => document.querySelectorAll('details').forEach(one => (one.open = true))"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("sort", ["study", "comparison"])
def test_no_sentence_of_a_report_is_cut_on_a_phone(browser: Browser, tmp_path: Path, sort: str, scheme: str) -> None:
    file = tmp_path / "report.html"
    if sort == "study":
        study = Study("bibliowonders", 2, 20, ("random",))
        page_text = report(study, simulate(study, workers=1), COMMAND)
    else:
        versions = Version("as shipped"), Version("shown to the receiver", options={"gifts_shown": "receiver"})
        page_text = compare_report(compare("miraris", 3, 20, versions, ("random",)), COMMAND)
    file.write_text(page_text, "utf-8")
    small = ViewportSize(width=320, height=640)
    with browser.new_context(viewport=small, color_scheme="dark" if scheme == "dark" else "light") as context:
        page = context.new_page()
        page.goto(file.as_uri())
        page.evaluate(OPENED)
        assert page.evaluate("document.documentElement.scrollWidth") == small["width"]
        assert page.evaluate(CUT) == []
        axe.check(page, f"the report of a {sort}, {scheme}")
