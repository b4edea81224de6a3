"""Another game of the same people: who sits where, as the rules say.

A game names one of these functions among its parts (`again`), or one of its own; without one everybody moves up a seat, so
that another one begins.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from wondertable.core.rules.position import Position


class NextGame(NamedTuple):
    """Who sits where in the next game."""

    seats: list[int]
    """For each seat of the next game, the seat in which its owner sits now."""
    rule: str | None = None
    """The rule that says so; None where the rules are silent."""

    @property
    def stays(self) -> bool:
        """Whether everybody keeps the seat."""
        return self.seats == sorted(self.seats)


def moves_up(position: Position, rule: str | None = None) -> NextGame:
    """Whoever sits to the left of the first seat has it next, and everybody else follows."""
    players = int(position.players)
    return NextGame([(seat + 1) % players for seat in range(players)], rule)


def stays(rule: str) -> Callable[[Position], NextGame]:
    """Who begins hangs on no seat, by this rule: everybody stays."""
    return lambda position: NextGame(list(range(int(position.players))), rule)


def drawn_or_named(option: str, drawn: str, named: str) -> Callable[[Position], NextGame]:
    """Who begins is drawn, by the first rule, unless an option of the table names a seat, by the second."""

    def next_game(position: Position) -> NextGame:
        if position.agreed().options[option] == "random":
            return stays(drawn)(position)
        return moves_up(position, named)

    return next_game
