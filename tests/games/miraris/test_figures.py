"""The figures that a study of Miraris reports: counted right in one game, and near what the rules give for many."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import perm
from typing import Any

import pytest

from tests.games.miraris.helpers import GAME, PLAYERS, Situation, bidding, scoring
from wondertable import Rng
from wondertable.bots import bot

GAMES = 150


@cache
def figures(players: int) -> Mapping[str, Any]:
    """Games played by the policy of the rules' sanity figures."""
    tally: dict[str, float] = {}
    player = bot("sanity", GAME)
    for seed in range(GAMES):
        position, rng = GAME.new(players, seed), Rng(seed + 99)
        while asked := position.asked():
            position.apply(asked[0], player.choose(position.redeal(asked[0], rng), asked[0], rng))
        GAME.measure(position, tally)
    return GAME.figures(tally)


def measured(table: Situation) -> Mapping[str, Any]:
    tally: dict[str, float] = {}
    GAME.measure(table.position, tally)
    return GAME.figures(tally)


def test_one_game_is_counted_right() -> None:
    table = bidding("1 2 3", round=8, held={"B": "6677"}, characters="unknown el lana").bids("9 8 8")
    found = measured(table)
    assert found["rounds_with_tie"] == 1
    assert found["unknown_x"] == 1  # A claimed the 3
    assert table.winners == "A"
    assert found["characters"]["unknown"] == {"kept": 1, "won": 1.0, "win_rate": 3.0, "mean_score": table.scores[0]}
    assert found["characters"]["lana"] == {"kept": 1, "won": 0.0, "win_rate": 0.0, "mean_score": table.scores[2]}
    assert found["characters"]["rolando"] == {"kept": 0, "won": 0.0, "win_rate": None, "mean_score": None}


def test_rolando_and_mirela_are_counted() -> None:
    assert measured(scoring({"rolando": "1234567", "el": "-", "lana": "-"}))["rolando_at_once"] == 1
    assert measured(scoring({"rolando": "123456", "el": "-", "lana": "-"}))["rolando_at_once"] == 0
    held = {"mirela": "-", "el": "77", "lana": "77"}
    assert measured(scoring(held).answers("give", "7 7"))["mirela_second_demand"] == 0
    held = {"mirela": "-", "el": "11", "lana": "11"}
    assert measured(scoring(held).answers("give", "1 1").answers("give", "1 1"))["mirela_second_demand"] == 1


@pytest.mark.parametrize("players", PLAYERS)
def test_bids_differ_as_often_as_chance_says(players: int) -> None:
    exact = perm(9, players) / 9**players
    assert figures(players)["all_bids_differ"] == pytest.approx(exact, abs=0.06)
    assert figures(players)["rounds_with_tie"] == pytest.approx(8 * (1 - exact), abs=0.5)
    assert figures(players)["row_empty"] == pytest.approx(exact, abs=0.16)


@pytest.mark.parametrize(
    ("players", "wonders", "unclaimed", "tall"),
    [(3, 7.7, 0.8, 0.11), (4, 7.5, 1.8, 0.3), (5, 7.4, 3.2, 0.54), (6, 7.2, 5.1, 0.76)],
)
def test_games_are_as_the_rules_describe_them(players: int, wonders: float, unclaimed: float, tall: float) -> None:
    found = figures(players)
    assert found["wonders_per_player"] == pytest.approx(wonders, abs=0.3)
    assert found["unclaimed"] == pytest.approx(unclaimed, abs=1.2)
    assert found["pile_of_four"] == pytest.approx(tall, abs=0.17)
    assert found["mirela_second_demand"] > 0.85
    assert found["unknown_x"] == pytest.approx(1.4, abs=0.6)
    assert sum(character["kept"] for character in found["characters"].values()) == players * GAMES
    assert sum(character["won"] for character in found["characters"].values()) == pytest.approx(GAMES)
