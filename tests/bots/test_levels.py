"""Levels: every game has them, and they can be told apart."""

from __future__ import annotations

import math

import pytest

import wondertable
from wondertable import Rng
from wondertable.bots import bot
from wondertable.bots.levels import ABSURD, Apprentice
from wondertable.core.rules.questions import Options
from wondertable.core.rules.weights import Weights
from wondertable.games import games
from wondertable.lab import Study, simulate, summary

LEVELS = ("apprentice", "adept", "master@4")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", games())
def test_every_game_is_played_to_its_end_at_every_level(name: str, level: str) -> None:
    game = wondertable.game(name)
    position = game.new(seed=11, options=game.quick())
    player, rng, answers = bot(level, game), Rng(3), 0
    while position.asked() and answers < 150:
        seat = position.asked()[0]
        position.apply(seat, player.choose(position.redeal(seat, rng), seat, rng))
        answers += 1
    assert answers == 150 or position.outcome() is not None


@pytest.mark.parametrize("name", games())
def test_adepts_answer_as_thumbs_do(name: str) -> None:
    game = wondertable.game(name)
    if "thumb" not in game.bots():
        pytest.skip("nobody has rules of thumb for it")
    position = game.new(seed=4, options=game.quick())
    thumb, adept, rng = bot("thumb", game), bot("adept", game), Rng(3)
    for _answer in range(40):
        if not position.asked():
            break
        seat = position.asked()[0]
        world = position.redeal(seat, rng)
        same = adept.choose(world, seat, rng.clone())
        assert same == thumb.choose(world, seat, rng.clone())
        position.apply(seat, same)


def test_an_apprentice_often_does_the_second_best() -> None:
    game = wondertable.game("dominovia")
    rng = Rng(1)
    shares = []
    for whim in (0.05, 2.0, 1e6):
        player = Apprentice(game.mind, whim)
        same = asked = 0
        for seed in range(12):
            position = game.new(2, seed=seed)
            while position.asked():
                seat = position.asked()[0]
                world = position.redeal(seat, rng)
                own = bot("adept", game).choose(world, seat, rng)
                if len(position.legal(seat)) > 2:
                    same += player.choose(world, seat, rng) == own
                    asked += 1
                position.apply(seat, own)
        shares.append(same / asked)
    assert shares[0] > shares[1] + 0.05 > shares[2] + 0.1, "many answers are equally good, so nobody reaches 1"


@pytest.mark.parametrize("name", games())
def test_an_apprentice_never_does_the_absurd(name: str) -> None:
    """Whatever it answers is at least a twentieth as likely as the best, by its own measure."""
    game = wondertable.game(name)
    position = game.new(seed=6, options=game.quick())
    mind = game.mind(int(position.players))
    player, rng, options, weights = bot("apprentice", game), Rng(3), Options(), Weights()
    for _answer in range(40):
        if not position.asked():
            break
        seat = position.asked()[0]
        world = position.redeal(seat, rng)
        world.options(seat, options)
        mind.weigh(world, seat, options, weights)
        chosen = player.choose(world, seat, rng)
        least = max(weights.to_list()) + mind.whim * math.log(ABSURD)
        assert weights.to_list()[options.to_list().index(chosen)] >= least - 1e-9
        position.apply(seat, chosen)


def test_one_master_among_thumbs_wins_more_than_its_share() -> None:
    quick = wondertable.game("dominovia").quick()
    study = Study("dominovia", 2, 300, ("master@200", "thumb"), rotate=True, options=quick)
    found = summary(study, simulate(study, workers=1))["bots"]
    assert isinstance(found, dict)
    low, _ = found["master@200"]["interval"]
    assert low > 0.5
