"""Answers in the same worlds, with the same chance: the difference between two of them is known better than either."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from wondertable.voice.futures import Figures, Futures, figures, horizon, standing


class Compared(NamedTuple):
    """Answers in the same worlds."""

    actions: list[int]
    """The one that was given is the first."""
    values: list[list[float]]
    """What came of each in each world."""

    def chance(self, at: int) -> Figures:
        return figures(self.values[at])

    def gain(self, at: int, over: int = 0) -> Figures:
        """How much better one answer is than another, in the same worlds."""
        return figures([one - other for one, other in zip(self.values[at], self.values[over], strict=True)])


def compared(
    futures: Futures, actions: Sequence[int], worlds: int, further: int, goes_on: Callable[[], bool]
) -> Compared:
    """In so many worlds, or as long as it may go on; the judge speaks so many times later than in a search."""
    mind, players = futures.mind, int(futures.base.players)
    most = further * horizon(mind, players)
    place = 0 if mind.plan(players).team else futures.seat
    found = Compared(list(actions), [[] for _action in actions])
    for _world in range(worlds):
        if not goes_on():
            break
        there, chance = futures.worlds(actions)
        for at, world in enumerate(there):
            found.values[at].append(standing(mind, world, chance.clone(), most).chances[place])
    return found
