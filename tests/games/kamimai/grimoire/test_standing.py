"""The book stands: every seed, every size, with no hand on it and nothing asleep."""

from __future__ import annotations

import numpy as np
import pytest

from tests.placing import LONG
from wondertable.games.kamimai.outside.grimoire import build, handles
from wondertable.games.kamimai.outside.grimoire.physical import Book

SEEDS, SHARES = 200 if LONG else 40, 5


def stands_awake(book: Book, seconds: float) -> float:
    """Time passes without the rule that stops slow creep; how far any page's middle moved, in metres."""
    before = book.pages.positions().copy()
    for _ in range(round(seconds / book.physics.step)):
        book.pages.step()
    return float(np.linalg.norm(book.pages.positions() - before, axis=1).max())


@pytest.mark.rule("KAM-S8", "KAM-G18")
@pytest.mark.parametrize("first", range(SHARES))
def test_every_seed_stands(first: int) -> None:
    """`build` itself lets the book stand free for a while; the first of each share is watched for longer."""
    for seed in range(first, SEEDS, SHARES):
        book = build(seed, 64)
        assert book.state == "standing" and book.asleep
        assert not book.sunk()
        assert abs(book.lean().imbalance) < 0.08, "no book is built lopsided"
        if seed == first:
            assert stands_awake(book, 2.0) < 0.001


@pytest.mark.rule("KAM-G17", "KAM-G18")
@pytest.mark.parametrize("pages", [2, 3, 4, 5, 6, 7, 9, 12, 17, 25, 36, 51, 63])
def test_every_size_stands(pages: int) -> None:
    """Also the thinned books that falls leave behind."""
    for seed in range(4):
        book = build(1000 * pages + seed, pages)
        assert len(book.handles) == pages and not book.sunk()
    assert stands_awake(book, 1.0) < 0.001


@pytest.mark.rule("KAM-G2")
def test_handles_count_from_the_outside_in() -> None:
    assert handles(5) == ["A1", "A2", "B3", "B2", "B1"]
    book = build(3, 5)
    leans = book.leans()
    assert list(leans) == handles(5)
    assert leans["A1"] < leans["A2"] < leans["B2"] < leans["B1"]


@pytest.mark.parametrize("pages", [-1, 0, 1, 65])
def test_other_sizes_are_refused(pages: int) -> None:
    with pytest.raises(ValueError, match="2 to 64 pages"):
        build(1, pages)
    with pytest.raises(ValueError, match="seed"):
        build(-1, 64)


def test_seeds_give_visibly_different_books() -> None:
    fans = [np.array(list(build(seed, 64).leans().values())) for seed in range(6)]
    for k, fan in enumerate(fans):
        for other in fans[:k]:
            assert float(np.abs(fan - other).mean()) > 0.25, "degrees of lean, page by page"
    assert float(np.ptp([fan[-1] - fan[0] for fan in fans])) > 1.0, "some are spread wider than others"
