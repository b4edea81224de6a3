"""What stands in the database of a bench, and what the database took for it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from wondertable.core.entries import PLAYER, Answered
from wondertable.server import log
from wondertable.server.store import store_for

TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
PARENT, USER, SYSTEM = 1, 11, 12
"""Fields of /proc/PID/stat after the name."""


class Database:
    def __init__(self, url: str) -> None:
        self.url = url
        self._connection: Any = None
        self._before = 0.0

    @property
    def is_measured(self) -> bool:
        """PostgreSQL on this machine has processes of its own; SQLite works in the server's."""
        return self.url.startswith("postgresql://") and Path("/proc/self/stat").exists()

    async def cpu(self) -> float:
        """Seconds since the last time, of all processes of the database."""
        if not self.is_measured:
            return 0.0
        if self._connection is None:
            import asyncpg  # type: ignore[import-untyped]  # an extra

            self._connection = await asyncpg.connect(self.url)
        first = stat(await self._connection.fetchval("select pg_backend_pid()"))[PARENT]
        family = [told for told in map(stat, processes()) if told and told[PARENT] == first]
        now = sum(int(told[USER]) + int(told[SYSTEM]) for told in family) / TICKS
        used, self._before = now - self._before, now
        return used

    async def answers(self, tables: list[str]) -> int:
        """How many answers of people are in the logs."""
        store = store_for(self.url, guest=True)
        await store.open()
        found = 0
        for table in tables:
            events = [log.decode(line.body) for line in await store.load(table)]
            entries = [event.entry for event in events if isinstance(event, log.Entered)]
            found += sum(isinstance(entry, Answered) and entry.by == PLAYER for entry in entries)
        await store.close()
        return found


def processes() -> list[int]:
    return [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]


def stat(process: int) -> list[str]:
    """Nothing of one that has ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []
