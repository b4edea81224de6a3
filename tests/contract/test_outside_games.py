"""A game from outside the package keeps the same contract: the example is run through all of it, in the plain form."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = os.environ.get("WONDERTABLE_SRC") or str(ROOT / "src")


def contract_of(games: Path, name: str) -> str:
    """What pytest says of the contract of one game from outside and of its own tests; fails unless all of it is kept."""
    env = os.environ | {"WONDERTABLE_GAMES": str(games), "WONDERTABLE_FORM": "interpreted", "PYTHONPATH": SOURCES}
    said = ""
    for words in (["tests/contract", "-k", name], [str(games / name / "tests")]):
        line = [sys.executable, "-m", "pytest", "-q", "-c", "pyproject.toml", *words]
        done = subprocess.run(line, cwd=ROOT, env=env, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        said += done.stdout
    return said


def test_the_example_keeps_the_contract() -> None:
    assert "passed" in contract_of(ROOT / "examples", "kuhn")
