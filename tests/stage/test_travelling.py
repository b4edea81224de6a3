"""What travels over a board is moved by the browser alone, and is measured once: a hand that presses something meanwhile is answered at once."""

from __future__ import annotations

from statistics import median

import pytest

import wondertable
from tests.browser.browsers import Browsers
from tests.stage.staging import Stage, Theatre
from tests.stage.telling import game_info, moments

TRAVELLING = """[...new Set(document.querySelector('main').getAnimations({ subtree: true })
  .filter(({ constructor, effect }) => constructor === Animation && effect.target instanceof HTMLElement)
  .flatMap(({ effect }) => effect.getKeyframes().flatMap((step) => Object.keys(step))))]"""
OF_EVERY_STEP = {"offset", "computedOffset", "easing", "composite"}
WITHOUT_DRAWING = {"transform", "translate", "scale", "rotate", "opacity"}
FEW_LAYOUTS = 4
"""So often the page is laid out for half of the moves at most: before, after, and for what measures its own room."""
PLAYED = 24


@pytest.mark.parametrize("name", ["alicematic", "bibliowonders", "dominovia", "miraris"])
def test_what_travels_is_not_drawn_anew(name: str, browsers: Browsers, theatre: Theatre) -> None:
    told = moments(name, PLAYED)
    with browsers.lent() as browser:
        stage = Stage(browser, theatre.url, still=False)
        stage.show(game_info(wondertable.game(name)), *told)
        worked, layouts, found = stage.working(), [], set[str]()
        for moment in range(len(told) - 1):
            stage.call("seek", moment)
            before = worked()[1]
            stage.call("play", moment)
            layouts.append(worked()[1] - before)
            found |= set(stage.page.evaluate(TRAVELLING))
        assert not stage.problems
    assert found - OF_EVERY_STEP, "nothing travelled"
    assert found - OF_EVERY_STEP <= WITHOUT_DRAWING
    assert median(layouts) <= FEW_LAYOUTS, layouts
