"""Every kind of question of every game on its board: it is answered with a mouse, with a finger, with keys alone and by dragging, and it
fits the windows people have.

All that is looked at of one question comes together, so that its board is drawn once.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache, partial

import pytest

from tests.browser import axe, windows
from tests.browser.windows import TIGHT, WINDOWS
from tests.offering import offered
from tests.placing import LONG
from tests.stage import hands
from tests.stage.conftest import Enter
from tests.stage.positions import Kind, kinds, load
from tests.stage.staging import Stage
from tests.stage.telling import Json, game_info, state
from wondertable import game

KINDS = kinds()
WAYS: dict[str, hands.Press] = {"pointer": hands.by_pointer, "keys": hands.by_keys, "touch": hands.by_touch}
CARRIES = {"mouse": hands.by_drag, "finger": hands.by_finger}
READ = 4
"""Axe looks at each fourth question, before a release at all."""


@pytest.fixture(scope="module", params=KINDS, ids=str)
def kind(request: pytest.FixtureRequest) -> Kind:
    asked: Kind = request.param
    return asked


@lru_cache(maxsize=4)
def told(kind: Kind) -> tuple[Json, Json]:
    """The game, and what the seat is told whose answer is wanted."""
    position, seat = load(kind)
    return game_info(game(kind.game)), state(game(kind.game), position, seat)


def picked(kind: Kind, suits: Callable[[str], bool] = lambda _text: True) -> list[str]:
    """An answer of one sort that is offered and suits, before a release of every sort."""
    options, chance = offered(told(kind)[1]["view"]["question"]), random.Random(str(kind))
    sorts = list(dict.fromkeys(option["kind"] for option in options))
    of_each = [chance.choice([one["text"] for one in options if one["kind"] == sort]) for sort in sorts]
    suitable = [text for text in of_each if suits(text)]
    return suitable if LONG or not suitable else [chance.choice(suitable)]


def answered(stage: Stage, text: str, give: Callable[[Stage, str], None]) -> str:
    """What the table was answered, or why it was not."""
    try:
        give(stage, text)
        return ", ".join(stage.answers)
    except AssertionError as error:
        stage.forget()
        return str(error)


@pytest.mark.parametrize("way", WAYS)
def test_an_answer_is_given(kind: Kind, way: str, enter: Enter) -> None:
    stage, found = enter(phone=way == "touch"), {}
    for text in picked(kind):
        stage.ask(*told(kind))
        found[text] = answered(stage, text, partial(hands.answer, press=WAYS[way]))
    assert found == {text: text for text in found}


@pytest.mark.parametrize("way", CARRIES)
def test_a_piece_is_dropped_where_it_goes(kind: Kind, way: str, enter: Enter) -> None:
    stage, found = enter(phone=way == "finger"), {}
    stage.ask(*told(kind))
    for text in picked(kind, partial(hands.is_dropped, stage)):
        stage.ask(*told(kind))
        found[text] = answered(stage, text, CARRIES[way])
    assert found == {text: text for text in found}


def test_a_question_fits_the_windows(kind: Kind, enter: Enter) -> None:
    """One of the tight ones in turn, before a release all."""
    stage, number = enter(), KINDS.index(kind)
    stage.ask(*told(kind))
    found = []
    for name in WINDOWS if LONG else [TIGHT[number % len(TIGHT)]]:
        windows.resize(stage.page, WINDOWS[name])
        found += [f"{name}: {fault}" for fault in windows.faults(stage.page)]
        if LONG or number % READ == 0:
            found += [f"{name}: {fault}" for fault in axe.violations(stage.page)]
    windows.resize(stage.page, WINDOWS["desk"])
    assert not found, "\n".join(found)
