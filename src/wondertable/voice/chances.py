"""Everybody's chances over the moments of a game, for somebody who sees everything but the chance to come.

From each moment the game is played on sensibly, with a whim now and then, a number of times, so far that the judge can speak or to the end; the mean of
that is noisy. Along the game the line follows a change as far as it stands out of the noise: what is much larger than its error
is shown whole, what is smaller is hardly shown at all.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from wondertable.core.rules.chance import Rng
from wondertable.core.rules.mind import Mind
from wondertable.core.rules.position import Position
from wondertable.voice.futures import SEEDS, figures, horizon, shares, standing, unknown, without_journal
from wondertable.voice.work import Work

ROUND: Final = (2, 6, 8)
"""From every moment the game is played on so often, in the first round, in the second, and in all others."""
FEWEST: Final = 48
MOST: Final = 256
"""So often in all, whatever it takes, and not more often where it takes nothing."""
WHIM: Final = 3
"""One of so many answers is any likely one."""
TURN: Final = 0.1
"""A smaller change is no turning point."""
TURNS_MOST: Final = 6


class Known(NamedTuple):
    """The chances at a moment, and how sure they are."""

    chances: list[float]
    noise: float
    """The sum of the squares of their standard errors."""


class Place:
    """A moment of the game, and what came of playing on from there."""

    def __init__(self, mind: Mind, position: Position, seed: int) -> None:
        self.mind = mind
        self.position = mind.playable(position)
        self.rng = Rng(seed)
        self.values: list[list[float]] = []
        self.given = 0
        self.closed = position.outcome() is not None or position.awaiting() is not None

    def play(self, times: int) -> None:
        most = horizon(self.mind, int(self.position.players))
        for _time in range(times):
            world = without_journal(self.position)
            world.rng = self.rng.fork()
            after = standing(self.mind, world, self.rng, most, WHIM)
            self.values.append(after.chances)
            self.given += max(1, after.steps)

    def known(self) -> Known:
        if not self.values:
            return at_rest(self.mind, self.position)
        columns = [figures(column) for column in zip(*self.values, strict=True)]
        return Known([each.mean for each in columns], sum(each.error**2 for each in columns))


def line(mind: Mind, positions: Sequence[Position], rng: Rng, work: Work, until: float) -> list[list[float]]:
    """Of each seat (of a team once) at each of these true positions, of which the last is the end."""
    seed = int(rng.below(SEEDS))
    places = [Place(mind, position, seed) for position in positions]
    share = work.share(until, len(positions))
    left = [place for place in places if not place.closed]
    times = list(ROUND)
    while left and work.has_time(until):
        for place in left:
            if not work.has_time(until):
                break
            place.play(times[0])
        work.progress(until * (1.0 - len(left) / len(places) * max(0.0, 1.0 - left[0].given / max(1, share))))
        times = times[1:] or times
        left = [
            place for place in left if len(place.values) < MOST and (place.given < share or len(place.values) < FEWEST)
        ]
    work.progress(until)
    return followed([place.known() for place in places])


def at_rest(mind: Mind, position: Position) -> Known:
    """Where nobody has played on: the end, or what nobody knows."""
    players = int(position.players)
    team = mind.plan(players).team
    outcome = position.outcome()
    if outcome is None:
        return Known(unknown(players, team), math.inf)
    return Known(shares(outcome.winners, players, team), 0.0)


def followed(known: Sequence[Known]) -> list[list[float]]:
    """As far as changes stand out of the noise, and as before where nothing is known; the end is what it is."""
    found = [known[0].chances]
    before = known[0].noise
    for now in known[1:]:
        last = found[-1]
        if now.noise == math.inf:
            found.append(last)
            continue
        step = sum((one - other) ** 2 for one, other in zip(now.chances, last, strict=True))
        noise = now.noise + (0.0 if before == math.inf else before)
        trust = step / (step + noise) if step > 0.0 else 1.0
        found.append([one + trust * (other - one) for one, other in zip(last, now.chances, strict=True)])
        before = now.noise
    found[-1] = known[-1].chances
    return [[round(chance, 4) for chance in row] for row in found]


def turning_points(chances: Sequence[Sequence[float]]) -> list[int]:
    """The moments after which most had changed; of a run of large changes the largest stands for all."""
    changes = [
        max(abs(after - before) for before, after in zip(one, other, strict=True)) for one, other in pairwise(chances)
    ]
    runs: list[list[int]] = []
    for moment, change in enumerate(changes):
        if change < TURN:
            continue
        if runs and runs[-1][-1] == moment - 1:
            runs[-1].append(moment)
        else:
            runs.append([moment])
    largest = [max(run, key=lambda moment: changes[moment]) for run in runs]
    return sorted(sorted(largest, key=lambda moment: -changes[moment])[:TURNS_MOST])
