"""Gestures that no hand makes: the book may fall, but nothing explodes, hangs or becomes a number that is none."""

from __future__ import annotations

from math import inf, nan

import numpy as np
import pytest

from wondertable.games.kamimai.outside.grimoire import Gesture, Hold, Sample, build, load
from wondertable.games.kamimai.outside.grimoire.as_bytes import save
from wondertable.games.kamimai.outside.grimoire.pages import NumericalFault, Pages

STANDING = save(build(11, 64))
PACKET = Hold(("A14", "A15", "A16", "A17", "A18", "A19"))
PAGE = Hold(("B20",), along=1.0, height=0.0)

HOSTILE = {
    "no samples": Gesture(PAGE, ()),
    "no duration": Gesture(PAGE, tuple(Sample(0.0, 0.1 * k, -0.1, 0.0) for k in range(20))),
    "not numbers": Gesture(PAGE, (Sample(nan, nan, nan, nan), Sample(0.1, inf, -inf, nan), Sample(inf, 0.0, 0.0, 0.0))),
    "far away": Gesture(PAGE, (Sample(0.1, 1e300, -1e300, 1e300), Sample(0.5, -1e300, 1e300, 1e9))),
    "thousands": Gesture(PAGE, tuple(Sample(k / 6000, 0.0, 0.1 * k / 6000, 0.0) for k in range(6000))),
    "back in time": Gesture(PAGE, tuple(Sample(1.0 - k / 20, 0.02, 0.05, 0.0) for k in range(20))),
    "stab": Gesture(PACKET, (Sample(0.02, 0.2, 0.0, -0.2), Sample(0.6, 0.2, 0.0, -0.2))),
    "shaking": Gesture(PACKET, tuple(Sample(k / 30, 0.2 * (-1) ** k, 0.1, 0.05) for k in range(45))),
    "spinning": Gesture(PACKET, tuple(Sample(k / 30, 0.0, 0.0, 0.0, turn=1e6 * (-1) ** k) for k in range(45))),
    "negative squeeze": Gesture(PAGE, (Sample(0.2, 0.0, 0.05, 0.0, squeeze=-5.0),)),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_nothing_explodes(name: str) -> None:
    book = load(STANDING)
    top = 0.0
    plain_step = book.pages.step

    def watched() -> None:
        nonlocal top
        plain_step()
        top = max(top, float(np.abs(book.pages.data.qvel.reshape(-1, 6)[:, :3]).max()))

    book.pages.step = watched  # type: ignore[method-assign]
    grabbed = book.grab(HOSTILE[name])
    assert not grabbed.void
    assert np.isfinite(book.pages.data.qpos).all()
    assert top <= book.physics.top_speed
    middle = book.pages.positions()[book.pages.present()]
    assert float(np.abs(middle).max()) < 1.0, "all pages are still on the table"
    assert book.time < book.physics.gesture_time + 5.0
    assert book.state == ("fallen" if grabbed.fell else book.state)


def test_bad_numbers_alone_move_nothing() -> None:
    book = load(STANDING)
    before = book.pages.positions().copy()
    grabbed = book.grab(HOSTILE["not numbers"])
    assert grabbed.drawn == () and not grabbed.fell
    assert float(np.abs(book.pages.positions() - before).max()) < 0.001


def test_a_numerical_fault_voids_the_grab_and_restores_the_book(monkeypatch: pytest.MonkeyPatch) -> None:
    book = load(STANDING)
    before = book.pages.remember()
    pull = Gesture(Hold(("A3",), along=0.87), tuple(Sample(k / 30, 0.0, 0.1 * k / 30, 0.0) for k in range(31)))
    steps = 0
    plain_step = Pages.step

    def faulty(self: Pages) -> None:
        nonlocal steps
        plain_step(self)
        steps += 1
        if steps == 60:
            self.data.qpos[5] = nan
            raise NumericalFault("a page has no place any more")

    with monkeypatch.context() as patch:
        patch.setattr(Pages, "step", faulty)
        grabbed = book.grab(pull)
    assert grabbed.void and grabbed.drawn == () and not grabbed.fell
    assert book.state == "standing" and book.asleep and len(book.handles) == 64
    assert book.pages.remember() == before
    assert book.grab(pull).drawn == ("A3",), "the same grab again is a grab as any other"


def test_a_page_without_a_place_is_a_numerical_fault() -> None:
    book = load(STANDING)
    book.pages.data.qvel[7] = nan
    with pytest.raises(NumericalFault):
        book.pages.step()


def test_a_fault_with_no_hand_on_the_book_puts_it_back_to_rest() -> None:
    book = load(STANDING)
    before = book.pages.remember()
    book.asleep = False
    book.pages.data.qvel[7] = nan
    assert [event.kind for event in book.advance(0.1)] == ["void"]
    assert book.pages.remember() == before and book.asleep


def test_a_fault_after_a_grab_brings_no_drawn_page_back() -> None:
    book = load(STANDING)
    pull = Gesture(Hold(("A1",), along=0.87), tuple(Sample(k / 30, 0.0, 0.1 * k / 30, 0.0) for k in range(31)))
    assert book.grab(pull, settle=0.0).drawn == ("A1",)
    assert not book.asleep
    book.pages.data.qvel[7] = nan
    assert [event.kind for event in book.advance(0.1)] == ["void"]
    assert book.asleep and len(book.handles) == 63 and "A1" not in book.handles
