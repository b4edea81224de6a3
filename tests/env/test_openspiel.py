"""OpenSpiel's own tests, on every game at every number of seats, and what they leave out."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import wondertable
from tests.env.tables import TABLES, identity

pytestmark = pytest.mark.long
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def spiel() -> Any:
    pytest.importorskip("pyspiel", reason="wondertable[openspiel] is not installed")
    from wondertable.env import openspiel

    return openspiel


def played(game: Any, steps: int, seed: int = 2) -> list[Any]:
    """The states of a random game, or of its beginning."""
    state, rng = game.new_initial_state(), np.random.RandomState(seed)
    found: list[Any] = []
    while not state.is_terminal() and len(found) < steps:
        found.append(state.clone())
        state.apply_action(rng.choice(state.legal_actions()))
    return [*found, state]


@pytest.mark.parametrize(("name", "players"), TABLES, ids=identity)
def test_its_random_simulation(spiel: Any, name: str, players: int) -> None:
    import pyspiel

    game = spiel.load(name, players=players, options=wondertable.game(name).quick(), seed=1)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("name", "players"), TABLES, ids=identity)
def test_states_are_copied_kept_and_resampled(spiel: Any, name: str, players: int) -> None:
    game = spiel.load(name, players=players, options=wondertable.game(name).quick(), seed=5)
    rng = np.random.RandomState(3)
    for state in played(game, 40)[::5]:
        kept = state.clone()
        kept.at = pickle.loads(pickle.dumps(state.at))
        assert str(kept) == str(state) == str(state.clone())
        assert kept.legal_actions() == state.legal_actions()
        if state.is_chance_node() or state.is_terminal():
            continue
        for seat in range(players):
            other = state.resample_from_infostate(seat, rng.uniform)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            if state.current_player() == seat:
                assert other.legal_actions() == state.legal_actions()


def test_copies_meet_chances_of_their_own(spiel: Any) -> None:
    """Whoever copies a state before chance speaks does not learn what it will say."""
    root = spiel.load("miraris", players=3, seed=1).new_initial_state()
    assert root.is_chance_node()
    assert root.chance_outcomes() == [(0, 1.0)]
    deals = {str(root.child(0)) for _ in range(8)}
    assert len(deals) == 8


def test_a_sealed_answer_is_hidden_from_the_others(spiel: Any) -> None:
    state = spiel.load("miraris", players=3, seed=1).new_initial_state().child(0)
    first, second, *_ = (state.child(action) for action in state.legal_actions())
    assert first.information_state_string(0) != second.information_state_string(0)
    for seat in (1, 2):
        assert first.information_state_string(seat) == second.information_state_string(seat)
        assert first.observation_string(seat) == second.observation_string(seat)


def test_its_playthroughs_can_be_made_again(spiel: Any) -> None:
    from open_spiel.python.algorithms import generate_playthrough

    made = [generate_playthrough.playthrough("wondertable_miraris(players=3,seed=3)", None, seed=1) for _ in range(2)]
    assert made[0] == made[1]
    assert '"keep ' in made[0]


def test_its_information_set_search_meets_our_levels(spiel: Any) -> None:
    """Among random players it wins more than its share."""
    from wondertable.env.arena import share_of_search

    won, games = share_of_search("miraris", players=3, against="random", games=24, simulations=60, seed=4)
    assert games == 24
    assert won > 1 / 3


def test_counterfactual_regret_solves_kuhn_poker() -> None:
    """The value of the game is -1/18. The example runs in the plain form, and so in a process of its own."""
    pytest.importorskip("pyspiel", reason="wondertable[openspiel] is not installed")
    env = os.environ | {
        "WONDERTABLE_FORM": "interpreted",
        "WONDERTABLE_GAMES": str(ROOT / "examples"),
        "PYTHONPATH": os.environ.get("WONDERTABLE_SRC") or str(ROOT / "src"),
    }
    line = [sys.executable, str(ROOT / "examples" / "research" / "solve.py")]
    done = subprocess.run(line, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    value, exploitability = (float(word) for word in done.stdout.split()[1::2])
    assert value == pytest.approx(-1 / 18, abs=0.002)
    assert exploitability < 0.01


def test_unknown_games_and_wrong_tables_are_refused(spiel: Any) -> None:
    with pytest.raises(wondertable.Refused, match="poker"):
        spiel.load("poker")
    with pytest.raises(wondertable.Refused, match="MIR-S1"):
        spiel.load("miraris", players=9)
    with pytest.raises(ValueError, match="chance"):
        spiel.load("miraris", chance="fair")
    with pytest.raises(ValueError, match="utility"):
        spiel.load("miraris", utility="score")
