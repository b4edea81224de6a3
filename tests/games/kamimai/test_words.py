"""What is said to people: what was cast and who paid, and what is missing for a spell."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kamimai.helpers import Situation, cast, turn
from wondertable.core.text import sentence
from wondertable.core.words import Words

TEAM = {"x": "none: team", "y": "none: air"}


def told(table: Situation, key: str, seat: int) -> str:
    """The last event of this kind, as a seat reads it."""
    found: list[Any] = table.game.events(table.position, seat - 1)
    return Words(table.game, ["Ann", "Ben", "Cyd"], seat - 1).event([one for one in found if one["key"] == key][-1])


def missing(table: Situation, box: int) -> str:
    """Why the activator, seat 1, cannot cast the spell in this box."""
    view: Any = table.game.view(table.position, 0)
    piece = next(one for one in view["question"]["refused"] if one["piece"] == f"box-{box}")
    return sentence(f"refused-{piece['key']}", piece["args"], "kamimai")


def test_a_spell_is_named_once_and_says_who_paid() -> None:
    table = cast("water*4", "-").answer(1, "cast water 1:water,water,water,water")
    assert told(table, "cast", 1) == "You cast the Water spell (Ann 4 × Water)."
    assert told(table, "cast", 2) == "Ann casts the Water spell (Ann 4 × Water)."


def test_a_proposed_team_spell_names_its_colour() -> None:
    table = cast("fire,wolf", "fire*2", areas=TEAM).answer(1, "cast team fire 1:fire,wolf 2:fire,fire")
    assert told(table, "proposed", 2) == "Ann proposes the team spell in Fire (Ann Fire and Sacred Wolf; Ben 2 × Fire)."


@pytest.mark.rule("KAM-M3", "KAM-M7", "KAM-M19")
def test_what_is_missing_is_said_in_numbers() -> None:
    table = cast("fire,earth", "fire,air*4", "fire")
    assert missing(table, 3) == "Needs 4 Fire, you have 1, the others 2."
    assert missing(table, 1) == "Needs 4 Earth, you have 1."
    assert missing(table, 2) == "Needs 4 Air, one of them yours: you have none, the others 4."
    assert missing(table, 0) == "Needs 4 Water, one of them yours: you have none."
    assert missing(cast("fire", areas=TEAM), 0) == "Needs 4 of one colour. In Fire 3 are missing."
    two = cast("fire*2", "fire", areas=TEAM)
    assert missing(two, 0) == "Needs 4 of one colour, from 2 of you (2 + 2). In Fire one is missing."


@pytest.mark.rule("KAM-P17", "KAM-M1", "KAM-M19")
def test_what_the_target_lacks_and_drawn_pages_bring_is_described() -> None:
    areas = {"x": "none: fire team", "y": "none: air"}
    table = cast("fire*3,wolf", "air", areas=areas)
    view: Any = table.game.view(table.position, 0)
    lines = table.game.describe(view, Words(table.game, ["Ann", "Ben"], 0))
    assert "The Fire spell needs 4 Fire: Ann has 5, the others 0. It can be cast." in lines
    assert "The team spell needs 2 + 2 of one colour. Missing: 2 Water, 2 Earth, 1 Air, and 2 Fire." in lines
    drawing = turn(["fire", "-"], areas, source="simulated").answer(1, "begin", "grab A1 side right thumb+index")
    drawing.report("grabbed A1 stands")
    view = drawing.game.view(drawing.position, 0)
    lines = drawing.game.describe(view, Words(drawing.game, ["Ann", "Ben"], 0))
    assert "The Fire spell needs 4 Fire: Ann has 1, the others 0; 3 missing." in lines
    assert any(line.startswith("Of what the target lacks they bring ") and " of 3 Fire" in line for line in lines)


@pytest.mark.rule("KAM-M7")
def test_who_advises_is_not_spoken_to_as_the_activator() -> None:
    refused = cast("earth", "fire*4").refused(2, "cast fire 2:fire,fire,fire,fire")
    assert str(refused).endswith("one of them from the activator, who has none, the others 4.")
