"""Records to replay and verify, and one sentence about what is wrong."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import wondertable
from tests.cli.conftest import Said
from wondertable import Rng
from wondertable.bots import bot
from wondertable.core.table import Table

Json = dict[str, Any]
NAMES = ["Ann", "Bo", "Cy"]
SEED = bytes(range(32))


def played(
    seed: int | bytes = SEED,
    options: Mapping[str, object] | None = None,
    seat: int | None = None,
    name: str = "miraris",
) -> Json:
    """The record of a game of three."""
    game = wondertable.game(name)
    table = Table(game, 3, seed, options)
    chance = Rng(7)
    while asked := table.asked():
        world = table.position.redeal(asked[0], chance)
        answer = game.actions.text(bot("thumb", game).choose(world, asked[0], chance))
        entry = table.propose(asked[0], answer, by="bot thumb")
        assert entry is not None
        table.enter(entry)
    record: Json = json.loads(json.dumps(table.record(seat, NAMES)))
    return record


def written(folder: Path, data: object) -> str:
    path = folder / "record.json"
    path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return str(path)


def is_one_sentence(said: Said, *words: str) -> None:
    """What went wrong stands in one line of standard error, with these words in it and no traceback."""
    assert said.err.startswith("wondertable: ")
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    assert not said.err.split(": ", 1)[1].startswith("error-"), "a sentence is missing"
    for word in words:
        assert word in said.err
