"""Boxes as text: what is seen of a board in one window and where it lies, a line for each thing. A layout that changes is read as a diff.

A line says what a thing is, what it is called and where it is: `button "Bid 7" 612,640 96x130` lies 612 px from the left and 640 from the
top. What is wrong in the window (tests/browser/windows.py) stands above it after `!`.
"""

from __future__ import annotations

import difflib
import re
from pathlib import Path
from typing import Any

from tests.contract import places

TOLERANCE = 3
"""Pixels by which a thing may lie elsewhere: letters are a little wider on another machine."""
PLACE = re.compile(r" (-?\d+),(-?\d+) (\d+)x(\d+)$")
HEAD = "== "
INDENT = "  "
Listing = list[str]
SHOWN = 40
"""Lines of a difference."""


def home(game: str) -> Path:
    """Where the gallery of a game is kept."""
    return places.folder(game) / "gallery"


def file(game: str, window: str) -> Path:
    return home(game) / f"{window}.txt"


def line(box: dict[str, Any]) -> str:
    left, top, width, height = box["at"]
    name = f' "{box["name"]}"' if box["name"] else ""
    return f"{INDENT * box['depth']}{box['role']}{name} {left},{top} {width}x{height}"


def listing(boxes: list[dict[str, Any]], faults: list[str]) -> Listing:
    return [*(f"! {fault}" for fault in faults), *map(line, boxes)]


def write(listings: dict[str, Listing]) -> str:
    """All that one window shows, by state and language."""
    return "\n\n".join("\n".join([HEAD + name, *lines]) for name, lines in listings.items()) + "\n"


def read(text: str) -> dict[str, Listing]:
    found: dict[str, Listing] = {}
    for part in text.rstrip("\n").split("\n\n"):
        head, *lines = part.split("\n")
        found[head.removeprefix(HEAD)] = lines
    return found


def alike(kept: str, seen: str) -> bool:
    """Whether two lines tell of the same thing at nearly the same place."""
    before, after = PLACE.search(kept), PLACE.search(seen)
    if not before or not after:
        return kept == seen
    if kept[: before.start()] != seen[: after.start()]:
        return False
    return all(abs(int(a) - int(b)) <= TOLERANCE for a, b in zip(before.groups(), after.groups(), strict=True))


def differences(kept: Listing, seen: Listing) -> Listing:
    """As a diff, in which what lies nearly where it lay is no difference."""
    if len(kept) == len(seen) and all(map(alike, kept, seen)):
        return []
    told = list(kept)
    names = [PLACE.sub("", one) for one in kept], [PLACE.sub("", one) for one in seen]
    for kind, i, j, u, v in difflib.SequenceMatcher(None, *names, autojunk=False).get_opcodes():
        if kind == "equal":
            told[i:j] = [new if alike(old, new) else old for old, new in zip(kept[i:j], seen[u:v], strict=True)]
    found = list(difflib.unified_diff(told, seen, "kept", "seen", n=0, lineterm=""))
    return found[:SHOWN] + ([f"... and {len(found) - SHOWN} lines more"] if len(found) > SHOWN else [])
