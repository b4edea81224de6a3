"""Asks axe-core what stands in the way of people who read or act differently."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Page

from tests.browser.words import ROOT

RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]
# Half-way through a movement colours are blended and things lie over each other; nobody reads them then.
STILL = """() => Promise.allSettled(document.getAnimations()
  .filter(animation => animation.effect?.getComputedTiming().endTime !== Infinity)
  .map(animation => animation.finished))"""
# What was just pressed may still lead the focus on: axe would find it nowhere, having looked at one place before it came and at the
# other after it left.
LED_ON = """async () => {
  for (let pictures = 0; pictures < 3; pictures++) await new Promise(requestAnimationFrame);
}"""


@cache
def source() -> str:
    file = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
    if not file.is_file():
        raise FileNotFoundError(f"{file} is missing: run ./dev test, or `npm ci` in web/.")
    return file.read_text(encoding="utf-8")


def stand_still(page: Page) -> None:
    page.evaluate(STILL)


def violations(page: Page, rules: list[str] | None = None) -> list[str]:
    stand_still(page)
    page.evaluate(LED_ON)
    if not page.evaluate("'axe' in window"):  # it is long, and to send it takes longer than to ask
        page.evaluate(f"() => {{ {source()} }}")
    found = page.evaluate("rules => axe.run(document, { runOnly: rules, resultTypes: ['violations'] })", rules or RULES)
    return [
        f"{broken['id']}: {broken['help']}: {node['html'][:200]} ({node['failureSummary']})"
        for broken in found["violations"]
        for node in broken["nodes"]
    ]


def check(page: Page, where: str) -> None:
    found = violations(page)
    assert not found, f"{where}: " + "\n".join(found)
