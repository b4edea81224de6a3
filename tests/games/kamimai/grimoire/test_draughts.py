"""Draughts: books at rest fall late, about as often as the rules say, and everything about it can be replayed."""

from __future__ import annotations

from random import Random

import pytest

from wondertable.core.rules.chance import Rng
from wondertable.games import game
from wondertable.games.kamimai.outside.grimoire import build, load
from wondertable.games.kamimai.outside.grimoire.as_bytes import save
from wondertable.games.kamimai.outside.grimoire.draughts import MOMENTS, Draught, draught_after_draw, enough, force_of
from wondertable.games.kamimai.outside.grimoire.settings import shipped
from wondertable.games.kamimai.rules import odds
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.terms import AVERAGE, IN_CAST, IN_DRAW, IN_STORE, IN_TARGET

AIR = shipped().physics


@pytest.mark.rule("KAM-G19", "KAM-G27")
def test_a_draught_that_topples_a_usual_book_comes_as_often_as_the_rules_say() -> None:
    rng = Random(1)
    for hazard in (0.015, 0.03, 0.06):
        strong = sum(force_of(hazard, 64, 0.0, rng.random()) > enough(64, 0.0) for _ in range(40_000))
        assert strong / 40_000 == pytest.approx(hazard, abs=0.004)
    assert force_of(0.03, 64, 0.0, 0.0) == AIR.gust_most


@pytest.mark.rule("KAM-G27")
def test_a_book_that_leans_falls_with_the_chance_of_the_rules_too() -> None:
    """From the one side less is needed, from the other more; together it is what the rules say."""
    level, tipped = AIR.gust_least + AIR.gust_page * 40, AIR.gust_lean * 0.1
    rng = Random(2)
    fallen = 0
    for _ in range(40_000):
        needed = level + rng.choice((-1, 1)) * tipped
        fallen += force_of(0.03, 40, -0.1, rng.random()) > needed
    assert fallen / 40_000 == pytest.approx(0.03, abs=0.003)


@pytest.mark.rule("KAM-G27")
def test_two_fifths_come_between_the_turns() -> None:
    kamimai = game("kamimai")
    options = kamimai.check_options({"source": "simulated"})
    position = kamimai.new_with(2, Rng(3), kamimai.choose(2, options))
    assert isinstance(position, KamimaiPosition)
    while position.awaiting() != "built":
        position.apply(position.next_seat(), position.legal(position.next_seat())[0])
    position.report("built")
    blown = [draught_after_draw(position, 0.02, chance) for chance in range(20_000)]
    assert blown == [draught_after_draw(position, 0.02, chance) for chance in range(20_000)]
    draughts = [draught for draught in blown if draught is not None]
    hazard = odds.late_hazard(position.chosen.odds.odds, position.chosen.odds.skill[AVERAGE], 64)
    assert len(draughts) / 20_000 == pytest.approx(AIR.gust_rare * hazard, abs=0.01)
    shares = [sum(draught.moment == moment for draught in draughts) / len(draughts) for moment in MOMENTS]
    hands = position.chosen.odds
    assert shares == pytest.approx([hands.late_cast, hands.late_store, hands.late_between], abs=0.04)
    across = sum(abs(draught.x) > abs(draught.y) for draught in draughts)
    assert (
        across > 0.9 * len(draughts)
        and any(draught.x < 0 for draught in draughts)
        and any(draught.x > 0 for draught in draughts)
    )


def test_a_moment_that_passed_too_quickly_is_made_up_for_until_the_next_draw() -> None:
    draught = Draught(IN_STORE, 1.0, 0.0)
    assert [draught.is_due(phase) for phase in (IN_CAST, IN_STORE, IN_TARGET, IN_DRAW)] == [False, True, True, False]


@pytest.mark.rule("KAM-G19")
def test_a_breath_leaves_the_book_standing_and_a_storm_does_not() -> None:
    for force, fate in ((0.3, "standing"), (2.0, "fallen")):
        book = build(8, 40)
        book.draught(force * enough(40, 0.0), 0.0)
        events = book.settle(3.0)
        assert events[0].kind == "draught" and book.state == fate and book.asleep
        if fate == "standing":
            assert len(book.handles) == 40


def test_a_book_saved_in_a_draught_goes_on_bit_by_bit() -> None:
    book = build(9, 12)
    book.draught(0.4, 0.1)
    book.advance(0.2)
    again = load(save(book))
    for one in (book, again):
        one.settle(3.0)
    assert save(book) == save(again)
    assert book.asleep


def test_books_saved_before_there_were_draughts_open() -> None:
    """They had three clocks less."""
    book = build(9, 12)
    data = save(book)
    start = data.index(b'"clocks":[') + len(b'"clocks":[')
    end = data.index(b"]", start)
    clocks = data[start:end].split(b",")
    older = data[:start] + b",".join(clocks[:6]) + data[end:]
    length = int.from_bytes(older[9:13], "little") - (len(data) - len(older))
    opened = load(older[:9] + length.to_bytes(4, "little") + older[13:])
    assert len(clocks) == 9 and opened.handles == book.handles and opened.asleep
