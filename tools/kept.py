"""Compiled trees in the user's cache folder, so that a later clone with the same sources compiles nothing.

What is kept belongs to no clone: copied sources and compiled libraries, none of the links between them. A list of what every
file must be lies with them, and only a copy that agrees with it is believed. Without such a folder everything works, slower.
"""

import contextlib
import hashlib
import json
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path

from tools.steps import say, timed

VARIABLE = "WONDERTABLE_CACHE"
ENOUGH = 5
LIST = "files.json"
WRITING = "writing-"
DAY = 24 * 60 * 60


def folder() -> Path | None:
    """Where trees are kept on this machine; None if nowhere."""
    theirs, usual = os.environ.get(VARIABLE), os.environ.get("XDG_CACHE_HOME", "")
    if theirs is not None:
        return Path(theirs).absolute() / "compiled" if theirs else None
    try:
        home = Path.home()
    except RuntimeError:
        return None
    if not Path(usual).is_absolute():
        usual = str(home / ("Library/Caches" if sys.platform == "darwin" else ".cache"))
    return Path(usual) / "wondertable" / "compiled"


def take(name: str, target: Path) -> bool:
    """Copy a tree that was kept, if there is one and it is whole."""
    place = folder()
    if not place or not (place / name).is_dir():
        return False
    with timed(f"compiled form from {place}"):
        shutil.rmtree(target, ignore_errors=True)
        try:
            shutil.copytree(place / name, target)
            listed: object = json.loads((target / LIST).read_text())
            whole = listed == hashes(target)
        except (OSError, ValueError):
            whole = False
    if whole:
        with contextlib.suppress(OSError):
            os.utime(place / name)  # the newest are those that were wanted last
    else:
        say("what was kept there is not whole and not taken")
        shutil.rmtree(target, ignore_errors=True)
        shutil.rmtree(place / name, ignore_errors=True)
    return whole


def keep(name: str, tree: Path) -> None:
    """Keep a tree for other clones. Nothing depends on it."""
    place = folder()
    if not place:
        return
    try:
        place.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=WRITING, dir=place, ignore_cleanup_errors=True) as beside:
            whole = Path(beside) / name
            shutil.copytree(tree, whole)
            (whole / LIST).write_text(json.dumps(hashes(whole)))
            if not (place / name).exists():
                whole.rename(place / name)
    except OSError as error:
        say(f"the compiled form is not kept for other clones: {error}")
    forget_oldest(place)


def forget_oldest(place: Path) -> None:
    """Also what somebody who was interrupted left behind. Whoever copies meanwhile sees that it is not whole."""
    with contextlib.suppress(OSError):
        ages = sorted((time.time() - entry.stat().st_mtime, entry) for entry in place.iterdir())
        left = [entry for age, entry in ages if entry.name.startswith(WRITING) and age > DAY]
        trees = [entry for _, entry in ages if not entry.name.startswith(WRITING)]
        for old in (*left, *trees[ENOUGH:]):
            shutil.rmtree(old, ignore_errors=True)


def hashes(tree: Path) -> dict[str, str]:
    """Every file of a tree but the list itself."""
    files = {str(file.relative_to(tree)): file for file in tree.rglob("*") if file.is_file()}
    return {name: hashlib.sha256(file.read_bytes()).hexdigest() for name, file in files.items() if name != LIST}
