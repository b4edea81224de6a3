"""Asks axe-core what stands in the way of people who read or act differently."""

from __future__ import annotations

from functools import cache
from typing import Literal, TypedDict

from playwright.sync_api import Page

from tests.browser.words import ROOT


class Light(TypedDict, total=False):
    """What a device asks of pages."""

    color_scheme: Literal["light", "dark"]
    contrast: Literal["more", "no-preference"]


COLOURS = ["color-contrast"]
"""All that another light changes."""
LIGHTS: dict[str, Light] = {
    "dark": {"color_scheme": "dark"},
    "stronger contrast": {"color_scheme": "light", "contrast": "more"},
    "dark with stronger contrast": {"color_scheme": "dark", "contrast": "more"},
}
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


def violations_in_each_light(page: Page) -> list[str]:
    """Of a page that follows the device; afterwards it is as light as it was."""
    usual: Light = {"color_scheme": "light", "contrast": "no-preference"}
    found = violations(page)
    for name, light in LIGHTS.items():
        page.emulate_media(**light)
        found += [f"{name}: {fault}" for fault in violations(page, COLOURS)]
    page.emulate_media(**usual)
    return found
