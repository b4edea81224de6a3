"""Searches what a browser was sent for what it could not know yet. The truth is the record of the finished game.

Every frame is held against what this viewer had been told by then: the fields in which a secret could stand are compared one by one
(`truth_<game>.py` knows them), and what may stand nowhere is searched for everywhere (`truth.py`).
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from importlib import import_module

from tests.browser.truth import Json, Truth
from wondertable.server import wire


def truth_of(game: str) -> type[Truth]:
    """`TRUTH` of the game's own file."""
    found: type[Truth] = import_module(f"tests.browser.truth_{game}").TRUTH
    return found


def leaks(frames: Iterable[str], record: Json, viewer: int | None, secrets: Collection[str] = ()) -> list[str]:
    """What the viewer (None: someone who watches) was sent too early, in words. `secrets` may never be sent at all."""
    truth = truth_of(record["game"])(record, viewer)
    found: list[str] = []
    state: Json = {}
    for number, text in enumerate(frames):
        frame = json.loads(text)
        if frame["type"] == "state":  # all that is in a frame is in the whole state too
            found += [f"frame {number}: {name} is fixed and changes" for name in shadowed(frame, state)]
            frame = state = wire.whole(frame, state)
        problems = list(truth.problems(frame, text))
        problems += ["a secret that nobody may be sent" for secret in secrets if secret in text]
        found += [f"frame {number}: {problem}" for problem in problems]
    return found


def shadowed(frame: Json, before: Json) -> set[str]:
    """What would stand in two places, one of which nobody would look at."""
    fixed = frame.get("fixed") or before.get("fixed") or {}
    return set(fixed) & set((frame.get("view") or {}).get("board", ()))
