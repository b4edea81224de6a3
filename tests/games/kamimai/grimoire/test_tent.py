"""What belongs to the book, and when it stands: a connected tent whose pages carry each other."""

from __future__ import annotations

from random import Random

import mujoco
import numpy as np
import pytest

from tests.placing import LONG
from wondertable.games.kamimai.outside.grimoire import Hand, Pull, build, plan
from wondertable.games.kamimai.outside.grimoire.physical import Book
from wondertable.games.kamimai.outside.grimoire.tent import mask_of, members, neighbours, tent_of

PULLS = 48 if LONG else 6


def linked(pairs: list[list[int]], held: list[int], links: list[int], count: int) -> list[int]:
    fingers = mask_of(held)
    return members(tent_of(mask_of(links), fingers, neighbours(pairs, fingers, count)))


def test_the_tent_is_the_largest_chain_of_pages_that_touch() -> None:
    row = [[0, 1], [1, 2], [3, 4], [4, 5], [5, 6]]
    assert linked(row, [], list(range(7)), 7) == [3, 4, 5, 6]
    assert linked([*row, [2, 3]], [], list(range(7)), 7) == list(range(7))
    assert linked([*row, [2, 3]], [], [0, 1, 2, 5, 6], 7) == [0, 1, 2], "what lies is no link"


@pytest.mark.rule("KAM-P12")
def test_a_page_in_the_fingers_is_a_link_but_no_weight() -> None:
    row = [[0, 1], [1, 2], [2, 3], [3, 4]]
    assert linked(row, [2], list(range(5)), 5) == list(range(5)), "propped by the hand"
    assert linked([[0, 1], [2, 3], [3, 4]], [0, 1], list(range(5)), 5) == [2, 3, 4]
    assert linked([[0, 1]], [0, 1], [0, 1, 2], 3) == [2], "a packet does not carry itself"


def chain(book: Book) -> set[str]:
    """The pages that are linked with the innermost ones by touching, lying pages being ends."""
    pages = book.pages
    lying = set(book.sunk())
    touched: dict[int, set[int]] = {}
    for a, b in pages.touching().tolist():
        touched.setdefault(a, set()).add(b)
        touched.setdefault(b, set()).add(a)
    upright = [k for k in np.flatnonzero(pages.present()).tolist() if k not in lying]
    best: set[int] = set()
    for start in upright:
        found, edge = {start}, {start}
        while edge:
            edge = {other for k in edge - lying for other in touched.get(k, set())} - found
            found |= edge
        best = max(best, found, key=len)
    return {book.names[pages.ids[k]] for k in best}


@pytest.mark.rule("KAM-G7", "KAM-P17")
def test_pages_swept_off_with_a_pull_outwards_are_drawn() -> None:
    """A4 takes the three pages outside it along; they come to lie together, 7 cm from the book."""
    book = build(21, 64)
    grabbed = book.grab(plan(Pull(("A4",), "out", "calm"), Hand(), "average", 102))
    assert grabbed.drawn[0] == "A4" and set(grabbed.drawn) == {"A1", "A2", "A3", "A4"}
    assert book.state == "standing" and len(book.handles) == 60


@pytest.mark.rule("KAM-F1", "KAM-G7")
@pytest.mark.parametrize("pages", [64, 24] if not LONG else [64, 40, 24, 12])
def test_what_stands_after_any_pull_is_one_tent_of_two_wings(pages: int) -> None:
    rng = Random(pages)
    stood = 0
    for _ in range(PULLS):
        handle = f"{rng.choice('AB')}{rng.randint(1, pages // 3)}"
        direction, pace = rng.choice(("out", "down", "up", "side")), rng.choice(("calm", "brisk"))
        book = build(rng.randrange(1000), pages)
        gesture = plan(Pull((handle,), direction, pace), Hand(), "clumsy", rng.randrange(1000), book.leans()[handle])
        book.grab(gesture)
        if book.state == "standing" and book.asleep:
            stood += 1
            here = set(book.handles)
            assert here == chain(book), (handle, direction, sorted(here - chain(book)))
            assert {name[0] for name in here} == {"A", "B"}
    assert stood >= PULLS // 3


@pytest.mark.rule("KAM-F1")
@pytest.mark.parametrize(("count", "falls"), [(15, False), (16, True)])
def test_a_wing_that_has_half_come_apart_has_fallen(count: int, falls: bool) -> None:
    """So many pages of one wing are laid down, 10 cm from each other; all others stand as before."""
    book = build(4, 64)
    poses = book.pages.data.qpos.reshape(-1, 7)
    for k in range(count):
        poses[k] = (-0.2 - 0.1 * k, 0.0, 0.0004, np.sqrt(0.5), 0.0, np.sqrt(0.5), 0.0)
    mujoco.mj_forward(book.pages.model, book.pages.data)
    seen = book.judge.look(book.pages, book.places, book.sunk(), [], 0.3)
    assert seen.fell is falls
    assert seen.out == ([] if falls else list(range(count))), "what lies apart is out of a book that stands"


@pytest.mark.rule("KAM-G5")
def test_upwards_is_along_the_page() -> None:
    """Straight up, a page in the middle of a wing levers off the pages that lean on it, and the book falls."""
    fates = []
    for along in (True, False):
        book = build(24, 64)
        lean = book.leans()["B18"] if along else 0.0
        grabbed = book.grab(plan(Pull(("B18",), "up"), Hand(), "average", 24, lean))
        fates.append((book.state, grabbed.drawn))
    assert fates[0] == ("standing", ("B18",)) and fates[1][0] == "fallen"
