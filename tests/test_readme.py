"""The examples of the README and of the package's own words run as they stand."""

from __future__ import annotations

import doctest
from pathlib import Path

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
