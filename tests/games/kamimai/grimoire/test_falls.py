"""Where it falls: balance, place, number of pages and the hand decide.

The comparisons are far from even. Until it falls, a full book gives about 4 to 8 pages from one wing only and more than
20 from both in turn; four pages at a time bring it down in 4 or 5 grabs, single pages hardly ever in so few.
"""

from __future__ import annotations

from math import pi, sin

import pytest

from benchmarks.grimoire.episodes import Play, episode
from tests.placing import LONG
from wondertable.games.kamimai.outside.grimoire import Gesture, Hold, Sample, build, load
from wondertable.games.kamimai.outside.grimoire.as_bytes import save

SEEDS = (300, 301) if LONG else (300,)
LONGER = 4
"""So many grabs more a book stands that is pulled at from both wings in turn, page by page."""


def until_fall(play: Play, seed: int, most: int) -> tuple[int, bool]:
    """Grabs made, at most so many, and whether the book fell."""
    grabs = 0
    for row in episode(play, seed):
        grabs += 1
        if row.fell or row.watch:
            return grabs, True
        if grabs == most:
            break
    return grabs, False


@pytest.mark.rule("KAM-G18")
@pytest.mark.parametrize("seed", SEEDS)
def test_one_wing_alone_and_four_pages_at_once_fall_far_earlier_than_turns(seed: int) -> None:
    one_wing, fell = until_fall(Play("one-sided"), seed, 11)
    assert fell and one_wing >= 2
    four_pages, fell = until_fall(Play("alternating", 4), seed, 8)
    assert fell
    assert until_fall(Play("alternating"), seed, max(one_wing, four_pages) + LONGER)[1] is False


def uneven(seed: int) -> bytes:
    """A book from which the four outer pages of one wing are gone; it still stands."""
    book = build(seed, 64)
    for page in ("B1", "B2", "B3", "B4"):
        book.pages.take_away(book.names.index(page))
    book.pages.thin()
    book.asleep = False
    book.settle(1.0)
    assert book.state == "standing"
    book.still()
    return save(book)


def pull(shake: float) -> Gesture:
    """One page sideways, the hand shaking across the book five times a second."""
    samples = []
    for k in range(73):
        s = k / 72
        across = shake * min(1.0, k / 10) * sin(12.0 * pi * s)
        samples.append(Sample(1.2 * s, across, 0.1 * s**3 * (10.0 - 15.0 * s + 6.0 * s * s), 0.0))
    return Gesture(Hold(("A16",)), tuple(samples))


def test_a_shaky_hand_brings_down_what_a_steady_one_leaves_standing() -> None:
    stood = fell = 0
    for seed in range(4):
        saved = uneven(seed)
        steady, shaky = load(saved), load(saved)
        calm, rough = steady.grab(pull(0.0)), shaky.grab(pull(0.012))
        assert calm.steadiness > 2 * rough.steadiness
        stood += steady.state == "standing"
        fell += shaky.state == "fallen"
    assert stood >= 3 and fell >= 3


def test_the_same_play_is_bit_by_bit_the_same() -> None:
    plays = [list(episode(Play("one-sided", 4), 77)) for _ in range(2)]
    assert plays[0] == plays[1]
    assert save(build(77, 64)) == save(build(77, 64)) != save(build(78, 64))
