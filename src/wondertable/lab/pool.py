"""A study played to its end, with the same result however many processes share it."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass

from wondertable.lab.columns import Columns, play_wide
from wondertable.lab.crew import Crew, Piece, Pool, cores
from wondertable.lab.play import play
from wondertable.lab.study import RANDOM, Study
from wondertable.lab.sums import Sums

TASKS = 200
TASK_LEAST = 20
TASK_MOST = 50
TASK_MOST_RANDOM = 500
"""Enough tasks for an even load and a lively progress bar, each long enough to be worth sending: random bots are quick."""


@dataclass
class Found:
    sums: Sums
    seconds: float
    partial: bool
    """Somebody stopped the study before its last game."""


def simulate(
    study: Study,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
    by: Crew | None = None,
    into: Columns | None = None,
) -> Found:
    """Play a study; `progress` is told the number of games played so far. Ctrl-C ends it with what was played.

    `by` names other players than processes of this machine, `into` keeps single games and decisions.
    """
    started = time.perf_counter()
    study.open()
    sums = Sums(study.players)
    partial = False
    by = by or Pool(workers or cores())
    try:
        # Always in the order of the games, so that sums of fractions come out the same to the last digit.
        with closing(summed(study, by, into)) as played:
            for part in played:
                sums.add(part)
                progress(sums.games)
    except KeyboardInterrupt:
        partial = True
    return Found(sums, time.perf_counter() - started, partial)


def summed(study: Study, by: Crew, into: Columns | None) -> Generator[Sums, None, None]:
    if into is None:
        yield from by.in_order(play, [study], tasks(study))
        return
    for rows in by.in_order(play_wide, [study], tasks(study)):
        into.write(rows)
        yield rows.sums


def tasks(study: Study, number: int = 0) -> list[Piece]:
    """The games in pieces whose size hangs on the study alone."""
    most = TASK_MOST_RANDOM if set(study.bots) == {RANDOM} else TASK_MOST
    size = max(TASK_LEAST, min(study.games // TASKS, most))
    return [Piece(number, first, min(first + size, study.games)) for first in range(0, study.games, size)]
