"""What the wire leaves out of a view is said again in the browser as `game.view` says it.

`web/src/boards/<game>/whole.ts` of a game does the one, `whole` of its parts the other.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import wondertable
from tests.web.node import HERE, WEB, bundle, run
from tests.whole import made_whole

GAMES = sorted(file.parent.name for file in WEB.glob("src/boards/*/whole.ts"))


@pytest.mark.parametrize("name", GAMES)
def test_a_view_made_whole_in_the_browser_is_the_public_one(name: str, tmp_path: Path) -> None:
    views = tmp_path / "views.json"
    seats = wondertable.game(name).seats()
    views.write_text(json.dumps([view for seed, players in enumerate(seats) for view in views_of(name, players, seed)]))
    whole = bundle(WEB / "src" / "boards" / name / "whole.ts", tmp_path / "whole.mjs")
    assert run(HERE / "whole.mjs", whole, views) == []


def views_of(name: str, players: int, seed: int) -> list[dict[str, Any]]:
    """Views of whoever is asked, of the next seat and of somebody who watches, in a game of sensible players."""
    game = wondertable.game(name)
    position, chance = game.new(players=players, seed=seed), random.Random(seed)
    bot, rng = game.bots()["thumb"], wondertable.Rng(seed)
    found: list[dict[str, Any]] = []
    while asked := position.asked():
        seat = chance.choice(asked)
        for viewer in (seat, (seat + 1) % players, None):
            told = json.loads(msgspec.json.encode(game.look(position, viewer)))
            told["board"] |= told.pop("fixed")
            full = game.view(position, viewer)
            assert made_whole(told) == full
            found.append({"told": told, "full": full})
        position.apply(seat, bot.choose(position.redeal(seat, rng), seat, rng))
    return found
