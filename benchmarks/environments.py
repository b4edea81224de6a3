"""Steps a second of the environments, side by side: the loop of PettingZoo, and many games at once for one learner.

Run: ./dev python --with env -m benchmarks.environments [GAME ...]
Both answer at random among what is legal, and draw from the numbers that the masks allow: one number for each answer, as whoever
learns does, and not one for each number of the index. Time is that of the processor; the two take turns, and the best turn of each counts.
The loop steps for all seats, many at once for the learner's alone (the others answer inside): so two ratios are told, that of
the steps as each counts them, and that of the learner's steps, where the loop has one learner and the other seats are answered
in it at random.
"""

from __future__ import annotations

import random
import sys
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

import wondertable
from wondertable.env.pettingzoo import env
from wondertable.env.vector import Seats

TURNS = 3
SECONDS = 1.0
GAMES = 128


def one_by_one(name: str, players: int) -> tuple[float, float]:
    """Steps a second of all seats, and of the first seat alone."""
    table = env(name, players=players, options=wondertable.game(name).quick())
    table.reset(seed=1)
    rng, steps, own, begin = random.Random(1), 0, 0, time.process_time()
    while time.process_time() - begin < SECONDS:
        for agent in table.agent_iter(200):
            seen, _, over, _, _ = table.last()
            table.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += not over
            own += not over and agent == "seat_0"
        if not table.agents:
            table.reset()
    spent = time.process_time() - begin
    return steps / spent, own / spent


def drawn(masks: NDArray[Any], rng: np.random.Generator) -> NDArray[np.int64]:
    """For each row one of the numbers that it allows, each equally likely."""
    allowed = np.flatnonzero(masks.view(np.bool_))
    ends = np.searchsorted(allowed, np.arange(1, len(masks) + 1) * masks.shape[1])
    begins = np.concatenate(([0], ends[:-1]))
    found: NDArray[np.int64] = allowed[rng.integers(begins, ends)] - np.arange(len(masks)) * masks.shape[1]
    return found


def many_at_once(name: str, players: int) -> float:
    seats = Seats(name, players, GAMES, options=wondertable.game(name).quick())
    seen, _ = seats.reset(seed=1)
    rng, steps, begin = np.random.default_rng(1), 0, time.process_time()
    while time.process_time() - begin < SECONDS:
        seen, *_ = seats.step(drawn(seen["action_mask"], rng))
        steps += GAMES
    return steps / (time.process_time() - begin)


def main(names: list[str]) -> None:
    """All games take turns, so that what else the machine does meets all of them alike."""
    best: dict[str, tuple[int, float, float, float]] = {}
    for _ in range(TURNS):
        for name in names or wondertable.games():
            seats = wondertable.game(name).seats()
            players = seats[len(seats) // 2]
            _, *before = best.get(name, (players, 0.0, 0.0, 0.0))
            now = [*one_by_one(name, players), many_at_once(name, players)]
            slow, own, fast = (max(pair) for pair in zip(before, now, strict=True))
            best[name] = players, slow, own, fast
    print("game players one-by-one many-at-once times times-of-learner")
    for name, (players, slow, own, fast) in best.items():
        print(f"{name} {players} {slow:.0f} {fast:.0f} {fast / slow:.1f} {fast / own:.1f}")


if __name__ == "__main__":
    main(sys.argv[1:])
