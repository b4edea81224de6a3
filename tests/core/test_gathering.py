"""Ways to gather answers besides one seat and sealed ones, on the game that uses them all."""

from __future__ import annotations

from typing import Any

import pytest

import wondertable
from wondertable import Position, Refused
from wondertable.core.table import Table

GAME = wondertable.game("kamimai")


def apply(position: Position, seat: int, text: str) -> None:
    position.apply(seat, GAME.actions.parse(text))


def saved_board(position: Position) -> dict[str, Any]:
    found = GAME.save(position)["board"]
    assert isinstance(found, dict)
    return found


def question(position: Position, seat: int | None = 0) -> dict[str, object]:
    found = GAME.view(position, seat)["question"]
    assert isinstance(found, dict)
    return found


def test_a_team_advises_and_one_decides() -> None:
    position = GAME.new(3, 1, {"sheet": "ask"})
    assert (position.asked(), question(position)["gathering"]) == ([0], "team")
    before = position.tick
    apply(position, 2, "sheet 3")
    apply(position, 2, "sheet 2")  # advice may be given again
    assert position.asked() == [0]
    assert position.tick == before  # nobody's question became stale
    assert question(position, 2)["answered"] == "sheet 2"
    with pytest.raises(Refused):
        apply(position, 2, "begin")
    apply(position, 0, "sheet 1")
    assert GAME.question_name(position.open_question()) != "choose_sheet"


def companion(players: int) -> Position:
    position = GAME.new(players, 1, {"source": "companion"})
    for seat in range(players):
        apply(position, seat, "dominant right")
    position.report("built")
    apply(position, position.asked()[0], "begin")
    return position


def test_the_first_to_react_answers_for_all() -> None:
    position = companion(3)
    assert (position.asked(), position.awaiting(), position.outcome()) == ([], "drew", None)
    position.report("drew water stands")
    asked = position.asked()
    assert (len(asked), question(position)["gathering"]) == (2, "first")
    apply(position, asked[1], "confirm")
    with pytest.raises(Refused):
        apply(position, asked[0], "confirm")


def test_open_answers_change_until_the_last_is_in() -> None:
    board = {"sheet": 1, "target": "a3", "phase": "cast", "drawn": ["g-air"], "activator": 0}
    seats = [{"cards": ["water", "fire", "g-air"]}, {"cards": ["air", "fire"]}]
    position = GAME.load({"players": 2, "options": {"source": "companion"}, "board": {**board, "seats": seats}})
    assert (position.asked(), question(position)["gathering"]) == ([0, 1], "open")
    apply(position, 1, "discard air")
    assert position.asked() == [0]
    loaded = GAME.load(GAME.save(position))
    for world in (position, loaded):
        apply(world, 1, "discard fire")
        assert question(world, 1)["answered"] == "discard fire"
        apply(world, 0, "discard water")
    assert GAME.save(position) == GAME.save(loaded)
    assert saved_board(position)["discard"] == ["water", "fire"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"gathering": "vote"}, "questions, gathering: expected one of"),
        ({"free": [9]}, "questions, free: expected seats from 0 to 2"),
        ({"free": [0]}, "questions, free: a seat that is waited for is not free"),
    ],
)
def test_what_is_no_gathering_is_refused(change: dict[str, object], message: str) -> None:
    data = GAME.save(GAME.new(3, 1, {"sheet": "ask"}))
    questions = data["questions"]
    assert isinstance(questions, list)
    with pytest.raises(Refused, match=message):
        GAME.load({**data, "questions": [{**questions[0], **change}]})


def test_a_report_is_an_entry_that_undo_replays() -> None:
    table = Table(GAME, 1, 3, {"source": "companion"})
    for step in ("dominant right", "!built", "begin", "!drew water,fire stands", "confirm", "end"):
        if step.startswith("!"):
            with pytest.raises(Refused):
                table.propose_report("drew mud stands")
            table.enter(table.propose_report(step[1:]))
        else:
            entry = table.propose(0, step, table.question(0))
            assert entry is not None
            table.enter(entry)
    assert GAME.question_name(table.position.open_question()) == "store_keep"
    table.enter(table.propose_undo(0))
    assert GAME.question_name(table.position.open_question()) == "cast_action"
    assert saved_board(table.position)["drawn"] == ["water", "fire"]


def test_what_was_reported_cannot_be_taken_back() -> None:
    table = Table(GAME, 1, 3, {"source": "companion"})
    for step in ("dominant right", "!built", "begin"):
        entry = table.propose_report(step[1:]) if step.startswith("!") else table.propose(0, step, table.question(0))
        assert entry is not None
        table.enter(entry)
    assert table.undo_state(0)["can"] is not None
    table.enter(table.propose_report("drew water stands"))
    assert table.undo_state(0)["can"] is None
    with pytest.raises(Refused, match="nothing"):
        table.propose_undo(0)


def test_reports_are_refused_where_none_is_awaited() -> None:
    with pytest.raises(Refused, match="No result"):
        wondertable.game("miraris").new(3).report("fell")
