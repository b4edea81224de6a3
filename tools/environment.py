"""Python environments: a venv without its own pip, filled from hash-checked requirements."""

import os
import shutil
import subprocess
import sys
import venv
from functools import cache
from pathlib import Path

from tools.steps import ROOT, Problem, command, digest, step

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"


@cache
def pip() -> list[str]:
    """A pip new enough for `--python`. Using the machine's own keeps its mirror, proxy and certificates."""
    candidates = [[sys.executable, "-m", "pip"]]
    candidates += [[found] for name in ("pip3", "pip") if (found := shutil.which(name))]
    for candidate in candidates:
        answer = subprocess.run([*candidate, "--version"], capture_output=True, text=True)
        if answer.returncode == 0 and version(answer.stdout.split()[1]) >= (22, 3):
            return candidate
    raise Problem("pip 22.3 or newer is needed: `apt install python3-pip` or `python3 -m ensurepip --upgrade`.")


def version(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split(".")[:2])


def install(requirements: Path, folder: Path = VENV) -> Path:
    """Make sure that the environment in a folder has what a requirements file pins. Returns its Python."""
    python = folder / "bin" / "python"
    if not python.exists():  # also when the Python it was made from is gone
        shutil.rmtree(folder, ignore_errors=True)
        venv.create(folder, with_pip=False, symlinks=True)

    def work() -> None:
        command(
            *pip(),
            *("--python", python, "install", "-qq", "--disable-pip-version-check"),
            *("--require-hashes", "--requirement", requirements),
            advice="Is the Python package index reachable? Then try again; `rm -r .venv` starts afresh.",
        )

    name = str(requirements.relative_to(ROOT))
    stamp = folder / f".made-{requirements.name}"
    step(f"Python packages of {name}", digest([requirements]), stamp, python, work)
    return python


def child_environment(form: Path, compiled: Path | None) -> dict[str, str]:
    """What a child process needs to find the form that was chosen, and tests to find both."""
    theirs = [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    return os.environ | {
        "PATH": os.pathsep.join([str(VENV / "bin"), os.environ.get("PATH", os.defpath)]),
        "PYTHONPATH": os.pathsep.join([str(form), *theirs]),
        "WONDERTABLE_SRC": str(ROOT / "src"),
        "WONDERTABLE_COMPILED": str(compiled or ""),
    }
