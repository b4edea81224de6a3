"""Play with spells, as far as classic play is another (classic.py): a table chooses one of the two (DOM-V22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.rules.kit import Seat
from wondertable.games.dominovia.rules import ending, offering, rings, spells, tell
from wondertable.games.dominovia.rules.ending import OUT
from wondertable.games.dominovia.rules.questions import End
from wondertable.games.dominovia.rules.tables import DRAGON, NONE, Rank, Scroll, Tables

if TYPE_CHECKING:
    from wondertable.games.dominovia.rules.position import DominoviaPosition

DRAWS_MAX: Final = 2
"""DOM-P14."""


class Play:
    def __init__(self) -> None:
        self.is_classic = False
        self.draws_max: i64 = DRAWS_MAX

    def scrolls_each(self, tables: Tables, players: i64) -> i64:
        """How many scrolls everybody is dealt (DOM-S7)."""
        return tables.deal[players]

    def open_round(self, position: DominoviaPosition) -> Seat:
        """The seat that laid the first scroll of the chain; NONE if everybody is asked for an offering first."""
        offering.ask(position)
        return NONE

    def cast(self, position: DominoviaPosition, scroll: Scroll, matched: Rank, end: End) -> i64:
        """DOM-P19: a link casts the spell of the two touching halves. Returns what follows (spells.py)."""
        if matched == DRAGON:
            return position.chosen.dragon.match(position, scroll, end)
        return spells.cast(position, matched, scroll, end)

    def cast_last(self, position: DominoviaPosition, scroll: Scroll, matched: Rank) -> None:
        """DOM-P23: the Ring goes on the last scroll, but nothing of the spell is carried out (DOM-Q13)."""
        rings.put_on(position, position.turn, matched, scroll)
        tell.cast(position, position.turn)

    def win_round(self, position: DominoviaPosition, reason: i64) -> bool:
        """Somebody has won the round. Returns whether the match is won with it."""
        winner = position.turn if reason == OUT else ending.fewest_scrolls(position)
        return ending.win_round(position, winner, reason)
