"""OpenSpiel's search at a table with our bots."""

from __future__ import annotations

from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from wondertable.bots import bot
from wondertable.core.rules.bot import Bot
from wondertable.core.rules.chance import Rng
from wondertable.env import openspiel

EXPLORATION = 0.7


def share_of_search(
    name: str, players: int, against: str, games: int, simulations: int, seed: int
) -> tuple[float, int]:
    """The share of victories of one information set search among bots of ours, in every seat in turn; and the games."""
    game = openspiel.load(name, players=players, seed=seed)
    rng, chance = np.random.RandomState(seed), Rng(seed)
    evaluator = mcts.RandomRolloutEvaluator(random_state=rng)
    search = ismcts.ISMCTSBot(game, evaluator, EXPLORATION, simulations, random_state=rng)
    other = bot(against, game.setting.game)
    won = 0.0
    for number in range(games):
        seat = number % players
        state = game.new_initial_state()
        while not state.is_terminal():
            mover = state.current_player()
            if mover == seat:
                state.apply_action(search.step(state))
            elif state.is_chance_node():
                state.apply_action(0)
            else:
                answer(state, mover, other, chance)
        won += state.returns()[seat]
    return won / games, games


def answer(state: Any, mover: int, other: Bot, chance: Rng) -> None:
    """Give the whole answer of one of our bots, number by number; what follows from the others is chosen with them."""
    playing = state.at.playing
    action = other.choose(playing.position.redeal(mover, chance), mover, chance)
    numbers = playing.setting.index.spelling.spelled(action)
    while True:
        state.apply_action(numbers[len(playing.chosen(mover))])
        if not playing.chosen(mover):
            return
