"""The path of a hand: samples come in, the place of the fingers at any moment comes out.

Whatever is sent, the fingers stay within reach, never exceed their top speed and never carry a number that is none.
"""

from collections import deque
from dataclasses import dataclass
from math import exp, isfinite, sqrt

from wondertable.games.kamimai.outside.grimoire.settings import Physics


@dataclass(frozen=True)
class Sample:
    """Where the hand is `t` seconds after the fingers closed: metres from there, turn in radians about the upright, squeeze 0 to 1."""

    t: float
    x: float
    y: float
    z: float
    turn: float = 0.0
    squeeze: float = 1.0


OPEN = 0.1  # a squeeze below this lets go

Place = tuple[float, float, float]


class Path:
    """Follows its samples: exact in time while they are ahead, resting on the last one when they are not."""

    def __init__(self, physics: Physics, lag: float, mirrored: bool) -> None:
        self.physics = physics
        self.lag = lag
        self.mirrored = mirrored
        self.ahead: deque[Sample] = deque()
        self.last = Sample(0.0, 0.0, 0.0, 0.0)
        self.accepted = 0
        self.x = self.y = self.z = self.turn = 0.0
        self.squeeze = 1.0
        self.speed: Place = (0.0, 0.0, 0.0)

    def add(self, sample: Sample) -> bool:
        """False if the sample says nothing that a hand can do; it is then left out."""
        physics = self.physics
        numbers = (sample.t, sample.x, sample.y, sample.z, sample.turn, sample.squeeze)
        latest = self.ahead[-1].t if self.ahead else self.last.t
        if not all(isfinite(number) for number in numbers) or self.accepted >= physics.samples:
            return False
        if sample.t < latest or sample.t > physics.gesture_time:
            return False
        far = max(abs(sample.x), abs(sample.y), abs(sample.z))
        x, y, z = sample.x, sample.y, sample.z
        if far > physics.reach:
            # Scaled down first: the square of a huge number is infinite.
            x, y, z = x / far, y / far, z / far
            long = sqrt(x * x + y * y + z * z) / physics.reach
            x, y, z = x / long, y / long, z / long
        if self.mirrored:
            x = -x
        turn = max(-physics.turn, min(physics.turn, sample.turn))
        squeeze = max(0.0, min(1.0, sample.squeeze))
        self.ahead.append(Sample(sample.t, x, y, z, turn, squeeze))
        self.accepted += 1
        return True

    def step(self, now: float, dt: float) -> None:
        """Moves the fingers on to the time `now`."""
        while self.ahead and self.ahead[0].t <= now:
            self.last = self.ahead.popleft()
        last = self.last
        x, y, z, turn, squeeze = last.x, last.y, last.z, last.turn, last.squeeze
        if self.ahead:
            ahead = self.ahead[0]
            share = (now - last.t) / (ahead.t - last.t)
            x += share * (ahead.x - x)
            y += share * (ahead.y - y)
            z += share * (ahead.z - z)
            turn += share * (ahead.turn - turn)
            squeeze += share * (ahead.squeeze - squeeze)
        dx, dy, dz = x - self.x, y - self.y, z - self.z
        if self.lag > 0.0:
            follow = 1.0 - exp(-dt / self.lag)
            dx, dy, dz = dx * follow, dy * follow, dz * follow
        most = self.physics.finger_speed * dt
        long = sqrt(dx * dx + dy * dy + dz * dz)
        if long > most:
            dx, dy, dz = dx * most / long, dy * most / long, dz * most / long
        self.x += dx
        self.y += dy
        self.z += dz
        self.speed = (dx / dt, dy / dt, dz / dt)
        most_turn = 4.0 * dt
        self.turn += max(-most_turn, min(most_turn, turn - self.turn))
        self.squeeze = squeeze
