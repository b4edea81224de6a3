"""Every thing has its name, and the board and refusals in words."""

from __future__ import annotations

import pytest

from tests.games.bibliowonders.helpers import CARD_IDS, COLOURS, GAME, sentence, turn
from wondertable.core.text import bundle
from wondertable.core.words import Words


def has(key: str) -> bool:
    return bundle("bibliowonders").has_message(key)


def test_every_thing_has_its_name() -> None:
    for card in CARD_IDS:
        assert has(f"card-{card}")
    for shelf in [*COLOURS, *(f"moving-{arrow}" for arrow in "NESW"), "reception"]:
        assert has(f"shelf-{shelf}")
    for magic in GAME.data["magic"]:  # type: ignore[attr-defined]
        assert has(f"effect-{magic['id']}")


def test_the_map_in_words() -> None:
    map = "N1 blue*; E1 moving-W; N3 (red); W3 yellow; S1 red"
    table = turn(map, {"red": "N1"}, {"red": "blue+lights_on"}, {"red": 2}, {"red": "II"}, {"red": "N3"})
    lines = GAME.describe(table.view("red"), Words(GAME, ["Ann", "Ben"], 0))
    assert lines[0] == "Round 1, Ann's turn: 2 Moves left."
    assert lines[1] == "Row 1, from west: N3W1 face down, N3 face down, you know it: red, N3E1 face down."
    assert lines[3] == (
        "Row 3, from west: N1W3 face down, N1W2 face down, N1W1 face down, N1 blue (crystal, Ann), N1E1 face down, "
        "N1E2 face down, N1E3 face down."
    )
    assert lines[4] == (
        "Row 4, from west: W3 yellow, W2 face down, W1 face down, C reception (Ben), E1 moving west, E2 face down, "
        "E3 face down."
    )
    assert "Shelves face up: blue 1, red 1, green 0, yellow 1. With 6 of one colour the library is rebuilt." in lines
    assert "Ann, red, on N1: 2 MP, 2 cards in hand, slots filled: II." in lines
    assert "Your cards: Blue and Lights On!." in lines
    assert "Met where you stand: Blue." in lines
    assert any(line.startswith("Lights On!: Choose the row or the column") for line in lines)
    other = GAME.describe(table.view("blue"), Words(GAME, ["Ann", "Ben"], 1))
    assert other[1] == "Row 1, from west: N3W1 face down, N3 face down, N3E1 face down."
    assert "You have no cards." in other


def test_what_a_move_would_do_in_words() -> None:
    table = turn("N1 red; E1 moving-E", slots={"red": "II III IV"})
    lines = GAME.describe(table.view("red"), Words(GAME, ["Ann", "Ben"], 0))
    assert "Moving to N1 gives you a card." in lines
    assert "Moving to E1 carries you to E2." in lines
    home = turn("N1 green", {"red": "N1"}, slots={"red": "II III IV"})
    assert "Moving to C wins." in GAME.describe(home.view("red"), Words(GAME, ["Ann", "Ben"], 0))


@pytest.mark.rule("BIB-P38")
def test_a_reconstruction_is_told_without_a_list_of_places() -> None:
    map = "N1 green; N2 green; N3 green; E1 green; E2 green; E3 green; W1 moving-N"
    table = turn(map, {"red": "E3"}).do("end")
    told = [Words(GAME, ["Ann", "Ben"], 0).event(one) for one in GAME.events(table.position, 0)]
    assert "Reconstruction, too much green: 6 open shelves are shuffled face down." in told


def test_refusals_read_as_sentences() -> None:
    table = turn("", {}, {"red": "blue"}, {"red": 1})
    assert sentence(table.refused("move N3")) == "N3 is not beside your pawn."
    assert sentence(table.refused("leap")) == "Leap costs 3 MP and you have 1."
    assert sentence(table.refused("learn blue+red")) == "The condition of Blue is not met where your pawn stands."
    assert sentence(table.refused("magic misfiled N1 C")) == "You do not have Misfiled!."
    assert sentence(table.refused("discard blue")) == "That is not what is asked."


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("colour blue", "BIB-P2"),
        ("discard blue", "BIB-P2"),
        ("learn north+north", None),
        ("learn red+blue", None),
        ("magic lights_on", None),
        ("magic staff_passage row", None),
        ("move nowhere", None),
        ("learn blue letter", "BIB-A16"),
    ],
)
def test_an_answer_that_is_none(text: str, rule: str | None) -> None:
    assert turn("", {}, {"red": "blue"}).refused(text).rule == rule


def test_japanese_names_are_shown() -> None:
    table = turn("N1 blue")
    lines = GAME.describe(table.view("red"), Words(GAME, ["Ann", "Ben"], 0, "ja"))
    assert any("青" in line for line in lines)
