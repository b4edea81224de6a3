"""PettingZoo's own tests, on every game at every number of seats, and what they leave out."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import wondertable
from tests.env.tables import TABLES, identity

pytestmark = pytest.mark.long
STEPS = 150
"""So many steps of a long game are looked at."""


@pytest.fixture(scope="module")
def zoo() -> Any:
    pytest.importorskip("pettingzoo", reason="wondertable[env] is not installed")
    from wondertable.env import pettingzoo

    return pettingzoo


@pytest.fixture(autouse=True)
def warnings_are_mistakes() -> Iterator[None]:
    """Except those about observations with masks, which are what PettingZoo itself recommends."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message="Observation ")
        yield


def quick(name: str) -> dict[str, Any]:
    return dict(wondertable.game(name).quick())


@pytest.mark.parametrize(("name", "players"), TABLES, ids=identity)
def test_its_own_tests(zoo: Any, name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

    def env(**more: Any) -> Any:
        return zoo.env(name, players=players, options=quick(name), **more)

    api_test(env(), num_cycles=300)
    seed_test(env, num_cycles=80)
    parallel_api_test(zoo.parallel_env(name, players=players, options=quick(name)), num_cycles=80)
    render_test(env)


@pytest.mark.parametrize("name", wondertable.games())
def test_views_as_observations(zoo: Any, name: str) -> None:
    env = zoo.env(name, options=quick(name), observing="view")
    env.reset(seed=1)
    for agent in env.agent_iter(12):
        seen, _, over, _, _ = env.last()
        assert env.observation_space(agent).contains(seen)
        env.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))
    assert env.observation_space(agent).contains(env.observation_space(agent).sample())
    env.reset(seed=1)
    agent = env.agent_selection
    seen = env.observe(agent)["observation"]
    assert seen == env.unwrapped.view(agent)
    assert seen["seat"] == env.unwrapped.seat_of[agent]


@pytest.mark.parametrize(("name", "players"), TABLES, ids=identity)
def test_all_at_once(zoo: Any, name: str, players: int) -> None:
    """Whoever is asked has something to do, all others wait, and the same seed leads to the same."""
    told: list[list[Any]] = []
    for _ in range(2):
        told.append([])
        env, rng = zoo.parallel_env(name, players=players, options=quick(name)), np.random.default_rng(1)
        seen, _ = env.reset(seed=5)
        while env.agents and len(told[-1]) < STEPS:
            masks = {agent: seen[agent]["action_mask"] for agent in env.agents}
            for mask in masks.values():
                assert mask.any()
                assert not (mask[env.wait] and mask[: env.wait].any())
            assert not all(mask[env.wait] for mask in masks.values())
            seen, rewards, *_ = env.step({agent: rng.choice(np.flatnonzero(mask)) for agent, mask in masks.items()})
            told[-1].append((rewards, {agent: each["observation"].tolist() for agent, each in seen.items()}))
        if not env.agents:
            assert sum(rewards.values()) in (pytest.approx(0), pytest.approx(1), pytest.approx(players))
    assert told[0] == told[1]


def test_bids_are_laid_at_once(zoo: Any) -> None:
    env = zoo.parallel_env("miraris", players=3)
    seen, _ = env.reset(seed=1)
    names = env.action_names()
    asked = {agent: [names[number] for number in np.flatnonzero(each["action_mask"])] for agent, each in seen.items()}
    assert all(name.startswith("keep ") for options in asked.values() for name in options)
    seen, *_ = env.step({agent: int(np.flatnonzero(each["action_mask"])[0]) for agent, each in seen.items()})
    for each in seen.values():
        assert all(names[number].startswith("bid ") for number in np.flatnonzero(each["action_mask"]))


def test_what_is_not_legal_is_refused_and_changes_nothing(zoo: Any) -> None:
    from wondertable.env.playing import NotLegal

    env = zoo.env("miraris", players=3)
    env.reset(seed=1)
    bid = env.unwrapped.action_names().index("bid 7")
    with pytest.raises(NotLegal, match="bid 7"):
        env.step(bid)
    assert env.agent_selection == "seat_0"
    env = zoo.parallel_env("bibliowonders", players=2)
    seen, _ = env.reset(seed=1)
    waiting = next(agent for agent, each in seen.items() if each["action_mask"][env.wait])
    with pytest.raises(NotLegal, match="gave no action"):
        env.step({})
    actions = {agent: int(np.flatnonzero(each["action_mask"])[0]) for agent, each in seen.items()}
    with pytest.raises(NotLegal, match=f"{waiting} is not asked"):
        env.step({**actions, waiting: 0})


def test_unknown_games_and_wrong_tables_are_refused(zoo: Any) -> None:
    with pytest.raises(wondertable.Refused, match="poker"):
        zoo.env("poker")
    with pytest.raises(wondertable.Refused, match="MIR-S1"):
        zoo.env("miraris", players=2)
    with pytest.raises(ValueError, match="observing"):
        zoo.env("miraris", observing="pixels")
    with pytest.raises(ValueError, match="render_mode"):
        zoo.env("miraris", render_mode="rgb_array")
