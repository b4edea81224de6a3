"""The data file: read, replaced, and refused where it is impossible."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.kamimai.helpers import GAME, Json, changed_data, changed_game, new
from tests.games.kamimai.test_setup import hands_stated
from wondertable import Refused
from wondertable.games import game_with_data


def test_every_table_says_where_it_comes_from() -> None:
    data: Json = dict(GAME.data)
    tables = [*data["card"], *data["sheet"], *(data[key] for key in ("numbers", "grabs", "team_shares", "options"))]
    assert all("origin" in table for table in [*tables, data["skill_model"], data["fitted_model"]])


def test_other_counts_make_another_game() -> None:
    def fewer_fires(data: Json) -> None:
        data["card"][3]["copies"] = 9
        data["numbers"]["reserve_limit"] = 5

    table = hands_stated(new(2, game=changed_game(fewer_fires)))
    assert table.book == 61
    assert table.board["seats"][0]["limit"] == 5


MISTAKES: list[tuple[Callable[[Json], object], str]] = [
    (lambda data: data["card"].pop(), "card: expected exactly water"),
    (lambda data: data["card"][0].__setitem__("copies", 16), "card 1, copies: expected a whole number from 0 to 15"),
    (lambda data: data["card"][4].__setitem__("grip", "teeth"), "card 5, grip: expected one of other_hand"),
    (lambda data: data["card"][8].__setitem__("units", [1, 3]), "card 9, units: expected 1, 2 and so on"),
    (lambda data: data["card"][0].__setitem__("colour", "fire"), "card 1, colour: expected water"),
    (lambda data: data["card"][4].pop("grip"), "card 5, grip: missing"),
    (lambda data: data["card"][0].__setitem__("units", [1]), "card 1, units: not a known name here"),
    (lambda data: data["card"][12].__setitem__("copies", 4), "card 13, copies: expected a whole number from 0 to 3"),
    (lambda data: data["card"][14].pop("min_players"), "card 15, min_players: expected 2"),
    (lambda data: data["game"].__setitem__("players_min", 6), "game, players_min: expected a whole number from 1 to 5"),
    (lambda data: data["card"][0].pop("origin"), "card 1, origin: missing"),
    (lambda data: data["sheet"][1].__setitem__("level", 4), "sheet 2, level: levels count from 1 on"),
    (
        lambda data: data["sheet"][0]["area"][0].__setitem__("effect", "rain"),
        "sheet 1, area 1, effect: expected one of",
    ),
    (
        lambda data: data["sheet"][0]["area"][0].__setitem__("spells", ["mud"]),
        "sheet 1, area 1, spells 1: expected one of",
    ),
    (
        lambda data: data["sheet"][0]["area"][0].__setitem__("spells", []),
        "sheet 1, area 1, spells: expected a list that is not empty",
    ),
    (lambda data: data["sheet"][0]["area"][1].__setitem__("id", "a1"), "sheet 1, area: two areas share an id"),
    (lambda data: data["sheet"].append({**data["sheet"][0], "level": 4}), "two areas share an id"),
    (lambda data: data["sheet"][0].__setitem__("first_area", "z9"), "sheet 1, first_area: expected one of"),
    (
        lambda data: data["sheet"][0].__setitem__("paths", [["start", "z9"]]),
        "sheet 1, paths: expected start or an area",
    ),
    (lambda data: data["team_shares"].__setitem__("two", [3, 2]), "team_shares, two: expected at most 2 shares"),
    (lambda data: data["numbers"].__setitem__("luck", 7), "numbers, luck: not a known name here"),
    (lambda data: data["skill_model"].__setitem__("seen", 1.5), "skill_model, seen: expected a number from 0 to 1"),
    (lambda data: data["skill_model"].__setitem__("slip_cap", 9), "skill_model, slip_cap: the chances of slips"),
    (lambda data: data["skill_model"]["late_split"].__setitem__("cast", 0.9), "skill_model, late_split: the shares"),
    (lambda data: data["fitted_model"]["grip"].pop("free"), "fitted_model, grip, free: missing"),
    (lambda data: data.pop("fitted_model"), "fitted_model: missing"),
    (lambda data: data.pop("options"), "options: missing"),
]


@pytest.mark.parametrize(("change", "message"), MISTAKES, ids=[message.split(":")[0] for _, message in MISTAKES])
def test_a_mistake_is_named(change: Callable[[Json], object], message: str) -> None:
    with pytest.raises(Refused) as caught:
        game_with_data("kamimai", changed_data(change))
    assert message in str(caught.value)
