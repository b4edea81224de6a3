"""The figures that a study of Bibliowonders! reports: counted right, and near what the rules give for many games."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from math import sqrt
from typing import Any

import pytest

from tests.games.bibliowonders.helpers import GAME, PLAYERS, Situation, turn
from wondertable import Rng
from wondertable.core.rules.questions import Options

GAMES = 40
PRINTED_GAMES = 200
SURE = 4.0
"""So many standard errors are allowed: a right figure fails about once in 15,000 runs."""
PRINTED: dict[str, tuple[float, tuple[float, float, float]]] = {
    "turns": (0.37, (355, 409, 508)),
    "decisions": (0.37, (1065, 1249, 1573)),
    "reconstructions": (0.45, (9.3, 12.0, 16.3)),
    "reshuffles": (0.65, (4.0, 6.5, 12.3)),
}
"""The rules' figures for 2, 3 and 4 random players, with how widely one game differs from another, in parts of the mean."""
OFF_START = (0.90, 0.98, 0.96)


@cache
def figures(players: int) -> Mapping[str, Any]:
    """Games played by the policy of the rules' sanity figures."""
    tally: dict[str, float] = {}
    options = Options()
    for seed in range(GAMES):
        position, rng = GAME.new(players, seed), Rng(seed + 99)
        while (seat := position.next_seat()) >= 0:
            position.options(seat, options)
            position.answer(seat, options.pick(rng))
        GAME.measure(position, tally)
    return GAME.figures(tally)


@pytest.mark.parametrize("figure", PRINTED)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_mean_is_what_the_rules_say(players: int, figure: str) -> None:
    spread, printed = PRINTED[figure]
    wanted = printed[players - 2]
    error = spread * wanted * sqrt(1 / GAMES + 1 / PRINTED_GAMES)
    assert abs(figures(players)[figure] - wanted) <= SURE * error


@pytest.mark.parametrize("players", PLAYERS)
def test_how_often_the_reception_is_displaced(players: int) -> None:
    wanted = OFF_START[players - 2]
    error = sqrt(wanted * (1 - wanted) * (1 / GAMES + 1 / PRINTED_GAMES))
    assert abs(figures(players)["reception_off_start"] - wanted) <= SURE * error


@pytest.mark.parametrize(("players", "hand", "crystals"), [(2, 10, 11), (3, 9, 14), (4, 10, 15)])
def test_the_largest_values_seen(players: int, hand: int, crystals: int) -> None:
    """Of fewer games, so rather a little less than the rules' figure."""
    assert hand - 2 <= figures(players)["largest_hand"] <= hand + 1
    assert crystals - 3 <= figures(players)["most_crystals"] <= crystals + 2


def test_the_most_answers_offered_at_once() -> None:
    """Hundreds, when two cards are to be named for Misfiled!: the rules have seen 441."""
    options = Options()
    most = 0
    for seed in range(25):
        position, rng = GAME.new(2, seed, journal=False), Rng(seed)
        while (seat := position.next_seat()) >= 0:
            position.options(seat, options)
            most = max(most, int(options.size))
            position.answer(seat, options.pick(rng))
    assert 150 <= most <= 37 * 36 // 2 + 60


def test_a_wrong_figure_would_be_noticed() -> None:
    """The tolerance is narrow enough to tell two players from four."""
    spread, printed = PRINTED["reshuffles"]
    assert abs(figures(2)["reshuffles"] - printed[2]) > SURE * spread * printed[2] * sqrt(1 / GAMES + 1 / PRINTED_GAMES)


def test_shelves_turned_up_until_a_colour_shows_six() -> None:
    """Mean 21.9 of 40,000 trials; eight in ten between 17 and 26."""
    shelves = [str(i // 7) if i < 28 else "moving" for i in range(36)]
    chance, counts = random.Random(1), []
    for _ in range(4000):
        chance.shuffle(shelves)
        shown = dict.fromkeys("0123", 0)
        for number, shelf in enumerate(shelves, 1):
            if shelf in shown:
                shown[shelf] += 1
                if shown[shelf] == 6:
                    counts.append(number)
                    break
    assert sum(counts) / len(counts) == pytest.approx(21.9, abs=0.25)


# -- counted right -----------------------------------------------------------------------------------------------------


def measured(table: Situation) -> Mapping[str, Any]:
    tally: dict[str, float] = {}
    GAME.measure(table.position, tally)
    return GAME.figures(tally)


def test_one_game_is_counted_right() -> None:
    map = "N1 red; N2 moving-S; N3 (green); E1 green"
    table = turn(map, {"red": "C"}, {}, {"red": 3}, slots={"red": "II III IV"}, draw_pile="blue+red")
    table.do("leap", "move N1", "move N2", "end", "end")
    assert table.reception == "C"
    found = measured(table.do("move C"))
    assert (found["turns"], found["turns_median"], found["rounds"], found["decisions"]) == (3, 3, 1.5, 6)
    assert (found["moves"], found["spells"], found["magic"], found["learned"]) == (3, 1, 0, 0)
    assert (found["largest_hand"], found["most_crystals"]) == (1, 1)
    assert found["reception_off_start"] == 0
    assert found["order"] == {"first": {"won": 1.0, "win_rate": 2.0}, "second": {"won": 0.0, "win_rate": 0.0}}


def test_nothing_measured_gives_no_figures() -> None:
    found = GAME.figures({})
    assert (found["turns"], found["decisions"], found["largest_hand"], found["order"]) == (None, None, None, {})


def test_crystals_are_followed_when_shelves_move_and_are_taken() -> None:
    map = "N1 red; N2 moving-S; E1 green; E2 green; E3 green; W1 green; W2 green; W3 green"
    table = turn(map, {}, slots={"red": "II III IV"}).do("move N1", "move N2")
    assert (table.at("N2"), table.pawn("red")) == ("red*", "N1")
    table.do("end", "end", "move C")
    assert table.over
    assert measured(table)["most_crystals"] == 1
    assert measured(table)["reconstructions"] == 1
