"""A game looked at again: each moment is what its eyes were told when it was the present one, and nothing more."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import msgspec
import pytest

import wondertable
from tests.core.test_start import SEED, begun, play
from wondertable import Rng
from wondertable.bots import bot
from wondertable.core.entries import Answered, Move, Reported
from wondertable.core.moments import EVERYTHING, Eyes, moments, told_once
from wondertable.core.rules.journal import EVERYBODY, Event, Journal
from wondertable.core.table import Table

Json = dict[str, Any]
Line = tuple[Move, ...]
Told = dict[Line, dict[int | None, Json]]
UNDONE = 0.3
MOVES = 80
"""So many are enough of a long game."""


def line(table: Table) -> Line:
    """The moves that stand."""
    return tuple(given.entry for given in table.given)


def told_now(table: Table, eyes: int | None) -> Json:
    """What is told at the table, but for what is offered."""
    view = json.loads(msgspec.json.encode(table.changing(eyes)))
    if view["question"] is not None:
        view["question"] |= {"options": [], "refused": []}
        view["question"].pop("forms", None)
    return {"view": view, "events": json.loads(msgspec.json.encode(table.happened(eyes)))}


def told_again(table: Table, eyes: Eyes) -> list[Json]:
    """The moments of a table as they are sent; events from the beginning on."""
    start = Table(table.game, table.players, table.seed, table.options, table.start).position
    found: list[Json] = json.loads(msgspec.json.encode(list(moments(table.game, start, line(table), eyes))))
    events: list[Json] = []
    for moment in found:
        events = [*events, *moment["events"]]
        moment["events"] = events
    return found


@cache
def played_with_undo(name: str) -> tuple[Table, Told]:
    """A game of bots in which answers are taken back; and what everybody was told at each line of moves."""
    game, chance = wondertable.game(name), random.Random(12)
    table = Table(game, 4, SEED, game.quick())
    viewers = [None, *range(table.players)]
    told: Told = {}
    while True:
        told[line(table)] = {eyes: told_now(table, eyes) for eyes in viewers}
        if table.over or len(table.given) > MOVES:
            return table, told
        seat = chance.choice(table.asked())
        if table.given and chance.random() < UNDONE:
            last = table.given[-1].seat
            assert last is not None
            if table.undo_state(last)["can"] is not None:
                table.enter(table.propose_undo(last, voters=[]))
                continue
        rng = Rng(chance.randrange(1000))
        choice = bot("thumb", game).choose(table.position.redeal(seat, rng), seat, rng)
        table.enter(Answered(seat, game.actions.text(choice)))


@pytest.mark.parametrize("name", wondertable.games())
def test_a_moment_is_what_was_told_then(name: str) -> None:
    table, told = played_with_undo(name)
    moves = line(table)
    for eyes in [None, *range(table.players)]:
        found = told_again(table, eyes)
        assert len(found) == len(moves) + 1
        for number, moment in enumerate(found):
            then = told[moves[:number]][eyes]
            assert {"view": moment["view"], "events": moment["events"]} == then, (eyes, number)


def test_answers_were_taken_back_in_these_games() -> None:
    """In most: where answers are sealed and final there may be nothing to take back."""
    games = [played_with_undo(name)[0] for name in wondertable.games()]
    assert sum(len(table.entries) > len(table.given) for table in games) > len(games) // 2


@pytest.mark.parametrize("name", wondertable.games())
def test_who_answered_is_known_and_the_answer_to_its_owner(name: str) -> None:
    table, _ = played_with_undo(name)
    for eyes in (None, 0, 1, EVERYTHING):
        found = told_again(table, eyes)
        assert (found[0]["seat"], found[0]["answer"]) == (None, None)
        for move, moment in zip(line(table), found[1:], strict=True):
            assert isinstance(move, Answered)
            assert moment["seat"] == move.seat
            assert moment["answer"] == (move.answer if eyes in (move.seat, EVERYTHING) else None)


@pytest.mark.parametrize("name", wondertable.games())
def test_everything_is_each_seat_as_it_sees_itself(name: str) -> None:
    table, told = played_with_undo(name)
    moves = line(table)
    all_events = [
        {"key": event.key, "args": json.loads(msgspec.json.encode(event.args))}
        for event in table.game.event_forms.read_from(told_once(table.position.journal, 0), 0, None)  # type: ignore[arg-type]
    ]
    found = told_again(table, EVERYTHING)
    assert found[-1]["events"] == all_events
    for number, moment in enumerate(found):
        then = told[moves[:number]]
        board, watched = moment["view"]["board"], then[None]["view"]
        assert moment["view"] | {"board": None} == watched | {"board": None}
        if "seats" in board:
            own = [then[seat]["view"]["board"]["seats"][seat] for seat in range(table.players)]
            assert board == watched["board"] | {"seats": own}


def test_what_others_were_told_instead_is_not_told_besides() -> None:
    gift, gave, draw, drew = (
        Event(1, 0b11, [0, 1, 5]),
        Event(2, EVERYBODY & ~0b11, [0, 1]),
        Event(3, EVERYBODY, [1]),
        Event(4, 0b1, [7]),
    )
    assert told_once(Journal([gift, gave, draw, drew, gave]), 0).events == [gift, draw, drew, gave]
    assert told_once(Journal([gift, gave, draw]), 1).events == [gave, draw]


def test_hands_and_characters_are_known_to_eyes_that_see_everything() -> None:
    seats = told_again(play(Table(wondertable.game("alicematic"), 4, SEED), 12), EVERYTHING)[-1]["view"]["board"][
        "seats"
    ]
    assert all(len(seat["cards"]) == seat["hand"] > 0 for seat in seats)
    seats = told_again(play(Table(wondertable.game("miraris"), 4, SEED), 12), EVERYTHING)[-1]["view"]["board"]["seats"]
    assert all(seat["character"] for seat in seats)


@pytest.mark.parametrize("name", wondertable.games())
def test_a_table_that_began_later_has_all_before_in_its_first_moment(name: str) -> None:
    table = begun(name)
    before = told_now(table, 1)
    play(table, 3)
    found = told_again(table, 1)
    assert len(found) == 4
    assert {"view": found[0]["view"], "events": found[0]["events"]} == before


def test_reports_are_moments_of_nobody() -> None:
    table = Table(wondertable.game("kamimai"), 2, SEED, {"source": "companion"})
    for entry in (Answered(0, "dominant right"), Answered(1, "dominant right"), Reported("built")):
        table.enter(entry)
    found = told_again(table, 0)
    assert [moment["seat"] for moment in found] == [None, 0, 1, None]
    assert [moment["view"]["board"]["awaiting"] for moment in found] == [None, None, "built", None]
