"""What a Guardian's grip does to a mouse or a finger: the view says it, and a live drag does it."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest

from tests.games.kamimai.faults import summoners
from tests.games.kamimai.helpers import turn
from tests.offering import offered
from wondertable.games.kamimai.outside.grimoire import Hand, Sample, build, load
from wondertable.games.kamimai.outside.grimoire.as_bytes import save
from wondertable.games.kamimai.outside.grimoire.gestures import Wanted
from wondertable.games.kamimai.outside.grimoire.translate import gesture_for
from wondertable.games.kamimai.people.feel import feels
from wondertable.games.kamimai.people.shapes import Feel

GUARDIANS = {
    "free": "-",
    "thumb_middle": "g-water",
    "thumb_ring": "g-earth",
    "thumb_little": "g-air",
    "other_hand": "g-fire",
}
PAGE = "A5"
SECONDS = 0.5
WAY = 0.012
"""So far the pointer goes across the book, in metres: less than a page needs to come out."""


@cache
def standing() -> bytes:
    return save(build(5, 20))


class Dragged(NamedTuple):
    hand: Hand
    ways: list[float]
    """How far the hand went across the book, thirtieth by thirtieth of a second."""
    strain: float
    steadiness: float


@cache
def drag(grip: str) -> Dragged:
    """Somebody with this Guardian presses on a page and moves the pointer towards wing B, the first half second."""
    table = turn([GUARDIANS[grip], "-"], source="simulated").answer(1, "begin")
    question = table.game.view(table.position, 0)["question"]
    assert isinstance(question, dict)
    texts = [one["text"] for one in offered(question) if one["kind"] == "grab" and one["parts"]["pages"] == [PAGE]]
    text = next((text for text in texts if " out right " in text), texts[0])
    table.answer(1, text)
    wanted = Wanted(0, text, {"live": True, "along": 0.5, "height": 0.5})
    assert wanted.live is not None
    hold = gesture_for(summoners(table.position), wanted, {}, 1).hold
    book = load(standing())
    book.begin(hold)
    wanted.live.add([Sample(k / 60, WAY * k / 60 / SECONDS, 0.0, 0.0) for k in range(1, int(60 * SECONDS) + 1)], False)
    for sample in wanted.live.take():
        book.move(sample)
    ways: list[float] = []
    strain, begin = 0.0, book.reach()
    assert begin is not None
    for _ in range(round(30 * SECONDS)):
        book.advance(1 / 30)
        reach = book.reach()
        assert reach is not None
        ways.append(reach.x - begin.x)
        strain = max(strain, reach.strain)
    book.end()
    while (result := book.result()) is None:
        book.advance(1 / 30)
    return Dragged(hold.hand, ways, strain, result.steadiness)


def said(grip: str) -> Feel:
    return next(feel for feel in feels() if feel.grip == grip)


@pytest.mark.rule("KAM-G13", "KAM-U10", "KAM-U11", "KAM-U12", "KAM-U13")
@pytest.mark.parametrize("grip", GUARDIANS)
def test_the_view_says_the_numbers_by_which_the_hand_goes(grip: str) -> None:
    hand, feel = drag(grip).hand, said(grip)
    assert "+".join(hand.fingers) == feel.fingers
    assert hand.other == feel.other
    assert feel.strength == pytest.approx(hand.strength * 100, abs=0.5)
    assert feel.tremor == pytest.approx(hand.tremor * 1000, abs=0.05)
    assert feel.lag == pytest.approx(hand.lag, abs=0.005)
    assert feel.mirrored == hand.mirrored


def test_only_tables_with_a_simulated_hand_are_told_how_it_feels() -> None:
    tables = [turn(["-", "-"], source=source) for source in ("simulated", "statistical", "companion")]
    assert [len(table.board["feels"]) for table in tables] == [8, 0, 0]
    assert [feel["grip"] for feel in tables[0].board["feels"]][:5] == list(GUARDIANS)


@pytest.mark.rule("KAM-U13")
def test_the_other_hand_goes_the_wrong_way_and_late() -> None:
    free, other = drag("free"), drag("other_hand")
    assert free.ways[-1] == pytest.approx(WAY, rel=0.05), "else the hand is where the pointer is"
    assert other.ways[-1] < 0.0
    assert all(-late < way for way, late in zip(free.ways[2:], other.ways[2:], strict=True))
    behind = free.ways[-1] + other.ways[-1]
    assert behind == pytest.approx(said("other_hand").lag * WAY / SECONDS, rel=0.25)


@pytest.mark.rule("KAM-U10", "KAM-U11", "KAM-U12")
def test_a_worse_finger_trembles_more_and_pulls_less() -> None:
    hands = [drag(grip) for grip in ("free", "thumb_middle", "thumb_ring", "thumb_little")]
    steady = [hand.steadiness for hand in hands]
    assert steady == sorted(steady, reverse=True) and steady[0] > 1.5 * steady[-1]
    strain = [hand.strain for hand in hands]
    assert strain == sorted(strain) and strain[-1] > 1.5 * strain[0], "it is sooner at the end of its strength"
