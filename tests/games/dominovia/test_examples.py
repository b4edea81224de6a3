"""The worked examples of the rules of Dominovia, as they stand there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.dominovia import cases
from tests.games.dominovia.helpers import GAME, table
from wondertable.core.rules.kit import set_of
from wondertable.games.dominovia.game import Dominovia


@pytest.mark.rule("DOM-X1")
@pytest.mark.parametrize(("scroll", "points"), [("1-3", 4), ("1-6", 7), ("3-6", 9), ("0-0", 0), ("6-6", 12)])
def test_x1_classic_points(scroll: str, points: int) -> None:
    assert isinstance(GAME, Dominovia)
    assert GAME.tables.points_of(set_of([GAME.tables.ids.index(scroll)])) == points


@pytest.mark.rule("DOM-X2")
def test_x2_the_round_card() -> None:
    last = table("4-5", "0-0 1-1", chain="2|4", rounds_to_win=1)
    assert last.won == [0, 0]
    last.answer(1, "link 4-5 right")
    assert last.won == [1, 0]
    assert last.over
    assert last.winner == 1


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("x03", marks=pytest.mark.rule("DOM-X3")),
        pytest.param("x04", marks=pytest.mark.rule("DOM-X4")),
        pytest.param("x05", marks=pytest.mark.rule("DOM-X5")),
        pytest.param("x06", marks=pytest.mark.rule("DOM-X6")),
        pytest.param("x07", marks=pytest.mark.rule("DOM-X7")),
        pytest.param("x08", marks=pytest.mark.rule("DOM-X8")),
        pytest.param("x09", marks=pytest.mark.rule("DOM-X9")),
        pytest.param("x10", marks=pytest.mark.rule("DOM-X10")),
        pytest.param("x11", marks=pytest.mark.rule("DOM-X11")),
        pytest.param("x12", marks=pytest.mark.rule("DOM-X12")),
        pytest.param("x13", marks=pytest.mark.rule("DOM-X13")),
        pytest.param("x14", marks=pytest.mark.rule("DOM-X14")),
        pytest.param("x15", marks=pytest.mark.rule("DOM-X15")),
        pytest.param("x16", marks=pytest.mark.rule("DOM-X16")),
        pytest.param("x17", marks=pytest.mark.rule("DOM-X17")),
        pytest.param("x18", marks=pytest.mark.rule("DOM-X18")),
        pytest.param("x19", marks=pytest.mark.rule("DOM-X19")),
        pytest.param("x20", marks=pytest.mark.rule("DOM-X20")),
        pytest.param("x21", marks=pytest.mark.rule("DOM-X21")),
        pytest.param("x22", marks=pytest.mark.rule("DOM-X22")),
        pytest.param("x23", marks=pytest.mark.rule("DOM-X23")),
        pytest.param("x24", marks=pytest.mark.rule("DOM-X24")),
        pytest.param("x25", marks=pytest.mark.rule("DOM-X25")),
    ],
)
def test_worked_example(name: str) -> None:
    cases.play(name)


def test_every_example_is_played() -> None:
    assert cases.names() == [f"x{number:02}" for number in range(3, 26)]


@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [
        ("x04", "legal 2: link 1-4 left", "legal 2: link 1-4 right"),
        ("x05", "refused 1: draw; pass", "refused 1: link 2-3 left"),
        ("x06", "events: draw 1 5-6", "events: draw 1 3-4"),
        ("x07", "passes: 1", "passes: 2"),
        ("x13", "deck has: 5-5", "deck has: 2-2"),
        ("x17", "over: 1 out", "over: 2 out"),
    ],
)
def test_a_wrong_example_would_be_noticed(
    name: str, right: str, wrong: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (cases.FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert right in text
    (tmp_path / f"{name}.txt").write_text(text.replace(right, wrong), encoding="utf-8")
    monkeypatch.setattr(cases, "FOLDER", tmp_path)
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        cases.play(name)
