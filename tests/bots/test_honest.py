"""Bots know no more than their seat: swap the truth behind them, and nothing changes for them."""

from __future__ import annotations

import math

import pytest

import wondertable
from wondertable import Rng
from wondertable.bots import bot
from wondertable.core.game import Game
from wondertable.core.rules.bot import Bot
from wondertable.core.rules.position import Position

GAMES = 300
CLEAR = 3.0
"""Standard errors."""


class Peeping(Bot):
    """Plays each answer on in the very world it is given, as if that were the true one."""

    def __init__(self, game: Game) -> None:
        self.adept = bot("adept", game)

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        return max(world.legal(seat), key=lambda action: sum(self.played(world, seat, action, rng) for _ in range(4)))

    def played(self, world: Position, seat: int, action: int, rng: Rng) -> float:
        twin = world.clone()
        twin.apply(seat, action)
        while twin.asked():
            asked = twin.asked()[0]
            twin.apply(asked, self.adept.choose(twin, asked, rng))
        outcome = twin.outcome()
        assert outcome is not None
        return float(seat in outcome.winners)


def share(game: Game, player: Bot, peeps: bool, swapped: bool) -> float:
    """Of games that the first seat wins of an adept. `swapped`: once it has answered, another truth takes the place of
    the one it was asked in, of all those that it could not tell from that one."""
    adept, wins = bot("adept", game), 0.0
    for number in range(GAMES):
        rng = Rng(number)
        position = game.new(2, seed=number, options=game.quick(), journal=False)
        while position.asked():
            seat = position.asked()[0]
            if seat:
                position.apply(seat, adept.choose(position.redeal(seat, rng), seat, rng))
                continue
            answer = player.choose(position if peeps else position.redeal(seat, rng), seat, rng)
            if swapped:
                position = position.redeal(seat, rng)
            position.apply(seat, answer)
        outcome = position.outcome()
        assert outcome is not None
        wins += float(0 in outcome.winners) / len(outcome.winners)
    return wins / GAMES


@pytest.mark.parametrize(("name", "honest"), [("master@60", True), ("peeping", False)])
def test_what_a_bot_wins_does_not_hang_on_the_truth_behind_it(name: str, honest: bool) -> None:
    game = wondertable.game("dominovia")
    player = bot(name, game) if honest else Peeping(game)
    found, swapped = (share(game, player, not honest, swap) for swap in (False, True))
    chance = CLEAR * math.sqrt(2 * 0.25 / GAMES)
    if honest:
        assert abs(found - swapped) < chance
    else:
        assert found - swapped > chance, "what would be found if somebody peeped"
