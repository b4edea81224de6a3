"""Kuhn poker of examples/, which the package does not know, on the command line: whichever form is loaded first."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import wondertable
from wondertable import form

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(*words: str, games: str = str(EXAMPLES), typed: str = "") -> subprocess.CompletedProcess[str]:
    env = os.environ | {"WONDERTABLE_GAMES": games, "PYTHONPATH": str(Path(wondertable.__file__).parents[1])}
    line = [sys.executable, "-P", "-m", "wondertable", *words]
    return subprocess.run(line, env=env, input=typed, capture_output=True, text=True)


def test_a_game_is_played_its_record_kept_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    said = run("play", "kuhn", "--seed", "5", "--name", "Ann", typed=f"check\nfold\nsave {file}\n\n")
    assert "You hold the Queen." in said.stdout
    assert "Ann: -1 point" in said.stdout
    assert ("plain form" in said.stderr) == (form.loaded() == form.COMPILED)
    assert "is a true record" in run("verify", str(file)).stdout
    assert "Iris bets one chip." in run("replay", str(file)).stdout


def test_it_is_studied() -> None:
    found = json.loads(run("simulate", "kuhn", "--games", "60", "--bots", "thumb,random", "--json").stdout)
    assert (found["game"], found["games"]) == ("kuhn", 60)


def test_a_game_of_the_package_keeps_its_form() -> None:
    said = run("simulate", "miraris", "--games", "5", "--json")
    assert (said.returncode, said.stderr) == (0, "")


def test_a_broken_game_is_told_beside_the_others(tmp_path: Path) -> None:
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "__init__.py").write_text("import nothing_of_this_name\n")
    both = f"{tmp_path}{os.pathsep}{EXAMPLES}"
    listed = run("games", games=both)
    assert listed.returncode == 0
    assert "kuhn: Kuhn poker, for 2 players" in listed.stdout
    assert 'The game "broken" of' in listed.stdout
    asked = run("play", "broken", games=both)
    assert asked.returncode == 1
    assert "No module named 'nothing_of_this_name'" in asked.stderr
    assert "Traceback" not in asked.stderr
