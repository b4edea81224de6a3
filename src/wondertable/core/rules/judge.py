"""Who is ahead in a game that is not over: named terms of each seat, weighed by numbers that were learned.

A game writes the terms; the numbers come from many of its games. Each term counts so much at the beginning of a game and so much
at its end. What the seats have together is compared: e to the power of it is each seat's part of the victory. A team is compared
with nothing.
"""

from __future__ import annotations

import math
from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from wondertable.core.rules.kit import Seat
from wondertable.core.rules.position import Position
from wondertable.core.rules.weights import Weights


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    names: ClassVar[list[str]] = []
    """Of the terms, in the order in which they are written."""
    team: bool = False
    varied: ClassVar[list[str]] = []
    """The options of a table that make another game of it for the judge: it learns from all their values."""

    def __init__(self) -> None:
        self.early: vec[float] = vec[float]()
        self.late: vec[float] = vec[float]()
        self._terms = Weights()

    def learn(self, early: list[float], late: list[float]) -> None:
        """Take over what each term is worth, at the beginning and at the end."""
        self.early = row_of(early)
        self.late = row_of(late)

    @property
    def knows(self) -> bool:
        return len(self.early) > 0

    # -- what a game provides ------------------------------------------------------------------------------------------

    def speaks(self, world: Position) -> bool:
        """Whether this is a moment at which it can tell; if not, one plays on to the next."""
        return True

    def progress(self, world: Position) -> float:
        """How much of the game is over, from 0 to 1."""
        raise NotImplementedError

    def look(self, world: Position) -> None:
        """Comes before the terms of the seats are written: what they have in common may be counted here."""

    def write(self, world: Position, seat: Seat, terms: Weights) -> None:
        """The terms of a seat, in order; they are zeros before."""
        raise NotImplementedError

    # -- what comes of it ----------------------------------------------------------------------------------------------

    def terms(self, world: Position) -> list[list[float]]:
        """Of each seat; of a team once."""
        self.look(world)
        found: list[list[float]] = []
        for seat in range(1 if self.team else int(world.players)):
            self._terms.reset(len(self.names))
            self.write(world, seat, self._terms)
            found.append(self._terms.to_list())
        return found

    def _standing(self, world: Position, seat: Seat, over: float) -> float:
        """All terms of a seat, weighed."""
        terms = self._terms
        terms.reset(len(self.early))
        self.write(world, seat, terms)
        found = 0.0
        at: i64
        for at in range(terms.size):
            found += terms.values[at] * (self.early[at] * (1.0 - over) + self.late[at] * over)
        return found

    def judge(self, world: Position, chances: Weights) -> None:
        seat: i64
        chances.reset(world.players)
        self.look(world)
        over = self.progress(world)
        if self.team:
            chance = 1.0 / (1.0 + math.exp(-bounded(self._standing(world, 0, over))))
            for seat in range(world.players):
                chances.values[seat] = chance
            return
        for seat in range(world.players):
            chances.values[seat] = self._standing(world, seat, over)
        chances.make_shares()


def bounded(value: float) -> float:
    return min(40.0, max(-40.0, value))


def row_of(numbers: list[float]) -> vec[float]:
    found = vec[float](capacity=len(numbers))
    for number in numbers:
        found = append(found, number)
    return found
