"""A token in the fingers on AlicematiC's map: where it may go is lit, and what is let go anywhere else is put back."""

from __future__ import annotations

import pytest

from tests.stage import hands
from tests.stage.conftest import Enter
from tests.stage.positions import Kind
from tests.stage.staging import Stage
from tests.stage.test_questions import told

KIND = Kind("alicematic", "invasion")
RINGS = ".overlay rect.target:not(.under)"


def invaded() -> list[str]:
    """The spaces on which a token may be put, in the order in which they are offered."""
    options = told(KIND)[1]["view"]["question"]["options"]
    return list(dict.fromkeys(option["parts"]["space"] for option in options if "space" in option["parts"]))


def lift(stage: Stage, over: str) -> None:
    own = told(KIND)[1]["seat"]
    stage.page.mouse.move(*hands.point(stage, f"seat-{own}"))
    stage.page.mouse.down()
    stage.page.mouse.move(*hands.point(stage, f"@{over}"), steps=6)
    stage.call("settle")


def picked(stage: Stage) -> list[str]:
    found: list[str] = stage.page.locator(".space.picked").evaluate_all("all => all.map(one => one.dataset.space)")
    return found


def test_every_space_it_may_go_to_is_lit_while_it_is_carried(enter: Enter) -> None:
    stage = enter()
    stage.show(*told(KIND))
    spaces = invaded()
    lift(stage, f"space-{spaces[0]}")
    assert stage.page.locator(RINGS).count() == len(spaces)
    assert stage.page.locator(".alicematic > .carried").count() == 1, "the token is in the fingers"
    stage.page.mouse.up()
    assert picked(stage) == [spaces[0]]
    assert stage.page.locator(RINGS).count() == 0
    assert stage.answers == [], "it is confirmed like one that was pressed"
    stage.page.locator(".cancel").click()
    assert picked(stage) == []


@pytest.mark.parametrize("where", ["hand", "elsewhere", "escape"])
def test_what_goes_nowhere_is_put_back(where: str, enter: Enter) -> None:
    stage = enter()
    stage.show(*told(KIND))
    spaces = invaded()
    others = [space["space"] for space in told(KIND)[1]["fixed"]["map"]["spaces"] if space["space"] not in spaces]
    lift(stage, {"hand": "round", "elsewhere": f"space-{others[0]}", "escape": f"space-{spaces[0]}"}[where])
    if where == "escape":
        stage.page.keyboard.press("Escape")
    stage.page.mouse.up()
    assert (picked(stage), stage.answers) == ([], [])
    assert stage.page.locator(RINGS).count() == 0
    assert stage.page.locator("dialog[open]").count() == 0, "a plate that was carried from was not pressed"
