"""`wondertable replay` and `wondertable verify`."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import wondertable
from tests.cli.conftest import Run
from tests.cli.helpers import NAMES, Json, is_one_sentence, played, written
from tests.core.test_start import begun, play
from wondertable.terminal.replay import listeners


@cache
def text() -> str:
    return json.dumps(played())


def record() -> Json:
    found: Json = json.loads(text())
    return found


@cache
def record_of_a_map() -> Json:
    """Its answers and events name places of a map, which has other words for them."""
    return played(name="alicematic")


def secret_record() -> Json:
    return played(options={"reveal_after_end": False}, seat=1)


# -- verify ------------------------------------------------------------------------------------------------------------


def test_a_true_record(run: Run, tmp_path: Path) -> None:
    said = run("verify", written(tmp_path, record()))
    assert (said.code, said.err) == (0, "")
    for checked in ("hash", "answer", "draw", "events", "result"):
        assert checked in said.out


@pytest.mark.parametrize("name", wondertable.games())
def test_records_of_every_game(run: Run, tmp_path: Path, name: str) -> None:
    """Checked, and told in words."""
    file = written(tmp_path, played(name=name))
    for command in ("verify", "replay"):
        said = run(command, file)
        assert (said.code, said.err) == (0, ""), command
        assert said.out


def test_a_record_with_a_plain_seed_promised_nothing(run: Run, tmp_path: Path) -> None:
    said = run("verify", written(tmp_path, played(seed=5)))
    assert said.code == 0
    assert "nobody was promised a seed" in said.out


def test_a_record_that_keeps_secrets_has_its_own_exit_code(run: Run, tmp_path: Path) -> None:
    said = run("verify", written(tmp_path, secret_record()))
    assert said.code == 3
    assert "cannot be verified" in said.out


def test_a_record_that_began_with_a_saved_position_says_so(run: Run, tmp_path: Path) -> None:
    data = json.loads(json.dumps(play(begun()).record()))
    said = run("verify", written(tmp_path, data))
    assert (said.code, said.err) == (0, "")
    assert "not at the beginning of a game" in said.out
    data["start"]["reveals"] += 1
    said = run("verify", written(tmp_path, data))
    assert (said.code, said.out) == (1, "")
    is_one_sentence(said, "start", "hash was shown")


def of_other_rules() -> Json:
    """A record of another version: an event that lacks what today's sentence needs, and one that today has no sentence for."""
    data = record()
    data["rules_version"] += 1
    assert data["events"][0]["key"] == "deal"
    data["events"][0]["args"] = {}
    data["events"].append({"key": "swept", "args": {"seat": 1}, "to": "all"})
    return data


def test_a_record_of_other_rules_says_so(run: Run, tmp_path: Path) -> None:
    data = of_other_rules()
    made = data["rules_version"]
    said = run("verify", written(tmp_path, data))
    assert (said.code, said.err) == (3, "")
    assert f"played under version {made} of the rules and goes another way under version {made - 1}" in said.out
    assert "hash was shown" in said.out
    assert "Every draw of chance" in said.out
    assert "legal" not in said.out


def test_a_record_that_other_rules_would_not_change_is_true(run: Run, tmp_path: Path) -> None:
    data = record()
    data["rules_version"] += 1
    said = run("verify", written(tmp_path, data))
    assert said.code == 0
    assert "is a true record" in said.out
    assert "lead to the same game" in said.out


def test_a_record_of_other_rules_is_replayed(run: Run, tmp_path: Path) -> None:
    said = run("replay", written(tmp_path, of_other_rules()))
    assert (said.code, said.err) == (0, "")
    assert "those of today are version" in said.out
    assert "(not told under the rules of today) deal" in said.out
    assert 'swept: "seat": 1' in said.out
    assert "The victory goes to" in said.out


def change(path: str, value: object) -> Callable[[Json], None]:
    def apply(data: Json) -> None:
        *way, last = (int(part) if part.isdecimal() else part for part in path.split("."))
        place: Any = data
        for part in way:
            place = place[part]
        place[last] = value

    return apply


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        ("entries.4.answer", "bid 77", "entry 5"),
        ("entries.5.seat", 9, "entry 6"),
        ("entries.5", "bid 7", "entries"),
        ("entries", [], "not over"),
        ("entries", None, "entries"),
        ("draws.3", [2, 1], "draws"),
        ("events.2.args", {"characters": ["el"]}, "events"),
        ("result.winners", [0, 1, 2], "result"),
        ("commitment", "00", "commitment"),
        ("seed", "00", "seed"),
        ("seed", "zz", "hex"),
        ("seed", None, "seed"),
        ("seed", -5, "seed"),
        ("seed", True, "seed"),
        ("data_hash", "00", "data_hash"),
        ("data", [1], "data"),
        ("data", {"schema": 1}, "Data file"),
        ("options", {"speed": 1}, "speed"),
        ("options", [], "options"),
        ("players", 2, "MIR-S1"),
        ("players", 4, "entr"),
        ("players", "3", "players"),
        ("players", True, "players"),
        ("game", "chess", "chess"),
        ("game", 7, "game"),
        ("format", "pgn", "format"),
        ("version", 2, "version"),
        ("rules_version", 0, "rules_version"),
        ("rules_version", "2", "rules_version"),
    ],
)
def test_a_changed_record_is_found_out(run: Run, tmp_path: Path, path: str, value: object, told: str) -> None:
    data = record()
    change(path, value)(data)
    said = run("verify", written(tmp_path, data))
    assert said.code == 1
    assert said.out == ""
    is_one_sentence(said, told)


# -- files that are no records -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    "content", ["", "{", "[]", "7", "null", '"x"', "\x00\x01", "[" * 100_000, "1" * 10_000, '{"format": 1}']
)
def test_a_foreign_file_is_refused(run: Run, tmp_path: Path, command: str, content: str) -> None:
    said = run(command, written(tmp_path, content))
    assert said.code == 1
    is_one_sentence(said)


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_is_not_text_is_refused(run: Run, tmp_path: Path, command: str) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe" * 20)
    said = run(command, str(path))
    assert said.code == 1
    is_one_sentence(said, "picture.png")


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_is_not_there_is_refused(run: Run, tmp_path: Path, command: str) -> None:
    for path in (tmp_path / "nothing.json", tmp_path):
        said = run(command, str(path))
        assert said.code == 1
        is_one_sentence(said, str(path))


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_huge_file_is_refused(run: Run, tmp_path: Path, command: str) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(3_000_000_000)
    said = run(command, str(path))
    assert said.code == 1
    is_one_sentence(said, "too large")


@pytest.mark.parametrize("cut", range(0, 100, 9))
def test_a_record_that_was_cut_off_is_refused(run: Run, tmp_path: Path, cut: int) -> None:
    said = run("replay", written(tmp_path, text()[: len(text()) * cut // 100]))
    assert said.code == 1
    is_one_sentence(said, "cut off")


def places(data: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value of a JSON document."""
    found = [way] if way else []
    if isinstance(data, dict | list):
        for key in data if isinstance(data, dict) else range(len(data)):
            found += places(data[key], (*way, key))
    return found


@pytest.mark.parametrize("seed", range(60))
def test_damage_anywhere_is_said_in_one_sentence(run: Run, tmp_path: Path, seed: int) -> None:
    """Any value replaced by any other: the record is refused, or was not touched where it matters."""
    chance = random.Random(seed)
    data = record()
    *way, last = chance.choice(places(data))
    place: Any = data
    for part in way:
        place = place[part]
    place[last] = chance.choice([None, True, -1, 0, 3, 10**30, 1.5, "", "x", "\x1b[2J", [], [[]], {}, {"a": 1}])
    path = written(tmp_path, data)
    for words in (
        ["verify", path],
        ["replay", path],
        ["replay", path, "--seat", "2"],
        ["replay", path, "--seat", "all"],
    ):
        said = run(*words)
        assert said.code in (0, 1, 3)
        assert "\x1b" not in said.out + said.err
        if said.code == 1:
            is_one_sentence(said)


@pytest.mark.parametrize("damaged", [None, 3, {}, {"map": 3}, {"map": {"tiles": [{}], "spaces": []}}])
def test_a_setting_that_no_table_has_is_refused(run: Run, tmp_path: Path, damaged: object) -> None:
    path = written(tmp_path, record_of_a_map() | {"setting": damaged})
    for command in ("verify", "replay"):
        said = run(command, path)
        assert said.code == 1
        is_one_sentence(said, "setting")


# -- replay ------------------------------------------------------------------------------------------------------------


def test_a_spectator_sees_what_lay_open(run: Run, tmp_path: Path) -> None:
    said = run("replay", written(tmp_path, record()))
    assert (said.code, said.err) == (0, "")
    assert "Miraris" in said.out
    assert "Ann, Bo, and Cy; as a spectator saw it." in said.out
    assert "You are dealt" not in said.out
    assert "The victory goes to" in said.out


def test_places_are_called_as_they_were_at_the_table(run: Run, tmp_path: Path) -> None:
    """A record of an earlier version does not say how the table was laid out, and is told without."""
    data = record_of_a_map()
    assert " on tile " in run("replay", written(tmp_path, data)).out
    del (earlier := dict(data))["setting"]
    path = written(tmp_path, earlier)
    assert run("verify", path).code == 0
    said = run("replay", path)
    assert (said.code, " on tile " in said.out) == (0, False)


def test_a_seat_sees_its_own_cards(run: Run, tmp_path: Path) -> None:
    path = written(tmp_path, record())
    told = {seat: run("replay", path, "--seat", str(seat)).out for seat in (1, 2, 3)}
    assert all(words.count("You are dealt") == 1 for words in told.values())
    dealt = {next(line for line in words.splitlines() if line.startswith("You are dealt")) for words in told.values()}
    assert len(dealt) == 3
    assert "as Bo in seat 2 saw it" in told[2]


def test_all_tells_whom_each_secret_was_told(run: Run, tmp_path: Path) -> None:
    said = run("replay", written(tmp_path, record()), "--seat", "all")
    assert said.code == 0
    for name in NAMES:
        assert f"(to {name}) You are dealt" in said.out


def test_there_are_no_more_seats_than_players(run: Run, tmp_path: Path) -> None:
    said = run("replay", written(tmp_path, record()), "--seat", "4")
    assert said.code == 1
    is_one_sentence(said, "no seat 4")


def test_a_record_of_one_seat_is_replayed_as_that_seat(run: Run, tmp_path: Path) -> None:
    path = written(tmp_path, secret_record())
    said = run("replay", path)
    assert said.code == 0
    assert "as Bo in seat 2 saw it" in said.out
    assert said.out.count("You are dealt") == 1
    assert run("replay", path, "--seat", "2").out == said.out
    for seat in ("1", "all"):
        other = run("replay", path, "--seat", seat)
        assert other.code == 1
        is_one_sentence(other, "Seat 2")


def test_players_without_names_are_counted(run: Run, tmp_path: Path) -> None:
    data = record()
    data["names"] = None
    assert "Player 1, Player 2, and Player 3" in run("replay", written(tmp_path, data)).out


def test_a_name_cannot_command_the_terminal(run: Run, tmp_path: Path) -> None:
    data = record()
    data["names"][0] = "\x1b[2JEve"
    said = run("replay", written(tmp_path, data))
    assert "\x1b" not in said.out
    assert "?[2JEve" in said.out


def test_an_event_for_studies_was_told_to_nobody() -> None:
    assert listeners([], ["Ann", "Bo"]) == "nobody"
    assert listeners([1, None], ["Ann", "Bo"]) == "Bo and a spectator"
