"""Time at a table: when the autopilot answers for somebody, and who is away. It tells no time itself and waits for nothing."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple


class Times(NamedTuple):
    """How long things take, in seconds."""

    away: float = 60
    """Without a connection while asked, until the others may let the autopilot answer."""
    autopilot: float = 4
    """Before the autopilot goes on answering for somebody who has not come back."""
    bot: tuple[float, float] = (0.4, 1.2)
    """A bot's pause when people are at the table."""
    bot_sealed: tuple[float, float] = (0.4, 2.4)
    """The same when several seats answer at once: people do not all answer in the same moment either."""
    wish: float = 45
    """How long bots wait for an answer while somebody's wish to undo is open."""
    try_again: float = 2
    """Before bots and autopilot try again what has failed."""
    pace: float = 1
    """How many seconds pass in one, for what a game has outside its rules."""


class Situation(NamedTuple):
    """What the clock must know of a table; only seats of people, no bots."""

    question: int
    asked: Collection[int]
    online: Collection[int]
    autopilot: Collection[int]
    age: float = 0.0
    """How many seconds ago the question was put, as the log tells it: a server may have been started anew since."""


class Clock:
    def __init__(self, limit: float | None, times: Times) -> None:
        self.limit = limit
        self.times = times
        self._now = Situation(-1, (), (), ())
        self._opened = 0.0
        """When the open question was put, or first seen here where the log does not tell."""
        self._asked: dict[int, float] = {}
        self._left: dict[int, float] = {}

    def see(self, now: float, situation: Situation) -> None:
        """Take note of how things stand; call it whenever they may have changed."""
        before, self._now = self._now, situation
        if situation.question != before.question:
            self._opened = now - situation.age
        returned = bool(situation.online) and not before.online  # nobody was there to see the time pass
        for seat in situation.asked:
            if seat not in self._asked or situation.question != before.question or returned:
                self._asked[seat] = now
        for seat in list(self._asked):
            if seat not in situation.asked:
                del self._asked[seat]
        for seat in situation.online:
            self._left.pop(seat, None)
        for seat in situation.asked:
            if seat not in situation.online:
                self._left.setdefault(seat, now)
        for seat in before.online:
            if seat not in situation.online:
                self._left[seat] = now

    def away(self, now: float) -> set[int]:
        """The asked seats whose owners have been gone for so long that the others need not wait."""
        return {seat for seat in self._asked if seat in self._left and now >= self._away_at(seat)}

    def overdue(self, now: float) -> list[int]:
        """The seats for which the autopilot answers now."""
        return sorted(seat for seat in self._asked if (due := self._due(seat)) is not None and now >= due)

    def next(self, now: float) -> float | None:
        """The moment at which something will be different without anybody doing anything."""
        moments = [due for seat in self._asked if (due := self._due(seat)) is not None]
        moments += [at for seat in self._asked if seat in self._left and (at := self._away_at(seat)) > now]
        return min(moments, default=None)

    def since(self, now: float) -> float:
        """How many seconds ago the open question was put."""
        return round(now - self._opened, 1)

    def remaining(self, now: float, seat: int | None) -> float | None:
        """Seconds left for this seat, or for the last of those asked; nothing runs while nobody is there."""
        if self.limit is None or not self._asked or not self._now.online:
            return None
        since = self._asked[seat] if seat in self._asked else max(self._asked.values())
        return round(max(0.0, since + self.limit - now), 1)

    def _away_at(self, seat: int) -> float:
        return max(self._left[seat], self._asked[seat]) + self.times.away

    def _due(self, seat: int) -> float | None:
        """When the autopilot answers for a seat. With nobody there to play with, everything waits."""
        if not self._now.online:
            return None
        if seat in self._now.autopilot and seat not in self._now.online:
            return self._asked[seat] + min(self.times.autopilot, self.limit or self.times.autopilot)
        return None if self.limit is None else self._asked[seat] + self.limit
