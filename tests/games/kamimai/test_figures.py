"""The figures that a study reports: near what the rules give, played by the policy of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import comb
from typing import Any

import pytest

from tests.games.kamimai.helpers import GAME
from wondertable import Rng
from wondertable.bots import bot

GAMES = 25


@cache
def figures(sheet: str, skill: str) -> Mapping[str, Any]:
    tally: dict[str, float] = {}
    player = bot("sanity", GAME)
    for seed in range(GAMES):
        position, rng = GAME.new(3, seed, {"sheet": sheet, "skill": skill}), Rng(seed + 99)
        while (seat := position.next_seat()) >= 0:
            position.answer(seat, player.choose(position, seat, rng))
        GAME.measure(position, tally)
    return GAME.figures(tally)


@pytest.mark.parametrize(
    ("sheet", "skill", "won", "within"),
    [("1", "steady", 0.996, 0.1), ("1", "average", 0.94, 0.2), ("1", "clumsy", 0.59, 0.35), ("3", "clumsy", 0.15, 0.3)],
)
def test_games_are_won_as_often_as_the_rules_say(sheet: str, skill: str, won: float, within: float) -> None:
    assert figures(sheet, skill)["won"] == pytest.approx(won, abs=within)


def test_draws_are_as_the_rules_describe_them() -> None:
    found = figures("1", "average")
    assert found["turns"] == pytest.approx(11.7, abs=2.5)
    assert found["cards_per_draw"] == pytest.approx(3.45, abs=0.25)
    assert found["guardians_per_draw"] == pytest.approx(0.105, abs=0.07)
    assert found["draws_that_fall"] == pytest.approx(0.135, abs=0.07)
    assert found["late_falls"] == pytest.approx(0.3, abs=0.3)


@pytest.mark.parametrize(("pages", "share"), [(1, 0.125), (2, 0.236), (3, 0.335), (4, 0.422), (6, 0.567)])
def test_guardians_among_blind_pages(pages: int, share: float) -> None:
    assert 1 - comb(56, pages) / comb(64, pages) == pytest.approx(share, abs=0.0006)
