"""The fit of the statistical model, on grabs whose model is known."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from benchmarks.grimoire.episodes import Row
from benchmarks.grimoire.fit import Fit, fit, uneven
from benchmarks.grimoire.fitted import DATA
from benchmarks.grimoire.written import page, with_model
from wondertable.core.data import parse_data
from wondertable.games.kamimai.data import read
from wondertable.games.kamimai.rules.odds import Odds, chance, depth, press_hazard
from wondertable.games.kamimai.rules.terms import ODDS

TRUE = Odds(0.004, 1.0, 6.0, 500.0, 0.0, 0.0, 20.0, 4.0, 1.0)
CLUMSY = 2.0
WING = (1 << 32) - 1
NEW = Row(0, "anywhere", "average", "free", 64, 64, 0, 0.0, 1, 1, 0, 0, 0, 0, 0, 1.0, "A", WING, WING, 1)


def grabs() -> list[Row]:
    """Books played until they fall, by the rules of chance themselves."""
    rng = Random(1)
    rows: list[Row] = []
    for seed in range(200, 500):
        row = replace(NEW, seed=seed, skill=("average", "clumsy")[seed % 2])
        fell = False
        while not fell and min(row.here_a.bit_count(), row.here_b.bit_count()) > 4:
            row = with_pages(row, rng)
            hand = CLUMSY if row.skill == "clumsy" else 1.0
            depth_of = depth(row.here_a if row.wing == "A" else row.here_b, row.taken)
            worn = 1.0 - row.size / row.built
            danger = press_hazard(TRUE, hand, row.count, row.size, uneven(row), worn, depth_of)
            fell = rng.random() < chance(danger)
            watch = fell and rng.random() < 0.4
            held = row.count // 2 if fell and not watch else 0
            drawn = 0 if fell and not watch else row.count
            rows.append(replace(row, drawn=drawn, held=held, fell=int(fell and not watch), watch=int(watch)))
            row = without_pages(row)
    return rows


def with_pages(row: Row, rng: Random) -> Row:
    """The next grab: one, two or four pages of either wing, wherever they stand."""
    wing = rng.choice("AABBB")
    here = row.here_a if wing == "A" else row.here_b
    standing = [place for place in range(32) if here >> place & 1]
    count = rng.choice((1, 2, 4))
    first = rng.randrange(len(standing) - count + 1)
    return replace(row, wing=wing, count=count, taken=sum(1 << place for place in standing[first : first + count]))


def without_pages(row: Row) -> Row:
    """The book after a grab."""
    here_a = row.here_a & ~row.taken if row.wing == "A" else row.here_a
    here_b = row.here_b & ~row.taken if row.wing == "B" else row.here_b
    return replace(row, here_a=here_a, here_b=here_b, size=here_a.bit_count() + here_b.bit_count())


@cache
def found() -> Fit:
    return fit(grabs(), draws=4)


def test_the_fit_finds_the_model_behind_the_grabs() -> None:
    value = found().value
    assert value["count_exponent"] == pytest.approx(TRUE.count_exponent, abs=0.25)
    assert value["clumsy"] == pytest.approx(CLUMSY, rel=0.25)
    assert value["lean"] == pytest.approx(TRUE.lean, rel=0.5)
    assert value["inner"] == pytest.approx(TRUE.inner, rel=0.5)
    assert value["base"] * (1 + value["worn"] * 0.2) == pytest.approx(TRUE.base * (1 + TRUE.worn * 0.2), rel=0.25)
    rows = found().rows
    falls = sum(row.fell + row.watch for row in rows)
    assert sum(found().predicted) == pytest.approx(falls, rel=0.03)


def test_grabs_chosen_by_looking_are_shown_but_not_fitted() -> None:
    """The statistical book has no leaning pages to look at."""
    rows = grabs()
    lucky = [replace(row, seed=row.seed + 1000, strategy="relieving", fell=0, watch=0) for row in rows]
    both = fit(rows + lucky, draws=1)
    assert both.value == found().value
    assert len(both.predicted) == 2 * len(rows)
    books = len({row.seed for row in rows})
    assert f"fitted to {len(rows)} grabs at {books} simulated books" in page(both)
    shown = {line.split(" | ")[1]: line for line in page(both).splitlines() if line.startswith("| strategy |")}
    assert shown["relieving"].split(" | ")[2:4] == [str(len(rows)), "0"]


def test_the_fit_becomes_the_second_table_of_the_data() -> None:
    before = DATA.read_text("utf-8")
    after = with_model(before, found())
    assert after.partition("[fitted_model]")[0] == before.partition("[fitted_model]")[0]
    assert with_model(after, found()) == after
    tables = read(parse_data(after))
    rules, physics = tables.hands
    assert ODDS == ["rules", "physics"]
    assert physics.origin == "simulated"
    assert physics.odds.base == pytest.approx(found().value["base"], rel=1e-3)
    assert physics.odds.watch_share == 0.0
    assert physics.odds.late == rules.odds.late, "draughts are made so"
    assert (physics.seen, physics.late_cast) == (rules.seen, rules.late_cast)
    with pytest.raises(ValueError, match="no table"):
        with_model("[skill_model]", found())


def test_the_page_says_how_it_was_made() -> None:
    assert "episodes grabs.csv --cycles 13 --first-seed 200\n" in page(found())
