"""Worlds of Dominovia in which the others laid what they would lay are believed more readily."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import wondertable
from wondertable import Rng
from wondertable.bots import bot
from wondertable.games.dominovia.bots.beliefs import Beliefs
from wondertable.games.dominovia.rules.position import DominoviaPosition

GAME = wondertable.game("dominovia")


def moments(players: int, seed: int, answers: int = 60) -> Iterator[DominoviaPosition]:
    """A game of thumbs, before each answer."""
    position, thumb, chance = GAME.new(players, seed), bot("thumb", GAME), Rng(seed)
    for _answer in range(answers):
        assert isinstance(position, DominoviaPosition)
        if not position.asked():
            return
        yield position
        seat = position.asked()[0]
        position.apply(seat, thumb.choose(position.redeal(seat, chance), seat, chance))


@pytest.mark.parametrize("players", GAME.seats())
def test_what_happened_is_likelier_than_what_might_have(players: int) -> None:
    beliefs, chance = Beliefs(), Rng(3)
    true, redealt, number = 0.0, 0.0, 0
    for seed in range(6):
        for position in moments(players, seed):
            seat = position.asked()[0]
            world = position.redeal(seat, chance)
            assert isinstance(world, DominoviaPosition)
            true += beliefs.of(position, seat)
            redealt += beliefs.of(world, seat)
            number += 1
    assert number > 100 and true > redealt + 0.02 * number


def test_a_belief_is_a_chance_and_changes_nothing() -> None:
    beliefs = Beliefs()
    for position in moments(4, 11):
        before = GAME.save(position)
        assert 0.0 < beliefs.of(position, position.asked()[0]) <= 1.0
        assert GAME.save(position) == before


def test_nothing_is_held_against_a_world_before_anybody_has_linked() -> None:
    for position in moments(3, 5):
        if position.length > 1:
            break
        assert all(Beliefs().of(position, seat) == 1.0 for seat in range(3))


def test_only_links_of_others_say_something() -> None:
    """With nobody else's links looked at, every world is as good as another."""
    beliefs = Beliefs()
    beliefs.links = 0
    assert all(beliefs.of(position, 0) == 1.0 for position in moments(4, 2))
