"""`wondertable games`."""

from __future__ import annotations

import json

import wondertable
from tests.cli.conftest import Run


def test_every_game_is_listed(run: Run) -> None:
    said = run("games")
    assert (said.code, said.err) == (0, "")
    for name in wondertable.games():
        assert f"{name}: " in said.out
    assert "3 to 6 players" in said.out
    assert "memory_aid: false or true" in said.out


def test_json(run: Run) -> None:
    listed = json.loads(run("games", "--json").out)
    assert [game["name"] for game in listed] == wondertable.games()
    miraris = next(game for game in listed if game["name"] == "miraris")
    assert miraris["title"] == "Miraris"
    assert miraris["seats"] == [3, 6]
    assert miraris["bots"] == ["apprentice", "adept", "master", "sage"]
    assert {"name": "gifts_shown", "values": ["all", "receiver"], "default": "all"} in miraris["options"]
