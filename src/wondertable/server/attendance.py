"""Who is at a table: connected to this process or to another one, or gone since when."""

from __future__ import annotations

import time
from typing import Literal

from wondertable.server.access import Allowance
from wondertable.server.connection import Connection
from wondertable.server.room import Room
from wondertable.server.settings import Settings
from wondertable.server.wire import Watcher

WATCHERS_NAMED = 40


class Attendance:
    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        """To this process."""
        self.elsewhere: set[int] = set()
        """Seats whose owners are connected to another process."""
        self.watching_elsewhere: list[Watcher] = []
        self.gone: dict[int, float] = {}
        """Since when people who are not connected are not, in seconds since 1970, as far as it is known here."""
        self._allowances: dict[tuple[int, str], Allowance] = {}

    def online(self) -> set[int]:
        return self.online_here() | self.elsewhere

    def online_here(self) -> set[int]:
        return {connection.seat for connection in self.connections if connection.seat is not None}

    def watching_here(self) -> list[Watcher]:
        return [connection.watcher for connection in self.connections if connection.watcher is not None]

    def watchers(self) -> list[Watcher]:
        """Who watches, here and elsewhere, each once."""
        known = {watcher.id: watcher for watcher in (*self.watching_here(), *self.watching_elsewhere)}
        return sorted(known.values(), key=lambda watcher: watcher.id)[:WATCHERS_NAMED]

    def here(self) -> set[int | str]:
        """Who is connected to this process: seats, and those who watch."""
        return {*self.online_here(), *(watcher.id for watcher in self.watching_here())}

    def see_who_left(self, room: Room) -> None:
        online = self.online()
        for seat, place in enumerate(room.places):
            if place.token is None or seat in online:
                self.gone.pop(seat, None)
            else:
                self.gone.setdefault(seat, room.left.get(seat, round(time.time(), 1)))

    def allowance(
        self, seat: int | None, kind: Literal["messages", "gestures", "words"], settings: Settings
    ) -> Allowance | None:
        """What is left of what a seat may send, from however many connections."""
        if seat is None:
            return None
        if (seat, kind) not in self._allowances:
            self._allowances[seat, kind] = Allowance(*getattr(settings, kind))
        return self._allowances[seat, kind]
