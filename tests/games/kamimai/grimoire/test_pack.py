"""Poses on the wire."""

from __future__ import annotations

from math import cos, sin, sqrt
from random import Random

import pytest

from tests.games.kamimai.grimoire.packing import Pose, pack
from wondertable.games.kamimai.outside.grimoire.poses import HEAD, PAGE, Packer, unpack


def pose(page: int, rng: Random) -> Pose:
    quat = [rng.gauss(0.0, 1.0) for _ in range(4)]
    size = sqrt(sum(q * q for q in quat))
    w, x, y, z = (q / size for q in quat)
    return (page, rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(0, 0.2), w, x, y, z)


def test_what_is_packed_is_unpacked() -> None:
    rng = Random(3)
    poses = [pose(page, rng) for page in range(64)]
    data = pack(Packer(), 12.345, "standing", False, poses, True)
    assert len(data) == HEAD.size + 64 * PAGE.size == 839
    shot = unpack(data)
    assert (shot.time, shot.full, shot.fallen, shot.asleep, shot.gone) == (12.345, True, False, False, ())
    for page, *numbers in poses:
        assert shot.moved[page][:3] == pytest.approx(numbers[:3], abs=3e-5)
        same_turn = abs(sum(a * b for a, b in zip(shot.moved[page][3:], numbers[3:], strict=True)))
        assert same_turn == pytest.approx(1.0, abs=1e-6)


def test_only_moved_pages_are_sent_and_small_creep_adds_up() -> None:
    packer = Packer()
    still: Pose = (0, 0.0, 0.0, 0.05, 1.0, 0.0, 0.0, 0.0)
    pack(packer, 0.0, "standing", False, [still, (1, 0.01, 0.0, 0.05, 1.0, 0.0, 0.0, 0.0)], False)
    sent = []
    for step in range(1, 11):
        moved: Pose = (1, 0.01 + step * 2.5e-5, 0.0, 0.05, 1.0, 0.0, 0.0, 0.0)
        sent.append(sorted(unpack(pack(packer, step, "standing", False, [still, moved], False)).moved))
    assert [1] in sent and [] in sent
    assert unpack(pack(packer, 11.0, "standing", True, [still, moved], True)).moved[1][0] == pytest.approx(0.01025)


def test_a_turn_is_a_movement() -> None:
    packer = Packer()
    pack(packer, 0.0, "standing", False, [(7, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0)], False)
    turned: Pose = (7, 0.0, 0.0, 0.0, cos(0.005), sin(0.005), 0.0, 0.0)
    assert list(unpack(pack(packer, 0.1, "standing", False, [turned], False)).moved) == [7]


def test_pages_that_are_out_are_named_once() -> None:
    packer = Packer()
    pages: list[Pose] = [(k, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0) for k in range(3)]
    pack(packer, 0.0, "standing", False, pages, True)
    shot = unpack(pack(packer, 0.1, "fallen", True, pages[:1], False))
    assert shot.gone == (1, 2) and shot.fallen and shot.asleep and not shot.moved
    assert unpack(pack(packer, 0.2, "fallen", True, pages[:1], False)).gone == ()


def test_far_away_is_cut_to_the_edge() -> None:
    data = pack(Packer(), 0.0, "standing", False, [(5, 1e9, -1e9, 0.0, 1.0, 0.0, 0.0, 0.0)], True)
    assert unpack(data).moved[5][:2] == pytest.approx((1.63835, -1.63835))


def test_a_cut_snapshot_is_refused() -> None:
    data = pack(Packer(), 0.0, "standing", False, [(5, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0)], True)
    with pytest.raises(ValueError, match="bytes long"):
        unpack(data[:-1])
