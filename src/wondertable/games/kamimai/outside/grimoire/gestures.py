"""What people send for a grab: beside the answer, how it is to be carried out, and then, if it is live, how the hand moves."""

import time
from collections import deque
from collections.abc import Mapping, Sequence
from math import isfinite

from wondertable.games.kamimai.outside.grimoire.path import Sample
from wondertable.games.kamimai.outside.grimoire.settings import shipped
from wondertable.games.kamimai.people.refusals import refuse
from wondertable.games.kamimai.people.terms import PACES, USUAL_PACE

NUMBERS = 6
"""Of a sample: time, three places, turn and squeeze."""
SILENCE = 2.0
"""Seconds without a sample, after which the fingers open."""
WAITING = 4000


class Wanted:
    """How a grab is to be carried out: planned at a pace, or live from where the fingers close."""

    def __init__(self, seat: int, answer: str, beside: Mapping[str, object]) -> None:
        self.seat = seat
        self.answer = answer
        self.pace = str(beside.get("pace", USUAL_PACE))
        self.live = Live(seat, share_of(beside, "along"), share_of(beside, "height")) if "live" in beside else None


class Live:
    """A hand that somebody moves."""

    def __init__(self, seat: int, along: float, height: float) -> None:
        self.seat = seat
        self.along = along
        self.height = height
        self.ended = False
        self.last = 0.0
        """The time of the latest sample, in seconds after the fingers closed."""
        self._samples: deque[Sample] = deque()
        self._heard = time.monotonic()

    def add(self, samples: list[Sample], end: bool) -> None:
        self._heard = time.monotonic()
        longest = shipped().physics.gesture_time
        for sample in samples:
            if not self.ended and len(self._samples) < WAITING and self.last <= sample.t <= longest:
                self._samples.append(sample)
                self.last = sample.t
        self.ended = self.ended or end

    def take(self) -> list[Sample]:
        """The samples that came since the last call."""
        samples = list(self._samples)
        self._samples.clear()
        return samples

    def is_over(self) -> bool:
        return self.ended or time.monotonic() - self._heard > SILENCE


def check_beside(answer: str, beside: Mapping[str, object]) -> None:
    """KAM-G5: what can stand beside a grab."""
    if not answer.startswith("grab "):
        raise refuse("KAM-G5", "beside_grab")
    if "live" in beside:
        unknown = set(beside) - {"live", "along", "height"}
        if beside["live"] is not True:
            raise refuse("KAM-G5", "beside_unknown", {"name": "live"})
        share_of(beside, "along")
        share_of(beside, "height")
    else:
        unknown = set(beside) - {"pace"}
        if beside.get("pace", USUAL_PACE) not in PACES:
            raise refuse("KAM-G5", "beside_unknown", {"name": "pace"})
    if unknown:
        raise refuse("KAM-G5", "beside_unknown", {"name": min(unknown)[:40]})


def share_of(beside: Mapping[str, object], name: str) -> float:
    value = beside.get(name)
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value <= 1:
        raise refuse("KAM-G5", "beside_unknown", {"name": name})
    return float(value)


def sample_of(numbers: Sequence[float]) -> Sample:
    if len(numbers) != NUMBERS or not all(isfinite(number) for number in numbers):
        raise refuse("KAM-G5", "sample", {"numbers": NUMBERS})
    return Sample(*numbers)
