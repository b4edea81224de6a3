"""What may be written on the command line, and what is said about the rest."""

from __future__ import annotations

import pytest

import wondertable
from tests.cli.conftest import Run
from tests.cli.helpers import is_one_sentence
from wondertable.cli import COMMANDS
from wondertable.core.text import listed


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    said = run()
    assert said.code == 2
    assert all(command in said.err for command in COMMANDS)


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_tells_of_every_argument_in_words(run: Run, command: str) -> None:
    said = run(*filter(None, [command]), "--help")
    assert said.code == 0
    assert "--help" in said.out
    assert "cli-" not in said.out, "a sentence is missing"


def test_version(run: Run) -> None:
    assert run("--version").out == f"wondertable {wondertable.__version__}\n"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["dance"], "dance"),
        (["simulate"], "GAME"),
        (["simulate", "miraris", "--games", "0"], '"0" is not a whole number from 1'),
        (["tables", "expire", "--days", "0"], '"0" is not a whole number from 1'),
        (["simulate", "miraris", "--games", "many"], "many"),
        (["simulate", "miraris", "--games", "9" * 5000], "99999"),
        (["simulate", "miraris", "--seed", "-1"], "--seed"),
        (["simulate", "miraris", "--seed", "1.5"], "1.5"),
        (["simulate", "miraris", "--workers", "0"], "--workers"),
        (["simulate", "miraris", "--option", "memory_aid"], "NAME=VALUE"),
        (["simulate", "miraris", "--option", "=true"], "NAME=VALUE"),
        (["replay"], "FILE"),
        (["replay", "x.json", "--seat", "first"], "first"),
        (["replay", "x.json", "--seat", "0"], '"0"'),
        (["serve", "--port", "70000"], "65535"),
    ],
)
def test_what_cannot_be_understood_is_said_in_one_sentence(run: Run, words: list[str], told: str) -> None:
    said = run(*words)
    assert said.code == 2
    assert said.out == ""
    is_one_sentence(said, told, "--help")


@pytest.mark.parametrize("command", ["simulate", "play"])
@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["chess"], f"The games are: {listed(wondertable.games())}."),
        (["\x1b[31mchess"], "?[31mchess"),
        (["miraris", "--players", "2"], "MIR-S1"),
        (["miraris", "--players", "7"], "3 to 6"),
        (["miraris", "--bots", "clever"], "thumb"),
        (["miraris", "--option", "speed=high"], "memory_aid"),
        (["miraris", "--option", "memory_aid=perhaps"], "true"),
        (["miraris", "--option", "memory_aid=true", "--option", "memory_aid=false"], "twice"),
        (["miraris", "--data", "/nowhere/data.toml"], "/nowhere/data.toml"),
        (["miraris", "--data", "/"], "cannot be read"),
    ],
)
def test_what_does_not_exist_is_refused_by_name(run: Run, command: str, words: list[str], told: str) -> None:
    said = run(command, *words)
    assert said.code == 1
    assert said.out == ""
    is_one_sentence(said, told)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("schema = ", "not TOML"),
        ("schema = 1\n", "game: missing"),
        ("schema = 1\n[game]\nid = 'miraris'\nname = 'M'\nplayers_min = 'three'\n", "players_min"),
        ("\x00", "not TOML"),
    ],
)
def test_a_broken_data_file_is_refused_with_the_place(run: Run, tmp_path: object, content: str, told: str) -> None:
    path = f"{tmp_path}/data.toml"
    with open(path, "w", encoding="utf-8") as file:  # noqa: PTH123
        file.write(content)
    said = run("simulate", "miraris", "--data", path)
    assert said.code == 1
    is_one_sentence(said, "Data file", told)
