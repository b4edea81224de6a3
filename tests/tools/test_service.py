"""The unit of systemd that docs/operating.md hands out: systemd understands it, and the program understands its command."""

from __future__ import annotations

import configparser
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.steps import ROOT
from wondertable.cli import parser

UNIT = ROOT / "deploy" / "wondertable.service"
PROGRAM = "/opt/wondertable/bin/wondertable"


def test_the_program_understands_its_command() -> None:
    unit = configparser.ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(UNIT, encoding="utf-8")
    program, *words = shlex.split(unit["Service"]["ExecStart"])
    assert program == PROGRAM
    served = parser().parse_args(words)
    assert (served.command, served.database) == ("serve", "sqlite:////var/lib/wondertable/tables.db")
    assert f"StateDirectory={Path(served.database.removeprefix('sqlite:///')).parent.name}" in UNIT.read_text()


def test_the_page_for_operators_names_it() -> None:
    assert "deploy/wondertable.service" in (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd on this machine")
def test_systemd_understands_it(tmp_path: Path) -> None:
    """With a program that is there, since systemd looks for it."""
    rendered = tmp_path / "wondertable.service"
    rendered.write_text(UNIT.read_text().replace(PROGRAM, sys.executable))
    done = subprocess.run(["systemd-analyze", "verify", "--man=no", str(rendered)], capture_output=True, text=True)
    said = [line for line in done.stderr.splitlines() if rendered.name in line]
    assert (done.returncode, said) == (0, [])
    rendered.write_text(rendered.read_text().replace("KillMode=mixed", "KillMode=sometimes"))
    done = subprocess.run(["systemd-analyze", "verify", "--man=no", str(rendered)], capture_output=True, text=True)
    assert "sometimes" in done.stderr, "a mistake would be told"
