"""Who is connected to which process. Processes tell one another; nothing of it is kept.

A process says `here TABLE SEATS` when that changes and every few seconds, with `watching TABLE NAMES` where somebody
watches, and `who TABLE` when it opens a table. A process that falls silent is soon forgotten. With `thought TABLE QUESTION
SEAT:SECONDS,...` it says how long those who are asked have thought, where time counts: a process that opened the table later
has not seen it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from urllib.parse import quote, unquote

from wondertable.server.wire import Watcher

EVERY = 10.0
FORGET = 25.0
WATCHERS = 20
"""Of those who watch so many are named to other processes: a word has an end."""


class Presence:
    def __init__(self, announce: Callable[[str], None]) -> None:
        self._announce = announce
        self._heard: dict[str, dict[str, tuple[frozenset[int], float]]] = {}
        self._watching: dict[str, dict[str, tuple[list[Watcher], float]]] = {}
        self._told: set[str] = set()
        """The tables of which others believe that somebody watches here."""

    def tell(self, table: str, seats: Iterable[int], watching: Sequence[Watcher] = ()) -> None:
        self._announce(f"here {table} {','.join(map(str, sorted(seats)))}")
        if watching or table in self._told:
            (self._told.add if watching else self._told.discard)(table)
            names = [f"{watcher.id}:{quote(watcher.name, safe='')}" for watcher in watching[:WATCHERS]]
            self._announce(f"watching {table} {','.join(names)}")

    def tell_thought(self, table: str, question: int, thought: Mapping[int, float]) -> None:
        if thought:
            told = ",".join(f"{seat}:{seconds}" for seat, seconds in thought.items())
            self._announce(f"thought {table} {question} {told}")

    def ask(self, table: str) -> None:
        self._announce(f"who {table}")

    def hear(self, process: str, word: str) -> tuple[str, bool] | None:
        """The table a word is about, and whether the other process wants to know who is here."""
        match word.split(" "):
            case ["here", table, seats]:
                known = self._heard.setdefault(table, {})
                known[process] = (frozenset(int(seat) for seat in seats.split(",") if seat.isdigit()), time.monotonic())
                return table, False
            case ["watching", table, names]:
                pairs = [name.partition(":") for name in names.split(",") if name]
                there = [Watcher(one, unquote(name)) for one, _, name in pairs]
                self._watching.setdefault(table, {})[process] = (there, time.monotonic())
                return table, False
            case ["who", table]:
                return table, True
        return None

    def forget(self, used: Collection[str]) -> None:
        """What is known of other tables than these: whoever opens one asks."""
        for known in (self._heard, self._watching):
            for table in known.keys() - used:
                del known[table]

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

    def watching(self, table: str) -> list[Watcher]:
        """Who watches through other processes."""
        now = time.monotonic()
        known = self._watching.get(table, {})
        for process, (watchers, at) in list(known.items()):
            if now - at > FORGET or not watchers:
                del known[process]
        if not known:
            self._watching.pop(table, None)
        return [watcher for watchers, _ in known.values() for watcher in watchers]


def thought_in(word: str) -> tuple[str, int, dict[int, float]]:
    """The table, the question, and how long seats have thought."""
    _, table, question, told = word.split(" ")
    pairs = (one.split(":") for one in told.split(","))
    return table, int(question), {int(seat): float(seconds) for seat, seconds in pairs}
