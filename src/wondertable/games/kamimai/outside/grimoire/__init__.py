"""The Grimoire as simulated physics: a book of standing cards, and hands that pull pages out of it.

Importing this package is cheap; the physics is loaded when the first book is built or loaded.
"""

from typing import TYPE_CHECKING

from wondertable.games.kamimai.outside.grimoire.hand import GrabError, Hand, Hold
from wondertable.games.kamimai.outside.grimoire.messages import Event, Grabbed, Lean
from wondertable.games.kamimai.outside.grimoire.path import Sample
from wondertable.games.kamimai.outside.grimoire.plan import Gesture, Pull, plan
from wondertable.games.kamimai.outside.grimoire.poses import Snapshot, unpack
from wondertable.games.kamimai.outside.grimoire.shape import handles

if TYPE_CHECKING:
    from wondertable.games.kamimai.outside.grimoire.physical import Book

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
    "handles",
    "load",
    "plan",
    "unpack",
]


def build(seed: int, pages: int) -> "Book":
    """A standing book of 2 to 64 pages; the seed is the only chance in it."""
    from wondertable.games.kamimai.outside.grimoire import building

    return building.build(seed, pages)


def load(data: bytes) -> "Book":
    """A book that was saved."""
    from wondertable.games.kamimai.outside.grimoire import as_bytes

    return as_bytes.load(data)
