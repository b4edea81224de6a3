"""A scene, which shows events one after another, ends where the next view begins: nothing jumps when the last event has been shown.

`scene_<game>.mjs` says what a game's scene carries; everything else waits for the next view.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import wondertable
from tests.web.node import HERE, WEB, bundle, run

GAMES = sorted(file.stem.removeprefix("scene_") for file in HERE.glob("scene_*.mjs"))
MOST = 250
"""Answers of one game that are looked at."""


@pytest.mark.parametrize("name", GAMES)
def test_a_scene_ends_where_the_next_view_begins(name: str, tmp_path: Path) -> None:
    game = wondertable.game(name)
    steps = tmp_path / "steps.json"
    games = [steps_of(name, players, seed) for seed, players in enumerate(game.seats())]
    steps.write_text(json.dumps({"info": game.info(), "games": games}))
    scene = bundle(WEB / "src" / "boards" / name / "scene.ts", tmp_path / "scene.mjs")
    assert run(HERE / "scenes.mjs", HERE / f"scene_{name}.mjs", scene, steps) == []


def steps_of(name: str, players: int, seed: int) -> list[dict[str, Any]]:
    """What the first seat is shown of a game played by chance, answer by answer."""
    game = wondertable.game(name)
    position, chance = game.new(players=players, seed=seed, options=game.quick()), random.Random(seed)
    found: list[dict[str, Any]] = []
    before, told = game.view(position, 0), len(game.events(position, 0))
    while position.outcome() is None and len(found) < MOST:
        seat = position.asked()[0]
        position.apply(seat, chance.choice(position.legal(seat)))
        events, after = game.events(position, 0, told), game.view(position, 0)
        found.append({"before": before, "events": events, "after": after})
        before, told = after, told + len(events)
    return found
