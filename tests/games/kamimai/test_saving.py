"""Positions written by hand, and those that cannot be."""

from __future__ import annotations

import pytest

from tests.games.kamimai.helpers import GAME, Json, Situation, turn
from wondertable import Refused


def test_a_hand_written_turn_begins() -> None:
    table = Situation(GAME.load({"players": 2, "board": {"seats": [{"cards": "water,g-fire"}, {}], "activator": 1}}))
    assert (table.question, table.activator, table.book) == ("choose_target", 2, 62)
    assert Situation(GAME.load({"players": 2})).question == "state_hand"


def test_a_saved_question_of_a_team_is_loaded() -> None:
    table = turn(["-", "-", "-"], target=None, activator=2).answer(3, "target y")
    loaded = Situation(table.game.load(table.save()), table.game)
    assert loaded.save() == table.save()
    assert loaded.board["advice"] == [{"seat": 2, "text": "target y"}]
    assert loaded.answer(2, "target x").target == "x"


def test_a_turn_whose_draw_was_disputed_twice_is_loaded() -> None:
    table = turn(["-", "-"]).answer(1, "begin")
    for _ in range(2):
        table.report("drew fire stands").answer(2, "dispute")
    loaded = Situation(table.game.load(table.save()), table.game)
    assert loaded.save() == table.save()


@pytest.mark.parametrize(
    ("board", "message"),
    [
        ({"seats": [{"cards": "wolf"}, {"cards": "wolf"}]}, "KAM-I1"),
        ({"energy": 0}, "KAM-I2"),
        ({"target": "a1", "ticked": {"a1": "all"}}, "KAM-I3"),
        ({"target": "z1"}, "target: expected an area of sheet 1"),
        ({"sheet": 7}, "sheet: expected a level"),
        ({"ticked": {"a1": [5]}}, "ticked, a1: expected places"),
        ({"seats": [{}]}, "seats: expected 2"),
        ({"seats": [{"cards": "mud"}, {}]}, "seats 1, cards: expected names of cards"),
        ({"phase": "lunch"}, "board, phase: expected one of"),
        ({"phase": "watch"}, "phase: this phase needs its question"),
        ({"phase": "cast"}, "target: missing"),
        ({"giver": 1}, "giver: nobody gives"),
        ({"giver": 2}, "giver: expected a whole number from 0 to 1"),
        ({"grip": "mud"}, "grip: no such card: 'mud'"),
        ({"chosen": [0, 1]}, "chosen: expected sheet, mode"),
        ({"seats": [{}, {"grips": ["free"]}]}, "seats 2, grips: expected for each of free"),
        ({"danger": -0.5}, "danger: expected the hazard of the last grab"),
        ({"weather": 1}, "board, weather: not a known name here"),
        ({"book": {"pages": {"C1": "water"}}}, "book, pages: no such page"),
        ({"book": {"pages": {"A1": "mud"}}}, "book, pages: 'mud' on page A1"),
        ({"book": {"pages": {"A1": "water"}}}, "book, pages: 64 cards stand in the book, but 1 pages are named"),
        ({"ticked": {"a1": "all", "a2": "all", "a3": "all", "a4": "all"}}, "ticked: everything is sealed"),
    ],
)
def test_what_cannot_be_is_refused_by_name(board: Json, message: str) -> None:
    with pytest.raises(Refused) as caught:
        GAME.load({"players": 2, "board": board})
    assert message in str(caught.value)
