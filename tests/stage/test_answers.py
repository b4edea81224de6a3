"""Every kind of question of every game is answered on its board: with a mouse, with a finger, with keys alone, and by dragging."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.stage import hands
from tests.stage.conftest import Enter
from tests.stage.positions import Kind, kinds, load
from tests.stage.staging import Stage
from tests.stage.telling import Json, game_info, state
from wondertable import game

WAYS: dict[str, hands.Press] = {"pointer": hands.by_pointer, "touch": hands.by_touch, "keys": hands.by_keys}
every_kind = pytest.mark.parametrize("kind", kinds(), ids=str)


def told(kind: Kind) -> tuple[Json, Json]:
    """The game, and what the seat is told whose answer is wanted."""
    position, seat = load(kind)
    return game_info(game(kind.game)), state(game(kind.game), position, seat)


def one_of_each(state: Json) -> list[str]:
    """An answer of every sort that is offered, picked by chance."""
    options = state["view"]["question"]["options"]
    chance = random.Random(state["question"])
    return [
        chance.choice([option["text"] for option in options if option["kind"] == sort])
        for sort in dict.fromkeys(option["kind"] for option in options)
    ]


def answer(stage: Stage, kind: Kind, way: Callable[[Stage, str], None], wanted: Callable[[Stage, str], bool]) -> None:
    info, first = told(kind)
    found = {}
    for text in one_of_each(first):
        stage.show(info, first)
        if not wanted(stage, text):
            continue
        try:
            way(stage, text)
            found[text] = ", ".join(stage.answers)
        except AssertionError as error:
            found[text] = str(error)
    assert found == {text: text for text in found}


@pytest.mark.parametrize("way", WAYS)
@every_kind
def test_an_answer_is_given(kind: Kind, way: str, enter: Enter) -> None:
    stage = enter(phone=way == "touch")
    answer(stage, kind, lambda stage, text: hands.give(stage, text, WAYS[way]), lambda _stage, _text: True)


@every_kind
def test_a_piece_is_dropped_where_it_goes(kind: Kind, enter: Enter) -> None:
    answer(enter(), kind, hands.by_drag, lambda stage, text: len(stage.places_of(text)) > 1)
