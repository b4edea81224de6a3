"""Steps a second of the environments, side by side: the loop of PettingZoo, and many games at once for one learner.

Run: ./dev python --with env -m benchmarks.environments [GAME ...]
Both answer at random among what is legal. Time is that of the processor; the two take turns, and the best turn of each counts.
"""

from __future__ import annotations

import random
import sys
import time

import numpy as np

import wondertable
from wondertable.env.pettingzoo import env
from wondertable.env.vector import Seats

TURNS = 3
SECONDS = 1.0
GAMES = 128


def one_by_one(name: str, players: int) -> float:
    table = env(name, players=players, options=wondertable.game(name).quick())
    table.reset(seed=1)
    rng, steps, begin = random.Random(1), 0, time.process_time()
    while time.process_time() - begin < SECONDS:
        for _agent in table.agent_iter(200):
            seen, _, over, _, _ = table.last()
            table.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += not over
        if not table.agents:
            table.reset()
    return steps / (time.process_time() - begin)


def many_at_once(name: str, players: int) -> float:
    seats = Seats(name, players, GAMES, options=wondertable.game(name).quick())
    seen, _ = seats.reset(seed=1)
    rng, steps, begin = np.random.default_rng(1), 0, time.process_time()
    while time.process_time() - begin < SECONDS:
        masks = seen["action_mask"]
        seen, *_ = seats.step((rng.random(masks.shape, dtype=np.float32) * masks).argmax(1))
        steps += GAMES
    return steps / (time.process_time() - begin)


def main(names: list[str]) -> None:
    print("game players one-by-one many-at-once times")
    for name in names or wondertable.games():
        seats = wondertable.game(name).seats()
        players = seats[len(seats) // 2]
        turns = [(one_by_one(name, players), many_at_once(name, players)) for _ in range(TURNS)]
        slow, fast = (max(turn[way] for turn in turns) for way in (0, 1))
        print(f"{name} {players} {slow:.0f} {fast:.0f} {fast / slow:.1f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
