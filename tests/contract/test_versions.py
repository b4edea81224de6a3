"""What an earlier version of a game left behind still opens: its records, its saved positions, and the data it shipped."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import pytest

import wondertable
from tests.contract import places
from tests.contract.subject import Subject, digest
from wondertable import Game, Position, Refused, Rng, games
from wondertable.bots import bot
from wondertable.core import record
from wondertable.core.data import Origin, data_hash, parse_data
from wondertable.core.table import Table
from wondertable.games import earlier_data, game_with_data

Json = dict[str, Any]
ALL_GAMES = games()


def subject_of(name: str) -> Subject:
    return Subject(name, wondertable.game(name).seats()[0])


def finished(game: Game, options: Json) -> Json:
    """The record of a game among sensible players, who see everything."""
    table, player, rng = (
        Table(game, game.seats()[0], bytes(range(32)), options),
        bot("thumb" if "thumb" in game.bots() else "random", game),
        Rng(7),
    )
    while not table.over:
        seat = table.asked()[0]
        entry = table.propose(seat, game.actions.text(player.choose(table.position.clone(), seat, rng)))
        assert entry is not None
        table.enter(entry)
    made: Json = json.loads(json.dumps(table.record()))
    return made


@cache
def record_text(name: str) -> str:
    return json.dumps(finished(wondertable.game(name), subject_of(name).played))


def record_of(name: str) -> Json:
    made: Json = json.loads(record_text(name))
    return made


def game_after(name: str) -> Game:
    """The game as a later version with other rules would have it."""
    game = game_with_data(name, wondertable.game(name).data)
    game.rules_version += 1
    return game


def other_origin(text: str) -> str:
    """The same data, one of which comes from elsewhere: the smallest change that gives them another hash."""
    found = re.search(r'^origin = "(\w+)"', text, re.MULTILINE)
    assert found is not None
    other = next(str(origin) for origin in get_args(Origin) if origin != found[1])
    return text[: found.start(1)] + other + text[found.end(1) :]


@pytest.fixture
def earlier(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> Game:
    """The game with data that it is said to have shipped once, found by their hash as such data are."""
    text = other_origin(places.home(name).joinpath("data.toml").read_text(encoding="utf-8"))
    (tmp_path / f"{data_hash(parse_data(text))}.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(import_module("wondertable.games"), "earlier_data", lambda _name: tmp_path)
    return game_with_data(name, parse_data(text))


# -- shipped data ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL_GAMES)
def test_earlier_data_lie_under_their_hash_and_can_be_played(name: str) -> None:
    folder = earlier_data(name)
    for file in folder.iterdir() if folder.is_dir() else []:
        data = parse_data(file.read_text(encoding="utf-8"))
        assert file.name == f"{data_hash(data)}.toml"
        assert data_hash(data) != wondertable.game(name).data_hash, "these are not earlier ones"
        assert game_with_data(name, data).new().asked()


@pytest.mark.parametrize("name", ALL_GAMES)
def test_a_record_finds_the_data_of_its_time(name: str, earlier: Game) -> None:
    made = finished(earlier, subject_of(name).played)
    del made["data"]
    found = wondertable.game_of(made)
    assert found.data_hash == earlier.data_hash != wondertable.game(name).data_hash
    assert "answers" in record.verify(found, made)


@pytest.mark.parametrize("name", ALL_GAMES)
def test_a_saved_position_finds_the_data_of_its_time(name: str, earlier: Game) -> None:
    saved = earlier.save(position_of(earlier, subject_of(name)))
    del saved["data"]
    with pytest.raises(Refused, match="game_of"):
        wondertable.game(name).load(saved)
    found = wondertable.game_of(saved)
    assert found.save(found.load(saved)) | {"data": None} == saved | {"data": None}


def test_a_hash_is_not_a_path() -> None:
    for wanted in ("../data", "..", "", "0" * 63, "x" * 64):
        assert wondertable.game_of({"game": ALL_GAMES[0], "data_hash": wanted}) is wondertable.game(ALL_GAMES[0])


# -- rules -------------------------------------------------------------------------------------------------------------


def position_of(game: Game, subject: Subject) -> Position:
    return game.new(players=subject.players, seed=5, options=subject.played)


@pytest.mark.parametrize("name", ALL_GAMES)
def test_a_record_without_a_version_is_of_the_first(name: str) -> None:
    made = record_of(name)
    assert made.pop("rules_version") == wondertable.game(name).rules_version
    assert record.version_of(made) == 1


@pytest.mark.parametrize("name", ALL_GAMES)
def test_a_record_of_other_rules_is_verified_as_far_as_that_goes(name: str) -> None:
    made, later = record_of(name), game_after(name)
    assert "answers" in record.verify(later, made), "these rules lead to the same game"
    other = made | {"events": made["events"][1:]}
    with pytest.raises(Refused, match="events"):
        record.verify(wondertable.game(name), other)
    assert record.verify(later, other) == ["commitment", "draws"]
    if made["draws"]:  # there are games without chance
        at = len(made["draws"]) // 2
        limit, result = made["draws"][at]
        draws = [*made["draws"][:at], [limit, (result + 1) % (limit + 1)], *made["draws"][at + 1 :]]
        with pytest.raises(Refused, match=f"number {at + 1} does not follow"):
            record.verify(later, other | {"draws": draws})
    with pytest.raises(Refused, match="hash of the seed"):
        record.verify(later, other | {"commitment": "00"})


@pytest.mark.parametrize("name", ALL_GAMES)
def test_a_position_saved_under_other_rules_goes_on_where_these_know_it(name: str) -> None:
    subject, later = subject_of(name), game_after(name)
    position = position_of(wondertable.game(name), subject)
    saved = subject.save(position)
    loaded = later.load(saved)
    assert later.events(loaded, 0) == [], "forms of events may be counted otherwise"
    position.journal = loaded.journal
    assert digest(subject, loaded) == digest(subject, position)
    made = wondertable.game(name).rules_version
    with pytest.raises(Refused, match=rf"version {made} .*version {made + 1} .*board") as refused:
        later.load(saved | {"board": saved["board"] | {"no such thing": 1}})
    assert refused.value.key == "save-rules"


@pytest.mark.parametrize("version", [0, -1, "1", True, None, 1.5])
def test_a_version_is_a_whole_number(version: object) -> None:
    subject = subject_of(ALL_GAMES[0])
    saved = subject.save(position_of(subject.game, subject))
    for read in (subject.game.load, record.version_of):
        with pytest.raises(Refused, match="rules_version"):
            read(saved | {"rules_version": version})
