"""The same source runs interpreted and compiled, in this process and in others, and always plays the same game."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import wondertable
import wondertable.core.rules.kit
from tests.contract.subject import Subject, subjects
from tests.placing import LONG
from wondertable.games import shipped

SOURCE = os.environ.get("WONDERTABLE_SRC") or str(Path(__file__).parents[2] / "src")
COMPILED = os.environ.get("WONDERTABLE_COMPILED", "")
APART = 4
"""After an edit one in so many sets of options is played, before a release all of them."""

TRACE = """
import sys, json, hashlib, random
sys.path.insert(0, sys.argv[1])
from tests.contract.subject import Subject, stretch, digest
import wondertable.core.rules.kit
print(wondertable.core.rules.kit.__file__)
for line in sys.stdin:
    name, players, options = json.loads(line)
    subject = Subject(name, players, options)
    for seed in range(1 if options else 2):
        for position, seat, action in stretch(subject, seed):
            world = position.redeal(seat, wondertable.Rng(seed))
            known = json.dumps(subject.view(position, seat), sort_keys=True)
            text = digest(subject, position) + digest(subject, world) + known + str(subject.features(position, seat))
            print(name, players, seed, seat, action, hashlib.sha256(text.encode()).hexdigest())
"""


def trace(tree: str, chosen: list[Subject]) -> list[str]:
    """A line for the form that is loaded, then one for every decision of the games played in another process."""
    import json

    wanted = "\n".join(json.dumps([s.name, s.players, s.options]) for s in chosen)
    done = subprocess.run(
        [sys.executable, "-c", TRACE, str(Path(__file__).parents[2])],
        input=wanted,
        env=os.environ | {"PYTHONPATH": tree, "PYTHONHASHSEED": "random", "WONDERTABLE_FORM": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def test_the_form_asked_for_is_loaded() -> None:
    loaded = str(wondertable.core.rules.kit.__file__)
    first_on_path = os.environ.get("PYTHONPATH", "").split(os.pathsep)[0]
    assert Path(loaded).is_relative_to(Path(first_on_path).resolve())
    assert loaded.endswith(".so") == bool(COMPILED and Path(first_on_path) == Path(COMPILED))


@pytest.mark.parametrize("game", wondertable.games())
def test_same_seed_same_game_in_another_process(game: str) -> None:
    """In the other form, where there is one, so that both forms are seen to agree after every decision. A game from outside
    the package has the plain form only."""
    each = [subject for subject in subjects() if subject.name == game]
    chosen = [one for number, one in enumerate(each) if LONG or not one.options or number % APART == 0]
    compiled = COMPILED if game in shipped() else ""
    plain, other = trace(SOURCE, chosen), trace(compiled or SOURCE, chosen)
    assert plain[0].endswith(".py")
    assert other[0].endswith(".so" if compiled else ".py")
    assert plain[1:] == other[1:]
    assert len(plain) > len(chosen) * 3
