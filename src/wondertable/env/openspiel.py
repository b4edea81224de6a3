"""The games as games of OpenSpiel: importing this module registers each as `wondertable_<name>`.

Seats act one after the other; where several are asked at once the lowest answers first, and nobody sees a sealed answer before
the rules show it. Chance is sampled: a node of chance has one outcome, and what it brings is drawn when it is applied. Small
games can be had with all outcomes of chance as well (`chance=explicit`), as solvers of whole trees want them.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from wondertable.core.refused import Refused
from wondertable.core.rules.chance import Rng
from wondertable.env.explicit import Explicit, Tree, whole_tree
from wondertable.env.playing import Setting
from wondertable.env.sampled import Progress, Sampled
from wondertable.games import game as game_named, games

PREFIX: Final = "wondertable_"
SAMPLED: Final = "sampled"
EXPLICIT: Final = "explicit"
VICTORY: Final = "victory"
SCORE: Final = "score"
UNSEEDED: Final = -1
PARAMETERS: Final = {"players": 0, "options": "", "seed": UNSEEDED, "chance": SAMPLED, "utility": VICTORY}
"""`players`: 0 for the least number. `options`: those of the table, written `name:value;name:value`. `seed`: -1 for another
one each time. `utility`: the share of the victory, or the score."""


def load(name: str, players: int | None = None, options: Mapping[str, object] | None = None, **more: Any) -> Any:
    """A game by its own name: `load("miraris", players=4, seed=7)`."""
    if name not in games():
        raise Refused(None, "no-such-game", {"game": str(name)[:80], "games": games()})
    words = ";".join(f"{key}:{str(value).lower()}" for key, value in (options or {}).items())
    return pyspiel.load_game(PREFIX + name, {"players": players or 0, "options": words, **more})


def read_options(setting: str) -> dict[str, object]:
    """What is written in the parameter `options`."""
    pairs = [pair.partition(":") for pair in setting.split(";") if pair]
    for key, colon, value in pairs:
        if not colon or not key or not value:
            raise ValueError(f"options: expected name:value;name:value, found {setting!r}")
    return {key: value for key, _, value in pairs}


def type_of(name: str, chance: str, utility: Any) -> Any:
    seats = game_named(name).seats()
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Wondertable {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if chance == EXPLICIT else modes.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=game_named(name).parts.features is not None,
        parameter_specification=dict(PARAMETERS),
    )


class Game(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """One table of a game. All its states draw from one generator."""

    def __init__(self, name: str, parameters: Mapping[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(parameters or {})}
        chance, utility = chosen["chance"], chosen["utility"]
        if chance not in (SAMPLED, EXPLICIT):
            raise ValueError(f"chance: expected {SAMPLED} or {EXPLICIT}, found {chance!r}")
        if utility not in (VICTORY, SCORE) or (utility == SCORE and chance != EXPLICIT):
            raise ValueError(f"utility: expected {VICTORY} or, with explicit chance, {SCORE}; found {utility!r}")
        self.setting = Setting(name, chosen["players"] or None, read_options(chosen["options"]))
        self.by_score = utility == SCORE
        self.tree: Tree | None = whole_tree(self.setting) if chance == EXPLICIT else None
        seed = chosen["seed"]
        self.chance = Rng(secrets.randbelow(1 << 62) if seed == UNSEEDED else seed)
        super().__init__(type_of(name, chance, self._utility()), self._info(), dict(parameters or {}))

    def _utility(self) -> Any:
        if self.setting.team:
            return pyspiel.GameType.Utility.IDENTICAL
        if not self.by_score:
            return pyspiel.GameType.Utility.CONSTANT_SUM
        assert self.tree is not None
        return (
            pyspiel.GameType.Utility.ZERO_SUM if self.tree.score_sums == {0} else pyspiel.GameType.Utility.GENERAL_SUM
        )

    def _info(self) -> Any:
        """Bounds: of whole trees what was counted, else what the rules allow."""
        game, index, tree = self.setting.game, self.setting.index, self.tree
        low, high = (tree.least, tree.most) if tree is not None and self.by_score else (0.0, 1.0)
        # Of a team everybody has all of it, or nobody anything.
        sums = {"utility_sum": 0.0 if self.by_score else 1.0} if not self.setting.team else {}
        return pyspiel.GameInfo(
            num_distinct_actions=index.size,
            max_chance_outcomes=tree.outcomes if tree is not None else 1,
            num_players=self.setting.players,
            min_utility=low,
            max_utility=high,
            max_game_length=tree.longest if tree is not None else game.longest * index.longest,
            **sums,
        )

    def new_initial_state(self, from_json: str | None = None) -> State:
        return State(self)

    def new_progress(self) -> Progress:
        return Explicit(self.setting) if self.tree is not None else Sampled(self.setting, self.chance)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.setting, iig_obs_type)


class State(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A game in progress; all that is its own is `at`, which knows how to be copied and kept."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.at: Progress = game.new_progress()

    def current_player(self) -> int:
        if self.at.is_over():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.at.seat()
        return int(pyspiel.PlayerId.CHANCE) if seat is None else seat

    def is_terminal(self) -> bool:
        return self.at.is_over()

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.numbers()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.at.outcomes()
        return [(number, 1.0 / outcomes) for number in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        if self.at.seat() is None:
            self.at.happens(action)
        else:
            self.at.give(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.at.setting.index.names[action]

    def returns(self) -> list[float]:
        return self.at.returns(self.get_game().by_score)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """Another state that this player cannot tell from this one: what information set search calls for."""
        twin: State = self.clone()
        twin.at = self.at.redealt(player, Rng(int(sampler() * (1 << 53))))
        return twin

    def __str__(self) -> str:
        return self.at.told()


class Observer:
    """What a player knows now, as numbers with names and as plain values; or, for information states, with all that it was
    told and answered since the beginning."""

    def __init__(self, setting: Setting, kind: Any) -> None:
        self.setting = setting
        self.recalls = kind is not None and kind.perfect_recall
        self.is_public = kind is not None and kind.private_info == pyspiel.PrivateInfoType.NONE
        has_numbers = setting.game.parts.features is not None and not self.recalls and not self.is_public
        self.tensor = np.zeros(len(setting.feature_names()), np.float32) if has_numbers else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.at.observe(player) if state.at.has_begun() else 0

    def string_from(self, state: State, player: int) -> str:
        viewer = None if self.is_public else player
        at = state.at
        if not at.has_begun():
            return "not begun"
        if not self.recalls:
            return msgspec.json.encode(at.view(viewer)).decode()
        if viewer is None or self.setting.game.parts.features is None:
            now = msgspec.json.encode(at.view(viewer)).decode()
        else:
            now = " ".join(str(number) for number in at.observe(viewer).tolist())
        return f"seat {player}; given{at.gave(viewer)}; told{at.playing.heard(viewer)}; now {now}"


def register(name: str) -> None:
    """Make a game known to OpenSpiel under its name."""

    class Named(Game):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(name, params)

    team = game_named(name).mind(game_named(name).seats()[0]).plan(game_named(name).seats()[0]).team
    utilities = pyspiel.GameType.Utility
    pyspiel.register_game(type_of(name, SAMPLED, utilities.IDENTICAL if team else utilities.CONSTANT_SUM), Named)


for _name in games():
    register(_name)
