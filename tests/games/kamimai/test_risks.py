"""What one more page risks: told at tables that chose it, and by the odds of their book."""

from __future__ import annotations

from math import exp

import pytest

from tests.games.kamimai.helpers import GAME, Json
from wondertable import Position, Rng

BASE, THIN, LEAN, WATCH = 0.03, 12, 4, 0.15


def drawing(**options: object) -> Position:
    """The first draw of a game for one."""
    position = GAME.new(players=1, seed=3, options=options)
    rng, bot = Rng(1), GAME.bots()["thumb"]
    while not position.questions or GAME.question_name(position.questions[-1]) != "draw":
        if position.asked():
            position.apply(0, bot.choose(position.redeal(0, rng), 0, rng))
        else:
            position.report("built seen A1")
    return position


def risks(position: Position) -> list[int] | None:
    view: Json = GAME.view(position, 0)
    found: list[int] | None = view["board"]["risks"]
    return found


@pytest.mark.rule("KAM-V10")
def test_it_is_told_where_the_table_chose_it() -> None:
    assert risks(drawing()) is None
    assert risks(GAME.new(players=1, seed=3, options={"risk_shown": True})) is None, "nobody draws yet"
    told = risks(drawing(risk_shown=True))
    assert told is not None and len(told) == 63


@pytest.mark.rule("KAM-G24", "KAM-G26", "KAM-V10")
def test_a_book_of_chance_has_the_odds_of_the_rules() -> None:
    """63 pages, one wing has one more; the pull and the watch after it."""
    hazard = BASE * (1 + (THIN / 63) ** 3) * (1 + LEAN * (1 / 63) ** 2)
    expected = round(1000 * (1 - exp(-hazard * (1 + WATCH))))
    assert set(risks(drawing(risk_shown=True)) or ()) == {expected}


@pytest.mark.rule("KAM-V10")
def test_a_simulated_book_has_the_odds_that_were_fitted_to_it() -> None:
    """The outermost page of a wing comes most easily."""
    told = risks(drawing(risk_shown=True, source="simulated"))
    assert told == risks(drawing(risk_shown=True, odds="physics"))
    assert told is not None
    assert told[0] < told[10] < told[20] and told[-1] < told[-11] < told[-21]
