"""The fit of the statistical model, on grabs whose model is known."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from wondertable.core.data import parse_data
from wondertable.games.kamimai.grimoire.episodes import Row
from wondertable.games.kamimai.grimoire.fit import Fit, fit
from wondertable.games.kamimai.grimoire.report import DATA, page, with_model
from wondertable.games.kamimai.odds import chance, hazard, read_odds
from wondertable.games.kamimai.tables import ODDS, Tables

TRUE = read_odds(
    {"base": 0.04, "count_exponent": 1.0, "thin_cards": 6.0, "lean": 100.0, "watch_share": 0.0, "late": 0.0}
)
CALM = Row(0, "anywhere", "average", "free", 64, 64, 0, 0.0, 1, 1, 0, 0, 0, 0, 0, 1.0)


def grabs() -> list[Row]:
    """Books played until they fall, by the rules of chance themselves."""
    rng = Random(1)
    rows: list[Row] = []
    for seed in range(200, 500):
        size = 64
        while size > 4:
            row = replace(CALM, seed=seed, size=size, count=rng.choice((1, 2, 4)), difference=rng.randrange(8))
            danger = hazard(TRUE, 1.0, row.count, size, row.difference)
            fell = rng.random() < chance(danger)
            watch = fell and rng.random() < 0.4
            held = row.count // 2 if fell and not watch else 0
            drawn = 0 if fell and not watch else row.count
            rows.append(replace(row, drawn=drawn, held=held, fell=int(fell and not watch), watch=int(watch)))
            size -= row.count
            if fell:
                break
    return rows


@cache
def found() -> Fit:
    return fit(grabs(), draws=4)


@pytest.mark.rule("KAM-G24")
def test_the_fit_finds_the_model_behind_the_grabs() -> None:
    value = found().value
    assert value["base"] == pytest.approx(TRUE.base, rel=0.25)
    assert value["count_exponent"] == pytest.approx(TRUE.count_exponent, abs=0.25)
    rows = found().rows
    falls = sum(row.fell + row.watch for row in rows)
    assert sum(found().predicted) == pytest.approx(falls, rel=0.03)


def test_the_fit_becomes_the_second_table_of_the_data() -> None:
    before = DATA.read_text("utf-8")
    after = with_model(before, found())
    assert after.partition("[fitted_model]")[0] == before.partition("[fitted_model]")[0]
    assert with_model(after, found()) == after
    tables = Tables(parse_data(after))
    rules, physics = tables.hands
    assert ODDS == ["rules", "physics"]
    assert physics.origin == "simulated"
    assert physics.odds.base == pytest.approx(found().value["base"], rel=1e-3)
    assert physics.odds.watch_share == 0.0
    assert physics.odds.late == 0.0
    assert (physics.seen, physics.late_cast) == (rules.seen, rules.late_cast)
    with pytest.raises(ValueError, match="no table"):
        with_model("[skill_model]", found())


def test_the_page_says_how_it_was_made() -> None:
    assert "episodes grabs.csv --cycles 13 --first-seed 200\n" in page(found())
