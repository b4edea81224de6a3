"""Spells: what pays them, who gives, who agrees."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from tests.games.kamimai.helpers import GAME, NAMES, PLAYERS, Situation, cast, turn

TEAM = {"x": "none: team", "y": "none: air"}
BOX = ["fire", "water", "air"] * 11 + [name for name in NAMES if name.startswith("fairy")] + ["wolf", "imp", "mouse"]


@pytest.mark.rule("KAM-M1", "KAM-M5", "KAM-M20")
def test_a_spell_costs_four_units() -> None:
    table = cast("water*5", "-")
    assert table.options(1, "cast") == ["cast water 1:water,water,water,water"]
    assert table.refused(1, "cast water 1:water,water,water").rule == "KAM-M1"
    table.answer(1, "cast water 1:water,water,water,water")
    assert table.discard == ["water"] * 4
    assert table.cards(1) == "water"


@pytest.mark.rule("KAM-M2", "KAM-M3")
def test_what_gives_units() -> None:
    """Every set of cards pays exactly if it has at most four cards that can give four units."""
    values = {"fire": 1, "fairy-fire": 3, "wolf": 2}
    for fires, fairies, wolves in product(range(6), range(2), range(2)):
        cards = ["fire"] * fires + ["fairy-fire"] * fairies + ["wolf"] * wolves
        table = cast(",".join([*cards, "g-fire", "imp", "fairy-air"]), areas={"x": "none: fire", "y": "none: air"})
        text = f"cast fire 1:{','.join(cards)}"
        pays = 0 < len(cards) <= 4 <= sum(values[card] for card in cards)
        assert (text in table.options(1)) == pays, text


@pytest.mark.rule("KAM-M4", "KAM-Q44")
def test_each_box_once() -> None:
    areas = {"x": "none: fire fire water", "y": "none: air"}
    table = cast("fire*8,air*4", "-", areas=areas)
    assert table.refused(1, "cast air 1:air,air,air,air").rule == "KAM-M4"
    table.answer(1, "cast fire 1:fire,fire,fire,fire")
    assert table.ticked("x") == ["fire"]
    table.answer(1, "cast fire 1:fire,fire,fire,fire")
    assert table.ticked("x") == ["fire", "fire"]
    pieces = table.refused_pieces(1)
    assert pieces["box-0"] == pieces["box-1"] == ("KAM-M4", "ticked")
    assert pieces["box-2"] == ("KAM-M7", "no_own_card")


@pytest.mark.rule("KAM-M6", "KAM-M9")
def test_others_help_if_they_agree() -> None:
    table = cast("fire", "fire", "fire", "fire,fire")
    table.answer(1, "cast fire 1:fire 2:fire 3:fire 4:fire")
    assert (table.question, table.asked) == ("consent", [2, 3, 4])
    table.answer(3, "agree")
    proposal = table.board["proposal"]
    assert (proposal["agreed"], proposal["waiting"]) == ([2], [1, 3])
    assert table.discard == []  # nothing is spent before the last owner has agreed
    table.answer(2, "agree").answer(4, "agree")
    assert table.discard == ["fire"] * 4


@pytest.mark.rule("KAM-M7")
def test_the_activator_gives_a_card() -> None:
    table = cast("water", "fire*4")
    assert table.options(1, "cast") == []
    assert table.refused_pieces(1)["box-3"] == ("KAM-M7", "no_own_card")
    assert table.refused(1, "cast fire 2:fire,fire,fire,fire").rule == "KAM-M7"


@pytest.mark.rule("KAM-M8", "KAM-A3")
def test_fairy_and_wolf_start_and_help() -> None:
    assert cast("wolf", "fire*3").options(1, "cast fire") == [
        "cast fire 1:wolf 2:fire,fire,fire",
        "cast fire 1:wolf 2:fire,fire",
    ]
    assert cast("fire", "fairy-fire").options(1, "cast") == ["cast fire 1:fire 2:fairy-fire"]


@pytest.mark.rule("KAM-M10", "KAM-Q23")
def test_one_refusal_is_enough() -> None:
    table = cast("fire*2", "fire", "fire").answer(1, "cast fire 1:fire,fire 2:fire 3:fire")
    table.answer(2, "agree").answer(3, "refuse")
    assert (table.question, table.ticked("x"), table.discard) == ("cast_action", [], [])
    assert [table.events("agreed"), table.events("refused")] == [[{"seat": 1}], [{"seat": 2}]]
    assert "cast fire 1:fire,fire 2:fire 3:fire" in table.options(1)  # it may be proposed again


@pytest.mark.rule("KAM-M11")
def test_the_team_chooses_the_colour() -> None:
    areas = {"x": "none: fire team", "y": "none: air"}
    table = cast("fire*2,air*2", "fire*2,air*2", areas=areas)
    assert {text.split()[2] for text in table.options(1, "cast team")} == {"air", "fire"}


@pytest.mark.rule("KAM-M12", "KAM-M13", "KAM-M19")
def test_all_four_give_one() -> None:
    assert cast("air", "air*2", "fairy-air", "wolf", areas=TEAM).options(1, "cast") == [
        "cast team air 1:air 2:air 3:fairy-air 4:wolf"
    ]
    table = cast("air*4", "air*2", "fairy-air", "earth", areas=TEAM)
    assert table.options(1, "cast") == []
    assert table.refused_pieces(1)["box-0"] == ("KAM-M19", "team_short")
    assert table.refused(1, "cast team air 1:air 2:air 3:fairy-air").rule == "KAM-M19"


@pytest.mark.rule("KAM-M14", "KAM-Q21")
def test_one_of_five_sits_out_but_never_the_activator() -> None:
    table = cast("air", "air", "air", "air", "air", areas=TEAM)
    assert len(table.options(1, "cast")) == 4
    assert all(" 1:air" in text for text in table.options(1, "cast"))


@pytest.mark.rule("KAM-M15", "KAM-Q21")
def test_one_of_three_gives_two() -> None:
    table = cast("air*2", "air*2", "air*2", areas=TEAM)
    assert sorted(table.options(1, "cast")) == [
        "cast team air 1:air 2:air 3:air,air",
        "cast team air 1:air 2:air,air 3:air",
        "cast team air 1:air,air 2:air 3:air",
    ]


@pytest.mark.rule("KAM-M16", "KAM-M18", "KAM-Q20")
def test_two_give_two_each_from_own_cards() -> None:
    assert cast("air*4", "-", areas=TEAM).options(1, "cast") == []
    table = cast("air,fairy-air", "fairy-fire,wolf", areas=TEAM)
    assert sorted(table.options(1, "cast team air")) == [
        "cast team air 1:air,fairy-air 2:wolf",
        "cast team air 1:fairy-air 2:wolf",
    ]


@pytest.mark.rule("KAM-M17")
def test_alone_a_team_spell_is_ones_own() -> None:
    table = cast("air*4", areas=TEAM)
    assert table.options(1, "cast") == ["cast team air 1:air,air,air,air"]
    assert table.answer(1, "cast team air 1:air,air,air,air").ticked("x") == ["team"]


@pytest.mark.rule("KAM-M21")
def test_equal_payments_are_one_action() -> None:
    table = cast("wolf,fairy-fire", "fire*2")
    options = table.options(1, "cast")
    assert len(options) == len(set(options))
    three = cast("wolf", "fairy-fire", "fire*2", areas=TEAM)
    assert sorted(three.options(1, "cast team fire")) == [
        "cast team fire 1:wolf 2:fairy-fire 3:fire",
        "cast team fire 1:wolf 2:fairy-fire 3:fire,fire",
    ]


@pytest.mark.rule("KAM-Q24", "KAM-Q25")
def test_the_activator_may_overrule() -> None:
    table = cast("fire*2", "fire*2", areas=TEAM).answer(1, "cast team fire 1:fire,fire 2:fire,fire")
    assert table.question == "consent"
    table = cast("fire*2", "fire*2", areas=TEAM, activator_overrules=True)
    assert table.answer(1, "cast team fire 1:fire,fire 2:fire,fire").ticked("x") == ["team"]
    curse = {"x": "curse_discard: fire", "y": "none: air"}
    owed = turn(["-", "fire,air"], curse, activator_overrules=True).draws("g-air,water,earth")
    assert (owed.question, owed.asked) == ("curse_discard", [1, 2])  # discards stay with their owner


@pytest.mark.rule("KAM-Q22")
def test_nothing_can_be_thrown_in() -> None:
    refused = cast("fire*5").refused(1, "cast fire 1:fire,fire,fire,fire,fire")
    assert refused.rule == "KAM-Q22"


def test_texts_of_casts_are_read_and_written() -> None:
    for text in (
        "cast fire 1:fire 2:fire,fire 3:fairy-fire",
        "cast team earth 4:earth 5:wolf 1:earth,earth",
        "cast water 5:water,fairy-water,wolf",
    ):
        assert GAME.actions.text(GAME.actions.parse(text)) == text
    parts = GAME.actions.parts(GAME.actions.parse("cast team air 2:air 1:wolf"))
    shares = [[1, ["air"]], [0, ["wolf"]]]
    assert parts == {"kind": "cast_team", "colour": "air", "payment": ["2:air", "1:wolf"], "shares": shares}


# -- what is missing, in plain numbers -----------------------------------------------------------------------------------


def needs(table: Situation) -> dict[tuple[str, str], tuple[int, int, int, int]]:
    """For each open spell and colour: what the team holds, what was drawn of it, and what is missing without and with that."""
    return {
        (need["spell"], each["colour"]): (each["units"], each["drawn"], each["lacking"], each["missing"])
        for need in table.board["needs"]
        for each in need["colours"]
    }


@pytest.mark.rule("KAM-M1", "KAM-M7")
def test_what_a_spell_lacks_is_a_number() -> None:
    areas = {"x": "none: fire water", "y": "none: air"}
    assert needs(cast("fire", "fire*2,wolf,water*5", areas=areas)) == {
        ("fire", "fire"): (5, 0, 0, 0),
        ("water", "water"): (7, 0, 1, 1),  # none of it is the activator's
    }


@pytest.mark.rule("KAM-M13", "KAM-M15", "KAM-M18", "KAM-M19")
def test_what_a_team_spell_lacks_goes_by_shares() -> None:
    found = needs(cast("air*4", "air", "earth", areas=TEAM))
    assert found["team", "air"] == (5, 0, 1, 1)
    assert found["team", "earth"] == (1, 0, 3, 3)
    table = cast("air*4", "air", "earth", areas=TEAM)
    view: Any = table.game.view(table.position, 0)
    [piece] = [piece for piece in view["question"]["refused"] if piece["piece"] == "box-0"]
    assert piece["args"] == {"units": 4, "payers": 3, "shares": "2 + 1 + 1", "colour": "air", "missing": 1}


@pytest.mark.rule("KAM-P17", "KAM-P20")
def test_what_drawn_pages_are_worth_for_the_target() -> None:
    areas = {"x": "none: fire water", "y": "none: air"}
    table = turn(["fire", "-"], areas, source="simulated", board={"discard": []}).answer(1, "begin")
    assert needs(table) == {("fire", "fire"): (1, 0, 3, 3), ("water", "water"): (0, 0, 4, 4)}
    pages = {page["page"]: page["card"] for page in table.board["book"]["pages"]}
    taken = next(iter(pages))
    table.answer(1, f"grab {taken} side right thumb+index").report(f"grabbed {taken} stands")
    [card] = table.board["drawn"]
    gives = {"fire": (1, 0), "water": (0, 1), "fairy-fire": (3, 0), "fairy-water": (0, 3), "wolf": (2, 2)}
    fire, water = gives.get(card, (0, 0))
    assert needs(table) == {
        ("fire", "fire"): (1, fire, 3, 3 - fire),
        ("water", "water"): (0, water, 4, 4 - water),
    }
    table.answer(1, "stop").report("watch stands")
    assert needs(table)["fire", "fire"] == (1 + fire, 0, 3 - fire, 3 - fire), "now they lie in the spread"


@pytest.mark.rule("KAM-M3", "KAM-M18")
@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_is_missing_exactly_where_a_spell_can_be_cast(players: int) -> None:
    """Whatever cards lie where: the number says what the list of payments says."""
    chance = random.Random(players)
    areas = {"x": "none: fire water team", "y": "none: air"}
    found: set[bool] = set()
    for _ in range(40):
        box = chance.sample(BOX, len(BOX))
        hands = [",".join(box.pop() for _card in range(chance.randint(0, 7))) or "-" for _seat in range(players)]
        table = cast(*hands, areas=areas)
        for need in table.board["needs"]:
            for each in need["colours"]:
                assert (each["missing"] == 0) == each["castable"], (hands, need["spell"], each)
                found.add(each["castable"])
    assert found == {True, False}
