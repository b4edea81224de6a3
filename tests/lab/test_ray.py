"""Studies on a real Ray of this machine, with two workers: the same numbers as on processes, whatever happens to a worker."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from wondertable.core.game import Game
from wondertable.core.refused import Refused
from wondertable.lab import Study, Sums, Version, compare, simulate, summary
from wondertable.lab.arena import Arena, fought, new_shares
from wondertable.lab.comparing import told
from wondertable.lab.crew import Pool, crew
from wondertable.lab.learning import many
from wondertable.lab.on_ray import OnRay, silent
from wondertable.lab.play import play

pytestmark = pytest.mark.long
STUDY = Study("miraris", 4, 400, ("thumb", "random"), seed=3)


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    """One cluster for all tests here: whoever is connected already stays so."""
    pytest.importorskip("ray", reason="the extra `ray`; ./dev test --long installs it")
    with OnRay("local", 2).connected():
        yield sys.modules["ray"]


def same(study: Study, **by: Any) -> dict[str, Any]:
    return {key: value for key, value in summary(study, simulate(study, **by)).items() if key != "seconds"}


def test_the_same_numbers_as_on_processes_seed_by_seed(ray: Any) -> None:
    assert ray.cluster_resources()["CPU"] == 2
    for seed in (3, 4):
        study = Study("miraris", 4, 400, ("thumb", "random"), seed=seed)
        assert same(study, by=crew(ray="local")) == same(study, workers=2)


def test_judges_learn_from_the_same_moments(ray: Any) -> None:
    bots = ("adept", "master@20")
    assert list(many("dominovia", 2, bots, 20, crew(ray="local"))) == list(many("dominovia", 2, bots, 20, Pool(1)))


def test_an_arena_is_the_same_too(ray: Any) -> None:
    arena = Arena("dominovia", 2, ("random", "adept"), 40, options={"rounds_to_win": "1"})
    shares, plain = new_shares(arena), new_shares(arena)
    for _ in fought(arena, shares, crew(ray="local")):
        pass
    for _ in fought(arena, plain, Pool(1)):
        pass
    assert shares == plain


def test_a_comparison_is_the_same_too(ray: Any) -> None:
    versions = (Version("a"), Version("b", None, {"memory_aid": "true"}))
    there = told(compare("miraris", 3, 60, versions, ("random",), by=crew(ray="local")))
    here = told(compare("miraris", 3, 60, versions, ("random",)))
    assert there["figures"] == here["figures"]


def die_once(study: Study, game: Game, first: int, after: int) -> Sums:
    sign = Path(f"/tmp/wondertable-died-{study.seed}")
    if first <= 100 < after and not sign.exists():
        sign.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play(study, game, first, after)


def test_a_killed_worker_costs_a_retry(ray: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    seed = os.getpid()  # by which other processes find the sign
    study = Study("miraris", 4, 400, ("thumb", "random"), seed=seed)
    sign = Path(f"/tmp/wondertable-died-{seed}")
    monkeypatch.setattr("wondertable.lab.pool.play", die_once)
    try:
        found = same(study, by=crew(ray="local"))
        assert sign.exists()
    finally:
        sign.unlink(missing_ok=True)
    monkeypatch.undo()
    assert found == same(study, workers=1)


def always_die(study: Study, game: Game, first: int, after: int) -> Sums:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def test_workers_that_always_die_are_told_as_such(ray: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wondertable.lab.pool.play", always_die)
    one_piece = Study("miraris", 4, 20)  # every try costs a new process
    with pytest.raises(Refused, match="gave up a part of the games"):
        simulate(one_piece, by=crew(ray="local"))


def test_what_is_refused_there_is_refused_here(ray: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wondertable.lab.on_ray.marks", lambda studies: ["another version"])
    with pytest.raises(Refused, match="another version"):
        simulate(STUDY, by=crew(ray="local"))


def test_ctrl_c_keeps_what_is_done(ray: Any) -> None:
    pressed = threading.Event()

    def press(games: int) -> None:
        if not pressed.is_set():
            pressed.set()
            os.kill(os.getpid(), signal.SIGINT)

    found = simulate(Study("miraris", 4, 40_000, ("sanity",)), progress=press, by=crew(ray="local"))
    assert found.partial and 0 < found.sums.games < 40_000


def test_addresses_are_looked_at_before_anybody_is_called() -> None:
    assert silent("local") is None and silent("auto") is None
    assert "expected HOST:PORT" in str(silent("nowhere"))
    assert "no port" in str(silent("127.0.0.1:many"))
    assert silent("127.0.0.1:1")
