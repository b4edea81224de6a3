"""What a table of Miraris may choose."""

from __future__ import annotations

from typing import Final

from wondertable.core.options import Named, Option, Value, switch
from wondertable.games.miraris.rules.chosen import GIFTS_SHOWN
from wondertable.games.miraris.rules.tables import Tables

PRESETS: Final[dict[str, dict[str, Value]]] = {
    "family": {"memory_aid": True},
    "expert": {"gifts_shown": "receiver"},
}


def options(tables: Tables) -> list[Option]:
    """MIR-V1: three options, none of them printed; MIR-V5 is advice and no option."""
    defaults = tables.defaults
    gifts_shown = GIFTS_SHOWN if tables.gifts_can_be_hidden() else GIFTS_SHOWN[:1]
    return [
        switch("memory_aid", defaults["memory_aid"] is True),
        Named("gifts_shown", gifts_shown, str(defaults["gifts_shown"])),
        switch("reveal_after_end", defaults["reveal_after_end"] is True),
    ]
