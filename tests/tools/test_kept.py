"""What one clone has compiled, a later one takes; and nobody takes what is not whole."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tools import kept


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(kept.VARIABLE, str(tmp_path / "cache"))
    return tmp_path / "cache" / "compiled"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    made = tmp_path / "tree"
    (made / "wondertable" / "rules").mkdir(parents=True)
    (made / "wondertable" / "rules" / "flow.py").write_text("the rules")
    (made / "wondertable" / "rules" / "flow.so").write_bytes(b"the rules, compiled")
    return made


def test_a_tree_is_taken_as_it_was_kept(tree: Path, tmp_path: Path) -> None:
    assert not kept.take("one", tmp_path / "taken")
    kept.keep("one", tree)
    assert kept.take("one", tmp_path / "taken")
    assert kept.hashes(tmp_path / "taken") == kept.hashes(tree)
    assert not kept.take("another", tmp_path / "other")


@pytest.mark.parametrize("fault", ["changed", "cut", "missing", "more", "no list", "list cut", "empty"])
def test_a_tree_that_is_not_whole_is_not_taken_and_kept_anew(
    tree: Path, tmp_path: Path, cache: Path, fault: str
) -> None:
    kept.keep("one", tree)
    library = cache / "one" / "wondertable" / "rules" / "flow.so"
    listed = cache / "one" / kept.LIST
    match fault:
        case "changed":
            library.write_bytes(b"the rules, compilec")
        case "cut":
            library.write_bytes(b"")
        case "missing":
            library.unlink()
        case "more":
            (library.parent / "more.so").write_bytes(b"")
        case "no list":
            listed.unlink()
        case "list cut":
            listed.write_text(listed.read_text()[:20])
        case "empty":
            listed.unlink()
            for file in library.parent.iterdir():
                file.unlink()
    assert not kept.take("one", tmp_path / "taken")
    assert not (tmp_path / "taken").exists()
    kept.keep("one", tree)
    assert kept.take("one", tmp_path / "taken")


def test_only_the_newest_are_kept_and_what_was_taken_counts_as_new(tree: Path, tmp_path: Path, cache: Path) -> None:
    for age, name in enumerate(("e", "d", "c", "b", "a"), 1):
        kept.keep(name, tree)
        os.utime(cache / name, (1000 - age, 1000 - age))
    (cache / "writing-interrupted").mkdir()
    os.utime(cache / "writing-interrupted", (1, 1))
    assert kept.take("a", tmp_path / "taken")
    kept.keep("new", tree)
    assert sorted(entry.name for entry in cache.iterdir()) == ["a", "c", "d", "e", "new"]


@pytest.mark.parametrize("there", ["nowhere", "a file"])
def test_without_a_folder_to_write_in_nothing_is_kept_and_nothing_fails(
    tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: str
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv(kept.VARIABLE, "" if there == "nowhere" else str(tmp_path / "file"))
    kept.keep("one", tree)
    assert not kept.take("one", tmp_path / "taken")


def test_many_at_once_do_not_disturb_each_other(tree: Path, tmp_path: Path) -> None:
    def keep_and_take(number: int) -> bool:
        kept.keep("one", tree)
        return kept.take("one", tmp_path / f"taken-{number}")

    with ThreadPoolExecutor(6) as pool:
        assert all(pool.map(keep_and_take, range(12)))


@pytest.mark.parametrize(
    ("system", "variables", "place"),
    [
        ("linux", {}, "/home/ann/.cache/wondertable/compiled"),
        ("linux", {"XDG_CACHE_HOME": "/var/ann"}, "/var/ann/wondertable/compiled"),
        ("linux", {"XDG_CACHE_HOME": "ann"}, "/home/ann/.cache/wondertable/compiled"),
        ("darwin", {}, "/home/ann/Library/Caches/wondertable/compiled"),
        ("linux", {kept.VARIABLE: "/srv/kept", "XDG_CACHE_HOME": "/var/ann"}, "/srv/kept/compiled"),
        ("linux", {kept.VARIABLE: ""}, None),
    ],
)
def test_where_trees_are_kept(
    monkeypatch: pytest.MonkeyPatch, system: str, variables: dict[str, str], place: str | None
) -> None:
    for name in (kept.VARIABLE, "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in {"HOME": "/home/ann", **variables}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", system)
    assert kept.folder() == (Path(place) if place else None)
