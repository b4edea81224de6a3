"""Which faces can be seen."""

from __future__ import annotations

import numpy as np
import pytest

from wondertable.games.kamimai.outside.grimoire import build
from wondertable.games.kamimai.outside.grimoire.look import READABLE, seen_from

UPRIGHT = [1.0, 0.0, 0.0, 0.0]


def test_a_page_before_the_eye_hides_the_one_behind_it() -> None:
    places = np.array([[0.0, 0.0, 0.05], [0.01, 0.0, 0.05], [0.0, 0.3, 0.05]])
    shares = seen_from(places, np.array([UPRIGHT] * 3), 0.063, 0.088, 0, 0)
    assert shares[0] < 0.04 and shares[1] > 0.95 and shares[2] > 0.95
    other_side = seen_from(places, np.array([UPRIGHT] * 3), 0.063, 0.088, 180, 0)
    assert other_side[0] > 0.95 and other_side[1] < 0.04


def test_what_stands_out_beside_a_page_is_seen() -> None:
    places = np.array([[0.0, 0.0063, 0.05], [0.01, 0.0, 0.05]])
    shares = seen_from(places, np.array([UPRIGHT] * 2), 0.063, 0.088, 0, 0)
    assert shares[0] == pytest.approx(0.1, abs=0.03)


def test_a_slanted_look_shows_less() -> None:
    straight, slanted = (
        float(seen_from(np.array([[0.0, 0.0, 0.05]]), np.array([UPRIGHT]), 0.063, 0.088, around, 0)[0])
        for around in (0, 60)
    )
    assert slanted == pytest.approx(straight / 2, abs=0.04)


@pytest.mark.rule("KAM-G15", "KAM-G16")
def test_outer_pages_are_seen_whole_and_some_but_not_all_others_can_be_read() -> None:
    for seed in range(3):
        book = build(seed, 64)
        before = book.pages.remember()
        shares = book.look()
        assert book.pages.remember() == before, "no viewpoint moves a page"
        assert list(shares) == book.handles
        assert shares["A1"] > 0.9 and shares["B1"] > 0.9
        readable = sum(share >= READABLE for share in shares.values())
        assert 8 <= readable <= 48
