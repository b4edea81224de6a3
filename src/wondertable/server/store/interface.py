"""Where tables are kept: one append-only log for each table, behind an interface that two databases fill in.

A line of a log is (table, seq, body). The pair (table, seq) is unique, so of two writers who both want to add the next
line only one can win; the other is told with `Conflict` and reads what it missed.

Besides there are slips, which belong to no log and do not stay: each lies under a name in a place, until its time is over
or somebody takes it away.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import NamedTuple

from wondertable.core.text import ENGLISH, sentence

FORMAT = 5
"""Of a database. It rises with every change after which an older program would not know what it finds there: of the tables of a
database, and also of the kinds of lines in a log. What is written there in a later format is not touched."""
HEALTH = "health"
"""Where the store keeps what it writes only to see that it can; no table can have this name."""


def why(error: Exception) -> str:
    """What went wrong, without the number that systems have for it."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


class Line(NamedTuple):
    """One line of a table's log; `at` is the time of writing in seconds since 1970."""

    seq: int
    at: float
    body: bytes


class Ends(NamedTuple):
    """A log by its two ends."""

    table: str
    first: Line
    last: Line


class Beside(NamedTuple):
    """What is written together with a line."""

    kept: bytes | None = None
    """What it takes to go on from there. It replaces what was kept for the table before."""
    film: bytes | None = None
    """How it came about, for whoever looks back. It stays with its line."""


NOTHING_BESIDE = Beside()
FOR_EVER = 1e12
"""A time that does not come, for slips that stay until they are taken away."""


class Conflict(Exception):
    """Somebody else has already written the line with this number."""


class StoreError(Exception):
    """The database cannot do what was asked: a sentence for whoever runs the server. Logs have it in English, commands in the
    language of who gives them."""

    def __init__(self, key: str, **args: str) -> None:
        self._key, self._told = f"serve-store-{key}", args
        super().__init__(self.said(ENGLISH))

    def said(self, language: str) -> str:
        return sentence(self._key, self._told, language=language)


class CannotOpen(StoreError):
    """Nothing can be served from this database."""


class Store(ABC):
    """`append` returns only when the line would survive the loss of power."""

    where: str
    """The database, named so that a person finds it."""

    def __init__(self) -> None:
        self.on_change: Callable[[str | None], None] = lambda _table: None
        """Called when another process has written to a table (None: to some table, or something that does not stay)."""
        self.on_word: Callable[[str, str], None] = lambda _process, _word: None
        """Called with the name of another process and what it announced."""

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def append(self, table: str, seq: int, body: bytes, beside: Beside = NOTHING_BESIDE) -> None:
        """Write one line durably, and what is beside it; raises Conflict if the number is taken, StoreError if the database fails."""

    @abstractmethod
    async def load(self, table: str, after: int = 0) -> list[Line]:
        """The lines of a table after the given number, in order."""

    @abstractmethod
    async def logs(self, after: str = "", most: int = 500) -> list[Ends]:
        """So many logs at most, in the order of their names, of those whose names come after that one."""

    @abstractmethod
    async def rewrite(self, table: str, lines: dict[int, bytes]) -> None:
        """Other bodies for lines that are there: all of them or none."""

    @abstractmethod
    async def remove(self, table: str) -> None:
        """Take away a log and all beside it. Only for what nobody adds to any more: its numbers would begin anew."""

    @abstractmethod
    async def kept(self, table: str) -> tuple[int, bytes] | None:
        """What was kept for a table last, after the number of its line."""

    @abstractmethod
    async def film(self, table: str, seq: int, film: bytes) -> None:
        """Another film for a line that was written."""

    @abstractmethod
    async def films(self, table: str, after: int = 0) -> dict[int, bytes]:
        """The films of a table's lines after the given number, by the number of the line."""

    @abstractmethod
    async def lay(self, place: str, name: str, body: bytes, until: float) -> None:
        """Lay a slip in a place, until that time in seconds since 1970; it replaces another one of its name."""

    @abstractmethod
    async def claim(self, place: str, name: str, body: bytes, until: float) -> bool:
        """The same unless such a slip is there: of all who want to lay it, in whatever process, one does."""

    @abstractmethod
    async def slips(self, place: str) -> dict[str, bytes]:
        """What lies in a place, in the order in which it was laid there."""

    @abstractmethod
    async def places(self, beginning: str) -> list[str]:
        """The places in which something lies, of those whose names begin so."""

    @abstractmethod
    async def clear(self, place: str, name: str | None = None) -> None:
        """Take away one slip, or all of a place."""

    @abstractmethod
    async def forget(self, now: float) -> None:
        """Take away all slips whose time is over; until then nobody sees them either."""

    @abstractmethod
    async def check(self) -> None:
        """StoreError if the database cannot be written or read."""

    def announce(self, word: str) -> None:  # noqa: B027  # a database for one process has nobody to tell
        """Tell the other processes something that need not be kept."""
