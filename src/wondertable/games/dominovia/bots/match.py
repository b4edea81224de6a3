"""Who wins a match of Dominovia, if every Mage is as likely as another to win each round that is still to come."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules.kit import Seat, shl
from wondertable.core.rules.weights import Weights
from wondertable.games.dominovia.rules.position import DominoviaPosition

BITS: Final = 6
"""Room for the rounds that a seat still lacks."""
LEAD: Final = 4.0
"""In classic play: all the points that are needed make a Mage e to the power of this times as likely to win."""


class Match:
    """Odds are worked out once for each standing."""

    def __init__(self) -> None:
        self._known: dict[i64, list[float]] = {}

    def judge(self, position: DominoviaPosition, chances: Weights) -> None:
        seat: Seat
        chances.reset(position.players)
        if position.chosen.play.is_classic:
            for seat in range(position.players):
                points = float(position.seats[seat].points)
                chances.values[seat] = LEAD * points / float(position.chosen.classic_points)
            chances.make_shares()
            return
        lacking: i64 = 0
        for seat in range(position.players):
            lacking |= shl(position.chosen.rounds_to_win - position.seats[seat].rounds_won, BITS * seat)
        found = self.odds(lacking, position.players)
        for seat in range(position.players):
            chances.values[seat] = found[seat]

    def odds(self, lacking: i64, players: i64) -> list[float]:
        known = self._known.get(lacking)
        if known is not None:
            return known
        found = [0.0] * int(players)
        seat: Seat
        other: Seat
        for seat in range(players):
            if (lacking >> (BITS * seat)) & (shl(1, BITS) - 1) == 1:
                found[seat] += 1.0 / float(players)
            else:
                then = self.odds(lacking - shl(1, BITS * seat), players)
                for other in range(players):
                    found[other] += then[other] / float(players)
        self._known[lacking] = found
        return found
