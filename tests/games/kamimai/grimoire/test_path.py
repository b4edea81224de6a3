"""The path of a hand stays within what a hand can do, whatever is sent."""

from __future__ import annotations

from itertools import pairwise
from math import hypot, inf, isfinite, nan

import pytest

from wondertable.games.kamimai.outside.grimoire.path import Path, Sample
from wondertable.games.kamimai.outside.grimoire.settings import shipped

PHYSICS = shipped().physics
DT = PHYSICS.step


def follow(path: Path, seconds: float) -> list[tuple[float, float, float]]:
    places = []
    for step in range(1, round(seconds / DT) + 1):
        path.step(step * DT, DT)
        places.append((path.x, path.y, path.z))
    return places


def test_a_slow_path_is_followed_exactly() -> None:
    path = Path(PHYSICS, 0.0, False)
    for k in range(11):
        assert path.add(Sample(k / 10, 0.01 * k, -0.02 * k, 0.005 * k))
    places = follow(path, 1.0)
    assert places[99] == pytest.approx((0.05, -0.1, 0.025))
    assert places[-1] == pytest.approx((0.1, -0.2, 0.05))


@pytest.mark.parametrize("bad", [nan, inf, -inf])
@pytest.mark.parametrize("field", ["t", "x", "y", "z", "turn", "squeeze"])
def test_numbers_that_are_none_are_left_out(field: str, bad: float) -> None:
    path = Path(PHYSICS, 0.0, False)
    numbers = {"t": 0.1, "x": 0.01, "y": 0.0, "z": 0.0, "turn": 0.0, "squeeze": 1.0, field: bad}
    assert not path.add(Sample(**numbers))
    assert follow(path, 0.2)[-1] == (0.0, 0.0, 0.0)


@pytest.mark.parametrize("far", [1.0, 1e30, 1e308])
def test_the_hand_stays_within_reach_and_below_its_top_speed(far: float) -> None:
    path = Path(PHYSICS, 0.0, False)
    path.add(Sample(0.01, far, -far, far))
    path.add(Sample(0.02, -far, far, far))
    places = [(0.0, 0.0, 0.0), *follow(path, 3.0)]
    for before, after in pairwise(places):
        way = hypot(*(b - a for a, b in zip(before, after, strict=True)))
        assert way <= PHYSICS.finger_speed * DT * (1 + 1e-9)
        assert hypot(*after) <= PHYSICS.reach * (1 + 1e-9)
    assert hypot(*places[-1]) == pytest.approx(PHYSICS.reach)


def test_time_only_goes_on_and_samples_are_counted() -> None:
    path = Path(PHYSICS, 0.0, False)
    assert path.add(Sample(0.5, 0.0, 0.0, 0.0))
    assert not path.add(Sample(0.4, 0.0, 0.0, 0.0)), "back in time"
    assert not path.add(Sample(PHYSICS.gesture_time + 0.1, 0.0, 0.0, 0.0)), "after the longest gesture"
    taken = sum(path.add(Sample(0.5 + k * 1e-4, 0.0, 0.0, 0.0)) for k in range(2 * PHYSICS.samples))
    assert taken == PHYSICS.samples - 1


def test_samples_at_one_moment_do_not_divide_by_nothing() -> None:
    path = Path(PHYSICS, 0.0, False)
    for k in range(50):
        path.add(Sample(0.1, 0.001 * k, 0.0, 0.0))
    assert all(isfinite(number) for place in follow(path, 0.5) for number in place)
    assert path.x == pytest.approx(0.049)


def test_the_other_hand_is_late_and_the_wrong_way_round() -> None:
    late = Path(PHYSICS, 0.1, True)
    late.add(Sample(0.2, 0.02, 0.03, 0.0))
    places = follow(late, 0.2)
    assert -0.02 < places[-1][0] < 0.0
    assert 0.0 < places[-1][1] < 0.03
