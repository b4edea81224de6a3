"""The end of a round between two Mages with an empty deck, gone through completely: what neither sees in hand or chain, the other holds.

A scroll that a Star sends back to the deck is then hidden from one of them; it is taken to be seen.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules.kit import Seat
from wondertable.core.rules.questions import Options
from wondertable.core.rules.weights import Weights
from wondertable.games.dominovia.bots.match import Match
from wondertable.games.dominovia.rules.position import DominoviaPosition

MAGES: Final = 2
MOST: Final = 20_000
"""So many positions are looked at; where there are more, a search does better."""


class Endgame:
    def __init__(self, match: Match) -> None:
        self.looked_at: i64 = 0
        self._match = match
        self._chances = Weights()
        self._round: i64 = 0
        self._gave_up = False

    def solve(self, position: DominoviaPosition, seat: Seat, options: Options, worths: Weights) -> bool:
        """The chance of the match after each answer, if both play as well as can be; False if this is no such end."""
        if position.players != MAGES or position.deck_left() > 0 or position.open_question().sealed:
            return False
        worths.reset(options.size)
        self.looked_at = 0
        self._round = position.round
        self._gave_up = False
        at: i64
        for at in range(options.size):
            world = position.clone()
            assert isinstance(world, DominoviaPosition)
            world.journal = None
            world.answer(seat, options.item(at))
            worths.values[at] = self._value(world, seat, 0.0, 1.0)
        return not self._gave_up

    def _value(self, world: DominoviaPosition, seat: Seat, low: float, high: float) -> float:
        """What this is worth to the seat, as far as it matters: at least `low`, at most `high`."""
        options = Options()
        while True:
            asked = world.next_seat()
            if asked < 0:
                return 1.0 if world.winner == seat else 0.0
            if world.round != self._round:
                self._match.judge(world, self._chances)
                return self._chances.values[seat]
            self.looked_at += 1
            if self.looked_at > MOST or world.open_question().sealed:
                self._gave_up = True
            if self._gave_up:
                return low
            world.options(asked, options)
            if options.size > 1:
                break
            world.answer(asked, options.item(0))
        at: i64
        for at in range(options.size):
            twin = world.clone()
            assert isinstance(twin, DominoviaPosition)
            twin.answer(asked, options.item(at))
            found = self._value(twin, seat, low, high)
            if asked == seat:
                low = max(low, found)
            else:
                high = min(high, found)
            if low >= high:
                break
        return low if asked == seat else high
