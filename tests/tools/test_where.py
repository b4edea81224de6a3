"""./dev where: a rule and the lines that name it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import rules
from tools.steps import Problem
from tools.where import where

PAGE = """# Kuhn poker

## The cards
- **KUH-C1** There are three cards.

## Play
- **KUH-P1** Bet or pass (KUH-C1).
- **KUH-P2** A bet is called or not.
- **KUH-P3** The higher card wins.
- **KUH-P10** Nobody wins twice.

## Worked examples
| **KUH-X1** | Ann bets | Bob folds |
"""
FLOW = '''"""The order of play: KUH-P10."""

def bet() -> None:
    """KUH-P1 to
    KUH-P3, and KUH-C1."""
    pay()  # KUH-P2
'''
TEST = """
@pytest.mark.rule("KUH-P1", "KUH-P2")
def test_a_bet() -> None: ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("KUH-X1"))])
def test_examples(x: int) -> None: ...
"""


@pytest.fixture(autouse=True)
def kuhn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of a few rules."""
    files = {
        "docs/kuhn.md": PAGE,
        "docs/README.md": "**KUH-P1** is an id.",
        "games/kuhn/rules/flow.py": FLOW,
        "games/kuhn/data.toml": "cards = 3  # KUH-C1\n",
        "games/kuhn/earlier/12ab.toml": "cards = 4  # KUH-C1, KUH-P10\n",
        "tests/games/kuhn/test_play.py": TEST,
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    monkeypatch.setattr(rules, "ROOT", tmp_path)
    monkeypatch.setattr(rules, "PAGES", tmp_path / "docs")
    monkeypatch.setattr(rules, "GAMES", tmp_path / "games")
    monkeypatch.setattr(rules, "TESTS", tmp_path / "tests")


def test_a_rule_is_told_with_the_code_data_and_tests_that_name_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert where(["kuh-c1", "KUH-P2"])
    assert capsys.readouterr().out.splitlines() == [
        "**KUH-C1** There are three cards.",
        "    docs/kuhn.md:4, The cards",
        "code:",
        '    games/kuhn/rules/flow.py:5: KUH-P3, and KUH-C1."""',
        "data:",
        "    games/kuhn/data.toml:1: cards = 3  # KUH-C1",
        "tests: none",
        "",
        "**KUH-P2** A bet is called or not.",
        "    docs/kuhn.md:8, Play",
        "code:",
        "    games/kuhn/rules/flow.py:6: pay()  # KUH-P2",
        "data: none",
        "tests:",
        "    tests/games/kuhn/test_play.py:2: test_a_bet",
    ]


def test_a_whole_id_is_one_rule_and_a_beginning_lists_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert where(["KUH-X1"])
    assert capsys.readouterr().out.splitlines()[-1] == "    tests/games/kuhn/test_play.py:5: test_examples"
    assert where(["KUH-P1"])
    assert "KUH-P10" not in capsys.readouterr().out
    assert where(["KUH-P"])
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == [
        "KUH-P1",
        "KUH-P2",
        "KUH-P3",
        "KUH-P10",
    ]


def test_an_unknown_id_is_answered_with_its_neighbours(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Problem, match=r"no rules page states KUH-P4; near it are KUH-P\d"):
        where(["KUH-P1", "KUH-P4"])
    assert capsys.readouterr().out == ""


def test_missing_are_rules_named_by_no_line_or_only_in_a_range_or_an_opening(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert not where(["--missing", "kuhn"])
    assert capsys.readouterr().out.splitlines() == [
        "kuhn: 3 rules that no line of code or data names, 1 range of ids",
        "    KUH-P1  Bet or pass (KUH-C1).",
        "    KUH-P3  The higher card wins.",
        "    KUH-P10  Nobody wins twice.",
        "    games/kuhn/rules/flow.py:4: KUH-P1 to KUH-P3",
    ]
    with pytest.raises(Problem, match="there are no rules of 'chess'; there are those of kuhn"):
        where(["--missing", "chess"])
