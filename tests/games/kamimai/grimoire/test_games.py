"""Whole games of bots at simulated books."""

from __future__ import annotations

import pytest

from benchmarks.grimoire.whole_games import play
from tests.server.grimoire import small


@pytest.mark.rule("KAM-G18", "KAM-G29")
def test_a_team_of_bots_plays_a_simulated_book_to_the_end() -> None:
    """Twenty cards and three turns; the same seed is the same game."""
    kamimai = small("kamimai")
    games = [play(kamimai, kamimai.bots()["thumb"], 2, {"turn_cap": 3}, 5) for _ in range(2)]
    assert games[0] == games[1]
    assert games[0].reason == "unfinished" and games[0].turns == 3
    assert games[0].grabs >= 3
