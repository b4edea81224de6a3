"""What environments show a seat, and what many games at once do; none of it needs another package."""

from __future__ import annotations

import numpy as np
import pytest

import wondertable
from tests.env.tables import TABLES, identity
from tests.env.test_index import positions
from wondertable import Rng
from wondertable.bots import bot
from wondertable.bots.stepping import Stepping
from wondertable.env.playing import NotLegal, Playing, Setting

REDEALS = 2


@pytest.mark.parametrize(("name", "players"), TABLES, ids=identity)
def test_a_seat_observes_nothing_that_it_may_not_know(name: str, players: int) -> None:
    """Another world that the seat cannot tell from this one looks the same: the numbers, the mask and the view."""
    setting = Setting(name, players, wondertable.game(name).quick())
    low, high = setting.feature_bounds()
    assert len(low) == len(high) == len(setting.feature_names())
    chance = Rng(5)
    for at, (position, asked) in enumerate(positions(name, players)):
        if at % 12:
            continue
        for seat in {asked, (asked + 1) % players}:
            here = Playing(setting, position)
            known = here.observe(seat)
            assert np.all((low <= known) & (known <= high))
            for _ in range(REDEALS):
                there = Playing(setting, position.redeal(seat, chance))
                assert np.array_equal(there.observe(seat), known)
                assert np.array_equal(there.mask(seat), here.mask(seat))
                assert there.view(seat) == here.view(seat)


def test_parts_of_an_answer_in_the_making_are_observed() -> None:
    setting = Setting("alicematic", 3)
    playing = Playing(setting, setting.new(1))
    names = setting.feature_names()
    for _ in range(400):
        seat = playing.next_seat()
        assert seat is not None
        number = playing.numbers(seat)[-1]
        before = playing.chosen(seat)
        playing.give(seat, number)
        chosen = playing.chosen(seat)
        if len(chosen) > len(before):
            seen = dict(zip(names, playing.observe(seat).tolist(), strict=True))
            assert all(seen[f"chosen {setting.index.names[each]}"] for each in chosen)
            return
    raise AssertionError("no answer was given part by part")


def test_a_masked_number_is_refused_with_the_rule() -> None:
    setting = Setting("miraris", 3)
    playing = Playing(setting, setting.new(7))
    bid = setting.index.spell("bid 7")[0]
    with pytest.raises(NotLegal, match="seat 0 may not answer 'bid 7' now"):
        playing.give(0, bid)
    with pytest.raises(NotLegal, match="they are 0 to"):
        playing.give(0, setting.index.size)
    assert playing.position.asked() == [0, 1, 2]


def test_unknown_games_and_wrong_tables_are_refused() -> None:
    with pytest.raises(wondertable.Refused, match="poker"):
        Setting("poker")
    with pytest.raises(wondertable.Refused, match="MIR-S1"):
        Setting("miraris", 9)
    with pytest.raises(wondertable.Refused, match="dice"):
        Setting("miraris", 3, {"dice": 1})


def steps_of(name: str, players: int, seed: int, others: str = "random") -> tuple[list[bytes], Stepping]:
    setting = Setting(name, players, wondertable.game(name).quick())
    game, index = setting.game, setting.index
    stepping = Stepping(setting.new(0), game.features_for(players), index.spelling, index.first_part, setting.team)
    for number in range(4):
        stepping.seat(number % players, [bot(others, game)] * players)
    stepping.reset(seed)
    seen, chance = [], Rng(seed)
    for _ in range(25):
        masks = np.frombuffer(memoryview(stepping.masks()), np.uint8).reshape(4, index.size)
        seen += [bytes(stepping.observed()), masks.tobytes(), bytes(stepping.rewards)]
        numbers = [int(chance.below(int(row.sum()))) for row in masks]
        numbers = [int(np.flatnonzero(row)[number]) for row, number in zip(masks, numbers, strict=True)]
        assert stepping.refused(numbers) == -1
        stepping.step(numbers)
    return seen, stepping


@pytest.mark.parametrize(("name", "players"), TABLES, ids=identity)
def test_many_games_go_on_together_and_the_same_seed_leads_to_the_same(name: str, players: int) -> None:
    seen, stepping = steps_of(name, players, 3)
    assert steps_of(name, players, 3)[0] == seen
    assert steps_of(name, players, 4)[0] != seen
    setting = Setting(name, players)
    for place in stepping.places:
        assert place.position is not None
        row = np.array(setting.game.features(place.position, int(place.seat)))
        width = len(setting.feature_names())
        at = stepping.places.index(place)
        written = np.frombuffer(memoryview(stepping.observed()), np.int32).reshape(-1, width)[at]
        assert np.array_equal(written[: len(row)], row)


def test_rewards_of_many_games_are_shares_of_victories() -> None:
    """Four random players: each seat has a fourth of the victories, more or less."""
    setting = Setting("miraris", 4)
    game, index = setting.game, setting.index
    stepping = Stepping(setting.new(0), game.features_for(4), index.spelling, index.first_part, setting.team)
    for number in range(32):
        stepping.seat(number % 4, [bot("random", game)] * 4)
    stepping.reset(1)
    chance, won, games = np.random.default_rng(1), 0.0, 0
    for _ in range(120):
        masks = np.frombuffer(memoryview(stepping.masks()), np.uint8).reshape(32, index.size)
        numbers = (chance.random(masks.shape) * masks).argmax(1).tolist()
        stepping.step(numbers)
        won += sum(stepping.rewards)
        games += sum(stepping.ended)
        assert all((length > 0) == ended for length, ended in zip(stepping.lengths, stepping.ended, strict=True))
    assert games > 250
    assert 0.15 < won / games < 0.35
