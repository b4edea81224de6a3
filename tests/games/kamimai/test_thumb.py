"""The autopilot of the rules' table of decisions, and the bots."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.kamimai.helpers import GAME, PLAYERS, Situation, cast, new, turn
from tests.games.kamimai.test_setup import hands_stated
from wondertable import Rng
from wondertable.bots import bot


def autopilot(table: Situation, seat: int | None = None) -> str:
    chosen = seat or table.asked[0]
    return table.game.actions.text(table.game.autopilot(table.position, chosen - 1, Rng(1)))


def test_set_up() -> None:
    table = new(2, sheet="ask", mode="ask", training=True)
    for expected in ("sheet 1", "mode normal", "dominant right", "dominant right", "skip", "skip"):
        assert autopilot(table) == expected
        table.answer(table.asked[0], expected)
    assert autopilot(table) == "begin"


def test_the_target_with_most_units_for_each_spell() -> None:
    areas = {"x": "none: air", "y": "none: fire water", "z": "none: earth"}
    assert autopilot(turn(["fire*3", "water*3"], areas, target=None)) == "target y"
    assert autopilot(turn(["-", "-"], areas, target=None)) == "target x"


def test_the_easiest_grip() -> None:
    assert autopilot(turn(["g-air,g-water,g-fire", "-"])) == "grip g-water"


def test_seen_pages_without_guardians_up_to_three() -> None:
    table = hands_stated(new(1, seed=4)).answer(1, "begin")
    pages = {page["page"]: page["card"] for page in table.board["book"]["pages"]}
    page = autopilot(table).split()[1]
    assert pages[page] is not None
    assert not pages[page].startswith("g-")
    assert page[0] == "B"  # the heavier wing of 63 pages
    board = {"drawn": ["water", "fire", "air"], "phase": "draw"}
    question = [{"kind": "draw", "sealed": False, "waiting": [0], "answers": [None, None]}]
    data = {"players": 2, "board": {"sheet": 1, "target": "a1", **board}, "questions": question}
    assert autopilot(Situation(GAME.load(data))) == "stop"


def test_curse_discards() -> None:
    areas = {"x": "curse_discard: fire", "y": "none: air"}
    table = turn(["-", "fire*2,air,imp", "fire,water*2"], areas).draws("g-air,fire,fire,wolf")
    assert autopilot(table, 1) == "discard fire"
    assert autopilot(table, 2) == "discard air"
    assert autopilot(table, 3) == "discard water"


def test_casts_with_the_fewest_creatures() -> None:
    assert autopilot(cast("fire*4,fairy-fire", "-")) == "cast fire 1:fire,fire,fire,fire"
    assert autopilot(cast("fire", "-")) == "end"
    table = cast("fire", "fire*3").answer(1, "cast fire 1:fire 2:fire,fire,fire")
    assert autopilot(table, 2) == "agree"


@pytest.mark.rule("KAM-M10")
@pytest.mark.parametrize("who", ["autopilot", "thumb", "sanity"])
def test_whoever_refused_a_spell_is_not_asked_for_it_again(who: str) -> None:
    """As long as nothing has changed; others are asked instead, and for other spells the same."""

    def wish(table: Situation) -> str:
        world = table.game.load(table.game.save(table.position.redeal(0, Rng(1))))
        if who == "autopilot":
            return autopilot(Situation(world, table.game), 1)
        return table.game.actions.text(bot(who, table.game).choose(world, 0, Rng(1)))

    areas = {"x": "none: water fire", "y": "none: air"}
    table = cast("water,fire", "water*3,fire*3", "water*3,mouse", areas=areas, board={"discard": []})
    first = wish(table)
    assert first == "cast water 1:water 2:water,water,water"
    table.answer(1, first).answer(2, "refuse")
    assert wish(table) == "cast water 1:water 3:water,water,water"
    table.answer(1, "cast water 1:water 3:water,water,water").answer(3, "refuse")
    assert wish(table) == "cast fire 1:fire 2:fire,fire,fire"
    table.answer(1, "cast fire 1:fire 2:fire,fire,fire").answer(2, "refuse")
    assert wish(table) == "end"


@pytest.mark.rule("KAM-M10")
def test_after_a_change_a_refused_spell_may_be_asked_for_again() -> None:
    areas = {"x": "none: water fire", "y": "none: air"}
    table = cast("water,fire*4", "water*3", areas=areas)
    proposed = "cast water 1:water 2:water,water,water"
    assert autopilot(table) == proposed
    table.answer(1, proposed).answer(2, "refuse")
    own = "cast fire 1:fire,fire,fire,fire"
    assert autopilot(table) == own
    assert autopilot(table.answer(1, own)) == proposed


def test_gifts_that_complete_a_spell() -> None:
    areas = {"x": "none: team", "y": "none: air"}
    table = cast("dragonflies,fire*3", "fire", areas=areas).answer(1, "play dragonflies")
    assert autopilot(table) == "giver 1"
    table.answer(1, "giver 1")
    assert autopilot(table) == "give fire to 2"


def test_each_giver_completes_what_they_can() -> None:
    areas = {"x": "none: fire", "y": "none: air"}
    table = cast("dragonflies,air", "fire*2", "fire*2,water", areas=areas).answer(1, "play dragonflies", "giver 3")
    assert autopilot(table) == "give fire to 1"


def test_a_gift_may_complete_a_second_spell() -> None:
    areas = {"x": "none: fire air", "y": "none: water"}
    table = cast("dragonflies,air*4", "fire*4", areas=areas).answer(1, "play dragonflies")
    assert autopilot(table) == "giver 2"
    assert autopilot(table.answer(1, "giver 2")) == "give fire to 1"


def test_a_gift_that_costs_a_spell_completes_none() -> None:
    areas = {"x": "none: fire team", "y": "none: water"}
    table = cast("dragonflies,wolf,air*2", "fire*3,air", areas=areas).answer(1, "play dragonflies", "giver 1")
    assert autopilot(table) == "give air to 2"  # the Wolf would complete a team spell in Air, but he starts Fire


def test_a_gift_without_use_is_the_card_least_missed() -> None:
    areas = {"x": "none: team", "y": "none: air"}
    table = cast("dragonflies,fire*2", "water,fire*2", areas=areas).answer(1, "play dragonflies", "giver 2")
    assert autopilot(table) == "give water to 1"


def test_the_mouse_takes_most_units() -> None:
    table = cast("mouse,fire", "-", areas={"x": "none: fire", "y": "none: air"}, discard="fire,fairy-fire,fairy-air")
    assert autopilot(table.answer(1, "play mouse for 1")) == "take fairy-fire"


def test_keeps_what_the_target_needs() -> None:
    areas = {"x": "none: fire", "y": "none: air"}
    table = cast("water*3,air*2,fire*2,fairy-fire", "-", areas=areas).ends()
    assert autopilot(table) == "keep air,air,fire,fairy-fire"  # four units of Fire are enough


@pytest.mark.parametrize(
    ("reserves", "target", "other", "drawn", "kept"),
    [
        (["-", "fire*2"], "team", "air", "fire,fire,water,earth,air", {"fire": 2}),
        (["g-air*2", "fire*2"], "team", "air", "fire,fire,water,earth,air", {"fire": 2}),
        (["-", "air", "air", "air"], "team", "water earth fire", "air,water,water,earth,fire", {"air": 1}),
        (["-", "air*2", "air"], "team", "water earth fire", "air,water*2,earth,fire", {"air": 1}),
        (["fire*4", "-"], "fire", "water", "fairy-water", {"fire": 4}),
        (["fire*4", "-"], "fire", "water earth", "wolf,fairy-water,fairy-earth", {"fire": 2, "wolf": 1}),
        (["water*4", "fire*2"], "water fire", "air", "fire", {"water": 4}),
        (["fire*4", "fire*2,water*2"], "fire team", "air", "water*2", {"fire": 2, "water": 2}),
    ],
)
def test_keeps_what_completes_a_spell(
    reserves: list[str], target: str, other: str, drawn: str, kept: dict[str, int]
) -> None:
    table = turn(reserves, {"x": f"none: {target}", "y": f"none: {other}"}).draws(drawn, "fell draw")
    found = Counter(autopilot(table).removeprefix("keep ").split(","))
    assert {name: found[name] for name in kept} == kept


def test_keeps_what_completes_a_spell_elsewhere() -> None:
    areas = {"x": "none: air", "y": "none: fire", "z": "none: water earth"}
    table = cast("air*4,fire*4,water,earth", "-", areas=areas).answer(1, "cast air 1:air,air,air,air")
    assert autopilot(table) == "keep fire,fire,fire,fire"
    table = turn(["fire*4,water,earth", "-"], areas).draws("air", "fell draw")
    assert autopilot(table) == "keep air,fire,fire,fire"  # the target comes first


@pytest.mark.parametrize(("mode", "enough"), [("normal", 2), ("hard", 3)])
def test_thumb_draws_few_pages(mode: str, enough: int) -> None:
    question = [{"kind": "draw", "sealed": False, "waiting": [0], "answers": [None, None]}]
    for drawn in range(1, 4):
        board = {"sheet": 1, "target": "a4", "phase": "draw", "drawn": ["fire", "water", "air"][:drawn]}
        seen = {"A1": "fairy-air", "A2": None, "B1": None}
        rest = {f"A{n}": None for n in range(3, 33)} | {f"B{n}": None for n in range(2, 33 - drawn)}
        board["book"] = {"pages": seen | rest, "built_with": 64}
        data = {"players": 2, "options": {"mode": mode}, "board": board, "questions": question}
        position = GAME.load(data)
        answer = GAME.actions.text(bot("thumb", GAME).choose(position, 0, Rng(1)))
        assert answer == ("stop" if drawn >= enough else "grab A1 side right thumb+index")


@pytest.mark.parametrize(
    ("source", "gone", "page"), [("statistical", 4, "A1"), ("simulated", 0, "A1"), ("simulated", 4, "B1")]
)
def test_bots_keep_a_simulated_book_level(source: str, gone: int, page: str) -> None:
    """Wing A has the card that the target needs; where it already lacks pages, a lesser card of wing B is the better pull."""
    pages = {f"A{n}": None for n in range(1, 33 - gone)} | {f"B{n}": None for n in range(1, 33)}
    board = {"sheet": 1, "target": "a1", "phase": "draw", "discard": ["fire", "air", "earth", "water"][:gone]}
    board["book"] = {"pages": pages | {"A1": "fire", "B1": "air"}, "built_with": 64}
    question = [{"kind": "draw", "sealed": False, "waiting": [0], "answers": [None, None]}]
    position = GAME.load({"players": 2, "options": {"source": source}, "board": board, "questions": question})
    for name in ("sanity", "thumb"):
        assert GAME.actions.text(bot(name, GAME).choose(position, 0, Rng(1))).split()[1] == page


@pytest.mark.parametrize("name", ["sanity", "thumb"])
@pytest.mark.parametrize("players", PLAYERS)
def test_bots_finish_their_games(name: str, players: int) -> None:
    position, player, rng = GAME.new(players, players, {"sheet": "2"}), bot(name, GAME), Rng(7)
    while asked := position.asked():
        position.apply(asked[0], player.choose(position.redeal(asked[0], rng), asked[0], rng))
    assert position.outcome() is not None
