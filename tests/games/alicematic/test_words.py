"""Spaces and tiles are called by what people see on the map; only canonical answers and the map in words say (q,r)."""

from __future__ import annotations

import re

import pytest

from tests.games.alicematic.helpers import GAME, Json, new
from wondertable import Position, Refused, Rng
from wondertable.core.words import Words

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
COORDINATES = re.compile(r"\(-?\d+,-?\d+\)")


def land_of(position: Position) -> Json:
    view: Json = GAME.view(position, None)
    return dict(view["board"]["map"])


def words_at(position: Position) -> Words:
    words = Words(GAME, NAMES, 0)
    words.look_at(GAME.view(position, 0))
    return words


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.rule("ALI-M8")
def test_every_space_has_a_name_of_its_own(players: int) -> None:
    position = GAME.new(players=players, seed=players)
    words = words_at(position)
    land = land_of(position)
    names = [str(words.value("space", space["space"])) for space in land["spaces"]]
    assert len(set(names)) == len(names) == 7 * len(land["tiles"])
    assert not [name for name in names if COORDINATES.search(name)]
    numbers = [words.value("tile", tile["tile"]) for tile in land["tiles"]]
    assert numbers == [str(tile["number"]) for tile in land["tiles"]]


def test_what_happens_and_what_may_be_done_is_told_without_coordinates() -> None:
    position, chance = GAME.new(players=3, seed=1), Rng(2)
    bot = GAME.bots()["thumb"]
    words = words_at(position)
    while position.outcome() is None:
        seat = position.asked()[0]
        view: Json = GAME.view(position, seat)
        for option in view["question"]["options"]:
            assert not COORDINATES.search(words.option(option)), option
        position.apply(seat, bot.choose(position, seat, chance))
    told = [words.event(event) for event in GAME.events(position, 0, 0)]
    assert not [sentence for sentence in told if COORDINATES.search(sentence)]
    assert any(re.search(r"invade .+ \d on tile \d+", sentence) for sentence in told), told
    assert any(re.match(r"Tile \d+:", sentence) for sentence in told), told


def test_a_refusal_names_the_space() -> None:
    table = new(3)
    words = words_at(table.position)
    space = next(one for one in land_of(table.position)["spaces"] if one["kind"] == "red")
    refused = Refused("ALI-S11", "not_a_city", {"space": space["space"]}, GAME.name)
    assert words.refused(refused) == f"ALI-S11: {words.value('space', space['space'])} is no City."
