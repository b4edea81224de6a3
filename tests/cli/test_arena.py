"""The command `arena`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.helpers import is_one_sentence

FEW = ("--players", "2", "--games", "20", "--workers", "1", "--option", "rounds_to_win=1")

BAD_BOTS = """
import wondertable

class Falls(wondertable.Bot):
    def choose(self, world, seat, rng):
        return 1 // 0

class Odd(wondertable.Bot):
    def choose(self, world, seat, rng):
        return 12345
"""


def test_each_bot_sits_alone_among_each_other(run: Run) -> None:
    words = ("arena", "dominovia", *FEW, "--bots", "random,adept", "--json")
    found = json.loads(run(*words).out)
    assert found["fair"] == 0.5
    assert [(each["bot"], each["others"], each["games"]) for each in found["pairings"]] == [
        ("random", "adept", 20),
        ("adept", "random", 20),
    ]
    random, adept = (each["share"] for each in found["pairings"])
    assert random < 0.5 < adept
    assert found["model"] == "bradley-terry"
    assert list(found["ratings"]) == ["adept", "random"], "the best first"
    low, high = found["ratings"]["adept"]["interval"]
    assert low < found["ratings"]["adept"]["rating"] < high


def test_as_tables(run: Run) -> None:
    said = run("arena", "dominovia", *FEW, "--bots", "random,adept")
    assert "2 players: one bot at a table of others" in said.out and "Among its like a bot wins 50 %" in said.out
    assert "rating" in said.out and "Bradley and Terry" in said.out and "not yet" in said.out


def test_a_team_plays_with_its_like(run: Run) -> None:
    said = run(
        "arena", "kamimai", "--players", "2", "--games", "3", "--workers", "1", "--bots", "random,adept", "--json"
    )
    found = json.loads(said.out)
    assert found["fair"] is None
    assert [(each["bot"], each["others"]) for each in found["pairings"]] == [("random", "random"), ("adept", "adept")]


def test_what_is_clear_is_not_played_on(run: Run) -> None:
    words = (
        "arena",
        "miraris",
        "--players",
        "3",
        "--games",
        "600",
        "--workers",
        "1",
        "--bots",
        "random,adept",
        "--json",
    )
    found = json.loads(run(*words).out)
    for each in found["pairings"]:
        assert each["clear"] and each["games"] < 600, each
        low, high = each["interval"]
        assert not low <= 1 / 3 <= high
    assert found["model"] == "plackett-luce"


def test_it_goes_on_from_its_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    words = ("arena", "dominovia", *FEW, "--file", str(file), "--json", "--bots")
    first = json.loads(run(*words, "random,adept").out)
    kept = json.loads(file.read_text("utf-8"))
    assert kept == first
    kept["pairings"][0]["deals"][0] = 1.25
    file.write_text(json.dumps(kept), "utf-8")
    more = json.loads(run(*words, "random,adept,apprentice").out)
    assert len(more["pairings"]) == 6
    assert more["pairings"][0]["deals"][0] == 1.25, "what is known is not played again"
    fewer = json.loads(run(*words, "random,apprentice").out)
    assert len(fewer["pairings"]) == 6, "what others have played stays in the file"


def test_a_longer_arena_goes_on_deal_by_deal(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    words = ("arena", "dominovia", *FEW, "--bots", "random,adept", "--all-games", "--json")
    run(*words, "--games", "10", "--file", str(file))
    on = json.loads(run(*words, "--games", "30", "--file", str(file)).out)
    at_once = json.loads(run(*words, "--games", "30").out)
    assert on == at_once


def test_what_is_wrong_is_said(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    words = ("arena", "dominovia", *FEW, "--file", str(file), "--bots")
    is_one_sentence(run(*words, "random,random"), "at least two different bots")
    is_one_sentence(run(*words, "random,wizard"), "wizard")
    is_one_sentence(run(*words, "random,nowhere_at_all:Bot"), "nowhere_at_all:Bot cannot play", "ModuleNotFoundError")
    file.write_text("[1]", "utf-8")
    is_one_sentence(run(*words, "random,adept"), "is no file of an arena")
    file.write_text("{}", "utf-8")
    is_one_sentence(run(*words, "random,adept"), "earlier version (format 1)")
    file.unlink()
    assert run(*words, "random,adept").code == 0
    is_one_sentence(run(*words, "random,adept", "--seed", "7"), "its seed is 0, not 7")
    assert [one.name for one in tmp_path.iterdir()] == ["arena.json"], "nothing half-written stays behind"


def test_a_bot_of_ones_own_that_plays_wrong_is_named(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bad_bots.py").write_text(BAD_BOTS, "utf-8")
    monkeypatch.chdir(tmp_path)
    words = ("arena", "dominovia", *FEW, "--file", str(tmp_path / "arena.json"), "--bots")
    is_one_sentence(run(*words, "random,bad_bots:Falls"), "The bot bad_bots:Falls cannot play: ZeroDivisionError")
    is_one_sentence(run(*words, "random,bad_bots:Odd"), "The bot bad_bots:Odd cannot play: ", "it answers 12345: DOM-")
    assert not (tmp_path / "arena.json").exists()
