"""The examples of the README and of the package's own words run as they stand."""

from __future__ import annotations

import ast
import doctest
from importlib import import_module
from pathlib import Path

import pytest

import wondertable

README = Path(__file__).parents[1] / "README.md"


def test_readme_examples() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert tried > 10
    assert failed == 0


def test_package_examples() -> None:
    failed, tried = doctest.testmod(wondertable)
    assert tried > 0
    assert failed == 0


SHOWN = [
    "core.game",
    "core.table",
    "core.rules.bags",
    "core.rules.bot",
    "core.rules.chance",
    "core.rules.features",
    "core.rules.kit",
    "core.rules.position",
]


@pytest.mark.parametrize("name", SHOWN)
def test_examples_of_the_public_classes(name: str) -> None:
    """Read from the source, so that they run in both forms: compiled functions have no source that doctest finds."""
    module = import_module(f"wondertable.{name}")
    source = Path(wondertable.__file__).parent / f"{name.replace('.', '/')}.py"
    tried = 0
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            examples = doctest.DocTestParser().get_doctest(
                ast.get_docstring(node) or "", vars(module), node.name, str(source), node.lineno
            )
            result = doctest.DocTestRunner().run(examples)
            assert result.failed == 0
            tried += result.attempted
    assert tried > 0
