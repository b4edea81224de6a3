"""What an arena has found becomes what people are told of levels."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
import pytest

from wondertable.core.levels import LEVELS, Levels, Measured, measured
from wondertable.games import game, games
from wondertable.lab.measuring import joined, read, written

ARENA = b"""{"game": "dominovia", "players": 2, "pairings": [
    {"bot": "master@300", "others": "adept", "games": 400, "wins": 260.0, "share": 0.65},
    {"bot": "master@300", "others": "thumb", "games": 400, "wins": 260.0, "share": 0.65}]}"""


def test_levels_are_told_by_their_names(tmp_path: Path) -> None:
    (tmp_path / "arena.json").write_bytes(ARENA)
    rows, called = read(tmp_path / "arena.json", "dominovia")
    assert rows == [Measured(2, "master", "adept", 400, 0.65)], "only levels"
    assert called == {"master@300"}
    text = written(rows, called)
    found = msgspec.convert(tomllib.loads(text), Levels)
    assert found.measured == rows and "master@300" in found.origin


def test_the_newest_counts() -> None:
    old = [Measured(2, "master", "adept", 100, 0.5), Measured(2, "adept", "random", 100, 0.8)]
    new = [Measured(2, "master", "adept", 400, 0.65)]
    assert joined(old, new) == [old[1], new[0]]


def test_a_file_of_another_game_is_refused(tmp_path: Path) -> None:
    (tmp_path / "arena.json").write_bytes(ARENA)
    with pytest.raises(SystemExit, match="is of dominovia, not of miraris"):
        read(tmp_path / "arena.json", "miraris")


@pytest.mark.parametrize("name", games())
def test_what_is_told_of_levels_is_of_levels(name: str) -> None:
    seats = game(name).seats()
    for row in measured(game(name).folder()):
        assert row.players in seats and 0 <= row.share <= 1 and row.games >= 20
        assert {row.bot, row.others} <= {"random", *LEVELS}
