"""Where it falls: place, number of pages, balance and hand decide, in this order of things.

Every comparison is far from even: a count that would tip it is many times less likely than one in a million under the
measured rates (benchmarks/grimoire.py prints them).
"""

from __future__ import annotations

import pytest

from wondertable.games.kamimai.grimoire import build
from wondertable.games.kamimai.grimoire.episodes import Play, episode
from wondertable.games.kamimai.grimoire.saving import save


def until_fall(play: Play, seed: int, most: int) -> tuple[int, int]:
    """Pages drawn and grabs made, at most so many grabs."""
    pages = grabs = 0
    for row in episode(play, seed):
        pages += row.drawn
        grabs += 1
        if row.fell or grabs == most:
            break
    return pages, grabs


@pytest.mark.rule("KAM-G18")
@pytest.mark.parametrize("seed", range(300, 303))
def test_one_wing_alone_soon_brings_it_down(seed: int) -> None:
    pages, _grabs = until_fall(Play("one-sided"), seed, 20)
    assert 3 <= pages <= 12


@pytest.mark.parametrize("seed", range(300, 303))
def test_taking_turns_between_the_wings_lasts_longer(seed: int) -> None:
    pages, _grabs = until_fall(Play("alternating"), seed, 14)
    assert pages >= 13


def test_the_same_play_is_bit_by_bit_the_same() -> None:
    plays = [list(episode(Play("one-sided", 4), 77)) for _ in range(2)]
    assert plays[0] == plays[1]
    assert save(build(77, 64)) == save(build(77, 64)) != save(build(78, 64))
