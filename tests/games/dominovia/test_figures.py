"""The figures that a study of Dominovia reports: counted right in one round, and as the rules give them for many."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import sqrt
from typing import Any

import pytest

from tests.games.dominovia.helpers import GAME, PLAYERS, Situation, table
from tests.games.dominovia.test_dragons import circle, turns_until_the_end
from tests.games.dominovia.test_endings import STUCK
from tests.games.dominovia.test_turns import FULL
from wondertable import Rng
from wondertable.bots import bot

ROUNDS = 700
PRINTED_ROUNDS = 10_000
SURE = 5.0
"""So many standard errors."""

BASE: dict[str, tuple[float, float, tuple[float, float, float]]] = {
    # the last printed digit, the standard deviation in one round, and the figures with 2, 3 and 4 Mages
    "turns_per_round": (0.1, 6.0, (16.1, 16.9, 17.3)),
    "links_per_round": (0.1, 5.0, (15.6, 16.6, 16.5)),
    "draws_per_round": (0.1, 5.0, (7.2, 6.4, 6.3)),
    "stopped": (0.001, 0.3, (0.103, 0.098, 0.083)),
    "tie_break": (0.001, 0.2, (0.024, 0.037, 0.045)),
    "barred_turns": (0.001, 0.07, (0.053, 0.072, 0.089)),
    "rows_of_passes": (0.001, 0.12, (0.002, 0.007, 0.017)),
    "fly_passes": (0.01, 0.6, (0.37, 0.35, 0.32)),
    "legal_links": (0.1, 0.4, (1.95, 1.95, 1.95)),
    "single_link": (0.04, 0.15, (0.44, 0.44, 0.44)),
    "colt_links": (0.1, 1.2, (1.35, 1.35, 1.35)),
}
PLACES = {2: (0.522, 0.478), 3: (0.372, 0.319, 0.309), 4: (0.300, 0.236, 0.241, 0.222)}
DRAGON_CASTS = (2.5, 2.7, 2.8)
OTHER_CASTS = ((2.1, 2.3), (2.2, 2.4), (2.2, 2.3))
LARGEST_HAND = (13, 12, 10)
OTHERS: dict[str, dict[str, tuple[float, float, float]]] = {
    "lazy": {
        "turns_per_round": (15.1, 16.2, 16.7),
        "stopped": (0.076, 0.078, 0.070),
        "ended_by_lazy": (0.114, 0.077, 0.072),
    },
    "hungry": {"turns_per_round": (17.0, 18.0, 18.2), "stopped": (0.073, 0.059, 0.049)},
    "dizzy": {
        "turns_per_round": (15.6, 16.3, 16.7),
        "stopped": (0.105, 0.089, 0.082),
        "barred_turns": (0.068, 0.091, 0.111),
    },
    "angry": {
        "turns_per_round": (16.1, 16.6, 16.9),
        "stopped": (0.108, 0.088, 0.081),
        "barred_turns": (0.052, 0.066, 0.078),
    },
}
DONOR_WINS = {
    "lazy": (0.519, 0.366, 0.305),
    "hungry": (0.522, 0.366, 0.291),
    "dizzy": (0.521, 0.358, 0.273),
    "angry": (0.523, 0.369, 0.289),
}


@cache
def figures(players: int, dragon: str = "base", rounds: int = ROUNDS) -> Mapping[str, Any]:
    """Rounds played by the policy of the rules' sanity figures. It looks at nothing hidden, so it needs no other world."""
    tally: dict[str, float] = {}
    player = bot("sanity", GAME)
    for seed in range(rounds):
        position, rng = GAME.new(players, seed, {"dragon": dragon, "rounds_to_win": 1}), Rng(seed + 99)
        while (seat := position.next_seat()) >= 0:
            position.answer(seat, player.choose(position, seat, rng))
        GAME.measure(position, tally)
    return GAME.figures(tally)


def measured(situation: Situation) -> Mapping[str, Any]:
    tally: dict[str, float] = {}
    GAME.measure(situation.position, tally)
    return GAME.figures(tally)


def agrees(found: float, printed: float, digit: float, deviation: float, rounds: int = ROUNDS) -> bool:
    """Within the sampling errors of both, and half a unit of the printed digit."""
    return abs(found - printed) <= SURE * deviation * sqrt(1 / rounds + 1 / PRINTED_ROUNDS) + digit / 2


# -- single rounds -----------------------------------------------------------------------------------------------------


def test_one_round_is_counted_right() -> None:
    match = table("0-6 4-5", "0-1 4-4 5-5", rounds_to_win=1).answers("offer 0-6", "offer 4-4")
    # Mage 2 links 0-1: a Dragon match; 4-4 and 4-5 are exchanged; then Mage 1 has one scroll and draws until it fits
    match.answer(2, "link 0-1 left").answers("give 4-5", "give 4-4")
    found = measured(match.play_on(3))
    assert found["rounds"] == found["rounds_per_match"] == 1
    assert found["turns_per_round"] == len(match.events("turn"))
    assert found["links_per_round"] == len(match.events("link"))
    assert found["draws_per_round"] == len(match.events("draw"))
    assert sum(spell["casts"] for spell in found["spells"].values()) == found["links_per_round"]
    assert found["spells"]["dragon"]["casts"] >= 1
    assert found["longest_chain"] == len(match.chain.split())
    place = "donor" if match.winner == 1 else "first"
    assert found["places"][place]["rounds_won"] == 1


def test_endings_are_counted() -> None:
    stuck = measured(table("1-1", "5-5", "2-2", chain=STUCK, deck="empty", rounds_to_win=1))
    assert (stuck["stopped"], stuck["tie_break"]) == (1, 1)
    plain = measured(table("1-1", "2-2 5-5", chain=STUCK, deck="empty", rounds_to_win=1))
    assert (plain["stopped"], plain["tie_break"]) == (1, 0)
    lazy = table("0-0 1-1 0-1", "3-3", chain="0|2 2|3", dragon="lazy", rounds_to_win=1).answer(1, "link 0-0 left")
    assert measured(lazy)["ended_by_lazy"] == 1
    hungry = circle()
    turns_until_the_end(hungry)
    assert measured(hungry.play_on(1))["ended_by_repeat"] > 0


def test_bars_passes_and_flights_are_counted() -> None:
    going = table("1-1 2-2", "0-5 3-3", chain=FULL, deck="empty", rings={1: "crown on 5-6"}, turn=2, rounds_to_win=1)
    found = measured(going.answer(2, "link 0-5 left").play_on(1))
    assert found["rows_of_passes"] == 1
    assert found["barred_turns"] * found["turns_per_round"] == pytest.approx(1)
    flown = table("0-0 0-1", "4-4 5-5", chain="5|2 2|3", rings={1: "fly on 2-3"}, rounds_to_win=1).answer(1, "pass")
    assert measured(flown.play_on(1))["fly_passes"] >= 1


# -- many rounds -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("figure", BASE)
@pytest.mark.parametrize("players", PLAYERS)
def test_figure(players: int, figure: str) -> None:
    digit, deviation, printed = BASE[figure]
    assert agrees(figures(players)[figure], printed[players - 2], digit, deviation)


@pytest.mark.parametrize("players", PLAYERS)
def test_who_wins(players: int) -> None:
    found = [place["rounds_won"] for place in figures(players)["places"].values()][:players]
    for share, printed in zip(found, PLACES[players], strict=True):
        assert agrees(share, printed, 0.001, 0.5)
    assert sum(found) == pytest.approx(1)


@pytest.mark.parametrize("players", PLAYERS)
def test_casts_and_extremes(players: int) -> None:
    casts = {spell: entry["casts"] for spell, entry in figures(players)["spells"].items()}
    assert agrees(casts.pop("dragon"), DRAGON_CASTS[players - 2], 0.1, 1.1)
    low, high = OTHER_CASTS[players - 2]
    for found in casts.values():
        assert agrees(found, (low + high) / 2, high - low + 0.1, 1.1)
    assert figures(players)["largest_hand"] <= LARGEST_HAND[players - 2] + 3
    assert figures(players)["longest_chain"] <= 29 - players


@pytest.mark.parametrize(("dragon", "figure"), [(dragon, figure) for dragon in OTHERS for figure in OTHERS[dragon]])
def test_other_dragons(dragon: str, figure: str) -> None:
    deviation = BASE[figure][1] if figure in BASE else 0.3
    for players in (2, 4):
        found = figures(players, dragon, 250)[figure]
        digit = 0.1 if figure == "turns_per_round" else 0.001
        assert agrees(found, OTHERS[dragon][figure][players - 2], digit, deviation, 250)


@pytest.mark.parametrize("dragon", DONOR_WINS)
def test_the_donor_is_better_off_with_every_dragon(dragon: str) -> None:
    for players in (2, 4):
        found = figures(players, dragon, 250)["places"]["donor"]["rounds_won"]
        assert agrees(found, DONOR_WINS[dragon][players - 2], 0.001, 0.5, 250)


def test_a_wrong_figure_would_be_noticed() -> None:
    """The tolerance is narrow enough to tell one number of Mages from another."""
    assert not agrees(figures(2)["barred_turns"], 0.089, 0.001, 0.07)
    assert not agrees(figures(4)["turns_per_round"], 15.5, 0.1, 6.0)
    assert not agrees(figures(2)["stopped"], 0.0, 0.001, 0.3)
