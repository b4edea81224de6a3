"""While fingers hold pages only those around the hand move; what the book is and does hangs on that no further."""

from __future__ import annotations

import numpy as np
import pytest

from wondertable.games.kamimai.outside.grimoire import Hand, Hold, Pull, Sample, build, load, plan
from wondertable.games.kamimai.outside.grimoire.as_bytes import save
from wondertable.games.kamimai.outside.grimoire.pages import Array
from wondertable.games.kamimai.outside.grimoire.physical import Book

STANDING = save(build(5, 64))
STEP = 0.005


def holding(page: str, path: tuple[Sample, ...] = ()) -> Book:
    book = load(STANDING)
    book.begin(Hold((page,), Hand(), 0.87, 0.5))
    for sample in path:
        book.move(sample)
    return book


def places(book: Book) -> dict[str, Array]:
    return {
        book.names[page]: pose.copy()
        for page, pose in zip(book.pages.ids, book.pages.data.qpos.reshape(-1, 7), strict=True)
    }


def moved(book: Book, before: dict[str, Array]) -> set[str]:
    return {page for page, pose in places(book).items() if (pose != before[page]).any()}


def pairs(touching: np.ndarray) -> set[tuple[int, int]]:
    return {(min(a, b), max(a, b)) for a, b in touching.tolist()}


def test_who_holds_a_page_still_wears_nothing_out() -> None:
    """In four seconds no page beyond the hand has moved at all, and none has gone half a millimetre."""
    book = holding("B12", tuple(Sample(k / 30, 0.0, 0.0, 0.0) for k in range(121)))
    before = places(book)
    for _ in range(40):
        book.advance(0.1)
    assert book.grabbing and book.state == "standing"
    near = {f"B{place}" for place in range(4, 21)}
    assert moved(book, before) <= near
    assert max(np.linalg.norm(pose[:3] - before[page][:3]) for page, pose in places(book).items()) < 0.0005


@pytest.mark.rule("KAM-G6")
def test_who_touches_whom_is_known_of_all_pages() -> None:
    book = load(STANDING)
    gesture = plan(Pull(("A9",)), Hand(), "steady", 3)
    book.begin(gesture.hold)
    for sample in gesture.samples:
        book.move(sample)
    for _ in range(60):
        book.advance(STEP)
    assert book.grabbing and book.pages.around is not None and book.pages.around.window is not None
    told = pairs(book.pages.touching())
    free = set(book.pages.around.window.free.tolist())
    whole = load(STANDING)
    whole.asleep = False
    whole.advance(STEP)
    beyond = {pair for pair in pairs(whole.pages.touching()) if not free & set(pair)}
    assert beyond and {pair for pair in told if not free & set(pair)} == beyond
    assert {pair for pair in told if free & set(pair)}


def test_the_whole_book_moves_when_the_fingers_have_opened() -> None:
    book = holding("B2", (Sample(0.0, 0.0, 0.0, 0.0), Sample(0.3, 0.0, 0.002, 0.0)))
    for _ in range(60):
        book.advance(STEP)
    before = places(book)
    book.end()
    for _ in range(20):
        book.advance(STEP)
    assert book.pages.around is None
    assert len(moved(book, before)) == 64


def test_two_books_in_one_process_do_not_disturb_each_other() -> None:
    gesture = plan(Pull(("A6",)), Hand(), "average", 8)

    def begun() -> Book:
        book = load(STANDING)
        book.begin(gesture.hold)
        for sample in gesture.samples:
            book.move(sample)
        return book

    alone = begun()
    while alone.result() is None:
        alone.advance(STEP)
    one, other = begun(), load(save(build(6, 64)))
    far = plan(Pull(("B30", "B31")), Hand(), "clumsy", 2)
    other.begin(far.hold)
    for sample in far.samples:
        other.move(sample)
    while one.result() is None:
        one.advance(STEP)
        other.advance(STEP)
    assert one.result() == alone.result()
    assert save(one) == save(alone)
