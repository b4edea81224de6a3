"""Looking at a game again: who may look through whose eyes, and what was made for one is kept for the next."""

from __future__ import annotations

from collections import Counter, OrderedDict
from typing import Any, Final, NamedTuple

from wondertable.core.game import Json
from wondertable.core.moments import Eyes
from wondertable.core.refused import Refused
from wondertable.server.access import SOON, too_fast
from wondertable.server.live import LiveTable
from wondertable.server.rewinding import eyes_named, past_of
from wondertable.server.room import Room
from wondertable.server.settings import Settings
from wondertable.workers import Late, Workers

KEPT: Final = 16 * 1024 * 1024
"""Bytes of moments, compressed, that are kept at hand."""
WAITING: Final = 8
"""Games that one address may wait for at the same time."""


class Kept(NamedTuple):
    line: tuple[int, int, int]
    """How often something was taken back, how many moves stand, and how many films there were: so long is it the newest."""
    moments: bytes


class LookingBack:
    def __init__(self, settings: Settings) -> None:
        self._rewinders = Workers(settings.rewinder, settings.rewinder_bounds)
        self._kept: OrderedDict[tuple[str, Eyes], Kept] = OrderedDict()
        self._size = 0
        self._waiting: Counter[str] = Counter()

    async def close(self) -> None:
        await self._rewinders.close()

    async def moments(self, live: LiveTable, token: str | None, wanted: str, place: str) -> bytes:
        """Those of a table, compressed."""
        room = live.room
        eyes = allowed(room, token, wanted)
        key, line = (room.id, eyes), (room.undone, len(room.table.given), live.films.count)
        kept = self._kept.get(key)
        if kept is None or kept.line != line:
            past = past_of(room.table, await live.films.all())
            kept = Kept(line, await self._ask(place, "tell", past, eyes))
            self._keep(key, kept)
        else:
            self._kept.move_to_end(key)
        return kept.moments

    async def moments_of_record(self, record: bytes, eyes: str, place: str) -> bytes:
        told: bytes = await self._ask(place, "tell_record", record, eyes)
        return told

    async def position(self, room: Room, moment: int, place: str) -> Json:
        """That of a finished table at a moment, for another table to begin with."""
        if not room.started or not room.table.over:
            raise Refused(None, "not-over")
        if not room.table.position.discloses():
            raise why_hidden(room)
        saved: Json = await self._ask(place, "save", past_of(room.table), moment)
        return saved

    async def position_in_record(self, record: bytes, moment: int, place: str) -> Json:
        saved: Json = await self._ask(place, "save_from_record", record, moment)
        return saved

    async def _ask(self, place: str, verb: str, *words: Any) -> Any:
        """One after the other, each address in its turn."""
        if self._waiting[place] >= WAITING:
            raise too_fast(SOON)
        self._waiting[place] += 1
        try:
            return await self._rewinders.ask(place, verb, *words)
        except Late:
            raise Refused(None, "too-long") from None
        finally:
            self._waiting[place] -= 1
            if not self._waiting[place]:
                del self._waiting[place]

    def _keep(self, key: tuple[str, Eyes], kept: Kept) -> None:
        before = self._kept.pop(key, None)
        self._kept[key] = kept
        self._size += len(kept.moments) - (0 if before is None else len(before.moments))
        while self._size > KEPT:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest.moments)


def allowed(room: Room, token: str | None, wanted: str) -> Eyes:
    """The eyes through which the owner of this token may look now; refused if they are those of somebody else.

    Everybody may watch. A seat sees what it saw; the others see it too when the game is over and keeps nothing hidden.
    """
    seat = room.seat_of(token)
    if token is not None and seat is None:
        raise Refused(None, "bad-token")
    if not room.started:
        raise Refused(None, "not-started")
    eyes = eyes_named(wanted, room.made.players)
    if eyes is None or eyes == seat or room.table.position.discloses():
        return eyes
    if room.table.over:
        raise why_hidden(room)
    raise Refused(None, "not-your-eyes")


def why_hidden(room: Room) -> Refused:
    """Of a game that is over and does not show everything."""
    return Refused(None, "kept-hidden") if room.table.broken_off is None else Refused(None, "broken-off")
