"""The games as environments of PettingZoo: seat after seat (AEC), or all who are asked at once (parallel)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from wondertable.env.playing import NotLegal, Playing, Setting

Observing = Literal["features", "view"]
Observation = dict[str, Any]
SEEDS: Final = 1 << 62
RENDER_MODES: Final = ["ansi", "human"]


class Views(spaces.Space[dict[str, Any]]):  # type: ignore[misc]
    """What a seat may know as plain values, as docs/schemas has it for each game. Games are played, not drawn by lot: a
    sample is the beginning of one."""

    def __init__(self, setting: Setting, seat: int) -> None:
        super().__init__()
        self.setting = setting
        self.seat = seat

    def contains(self, x: Any) -> bool:
        if not isinstance(x, dict) or x.get("seat") != self.seat:
            return False
        try:
            self.setting.game.read_view(x)
        except (KeyError, TypeError, ValueError):
            return False
        return True

    def sample(self, mask: Any = None, probability: Any = None) -> dict[str, Any]:
        position = self.setting.new(int(self.np_random.integers(SEEDS)))
        return self.setting.game.view(position, self.seat)

    def __eq__(self, other: object) -> bool:
        """Those of all seats at a table are alike."""
        return isinstance(other, Views) and other.setting.game is self.setting.game

    __hash__ = None  # type: ignore[assignment]

    @property
    def is_np_flattenable(self) -> bool:
        return False


class Common:
    """What both forms share: agents are `seat_0`, `seat_1` and so on."""

    metadata: dict[str, Any]

    def set_up(self, setting: Setting, observing: Observing, render_mode: str | None, waits: int) -> None:
        if observing not in ("features", "view"):
            raise ValueError(f"observing: expected 'features' or 'view', found {observing!r}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode: expected one of {RENDER_MODES} or None, found {render_mode!r}")
        self.setting = setting
        self.observing = observing
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.players)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = setting.index.size + waits
        self._waits = waits
        self._action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: spaces.Dict({"observation": self._known_space(seat), "action_mask": spaces.MultiBinary(actions)})
            for agent, seat in self.seat_of.items()
        }
        self._chance = seeding.np_random(None)[0]

    def _known_space(self, seat: int) -> spaces.Space[Any]:
        if self.observing == "view":
            return Views(self.setting, seat)
        low, high = self.setting.feature_bounds()
        return spaces.Box(low, high, dtype=np.int32)

    def observation_space(self, agent: str) -> Any:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """A new game. Without a seed chance goes on from where it was."""
        if seed is not None:
            self._chance = seeding.np_random(seed)[0]
        self.playing = Playing(self.setting, self.setting.new(int(self._chance.integers(SEEDS))))
        self.agents = self.possible_agents[:]

    def known(self, seat: int) -> Any:
        return self.playing.view(seat) if self.observing == "view" else self.playing.observe(seat)

    def render(self) -> str | None:
        """The table as somebody who watches may see it, in words."""
        if self.render_mode is None:
            return None
        text = self.playing.in_words()
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held."""

    def view(self, agent: str) -> dict[str, Any]:
        """All that an agent may know as plain values, whatever it observes."""
        return self.playing.view(self.seat_of[agent])

    def feature_names(self) -> list[str]:
        """What the numbers of an observation are."""
        return self.setting.feature_names()

    def action_names(self) -> list[str]:
        """What the numbers of the fixed index are."""
        return [*self.setting.index.names, *(["wait"] if self._waits else [])]


class raw_env(Common, AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc]  # noqa: N801  # as PettingZoo names it
    """One seat after the other. Of several that are asked at once the lowest answers first, and the others do not see what it
    answered before the rules show it."""

    def __init__(
        self,
        name: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        data: str | None = None,
        observing: Observing = "features",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, name, players, options, data, observing, render_mode)
        AECEnv.__init__(self)
        self.metadata = {"name": f"wondertable_{name}", "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.set_up(Setting(name, players, options, data), observing, render_mode, waits=0)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def _turn(self) -> None:
        seat = self.playing.next_seat()
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
            return
        gains = self.setting.gains(self.playing.position)
        for agent in self.agents:
            self.rewards[agent] = gains[self.seat_of[agent]]
            self.terminations[agent] = True

    def observe(self, agent: str) -> Observation:
        seat = self.seat_of[agent]
        turn = self.agent_selection == agent and not self.terminations.get(agent, True)
        mask = self.playing.mask(seat) if turn else np.zeros(self.setting.index.size, np.int8)
        return {"observation": self.known(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise NotLegal(f"{agent} is asked, and gave no action")
        self.playing.give(self.seat_of[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._turn()
        self._accumulate_rewards()


def env(name: str, players: int | None = None, **chosen: Any) -> OrderEnforcingWrapper[str, Observation, int]:
    """A game for agents that act one after the other: `env("miraris", players=4)`."""
    return OrderEnforcingWrapper(raw_env(name, players, **chosen))


class parallel_env(Common, ParallelEnv[str, Observation, int], EzPickle):  # type: ignore[misc]  # noqa: N801  # as PettingZoo names it
    """All seats at once. One that is not asked, or has answered, has the one action `wait`, the last of the index.

    Answers are entered in the order of the seats. Where the first of them settles the question, the others have answered in
    vain, and are asked again if the rules still want to know.
    """

    def __init__(
        self,
        name: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        data: str | None = None,
        observing: Observing = "features",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, name, players, options, data, observing, render_mode)
        self.metadata = {"name": f"wondertable_{name}", "render_modes": RENDER_MODES}
        self.set_up(Setting(name, players, options, data), observing, render_mode, waits=1)
        self.wait = self.setting.index.size
        self._decided: dict[int, int] = {}
        """Answers that are complete while others are still in the making."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.begin(seed)
        self._decided = {}
        return self._observations(), {agent: {} for agent in self.agents}

    def _acts(self, seat: int) -> bool:
        return seat not in self._decided and self.playing.is_asked(seat)

    def _observations(self) -> dict[str, Observation]:
        found = {}
        for agent in self.agents:
            seat = self.seat_of[agent]
            mask = self.playing.mask(seat, more=1) if self._acts(seat) else np.zeros(self.wait + 1, np.int8)
            mask[self.wait] = not self._acts(seat)
            found[agent] = {"observation": self.known(seat), "action_mask": mask}
        return found

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        self._check(actions)
        for agent in self.agents:
            seat = self.seat_of[agent]
            if self._acts(seat):
                action = self.playing.take(seat, int(actions[agent]))
                if action is not None:
                    self._decided[seat] = action
        if all(seat in self._decided for seat in self.playing.position.asked()):
            self._enter()
        ended = self.playing.position.outcome() is not None
        present = self.agents[:]
        gains = self.setting.gains(self.playing.position)
        found = self._observations()
        if ended:
            self.agents = []
        return (
            found,
            {agent: gains[self.seat_of[agent]] for agent in present},
            dict.fromkeys(present, ended),
            dict.fromkeys(present, False),
            {agent: {} for agent in present},
        )

    def _check(self, actions: dict[str, int]) -> None:
        """Nothing is entered unless everything is legal."""
        for agent in self.agents:
            seat = self.seat_of[agent]
            if agent not in actions:
                raise NotLegal(f"{agent} gave no action; whoever is not asked gives {self.wait}, which is to wait")
            number = int(actions[agent])
            if not self._acts(seat) and number != self.wait:
                raise NotLegal(f"{agent} is not asked: its one action is {self.wait}, which is to wait")
            if self._acts(seat) and number not in self.playing.numbers(seat):
                raise self.playing.why_not(seat, number)

    def _enter(self) -> None:
        """All answers are complete: enter them, as long as it is the same question they answer."""
        decided, self._decided = self._decided, {}
        position = self.playing.position
        tick = position.tick
        for seat, action in sorted(decided.items()):
            if position.tick == tick and self.playing.is_asked(seat) and action in position.legal(seat):
                self.playing.enter(seat, action)
