"""Miraris as an OpenSpiel game written in Python, and random games of it, timed.

The kindest case for OpenSpiel: shuffles happen inside the state, so that no chance node is crossed; the state has one
attribute, a table with its own quick copy, so that `State.clone` need not go from part to part; no observation is built.
Sealed answers are entered seat by seat, the form that OpenSpiel's search bots need.

Run: python -m benchmarks.peers.spiel_miraris SECONDS PLAYERS [SEED]     prints one line of JSON
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import pyspiel

from benchmarks.peers.miraris_table import OVER, Table, chance

WARM_UP = 20
BATCH = 10
COPIES = 2000
HALFWAY = 5  # answers of each seat before copies are timed: round 5 begins
LONGEST = 12  # a seat never answers more often

GAME_TYPE = pyspiel.GameType(
    short_name="python_miraris",
    long_name="Python Miraris",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=3,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={"players": 4},
)


class MirarisGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.seats = int((params or {}).get("players", 4))
        info = pyspiel.GameInfo(
            num_distinct_actions=64,
            max_chance_outcomes=1,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST * self.seats,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> MirarisState:
        return MirarisState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> None:
        return None


class MirarisState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: MirarisGame) -> None:
        super().__init__(game)
        self.table = Table(game.seats)

    def current_player(self) -> int:
        waiting = self.table.waiting
        return waiting[0] if waiting else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.options(player)

    def _apply_action(self, action: int) -> None:
        table = self.table
        table.answer(table.waiting[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(action)

    def is_terminal(self) -> bool:
        return self.table.question == OVER

    def returns(self) -> list[float]:
        """A shared victory is divided."""
        winners = self.table.winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(self.table.players))]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float] | None = None) -> MirarisState:
        """What OpenSpiel's information set search calls for a world the player cannot tell from this one."""
        world = MirarisState.__new__(MirarisState)
        pyspiel.State.__init__(world, self.get_game())
        world.table = self.table.redeal(player)
        return world

    def __str__(self) -> str:
        return f"question {self.table.question}, round {self.table.round}"


pyspiel.register_game(GAME_TYPE, MirarisGame)


def answer_at_random(state: pyspiel.State) -> None:
    options = state.legal_actions()
    state.apply_action(options[int(random.random() * len(options))])


def play(state: pyspiel.State) -> int:
    """To the end; how many decisions that took."""
    decisions = 0
    while not state.is_terminal():
        answer_at_random(state)
        decisions += 1
    return decisions


def microseconds_each(times: int, what: Callable[[], object]) -> float:
    begin = time.process_time()
    for _ in range(times):
        what()
    return (time.process_time() - begin) * 1e6 / times


def main(limit: float, players: int, seed: int) -> None:
    random.seed(seed)
    chance.seed(seed + 1_000_003)
    game = pyspiel.load_game("python_miraris", {"players": players})
    for _ in range(WARM_UP):
        play(game.new_initial_state())

    wins = [0.0] * players
    lengths: list[int] = []
    means: list[float] = []
    begin = time.process_time()
    while True:
        for _ in range(BATCH):
            state = game.new_initial_state()
            lengths.append(play(state))
            wins = [w + r for w, r in zip(wins, state.returns(), strict=True)]
            if not state.table.by_rolando:
                means.append(sum(p.score for p in state.table.players) / players)
        seconds = time.process_time() - begin
        if seconds >= limit:
            break

    state = game.new_initial_state()
    for _ in range(HALFWAY * players):
        answer_at_random(state)
    line = {
        "name": "openspiel",
        "players": players,
        "games": len(lengths),
        "decisions": sum(lengths),
        "seconds": seconds,
        "by_points": len(means),
        "mean_score": statistics.fmean(means),
        "score_sd": statistics.pstdev(means),
        "length_sd": statistics.pstdev(lengths),
        "wins": wins,
        "clone_us": microseconds_each(COPIES, state.clone),
        "redeal_us": microseconds_each(COPIES, lambda: state.resample_from_infostate(0)),
    }
    print(json.dumps(line))


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 1)
