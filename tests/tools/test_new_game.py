"""`./dev new-game` writes a game that can be played, keeps the contract and is well typed before anybody has edited it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.contract.test_outside_games import contract_of
from tools import rules
from tools.new_game import letters, new_game
from tools.steps import ROOT, Problem


def test_a_new_game_outside_the_package_keeps_the_contract_and_is_well_typed(tmp_path: Path) -> None:
    told = new_game(["high_card", "--into", str(tmp_path)])
    assert f"WONDERTABLE_GAMES={tmp_path} ./dev cli play high_card" in told
    assert "passed" in contract_of(tmp_path, "high_card")
    assert complaints(tmp_path / "high_card", "ruff", "check", "--config=pyproject.toml") == []
    assert complaints(tmp_path / "high_card", "ruff", "format", "--check", "--config=pyproject.toml") == []
    assert complaints(tmp_path / "high_card", "mypy", "--no-error-summary") == []


def complaints(folder: Path, *words: str) -> list[str]:
    """What a tool says of these files; of others it may say what it likes."""
    env = os.environ | {"MYPYPATH": str(folder.parent), "PYTHONPATH": ""}
    done = subprocess.run(
        [sys.executable, "-m", *words, str(folder)], cwd=ROOT, env=env, capture_output=True, text=True
    )
    return [line for line in done.stdout.splitlines() if folder.name in line]


def test_a_new_game_of_the_package_stands_in_its_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "ROOT", tmp_path)
    monkeypatch.setattr(rules, "GAMES", tmp_path / "games")
    monkeypatch.setattr(rules, "TESTS", tmp_path / "tests")
    monkeypatch.setattr(rules, "PAGES", tmp_path / "docs")
    told = new_game(["high_card"])
    assert "\nPlay it:   ./dev cli play high_card\n" in told
    assert (
        "from wondertable.games.high_card.rules import flow"
        in (tmp_path / "games/high_card/rules/position.py").read_text()
    )
    assert (tmp_path / "tests/games/high_card/perft.json").is_file()
    assert (tmp_path / "tests/games/high_card/golden/high_card-2.txt").is_file()
    assert list(rules.stated("high_card")) == ["HIG-S1", "HIG-P1", "HIG-E1", "HIG-E2", "HIG-X1"]
    assert not [file for file in tmp_path.rglob("*") if file.is_file() and re.search(r"@\w+@", file.read_text())]
    assert complaints(tmp_path / "games/high_card", "ruff", "check", "--config=pyproject.toml") == []
    with pytest.raises(Problem, match="there is a game high_card already"):
        new_game(["high_card"])


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ([], "say what it is called"),
        (["one", "two"], "say what it is called"),
        (["High"], "no name for a game"),
        (["../up"], "no name for a game"),
        (["class"], "no name for a game"),
        (["miraris"], "there is a game miraris already"),
        (["kuhn"], "there is a game kuhn already"),
        (["json", "--into", "."], "there is a Python module json already"),
        (["high_card", "--into", "nowhere"], "there is no folder"),
    ],
)
def test_a_bad_or_taken_name_is_refused(words: list[str], problem: str) -> None:
    with pytest.raises(Problem, match=problem):
        new_game(words)


def test_rule_ids_are_no_other_games() -> None:
    assert letters("high_card", set()) == "HIG"
    assert letters("high_card", {"HIG", "HIH"}) == "HIC"
    assert letters("x", set()) == "XXY"
