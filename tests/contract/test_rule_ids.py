"""Every rule id of a game's rules page has a test that carries it, and no test carries an id that does not exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import wondertable

ROOT = Path(__file__).parents[2]
STATED = re.compile(r"\*\*([A-Z]{3}-[A-Z]\d+)\*\*")
MARK = re.compile(r"mark\.rule\(([^)]*)\)")
NAMED = re.compile(r"[A-Z]{3}-[A-Z]\d+")


def stated(game: str) -> set[str]:
    page = ROOT / "docs" / "rules" / f"{game}.md"
    assert page.is_file(), f"{game} has no rules page"
    return set(STATED.findall(page.read_text(encoding="utf-8")))


def carried(game: str) -> set[str]:
    found: set[str] = set()
    for file in sorted((ROOT / "tests" / "games" / game).rglob("test_*.py")):
        for mark in MARK.findall(file.read_text(encoding="utf-8")):
            found.update(NAMED.findall(mark))
    return found


@pytest.mark.parametrize("game", wondertable.games())
def test_every_rule_id_has_a_test(game: str) -> None:
    assert stated(game)
    assert sorted(stated(game) - carried(game)) == []


@pytest.mark.parametrize("game", wondertable.games())
def test_no_test_carries_an_unknown_id(game: str) -> None:
    assert sorted(carried(game) - stated(game)) == []
