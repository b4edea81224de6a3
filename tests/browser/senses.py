"""For people who hear a page, want no motion on it, or have it twice as large."""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize

from tests.browser import windows
from tests.browser.people import DESK

TWICE = ViewportSize(width=DESK["width"] // 2, height=DESK["height"] // 2)
"""A desk with everything twice as large."""
TOO_WIDE = "document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"

# Keeps every text that a part of the page says aloud, with the number of that part; of a log, the lines that have come.
LISTEN = """(() => {
  const LIVE = '[role=status], [role=alert], [role=log], [aria-live]';
  const numbers = new Map();
  window.heard = [];
  const words = (text) => text.replace(/\\s+/g, ' ').trim();
  const say = (part, text) => {
    if (!text || part.getAttribute('aria-live') === 'off' || !part.checkVisibility()) return;
    if (!numbers.has(part)) numbers.set(part, numbers.size);
    window.heard.push([numbers.get(part), text]);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const part = (target.nodeType === 1 ? target : target.parentElement)?.closest(LIVE);
      if (!part) continue;
      if (part.getAttribute('role') === 'log') for (const node of addedNodes) say(part, words(node.textContent));
      else say(part, words(part.textContent));
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
})()"""
MOVING = """() => document.getAnimations()
  .filter((one) => one.playState === 'running' && one.effect.getComputedTiming().duration > 1)
  .map((one) => one.animationName ?? one.transitionProperty ?? 'moves')"""


def listen(page: Page) -> None:
    """From the next page on."""
    page.add_init_script(LISTEN)


def twice(page: Page) -> set[str]:
    """What two parts of the page have said since this was last asked."""
    parts: dict[str, set[int]] = {}
    for part, text in page.evaluate("() => heard.splice(0)"):
        parts.setdefault(text, set()).add(part)
    return {text for text, said_by in parts.items() if len(said_by) > 1}


def moving(page: Page) -> list[str]:
    """What moves at this moment."""
    found: list[str] = page.evaluate(MOVING)
    return found


def check(page: Page, where: str) -> None:
    """Nothing was said twice, and nothing moves."""
    said = twice(page)
    assert not said, f"{where}: said twice: {said}"
    moves = moving(page)
    assert not moves, f"{where}: {moves} for somebody who wants no motion"


def fits_twice_as_large(page: Page, where: str) -> None:
    """What a board says when it is laid out anew, there and back, is no event."""
    windows.resize(page, TWICE)
    wide = page.evaluate(TOO_WIDE)
    assert wide <= 0, f"{where}: {wide} pixels too wide when twice as large"
    windows.resize(page, DESK)
    twice(page)
