"""Intervals that hold whenever one looks, and ratings."""

from __future__ import annotations

import math
from random import Random

import pytest

from wondertable.lab.evidence import Bets, always
from wondertable.lab.ratings import Meeting, rated


def test_fair_games_are_seldom_called_unfair_however_often_one_looks() -> None:
    chance = Random(1)
    wrong = 0
    for _study in range(200):
        bets = Bets(0.25)
        bets.add([float(chance.random() < 0.25) for _ in range(400)])
        wrong += bets.most >= 20
    assert wrong <= 16, "at most one in twenty, and a little for the luck of this test"


def test_unfair_games_are_soon_found_out() -> None:
    chance = Random(2)
    bets = Bets(0.25)
    while bets.most < 20 and bets.seen < 400:
        bets.add([float(chance.random() < 0.5)])
    assert bets.seen < 100


def test_the_interval_holds_the_truth_and_shrinks() -> None:
    chance = Random(3)
    values = [float(chance.random() < 0.3) for _ in range(1000)]
    early, late = always(values[:50]), always(values)
    assert late[0] <= 0.3 <= late[1]
    assert late[1] - late[0] < early[1] - early[0]
    assert always([]) == (0.0, 1.0)
    assert always([1.0] * 50)[1] == 1.0


def test_bets_made_one_by_one_are_those_made_at_once() -> None:
    values = [0.0, 1.0, 0.5, 0.25, 1.0]
    one, all_at_once = Bets(0.4), Bets(0.4)
    for value in values:
        one.add([value])
    all_at_once.add(values)
    assert one.most == all_at_once.most


def test_ratings_find_the_strengths_that_made_the_games() -> None:
    """Tables of three: one bot of weight e^a among two of weight e^b."""
    chance = Random(4)
    strengths = {"weak": 0.0, "middle": 0.7, "strong": 1.4}
    names = list(strengths)
    meetings = []
    for bot in names:
        for others in names:
            if bot != others:
                odds = math.exp(strengths[bot] - strengths[others]) / 2
                deals = [sum(float(chance.random() < odds / (1 + odds)) for _ in range(3)) for _ in range(400)]
                meetings.append(Meeting(names.index(bot), names.index(others), deals, 3))
    found = rated(names, meetings)
    apart = (found["strong"].value - found["weak"].value) * math.log(10) / 400
    assert apart == pytest.approx(1.4, abs=0.15)
    assert sum(each.value for each in found.values()) == pytest.approx(0, abs=1e-6)
    for each in found.values():
        assert each.low < each.value < each.high and each.high - each.low < 60


def test_who_always_wins_has_a_rating_too() -> None:
    found = rated(["a", "b"], [Meeting(0, 1, [2.0] * 20, 2)])
    assert 200 < found["a"].value < 1000


def test_a_team_is_rated_against_the_game() -> None:
    found = rated(["a", "b"], [Meeting(0, None, [1.0, 0.0] * 50, 1), Meeting(1, None, [1.0, 1.0, 1.0, 0.0] * 25, 1)])
    assert found["a"].value == pytest.approx(0, abs=1)
    assert found["b"].value == pytest.approx(400 * math.log10(3), abs=8)
