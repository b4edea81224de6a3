"""Every position whose parts are well shaped can be."""

from __future__ import annotations

from wondertable.core.rules.position import Position
from wondertable.core.saving import Asked


def check(position: Position) -> None:
    pass


def check_unasked(position: Position) -> None:
    pass


def to_be_asked(position: Position) -> list[Asked] | None:
    return None
