"""Words, slots and the geometry of the map."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.alicematic.helpers import (
    GAME,
    PLAYERS,
    SLOTS,
    Json,
    alice,
    down,
    new,
    owned,
    player,
    politics,
    situation,
)
from wondertable.core.rules.hexes import DIRECTIONS, distance

LANDS = SLOTS


def spaces_of(players: int, seed: int = 0) -> list[Json]:
    found: list[Json] = new(players, seed).board["map"]["spaces"]
    return found


# -- words -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALI-G1")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_space_is_land_city_or_forest(players: int) -> None:
    assert {space["kind"] for space in spaces_of(players)} <= {*LANDS, "city", "forest"}


@pytest.mark.rule("ALI-G2", "ALI-G3")
def test_a_face_up_token_owns_and_a_face_down_token_attacks() -> None:
    table = situation(owned(A="(2,1) (1,0)", B="(0,0)", C="(0,0)"), {"B": "(0,1)"})
    assert table.owner("(1,0)") == "A"
    assert table.owner("(0,0)") == "BC"
    assert (table.owner("(0,1)"), table.attacker("(0,1)")) == ("-", "B")


@pytest.mark.rule("ALI-G4", "ALI-Q6", "ALI-I15")
def test_what_is_anothers_on_the_way() -> None:
    def passes(owners: dict[str, str], attacks: dict[str, str] | None = None) -> list[str]:
        found: list[str] = situation(owners, attacks).reach("(2,0)")["passes"]
        return found

    blocked = "(1,-1) (0,1) (1,1)"
    assert passes(owned(A="(0,0)", B=f"(1,0) {blocked}")) == ["(1,0)"]
    assert passes(owned(A="(0,0) (1,0)", B=blocked)) == []
    assert passes(owned(A="(0,0)", B=blocked)) == []
    assert passes(owned(A="(0,0)", B=blocked), {"C": "(1,0)"}) == []


@pytest.mark.rule("ALI-G4", "ALI-I15")
def test_a_city_of_others_adds_one_however_many_tokens_lie_there() -> None:
    full = situation(owned(A="(2,1)", B="(0,0) (1,0) (0,1)", C="(0,0)")).reach("(-1,0)")
    assert full["cost"] == situation(owned(A="(2,1)", B="(0,0) (1,0) (0,1)")).reach("(-1,0)")["cost"]
    shared = situation(owned(A="(2,1) (0,0)", B="(0,0)"))
    assert shared.cost("(-1,0)") == 0


@pytest.mark.rule("ALI-G5", "ALI-M7", "ALI-N11")
def test_connected_is_linked_to_a_city_by_own_spaces() -> None:
    table = situation(owned(A="(0,0) (1,0) (2,0) (3,-1) (4,-3)"))
    assert [table.cut_off(space) for space in ("(1,0)", "(2,0)", "(3,-1)", "(4,-3)")] == [False, False, False, True]


@pytest.mark.rule("ALI-G6", "ALI-Q11")
def test_attack_tokens_neither_connect_nor_cut_off() -> None:
    table = situation(owned(A="(0,0) (2,0)"), {"A": "(1,0)"})
    assert table.cut_off("(2,0)")
    table = situation(owned(A="(0,0) (4,-3)"), {"B": "(4,-3)"})
    assert table.cut_off("(4,-3)") and table.owner("(4,-3)") == "A"
    table = situation(owned(A="(0,0) (1,0) (2,0)"), {"B": "(1,0)"})
    assert not table.cut_off("(2,0)")


@pytest.mark.rule("ALI-G7", "ALI-F13", "ALI-Q11")
def test_owned_forests_connect() -> None:
    table = situation(owned(A="(3,-2) (2,-1) (1,-1)"))
    assert not table.cut_off("(1,-1)")
    assert table.board["tiles"][2]["tokens"] == [2, 0, 0]


@pytest.mark.rule("ALI-G8")
def test_power_is_the_number_of_cards_in_a_slot() -> None:
    assert new().seat("A")["powers"] == dict.fromkeys(SLOTS, 0)
    table = situation(a=player({"red": ["Knight", "?"], "white": ["?"]}))
    assert table.seat("A")["powers"] == {"red": 2, "blue": 0, "yellow": 0, "green": 0, "white": 1}


@pytest.mark.rule("ALI-G9", "ALI-G10", "ALI-P14")
def test_alices_are_face_up_and_commoners_face_down() -> None:
    table = situation(a=player({"red": ["Knight", "(Angel)"], "blue": [{"card": "Angel", "up": True}]}))
    assert table.seat("A")["alices"] == 2
    assert table.slot("A", "red") == ["Knight", "(Angel)"]
    assert table.seat("A")["slots"]["red"][1]["alice"] is None


# -- geometry ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALI-M1")
def test_the_six_directions_go_round() -> None:
    assert DIRECTIONS == [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    for one, two in pairwise([*DIRECTIONS, DIRECTIONS[0]]):
        assert distance(*one, *two) == 1


@pytest.mark.rule("ALI-M2", "ALI-M3")
def test_neighbours_are_one_step_apart_whatever_tile_they_are_on() -> None:
    for space in spaces_of(3):
        if space["kind"] == "forest":
            for name in space["ring"]:
                other = next(s for s in spaces_of(3) if s["space"] == name)
                steps = [distance(other["q"], other["r"], *map(int, f.strip("()").split(","))) for f in space["group"]]
                assert min(steps) == 1


@pytest.mark.rule("ALI-M4", "ALI-S2")
def test_a_tile_is_turned_by_its_rotation() -> None:
    table = new(4, seed=5)
    kinds = {"R": "red", "B": "blue", "Y": "yellow", "G": "green", "W": "white", "F": "forest"}
    by_name = {space["space"]: space for space in table.board["map"]["spaces"]}
    for laid in table.board["map"]["tiles"]:
        tile = next(t for t in dict(GAME.data)["tile"] if t["id"] == laid["number"])  # type: ignore[attr-defined]
        for i, text in enumerate(tile["ring"]):
            space = by_name[laid["spaces"][1 + (i + laid["rotation"]) % 6]]
            assert space["kind"] == kinds[text[0]]
            assert text == "F" or space["difficulty"] == int(text[1:])
        city = by_name[laid["tile"]]
        assert (city["difficulty"], city["spots"]) == (tile["city"], tile["spots"])


@pytest.mark.rule("ALI-M5", "ALI-M6")
@pytest.mark.parametrize("players", PLAYERS)
def test_tile_centres_lie_on_the_lattice_three_apart(players: int) -> None:
    centres = [(s["q"], s["r"]) for s in spaces_of(players) if s["kind"] == "city"]
    for q, r in centres:
        assert (3 * q + r) % 7 == 0
        assert min(distance(q, r, s, t) for s, t in centres if (s, t) != (q, r)) == 3


@pytest.mark.rule("ALI-M7")
def test_every_ring_space_is_beside_its_city() -> None:
    cities = {s["space"]: (s["q"], s["r"]) for s in spaces_of(5) if s["kind"] == "city"}
    for space in spaces_of(5):
        if space["kind"] != "city":
            assert distance(space["q"], space["r"], *cities[space["tile"]]) == 1


@pytest.mark.rule("ALI-M8")
def test_spaces_and_tiles_have_names() -> None:
    for space in spaces_of(3):
        assert space["space"] == f"({space['q']},{space['r']})"
    assert "(0,0)" in [tile["tile"] for tile in new().board["map"]["tiles"]]


@pytest.mark.rule("ALI-M9", "ALI-M10", "ALI-Q25")
def test_difficulties_and_spots() -> None:
    tiles = GAME.data["tile"]
    assert isinstance(tiles, list)
    assert sorted((tile["city"], tile["spots"]) for tile in tiles) == [(4, 1)] * 5 + [(5, 2)] * 5 + [(6, 3)] * 5
    for letter in "RBYGW":
        numbers = sorted(int(text[1:]) for tile in tiles for text in tile["ring"] if text[0] == letter)
        assert numbers == [0] * 2 + [1] * 5 + [2] * 5 + [3] * 3 + [4]
    assert sum(tile["ring"].count("F") for tile in tiles) == 10


def test_the_card_table() -> None:
    alices = GAME.data["alice"]
    assert isinstance(alices, list)
    assert len(alices) == 30
    for colour in SLOTS:
        assert sum(a["copies"] for a in alices if a["colour"] == colour) == 18
    by_cost = [sum(a["copies"] for a in alices if a["cost"] == cost) for cost in range(7)]
    assert by_cost == [20, 20, 15, 15, 10, 8, 2]


@pytest.mark.rule("ALI-Q23", "ALI-Q24")
def test_what_the_clues_say_about_the_card_table() -> None:
    assert [(alice(name)["space"], alice(name)["token"]) for name in ("Fighter", "Cheergirl", "Wonder")] == [
        ("red", "red"),
        ("yellow", "yellow"),
        ("green", "green"),
    ]
    table = politics(player({"yellow": ["Magician", "Alchemist", "Princess", "Wiccan"]}, hand=["Demonlord"]))
    assert table.starting("summon") == []
    assert table.seen("A")["you"]["dream"] == 4
    assert politics(player({"yellow": down(4)}, hand=["Demonlord"], tokens="y1")).starting("summon") != []
