"""Many games at once for one learner, as a vector environment of Gymnasium: one seat of each is the learner's, bots have the others.

All games are played on inside the compiled form (bots/stepping.py); what comes out are arrays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from wondertable.bots import bot
from wondertable.bots.stepping import Stepping
from wondertable.core.rules.chance import SEED_LIMIT
from wondertable.env.playing import NotLegal, Setting

Observation = dict[str, NDArray[Any]]
SEAT_BITS: Final = 31


class Seats(VectorEnv):  # type: ignore[type-arg, misc, unused-ignore]
    """`games` games of one table. `step` takes a number of the fixed index for each.

    The reward is the share of the victory, at the end. A game that is over gives way to a new one in the same step, so what
    is observed then is the beginning of the new one; `infos` tells the length of the games that ended.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        name: str,
        players: int | None = None,
        games: int = 64,
        bots: str | Sequence[str] = "random",
        seat: int | None = None,
        options: Mapping[str, object] | None = None,
        data: str | None = None,
    ) -> None:
        """`bots`: one for all other seats, or one for each, from the learner's left on. `seat`: that of the learner in all
        games; without it the first game has seat 0, the second seat 1 and so on, round and round."""
        self.setting = Setting(name, players, options, data)
        game, players = self.setting.game, self.setting.players
        if games < 1:
            raise ValueError(f"games: expected at least 1, found {games}")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"seat: expected 0 to {players - 1}, found {seat}")
        others = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        if len(others) != players - 1:
            raise ValueError(f"bots: expected one for all, or {players - 1}, found {len(others)}")
        index = self.setting.index
        self.num_envs = games
        self.seats = [number % players if seat is None else seat for number in range(games)]
        self._stepping = Stepping(
            self.setting.new(0), game.features_for(players), index.spelling, index.first_part, self.setting.team
        )
        made = [bot(other, game) for other in others]
        for own in self.seats:
            around = [made[(at - own - 1) % players] if at != own else bot("random", game) for at in range(players)]
            self._stepping.seat(own, around)
        low, high = self.setting.feature_bounds()
        self.single_observation_space = spaces.Dict(
            {"observation": spaces.Box(low, high, dtype=np.int32), "action_mask": spaces.MultiBinary(index.size)}
        )
        self.single_action_space = spaces.Discrete(index.size)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self._begun = False

    def reset(  # type: ignore[override, unused-ignore]
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        gymnasium.vector.VectorEnv.reset(self, seed=seed)
        # Without a seed chance goes on from where it was.
        begin = seed % SEED_LIMIT if seed is not None else int(self.np_random.integers(1 << SEAT_BITS))
        self._stepping.reset(begin)
        self._begun = True
        return self._observation(), {}

    def step(self, actions: Any) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        if not self._begun:
            raise RuntimeError("reset() comes before the first step()")
        given = np.asarray(actions)
        if given.shape != (self.num_envs,):
            raise ValueError(
                f"actions: expected {self.num_envs}, found {given.shape[0] if given.ndim == 1 else given.shape}"
            )
        if given.dtype.kind not in "iu":
            raise ValueError(f"actions: expected whole numbers, found {given.dtype}")
        stepping = self._stepping
        numbers = given.tolist()
        place = stepping.refused(numbers)
        if place >= 0:
            raise self._why_not(place, numbers[place])
        stepping.step(numbers)
        ended = np.frombuffer(memoryview(stepping.ended), bool).copy()
        infos: dict[str, Any] = {}
        if ended.any():
            infos = {"length": np.frombuffer(memoryview(stepping.lengths), np.int64).copy(), "_length": ended}
        rewards = np.frombuffer(memoryview(stepping.rewards), np.float64).copy()
        return self._observation(), rewards, ended, np.zeros(self.num_envs, bool), infos

    def _observation(self) -> Observation:
        stepping = self._stepping
        # Nobody can write into these: by the masks the next numbers are judged.
        known = np.frombuffer(memoryview(stepping.observed()), np.int32).reshape(self.num_envs, -1)
        masks = np.frombuffer(memoryview(stepping.masks()), np.int8).reshape(self.num_envs, -1)
        return {"observation": known, "action_mask": masks}

    def _why_not(self, place: int, number: int) -> NotLegal:
        index = self.setting.index
        named = repr(index.names[number]) if 0 <= number < index.size else "no action"
        return NotLegal(f"game {place}: action {number}, {named}, is masked; nothing was entered in any game")

    def feature_names(self) -> list[str]:
        return self.setting.feature_names()

    def action_names(self) -> list[str]:
        return list(self.setting.index.names)
