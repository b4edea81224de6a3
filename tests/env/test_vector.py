"""The vector environment of Gymnasium, and how fast it is beside the loop of PettingZoo."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import wondertable
from tests.env.tables import TABLES, identity

pytestmark = pytest.mark.long
GAMES = 6


@pytest.fixture(scope="module")
def vector() -> Any:
    pytest.importorskip("gymnasium", reason="wondertable[env] is not installed")
    from wondertable.env import vector

    return vector


def drawn(masks: Any, rng: Any) -> Any:
    return (rng.random(masks.shape) * masks).argmax(1)


@pytest.mark.parametrize(("name", "players"), TABLES, ids=identity)
def test_what_is_seen_is_within_its_space(vector: Any, name: str, players: int) -> None:
    env = vector.Seats(name, players, GAMES, options=wondertable.game(name).quick())
    seen, _ = env.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(40):
        assert env.observation_space.contains(seen)
        assert seen["action_mask"].any(1).all()
        before, known = seen, {part: numbers.copy() for part, numbers in seen.items()}
        seen, rewards, ended, cut, _ = env.step(drawn(seen["action_mask"], rng))
        assert rewards.shape == ended.shape == cut.shape == (GAMES,)
        assert not rewards[~ended].any()
        assert all(np.array_equal(before[part], known[part]) for part in known), "what was seen stays as it was"
    with pytest.raises(ValueError, match="read-only"):
        seen["action_mask"][0, 0] = 1


def test_the_same_seed_leads_to_the_same(vector: Any) -> None:
    def some(seed: int) -> list[Any]:
        env, rng = vector.Seats("miraris", 4, GAMES, bots=["thumb", "random", "adept"]), np.random.default_rng(1)
        seen, _ = env.reset(seed=seed)
        found = []
        for _ in range(30):
            seen, rewards, *_ = env.step(drawn(seen["action_mask"], rng))
            found.append((seen["observation"].tolist(), rewards.tolist()))
        return found

    assert some(3) == some(3) != some(4)


def test_ends_tell_how_long_the_games_were(vector: Any) -> None:
    env, rng = vector.Seats("miraris", 4, 32), np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    lengths: list[int] = []
    for _ in range(40):
        seen, _, ended, _, infos = env.step(drawn(seen["action_mask"], rng))
        if ended.any():
            assert (infos["_length"] == ended).all()
            lengths += infos["length"][ended].tolist()
    assert 5 <= min(lengths) <= max(lengths) <= 40


def test_what_is_wrong_is_refused_and_changes_nothing(vector: Any) -> None:
    from wondertable.env.playing import NotLegal

    env = vector.Seats("miraris", 3, 2, seat=0)
    with pytest.raises(RuntimeError, match="reset"):
        env.step([0, 0])
    seen, _ = env.reset(seed=1)
    good = seen["action_mask"].argmax(1)
    bid = env.action_names().index("bid 7")
    with pytest.raises(NotLegal, match=r"game 1: action .*'bid 7', is masked"):
        env.step([good[0], bid])
    with pytest.raises(NotLegal, match=r"game 0: action -1, no action, is masked"):
        env.step([-1, good[1]])
    with pytest.raises(ValueError, match="whole numbers"):
        env.step([0.5, 1.0])
    assert np.array_equal(env.step(good)[0]["observation"].shape, seen["observation"].shape)
    with pytest.raises(ValueError, match="actions: expected 2"):
        env.step([0])
    for more, words in (({"games": 0}, "games"), ({"seat": 3}, "seat"), ({"bots": ["random"]}, "bots")):
        with pytest.raises(ValueError, match=words):
            vector.Seats("miraris", 3, **more)
    with pytest.raises(wondertable.Refused, match="clever"):
        vector.Seats("miraris", 3, bots="clever")
    with pytest.raises(wondertable.Refused, match="poker"):
        vector.Seats("poker")
