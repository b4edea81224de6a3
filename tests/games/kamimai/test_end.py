"""The end, variants, and the game alone."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tests.games.kamimai.helpers import GAME, PLAYERS, cast, new, turn
from tests.games.kamimai.test_setup import hands_stated
from wondertable import Refused, Rng
from wondertable.bots import bot


@pytest.mark.rule("KAM-E1")
def test_all_win_or_nobody() -> None:
    won = cast("air*4", "-", areas={"x": "none: air"}).answer(1, "cast air 1:air,air,air,air").position.outcome()
    assert won is not None
    assert (won.winners, won.scores, won.reason) == ([0, 1], None, "sealed")
    lost = turn(["-", "-"], energy=1).draws("air", "fell draw").position.outcome()
    assert lost is not None
    assert (lost.winners, lost.scores, lost.reason) == ([], None, "energy")


@pytest.mark.rule("KAM-E2", "KAM-Q46")
def test_the_last_area_wins_at_once() -> None:
    table = cast("air*4,fire*9", "-", areas={"x": "none: air"}).answer(1, "cast air 1:air,air,air,air")
    assert (table.outcome, table.position.asked()) == ("sealed", [])
    assert table.cards(1) == ",".join(["fire"] * 9)  # nothing is stored any more


@pytest.mark.rule("KAM-E3", "KAM-I2")
def test_a_curse_takes_what_is_there() -> None:
    table = turn(["-", "-"], {"x": "curse_energy: fire"}, energy=2).draws("g-air,g-fire,g-water")
    assert (table.energy, table.outcome) == (0, "energy")
    assert table.events("energy_lost") == [{"cause": "curse", "amount": 2, "left": 0}]


@pytest.mark.rule("KAM-E4", "KAM-I2")
@pytest.mark.parametrize("players", PLAYERS)
def test_energy_never_rises_within_a_sheet(players: int) -> None:
    table = new(players, players, skill="clumsy", mode="hard", sheet="3")
    player, rng, energy = bot("sanity", GAME), Rng(players), [4]
    while asked := table.position.asked():
        table.position.apply(asked[0], player.choose(table.position, asked[0], rng))
        if table.board["sheet"]:
            energy.append(table.energy)
    assert all(after <= before for before, after in pairwise(energy))
    assert [now for before, now in pairwise(energy) if now != before] == [
        event["left"] for event in table.events("energy_lost")
    ]
    assert energy[-1] < 4  # it was put to the test


@pytest.mark.rule("KAM-E5")
def test_nothing_that_runs_out_ends_the_game() -> None:
    cards: Any = GAME.data["card"]
    box = {card["kind"]: card["copies"] for card in cards} | {"water": 10}
    out = ",".join(f"{name}*{copies}" for name, copies in box.items())
    table = turn(["-", "-"], discard=out).draws("water")  # two pages, then one
    assert (table.book, table.outcome) == (1, None)
    table.ends().keeps("-")
    assert (table.cards(1), table.cards(2), table.question, table.outcome) == ("-", "-", "begin_draw", None)
    table.answer(2, "begin").rebuilt()  # KAM-F15: the fall costs Energy, not the game
    assert (table.energy, table.book, table.discard, table.outcome) == (3, 64, [], None)


@pytest.mark.rule("KAM-E3", "KAM-E5")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_ends_without_energy_or_without_areas(players: int) -> None:
    for sheet, skill in (("1", "steady"), ("3", "clumsy")):
        table = new(players, players, sheet=sheet, skill=skill)
        player, rng = bot("sanity", GAME), Rng(players)
        while asked := table.position.asked():
            table.position.apply(asked[0], player.choose(table.position, asked[0], rng))
        sealed = all(area["sealed"] for area in table.board["sheet"]["areas"])
        assert (table.outcome, table.energy == 0) == (("sealed", False) if sealed else ("energy", True))


@pytest.mark.rule("KAM-V4", "KAM-V5", "KAM-Q38")
def test_an_adventure_goes_on_to_the_next_sheet() -> None:
    start = hands_stated(new(2, sheet="adventure", mode="easy"))
    assert (start.energy, start.board["adventure"]) == (5, {"stage": 0, "stages": 3})
    ticked = {"a1": "all", "a2": "all", "a3": "all", "a4": [0, 1, 2]}
    board = {"target": "a4", "energy": 3, "cursed": True}
    table = turn(["fire*5", "air"], game=GAME, phase="cast", ticked=ticked, board=board, sheet="adventure", mode="easy")
    table.answer(1, "cast fire 1:fire,fire,fire,fire").rebuilt()
    assert (table.energy, table.board["sheet"]["level"], table.board["mode"]) == (5, 2, "easy")
    assert [table.cards(1), table.cards(2), table.discard] == ["-", "-", []]
    assert (table.book, table.target, table.board["turn"]) == (64, None, 1)
    last = {"c1": "all", "c2": "all", "c3": "all", "c4": "all", "c5": "all", "c6": [1]}
    board = {"sheet": 3, "target": "c6", "cursed": True}
    end = turn(["earth*4", "-"], game=GAME, phase="cast", ticked=last, board=board, sheet="adventure")
    assert end.answer(1, "cast earth 1:earth,earth,earth,earth").outcome == "sealed"


@pytest.mark.rule("KAM-V6", "KAM-V7", "KAM-P29")
def test_alone() -> None:
    table = cast("air*6,fire,imp,mouse", discard="water", areas={"x": "none: team", "y": "none: air"})
    assert table.options(1, "play") == ["play mouse for 1"]
    assert "keep air,air,air,air,air,air" in table.ends().options(1)
    six = cast("air,g-water*2,g-earth*2,g-air*2").ends()
    assert six.cards(1) == "g-water,g-water,g-earth,g-earth,g-air,g-air"


@pytest.mark.rule("KAM-V8")
@pytest.mark.parametrize("sheet", ["1", "2", "3", "adventure"])
@pytest.mark.parametrize("mode", ["easy", "hard"])
def test_alone_with_every_sheet_and_mode(sheet: str, mode: str) -> None:
    assert hands_stated(new(1, sheet=sheet, mode=mode)).book == 63


@pytest.mark.rule("KAM-V10")
def test_options_are_fixed_at_set_up() -> None:
    table = new(2, one_grab=True, turn_cap=7)
    chosen = GAME.chosen_options(table.position)
    assert (chosen["one_grab"], chosen["turn_cap"], chosen["late_falls"]) == (True, 7, True)
    for name, value in (
        ("source", "dice"),
        ("helped", "6:thumb_little>thumb_ring"),
        ("turn_cap", 1000),
        ("sheet", "4"),
    ):
        with pytest.raises(Refused, match=name):
            GAME.new(2, options={name: value})
    helped = "2:thumb_little>thumb_ring;1:other_hand>thumb_ring"
    assert GAME.chosen_options(GAME.new(2, options={"helped": helped}))["helped"] == helped


@pytest.mark.rule("KAM-Q45")
def test_a_turn_cap_leaves_a_game_unfinished() -> None:
    table = turn(["-", "-"], turn_cap=1, board={"turn": 1}).draws("water").ends().keeps("-")
    assert table.outcome == "unfinished"
    assert table.position.outcome().winners == []  # type: ignore[union-attr]


@pytest.mark.rule("KAM-Q45")
def test_every_game_ends() -> None:
    from wondertable.games.kamimai.rules.ending import PATIENCE

    table = cast("fire", "fire*3")
    table.position.tick = PATIENCE
    table.answer(1, "cast fire 1:fire 2:fire,fire,fire").answer(2, "refuse")
    assert table.outcome == "unfinished"
    assert GAME.longest >= PATIENCE // 2 * max(PLAYERS)
