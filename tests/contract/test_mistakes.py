"""What a game can find wrong with its data has its words, and the words ask for what they are told."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import wondertable
from tests.contract import places
from tests.languages import files
from wondertable.core.text import MISTAKES

HOUSE = {key for key in files.messages(files.PACKAGE / "text.en.ftl") if key.startswith("mistake-")}
SAID = "told"
"""What a game calls the function that makes its words (`mistakes_of`)."""


def calls(folder: Path, *names: str) -> Iterator[ast.Call]:
    for file in sorted(folder.rglob("*.py")):
        if "tests" not in file.relative_to(folder).parts:
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func) in names:
                    yield node


def keys(call: ast.Call) -> list[str]:
    return [str(node.value) for node in ast.walk(call.args[0]) if isinstance(node, ast.Constant)]


@pytest.mark.parametrize("name", wondertable.games())
def test_every_mistake_has_its_words_and_all_words_are_said(name: str) -> None:
    home = places.home(name)
    file = home / MISTAKES / "text.en.ftl"
    known = files.messages(file) if file.exists() else {}
    said = set()
    for call in calls(home, SAID):
        [key] = keys(call)
        said.add(f"mistake-{key}")
        assert {argument.arg for argument in call.keywords} == files.arguments(file, f"mistake-{key}"), key
    assert said == known.keys()
    assert not said & HOUSE, "the house has words for that"


def test_the_house_says_all_its_words() -> None:
    """Some keys are chosen between two, or put together of what is counted and its bounds."""
    said = {key for call in calls(files.PACKAGE, "mistake", "_bounded") for key in keys(call)}
    said |= {f"{kind}-{bound}" for kind in ("whole", "number") for bound in ("between", "least", "most")}
    said |= {"small-letters", "plain-word", "table", "object"}
    assert {f"mistake-{key}" for key in said} >= HOUSE
