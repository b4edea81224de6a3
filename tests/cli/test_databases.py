"""The commands of whoever looks after a database: what they do is tested with the servers, here what they say."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.helpers import is_one_sentence
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
