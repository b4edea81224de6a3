"""The package as people install it: the Python sources with the built pages, data and sentences inside."""

import os
import shutil
from pathlib import Path

from tools.environment import PYTHON, install, pip
from tools.steps import CACHE, ROOT, command, timed

PARTS = ("pyproject.toml", "setup.py", "README.md", "LICENSE")


def wheel() -> Path:
    install(ROOT / "requirements-build.txt")
    # Built from a copy: setuptools leaves folders behind, and what lies in them gets into the next wheel.
    copy = CACHE / "wheel"
    shutil.rmtree(copy, ignore_errors=True)
    copy.mkdir()
    for part in PARTS:
        if (ROOT / part).exists():
            shutil.copy2(ROOT / part, copy / part)
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    with timed("wheel"):
        words = ["wheel", "-qq", "--no-deps", "--no-build-isolation", "--wheel-dir", ROOT / "dist", copy]
        # pip keeps no copy: two wheels of one version may differ.
        env = os.environ | {"PIP_NO_CACHE_DIR": "1"}
        command(*pip(), "--python", PYTHON, *words, env=env, advice="See above.")
    shutil.rmtree(copy)
    (made,) = (ROOT / "dist").glob("*.whl")
    return made
