"""Who plays: this process, several processes, or a Ray cluster (on_ray.py). What comes out is the same, piece by piece."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence, Sized
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, NamedTuple, Protocol, TypeVar

from wondertable.core.game import Game
from wondertable.core.refused import Refused
from wondertable.lab.study import Study

T = TypeVar("T")
Work = Callable[[Study, Game, int, int], T]
"""Does something with the games of a study from one number to the one before another. It is found by its name in other processes."""
AHEAD = 3
"""Pieces that wait for each process, so that none is ever idle."""
GLANCE = 0.2
"""Seconds between two looks whether somebody has pressed Ctrl-C."""
RETRIES = 3
"""So often in a row a piece is given to new processes after one has died over it."""


class Piece(NamedTuple):
    """A stretch of the games of one of several studies."""

    study: int
    first: int
    after: int


class Crew(Protocol):
    def in_order(self, work: Work[T], studies: Sequence[Study], pieces: Iterable[Piece]) -> Generator[T, None, None]:
        """What comes of each piece, in their order. Closing it ends the work; Ctrl-C is raised between two pieces.

        Pieces are taken one by one as there is room for them, so whoever names them may stop when enough is known.
        """


def cores() -> int:
    """The cores this process may use, which in a container are fewer than the machine has."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def crew(workers: int | None = None, ray: str | None = None) -> Crew:
    """So many processes, one for each core unless said otherwise; with an address those of a Ray cluster."""
    if ray is not None:
        from wondertable.lab.on_ray import OnRay

        return OnRay(ray, workers)
    return Pool(workers or cores())


class Here:
    """This process alone."""

    def in_order(self, work: Work[T], studies: Sequence[Study], pieces: Iterable[Piece]) -> Generator[T, None, None]:
        games = [study.open() for study in studies]
        for piece in pieces:
            yield work(studies[piece.study], games[piece.study], piece.first, piece.after)


class Pool:
    def __init__(self, workers: int) -> None:
        self.workers = workers

    def in_order(self, work: Work[T], studies: Sequence[Study], pieces: Iterable[Piece]) -> Generator[T, None, None]:
        workers = min(self.workers, len(pieces)) if isinstance(pieces, Sized) else self.workers
        if workers <= 1:
            return Here().in_order(work, studies, pieces)
        return SharedOut(work, studies, workers).in_order(pieces)


class SharedOut:
    """Pieces given to processes. One that dies is replaced, and what it was at is done again."""

    def __init__(self, work: Work[Any], studies: Sequence[Study], workers: int) -> None:
        self.arguments = (work, tuple(studies))
        self.workers = workers
        self.others = multiprocessing.active_children()
        self.running: deque[tuple[Piece, Future[Any]]] = deque()
        self.pool = self.opened()

    def opened(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, initializer=prepare, initargs=self.arguments)

    def in_order(self, pieces: Iterable[Piece]) -> Generator[Any, None, None]:
        waiting = iter(pieces)
        more = True
        died = 0
        with ctrl_c() as pressed:
            try:
                while more or self.running:
                    try:
                        while more and len(self.running) < self.workers * AHEAD:
                            piece = next(waiting, None)
                            more = piece is not None
                            if piece is not None:
                                self.running.append((piece, Future()))
                                self.running[-1] = (piece, self.pool.submit(do, piece))
                        wait([future for _, future in self.running], timeout=GLANCE, return_when=FIRST_COMPLETED)
                        if pressed.is_set():
                            raise KeyboardInterrupt
                        while self.running and self.running[0][1].done():
                            result = self.running[0][1].result()
                            self.running.popleft()
                            died = 0
                            yield result
                    except BrokenProcessPool:
                        died = self.begin_again(died)
            finally:
                self.close()

    def begin_again(self, died: int) -> int:
        """New processes for all that is not done. Returns how often in a row some have died; refused if that is too often."""
        while died < RETRIES:
            died += 1
            self.pool.shutdown(cancel_futures=True)
            self.pool = self.opened()
            try:
                self.running = deque(
                    # what was about to be submitted has a future that nobody will fill
                    (piece, future if is_done(future) else self.pool.submit(do, piece))
                    for piece, future in self.running
                )
            except BrokenProcessPool:
                continue  # these have died before they had everything
            return died
        raise Refused(None, "worker-died") from None

    def close(self) -> None:
        if self.running:
            for process in multiprocessing.active_children():
                if process not in self.others:
                    process.terminate()
        self.pool.shutdown(cancel_futures=True)


def is_done(future: Future[Any]) -> bool:
    return future.done() and not future.cancelled() and future.exception() is None


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

_work: Work[Any]
_studies: tuple[Study, ...]
_games: list[Game]


def prepare(work: Work[Any], studies: tuple[Study, ...]) -> None:
    """Ctrl-C reaches every process of the terminal; only the one that shares out the work heeds it."""
    global _work, _studies, _games  # noqa: PLW0603  # the same for the life of a worker, so that pieces are three numbers
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _work = work
    _studies = studies
    _games = [study.open() for study in studies]


def do(piece: Piece) -> Any:
    return _work(_studies[piece.study], _games[piece.study], piece.first, piece.after)
