"""A table of such a game chooses nothing."""

from __future__ import annotations

from wondertable.core.options import Option


def options(tables: object) -> list[Option]:
    return []
