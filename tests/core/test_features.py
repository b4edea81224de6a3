"""Rows of features: seats from the viewer on, and what is said where there are none."""

from __future__ import annotations

from dataclasses import replace

import pytest

import wondertable
from wondertable.core.rules.features import Layout, Row
from wondertable.core.rules.kit import packed, set_of
from wondertable.games.miraris.game import Miraris


class Featureless(Miraris):
    __module__ = Miraris.__module__  # where its data stand
    parts = replace(Miraris.parts, features=None)


def test_a_row_and_its_layout_have_the_same_order() -> None:
    layout, row = Layout(3), Row(16)
    layout.flags("drawn", ["red", "blue"])
    row.which(1, 2)
    layout.counts("bag", ["red", "blue"], 3)
    row.counts(2 + (1 << 4), 2, 4)
    layout.counts("pile", ["red", "blue"], 3)
    row.tally(packed([1, 1, 0]), 2)
    layout.each_seat("asked")
    row.each_seat(set_of([0, 1]), 1, 3)
    layout.each_seat("turn")
    row.which_seat(0, 1, 3)
    layout.flag("late")
    row.flag(True)
    written = {name: value for name, value in zip(layout.names, row.values, strict=False) if value}
    assert row.at == len(layout.names) == len(layout.bounds)
    assert written == {
        "drawn.blue": 1,
        "bag.red": 2,
        "bag.blue": 1,
        "pile.red": 1,
        "pile.blue": 2,
        "asked.own": 1,
        "asked.seat+2": 1,
        "turn.seat+2": 1,
        "late": 1,
    }


def test_none_of_them_is_written_as_zeros() -> None:
    row = Row(5)
    row.which(-1, 2)
    row.which_seat(-1, 2, 3)
    assert list(row.values) == [0] * 5
    assert row.at == 5


def test_a_row_serves_again() -> None:
    game = wondertable.game("miraris")
    features = game.features_for(4)
    row = features.row()
    first, second = game.new(4, seed=1), game.new(4, seed=2)
    features.write(first, 0, row)
    before = row.values
    row.clear()
    features.write(second, 3, row)
    assert list(row.values) == game.features(second, 3) != game.features(first, 0)
    assert list(before) == game.features(first, 0), "whoever has the numbers of before keeps them"


def test_rows_follow_each_other_in_one_memory() -> None:
    game = wondertable.game("miraris")
    features = game.features_for(4)
    length = len(features.names)
    rows = Row(length, 2)
    first, second = game.new(4, seed=1), game.new(4, seed=2)
    features.write(first, 0, rows)
    assert rows.at == length
    features.write(second, 3, rows)
    assert list(rows.values) == game.features(first, 0) + game.features(second, 3)


def test_a_game_may_have_no_features() -> None:
    game = Featureless()
    with pytest.raises(NotImplementedError, match="miraris has no features"):
        game.features(game.new(3), 0)


def test_a_seat_that_is_not_there_knows_nothing() -> None:
    game = wondertable.game("miraris")
    with pytest.raises(IndexError, match="no seat 3 among 3"):
        game.features(game.new(3), 3)
