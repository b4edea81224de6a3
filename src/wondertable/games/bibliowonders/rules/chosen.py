"""What a table of Bibliowonders! chose, as the rules read it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules import chosen
from wondertable.games.bibliowonders.rules.tables import NONE

WINS_BY_MOVE: Final = 0
WINS_BY_PRESENCE: Final = 1
RECEPTION_WINS: Final = ["move", "presence"]


class Chosen(chosen.Chosen):
    def __init__(self) -> None:
        super().__init__()
        self.librarian_magic = True
        """BIB-V1: whether the magic cards are in the draw pile."""
        self.neighbours: i64 = 4
        """BIB-V2: with 8, corners are adjacent too."""
        self.reception_win: i64 = WINS_BY_MOVE
        """BIB-V3: of RECEPTION_WINS."""
        self.round_limit: i64 = 0
        """BIB-V4: after so many rounds the game stops; 0 for no limit."""
        self.start_player: i64 = NONE
        """BIB-V5: the seat that begins, or NONE: drawn at random."""
