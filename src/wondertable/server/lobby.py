"""Who is connected from where, so that nobody takes the room of others: those with a seat, those who watch, and those who have not said hello."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from wondertable.core.refused import Refused
from wondertable.server.access import Allowance, Allowances, must_have
from wondertable.server.connection import Connection
from wondertable.server.live import LiveTable
from wondertable.server.settings import Settings


class Guest:
    """A connection and where it comes from."""

    __slots__ = ("connection", "hurry", "place")

    def __init__(self, connection: Connection, place: str, hurry: Callable[[], None]) -> None:
        self.connection = connection
        self.place = place
        self.hurry = hurry
        """Ends the time in which it may say hello."""


class Lobby:
    def __init__(self, settings: Settings, room: int) -> None:
        self.settings = settings
        self.room = room
        """How many may watch in all: whoever has a seat must always find a place."""
        self._said = Allowances(*settings.said)
        self._strangers: dict[str, dict[Guest, None]] = {}
        self._watching: Counter[str] = Counter()
        self._seated: Counter[str] = Counter()

    def come(self, guest: Guest) -> None:
        """There is always room for one more who has not said hello; who came first has to hurry."""
        there = self._strangers.setdefault(guest.place, {})
        if len(there) >= self.settings.strangers:
            first = next(iter(there))
            del there[first]  # so that the next newcomer hurries another one
            first.hurry()
        there[guest] = None

    def greet(self, guest: Guest, live: LiveTable, seat: int | None) -> None:
        """Let it take a place, with a seat or among those who watch; refused if there is none."""
        connection = guest.connection
        if connection.greeted and connection.seat == seat:
            return
        present = sum(other.greeted and other.seat == seat for other in live.there.connections)
        if seat is not None:
            free = present < self.settings.seat and self._seated[guest.place] < self.settings.players
        else:
            free = present < self.settings.connections and self._watching[guest.place] < self.settings.watchers
            free = free and self._watching.total() < self.room
        if not free:
            raise Refused(None, "too-many")
        self.leave(guest)
        (self._watching if seat is None else self._seated)[guest.place] += 1

    def leave(self, guest: Guest) -> None:
        """It gives up the place it has."""
        place, connection = guest.place, guest.connection
        if connection.greeted:
            places = self._watching if connection.seat is None else self._seated
            places[place] -= 1
            if not places[place]:
                del places[place]
            return
        there = self._strangers.get(place, {})
        there.pop(guest, None)
        if not there:
            self._strangers.pop(place, None)

    def let_speak(self, guest: Guest, own: Allowance | None) -> None:
        """Seats are counted one by one; who has none is counted together with all others from one address."""
        if own is None:
            self._said.take(guest.place)
        else:
            must_have(own)

    @property
    def sockets(self) -> dict[str, int]:
        """How many there are of each kind."""
        greeting = sum(len(there) for there in self._strangers.values())
        return {"seat": self._seated.total(), "watching": self._watching.total(), "greeting": greeting}
