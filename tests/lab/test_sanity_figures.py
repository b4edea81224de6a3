"""The sanity figures of the rules of Miraris, played again: docs/rules/miraris.md tells the policy behind them."""

from __future__ import annotations

from functools import cache
from math import perm, sqrt
from statistics import mean, stdev
from typing import Any

import pytest

from tests.placing import LONG
from wondertable.lab import Study, simulate, summary

BATCHES = 10
BATCH = 4000 if LONG else 200
PRINTED_GAMES = 40_000
"""So many games are behind each printed figure."""
SURE = 5.0
"""So many standard errors, which are themselves estimated from ten batches only."""
PLAYERS = (3, 4, 5, 6)
Json = dict[str, Any]

FIGURES: dict[str, tuple[float, tuple[float, float, float, float]]] = {
    # the last printed digit, and the figures with 3, 4, 5 and 6 players
    "rounds_nobody_claims": (0.01, (0.10, 0.28, 0.10, 0.15)),
    "row_empty": (0.01, (0.69, 0.46, 0.26, 0.11)),
    "unclaimed": (0.1, (0.8, 1.8, 3.2, 5.1)),
    "wonders_per_player": (0.1, (7.7, 7.5, 7.4, 7.2)),
    "three_or_fewer": (0.01, (0.004, 0.02, 0.05, 0.10)),
    "pile_of_four": (0.01, (0.11, 0.30, 0.54, 0.76)),
    "rolando_at_once": (0.01, (0.05, 0.08, 0.11, 0.14)),
    "mirela_second_demand": (0.01, (1.00, 1.00, 0.99, 0.96)),
    "unknown_x": (0.1, (1.4, 1.4, 1.4, 1.3)),
}
WINNING_SCORE = {
    3: (31, 38, 44, 50, 59),
    4: (34, 41, 47, 53, 63),
    5: (36, 43, 49, 56, 67),
    6: (38, 46, 52, 59, 71),
}
SHARED = (0.035, 0.037, 0.037, 0.035)
CHARACTERS = {
    # relative win rate and mean score, each with 3, 4, 5 and 6 players
    "rolando": ((0.44, 0.57, 0.80, 1.04), (27.0, 26.3, 25.5, 24.3)),
    "lucia": ((0.53, 0.63, 0.76, 0.86), (29.8, 30.9, 32.5, 33.6)),
    "serena": ((1.39, 1.32, 1.22, 1.09), (40.4, 39.0, 37.8, 36.3)),
    "mirela": ((0.83, 1.04, 1.27, 1.53), (32.5, 34.7, 37.1, 39.5)),
    "unknown": ((0.74, 0.76, 0.84, 0.90), (28.6, 28.8, 28.8, 28.6)),
    "allie": ((1.04, 1.00, 0.91, 0.88), (36.3, 34.1, 31.7, 29.9)),
    "el": ((0.80, 0.75, 0.70, 0.66), (33.4, 31.7, 29.4, 27.4)),
    "fatima": ((0.84, 0.85, 0.86, 0.84), (33.0, 32.2, 30.8, 29.8)),
    "mariano": ((0.30, 0.39, 0.56, 0.77), (27.0, 28.0, 29.8, 31.9)),
    "lana": ((1.38, 1.31, 1.25, 1.16), (40.4, 38.0, 35.5, 33.4)),
    "alma": ((1.85, 1.70, 1.41, 1.11), (43.0, 40.5, 37.7, 34.9)),
    "nada": ((1.84, 1.69, 1.44, 1.15), (43.1, 40.5, 37.7, 35.0)),
}


@cache
def batches(players: int) -> list[Json]:
    found = []
    for seed in range(BATCHES):
        study = Study("miraris", players, BATCH, ("sanity",), seed)
        found.append(summary(study, simulate(study, workers=1)))
    return found


def agrees(values: list[float], printed: float, digit: float) -> bool:
    """Within the sampling errors of both, and half a unit of the printed digit."""
    error = stdev(values) / sqrt(BATCHES)
    printed_error = error * sqrt(BATCHES * BATCH / PRINTED_GAMES)
    return abs(mean(values) - printed) <= SURE * sqrt(error**2 + printed_error**2) + digit / 2


def no_tie(players: int) -> float:
    return float(perm(9, players) / 9**players)


@pytest.mark.parametrize("players", PLAYERS)
def test_ties_come_as_often_as_can_be_calculated(players: int) -> None:
    stats = [batch["stats"] for batch in batches(players)]
    assert agrees([found["all_bids_differ"] for found in stats], no_tie(players), 0)
    assert agrees([found["rounds_with_tie"] for found in stats], 8 * (1 - no_tie(players)), 0)


@pytest.mark.parametrize(("players", "exact"), [(4, 0.274), (6, 0.141)])
def test_rounds_in_which_nobody_claims_are_as_rare_as_can_be_calculated(players: int, exact: float) -> None:
    assert agrees([batch["stats"]["rounds_nobody_claims"] for batch in batches(players)], exact, 0.001)


@pytest.mark.parametrize("figure", FIGURES)
@pytest.mark.parametrize("players", PLAYERS)
def test_figure(players: int, figure: str) -> None:
    digit, printed = FIGURES[figure]
    assert agrees([batch["stats"][figure] for batch in batches(players)], printed[players - 3], digit)


@pytest.mark.parametrize("players", PLAYERS)
def test_shared_victories(players: int) -> None:
    assert agrees([batch["shared"] / batch["games"] for batch in batches(players)], SHARED[players - 3], 0.001)


@pytest.mark.parametrize("players", PLAYERS)
def test_winning_scores(players: int) -> None:
    for place, printed in zip(("p5", "p25", "p50", "p75", "p95"), WINNING_SCORE[players], strict=True):
        assert agrees([batch["winning_score"][place] for batch in batches(players)], printed, 1), place


@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("players", PLAYERS)
def test_character(players: int, character: str) -> None:
    rates, scores = CHARACTERS[character]
    found = [batch["stats"]["characters"][character] for batch in batches(players)]
    assert agrees([batch["win_rate"] for batch in found], rates[players - 3], 0.01)
    assert agrees([batch["mean_score"] for batch in found], scores[players - 3], 0.1)


def test_a_wrong_figure_would_be_noticed() -> None:
    """The tolerance is narrow enough to tell one number of players from another."""
    found = [batch["stats"]["pile_of_four"] for batch in batches(4)]
    assert not agrees(found, FIGURES["pile_of_four"][1][2], 0.01)
    assert not agrees([batch["stats"]["characters"]["alma"]["mean_score"] for batch in batches(4)], 43.0, 0.1)
