"""A study shared out among processes, with the same result however many there are."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from dataclasses import dataclass

from wondertable.core.game import Game
from wondertable.core.refused import Refused
from wondertable.lab.play import play
from wondertable.lab.study import RANDOM, Study
from wondertable.lab.sums import Sums

TASKS = 200
TASK_LEAST = 20
TASK_MOST = 50
TASK_MOST_RANDOM = 500
"""Enough tasks for an even load and a lively progress bar, each long enough to be worth sending: random bots are quick."""
AHEAD = 3
"""Tasks that wait for each process, so that none is ever idle."""
GLANCE = 0.2
"""Seconds between two looks whether somebody has pressed Ctrl-C."""


@dataclass
class Found:
    sums: Sums
    seconds: float
    partial: bool
    """Somebody stopped the study before its last game."""


def cores() -> int:
    """The cores this process may use, which in a container are fewer than the machine has."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def simulate(study: Study, workers: int | None = None, progress: Callable[[int], None] = lambda games: None) -> Found:
    """Play a study; `progress` is told the number of games played so far. Ctrl-C ends it with what was played."""
    started = time.perf_counter()
    game = study.open()
    sums = Sums(study.players)
    partial = False
    try:
        with closing(in_order(study, game, min(workers or cores(), len(tasks(study))))) as played:
            # Always in the order of the games, so that sums of fractions come out the same to the last digit.
            for part in played:
                sums.add(part)
                progress(sums.games)
    except KeyboardInterrupt:
        partial = True
    return Found(sums, time.perf_counter() - started, partial)


def tasks(study: Study) -> list[range]:
    """The games in pieces whose size hangs on the study alone."""
    most = TASK_MOST_RANDOM if set(study.bots) == {RANDOM} else TASK_MOST
    size = max(TASK_LEAST, min(study.games // TASKS, most))
    return [range(first, min(first + size, study.games)) for first in range(0, study.games, size)]


def in_order(study: Study, game: Game, workers: int) -> Generator[Sums, None, None]:
    if workers == 1:
        return (play(study, game, task.start, task.stop) for task in tasks(study))
    return shared_out(study, workers)


def shared_out(study: Study, workers: int) -> Generator[Sums, None, None]:
    others = multiprocessing.active_children()
    waiting = tasks(study)[::-1]
    running: list[Future[Sums]] = []
    with ctrl_c() as pressed:
        pool = ProcessPoolExecutor(workers, initializer=prepare, initargs=(study,))
        try:
            while waiting or running:
                while waiting and len(running) < workers * AHEAD:
                    task = waiting.pop()
                    running.append(pool.submit(work, task.start, task.stop))
                wait(running, timeout=GLANCE, return_when=FIRST_COMPLETED)
                if pressed.is_set():
                    raise KeyboardInterrupt
                while running and running[0].done():
                    yield running.pop(0).result()
        except BrokenProcessPool:
            raise Refused(None, "worker-died") from None
        finally:
            if waiting or running:
                for process in multiprocessing.active_children():
                    if process not in others:
                        process.terminate()
            pool.shutdown(cancel_futures=True)


@contextmanager
def ctrl_c() -> Iterator[threading.Event]:
    """Ctrl-C as something to look at: raised in the midst of a pool it could leave locks behind that are never opened.

    Only the main thread hears of it; elsewhere nothing ever happens.
    """
    pressed = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield pressed
        return
    before = signal.signal(signal.SIGINT, lambda *_: pressed.set())
    try:
        yield pressed
    finally:
        signal.signal(signal.SIGINT, before)


# -- in a worker -------------------------------------------------------------------------------------------------------

_study: Study
_game: Game


def prepare(study: Study) -> None:
    """Ctrl-C reaches every process of the terminal; only the one that shares out the work heeds it."""
    global _study, _game  # noqa: PLW0603  # one study for the life of a worker, so that tasks are two numbers
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _study = study
    _game = study.open()


def work(first: int, after: int) -> Sums:
    return play(_study, _game, first, after)
