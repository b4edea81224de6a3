"""The command line, run inside the test's own process."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from wondertable.cli import main
from wondertable.core.text import ENGLISH, speak


class Said(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Said]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Run]:
    """`run("games", "--json")`; `typed` is what a person types. Whoever runs the tests may read another language."""
    monkeypatch.setenv("LC_ALL", "C")

    def run(*words: str, typed: str = "") -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        try:
            code = main(list(words))
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else 1
        out, err = capsys.readouterr()
        return Said(code, out, err)

    yield run
    speak(ENGLISH)
