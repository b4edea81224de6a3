"""Positions as JSON: saved, loaded, and written by hand."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.at_random import answers
from tests.games.alicematic.helpers import EXAMPLE_MAP, GAME, Json, down, new, owned, player, situation, thumbs
from wondertable import Refused


def board(**more: Any) -> Json:
    found: Json = {"phase": "invasion", "round": 13, "tiles": EXAMPLE_MAP, "seats": [{}, {}, {}]}
    return {**found, **more}


def load(**more: Any) -> Json:
    return GAME.save(GAME.load({"players": 3, "board": board(**more)}))


def problem(**more: Any) -> str:
    with pytest.raises(Refused) as caught:
        load(**more)
    return str(caught.value)


@pytest.mark.parametrize("seed", range(2))
def test_every_position_of_a_game_is_saved_and_loaded(seed: int) -> None:
    for number, table in enumerate(thumbs(4, seed, auto_gain=False)):
        if number % 5 == 0 or table.over:
            saved = json.loads(json.dumps(table.save()))
            assert GAME.save(GAME.load(saved)) == saved


def test_a_position_written_by_hand_starts_what_it_names() -> None:
    assert GAME.load({"players": 3}).asked() == [0]
    for phase, asked in (("mulligan", [0, 1, 2]), ("cities", [1]), ("politics", [2]), ("invasion", [2])):
        turns = 2 if phase in ("politics", "invasion") else 1 if phase == "cities" else 0
        position = GAME.load({"players": 3, "board": {"phase": phase, "tiles": EXAMPLE_MAP, "turns": turns}})
        assert position.asked() == asked
    over = {"phase": "over", "round": 14, "tiles": EXAMPLE_MAP, "ended": "points", "winners": [1]}
    assert GAME.load({"players": 3, "board": over}).asked() == []
    partly = {"tiles": EXAMPLE_MAP, "seats": [{"kingdom": "mad_hatter"}, {}, {}]}
    assert GAME.load({"players": 3, "board": partly}).asked() == [1]


def test_what_is_left_out_by_hand() -> None:
    saved = load()["board"]
    assert [seat["kingdom"] for seat in saved["seats"]] == ["queen_of_hearts", "mad_hatter", "humpty_dumpty"]
    assert [len(seat["hand"]) for seat in saved["seats"]] == [5, 5, 5]
    assert len(saved["deck"]) == 75
    assert load(deck=["Jet", "Knight"])["board"]["deck"][:2] == [["green", 6], ["red", 2]]


def test_connections_are_worked_out() -> None:
    table = situation(owned(A="(0,0) (1,0) (2,0) (4,-3)"))
    assert [table.cut_off(space) for space in ("(1,0)", "(2,0)", "(4,-3)")] == [False, False, True]


MISTAKES: list[tuple[Json, str]] = [
    ({"phase": "tea"}, "phase"),
    ({"round": 15}, "round"),
    ({"turns": 3}, "turns"),
    ({"start": 3}, "start"),
    ({"crown": 1}, "not a known name"),
    ({"tiles": [{"at": "(9,9)", "tile": 1}]}, "free tile centre"),
    ({"tiles": [{"at": "(0,0)", "tile": 1}, {"at": "(2,1)", "tile": 1}]}, "lies twice"),
    ({"tiles": [{"at": "(0,0)", "tile": 77}]}, "no such tile"),
    ({"tiles": [{"at": "(0,0)", "tile": 1, "rotation": 6}]}, "tiles 1, rotation: expected a whole number from 0 to 5"),
    ({"tiles": [{"at": "(0,0)", "tile": 1, "ink": 6}]}, "not a known name"),
    ({"tiles": [{"at": "(0,0)", "city": 1, "spots": 1, "ring": ["R1"]}]}, "tiles 1, ring: expected a list of 6"),
    ({"tiles": 3}, "tiles: expected a list"),
    ({"spaces": {"(7,7)": {"owner": 1}}}, "no such space"),
    ({"spaces": {"(1,0)": {"owner": 3}}}, "owner"),
    ({"spaces": {"(1,0)": {"tokens": [1, 0, 0]}}}, "expected owner and attack"),
    ({"spaces": {"(0,0)": {"owner": 1}}}, "expected tokens"),
    ({"spaces": {"(2,-1)": {"attack": 1}}}, "expected owner there"),
    ({"spaces": {"(0,0)": {"tokens": [2, 1, 0]}}}, "ALI-N5"),
    ({"spaces": {"(0,0)": {"tokens": [1]}}}, "3 counts"),
    ({"spaces": {"(1,0)": {"owner": 1, "attack": 1}}}, "ALI-N5"),
    ({"spaces": []}, "expected an object"),
    ({"seats": [{}, {}]}, "seats: expected 3"),
    ({"seats": [{"purse": 1}, {}, {}]}, "not a known name"),
    ({"seats": [{"kingdom": "duchess"}, {}, {}]}, "expected one of queen_of_hearts"),
    ({"seats": [{"kingdom": "mad_hatter"}, {}, {}]}, "ALI-S4"),
    ({"seats": [{"hand": ["Alice"]}, {}, {}]}, "no such card"),
    ({"seats": [{"hand": [["red", 7]]}, {}, {}]}, "no such card"),
    ({"seats": [{"hand": ["Jet"] * 3}, {}, {}]}, "ALI-N1"),
    ({"seats": [{"hand": ["?"] * 85}, {"hand": ["?"] * 6}, {}]}, "ALI-N1"),
    ({"seats": [{"slots": {"red": ["?"] * 5}}, {}, {}]}, "ALI-N4"),
    ({"seats": [{"slots": {"pink": []}}, {}, {}]}, "slots, pink: not a known name"),
    ({"seats": [{"slots": {"red": ["Knight:Jet"]}}, {}, {}]}, "no card copies"),
    ({"seats": [{"slots": {"red": ["Wiccan:Wiccan"]}}, {}, {}]}, "no card copies"),
    ({"seats": [{"slots": {"red": [{"card": "?"}]}}, {}, {}]}, "has a name"),
    ({"seats": [{"slots": {"red": [{"card": "Jet", "up": 1}]}}, {}, {}]}, "true or false"),
    ({"seats": [{"slots": {"red": [{"card": "Jet", "since": -1}]}}, {}, {}]}, "red 1, since: expected a whole number from 0 to 90"),
    ({"seats": [{"slots": {"red": [3]}}, {}, {}]}, "red 1: expected an object or a text"),
    ({"seats": [{"tokens": {"red": 21}}, {}, {}]}, "red"),
    ({"seats": [{"tokens": {"red": 15}}, {"tokens": {"red": 6}}, {}]}, "ALI-N2"),
    ({"seats": [{"tokens": {"blue": 1}}, {}, {}]}, "tokens, blue: not a known name"),
    ({"seats": [{"vp": -1}, {}, {}]}, "vp"),
    ({"seats": [{"auto_gain": "no"}, {}, {}]}, "true or false"),
    ({"seats": [{"redrew": ["Jet"]}, {}, {}]}, "before it is shuffled in"),
    ({"seats": [{"discarded": ["Jet"]}, {}, {}], "reshuffled": True}, "given back in the mulligan"),
    ({"seats": [{"discarded": ["?"] * 6}, {}, {}]}, "ALI-S7"),
    ({"round": 2, "seats": [{"slots": {"red": down(3)}}, {}, {}]}, "ALI-N4"),
    ({"round": 1, "spaces": {f"({q},{r})": {"owner": 0} for q, r in ((1, 0), (1, -1), (0, -1), (-1, 0))}}, "ALI-N3"),
    ({"effect": {"alice": "Scholar"}}, "not set off"),
    ({"effect": {"alice": "Nobody"}}, "name of an Alice"),
    ({"effect": {"alice": "Fighter"}}, "nothing to ask"),
    ({"effect": {"alice": "Wiccan", "detail": 3}}, "the card that copies"),
    ({"pending": [{"alice": "Hunter"}]}, "open question must be named"),
    ({"pending": 1}, "expected a list"),
    ({"ended": "points"}, "phase is over"),
    ({"winners": [1]}, "a finished game has a winner"),
    ({"winners": [4]}, "seats from 0 to 2"),
    ({"phase": "over", "round": 14}, "winner"),
    ({"phase": "cities", "round": 0, "seats": [{"vp": 3}, {}, {}]}, "ALI-S9"),
    ({"phase": "mulligan", "round": 0, "seats": [{"hand": ["Jet"]}, {}, {}]}, "ALI-S6"),
    ({"phase": "mulligan", "round": 0, "seats": [{"discarded": ["Jet"]}, {}, {}]}, "given back cards yet"),
    ({"phase": "cities", "round": 0, "turns": 6}, "all start tokens are placed"),
    ({"phase": "mulligan", "round": 0, "turns": 1}, "before the first"),
    ({"phase": "kingdoms", "round": 0, "seats": [{}, {"kingdom": "mad_hatter"}, {}]}, "ALI-S5"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "told"), MISTAKES, ids=lambda x: str(x)[:40])
def test_impossible_positions_are_refused_by_name(change: Json, told: str) -> None:
    assert told in problem(**change)


def test_a_map_is_needed_once_cards_are_dealt() -> None:
    with pytest.raises(Refused, match="the map lies from the beginning"):
        GAME.load({"players": 3, "board": {"phase": "politics"}})


def saved(seed: int = 1) -> Json:
    """The Invasion of somebody, as it is saved."""
    table = new(3, seed)
    for _ in answers(table.position, seed):
        if table.question == "invasion":
            return table.save()
    raise AssertionError("no invasion was asked")


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"kind": "politics"}, "expected one: invasion"),
        ({"sealed": True}, "expected false"),
        ({"waiting": [0, 1]}, "each of the seats"),
        ({"waiting": [], "answers": [None, None, None]}, "waiting: expected a list that is not empty"),
    ],
)
def test_the_open_question_must_fit(change: Json, told: str) -> None:
    data = saved()
    data["questions"][0] |= change
    with pytest.raises(Refused, match=told):
        GAME.load(data)


def test_a_sealed_answer_must_have_been_offered() -> None:
    table = new(3)
    for _ in range(3):
        table.answer(table.options[0])
    table.answer("keep", "B")
    data = table.save()
    assert GAME.save(GAME.load(data)) == data
    missing = next(name for name in GAME.tables.alice_names if name not in table.hand("B"))
    data["questions"][0]["answers"][1] = f"discard {missing}"
    with pytest.raises(Refused, match="was not offered to seat 2"):
        GAME.load(data)


def test_a_whole_situation_by_hand() -> None:
    table = situation(
        owned(A="(0,0) (1,0)", B="(2,1)"),
        {"B": "(0,1)"},
        a=player({"red": ["Knight", "(Jet)"], "yellow": ["Wiccan:Angel"]}, hand=["Maid"], tokens="r1 g2", vp=5),
        seed=3,
    )
    again = GAME.load(json.loads(json.dumps(table.save())))
    assert GAME.save(again) == table.save()
