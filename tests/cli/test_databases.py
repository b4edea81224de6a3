"""The commands of whoever looks after a database: what they do is tested with the servers, here what they say."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.helpers import is_one_sentence
from wondertable.server import log
from wondertable.server.store import store_for


@pytest.fixture
def filled(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path}/t.db"

    async def fill() -> None:
        store = store_for(url)
        await store.open()
        await store.append("a", 1, b"x")
        await store.append("a", 2, b"x")
        await store.close()

    asyncio.run(fill())
    return url


def test_a_database_is_copied_and_backed_up(run: Run, filled: str, tmp_path: Path) -> None:
    said = run("copy-database", filled, f"sqlite:///{tmp_path}/other.db")
    assert (said.code, said.err) == (0, "")
    assert said.out == f"All 2 entries are in sqlite:///{tmp_path}/other.db now.\n"
    said = run("backup", f"{tmp_path}/backup.db", "--database", filled)
    assert (said.code, said.err) == (0, "")
    assert said.out == f"All 2 entries are in {tmp_path}/backup.db now, as they were when the backup began.\n"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["copy-database", "t.db", "sqlite:///{there}"], "no database address"),
        (["copy-database", "sqlite:///{there}", "sqlite:///{there}"], "another file"),
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
    url = f"sqlite:///{tmp_path}/t.db"

    async def fill() -> None:
        store = store_for(url)
        await store.open()
        maker = log.Maker("Ann", "fingerprint", 0)
        made = log.Made("miraris", "hash", 3, {}, "00", False, None, maker, [None, None, "adept"])
        await store.append(TABLE, 1, log.encode(made))
        await store.append("data hash", 1, b"{}")
        await store.close()

    asyncio.run(fill())
    return url


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
