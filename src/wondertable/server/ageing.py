"""How tables grow old: what nobody uses is closed and later deleted; before that its players are told, and can keep it.

A table that is closed stays for a while, so that people can look at it and fetch its record. It is deleted only then, when
no server can be about to add a line to its log any more.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from wondertable.core.refused import Refused
from wondertable.server import access, codes, log
from wondertable.server.store import Conflict, Ends, Store
from wondertable.server.wire import Leaving

if TYPE_CHECKING:
    from wondertable.server.live import LiveTable

DAY: Final = 24 * 3600.0
STAYS: Final = 7 * DAY
"""How long a table stays after it was closed because nobody used it."""
WARNED: Final = 7 * DAY
"""How long before that its players are told, but for at most a quarter of the time that it has."""
GRACE = 60.0
"""Seconds in which every server hears that a table was closed: before that it is not deleted."""
SHUT: Final = b'{"type":"shut"'
AT_ONCE: Final = 100
Told = Callable[[str], None]
Warn = Callable[[str, float], None]


class Swept(NamedTuple):
    closed: list[str]
    deleted: list[str]


def leaving(live: LiveTable) -> Leaving | None:
    """What people at a table have to know of its end, if that is near."""
    shut = live.room.shut
    if shut is not None:
        return Leaving(shut.why, True, shut.until)
    if live.keep is None:
        return None
    end = ends_soon(live.written, time.time(), live.keep)
    return None if end is None else Leaving("unused", False, end)


def ends_soon(used: float, now: float, keep: float) -> float | None:
    """When a table is closed that was last used then, if its players are to know of it."""
    end = used + keep
    return end if now > end - min(WARNED, keep / 4) else None


async def keep(live: LiveTable, seat: int) -> None:
    """Somebody wants the table to stay: for as long as if it had been used."""
    if live.room.shut is not None:
        raise Refused(None, "table-shut")
    if leaving(live) is not None:
        await live.commit(lambda _room: log.Wanted(seat))


async def sweep(
    store: Store,
    now: float,
    keep: float | None,
    told: Told = lambda _table: None,
    warn: Warn = lambda _table, _end: None,
) -> Swept:
    """Close what was not used for so long (None: nothing), and delete what was closed long enough ago.

    Of each table that ends soon `warn` hears, again and again.
    """
    swept, after = Swept([], []), ""
    while some := await store.logs(after, AT_ONCE):
        after = some[-1].table
        for ends in some:
            if is_over(ends, now):
                await delete(store, ends.table)
                if access.is_table_id(ends.table):
                    swept.deleted.append(ends.table)
            elif is_unused(ends, now, keep) and await shut(store, ends.table, "unused", now + STAYS, ends.last.seq):
                swept.closed.append(ends.table)
                told(ends.table)
            elif is_open(ends) and keep is not None and (end := ends_soon(ends.last.at, now, keep)) is not None:
                warn(ends.table, end)
        await asyncio.sleep(0)
    return swept


def is_unused(ends: Ends, now: float, keep: float | None) -> bool:
    return is_open(ends) and keep is not None and now - ends.last.at > keep


def is_open(ends: Ends) -> bool:
    return access.is_table_id(ends.table) and not ends.last.body.startswith(SHUT)


def is_over(ends: Ends, now: float) -> bool:
    """A closed table, or a short code that leads nowhere any more."""
    if ends.table.startswith(codes.PREFIX):
        return now - ends.last.at > 2 * codes.LASTS
    if not access.is_table_id(ends.table) or not ends.last.body.startswith(SHUT):
        return False
    event = log.decode(ends.last.body)
    return isinstance(event, log.Shut) and now > max(event.until, ends.last.at + GRACE)


async def shut(store: Store, table: str, why: log.Why, until: float, last: int | None = None) -> bool:
    """Close a table. With a last line only if nothing was written after it; False if that is not so, or there is no table."""
    while True:
        seq = last
        if seq is None:
            lines = await store.load(table)
            if not lines:
                return False
            seq = lines[-1].seq
        try:
            await store.append(table, seq + 1, log.encode(log.Shut(why, until)))
        except Conflict:
            if last is not None:
                return False
        else:
            return True


async def delete(store: Store, table: str) -> None:
    await store.remove(table)
    for place in (f"push {table}", f"noticed {table}"):
        await store.clear(place)
