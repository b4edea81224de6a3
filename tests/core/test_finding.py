"""Games from outside the package: how they are found, and that a broken one is in nobody's way."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import wondertable
from tests.contract import places
from wondertable import Refused, form
from wondertable.core.text import files_of, sentence
from wondertable.games import class_of, finding, shipped

DOOR = """
from wondertable.games import class_of

class Another(class_of("miraris")):
    name = "{name}"

GAME = Another
"""


@pytest.fixture(autouse=True)
def found_anew(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if the rules ran in the plain form; what was imported is forgotten again."""
    monkeypatch.setattr(form, "loaded", lambda: form.PLAIN)
    before = set(sys.modules)
    yield
    for name in set(sys.modules) - before:
        if name.endswith("_game"):
            del sys.modules[name]


def write(folder: Path, name: str, door: str = DOOR) -> Path:
    """The folder of a game that is Miraris under another name."""
    home = folder / name
    home.mkdir(parents=True)
    (home / "__init__.py").write_text(door.replace("{name}", name))
    (home / "data.toml").write_text((places.home("miraris") / "data.toml").read_text())
    (home / "text.en.ftl").write_text("title = Another\n")
    return home


def find(monkeypatch: pytest.MonkeyPatch, *folders: Path) -> finding.Brought:
    monkeypatch.setenv(finding.VARIABLE, os.pathsep.join(map(str, folders)))
    return finding.find(shipped())


def problems(found: finding.Brought) -> dict[str, str]:
    return {name: str(refused) for name, refused in found.problems}


def test_a_folder_holds_games_or_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path / "several", "one_game")
    write(tmp_path / "several", "two_game")
    found = find(monkeypatch, tmp_path / "several", write(tmp_path, "three_game"))
    assert (sorted(found.games), found.problems) == (["one_game", "three_game", "two_game"], [])
    game = found.games["three_game"]()
    assert game.package() == "three_game"
    assert game.new(players=3, seed=1).asked() == [0, 1, 2]
    assert (sentence("title", game="three_game"), files_of("three_game")) == ("Another", {"en": "title = Another\n"})


def test_an_installed_package_brings_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, "installed_game")
    monkeypatch.syspath_prepend(str(tmp_path))
    entry = EntryPoint("installed_game", "installed_game:GAME", finding.GROUP)
    monkeypatch.setattr(finding, "entry_points", lambda group: [entry])
    found = find(monkeypatch)
    assert (list(found.games), found.problems) == (["installed_game"], [])


@pytest.mark.parametrize(
    ("name", "door", "problem"),
    [
        ("miraris", DOOR, "there is another game of this name"),
        ("json", DOOR, "there is a Python module json elsewhere"),
        ("Bad-Name", DOOR, "small letters"),
        ("broken_game", "import nothing_of_this_name", "ModuleNotFoundError: No module named 'nothing_of_this_name'"),
        ("broken_game", "def", "SyntaxError"),
        ("broken_game", "raise SystemExit('enough')", "SystemExit: enough"),
        ("broken_game", "", "has no attribute 'GAME'"),
        ("broken_game", "GAME = 1", "there is no game in it"),
        ("broken_game", DOOR.replace("{name}", "other"), "it calls itself 'other'"),
    ],
)
def test_a_broken_game_is_refused_by_its_name_and_the_others_are_played(
    name: str, door: str, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, name, door)
    write(tmp_path, "good_game")
    found = find(monkeypatch, tmp_path)
    assert list(found.games) == ["good_game"]
    assert list(problems(found)) == [name]
    assert problem in problems(found)[name]
    assert str(tmp_path / name) in problems(found)[name]


def test_wrong_data_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (write(tmp_path, "poor_game") / "data.toml").write_text("schema = 7\n")
    assert 'poor_game" of' in problems(find(monkeypatch, tmp_path))["poor_game"]
    assert "Data file" in problems(find(monkeypatch, tmp_path))["poor_game"]


def test_a_folder_that_is_not_there_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "No such file" in problems(find(monkeypatch, tmp_path / "nowhere"))["nowhere"]


def test_of_two_games_of_one_name_the_first_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path / "a", "twin_game")
    write(tmp_path / "b", "twin_game")
    found = find(monkeypatch, tmp_path / "a", tmp_path / "b")
    assert list(found.games) == ["twin_game"]
    assert str(tmp_path / "b") in problems(found)["twin_game"]


def test_beside_compiled_rules_a_game_from_outside_says_what_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(form, "loaded", lambda: form.COMPILED)
    write(tmp_path, "plain_game")
    assert "WONDERTABLE_FORM=interpreted" in problems(find(monkeypatch, tmp_path))["plain_game"]


def test_a_broken_game_is_refused_with_its_reason_where_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = finding.Brought({}, [("kuhn", Refused(None, "game-plain", {"game": "kuhn", "where": "there"}))])
    monkeypatch.setattr(import_module("wondertable.games"), "brought", lambda: broken)
    with pytest.raises(Refused, match='"kuhn" of there'):
        class_of("kuhn")
    assert wondertable.game("miraris").new(players=3).asked()
