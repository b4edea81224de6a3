"""Short codes of tables, to be said aloud to somebody in the room or on the telephone.

The link of a table cannot be guessed; a code could be, so it opens less, for a shorter time and more slowly. It has eight figures, which
every language can say and every telephone can type. It leads to a table only while that waits for people, at most a day, and what it
leads to is a free seat in the sight of everybody there, never anything hidden. Guesses are counted for each address (ten at once, then one
in ten seconds) and for all together (two a second): with a hundred tables waiting at once, one address finds one of them in about four
months, and all the machines of the world together one in about six days.
"""

from __future__ import annotations

import hashlib
import time
from typing import Final

from wondertable.core.refused import Refused
from wondertable.server.access import Allowance, Allowances, must_have
from wondertable.server.settings import Settings
from wondertable.server.store import Conflict, Line, Store

FIGURES: Final = 8
LASTS: Final = 24 * 3600.0
"""Seconds."""
PREFIX: Final = "code "
TRIES: Final = 20
"""Codes that are tried for one table: that all of them are taken does not happen."""


class Codes:
    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._guesses = Allowances(*settings.codes)
        self._all_guesses = Allowance(*settings.codes_in_all)

    async def give(self, table_id: str) -> str:
        """The code of a table that waits; the same one whoever asks, as long as it lasts."""
        for attempt in range(TRIES):
            code = nth_code(table_id, attempt)
            lines = await self._store.load(code_id(code))
            if lines and is_fresh(lines[-1]):
                if lines[-1].body.decode() == table_id:
                    return code
                continue
            try:
                await self._store.append(code_id(code), len(lines) + 1, table_id.encode())
            except Conflict:  # somebody took it at this moment
                continue
            return code
        raise Refused(None, "no-code")

    def take_guess(self, place: str) -> None:
        """Refused if too many were made."""
        self._guesses.take(place)
        must_have(self._all_guesses)

    async def find(self, code: str) -> str:
        """The table a code leads to; whether that still waits is for whoever looks at it."""
        figures = "".join(figure for figure in code if figure.isascii() and figure.isdecimal())
        lines = await self._store.load(code_id(figures)) if len(figures) == FIGURES else []
        if not lines or not is_fresh(lines[-1]):
            raise Refused(None, "unknown-code")
        return lines[-1].body.decode()


def nth_code(table_id: str, attempt: int) -> str:
    """A code tells nothing of its table, and a table always has the same ones."""
    digest = hashlib.sha256(f"code {attempt} {table_id}".encode()).digest()
    return str(int.from_bytes(digest) % 10**FIGURES).zfill(FIGURES)


def is_fresh(line: Line) -> bool:
    return time.time() - line.at < LASTS


def code_id(code: str) -> str:
    """Where the store keeps what a code leads to; no table can have this name."""
    return f"{PREFIX}{code}"
