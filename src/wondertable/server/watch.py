"""What is counted while a server runs, for whoever runs it: numbers only, never whose they are. It costs next to nothing, also where nobody asks for it."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections import Counter, deque
from collections.abc import Callable
from typing import Any, Final

from wondertable.core.refused import Refused
from wondertable.server.store import Conflict, Store

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds."""
KINDS: Final = 300
"""So many kinds of refusals are told apart: games from outside may have any number."""
TICK: Final = 0.01
"""Seconds between two looks whether the event loop still has its turns."""
WINDOW: Final = 60.0
"""Seconds for which the longest stall is remembered."""


class Spread:
    """How long something took, counted by how long."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def note(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Watch:
    def __init__(self) -> None:
        self.answers: Counter[str] = Counter()
        """By who gave them: people, bots, the autopilot."""
        self.durable = Spread()
        """Of people's answers, from when they were read until they were on disk,"""
        self.told = Spread()
        """and until everybody was told, as far as their lines had room."""
        self.refusals: Counter[str] = Counter()
        self.requests: Counter[str] = Counter()
        """By the hundred of HTTP's answer."""
        self.made = 0
        """Tables."""
        self.bots_failed = 0
        self.store: dict[str, Spread] = {}
        self.store_failed: Counter[str] = Counter()

    def refused(self, refused: Refused) -> None:
        """A refusal by a rule of a game is everyday play, and counted as one kind."""
        kind = refused.key if refused.rule is None else "rules"
        known = kind in self.refusals or len(self.refusals) < KINDS
        self.refusals[kind if known else "other"] += 1

    def look_into(self, store: Store) -> None:
        """From now on, how long a store takes for what, and how often it fails."""
        for name in sorted(Store.__abstractmethods__ - {"open", "close"}):
            self.store[name] = Spread()
            setattr(store, name, self._timed(name, getattr(store, name)))

    def _timed(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        spread = self.store[name]

        async def timed(*given: Any, **named: Any) -> Any:
            begin = time.perf_counter()
            try:
                return await call(*given, **named)
            except Conflict:  # another process was quicker: the store did what it should
                raise
            except Exception:
                self.store_failed[name] += 1
                raise
            finally:
                spread.note(time.perf_counter() - begin)

        return timed


class Stalls:
    """The longest time in which nothing else of this process had a turn, within the last minute."""

    def __init__(self) -> None:
        self._seen: deque[tuple[float, float]] = deque()
        """When, and how long: none is followed by a longer one."""

    async def look(self) -> None:
        while True:
            before = time.monotonic()
            await asyncio.sleep(TICK)
            now = time.monotonic()
            self.note(now, now - before - TICK)

    def note(self, now: float, seconds: float) -> None:
        while self._seen and self._seen[-1][1] <= seconds:
            self._seen.pop()
        self._seen.append((now, seconds))

    def longest(self, now: float) -> float:
        while self._seen and self._seen[0][0] < now - WINDOW:
            self._seen.popleft()
        return max(0.0, self._seen[0][1]) if self._seen else 0.0
