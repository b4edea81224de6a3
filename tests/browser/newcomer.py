"""Somebody who has never seen the games: reads what is shown, presses what has a role and a name, and follows what is pointed at.

Knows neither the messages of the server nor the marks that other tests find their way by: only the words that stand on a few buttons
of the house, in the language of the browser.
"""

from __future__ import annotations

import contextlib
import random
import re
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Error, Locator, Page

from tests.browser.serving import WAIT
from tests.languages import files
from wondertable.core.text import sentence

# Every piece of text in the window, as somebody sees it, with its words; figures are none. Japanese is not written in words: as
# translators reckon, five of its letters stand for two words.
READ = """() => {
  const seen = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const segments = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' });
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.replace(/\\s+/g, ' ').trim();
    const parent = node.parentElement;
    if (!text || ['STYLE', 'SCRIPT', 'OPTION'].includes(parent.tagName)) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (parent.closest('.unseen')) continue;
    range.selectNodeContents(node);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    if (right - left < 2 || right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) continue;
    const letters = text.match(/[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]/gu)?.length ?? 0;
    const words = [...segments.segment(text.replace(/[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]/gu, ' '))]
      .filter(({ segment, isWordLike }) => isWordLike && /\\p{L}/u.test(segment)).length;
    seen.push([text, words + letters / 2.5]);
  }
  return seen;
}"""
# Resolves when nothing on the page has changed for a moment and nobody thinks or loads: what there is to skip, if anything, or nothing.
RESTS = """({ quiet, most, busy, skip }) => new Promise((resolve) => {
  const shown = (element) => element.checkVisibility({ visibilityProperty: true });
  const says = (element, words) => words.includes(element.textContent.replace(/\\s+/g, ' ').trim());
  const began = performance.now();
  let since = began;
  // A canvas counts what is drawn on it, over and over.
  const watch = new MutationObserver((changes) => {
    if (changes.some(({ target }) => target.nodeName !== 'CANVAS')) since = performance.now();
  });
  watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  const look = () => {
    const now = performance.now();
    const skips = [...document.querySelectorAll('button')].some((one) => says(one, [skip]) && shown(one));
    const waits = now - since < quiet || [...document.querySelectorAll('p, [role=status]')].some((one) => says(one, busy) && shown(one));
    if (!skips && waits && now - began < most) return setTimeout(look, quiet / 4);
    watch.disconnect();
    resolve(skips ? 'skip' : waits ? 'busy' : '');
  };
  setTimeout(look, quiet / 4);
})"""
# What may be pressed, and by which hint its description says that it is pointed at: 1 is the best, and what a lesson points at too.
LOOK = """elements => elements.map((element, at) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const middle = top + height / 2;
  let list = element.parentElement;
  while (list && !(list.scrollHeight > list.clientHeight && /auto|scroll/.test(getComputedStyle(list).overflowY))) list = list.parentElement;
  const shown = list?.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  const described = (element.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id.startsWith('lit-'));
  return {
    at,
    name: (element.getAttribute('aria-label') || element.innerText || element.textContent || element.title).replace(/\\s+/g, ' ').trim(),
    lit: described.length > 0 ? Math.max(1, Math.min(...described.map((id) => Number(id.split('-').at(-1))))) : null,
    pressed: element.getAttribute('aria-pressed') === 'true' || element.getAttribute('aria-selected') === 'true',
    help: element.hasAttribute('aria-haspopup') || element.hasAttribute('aria-expanded'),
    seen: width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true }),
    below: shown !== undefined && (middle < shown.top || middle > shown.bottom),
    free: there !== null && (element.contains(there) || there.contains(element)),
  };
})"""
ADVISED, NEW, LIT, CALLED, NAMED = 3.0, 3.0, 2.5, 2.0, 1.0
"""How much sooner something is pressed than others: its whole name stands in the hint, it has just come, the first hint points at it or
calls it, it is spoken of in what is asked."""
AGAIN = 2.0
"""How much later for each time it was pressed before."""
QUIET = 120
"""Milliseconds in which nothing changes before the page counts as lying still."""
TOLD = 40
"""So many of the last presses are told when a way does not end."""
IDLE = 200
"""So often nothing can be pressed before the way counts as one that leads nowhere."""


@dataclass
class Visit:
    """What it took so far."""

    clicks: int = 0
    words: float = 0
    read: set[str] = field(default_factory=set)
    way: list[str] = field(default_factory=list)
    """Where so much was read and pressed."""

    def reach(self, where: str) -> None:
        self.way.append(f"{where} {self.words:.0f}/{self.clicks}")


def called(name: str) -> str:
    """What something is called stands first in its name."""
    return re.split(r"[,.:;、。：（(]", name)[0]


def calls(said: str, name: str) -> bool:
    """Whether something is spoken of by what it is called, which is no part of another word: B1 is not spoken of with B12."""
    return bool(called(name)) and re.search(rf"(?<!\w){re.escape(called(name))}(?!\w)", said, re.ASCII) is not None


def shared(name: str, said: str) -> float:
    """How much of what something is called occurs in what was said."""
    words, said = re.findall(r"[a-zà-ÿ]{2,}|[^\W\da-zà-ÿ]+", called(name).casefold()), said.casefold()
    return sum(word in said for word in words) / len(words) if words else 0.0


class Newcomer:
    def __init__(self, page: Page, language: str, game: str) -> None:
        self.page = page
        self.language = language
        self.title = sentence("title", game=game, language=language)
        self.visit = Visit()
        self._chance = random.Random(f"{game} {language}")
        self._tried: dict[str, Counter[str]] = {}
        self._before: set[str] = set()
        self._pressed: deque[str] = deque(maxlen=TOLD)
        self._idle = 0

    def word(self, key: str) -> str:
        """What stands on a button of the house."""
        return files.said(files.in_language(files.HOUSE / "text.en.ftl", self.language), key)

    def button(self, key: str) -> Locator:
        return self.page.get_by_role("button", name=self.word(key), exact=True)

    # -- reading and pressing ------------------------------------------------------------------------------------------

    def read(self) -> None:
        for text, words in self.page.evaluate(READ):
            if text not in self.visit.read:
                self.visit.read.add(text)
                self.visit.words += words

    def press(self, wanted: Locator) -> None:
        wanted.click()
        self.visit.clicks += 1
        self.rest()

    def click(self, wanted: Locator, place: int = 0) -> bool:
        """Press something that may be gone meanwhile, because somebody else was quicker or a book fell; whether it was there."""
        found = wanted.element_handles()[place : place + 1]
        with contextlib.suppress(Error):  # what is gone cannot be pressed, and says so at once
            for element in found:
                element.click(force=True)
                self.visit.clicks += 1
                return True
        return False

    def rest(self) -> None:
        """Until what is seen stays the same; what others do is skipped where that is offered. The hand has left the board, which
        would tell of whatever lies below it by chance."""
        self.page.mouse.move(0, 0)
        busy = [self.word("advice-thinking"), self.word("loading")]
        asked = {"quiet": QUIET, "most": WAIT * 1000, "busy": busy, "skip": self.word("skip")}
        while found := self.page.evaluate(RESTS, asked):
            assert found == "skip", f"never at rest: {self.said()}"
            self.click(self.button("skip"))
        self.read()

    def said(self) -> str:
        """What is asked and told, which is what an answer belongs to."""
        return " | ".join(text for text in self.page.get_by_role("status").all_inner_texts() if text)

    # -- the way -------------------------------------------------------------------------------------------------------

    def arrive(self) -> None:
        self.page.goto("/")
        self.page.get_by_role("heading", name=self.title).wait_for()
        self.rest()
        self.visit.reach("first page")

    def card(self) -> Locator:
        """The game on the first page."""
        return self.page.get_by_role("article").filter(has=self.page.get_by_role("heading", name=self.title))

    def learn(self) -> None:
        """To the lessons, and through the first of them."""
        self.press(self.card().get_by_role("link", name=self.word("shelf-learn")))
        lessons = self.page.get_by_role("main").get_by_role("list").get_by_role("link")
        lessons.first.wait_for()
        self.rest()
        self.visit.reach("lessons")
        self.press(lessons.first)
        self.page.get_by_role("main").get_by_role("button").first.wait_for()
        self.rest()

    def takes_lesson(self, most: int) -> None:
        for _ in range(most):
            if self.button("learn-play").is_visible():
                self.visit.reach("lesson")
                return
            for way in ("learn-try-again", "learn-next"):
                if self.button(way).is_visible():
                    self.press(self.button(way))
                    self.forgive()
                    break
            else:
                self.act()
        raise AssertionError(f"{most} steps do not lead to the end of the lesson: {self.stuck()}")

    def sits_down(self) -> None:
        """From the end of a lesson to the first question of a real game, with the guide that is offered."""
        self.press(self.button("learn-play"))
        self.button("make-table").wait_for()
        self.rest()
        self.visit.reach("set-up")
        self.press(self.button("make-table"))
        self.button("advice-offer-yes").wait_for()
        self.rest()
        self.press(self.button("advice-offer-yes"))

    def plays(self, most: int, look: Callable[[], None]) -> int:
        """Until the game is over, with a look after everything that is pressed; returns how often that was."""
        for step in range(most):
            if self.is_over():
                return step
            self.act()
            look()
        raise AssertionError(f"{most} presses do not end the game: {self.stuck()}")

    def stuck(self) -> str:
        return f"{self.said()}; pressed last: {' / '.join(self._pressed)}"

    def is_over(self) -> bool:
        return self.button("play-again").first.is_visible()

    # -- deciding ------------------------------------------------------------------------------------------------------

    def act(self) -> None:
        """Press what looks most like what is wanted: what the hint names, what has just come, what is pointed at, what is new."""
        seen = self.offered()
        self._idle = 0 if seen else self._idle + 1
        assert self._idle < IDLE, f"nothing can be pressed: {self.stuck()}"
        if not seen:
            # What moves under the hand may open a page of the rules instead.
            self.click(self.page.get_by_role("dialog").get_by_role("button", name=self.word("close"), exact=True))
            self.rest()
            return
        said, advised = self.said(), self.advised()
        tried = self._tried.setdefault(said, Counter())
        names = {one["name"] for one in seen}
        come = names - self._before
        if 2 * len(come) > len(names):
            come = set()  # another screen, where nothing stands out
        self._before = names

        def worth(one: dict[str, Any]) -> float:
            name = one["name"]
            hinted = ADVISED if name in advised else CALLED * calls(advised, name)
            better = hinted + (LIT / one["lit"] if one["lit"] else 0)
            # Of what has just come the first is what one came for.
            any_else = NAMED * shared(name, said) + self._chance.random() / 4
            fresh = NEW - one["at"] / 1000 if name in come else any_else
            return float(better + fresh - AGAIN * tried[name] - one["pressed"])

        chosen = max(seen, key=worth)
        if self.click(self.pressables(), chosen["at"]):
            tried[chosen["name"]] += 1
            self._pressed.append(chosen["name"])
        self.rest()

    def forgive(self) -> None:
        """What is pointed at was no mistake, but for what was pressed last."""
        tried = self._tried.get(self.said(), Counter())
        for one in self.offered():
            if one["lit"] and one["name"] not in [*self._pressed][-1:]:
                del tried[one["name"]]

    def pressables(self) -> Locator:
        return self.page.get_by_role("main").get_by_role("button", disabled=False)

    def offered(self) -> list[dict[str, Any]]:
        seen = [one for one in self.pressables().evaluate_all(LOOK) if one["seen"]]
        nameless = [one for one in seen if not one["name"]]
        assert not nameless, f"buttons without a name: {nameless}"
        advised = self.advised()
        # Down a list one looks for what the hint calls.
        free = [one for one in seen if one["free"] or (one["below"] and calls(advised, one["name"]))]
        return [one for one in free if not one["help"]]

    def advised(self) -> str:
        """What the hint says a master would do first."""
        hint = self.page.get_by_role("region", name=self.word("advice-title")).get_by_role("listitem")
        return hint.first.inner_text() if hint.count() else ""
