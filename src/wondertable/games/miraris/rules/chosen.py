"""What a table of Miraris chose, as the rules read it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules import chosen

GIFTS_SHOWN: Final = ["all", "receiver"]
TO_RECEIVER: Final = 1


class Chosen(chosen.Chosen):
    def __init__(self) -> None:
        super().__init__()
        self.memory_aid = False
        """MIR-V2: everybody sees again what lay open when it happened."""
        self.gifts_shown: i64 = 0
        """MIR-V3: to whom gifts are shown, of GIFTS_SHOWN."""
        self.reveal_after_end = True
        """MIR-V4: after the end all cards are shown."""
