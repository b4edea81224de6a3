"""Small records of a book: what blows on it, and how it was at one moment."""

from dataclasses import dataclass
from math import pi, sin

from wondertable.games.kamimai.outside.grimoire.pages import Memory


@dataclass(frozen=True)
class Gust:
    """A draught: when it began, and how it pushes at its height."""

    began: float
    x: float
    y: float

    def push(self, now: float, seconds: float) -> tuple[float, float]:
        past = now - self.began
        swell = sin(pi * past / seconds) if past < seconds else 0.0
        return self.x * swell, self.y * swell


@dataclass
class Memento:
    """A book at one moment."""

    pages: Memory
    time: float
    state: str
    asleep: bool
