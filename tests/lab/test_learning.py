"""Judges learn what is behind the games they are shown."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import wondertable
from wondertable import Rng
from wondertable.bots import bot
from wondertable.core.judging import learned
from wondertable.core.rules.weights import Weights
from wondertable.games import games, shipped
from wondertable.lab.crew import Pool
from wondertable.lab.learning import Moment, Sample, calibration, learn, main, many, played, table_of

TRUE = (2.0, -1.0)


def moments(games: int) -> list[Moment]:
    """Two seats, two terms, and a chance that is known."""
    rng = Random(3)
    found = []
    for number in range(games):
        terms = [[rng.gauss(0, 1), rng.gauss(0, 1)] for _ in range(2)]
        first, second = (sum(a * b for a, b in zip(each, TRUE, strict=True)) for each in terms)
        won = rng.random() < 1 / (1 + 2.718281828 ** (second - first))
        found.append(Moment(rng.random(), terms, [float(won), float(not won)], number))
    return found


def test_the_numbers_behind_the_games_are_found() -> None:
    found = table_of(2, moments(6000), 6000)
    assert found.early == pytest.approx(TRUE, abs=0.35)
    assert found.late == pytest.approx(TRUE, abs=0.35)
    assert found.surprise < 0.6 * found.fair
    for said, came, times in found.told:
        assert abs(said - came) < 0.1 or times < 100


def test_a_team_is_compared_with_nothing() -> None:
    rng = Random(5)
    found = []
    for number in range(3000):
        term = rng.gauss(0, 1)
        won = rng.random() < 1 / (1 + 2.718281828 ** -(1.5 * term))
        found.append(Moment(0.0, [[term]], [float(won)], number))
    assert learn(Sample(found))[0] == pytest.approx(1.5, abs=0.2)


def test_calibration_counts_what_was_said() -> None:
    sample = Sample(moments(200))
    chances = sample.chances(learn(sample))
    assert sum(times for _, _, times in calibration(chances, sample.shares)) == 400


@pytest.mark.parametrize("name", games())
def test_a_game_that_has_a_judge_gives_moments_to_learn_from(name: str) -> None:
    game = wondertable.game(name)
    players = game.seats()[0]
    judge = game.mind(players).judging
    if judge is None:
        pytest.skip("it has none")
    noted = played(game, players, ("random",), 1)
    assert noted
    for moment in noted:
        assert 0.0 <= moment.over <= 1.0
        assert all(len(terms) == len(judge.names) for terms in moment.terms)


def test_searchers_play_too_and_several_processes_note_the_same() -> None:
    bots = ("adept", "master@20")
    alone = list(many("dominovia", 2, bots, 20, Pool(1)))
    assert sum(map(len, alone)) > 40
    assert list(many("dominovia", 2, bots, 20, Pool(2))) == alone


def test_what_was_learned_can_be_written_elsewhere(tmp_path: Path) -> None:
    """A round of learning is looked at before it takes the place of the one before."""
    assert main(["bibliowonders", "--players", "2", "--games", "40", "--folder", str(tmp_path)]) == 0
    found = learned(tmp_path)
    assert found is not None and [table.games for table in found.table] == [40]


@pytest.mark.parametrize("name", shipped())
def test_what_was_learned_is_about_the_judges_terms_and_better_than_nothing(name: str) -> None:
    game = wondertable.game(name)
    found = learned(game.folder())
    assert found is not None and found.origin
    assert [table.players for table in found.table] == list(game.seats())
    for table in found.table:
        judge = game.mind(table.players).judging
        assert judge is not None and judge.knows and found.terms == judge.names
        assert table.surprise < table.fair


@pytest.mark.parametrize("name", shipped())
def test_chances_of_all_seats_make_one(name: str) -> None:
    game = wondertable.game(name)
    for players in game.seats():
        mind = game.mind(players)
        position = game.new(players, seed=2, options=game.quick())
        chances, rng = Weights(), Rng(3)
        assert mind.judging is not None
        while not mind.judging.speaks(position):
            assert not mind.judge(position, chances)
            seat = position.asked()[0]
            position.apply(seat, bot("adept", game).choose(position.redeal(seat, rng), seat, rng))
        assert mind.judge(position, chances)
        assert sum(chances.to_list()) == pytest.approx(chances.to_list()[0] * players if mind.judging.team else 1.0)
