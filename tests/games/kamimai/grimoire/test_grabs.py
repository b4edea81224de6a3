"""Grabs: what they bring out, what is refused, and what the book tells meanwhile."""

from __future__ import annotations

import pytest

from wondertable.games.kamimai.outside.grimoire import (
    Gesture,
    GrabError,
    Hand,
    Hold,
    Pull,
    Sample,
    build,
    load,
    plan,
    unpack,
)
from wondertable.games.kamimai.outside.grimoire.as_bytes import save
from wondertable.games.kamimai.outside.grimoire.physical import Book

STANDING = save(build(5, 64))
SMALL = save(build(5, 20))


def full() -> Book:
    return load(STANDING)


def pull(*pages: str, direction: str = "side", seed: int = 1) -> Gesture:
    return plan(Pull(pages, direction), Hand(), "steady", seed)


@pytest.mark.rule("KAM-G4", "KAM-G6", "KAM-P17")
def test_a_page_is_drawn_when_it_has_lost_contact() -> None:
    book = full()
    grabbed = book.grab(pull("A3"))
    assert grabbed.drawn == ("A3",) and not grabbed.fell and not grabbed.void
    assert "A3" not in book.handles and len(book.handles) == 63
    assert book.asleep and book.state == "standing"
    assert 0.0 < grabbed.steadiness <= 1.0


@pytest.mark.rule("KAM-G6")
def test_a_page_let_go_in_place_stays_in_the_book() -> None:
    book = full()
    samples = tuple(Sample(k / 60, 0.0, 0.015 * k / 30, 0.0) for k in range(31))
    grabbed = book.grab(Gesture(Hold(("B9",)), samples))
    assert grabbed.drawn == () and not grabbed.fell
    assert len(book.handles) == 64


def test_opening_the_fingers_by_squeeze_lets_go() -> None:
    book = full()
    book.begin(Hold(("B9",)))
    book.move(Sample(0.05, 0.0, 0.005, 0.0, squeeze=0.0))
    events = [event for _ in range(6) for event in book.advance(0.1)]
    assert [event.kind for event in events] == ["let_go", "over"]


@pytest.mark.rule("KAM-G1", "KAM-G4", "KAM-G14", "KAM-P15")
def test_what_cannot_be_is_refused_before_anything_moves() -> None:
    book = load(SMALL)
    before = book.pages.remember()
    for key, hold in (("pages", Hold(("A99",))), ("all", Hold(tuple(book.handles)))):
        with pytest.raises(GrabError) as refused:
            book.begin(hold)
        assert refused.value.key == key and "KAM-" in str(refused.value)
    assert book.pages.remember() == before
    book.begin(Hold(("A1",)))
    with pytest.raises(GrabError, match="KAM-G4"):
        book.begin(Hold(("A2",)))
    with pytest.raises(ValueError, match="KAM-G4"):
        save(book)


@pytest.mark.parametrize("seconds", [-0.1, 0.3, float("nan"), float("inf")])
def test_time_passes_in_small_pieces(seconds: float) -> None:
    with pytest.raises(ValueError, match="advances by"):
        load(SMALL).advance(seconds)


def test_a_hand_that_never_lets_go_is_opened() -> None:
    book = load(SMALL)
    book.begin(Hold(("A1",)))
    limit = book.physics.gesture_time
    kinds = [event.kind for _ in range(round(limit / 0.25) + 4) for event in book.advance(0.25)]
    assert "let_go" in kinds and "over" in kinds
    grabbed = book.result()
    assert grabbed is not None and grabbed.seconds == pytest.approx(limit, abs=0.02)


@pytest.mark.rule("KAM-G12")
def test_live_play_tells_the_same_as_a_whole_grab() -> None:
    gesture = pull("B12", seed=4)
    whole = full()
    expected = whole.grab(gesture)
    book = full()
    book.begin(gesture.hold)
    waiting = list(gesture.samples)
    events, sent = [], 0
    seen: set[int] = set()
    while book.result() is None:
        while waiting and waiting[0].t <= book.time + 1 / 30:
            book.move(waiting.pop(0))
        events += book.advance(1 / 30)
        shot = book.snapshot()
        sent += len(shot)
        seen |= unpack(shot).moved.keys()
        if not waiting:
            book.end()
    assert [event.page for event in events if event.kind == "out"] == list(expected.drawn)
    assert book.names.index("B12") in seen
    assert sent / book.time < 30_000, "bytes a second to one client"


@pytest.mark.rule("KAM-F1", "KAM-G25")
def test_without_one_wing_the_book_falls() -> None:
    book = build(2, 3)
    grabbed = book.grab(pull("A1", direction="out"))
    book.settle(3.0)
    assert grabbed.drawn + grabbed.held == ("A1",), "drawn either way (KAM-P17)"
    assert book.state == "fallen"
    with pytest.raises(GrabError, match="KAM-G1"):
        book.begin(Hold(("B1",)))


@pytest.mark.rule("KAM-G3", "KAM-F1")
def test_a_blow_brings_the_book_down_and_it_is_told_once() -> None:
    book = full()
    book.begin(Hold(("A10", "A11", "A12", "A13", "A14", "A15")))
    for k in range(40):
        book.move(Sample(k * 0.05, 0.08 * (-1) ** k, 0.0, -0.02))
    kinds = [event.kind for _ in range(60) for event in book.advance(0.1)]
    assert kinds.count("fell") == 1 and kinds.count("over") == 1
    grabbed = book.result()
    assert grabbed is not None and grabbed.fell and book.asleep
    assert set(grabbed.held).isdisjoint(grabbed.drawn) and set(grabbed.fallen).isdisjoint(grabbed.held)
    assert len(grabbed.fallen) > 20, "a fall leaves little standing"


@pytest.mark.rule("KAM-G19", "KAM-Q40")
def test_without_late_falls_a_book_is_made_still() -> None:
    book = load(SMALL)
    book.grab(pull("A4"), settle=0.0)
    assert not book.asleep
    book.still()
    before = book.pages.remember()
    assert book.advance(0.25) == [] and book.asleep
    assert book.pages.remember() == before
    book.begin(Hold(("A3",)))
    with pytest.raises(ValueError, match="KAM-G4"):
        book.still()


def test_a_saved_book_goes_on_bit_by_bit() -> None:
    book = full()
    book.grab(pull("A20"), settle=0.0)
    assert not book.asleep, "it is saved in the middle of a movement"
    again = load(save(book))
    assert save(again) == save(book)
    for each in (book, again):
        each.settle(3.0)
        each.grab(pull("B3"))
    assert save(again) == save(book)


@pytest.mark.parametrize("cut", [0, 5, 12, 300, -8])
def test_a_damaged_save_is_refused(cut: int) -> None:
    with pytest.raises(ValueError, match="Grimoire"):
        load(SMALL[:cut])


def test_a_save_with_numbers_that_are_none_is_refused() -> None:
    with pytest.raises(ValueError, match="numbers that are none"):
        load(SMALL[:-8] + b"\xff" * 8)
