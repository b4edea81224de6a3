"""What a table of AlicematiC chose, as the rules read it."""

from __future__ import annotations

from mypy_extensions import i64

from wondertable.core.rules import chosen
from wondertable.games.alicematic.rules.tables import NONE


class Chosen(chosen.Chosen):
    def __init__(self) -> None:
        super().__init__()
        self.attack_tokens_score = False
        self.city_again = False
        self.own_arrival = False
        self.original_alone = False
        self.reveal_once = False
        self.free_skip = False
        self.wiccan_home = False
        self.auto_gain = True
        """What every seat begins with; a saved position may have it otherwise for some."""
        self.start_player: i64 = NONE
        """The seat, or NONE for chance."""
