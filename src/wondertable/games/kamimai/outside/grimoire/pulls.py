"""How many books can be pulled at in one process at once. Whoever comes when it is full waits for a turn and is told how long:
better than to see all books move in slow motion."""

import asyncio
from collections import deque
from collections.abc import Callable

SHARE = 0.9
"""Of a core: so much can go into pulls."""
USUAL = 0.3
"""Seconds of a core that one second of a pull costs, until it has been measured."""
LONG = 1.8
"""Seconds that a pull takes, likewise."""
NEWEST = 0.05
"""How much the newest frame counts."""
LOOK = 0.1


class Pulls:
    def __init__(self) -> None:
        self.cost = USUAL
        self.running = 0
        self.waiting: deque[object] = deque()

    @property
    def room(self) -> int:
        """One at least, however slow the machine."""
        return max(1, int(SHARE / self.cost))

    def measure(self, simulated: float, cost: float) -> None:
        """What a frame of a pull cost."""
        if simulated > 0.0 and cost > 0.0:
            self.cost += NEWEST * (cost / simulated - self.cost)

    def seconds_before(self, place: int) -> float:
        """How long somebody waits, about, with so many before them."""
        return LONG * (place + 1) / self.room

    async def begin(self, tell: Callable[[float], None]) -> None:
        """When this returns it is one's turn; `tell` hears meanwhile how many seconds that may take."""
        mine = object()
        self.waiting.append(mine)
        try:
            while self.waiting[0] is not mine or self.running >= self.room:
                tell(self.seconds_before(self.waiting.index(mine)))
                await asyncio.sleep(LOOK)
        finally:
            self.waiting.remove(mine)
        self.running += 1

    def end(self) -> None:
        self.running -= 1


class Evenly:
    """When frames leave: one after another at the same distance, though one costs more than another."""

    def __init__(self, late: float) -> None:
        self.late = late
        """Seconds by which frames may lag behind the clock and still catch up; else time is lost."""
        self.due = 0.0
        self.left = 0.0

    def next(self, now: float, distance: float) -> float:
        """When the frame that is ready now leaves. Late ones follow each other more quickly, but never all at once."""
        self.due += distance
        if now - self.due > self.late:
            self.due = now
        self.left = max(now, self.due, self.left + distance / 2)
        return self.left
