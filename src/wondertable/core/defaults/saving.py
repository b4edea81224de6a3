"""Going on from a position that was written by hand without its question."""

from __future__ import annotations

from wondertable.core.rules.position import Position
from wondertable.core.saving import bad


def resume(position: Position) -> None:
    """Such a game cannot tell from its board what is asked; only one that is over needs no question."""
    if position.outcome() is None:
        raise bad("questions", "missing")
