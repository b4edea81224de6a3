"""Perft tables: from a position, how many ways the next answers can go. The cheapest strong guard of the rules.

A table stands in tests/games/<game>/perft.json: a list of {players, seed, options, answers, counts}: after the answers,
`counts[d - 1]` is the number of sequences of d answers. Chance is fixed by the seed; seats answer in rising order.
`WONDERTABLE_PERFT=write ./dev python -m pytest tests/contract/test_perft.py` writes the table of a game that has none, and
counts the rows of the others anew: read the difference.
"""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import Any

import pytest

import wondertable
from tests.contract import places
from wondertable import Game, Refused
from wondertable.core.rules.position import Position

Row = dict[str, Any]
COMMAND = "WONDERTABLE_PERFT=write ./dev python -m pytest tests/contract/test_perft.py"
WRITE = os.environ.get("WONDERTABLE_PERFT") == "write"
MOST, DEEPEST, FARTHEST = 1000, 4, 120
"""A new table goes one answer deeper as long as there are no more sequences than this, to this depth, and begins no
later in a game than this."""
TABLES = {name: places.folder(name) / "perft.json" for name in wondertable.games()}


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
    if WRITE:
        return []
    return [
        pytest.param(name, row, id=f"{name}-{row['players']}-{i}")
        for name, file in TABLES.items()
        if file.is_file()
        for i, row in enumerate(read(file))
    ]


def read(file: Path) -> list[Row]:
    found: list[Row] = json.loads(file.read_text(encoding="utf-8"))
    return found


def after(game: Game, row: Row) -> Position:
    """The position after the answers of a row; refused if the rules do not allow them any more."""
    position = game.new(players=row["players"], seed=row["seed"], options=row["options"])
    for text in row["answers"]:
        position.apply(position.asked()[0], game.actions.parse(text))
    return position


@pytest.mark.parametrize(("name", "row"), rows())
def test_perft(name: str, row: Row) -> None:
    position = after(wondertable.game(name), row)
    assert [perft(position, depth) for depth in range(1, len(row["counts"]) + 1)] == row["counts"]


@pytest.mark.parametrize("name", wondertable.games())
def test_every_number_of_seats_has_a_table(name: str) -> None:
    file, game = TABLES[name], wondertable.game(name)
    if WRITE:
        write(file, [counted(game, row) for row in (read(file) if file.is_file() else chosen(game))])
    assert file.is_file(), f"{name} has no perft.json; {COMMAND} writes it"
    assert {row["players"] for row in read(file)} == set(game.seats())


# -- writing -----------------------------------------------------------------------------------------------------------


def chosen(game: Game) -> list[Row]:
    """For a game without a table: at each number of seats the start, the middle and nearly the end of a quick game."""
    found: list[Row] = []
    for players in game.seats():
        for seed, part in ((1, 0.0), (2, 0.5), (3, 0.9)):
            row: Row = {"players": players, "seed": seed, "options": game.quick(), "answers": [], "counts": []}
            answers = played(game, row, int(game.longest))
            found.append(row | {"answers": answers[: min(int(len(answers) * part), FARTHEST)]})
    return found


def played(game: Game, row: Row, most: int) -> list[str]:
    """So many answers by chance, or as many as there are."""
    chance, position = random.Random(row["seed"]), after(game, row | {"answers": []})
    answers: list[str] = []
    while position.asked() and len(answers) < most:
        seat = position.asked()[0]
        action = chance.choice(position.legal(seat))
        answers.append(game.actions.text(action))
        position.apply(seat, action)
    return answers


def counted(game: Game, row: Row) -> Row:
    """The row with new counts; where its answers are not possible any more, after as many others."""
    try:
        position = after(game, row)
    except Refused:
        row = row | {"answers": played(game, row, len(row["answers"]))}
        position = after(game, row)
    counts: list[int] = []
    for depth in range(1, (len(row["counts"]) or DEEPEST) + 1):
        if not row["counts"] and counts and counts[-1] > MOST:
            break
        counts.append(perft(position, depth))
    return row | {"counts": counts}


def write(file: Path, table: list[Row]) -> None:
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in table)
    file.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
