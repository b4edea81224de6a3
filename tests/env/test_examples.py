"""The examples for research, in their short form."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

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
    assert "its share is 0.25" in run("bot.py", "2")


@pytest.mark.long
def test_learning_begins(tmp_path: Path) -> None:
    """Half a minute of one core is enough to win more than a fair share among random players."""
    pytest.importorskip("gymnasium", reason="wondertable[env] is not installed")
    curve, network = tmp_path / "curve.csv", tmp_path / "player.npz"
    words = ("--minutes", "0.5", "--every", "60", "--games", "1500", "--curve", str(curve), "--save", str(network))
    run("ppo.py", *words)
    head, *_, last = curve.read_text().splitlines()
    assert head == "seconds,games,share,interval"
    assert float(last.split(",")[2]) > 0.30
    assert network.exists()
    again = run("ppo.py", "--minutes", "0", "--games", "1500", "--load", str(network))
    assert float(again.split(",")[2]) == pytest.approx(float(last.split(",")[2]), abs=0.06)
