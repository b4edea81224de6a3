"""The statistical model of falls."""

from __future__ import annotations

from math import exp

import pytest

from benchmarks.grimoire.fitted import fitted, observations
from tests.games.kamimai.helpers import changed_game
from wondertable import Refused
from wondertable.games.kamimai.data import odds_of
from wondertable.games.kamimai.rules.odds import (
    Odds,
    chance,
    depth,
    hazard,
    late_hazard,
    press,
    press_hazard,
    threshold,
    unevenness,
    watch_hazard,
)

ODDS = Odds(0.03, 1.2, 12.0, 4.0, 0.15, 0.03, 0.0, 0.0, 0.0)
PRESSED = Odds(0.03, 1.2, 12.0, 500.0, 0.15, 0.03, 50.0, 3.0, 1.2)
NEAR = 0.01
"""How far a predicted rate may lie outside the interval of what was observed."""


@pytest.mark.rule("KAM-G24")
def test_the_hazard_of_a_grab() -> None:
    assert hazard(ODDS, 1.0, 1, 64, 0) == pytest.approx(0.03 * (1 + (12 / 64) ** 3))
    assert hazard(ODDS, 1.3, 4, 32, 8) == pytest.approx(0.03 * 1.3 * 4**1.2 * (1 + (12 / 32) ** 3) * (1 + 4 / 16))


def test_the_hazard_of_a_grab_from_the_simulated_book() -> None:
    calm = 0.03 * (1 + (12 / 64) ** 3)
    assert press_hazard(PRESSED, 1.0, 1, 64, 0.0, 0.0, 0.0) == pytest.approx(calm)
    assert press_hazard(PRESSED, 1.3, 4, 64, 0.0, 0.0, 0.0) == pytest.approx(calm * 1.3 * 4**1.2)
    assert press_hazard(PRESSED, 1.0, 1, 64, 0.1, 0.0, 0.0) == pytest.approx(calm * 1.5)
    assert press_hazard(PRESSED, 1.0, 1, 64, 0.0, 0.2, 0.0) == pytest.approx(calm * 11)
    assert press_hazard(PRESSED, 1.0, 1, 64, 0.1, 0.2, 0.5) == pytest.approx(calm * 1.5 * 11 * 2.5)
    assert press_hazard(PRESSED, 1.0, 4, 64, 0.0, 0.0, 0.5) == pytest.approx(calm * (4**1.2 + 1.5))


def test_a_wing_presses_by_the_places_of_its_pages() -> None:
    assert press(0b1111, 4) == 4 + 3 + 2 + 1
    assert press(0b1010, 4) == 3 + 1
    assert press(0, 4) == 0
    assert unevenness(10, 10) == unevenness(0, 0) == 0.0
    assert unevenness(10, 6) == unevenness(6, 10) == pytest.approx(4 / 16)


def test_depth_is_the_share_of_pages_further_out() -> None:
    assert depth(0b1111, 0b0011) == 0.0
    assert depth(0b1111, 0b1000) == pytest.approx(3 / 4)
    assert depth(0b1110, 0b1100) == pytest.approx(1 / 3)
    assert depth(0b1111, 0) == 0.0


@pytest.mark.rule("KAM-G26", "KAM-G27")
def test_the_hazards_of_the_watch_and_later() -> None:
    assert watch_hazard(ODDS, 0.2) == pytest.approx(0.03)
    assert late_hazard(ODDS, 2.0, 12) == pytest.approx(0.03 * 2 * 2)


def test_thresholds_are_the_chance_in_whole_parts() -> None:
    assert chance(0.5) == pytest.approx(1 - exp(-0.5))
    assert threshold(0.0, 1000) == 0
    assert threshold(0.5, 1_000_000) == 393_469
    assert threshold(1e9, 1000) == 1000


@pytest.mark.parametrize("wrong", [-0.1, float("nan"), float("inf")])
def test_numbers_that_make_no_hazard_are_refused(wrong: float) -> None:
    with pytest.raises(Refused, match="skill_model, lean: expected a number from 0 to 100000"):
        changed_game(lambda data: data["skill_model"].__setitem__("lean", wrong))


def test_the_fitted_model_agrees_with_what_was_observed() -> None:
    """Predicted rates lie in the observed intervals or near them, and the orders that the rules expect hold."""
    model, observed = fitted(), observations().observed
    odds = odds_of(model)
    calm = press_hazard(odds, 1.0, 1, 48, 0.0, 0.25, 0.0)
    assert press_hazard(odds, 1.0, 4, 48, 0.0, 0.25, 0.0) > 3 * calm
    assert press_hazard(odds, 1.0, 1, 48, 0.2, 0.25, 0.0) > 2 * calm
    assert press_hazard(odds, 1.0, 1, 48, 0.0, 0.25, 0.5) > 2 * calm
    assert press_hazard(odds, 1.0, 1, 48, 0.0, 0.0, 0.0) < calm / 2
    one_sided, *level = (
        next(line.interval for line in observed if line.value == strategy)
        for strategy in ("one-sided", "alternating", "relieving")
    )
    assert all(one_sided[0] > high for _low, high in level), "pulling at one wing is clearly worse"
    assert model.skill.steady < model.skill.average < model.skill.clumsy
    for line in observed:
        low, high = line.interval
        assert low <= line.rate <= high
        if line.group in ("strategy", "pages of a grab", "skill", "grip") and line.value != "relieving":
            assert low - NEAR <= line.predicted <= high + NEAR, line
