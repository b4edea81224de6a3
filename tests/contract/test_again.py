"""Where people sit in their next game, as every game says of itself."""

from __future__ import annotations

from pathlib import Path

import pytest

import wondertable
from wondertable.core.again import NextGame

GAMES = wondertable.games()
RULES = Path(__file__).parents[2] / "docs" / "rules"


@pytest.mark.parametrize("name", GAMES)
def test_everybody_has_one_seat_again_by_a_rule_that_there_is(name: str) -> None:
    game = wondertable.game(name)
    page = RULES / f"{name}.md"
    for players in game.seats():
        for option in game.options():
            for value in option.values:
                try:
                    position = game.new(players, options={**game.quick(), option.name: value}, journal=False)
                except wondertable.Refused:  # not every number of players has every value
                    continue
                then = game.next_game(position)
                assert sorted(then.seats) == list(range(players))
                assert then.rule is None or not page.exists() or f"**{then.rule}**" in page.read_text()


@pytest.mark.rule("BIB-S10", "BIB-V5")
def test_whoever_sits_next_begins_where_the_table_names_a_seat() -> None:
    game = wondertable.game("bibliowonders")
    drawn = game.next_game(game.new(3, journal=False))
    assert drawn == NextGame([0, 1, 2], "BIB-S10") and drawn.stays
    named = game.next_game(game.new(3, options={"start_player": 1}, journal=False))
    assert named == NextGame([1, 2, 0], "BIB-V5") and not named.stays
