"""The examples for research, in their short form."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

ROOT = Path(__file__).parents[2]
RESEARCH = ROOT / "examples" / "research"


def run(name: str, *words: str) -> str:
    done = subprocess.run([sys.executable, str(RESEARCH / name), *words], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_study_in_twenty_lines() -> None:
    assert run("study.py", "10").startswith("the first seat wins 0.")


def test_a_bot_in_twenty_lines() -> None:
    """It wins more than its share among random players, as the arena tells it."""
    line = (
        "arena miraris --players 4 --bots examples.research.bot:Trying,random --games 24 --workers 1 --json --all-games"
    )
    words = [sys.executable, "-m", "wondertable", *line.split()]
    done = subprocess.run(words, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert msgspec.json.decode(done.stdout)["pairings"][0]["share"] > 0.25


@pytest.mark.parametrize("name", ["study.py", "bot.py"])
def test_twenty_lines_are_twenty_at_most(name: str) -> None:
    assert len((RESEARCH / name).read_text().splitlines()) <= 20


@pytest.mark.long
def test_learning_begins(tmp_path: Path) -> None:
    """Half a minute of one core is enough to win nearly twice a fair share among random players."""
    pytest.importorskip("gymnasium", reason="wondertable[env] is not installed")
    curve, network = tmp_path / "curve.csv", tmp_path / "player.npz"
    words = ("--minutes", "0.5", "--every", "60", "--games", "1500", "--curve", str(curve), "--save", str(network))
    run("ppo.py", *words)
    head, *_, last = curve.read_text().splitlines()
    assert head == "seconds,games,share,interval"
    assert float(last.split(",")[2]) > 0.45
    assert network.exists()
    again = run("ppo.py", "--minutes", "0", "--games", "1500", "--load", str(network))
    assert float(again.split(",")[2]) == pytest.approx(float(last.split(",")[2]), abs=0.06)
