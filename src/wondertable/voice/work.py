"""How much thinking there is for a review, and how far it is."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import TypeVar

T = TypeVar("T")
Progress = Callable[[float], None]
"""Told again and again how much is done, from 0 to 1. It may raise: then the work ends there, and nothing is kept of it."""


def nobody_watches(done: float) -> None:
    """The progress is not wanted."""


class Work:
    """Measured in answers given, so that the same seed gives the same result on every machine; only where that takes longer
    than the seconds allowed the clock cuts it short."""

    def __init__(self, answers: int, seconds: float, progress: Progress = nobody_watches) -> None:
        self.answers = answers
        self.seconds = seconds
        self.began = time.monotonic()
        self._progress = progress
        self._done = 0.0

    def progress(self, done: float) -> None:
        """It never goes back, though estimates may."""
        self._done = max(self._done, done)
        self._progress(self._done)

    def has_time(self, until: float) -> bool:
        """Whether this part of the time has not gone by."""
        return time.monotonic() - self.began < self.seconds * until

    def over(self, items: list[T], begin: float, end: float) -> Iterator[T]:
        """One after the other, as far as there is time, and this part of the work is done with them."""
        for number, item in enumerate(items):
            if not self.has_time(end):
                break
            self.progress(begin + (end - begin) * number / len(items))
            yield item
        self.progress(end)

    def share(self, part: float, number: int) -> int:
        """So many answers may be given for each of so many things, with this part of the work."""
        return int(self.answers * part / max(1, number))
