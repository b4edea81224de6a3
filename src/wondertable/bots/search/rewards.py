"""What the end of a game, or a judge's word on it, is worth to each seat: from 0 to 1."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from wondertable.core.rules.kit import has, set_size
from wondertable.core.rules.position import Position
from wondertable.core.rules.weights import Weights

NO_RIVAL: Final = -1e12
FIRST_NOTED: Final = 10.0
"""So many rewards are taken for granted at first: all or nothing."""


@mypyc_attr(acyclic=True)
class Rewards:
    """The share of the victory, and a little for the lead in points, measured by the usual lead."""

    __slots__ = ("_lead_total", "_leads", "_noted", "_points", "_scores", "_squares", "_team", "_total", "values")

    def __init__(self, players: i64, points: float, team: bool) -> None:
        self.values = Weights()
        self.values.reset(players)
        self._scores = Weights()
        self._points: float = points
        self._team = team
        self._lead_total: float = 1.0
        self._leads: float = 1.0
        self._noted: float = FIRST_NOTED
        self._total: float = FIRST_NOTED * 0.5
        self._squares: float = FIRST_NOTED * 0.5

    def of(self, seat: i64) -> float:
        return self.values.values[seat]

    def note(self, seat: i64) -> None:
        """Remember what came to this seat, to know how much that differs."""
        value = self.values.values[seat]
        self._noted += 1.0
        self._total += value
        self._squares += value * value

    def spread(self) -> float:
        """1 where all or nothing is equally likely, less where less is at stake."""
        mean = self._total / self._noted
        return 2.0 * math.sqrt(max(0.0, self._squares / self._noted - mean * mean))

    def nobodys(self) -> None:
        self.values.reset(self.values.size)

    def of_chances(self, chances: Weights) -> None:
        seat: i64
        for seat in range(self.values.size):
            self.values.values[seat] = chances.values[seat]

    def of_end(self, world: Position) -> None:
        self.nobodys()
        winners = world.tally(self._scores)
        number = set_size(winners)
        share = 1.0 if self._team or number == 0 else 1.0 / float(number)
        seat: i64
        for seat in range(self.values.size):
            if has(winners, seat):
                self.values.values[seat] = share
        if self._scores.size > 0 and self._points > 0.0:
            self._add_leads()

    def _add_leads(self) -> None:
        usual = self._lead_total / self._leads
        values, scores = self.values.values, self._scores.values
        best, second = NO_RIVAL, NO_RIVAL
        seat: i64
        for seat in range(self._scores.size):
            if scores[seat] > best:
                second = best
                best = scores[seat]
            elif scores[seat] > second:
                second = scores[seat]
        for seat in range(self._scores.size):
            lead = scores[seat] - (best if scores[seat] < best else second)
            size = lead if lead > 0.0 else -lead
            self._lead_total += size
            self._leads += 1.0
            ahead = 0.5 + 0.5 * lead / (size + usual)
            values[seat] = (1.0 - self._points) * values[seat] + self._points * ahead
