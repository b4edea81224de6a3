"""Time at a table: when the autopilot answers for somebody, and who is away. It tells no time itself and waits for nothing."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple


class Times(NamedTuple):
    """How long things take, in seconds."""

    away: float = 60
    """Without a connection while asked, until the others need not wait; a table may have a patience of its own."""
    autopilot: float = 4
    """Before the autopilot goes on answering for somebody who has not come back, or whose time is used up."""
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
    """What the clock must know of a table; only seats that people play, no bots."""

    question: int
    asked: Collection[int]
    online: Collection[int]
    autopilot: Collection[int]
    age: float = 0.0
    """For how many seconds the question has been open, as the log tells it: a server may have been started anew since."""
    people: Collection[int] = ()
    """Everybody, asked or not."""
    gone: Mapping[int, float] = {}
    """For how many seconds some are known to be gone, as the log tells it."""
    banks: Mapping[int, float] | None = None
    """Where the table has a bank: what each had left when the question was put. With nothing left the autopilot answers."""
    paused: bool = False


class Clock:
    def __init__(self, limit: float | None, times: Times) -> None:
        self.limit = limit
        self.times = times
        self._now = Situation(-1, (), (), ())
        self._opened = 0.0
        """When the open question was put, or first seen here where the log does not tell."""
        self._asked: dict[int, float] = {}
        self._left: dict[int, float] = {}
        self._stopped: float | None = None
        """Since when the table pauses."""

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
        self._see_pause(now, situation.paused)
        for seat in situation.online:
            self._left.pop(seat, None)
        for seat in {*situation.asked, *situation.people}:
            if seat not in situation.online:
                self._left.setdefault(seat, now - situation.gone.get(seat, 0.0))
        for seat in before.online:
            if seat not in situation.online:
                self._left[seat] = now

    def _see_pause(self, now: float, paused: bool) -> None:
        if paused and self._stopped is None:
            self._stopped = now
        elif not paused and self._stopped is not None:
            for seat, asked in self._asked.items():
                self._asked[seat] = asked + now - max(asked, self._stopped)
            self._opened += now - max(self._opened, self._stopped)
            self._stopped = None

    def thought(self, now: float) -> dict[int, float]:
        """For how long each seat that is asked has thought already, where that counts and somebody is there to see it."""
        counts = self._now.online and (self.limit is not None or self._now.banks is not None)
        return {seat: self._thought(now, seat) for seat in self._asked} if counts else {}

    def hear(self, now: float, question: int, thought: Mapping[int, float]) -> None:
        """Another process has counted the open question for longer than this one."""
        if question == self._now.question:
            for seat in thought.keys() & self._asked.keys():
                self._asked[seat] = min(self._asked[seat], self._until(now) - thought[seat])

    def away(self, now: float) -> set[int]:
        """The asked seats whose owners have been gone for so long that the others need not wait."""
        return {seat for seat in self._asked if seat in self._left and now >= self._away_at(seat)}

    def absent(self, now: float) -> dict[int, float]:
        """The seats whose owners have been gone for as long, asked or not, and for how long."""
        gone = {seat: now - left for seat, left in self._left.items() if seat in self._now.people}
        return {seat: long for seat, long in gone.items() if long >= self.times.away}

    def overdue(self, now: float) -> list[int]:
        """The seats for which the autopilot answers now."""
        return sorted(seat for seat in self._asked if (due := self._due(seat)) is not None and now >= due)

    def next(self, now: float) -> float | None:
        """The moment at which something will be different without anybody doing anything."""
        moments = [due for seat in self._asked if (due := self._due(seat)) is not None]
        moments += [at for seat in self._asked if seat in self._left and (at := self._away_at(seat)) > now]
        absent = [left + self.times.away for seat, left in self._left.items() if seat in self._now.people]
        return min([*moments, *(at for at in absent if at > now)], default=None)

    def since(self, now: float) -> float:
        """For how many seconds the open question has been open; a pause does not count."""
        return round(max(0.0, self._until(now) - self._opened), 1)

    def spent(self, now: float, seat: int) -> float | None:
        """How many seconds this seat has thought about the open question; None if it is not asked."""
        return self._thought(now, seat) if seat in self._asked else None

    def remaining(self, now: float, seat: int | None) -> float | None:
        """Seconds left for this seat, or for the last of those asked; nothing runs while nobody is there."""
        if not self._asked or not self._now.online:
            return None
        if self._now.banks is not None:
            banks = self.banks(now)
            return max(banks.get(one, 0.0) for one in ([seat] if seat in self._asked else self._asked))
        if self.limit is None:
            return None
        since = self._asked[seat] if seat in self._asked else max(self._asked.values())
        return round(max(0.0, since + self.limit - self._until(now)), 1)

    def banks(self, now: float) -> dict[int, float]:
        """What each seat has left in its bank now."""
        return {
            seat: round(max(0.0, left - ((self.spent(now, seat) or 0.0) if self._now.online else 0.0)), 1)
            for seat, left in (self._now.banks or {}).items()
        }

    def _thought(self, now: float, seat: int) -> float:
        return round(max(0.0, self._until(now) - self._asked[seat]), 1)

    def _until(self, now: float) -> float:
        return now if self._stopped is None else self._stopped

    def _away_at(self, seat: int) -> float:
        return max(self._left[seat], self._opened) + self.times.away

    def _due(self, seat: int) -> float | None:
        """When the autopilot answers for a seat. With nobody there to play with, everything waits, as in a pause."""
        if not self._now.online or self._stopped is not None:
            return None
        limit = self.limit if self._now.banks is None else self._now.banks.get(seat)
        if limit == 0 or (seat in self._now.autopilot and seat not in self._now.online):
            return self._asked[seat] + min(self.times.autopilot, limit or self.times.autopilot)
        return None if limit is None else self._asked[seat] + limit
