"""Nobody knows better than the rules."""

from __future__ import annotations

from typing import Any

from wondertable.core.rules.mind import Mind


def mind(tables: Any) -> Mind:
    return Mind()
