"""OpenSpiel's own block dominoes (`python_block_dominoes`), random games of it, timed.

The nearest public relative of Dominovia, and much simpler: two players, seven tiles each, no drawing, no spells, one round.
The kindest case for it: its fourteen chance nodes, the deal, are played before the clock starts.

Run: python -m benchmarks.peers.spiel_dominoes SECONDS PLAYERS [SEED]     prints one line of JSON; always two play
"""

from __future__ import annotations

import json
import random
import sys
import time

import pyspiel
from open_spiel.python.games import block_dominoes  # noqa: F401  # registers the game

WARM_UP = 20
COPIES = 500
HALFWAY = 5


def dealt(game: pyspiel.Game) -> pyspiel.State:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def play(state: pyspiel.State) -> int:
    """To the end; how many decisions that took."""
    decisions = 0
    while not state.is_terminal():
        options = state.legal_actions()
        state.apply_action(options[int(random.random() * len(options))])
        decisions += 1
    return decisions


def main(limit: float, seed: int) -> None:
    random.seed(seed)
    game = pyspiel.load_game("python_block_dominoes")
    for _ in range(WARM_UP):
        play(dealt(game))

    wins = [0.0, 0.0]
    games, decisions, seconds = 0, 0, 0.0
    while seconds < limit:
        state = dealt(game)
        begin = time.process_time()
        decisions += play(state)
        seconds += time.process_time() - begin
        games += 1
        returns = state.returns()
        wins = [w + (r > 0) + 0.5 * (r == 0) for w, r in zip(wins, returns, strict=True)]

    state = dealt(game)
    for _ in range(HALFWAY):
        if not state.is_terminal():
            state.apply_action(state.legal_actions()[0])
    begin = time.process_time()
    for _ in range(COPIES):
        state.clone()
    clone_us = (time.process_time() - begin) * 1e6 / COPIES
    line = {
        "name": "openspiel-dominoes",
        "players": 2,
        "games": games,
        "decisions": decisions,
        "seconds": seconds,
        "wins": wins,
        "clone_us": clone_us,
        "redeal_us": None,
    }
    print(json.dumps(line))


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[3]) if len(sys.argv) > 3 else 1)
