"""The figures of a study, and the sanity figures of the rules played again: docs/rules/alicematic.md tells the policy."""

from __future__ import annotations

from functools import cache
from math import sqrt
from statistics import mean, stdev
from typing import Any

import pytest

from tests.games.alicematic.helpers import GAME, PLAYERS, thumbs
from wondertable import Rng
from wondertable.core.rules.questions import Options
from wondertable.lab import Study, simulate, summary

BATCHES = 8
BATCH = 5
PRINTED_GAMES = 300
"""So many games are behind each printed figure."""
SURE = 5.0
"""So many standard errors, which are themselves estimated from a few batches only."""
Json = dict[str, Any]

FIGURES: dict[str, tuple[float, tuple[float, float, float]]] = {
    # the last printed digit, and the figures with 3, 4 and 5 random players
    "vp_mean": (0.1, (22.5, 21.1, 20.2)),
    "vp_winner": (0.1, (29.5, 30.4, 30.3)),
    "tile_points": (0.1, (19.3, 18.1, 17.3)),
    "slot_points": (0.1, (1.2, 1.2, 1.1)),
    "play_points": (0.1, (1.9, 1.8, 1.7)),
    "effect_points": (0.1, (0.1, 0.1, 0.1)),
    "summons": (0.1, (3.6, 4.9, 5.7)),
    "commoners": (0.1, (38.4, 51.1, 64.3)),
    "empty_hands": (0.1, (0.0, 0.0, 0.0)),
    "invade": (0.1, (9.4, 12.2, 14.6)),
    "attack": (0.1, (27.6, 37.8, 48.5)),
    "finish": (0.1, (5.0, 6.0, 6.9)),
    "jet": (0.1, (0.0, 0.0, 0.0)),
    "snatched": (0.1, (2.7, 4.4, 6.1)),
    "stolen": (0.1, (0.7, 1.0, 1.3)),
    "cities_invaded": (0.1, (0.2, 0.2, 0.2)),
    "forests_invaded": (0.1, (0.0, 0.0, 0.0)),
    "forests": (0.1, (6.1, 7.4, 8.7)),
    "tokens_up": (0.1, (19.7, 25.1, 30.2)),
    "tokens_cut_off": (0.1, (6.8, 9.1, 11.3)),
    "cards_left": (0.1, (30.8, 11.1, 0.0)),
    "reshuffles": (0.1, (0.0, 0.1, 1.0)),
    "empty_draws": (0.1, (0.0, 0.0, 6.5)),
    "short_gains": (0.1, (0.0, 0.0, 0.0)),
}


@cache
def batches(players: int) -> list[Json]:
    found = []
    for seed in range(BATCHES):
        study = Study("alicematic", players, BATCH, ("sanity",), seed)
        found.append(summary(study, simulate(study, workers=1))["stats"])
    return found  # type: ignore[return-value]


def agrees(values: list[float], printed: float, digit: float) -> bool:
    """Within the sampling errors of both, and half a unit of the printed digit."""
    error = stdev(values) / sqrt(len(values))
    printed_error = error * sqrt(BATCHES * BATCH / PRINTED_GAMES)
    return abs(mean(values) - printed) <= SURE * sqrt(error**2 + printed_error**2) + digit / 2


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("figure", FIGURES)
def test_figure(figure: str, players: int) -> None:
    digit, printed = FIGURES[figure]
    assert agrees([stats[figure] for stats in batches(players)], printed[players - 3], digit)


def test_a_wrong_figure_would_be_noticed() -> None:
    """The tolerance is narrow enough to tell one number of players from another."""
    for figure in ("commoners", "attack", "tokens_up", "cards_left"):
        digit, printed = FIGURES[figure]
        assert not agrees([stats[figure] for stats in batches(3)], printed[1], digit)


def test_the_number_of_answers() -> None:
    """With 3 random players 23.5 answers in Politics and 39.7 in Invasion on average."""
    offered: dict[str, list[float]] = {"politics": [], "invasion": []}
    bot = GAME.bots()["sanity"]
    for seed in range(16):
        position, rng, options = GAME.new(players=3, seed=seed, journal=False), Rng(seed), Options()
        sizes: dict[str, list[int]] = {"politics": [], "invasion": []}
        while asked := position.asked():
            kind = GAME.question_name(position.questions[-1])
            if kind in sizes:
                position.options(asked[0], options)
                sizes[kind].append(int(options.size))
            position.answer(asked[0], bot.choose(position, asked[0], rng))
        for kind, values in sizes.items():
            offered[kind].append(mean(values))
    for kind, printed in (("politics", 23.5), ("invasion", 39.7)):
        error = stdev(offered[kind]) / sqrt(len(offered[kind]))
        assert abs(mean(offered[kind]) - printed) < SURE * error + 0.05


def test_what_a_study_tells_of_each_alice_and_slot() -> None:
    tally: dict[str, float] = {}
    scores = []
    for seed in range(2):
        *_, table = thumbs(3, seed)
        GAME.measure(table.position, tally)
        scores += table.scores
    stats: Json = dict(GAME.figures(tally))
    assert stats["vp_mean"] == pytest.approx(mean(scores))
    alices = stats["alices"]
    assert set(alices) == {alice["name"] for alice in GAME.data["alice"]}  # type: ignore[attr-defined]
    assert sum(alice["summoned"] for alice in alices.values()) == round(2 * stats["summons"])
    for alice in alices.values():
        assert 0 <= alice["won"] <= alice["kept"]
        assert (alice["win_rate"] is None) == (alice["kept"] == 0)
    slots = stats["slots"]
    assert set(slots) == {"red", "blue", "yellow", "green", "white"}
    assert sum(slot["kept"] for slot in slots.values()) >= len(scores), (
        "a player with two strongest slots counts for both"
    )
    assert sum(slot["won"] for slot in slots.values()) >= 2
    worth = sum(alice["worth"] * alice["kept"] for alice in alices.values() if alice["kept"])
    assert -200 < worth < 200
