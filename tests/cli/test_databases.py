"""The commands of whoever looks after a database: what they do is tested with the servers, here what they say."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.helpers import is_one_sentence
from wondertable.core.text import ENGLISH, languages, sentence
from wondertable.server import log
from wondertable.server.store import store_for


def written(folder: Path, *lines: tuple[str, int, bytes]) -> str:
    """The address of a database with these lines."""
    url = f"sqlite:///{folder}/t.db"

    async def fill() -> None:
        store = store_for(url)
        await store.open()
        for line in lines:
            await store.append(*line)
        await store.close()

    asyncio.run(fill())
    return url


@pytest.fixture
def filled(tmp_path: Path) -> str:
    return written(tmp_path, ("a", 1, b"x"), ("a", 2, b"x"))


def test_a_database_is_copied_and_backed_up(run: Run, filled: str, tmp_path: Path) -> None:
    said = run("copy-database", filled, f"sqlite:///{tmp_path}/other.db")
    assert (said.code, said.err) == (0, "")
    assert said.out == f"All 2 entries are in {tmp_path}/other.db now.\n"
    said = run("backup", f"{tmp_path}/backup.db", "--database", filled)
    assert (said.code, said.err) == (0, "")
    assert said.out == f"All 2 entries are in {tmp_path}/backup.db now, as they were when the backup began.\n"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["copy-database", "t.db", "sqlite:///{there}"], "no database address"),
        (["copy-database", "sqlite:///{there}", "sqlite:///{there}"], "into itself"),
        (["copy-database", "sqlite:///{none}", "sqlite:///{there}"], "There is no database"),
        (["backup", "{there}", "--database", "sqlite:///{there}"], "a backup replaces none"),
        (["backup", "{folder}/nowhere/b.db", "--database", "sqlite:///{none}"], "There is no database"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    run: Run, filled: str, tmp_path: Path, words: list[str], told: str
) -> None:
    names = {"there": f"{tmp_path}/t.db", "none": f"{tmp_path}/none.db", "folder": str(tmp_path)}
    said = run(*(word.format(**names) for word in words))
    assert said.code == 1
    assert said.out == ""
    is_one_sentence(said, told)


TABLE = "ab" * 10


@pytest.fixture
def waiting(tmp_path: Path) -> str:
    """A database with one table, at which Ann waits for two others."""
    maker = log.Maker("Ann", "fingerprint", 0)
    made = log.Made("miraris", "hash", 3, {}, "00", False, None, maker, [None, None, "adept"])
    return written(tmp_path, (TABLE, 1, log.encode(made)), ("data hash", 1, b"{}"))


def test_tables_are_listed_without_names(run: Run, waiting: str) -> None:
    said = run("tables", "list", "--database", waiting)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(f"{TABLE}  miraris  3 seats, 2 people")
    assert said.out.count("\n") == 1
    assert "Ann" not in said.out
    (told,) = (json.loads(line) for line in run("tables", "list", "--json", "--database", waiting).out.splitlines())
    assert (told["table"], told["game"], told["lines"], told["closed"]) == (TABLE, "miraris", 1, None)


def test_a_table_is_closed_and_expires(run: Run, waiting: str, monkeypatch: pytest.MonkeyPatch) -> None:
    database = ("--database", waiting)
    assert run("tables", "expire", "--days", "1", *database).out == "0 tables were closed, 0 were deleted.\n"
    assert f"Table {TABLE} is closed" in run("tables", "close", TABLE, "--delete-after", "0", *database).out
    assert "closed by you" in run("tables", "list", *database).out
    assert run("tables", "expire", "--days", "1", *database).out == "0 tables were closed, 0 were deleted.\n"
    monkeypatch.setattr("wondertable.server.ageing.GRACE", 0)
    assert run("tables", "expire", "--days", "1", *database).out == "0 tables were closed, one was deleted.\n"
    assert run("tables", "list", *database).out == "There are no tables.\n"


def test_a_person_is_forgotten(run: Run, waiting: str) -> None:
    said = run("tables", "forget", TABLE, "1", "--database", waiting)
    assert (said.code, said.err) == (0, "")
    assert "Nothing is left" in said.out
    is_one_sentence(run("tables", "forget", TABLE, "1", "--database", waiting), "Nobody to be forgotten")


def test_an_announcement_is_told(run: Run, waiting: str) -> None:
    said = run("tables", "announce", "Back at ten.", "--minutes", "5", "--database", waiting)
    assert said.out == "Everybody at a table reads this for 5 minutes: Back at ten.\n"
    assert run("tables", "announce", "--end", "--database", waiting).out == "Nobody is told anything any more.\n"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["close", "x" * 20], "There is no table"),
        (["close", "../../etc"], "There is no table"),
        (["forget", TABLE, "2"], "Nobody to be forgotten"),
        (["announce"], "--end"),
        (["announce", " "], "300"),
    ],
)
def test_what_cannot_be_done_to_tables_is_one_sentence(run: Run, waiting: str, words: list[str], told: str) -> None:
    said = run("tables", *words, "--database", waiting)
    assert (said.code, said.out) == (1, "")
    is_one_sentence(said, told)


UNSAID = dict.fromkeys(("where", "problem", "format", "known", "table", "seat", "limit"), "|")
OTHERS = [language for language in languages() if language != ENGLISH]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    ("words", "damage", "key"),
    [
        (["tables", "list"], "alter table log rename to hidden", "serve-store-unread"),
        (
            ["tables", "close", TABLE],
            "create trigger no before insert on log begin select nowhere(); end",
            "serve-store-unwritten",
        ),
        (["tables", "announce", "Back at ten."], "drop table slip", "serve-store-slips"),
        (["tables", "list"], "pragma user_version = 99", "serve-store-newer"),
        (["backup", "{folder}/b.db"], "drop table film", "serve-store-unopened"),
        (["backup", "{folder}/t.db"], "", "serve-store-backup-there"),
        (["tables", "close", "x" * 20], "", "error-tables-unknown"),
        (["tables", "forget", TABLE, "2"], "", "error-tables-nobody"),
        (["tables", "announce"], "", "error-tables-nothing-to-announce"),
        (["tables", "announce", " "], "", "error-bad-text"),
    ],
)
def test_what_cannot_be_done_is_said_in_the_language(
    run: Run, waiting: str, tmp_path: Path, words: list[str], damage: str, key: str, language: str
) -> None:
    with sqlite3.connect(tmp_path / "t.db") as file:
        file.executescript(damage)
    said = run(*(word.format(folder=tmp_path) for word in words), "--database", waiting, "--language", language)
    assert (said.code, said.out) == (1, "")
    is_one_sentence(said)
    assert said.err.removeprefix("wondertable: ").startswith(sentence(key, UNSAID, language=language).partition("|")[0])
