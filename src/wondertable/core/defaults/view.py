"""What a view has where nothing stands fixed and no piece can be pointed at in vain."""

from __future__ import annotations

from wondertable.core.rules.position import Position
from wondertable.core.views import Nothing as Fixed, Piece

__all__ = ["Fixed", "fixed", "refused_pieces"]


def fixed(position: Position) -> Fixed:
    return Fixed()


def refused_pieces(position: Position, seat: int) -> list[Piece]:
    return []
