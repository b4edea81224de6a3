"""`wondertable bench`."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Run
from tests.cli.helpers import is_one_sentence
from wondertable.core.rules import position
from wondertable.terminal import bench


def test_every_seat_count_is_measured(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    said = run("bench", "miraris")
    assert (said.code, said.err) == (0, "")
    rows = [line.split() for line in said.out.splitlines() if line[:1].isdecimal()]
    assert [row[0] for row in rows] == ["3", "4", "5", "6"]
    assert all(len(row) == 6 and int(cell.replace(",", "")) > 0 for row in rows for cell in row[1:])


def test_the_form_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.001)
    compiled = not (position.__file__ or "").endswith(".py")
    assert run("bench").out.startswith("The rules are compiled." if compiled else "The rules are interpreted")


def test_an_unknown_game_is_refused(run: Run) -> None:
    said = run("bench", "miraris", "chess")
    assert said.code == 1
    is_one_sentence(said, "chess")
