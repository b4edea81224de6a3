"""Faults that are planted on the stage: each check must notice the one that it is there for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser import axe, windows
from tests.stage import hands, test_questions
from tests.stage.conftest import Enter
from tests.stage.positions import Kind
from tests.stage.staging import Stage
from tests.stage.test_questions import answered, told

KIND = Kind("miraris", "bid")


def press(stage: Stage, text: str) -> None:
    hands.give(stage, text, hands.by_pointer)


def is_answered(enter: Enter) -> None:
    test_questions.test_an_answer_is_given(KIND, "pointer", enter)


def is_dropped(enter: Enter) -> None:
    test_questions.test_a_piece_is_dropped_where_it_goes(KIND, "mouse", enter)


@pytest.mark.parametrize("test", [is_answered, is_dropped])
def test_an_answer_with_another_text_is_noticed(test: Callable[[Enter], None], enter: Enter) -> None:
    """The board is told that each card means the bid with the next one: then the test that gives answers fails, and else it does not."""
    texts = [option["text"] for option in told(KIND)[1]["view"]["question"]["options"]]
    stage = enter()
    stage.forget()
    stage.call("plant", dict(zip(texts, texts[1:] + texts[:1], strict=True)))
    with pytest.raises(AssertionError, match="bid"):
        test(enter)
    assert stage.answers, "an answer was given, and it was the wrong one"
    stage.forget()
    stage.call("plant", {})
    test(enter)


def test_a_piece_that_is_not_carried_is_noticed(enter: Enter) -> None:
    """Nobody takes up what is pressed, though the answer has a button besides."""
    kind = Kind("alicematic", "take_token")
    text = told(kind)[1]["view"]["question"]["options"][0]["text"]
    stage = enter()
    stage.show(*told(kind))
    assert answered(stage, text, hands.by_drag) == text
    stage.show(*told(kind))
    stage.page.evaluate(
        "document.querySelector('main').addEventListener('pointerdown', press => press.stopPropagation(), true)"
    )
    assert "nothing came of carrying" in answered(stage, text, hands.by_drag)


@pytest.mark.parametrize(
    "fault",
    [
        "button { pointer-events: none }",
        "main { position: relative } main::after { content: ''; position: absolute; inset: 0; z-index: 999 }",
        "main button { visibility: hidden }",
    ],
)
def test_what_cannot_be_pressed_is_noticed(fault: str, enter: Enter) -> None:
    info, state = told(KIND)
    text = state["view"]["question"]["options"][0]["text"]
    stage = enter()
    stage.show(info, state)
    planted = stage.page.add_style_tag(content=fault)
    found = answered(stage, text, press)
    planted.evaluate("style => style.remove()")
    assert found != text


def test_what_the_keyboard_does_not_reach_is_noticed(enter: Enter) -> None:
    info, state = told(KIND)
    text = state["view"]["question"]["options"][0]["text"]
    stage = enter()
    stage.show(info, state)
    stage.page.evaluate("document.querySelectorAll('main [tabindex], main button').forEach(one => one.tabIndex = -1)")
    assert answered(stage, text, lambda stage, text: hands.give(stage, text, hands.by_keys)) != text


def test_what_does_not_fit_or_cannot_be_read_is_noticed(enter: Enter) -> None:
    stage = enter()
    stage.show(*told(KIND))
    planted = stage.page.add_style_tag(content="main button { width: 9px !important; height: 9px !important }")
    small = windows.faults(stage.page)
    planted.evaluate("style => style.remove()")
    assert any("px: " in fault for fault in small), small
    stage.page.evaluate("document.querySelector('main button').setAttribute('aria-label', '')")
    stage.page.evaluate("document.querySelector('main').setAttribute('role', 'nonsense')")
    assert axe.violations(stage.page)


def test_a_board_that_remembers_is_noticed(enter: Enter) -> None:
    """Something of an earlier moment is left on the table."""
    stage = enter()
    stage.show(*told(KIND))
    before = stage.call("at", 0, False)
    stage.page.evaluate("document.querySelector('main').append('left behind')")
    assert stage.call("at", 0, False) != before
    assert stage.call("freshly", 0, False) == before
