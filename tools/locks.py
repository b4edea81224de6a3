"""Pins anew what the project needs, for whoever changes pyproject.toml or a package.json."""

import os
import shutil
import subprocess
import venv
from pathlib import Path

from tools import node
from tools.environment import pip
from tools.steps import CACHE, ROOT, command, timed

UV = CACHE / "lock-venv"
PYTHON_LOCK = (
    *("--quiet", "--generate-hashes", "--universal", "--python-version", "3.11"),
    *("--no-emit-index-url", "--no-header", "--no-annotate"),
)
GROUPS = ("build", "test", "env", "node")


def lock() -> None:
    with timed("uv"):
        if not (UV / "bin" / "uv").exists():
            venv.create(UV, with_pip=False, symlinks=True, clear=True)
            command(*pip(), "--python", UV / "bin" / "python", "install", "-qq", "uv", advice="Is the index reachable?")
    with timed("Python requirements"):
        # Lowest: the bounds in pyproject.toml are the versions that are tested.
        compile_requirements("requirements.txt", "--resolution", "lowest-direct", "pyproject.toml")
        for group in GROUPS:
            compile_requirements(f"requirements-{group}.txt", "--constraint", "requirements.txt", "--group", group)
        compile_requirements("benchmarks/requirements.txt", "benchmarks/requirements.in")
    for folder in node.npm_folders():
        with timed(f"package-lock.json of {folder.relative_to(ROOT)}"):
            lock_npm(folder)


def compile_requirements(target: str, *words: str) -> None:
    (ROOT / target).unlink(missing_ok=True)
    # uv does not read pip's configuration, so the machine's index is handed over.
    told = subprocess.run([*pip(), "config", "get", "global.index-url"], capture_output=True, text=True)
    env = os.environ | ({"UV_DEFAULT_INDEX": told.stdout.strip()} if told.returncode == 0 else {})
    line = [UV / "bin" / "uv", "pip", "compile", *PYTHON_LOCK, *words, "--output-file", target]
    command(*line, env=env, advice="Do the versions asked for exist together?")


def lock_npm(folder: Path) -> None:
    """Without node_modules: npm otherwise writes down only what this machine has installed."""
    shutil.rmtree(folder / "node_modules", ignore_errors=True)
    (folder / "package-lock.json").unlink(missing_ok=True)
    node.npm("install", "--package-lock-only", "--ignore-scripts", "--loglevel=error", cwd=folder, advice="See above.")
