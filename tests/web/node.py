"""Parts of the pages that need no browser, run by Node."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tools.node import node

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "web"
ROLLDOWN = WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"


def run(*words: str | Path) -> list[str]:
    """The lines that were printed."""
    done = subprocess.run([str(word) for word in (node(), *words)], cwd=WEB, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def bundle(source: Path, there: Path) -> Path:
    run(ROLLDOWN, source, "-f", "esm", "-o", there)
    return there
