"""The Grimoire as simulated physics: a book of standing cards, and hands that pull pages out of it.

Importing this package is cheap; the physics is loaded when the first book is built or loaded.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wondertable.games.kamimai.grimoire.hand import GrabError, Hand, Hold
from wondertable.games.kamimai.grimoire.messages import Event, Grabbed, Lean
from wondertable.games.kamimai.grimoire.pack import Snapshot, unpack
from wondertable.games.kamimai.grimoire.path import Sample
from wondertable.games.kamimai.grimoire.plan import Gesture, Pull, plan
from wondertable.games.kamimai.grimoire.shape import handles

if TYPE_CHECKING:
    from wondertable.games.kamimai.grimoire.book import Book

__all__ = [
    "Event",
    "Gesture",
    "GrabError",
    "Grabbed",
    "Hand",
    "Hold",
    "Lean",
    "Pull",
    "Sample",
    "Snapshot",
    "build",
    "fitted",
    "handles",
    "load",
    "plan",
    "unpack",
]


def build(seed: int, pages: int) -> "Book":
    """A standing book of 2 to 64 pages; the seed is the only chance in it."""
    from wondertable.games.kamimai.grimoire import building

    return building.build(seed, pages)


def load(data: bytes) -> "Book":
    """A book that was saved."""
    from wondertable.games.kamimai.grimoire import saving

    return saving.load(data)


@cache
def fitted() -> dict[str, Any]:
    """`fitted_model` of the game's data, the statistical model as fitted to this physics, with what was observed."""
    data = Path(__file__).parents[1] / "data.toml"
    model = tomllib.loads(data.read_text("utf-8"))["fitted_model"]
    return {"fitted_model": model} | tomllib.loads(Path(__file__).with_name("fitted.toml").read_text("utf-8"))
