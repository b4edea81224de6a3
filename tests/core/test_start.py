"""A table that begins with a saved position: it goes on from there with chance of its own, and its record proves it."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

import wondertable
from wondertable import Refused, Rng
from wondertable.bots import bot
from wondertable.core import record
from wondertable.core.entries import Answered
from wondertable.core.table import Table

Json = dict[str, Any]
PLAYERS = 4
SEED, OTHER = bytes(range(32)), bytes(range(1, 33))


def play(table: Table, answers: int | None = None) -> Table:
    """Bots answer, so often or to the end."""
    game, chance, given = table.game, Rng(3), 0
    while (asked := table.asked()) and given != answers:
        world = table.position.redeal(asked[0], chance)
        table.enter(Answered(asked[0], game.actions.text(bot("thumb", game).choose(world, asked[0], chance))))
        given += 1
    return table


@cache
def text_of(name: str) -> str:
    game = wondertable.game(name)
    table = play(Table(game, PLAYERS, SEED, game.quick()), 12)
    return json.dumps(game.save(table.position))


def saved(name: str = "miraris") -> Json:
    found: Json = json.loads(text_of(name))
    return found


def begun(name: str = "miraris", seed: int | bytes = OTHER, **changes: Any) -> Table:
    start = saved(name) | changes
    return Table(wondertable.game(name), start["players"], seed, start=start)


@pytest.mark.parametrize("name", wondertable.games())
def test_bots_play_on_to_the_end_and_the_record_is_true(name: str) -> None:
    table = begun(name)
    assert table.game.save(table.position) | {"rng": None} == saved(name) | {"rng": None}
    assert table.options == saved(name)["options"]
    before = len(table.events(None))
    play(table)
    made = json.loads(json.dumps(table.record()))
    assert len(made["events"]) > before
    assert made["start"] == {key: value for key, value in saved(name).items() if key != "rng"}
    checked = record.verify(table.game, made)
    assert checked[:3] == ["commitment", "start", "answers"]


def test_chance_is_the_tables_own() -> None:
    one, other, same = (play(begun("kamimai", seed)).record() for seed in (OTHER, SEED, OTHER))
    assert one["draws"] == same["draws"] != other["draws"]
    assert (one["commitment"], one["start_hash"]) != (other["commitment"], other["start_hash"])
    drawn = begun(rng={"words": [1, 2, 3, 4], "draws": 7})
    assert (drawn.position.rng.draws, drawn.start_hash) == (0, begun().start_hash), "a saved generator stays behind"


def test_undo_goes_back_to_the_start_and_no_further() -> None:
    table = begun("alicematic")
    before = table.game.save(table.position)
    seat = table.asked()[0]
    assert table.undo_state(seat)["can"] is None, "what was answered before is not to be taken back here"
    play(table, 1)
    assert table.undo_state(seat)["can"] == "free"
    number = table.question(seat)
    table.enter(table.propose_undo(seat))
    assert table.game.save(table.position) == before
    assert table.question(seat) > number


@pytest.mark.parametrize("change", ["reveals", "board", "events", "nothing left"])
def test_a_changed_start_is_found_out(change: str) -> None:
    made = json.loads(json.dumps(play(begun()).record()))
    start = made["start"]
    if change == "reveals":
        start["reveals"] += 1
    elif change == "board":
        start["board"]["deck"] = start["board"]["deck"][::-1]
    elif change == "events":
        start["events"].pop()
    else:
        del made["start"]
    with pytest.raises(Refused, match="start: it is not the position whose hash was shown"):
        record.verify(wondertable.game("miraris"), made)


def test_a_start_that_nobody_was_shown_is_found_out() -> None:
    made = json.loads(json.dumps(play(begun()).record()))
    for left_out in (["start_hash"], ["start", "start_hash"]):
        with pytest.raises(Refused, match=r"start|entry 1"):
            record.verify(wondertable.game("miraris"), {key: made[key] for key in made if key not in left_out})


def test_a_record_that_keeps_secrets_keeps_its_start() -> None:
    options = saved()["options"] | {"reveal_after_end": False}
    made = play(begun(options=options)).record(1)
    assert "start" not in made
    assert made["start_hash"]


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"players": 9}, "players"),
        ({"game": "dominovia"}, "game: this is a position of 'dominovia'"),
        ({"data_hash": "00"}, "data_hash"),
        ({"options": {"speed": 3}}, "speed"),
        ({"options": 3}, "options"),
        ({"questions": []}, "questions"),
        ({"board": {"deck": 3}}, "board, deck"),
        ({"tick": 1 << 40}, "tick"),
        ({"events": [[999, 1]]}, "events 1: there is no event 999"),
        ({"events": [[1, 1, -1, -1, -1, -1, -1]]}, "events 1"),
        ({"events": [["deal"]]}, "events 1 1: expected a whole number"),
    ],
)
def test_what_is_no_start_is_refused_with_its_place(changes: Json, told: str) -> None:
    with pytest.raises(Refused) as refused:
        Table(wondertable.game("miraris"), 4, OTHER, start=saved() | changes)
    assert told in str(refused.value)


def test_every_number_of_the_events_is_looked_at() -> None:
    """A wrong one must not be met when somebody looks at the table."""
    for at, event in enumerate(saved()["events"]):
        for place in range(2, len(event)):
            for wrong in (-(1 << 40), 1 << 63, -1):
                events = [list(other) for other in saved()["events"]]
                events[at][place] = wrong
                try:
                    table = begun(events=events)
                except Refused as refused:
                    assert f"events {at + 1}" in str(refused)
                else:
                    assert table.events(0)


def test_a_finished_game_is_no_start() -> None:
    table = play(begun())
    with pytest.raises(Refused, match="the game is over"):
        Table(table.game, 4, SEED, start=table.game.save(table.position))


def test_other_options_beside_a_start_are_refused() -> None:
    with pytest.raises(Refused, match="options"):
        Table(wondertable.game("miraris"), 4, SEED, {"reveal_after_end": False}, saved())


def test_a_position_written_by_hand_is_dealt_from_the_tables_seed() -> None:
    start: Json = {"players": 3}
    decks = [
        json.dumps(table.game.save(table.position)["board"])
        for table in (Table(wondertable.game("miraris"), 3, seed, start=start) for seed in (SEED, OTHER, OTHER))
    ]
    assert decks[0] != decks[1] == decks[2]


def test_a_simulated_book_that_stands_is_no_start() -> None:
    game = wondertable.game("kamimai")
    table = Table(game, 2, SEED, {"source": "simulated"})
    assert Table(game, 2, OTHER, start=game.save(table.position)).asked() == table.asked()
    while table.asked():
        seat = table.asked()[0]
        table.enter(Answered(seat, game.actions.text(table.position.legal(seat)[0])))
        if table.position.awaiting() == "built":
            assert Table(game, 2, OTHER, start=game.save(table.position)).position.awaiting() == "built"
            table.enter(table.propose_report("built"))
            break
    with pytest.raises(Refused, match="a simulated book is not saved"):
        Table(game, 2, OTHER, start=game.save(table.position))
