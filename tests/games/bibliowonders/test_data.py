"""The data file: what is in it, where it comes from, and that mistakes are named."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.bibliowonders.helpers import (
    CARDS,
    GAME,
    MAGIC,
    Json,
    changed_data,
    changed_game,
    entry,
    shelf,
    started,
)
from wondertable import Refused
from wondertable.games import game, game_with_data

TABLES = ["elementary", "slot", "colour", "shelf", "card", "magic", "player_card"]


def test_the_counts_of_the_box() -> None:
    data: Any = GAME.data
    assert {card["id"]: card["count"] for card in data["card"]} == CARDS
    assert [magic["id"] for magic in data["magic"]] == MAGIC
    assert sum(kind["count"] for kind in data["shelf"]) == 36
    assert {slot["id"]: slot["cards"] for slot in data["slot"]} == {"II": 2, "III": 3, "IV": 4}
    assert {spell["id"]: spell["cost"] for spell in data["elementary"]} == {
        "clairvoyance": 1,
        "negotiate": 2,
        "leap": 3,
    }


def test_every_table_says_its_origin() -> None:
    data: Any = GAME.data
    for table in TABLES:
        assert all(entry["origin"] in ("printed", "official", "deduced", "reconstructed") for entry in data[table])
    assert data["game"]["origin"] == "reconstructed"
    assert entry(data, "slot", "II")["origin"] == "official"
    assert all(magic["origin"] == "reconstructed" for magic in data["magic"])
    assert all(kind["origin"] == "reconstructed" for kind in data["shelf"])


def test_japanese_names_stand_in_the_data_and_in_the_texts() -> None:
    from wondertable.core.text import name, sentence

    data: Any = GAME.data
    assert sentence("title", game="bibliowonders", language="ja") == data["game"]["title_ja"] == "ビブリアワンダーズ!"
    for family, table in (("colour", "colour"), ("spell", "elementary"), ("card", "magic")):
        for item in data[table]:
            assert name(family, item["id"], "bibliowonders", "ja") == item["name_ja"]
    for card in data["player_card"]:
        assert name("character", card["colour"], "bibliowonders", "ja") == card["name_ja"]
        assert name("character", card["colour"], "bibliowonders") == card["name"]
    for magic in data["magic"]:
        assert sentence(f"effect-{magic['id']}", game="bibliowonders", language="ja") == magic["text_ja"]


def test_every_glossary_term_has_both_languages() -> None:
    from importlib import resources

    folder = resources.files("wondertable.games.bibliowonders")
    texts = {lang: folder.joinpath(f"text.{lang}.ftl").read_text(encoding="utf-8") for lang in ("en", "ja")}
    for text in texts.values():
        keys = [line.split(" =")[0] for line in text.splitlines() if line.startswith(("term-", "card-", "shelf-"))]
        assert len(keys) == len(set(keys)) > 30
    for key in (line.split(" =")[0] for line in texts["ja"].splitlines() if " = " in line and not line.startswith("#")):
        assert f"{key} =" in texts["en"], f"{key} is not in the English texts"


# -- mistakes ----------------------------------------------------------------------------------------------------------

Change = Callable[[Json], object]


def put(*path: object, value: object) -> Change:
    def change(data: Json) -> None:
        place: Any = data
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value

    return change


def drop(*path: object) -> Change:
    def change(data: Json) -> None:
        place: Any = data
        for step in path[:-1]:
            place = place[step]
        del place[path[-1]]

    return change


LEAP: Json = entry(dict(GAME.data), "elementary", "leap")
MISTAKES: list[tuple[Change, str]] = [
    (put("shelf", 0, "count", value=8), "37 shelves do not fill the map: there are 36 positions"),
    (put("shelf", 4, "arrow", value="X"), "shelf 5, arrow.*expected one of E, N, S, W, found 'X'"),
    (
        put("shelf", 0, "colour", value="pink"),
        "shelf 1, colour.*expected one of blue, red, green, yellow, found 'pink'",
    ),
    (put("shelf", 0, "kind", value="still"), "shelf 1, kind.*colour, moving"),
    (put("map", "reception_start", value="N9"), "map, reception_start.*'N9' is not a position of the map"),
    (put("map", "neighbours", value=6), "map, neighbours.*expected one of 4, 8"),
    (put("map", "rows", 0, 0, value="north"), "map, rows.*expected a position such as C, N2E1 or W3, found 'north'"),
    (put("map", "rows", 0, 0, value="N3"), "map, rows.*N3 stands there twice"),
    (put("map", "rows", 0, 0, value="N2W3"), "map, rows.*expected positions of one row"),
    (put("map", "rows", 0, value=["N3E1", "N3", "N3W1"]), "map, rows.*from north to south and west to east"),
    (put("map", "rows", value="all"), "map, rows.*expected a list"),
    (put("map", "shape", value="square"), "map, shape.*not a known name"),
    (put("card", 0, "id", value="pink"), "card 1, id.*expected one of blue"),
    (put("card", 4, "id", value="up"), "card 5, id.*expected one of north, east, south, west"),
    (put("card", 0, "count", value=8), "card 1, count.*from 1 to 7"),
    (put("card", 0, "condition", value="smell"), "card 1, condition.*colour, direction, moving"),
    (put("magic", 0, "id", value="moving"), "card.*two cards share an id"),
    (put("magic", 0, "effect", "op", value="fly"), "magic 1, effect, op.*expected one of light_line.*found 'fly'"),
    (drop("magic", 0, "effect", "mp_each"), "magic 1, effect, mp_each.*missing"),
    (put("magic", 0, "effect", "wind", value=1), "magic 1, effect, wind.*not a known name"),
    (put("magic", 0, "effect", value={"op": "peek", "count": 4}), "effect, count.*from 1 to 3"),
    (put("player_card", 0, "colour", value="blue"), "player_card 2, colour.*a second player card is blue"),
    (drop("player_card", 0), "player_card.*at least one for each of 4 seats"),
    (put("colour", 0, "id", value="red"), "colour.*two colours share an id"),
    (put("slot", 0, "cards", value=3), "slot.*two slots share"),
    (drop("slot", 0), "slot.*3 cubes are needed"),
    (put("limits", "hand_limit", value=0), "limits, hand_limit.*from 1 to 9, found 0"),
    (put("limits", "hand_start", value=9), "limits, hand_start.*from 0 to 5"),
    (put("limits", "reconstruction_at", value=3), "limits, reconstruction_at.*more than 4"),
    (put("elementary", 0, value=LEAP), "elementary.*each once"),
    (put("elementary", 0, "id", value="jump"), "elementary 1, id.*expected one of clairvoyance, .*found 'jump'"),
    (put("elementary", 1, "draw", value=0), "elementary 2, draw.*from 1 to 9"),
    (put("elementary", 0, "cost", value=0), "elementary 1, cost.*from 1 to"),
    (put("game", "players_max", value=5), "game, players_max.*from 2 to 4"),
    (put("game", "id", value="miraris"), "game, id.*expected one of bibliowonders"),
    (put("map", "origin", value="guessed"), "map, origin.*official, printed"),
    (drop("shelf", 0, "origin"), "shelf 1, origin.*missing"),
    (put("extra", value={}), "extra.*not a known name"),
]


@pytest.mark.parametrize(("change", "message"), MISTAKES, ids=[message[:40] for _, message in MISTAKES])
def test_a_mistake_is_named(change: Change, message: str) -> None:
    with pytest.raises(Refused, match=message):
        game_with_data("bibliowonders", changed_data(change))


def test_other_splits_of_the_shelves_are_accepted() -> None:
    def split(data: Json) -> None:
        for kind in data["shelf"]:
            kind["count"] = 8 if kind["kind"] == "colour" else 1

    table = started(4, game=changed_game(split))
    assert sum(card == "(blue)" for card in table.board["map"].values()) == 8


def test_a_corrected_file_may_be_given_by_path(tmp_path: Any) -> None:
    from importlib import resources

    text = resources.files("wondertable.games.bibliowonders").joinpath("data.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace('name = "Lights On!"', 'name = "Sunrise"'), encoding="utf-8")
    mine = game("bibliowonders", data=str(file))
    assert mine.custom_names()["card-lights_on"] == "Sunrise"
    assert GAME.custom_names() == {}
    with pytest.raises(Refused, match="cannot be read"):
        game("bibliowonders", data=str(tmp_path / "none.toml"))


def test_the_whole_outline_can_be_replaced() -> None:
    """Rows of 7, 7, 9, 7 and 7, another shape of 37 positions."""

    def wide(data: Json) -> None:
        def name(x: int, y: int) -> str:
            return (f"{'N' if y > 0 else 'S'}{abs(y)}" if y else "") + (
                f"{'E' if x > 0 else 'W'}{abs(x)}" if x else ""
            ) or "C"

        data["map"]["rows"] = [
            [name(x, y) for x in range(-4 if y == 0 else -3, 5 if y == 0 else 4)] for y in (2, 1, 0, -1, -2)
        ]

    table = started(3, game=changed_game(wide))
    assert len(table.board["map"]) == 37
    assert "E4" in table.board["map"]
    from tests.games.bibliowonders.helpers import answers

    for _ in answers(table.position, 3):
        pass
    assert table.over


def test_data_do_not_change_by_playing() -> None:
    before = copy.deepcopy(GAME.data)
    from tests.games.bibliowonders.helpers import answers

    for _ in answers(started(2, 1).position, 1):
        pass
    assert GAME.data == before
    assert shelf(dict(GAME.data), arrow="N")["count"] == 2
