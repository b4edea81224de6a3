"""Who is connected to which process. Processes tell one another; nothing of it is kept.

A process says `here TABLE SEATS` when that changes and every few seconds, and `who TABLE` when it opens a table. A process
that falls silent is soon forgotten.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

EVERY = 10.0
FORGET = 25.0


class Presence:
    def __init__(self, announce: Callable[[str], None]) -> None:
        self._announce = announce
        self._heard: dict[str, dict[str, tuple[frozenset[int], float]]] = {}

    def tell(self, table: str, seats: Iterable[int]) -> None:
        self._announce(f"here {table} {','.join(map(str, sorted(seats)))}")

    def ask(self, table: str) -> None:
        self._announce(f"who {table}")

    def hear(self, process: str, word: str) -> tuple[str, bool] | None:
        """The table a word is about, and whether the other process wants to know who is here."""
        match word.split(" "):
            case ["here", table, seats]:
                known = self._heard.setdefault(table, {})
                known[process] = (frozenset(int(seat) for seat in seats.split(",") if seat.isdigit()), time.monotonic())
                return table, False
            case ["who", table]:
                return table, True
        return None

    def elsewhere(self, table: str) -> set[int]:
        """The seats whose owners are connected to other processes."""
        now = time.monotonic()
        known = self._heard.get(table, {})
        for process, (seats, at) in list(known.items()):
            if now - at > FORGET or not seats:
                del known[process]
        if not known:
            self._heard.pop(table, None)
        return {seat for seats, _ in known.values() for seat in seats}
