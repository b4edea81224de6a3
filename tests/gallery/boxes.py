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
MANY = 16
"""So many things alike are told together."""
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
    return [*told(faults), *(line(one) for run in runs(boxes) for one in gathered(run))]


def told(faults: list[str]) -> Listing:
    """Of many things that are too small in the same way the first is named."""
    found: dict[str, Listing] = {}
    for fault in faults:
        found.setdefault(fault.partition(":")[0] if " px" in fault else fault, []).append(fault)
    return [f"! {ones[0]}" + (f" ({len(ones)} such)" if len(ones) > 1 else "") for ones in found.values()]


def runs(boxes: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """Things of one sort and size that follow one another, such as the spaces of a map."""
    found: list[list[dict[str, Any]]] = []
    for box in boxes:
        last = found[-1][-1] if found else None
        if last and alike_in_kind(last, box):
            found[-1].append(box)
        else:
            found.append([box])
    return found


def alike_in_kind(one: dict[str, Any], other: dict[str, Any]) -> bool:
    same = one["depth"] == other["depth"] and one["role"] == other["role"]
    return bool(same and all(abs(a - b) <= 1 for a, b in zip(one["at"][2:], other["at"][2:], strict=True)))


def gathered(run: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Very many alike are one line: how many, how large each is, and where all of them lie."""
    if len(run) < MANY:
        return run
    sides = [(left, top, left + width, top + height) for left, top, width, height in (one["at"] for one in run)]
    left, top = min(side[0] for side in sides), min(side[1] for side in sides)
    at = [left, top, max(side[2] for side in sides) - left, max(side[3] for side in sides) - top]
    _, _, width, height = run[0]["at"]
    return [run[0] | {"role": f"{len(run)} x {run[0]['role']} of {width}x{height}", "name": "", "at": at}]


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
