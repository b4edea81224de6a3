"""A hint on each board: numbered rings where the answers lie, and a panel beside the question that covers nothing and answers nothing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser import axe, windows
from tests.browser.windows import TIGHT, WINDOWS
from tests.offering import offered
from tests.placing import LONG
from tests.stage import hands
from tests.stage.conftest import Enter
from tests.stage.positions import Kind, kinds
from tests.stage.staging import Stage
from tests.stage.test_questions import told

USUAL = [
    Kind("alicematic", "invasion"),
    Kind("bibliowonders", "turn_action"),
    Kind("dominovia", "link"),
    Kind("kamimai", "draw"),
    Kind("miraris", "bid"),
]
"""A question of each game that is asked again and again; before a release all are looked at."""
MOST = 3
NUMBERED = """[...document.querySelectorAll('.overlay .number')].map((one) => Number(one.dataset.number))"""
APART = """() => {
  const [panel, board] = ['section.advice', 'main'].map((one) => document.querySelector(one).getBoundingClientRect());
  return panel.bottom <= board.top + 1 || board.bottom <= panel.top + 1;
}"""


def advice(kind: Kind) -> dict[str, Any]:
    """The first answers that are offered, one of each sort before a second of any."""
    options = offered(told(kind)[1]["view"]["question"])
    sorts = list(dict.fromkeys(option["kind"] for option in options))
    firsts = [next(one for one in options if one["kind"] == sort) for sort in sorts]
    chosen = (firsts + [one for one in options if one not in firsts])[:MOST]
    answers = [
        {
            "answer": one["text"],
            "kind": one["kind"],
            "parts": one["parts"],
            "chance": 0.56 - 0.1 * at,
            "error": 0.01,
            "equal": at == 1,
            "because": None,
        }
        for at, one in enumerate(chosen)
    ]
    return {"level": "master", "against": "adept", "team": kind.game == "kamimai", "answers": answers}


def numbers_on_the_board(stage: Stage) -> set[int]:
    return set(stage.page.evaluate(NUMBERED))


@pytest.mark.parametrize("kind", kinds() if LONG else USUAL, ids=str)
def test_a_hint_is_seen_on_the_board(kind: Kind, enter: Enter) -> None:
    stage, says = enter(), advice(kind)
    stage.show(*told(kind))
    stage.page.keyboard.press("h")
    stage.call("settle")
    assert stage.page.evaluate("window.stage.told") == ["hint"]
    assert stage.page.locator("section.advice [data-advised]").count() == 0
    stage.call("advise", says)
    panel = stage.page.locator("section.advice [data-advised]")
    assert panel.count() == len(says["answers"])
    seen = {
        at + 1
        for at, one in enumerate(says["answers"])
        if any(stage.call("isSeen", place) for place in stage.call("placesOf", one["answer"]) or [])
    }
    assert numbers_on_the_board(stage) == seen
    last = len(says["answers"])
    panel.nth(last - 1).click()
    stage.call("settle")
    assert (numbers_on_the_board(stage), stage.answers) == (seen & {last}, [])
    found = []
    for name in WINDOWS if LONG else [TIGHT[kinds().index(kind) % len(TIGHT)], "phone"]:
        windows.resize(stage.page, WINDOWS[name])
        found += [f"{name}: {fault}" for fault in windows.faults(stage.page)]
        if not stage.page.evaluate(APART):
            found.append(f"{name}: the panel lies over the board")
    windows.resize(stage.page, WINDOWS["desk"])
    assert not found, "\n".join(found)
    assert not axe.violations(stage.page)
    text = says["answers"][0]["answer"]
    hands.answer(stage, text, hands.by_pointer)
    stage.call("settle")
    assert stage.answers == [text]
    assert (panel.count(), numbers_on_the_board(stage)) == (0, set())
