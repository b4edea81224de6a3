"""A full disk: every command of the laboratory names its file, and leaves nothing half-written."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

from tests.cli.conftest import Said
from tests.cli.helpers import is_one_sentence

LIMIT = 300
"""Bytes. No file of the process may grow beyond that, which is what a full disk looks like to a program."""
PROGRAM = """
import contextlib, io, json, resource, sys
from wondertable.cli import main
from wondertable.terminal import files

resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]),) * 2)

def said(work):
    with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(io.StringIO()) as err:
        try:
            code = work()
        except SystemExit as left:
            code = left.code
        except Exception as error:
            code = f"{type(error).__name__}: {error}"
    return code, out.getvalue(), err.getvalue()

for words in json.loads(sys.argv[2]):
    sys.__stdout__.write(json.dumps(said(lambda: main(words))) + "\\n")
    sys.__stdout__.flush()
sys.__stdout__.write(json.dumps(said(lambda: files.write_new(sys.argv[3], "x" * 10_000))) + "\\n")
"""


@pytest.mark.parametrize("columns", [False, pytest.param(True, marks=pytest.mark.long)], ids=["text", "columns"])
def test_a_full_disk_is_told_and_leaves_what_was_there(tmp_path: Path, columns: bool) -> None:
    if columns:
        pytest.importorskip("pyarrow")
    shipped = resources.files("wondertable.games.miraris").joinpath("data.toml").read_text("utf-8")
    data, kept = tmp_path / "mine.toml", tmp_path / "kept.html"
    data.write_text(shipped.replace("rounds = 8", "rounds = 2"), "utf-8")
    kept.write_text("an earlier report", "utf-8")
    few = ["--games", "2", "--workers", "1", "--bots", "random"]
    commands = [
        ["simulate", "miraris", *few, "--report", str(kept)],
        ["compare", "miraris", *few, "--data", str(data), "--report", str(kept)],
        ["arena", "miraris", *few[:4], "--bots", "random,adept", "--file", str(tmp_path / "arena.json")],
        *([["dataset", str(tmp_path / "sets"), "miraris", *few]] if columns else []),
    ]
    done = subprocess.run(
        [sys.executable, "-P", "-c", PROGRAM, str(LIMIT), json.dumps(commands), str(tmp_path / "save.json")],
        capture_output=True,
        text=True,
        env={**os.environ, "LC_ALL": "C"},
    )
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(told) == len(commands) + 1, done.stderr
    targets = [kept, kept, tmp_path / "arena.json", *([tmp_path / "sets"] if columns else [])]
    for (code, out, err), target in zip(told[:-1], targets, strict=True):
        assert code == 1, (code, out, err)
        is_one_sentence(Said(1, out, err), "cannot be written: ", str(target))
    assert told[-1][0].startswith("Refused: ")
    assert kept.read_text("utf-8") == "an earlier report"
    left = {file.name for file in tmp_path.rglob("*")} - {"sets"}
    assert left == {"mine.toml", "kept.html"}, "nothing half-written stays behind"
