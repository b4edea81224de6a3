"""The package as people install it: the Python sources with the built pages, data and sentences inside.

One wheel is plain and runs everywhere. Where there is a C compiler there is a second one for machines of this kind, with
the compiled libraries beside their sources.
"""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools import compiled
from tools.environment import PYTHON, install, pip
from tools.steps import CACHE, ROOT, Problem, command, say, timed

PARTS = ("pyproject.toml", "README.md", "LICENSE")
DIST = ROOT / "dist"
LIBRARIES = "libraries"
# The first moment that an archive can name. The same sources give the same bytes, whenever that is.
EPOCH = "315532800"


def wheels() -> list[Path]:
    """The plain wheel and, where it can be made, the compiled one."""
    install(ROOT / "requirements-build.txt")
    shutil.rmtree(DIST, ignore_errors=True)
    with copied() as copy:
        made = [build("plain wheel", copy)]
        if lacking := compiled.what_is_lacking():
            say(f"no compiled wheel: {lacking}")
            return made
        take_libraries(copy)
        return [*made, build("compiled wheel", copy)]


@contextmanager
def copied() -> Iterator[Path]:
    """Built from a copy: setuptools leaves folders behind, and what lies in them gets into the next wheel."""
    copy = CACHE / "wheel"
    shutil.rmtree(copy, ignore_errors=True)
    copy.mkdir()
    for part in PARTS:
        shutil.copy2(ROOT / part, copy / part)
    shutil.copy2(ROOT / "tools" / "wheel_setup.py", copy / "setup.py")
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    yield copy
    shutil.rmtree(copy)


def take_libraries(copy: Path) -> None:
    """The compiled form of these very sources, by its fingerprint: made once, for ./dev and for the wheel."""
    tree, _ = compiled.forms(wait=True, must=True)
    for file in compiled.compiler_reads():
        name = file.relative_to(compiled.SOURCES)
        if (tree / name).read_bytes() != (copy / "src" / name).read_bytes():
            raise Problem(f"{name} was edited while the wheel was made: make it again.")
    for library in sorted(tree.rglob("*.so")):
        there = copy / LIBRARIES / library.relative_to(tree)
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(library, there)


def build(name: str, copy: Path) -> Path:
    before = set(DIST.glob("*.whl"))
    with timed(name):
        words = ["wheel", "-qq", "--no-deps", "--no-build-isolation", "--wheel-dir", DIST, copy]
        # pip keeps no copy: two wheels of one version may differ.
        env = os.environ | {"PIP_NO_CACHE_DIR": "1", "SOURCE_DATE_EPOCH": EPOCH}
        command(*pip(), "--python", PYTHON, *words, env=env, advice="See above.")
    for left in ("build", "src/wondertable.egg-info"):
        shutil.rmtree(copy / left, ignore_errors=True)
    (made,) = set(DIST.glob("*.whl")) - before
    return made
