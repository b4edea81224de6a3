"""A pull without a clock: pages, direction and pace are chosen, and a hand of stated skill makes the gesture.

For people at a keyboard and for bots. The gesture is of the same kind as one by hand, and the physics judges it alike.
"""

from dataclasses import dataclass
from math import cos, exp, pi, radians, sin, sqrt
from random import Random

from wondertable.games.kamimai.outside.grimoire.hand import GrabError, Hand, Hold
from wondertable.games.kamimai.outside.grimoire.path import Sample
from wondertable.games.kamimai.outside.grimoire.settings import shipped

DIRECTIONS = ("side", "up", "out", "down")
RATE = 60.0  # samples per second
WANDER = 0.08  # seconds for which a hand keeps drifting the same way


@dataclass(frozen=True)
class Gesture:
    hold: Hold
    samples: tuple[Sample, ...]


@dataclass(frozen=True)
class Pull:
    pages: tuple[str, ...]
    direction: str = "side"
    pace: str = "calm"

    def __post_init__(self) -> None:
        if self.direction not in DIRECTIONS:
            raise GrabError("direction", f"KAM-G5: a pull goes side, up, out or down, not {self.direction!r}")
        if self.pace not in ("slow", "calm", "brisk"):
            raise GrabError("pace", f"a pace is slow, calm or brisk, not {self.pace!r}")


def plan(pull: Pull, hand: Hand, skill: str, seed: int, lean: float = 0.0) -> Gesture:
    """The gesture of this hand for this pull; the seed is its chance. `lean` is how the pages lean, in degrees as
    `Book.leans` gives it."""
    settings = shipped()
    if skill not in settings.skill:
        raise GrabError("skill", f"unknown skill {skill!r}")
    motor = settings.skill[skill]
    hold, (ux, uy, uz), long = aim(pull, hand, lean)
    fastest = {"slow": settings.pace.slow, "calm": settings.pace.calm, "brisk": settings.pace.brisk}[pull.pace]
    rng = Random(seed)
    # The smoothest movement there is (least jerk) has its greatest speed at 1.875 times the mean.
    seconds = 1.875 * long / fastest
    count = max(3, round(seconds * RATE))
    keep = exp(-seconds / count / WANDER)
    phases = [(rng.uniform(7.0, 11.0), rng.uniform(0.0, 2.0 * pi)) for _axis in range(3)]
    noise = [rng.gauss(0.0, 1.0) for _axis in range(3)]
    drift = [0.0, 0.0, 0.0]
    samples = []
    done = 0.0
    for step in range(count + 1):
        s = step / count
        t = s * seconds
        way = long * s**3 * (10.0 - 15.0 * s + 6.0 * s * s)
        shake = motor.tremor * min(1.0, t / 0.15)
        place = []
        for axis, along in enumerate((ux, uy, uz)):
            frequency, phase = phases[axis]
            noise[axis] = keep * noise[axis] + sqrt(1.0 - keep * keep) * rng.gauss(0.0, 1.0)
            # Along the pull the eye corrects: a page that is not out yet is pulled on.
            drift[axis] += noise[axis] * motor.noise * (way - done) * (1.0 - abs(along))
            place.append(along * way + drift[axis] + shake * sin(2.0 * pi * frequency * t + phase))
        done = way
        x = -place[0] if hand.mirrored else place[0]  # who knows the hand steers against it
        samples.append(Sample(t, x, place[1], place[2]))
    # The hand waits a moment at the end, so that a late hand arrives too.
    last = samples[-1]
    samples.append(Sample(last.t + 0.1 + 3.0 * hand.lag, last.x, last.y, last.z))
    return Gesture(hold, tuple(samples))


def aim(pull: Pull, hand: Hand, lean: float) -> tuple[Hold, tuple[float, float, float], float]:
    """Where to take hold, which way to go, and how far. Upwards means along the page: lifted straight up, a page that
    leans would lever off all those that lean on it."""
    pace = shipped().pace
    end = 1.0 if hand.side == "right" else -1.0
    outwards = -1.0 if pull.pages[0].startswith("A") else 1.0
    if pull.direction == "side":
        return Hold(pull.pages, hand, 0.5 + 0.37 * end, 0.5), (0.0, end, 0.0), pace.travel
    if pull.direction == "up":
        return Hold(pull.pages, hand, 0.5, 0.9), (-sin(radians(lean)), 0.0, cos(radians(lean))), pace.lift
    if pull.direction == "out":
        return Hold(pull.pages, hand, 0.5, 0.5), (outwards, 0.0, 0.0), pace.travel
    return Hold(pull.pages, hand, 0.5, 0.15), (outwards * 0.98, 0.0, 0.2), pace.travel
