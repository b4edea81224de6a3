"""What a seat is shown belongs to the position it looks at, though parts of it are kept from one look to the next."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.alicematic.helpers import GAME, SEATS, down, player, politics, situation


def test_copies_that_go_different_ways_have_views_of_their_own() -> None:
    table = situation({"A": "(0,0)", "B": "(2,1)"})
    seat = SEATS.index("A")
    before = GAME.view(table.position, seat)
    first, second = table.position.clone(), table.position.clone()
    answers = table.options
    for copy, answer in ((first, answers[0]), (second, answers[-1])):
        assert GAME.view(copy, seat) == before
        copy.apply(seat, GAME.actions.parse(answer))
    assert first.tick == second.tick
    asked = first.asked()[0]
    for copy in (first, second, first):
        assert GAME.view(copy, asked) == GAME.view(GAME.load(GAME.save(copy)), asked)
    assert GAME.view(first, asked) != GAME.view(second, asked)
    assert GAME.view(table.position, seat) == before


@pytest.mark.rule("ALI-P7")
def test_a_summoning_names_the_slot_and_no_record_keeps_it() -> None:
    table = politics(player({"yellow": down(1)}, hand=["Knight"]))
    offered = next(one for one in table.view("A")["question"]["options"] if one["kind"] == "summon")
    assert offered["parts"]["slot"] == "red"
    table.answer("summon Knight")
    assert table.events("summon")[-1]["slot"] == "red"
    assert table.position.journal is not None
    kept = [event for event, _ in GAME.event_forms.read_all(table.position.journal) if event.key == "summon"]
    assert "slot" not in msgspec.to_builtins(kept[-1].args)


def test_the_wire_says_a_walk_step_by_step_and_a_reason_once() -> None:
    """What the public view says of each space, the wire says once for all of them."""
    table = situation({"A": "(0,0)", "B": "(2,1)"})
    board = GAME.look(table.position, SEATS.index("A")).board
    reasons = [(why.rule, why.key, *why.args.values()) for why in board.you.outlook.why]
    assert len(set(reasons)) == len(reasons)
    assert len(msgspec.json.encode(board)) * 3 < len(msgspec.json.encode(table.seen("A")))
    far = max(table.seen("A")["you"]["reach"], key=lambda entry: len(entry["path"]))
    assert far["path"][0] == "(0,0)"
    assert far["path"][-1] == far["space"]
