"""The bot that plays by rules of thumb: strong among random players, quick, and no spoilsport among its like."""

from __future__ import annotations

import pytest

from wondertable.lab import Study, simulate, summary

PLAYERS = (3, 4, 5, 6)


@pytest.mark.parametrize("players", PLAYERS)
def test_one_thumb_wins_far_more_than_its_share_among_random_players(players: int) -> None:
    bots = ("thumb", *["random"] * (players - 1))
    study = Study("miraris", players, 120 * players, bots, rotate=True)
    found = summary(study, simulate(study, workers=1))["bots"]
    assert isinstance(found, dict)
    low, _ = found["thumb"]["interval"]
    assert low > 1.6 / players
    assert found["thumb"]["mean_score"] > found["random"]["mean_score"] + 8


@pytest.mark.parametrize("players", PLAYERS)
def test_one_random_player_among_thumbs_wins_less_than_its_share(players: int) -> None:
    bots = ("random", *["thumb"] * (players - 1))
    study = Study("miraris", players, 60 * players, bots, rotate=True)
    found = summary(study, simulate(study, workers=1))["bots"]
    assert isinstance(found, dict)
    _, high = found["random"]["interval"]
    assert high < 1 / players


def test_thumbs_do_not_all_reach_for_the_same_card() -> None:
    """Four sensible players claim about as many Wonders as four who bid at random, 7.5 each."""
    study = Study("miraris", 4, 150, ("thumb",))
    stats = summary(study, simulate(study, workers=1))["stats"]
    assert isinstance(stats, dict)
    assert stats["wonders_per_player"] > 7.1
