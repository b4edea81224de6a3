"""Data written as files."""

from __future__ import annotations

import tomllib

import pytest

import wondertable
from wondertable.core.data import brought, data_hash
from wondertable.core.refused import Refused
from wondertable.core.shapes import place, steps_of
from wondertable.core.toml import written


@pytest.mark.parametrize("name", wondertable.games())
def test_the_data_of_a_game_come_back_from_a_file(name: str) -> None:
    game = wondertable.game(name)
    assert tomllib.loads(written(game.data, "two\nlines")) == game.data


def test_letters_that_a_file_cannot_hold_are_written_another_way() -> None:
    data = {"a b": 'say "it"\n\x7f\\ é', "list": ["x" * 70, "y" * 70], "mixed": [1, {"in": {"line": True}}], "none": []}
    assert tomllib.loads(written(data)) == data


@pytest.mark.parametrize("name", wondertable.games())
def test_data_from_a_browser_are_those_of_the_file(name: str) -> None:
    """There 25.0 is 25, and what is left out may be told as nothing."""
    game = wondertable.game(name)

    def as_told(value: object) -> object:
        if isinstance(value, dict):
            return {"note": None} | {key: as_told(inner) for key, inner in value.items()}
        if isinstance(value, list):
            return [as_told(inner) for inner in value]
        return int(value) if isinstance(value, float) and value == int(value) else value

    told = as_told(game.data)
    assert isinstance(told, dict)
    assert data_hash(brought(game.parts.data.Data, told, game.data)) == game.data_hash


def test_every_place_leads_back() -> None:
    data = {"card": [{"id": "a", "values": [1, [2, 3]]}], "x" * 50: {"deep": 1}}
    ways: list[list[str | int]] = [
        [],
        ["card"],
        ["card", 0],
        ["card", 0, "values", 1, 0],
        ["card", 0, "missing"],
        ["x" * 50, "deep"],
    ]
    for steps in ways:
        assert steps_of(place(steps), data) == steps
    assert steps_of("card 7, id", data) == ["card"]


def test_what_is_wrong_is_refused_before_anything_is_changed() -> None:
    game = wondertable.game("miraris")
    with pytest.raises(Refused, match="Data file, schema: missing"):
        brought(game.parts.data.Data, {}, game.data)
