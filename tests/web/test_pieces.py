"""The pieces of the built pages need one another in one direction only.

Modules that need one another may stand in a circle inside one piece. Pieces in a circle are read before what they need is there: a page that
happens to open today does not after the next change, and only a browser sees it.
"""

from __future__ import annotations

import json
from typing import Any

from wondertable.server.pages import STATIC

MANIFEST: dict[str, dict[str, Any]] = json.loads((STATIC / ".vite" / "manifest.json").read_text())
"""What is needed at once (`imports`) and what is loaded when it is opened (`dynamicImports`), by piece."""


def circles(pieces: dict[str, dict[str, Any]]) -> list[list[str]]:
    """The ways that lead from a piece back to it by what is needed at once."""
    found: list[list[str]] = []
    done: set[str] = set()

    def walk(piece: str, way: list[str]) -> None:
        if piece in way:
            found.append([*way[way.index(piece) :], piece])
        elif piece not in done:
            for needed in pieces[piece].get("imports", []):
                walk(needed, [*way, piece])
            done.add(piece)

    for piece in pieces:
        walk(piece, [])
    return found


def test_no_pieces_stand_in_a_circle() -> None:
    assert circles(MANIFEST) == []


def test_a_circle_would_be_found() -> None:
    shared = {"page": {"imports": ["kit"]}, "kit": {"imports": ["lib"]}, "lib": {"imports": ["house"]}, "house": {}}
    opened = {"dynamicImports": ["page"]}
    assert circles({**shared, "house": opened}) == []
    assert circles({**shared, "house": {"imports": ["kit"]}}) == [["kit", "lib", "house", "kit"]]
