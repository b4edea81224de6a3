"""Perft tables: from a position, how many ways the next answers can go. The cheapest strong guard of the rules.

A table stands in tests/games/<game>/perft.json: a list of {players, seed, options, answers, counts}: after the answers,
`counts[d - 1]` is the number of sequences of d answers. Chance is fixed by the seed; seats answer in rising order.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import wondertable
from wondertable.core.position import Position

TABLES = {name: Path(__file__).parents[1] / "games" / name / "perft.json" for name in wondertable.games()}


def perft(position: Position, depth: int) -> int:
    if depth == 0 or not position.asked():
        return int(depth == 0)
    seat = position.asked()[0]
    answers = position.legal(seat)
    if depth == 1:
        return len(answers)
    total = 0
    for action in answers:
        child = position.clone()
        child.apply(seat, action)
        total += perft(child, depth - 1)
    return total


def rows() -> list[Any]:
    return [
        pytest.param(name, row, id=f"{name}-{row['players']}-{i}")
        for name, file in TABLES.items()
        for i, row in enumerate(json.loads(file.read_text(encoding="utf-8")))
    ]


@pytest.mark.parametrize(("name", "row"), rows())
def test_perft(name: str, row: dict[str, Any]) -> None:
    game = wondertable.game(name)
    position = game.new(players=row["players"], seed=row["seed"], options=row["options"])
    for text in row["answers"]:
        position.apply(position.asked()[0], game.actions.parse(text))
    assert [perft(position, depth) for depth in range(1, len(row["counts"]) + 1)] == row["counts"]


@pytest.mark.parametrize("name", wondertable.games())
def test_every_number_of_seats_has_a_table(name: str) -> None:
    told = {row["players"] for row in json.loads(TABLES[name].read_text(encoding="utf-8"))}
    assert told == set(wondertable.game(name).seats())
