"""Replaced data files of Miraris: corrections by an owner of the box work from end to end, and mistakes are named."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest

import wondertable
from tests.at_random import answers
from tests.games.miraris.helpers import (
    GAME,
    PLAYERS,
    SPECTATOR,
    WONDERS,
    Json,
    Situation,
    changed_game,
    entry,
    new,
    played_out,
    scoring,
    started,
)
from wondertable import Refused
from wondertable.core import record
from wondertable.core.table import Table
from wondertable.core.words import Words
from wondertable.games import game_with_data

SHIPPED = resources.files("wondertable.games.miraris").joinpath("data.toml").read_text(encoding="utf-8")
VESNA = {
    "id": "vesna",
    "name": "Vesna",
    "order": 6,
    "order_origin": "ruled",
    "row_take": 1,
    "bonus_per_card": 3,
    "origin": "ruled",
}
"""A character made of what others can do: takes a card from the row, last of all, and gets 3 points for each Wonder."""


def written(path: Path, old: str, new: str) -> str:
    """The shipped file with one change, as its owner would make it."""
    assert old in SHIPPED
    file = path / "corrected.toml"
    file.write_text(SHIPPED.replace(old, new, 1), encoding="utf-8")
    return str(file)


def with_vesna(data: Json) -> None:
    data["character"].append(dict(VESNA))


# -- what can be changed -----------------------------------------------------------------------------------------------


def test_changed_order_numbers(tmp_path: Path) -> None:
    game = wondertable.game("miraris", data=written(tmp_path, "order = 1\n", "order = 9\n"))
    table = scoring({"rolando": "1", "lucia": "2", "el": "3"}, row="5 6 7", game=game)
    assert table.question == "lucia_take"
    table.answer("B", "take 6 7")
    assert table.question == "rolando_take"
    assert table.options("A") == ["take 5"]


def test_changed_crowns_and_copies(tmp_path: Path) -> None:
    game = wondertable.game("miraris", data=written(tmp_path, "crowns = 7\ncopies = 5", "crowns = 9\ncopies = 6"))
    table = started(6, game=game)
    assert table.deck_size + 6 == 53
    lying = table.board["deck"] + [card for pile in table.board["row"] for card in pile]
    assert Counter(lying) == {**{crowns: WONDERS[crowns] for crowns in range(1, 7)}, 9: 6}
    assert scoring({"lucia": "9", "allie": "-", "lana": "-"}, game=game).scores[0] == 9
    assert scoring({"el": "99", "allie": "-", "lana": "-"}, game=game).scores[0] == 0  # still the Dream


def test_changed_number_of_rounds(tmp_path: Path) -> None:
    game = wondertable.game("miraris", data=written(tmp_path, "rounds = 8", "rounds = 5"))
    table = played_out(4, seed=1, game=game)
    assert len(table.events("reveal")) == 5
    assert [len(player["hand"]) for player in table.board["seats"]] == [4] * 4
    assert table.seen(SPECTATOR)["rounds"] == 5


def test_changed_deal(tmp_path: Path) -> None:
    game = wondertable.game("miraris", data=written(tmp_path, "characters_each = 3", "characters_each = 2"))
    assert [len(player["dealt"]) for player in new(3, game=game).board["seats"]] == [2, 2, 2]


@pytest.mark.parametrize(
    ("character", "key", "value", "held", "points"),
    [
        ("allie", "value_override", {"frozen_grave": 12}, "23", 15),
        ("el", "other_values_times", 3, "136", 12),
        ("fatima", "all_values", 8, "23", 16),
        ("mariano", "bonus_exact", 26, "123", 32),
        ("mariano", "bonus_fewer", 51, "12", 54),
        ("mariano", "cards_exact", 4, "123", 56),
        ("lana", "bonus_per_card", 4, "12", 11),
        ("alma", "bonus_alone", 21, "1", 22),
        ("serena", "deck_draw", 2, "1", 15),
        ("unknown", "discard_count_kind", "dream", "3", 3),
    ],
)
def test_changed_abilities(character: str, key: str, value: object, held: str, points: int) -> None:
    game = changed_game(lambda data: entry(data, "character", character).update({key: value}))
    table = scoring(
        {character: held, "lucia": "-", "nada" if character != "alma" else "el": "5"}, deck="7777", game=game
    )
    assert table.scores[0] == points


@pytest.mark.parametrize(("below", "second"), [(9, False), (10, True)])
def test_changed_second_demand(below: int, second: bool) -> None:
    game = changed_game(lambda data: entry(data, "character", "mirela").update(second_demand_below=below))
    table = scoring({"mirela": "-", "el": "55", "lana": "44"}, game=game).answers("give", "5 4")
    assert table.over != second


def test_a_new_character_acts_and_scores() -> None:
    table = scoring({"vesna": "1", "lucia": "5", "el": "3"}, row="4 6 2", game=changed_game(with_vesna))
    assert table.events("show") == [{"seat": 0, "character": "vesna"}, {"seat": 1, "character": "lucia"}]
    table.answer("B", "take 4 6").answer("A", "take 2")
    assert table.held("A") == "12"
    assert table.scores == [3 + 6, 15, 6]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_new_character_is_dealt_kept_and_kept_secret(players: int) -> None:
    game = changed_game(with_vesna)
    kept = 0
    for seed in range(30):
        table = new(players, seed, game)
        for _ in answers(table.position, seed):
            pass
        kept += "vesna" in [player["character"] for player in table.board["seats"]]
    assert kept
    table = started(players, 3, game)
    for world in table.worlds("A", 10):
        assert world.view("A") == table.view("A")


def test_a_new_character_has_its_name_and_its_words() -> None:
    game = changed_game(with_vesna)
    names = game.info()["names"]
    assert isinstance(names, dict)
    assert names["character-vesna"] == "Vesna"
    assert GAME.info()["names"] == {}  # the shipped names are in the language files
    assert game.actions.text(game.actions.parse("keep vesna")) == "keep vesna"
    table = scoring({"vesna": "1", "mirela": "5", "el": "3"}, game=game)
    words = Words(game, ["Ann", "Bob", "Cem"], 1)
    shown = [words.event(event) for event in table.told("B") if event["key"] == "show"]
    assert shown == ["Ann is revealed as Vesna.", "You are revealed as Mirela."]


def with_bogdan(data: Json) -> None:
    """A second character who asks for gifts."""
    mirela = entry(data, "character", "mirela")
    data["character"].append({**mirela, "id": "bogdan", "name": "Bogdan", "order": 6})


def test_two_characters_ask_for_gifts_one_after_the_other() -> None:
    held = {"mirela": "6", "bogdan": "17", "el": "123", "lana": "123", "alma": "-"}
    table = scoring(held, game=changed_game(with_bogdan))
    table.answers("give", "7 1 2")  # 10 crowns: enough for Mirela
    assert (table.asked, table.seen(SPECTATOR)["ability"]) == ("ACD", "bogdan")
    table.answers("give", "6 2 1")  # 9 crowns: not enough for Bogdan
    assert table.asked == "ACD"


@pytest.mark.rule("MIR-V3")
@pytest.mark.parametrize("change", [with_bogdan, lambda data: entry(data, "character", "lucia").update(order=9)])
def test_gifts_can_be_hidden_only_if_nobody_is_asked_after_them(change: Callable[[Json], object]) -> None:
    game = changed_game(change)
    assert [option.values for option in game.options() if option.name == "gifts_shown"] == [["all"]]
    with pytest.raises(Refused, match='"receiver" is not a value of the option gifts_shown'):
        game.new(options={"gifts_shown": "receiver"})


# -- it travels with positions and records -----------------------------------------------------------------------------


def test_a_saved_position_carries_replaced_data() -> None:
    game = changed_game(with_vesna)
    table = started(4, 2, game)
    saved = json.loads(json.dumps(table.save()))
    assert saved["data_hash"] != GAME.data_hash
    with pytest.raises(Refused, match="made with other data"):
        GAME.load(saved)
    loaded = Situation(game_with_data("miraris", saved["data"]).load(saved), game)
    assert loaded.save() == table.save()
    assert "data" not in started(4, 2).save()


def test_a_record_carries_replaced_data_and_can_be_verified() -> None:
    game = changed_game(with_vesna)
    table = Table(game, 3, seed=b"an owner of the box")
    while table.asked():
        proposed = table.propose(table.asked()[0], table.autopilot(table.asked()[0]))
        assert proposed is not None
        table.enter(proposed)
    kept = json.loads(json.dumps(table.record()))
    assert record.verify(game_with_data("miraris", kept["data"]), kept)
    with pytest.raises(Refused, match="other data"):
        record.verify(GAME, kept)
