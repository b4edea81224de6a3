"""Mistakes in a data file of Miraris are named with their place, and every fact says where it comes from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import wondertable
from tests.games.miraris.helpers import GAME, Json, changed_data, changed_game
from wondertable import Refused
from wondertable.games import game_with_data


def drop(table: str, key: str) -> Callable[[Json], object]:
    return lambda data: data[table].pop(key)


def put(*path: str | int, value: object) -> Callable[[Json], object]:
    def change(data: Json) -> None:
        place = data
        for step in path[:-1]:
            place = place[step]  # type: ignore[index]
        place[path[-1]] = value  # type: ignore[index]

    return change


BROKEN: list[tuple[Callable[[Json], object], str, str]] = [
    (put("schema", value=2), "schema", "expected one of 1, found 2"),
    (put("game", "id", value="chess"), "game, id", "expected one of miraris"),
    (put("game", "rounds", value=0), "game, rounds", "from 1 to 15, found 0"),
    (put("game", "rounds", value="eight"), "game, rounds", "found 'eight'"),
    (put("game", "rounds", value=9), "wonder", "52 cards are too few: 58 may be turned up and drawn"),
    (put("game", "players_max", value=7), "game, players_max", "from 3 to 6, found 7"),
    (drop("game", "name"), "game, name", "missing"),
    (put("game", "colour", value="red"), "game, colour", "not a known name here"),
    (put("dormire", "values", value=[1, 2, 3]), "dormire, values", "at least 8 different values"),
    (put("dormire", "values", value=[]), "dormire, values", "expected a list that is not empty"),
    (put("dormire", "colours", "ids", value=["red"]), "dormire, colours, ids", "a colour for each of 6 seats"),
    (put("wonder", 0, "crowns", value=2), "wonder", "two kinds share an id or a number of crowns"),
    (put("wonder", 0, "crowns", value=12), "wonder 1, crowns", "from 1 to 11, found 12"),
    (put("wonder", 6, "copies", value=1.5), "wonder 7, copies", "found 1.5"),
    (put("wonder", 6, "copies", value=True), "wonder 7, copies", "found True"),
    (put("wonder", 2, "copies", value=1), "wonder", "43 cards are too few"),
    (put("character", 0, "id", value="Big R"), "character 1, id", "expected small letters"),
    (put("character", 0, "id", value="lucia"), "character", "two characters share an id"),
    (put("character", 0, "order", value=2), "character", "two characters share an order number"),
    (put("character", 0, "order", value=0), "character 1, order", "needs an order number"),
    (put("character", 5, "order", value=6), "character 6, order", "only an ability that acts in scoring"),
    (put("character", 0, "deck_draw", value=1), "character 1, id", "acts in one way only"),
    (put("character", 0, "row_take", value=3), "character 1, row_take", "from 1 to 2, found 3"),
    (put("character", 0, "win_rate", value=[1, 2]), "character 1, win_rate", "expected a list of 4"),
    (put("character", 4, "takes_kind", value="nightmare"), "character 5, takes_kind", "found 'nightmare'"),
    (put("character", 5, "value_override", value={"ice": 3}), "value_override, ice", "no Wonder has this id"),
    (put("character", 5, "value_override", value=3), "character 6, value_override", "expected a table"),
    (put("character", 7, "all_values", value=0), "character 8, all_values", "found 0"),
    (put("character", 10, "rival", value="ghost"), "character 11, rival", "no character is called 'ghost'"),
    (put("character", 9, "bonus_alone", value=3), "character 10, rival", "rival and bonus_alone belong together"),
    (
        put("character", 9, "bonus_fewer", value=3),
        "character 10, cards_exact",
        "together with bonus_exact or bonus_fewer",
    ),
    (put("character", 4, "gift_each", value=1), "character 5, id", "acts in one way only"),
    (
        put("character", 9, "all_values", value=3),
        "character 10, all_values",
        "forbidden_kind and all_values belong together",
    ),
    (put("character", 9, "takes_kind", value="dream"), "character 10, takes_kind", "belong together"),
    (put("character", 9, "second_demand_below", value=3), "character 10, gift_each", "belong together"),
    (put("character", 0, "magic", value=1), "character 1, magic", "not a known name here"),
    (put("character", value=[]), "character", "expected a list that is not empty"),
    (put("deal", 0, "characters_each", value=5), "deal", "do not go round among 3 players"),
    (put("deal", value=[]), "deal", "0 characters each do not go round among 3 players"),
    (put("options", "gifts_shown", value="nobody"), "options, gifts_shown", "expected one of all, receiver"),
    (put("options", "memory_aid", value="no"), "options, memory_aid", "expected true or false, found 'no'"),
    (put("wonder", value={}), "wonder", "expected a list, found {}"),
]


@pytest.mark.parametrize(("change", "where", "problem"), BROKEN)
def test_a_mistake_in_a_data_file_is_named(change: Callable[[Json], object], where: str, problem: str) -> None:
    with pytest.raises(Refused) as caught:
        changed_game(change)
    assert caught.value.key == "data"
    assert str(caught.value.args["where"]).endswith(where)
    assert problem in str(caught.value.args["problem"])
    assert str(caught.value) == f"Data file, {caught.value.args['where']}: {caught.value.args['problem']}."


def test_a_file_that_is_no_data_file(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text("schema =", encoding="utf-8")
    with pytest.raises(Refused, match="not TOML"):
        wondertable.game("miraris", data=str(broken))
    with pytest.raises(Refused, match="cannot be read"):
        wondertable.game("miraris", data=str(tmp_path / "absent.toml"))


# -- origins -----------------------------------------------------------------------------------------------------------


def tables(data: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Every table of a data file that holds facts, by its path."""
    if isinstance(data, list):
        for number, item in enumerate(data):
            yield from tables(item, (*path, number))
    elif isinstance(data, dict):
        if path and path[-1] != "value_override":
            yield path
        for key, item in data.items():
            yield from tables(item, (*path, key))


@pytest.mark.parametrize("path", list(tables(dict(GAME.data))), ids=str)
def test_every_table_says_where_its_facts_come_from(path: tuple[str | int, ...]) -> None:
    place: object = dict(GAME.data)
    for step in path:
        place = place[step]  # type: ignore[index]
    assert isinstance(place, dict)
    assert place["origin"] in ("printed", "deduced", "ruled", "reconstructed")
    for origin in ("guessed", None):
        with pytest.raises(Refused) as caught:
            game_with_data("miraris", changed_data(put(*path, "origin", value=origin)))
        assert str(caught.value.args["where"]).endswith("origin")
