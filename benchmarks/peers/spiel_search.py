"""OpenSpiel's own information set search in Python on Miraris, from the first bid, timed.

The kindest case besides that of `spiel_miraris`: nodes are found by a short key in place of a text of all that a player knows.

Run: python -m benchmarks.peers.spiel_search SECONDS PLAYERS SEED     prints one line of JSON
"""

from __future__ import annotations

import json
import random
import sys
import time

import numpy
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from benchmarks.peers.miraris_table import BID, chance
from benchmarks.peers.spiel_miraris import MirarisState, answer_at_random

TURNS = 100
EXPLORE = 0.7


class Bot(ISMCTSBot):  # type: ignore[misc]
    def get_state_key(self, state: MirarisState) -> tuple[object, ...]:
        table = state.table
        return state.current_player(), table.question, table.round, tuple(state.legal_actions())


def main(limit: float, players: int, seed: int) -> None:
    random.seed(seed)
    chance.seed(seed)
    numbers = numpy.random.RandomState(seed)
    game = pyspiel.load_game("python_miraris", {"players": players})
    state = game.new_initial_state()
    while state.table.question != BID:
        answer_at_random(state)
    bot = Bot(game, RandomRolloutEvaluator(1, numbers), EXPLORE, TURNS, random_state=numbers)
    bot.run_search(state)
    turns = 0
    begin = time.process_time()
    while (seconds := time.process_time() - begin) < limit:
        bot.run_search(state)
        turns += TURNS
    print(json.dumps({"turns": turns, "seconds": seconds}))


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
