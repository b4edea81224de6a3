"""Lessons on each board: by pointer, by keys and in words, with what they point at, what they say and the room they leave."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

import wondertable
from tests.browser import axe, windows
from tests.browser.windows import WINDOWS
from tests.browser.words import say
from tests.contract.test_lessons import legal, sensible
from tests.placing import LONG
from tests.stage import hands
from tests.stage.conftest import Enter
from tests.stage.staging import Stage
from wondertable.core.text import sentence
from wondertable.lessons import Playing, lesson, lessons
from wondertable.server import games, teaching, wire

Answer = Callable[[Stage, str], None]
FREE = 3
"""So many answers of a free game are given here; the contract plays it to its end."""
TALK = "section.talk"


def by_pointer(stage: Stage, text: str) -> None:
    hands.answer(stage, text, hands.by_pointer)


def by_keys(stage: Stage, text: str) -> None:
    hands.answer(stage, text, hands.by_keys)


def in_words(stage: Stage, text: str) -> None:
    button = stage.page.locator(f'main [data-answer="{text}"]')
    if button.count() == 0:
        fill(stage, text)
    if button.count() > 0:
        button.first.press("Enter")


def fill(stage: Stage, text: str) -> None:
    """An answer of a form: the form, the page that is pulled, that it is the only one, and all else as most would have it."""
    page, (kind, pulled, *_) = stage.page, text.split()
    page.get_by_role("button", name=sentence(f"form-{kind}", game="kamimai")).press("Enter")
    page.locator("main ol button").filter(has_text=re.compile(rf"{pulled}( |$)")).first.press("Enter")
    page.locator("main ol button").first.press("Enter")


WAYS: dict[str, Answer] = {"pointer": by_pointer, "keys": by_keys, "words": in_words}
EACH = [
    (name, one.name, way) for name in wondertable.games() for one in lessons(wondertable.game(name)) for way in WAYS
]
USUAL = [("miraris", "equal-bids", "pointer"), ("dominovia", "first-link", "keys"), ("dominovia", "freeze", "words")]
"""Before a release all are taken."""


@pytest.mark.parametrize(("game", "name", "way"), EACH if LONG else USUAL)
def test_a_lesson_is_taken(game: str, name: str, way: str, enter: Enter) -> None:
    stage, answer = enter(), WAYS[way]
    taken = Taken(stage, game, name)
    taken.begin("text" if way == "words" else "picture")
    found: list[str] = []
    free = 0
    while not taken.playing.is_over and free < FREE:
        found += taken.faults(way)
        if taken.playing.is_told:
            taken.read_on(way)
        elif taken.playing.is_free:
            free += 1
            taken.give(answer, sensible(taken.playing))
        else:
            taken.answer(answer)
    found += taken.faults(way)
    assert not found, "\n".join(found)
    assert not axe.violations(stage.page)
    if taken.playing.is_over:
        expect(stage.page.get_by_role("button", name=say("learn-play"), exact=True)).to_be_visible()


class Taken:
    """A lesson in the page, and the same beside it."""

    def __init__(self, stage: Stage, game: str, name: str) -> None:
        self.stage = stage
        self.game = games.game(game)
        self.name = name
        self.playing = Playing(self.game, lesson(self.game, name))
        self.wrong = 0

    def begin(self, client: str) -> None:
        stage = self.stage
        stage.forget()
        stage.page.unroute("**/api/lessons/**")
        stage.page.route("**/api/lessons/**", self.serve)
        told = json.loads(wire.encode(teaching.told(self.game, self.name, ())))
        stage.call("learn", json.loads(wire.encode(games.info(self.game))), told, client)

    def serve(self, route: Route) -> None:
        """What the server would say."""
        answers = tuple(json.loads(route.request.post_data or "")["answers"])
        if route.request.url.endswith("/hint"):
            advice = {"level": "master", "against": "adept", "team": False, "answers": []}
            route.fulfill(json=advice)
        else:
            route.fulfill(body=wire.encode(teaching.told(self.game, self.name, answers)))

    def read_on(self, way: str) -> None:
        button = self.stage.page.get_by_role("button", name=say("learn-next"), exact=True)
        if way == "pointer":
            button.click()
        else:
            button.press("Enter")
        self.playing.go_on(None)
        self.stage.call("rest")

    def listen(self) -> None:
        """What is said of a free game is read, and then a master speaks."""
        button = self.stage.page.get_by_role("button", name=say("learn-next"), exact=True)
        if button.count() > 0:
            button.press("Enter")
        expect(self.stage.page.locator("section.advice")).to_be_visible()

    def answer(self, answer: Answer) -> None:
        """One wrong answer, where there is one, and then a right one."""
        takes = {text: self.playing.clone().take(text) for text in legal(self.playing)}
        wrong = min((text for text, said in takes.items() if said is not None), key=len, default=None)
        if wrong is not None:
            self.wrong += 1
            said = takes[wrong]
            assert said is not None
            answer(self.stage, wrong)
            self.stage.call("rest")
            talk = self.stage.page.locator(TALK)
            expect(talk.get_by_role("button", name=str(said.saying.rule))).to_be_visible()
            expect(self.stage.page.locator(f"{TALK} .wrong")).to_be_visible()
            talk.get_by_role("button", name=say("learn-try-again"), exact=True).press("Enter")
            expect(self.stage.page.locator(f"{TALK} .wrong")).to_have_count(0)
        self.give(answer, next(text for text, said in takes.items() if said is None))

    def give(self, answer: Answer, text: str) -> None:
        answer(self.stage, text)
        self.playing.go_on(text)
        self.stage.call("rest")

    def faults(self, way: str) -> list[str]:
        """What is wrong with what is seen at this step."""
        saying, page = self.playing.saying(), self.stage.page
        step = f"step {self.playing.number + 1}"
        words = sentence(saying.key, game=self.game.name)
        if self.playing.is_free:
            self.listen()
        else:
            expect(page.locator(TALK)).to_contain_text(words)
        if way == "words":
            return []
        places = [*saying.places, *(place for one in saying.shows for place in self.stage.call("placesOf", one.text))]
        found = [f"{step}: {place} is nowhere" for place in places if not self.stage.call("isSeen", place)]
        if self.playing.is_told and not self.playing.is_over:
            expect(page.get_by_role("button", name=say("learn-next"), exact=True)).to_be_focused()
        # A card that has the focus shows itself larger, over others.
        page.evaluate("document.activeElement?.blur()")
        if LONG or self.playing.number == 0:
            for name, size in WINDOWS.items():
                windows.resize(page, size)
                found += [f"{step}, {name}: {fault}" for fault in windows.faults(page)]
            windows.resize(page, WINDOWS["desk"])
        return found
