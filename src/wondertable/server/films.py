"""What is seen of what happens outside the rules of a game: frames while it happens, afterwards a film of it."""

from __future__ import annotations

from wondertable.server.connection import Stream
from wondertable.server.room import Room
from wondertable.server.store import Store


class Films:
    def __init__(self, room: Room, store: Store) -> None:
        self._room = room
        self._store = store
        self.stream = Stream()
        self.newest: tuple[int, bytes] | None = None
        """With the moment that it led to."""
        self.count = 0
        """How many there were."""

    def take(self, report: int, film: bytes) -> None:
        """That of a report, by its line in the log."""
        if report in self._room.reports:
            self.newest = (self._room.reports[report], film)
            self.count += 1

    async def take_written(self, after: int) -> None:
        """Those that another process has written since this line."""
        for report, film in (await self._store.films(self._room.id, after=after)).items():
            self.take(report, film)

    async def all(self) -> dict[int, bytes]:
        """By the moments they led to."""
        reports = self._room.reports
        films = await self._store.films(self._room.id) if reports else {}
        return {reports[report]: film for report, film in films.items() if report in reports}
