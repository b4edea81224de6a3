"""What a game has outside its rules: something that moves by itself, such as a book of standing cards.

The rules know only its results (`position.report`). A game that has such a thing makes an `Outside` for each table of
people; whoever keeps the table gives it a `Host` and lets it run.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple, Protocol, TypeVar

from wondertable.core.refused import Refused
from wondertable.core.rules.position import Position

T = TypeVar("T")


class Kept(NamedTuple):
    """What was kept with a report, and the number of that report: the newest one only."""

    number: int
    data: bytes


class Host(Protocol):
    """One table, as the outside of its game sees it."""

    @property
    def position(self) -> Position:
        """The newest one; it is not to be changed."""

    @property
    def seed(self) -> bytes:
        """A secret of this table for the outside's own chance, which is never told."""

    @property
    def pace(self) -> float:
        """How many seconds pass outside in one second of the clock."""

    @property
    def in_charge(self) -> bool:
        """Whether it is for this process to find out what happens. Of several at one table only one does."""

    def bot(self, seat: int) -> str | None:
        """The name of the bot that plays in this seat; None where a person does."""

    async def changed(self) -> None:
        """Returns when the position may have changed since the last call, or who is in charge."""

    async def report(self, text: str, kept: bytes | None = None, film: bytes | None = None) -> int:
        """Enter a result, and durably with it what is needed to go on from there; everybody is told.

        A film shows how it came about, to whoever looks at this moment of the game again: everybody may see it.
        Returns the number of the report. Refused, and nothing kept, if the rules refuse it.
        """

    async def film(self, number: int, film: bytes) -> None:
        """The whole film of a report whose own one ended too early."""

    async def kept(self) -> Kept | None:
        """What was kept with the newest report that kept something."""

    def give_up(self, number: int, problem: str) -> Refused:
        """What was kept with this report cannot be used: the table stays as it is, and everybody is told why."""

    def stream(self, frame: bytes, full: bool) -> None:
        """Show a frame to everybody who is connected. A full one is complete in itself: who comes later, or reads slowly, gets it first."""

    async def shared(self, make: Callable[[], AbstractAsyncContextManager[T]]) -> T:
        """What all tables of this process have together: made when the first one asks, closed with the process."""


class Outside(Protocol):
    """What happens at one table outside the rules."""

    @property
    def busy(self) -> bool:
        """Something is moving or awaited: it must not be forgotten now."""

    async def run(self) -> None:
        """Follows the table until it is cancelled."""

    def check(self, seat: int, answer: str, beside: Mapping[str, object]) -> None:
        """Refused if this cannot stand beside an answer. Nothing is written yet."""

    def beside(self, seat: int, answer: str, beside: Mapping[str, object]) -> None:
        """This came beside an answer that is entered now."""

    def gesture(self, seat: int, samples: Sequence[Sequence[float]], end: bool) -> None:
        """A hand moves, and opens at the end; refused if it cannot."""

    def left(self, seat: int) -> None:
        """The last connection of this seat is gone."""
