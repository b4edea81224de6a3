"""The command `dataset`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.helpers import is_one_sentence

FEW = ("--games", "6", "--workers", "1")


@pytest.mark.long
def test_each_title_has_its_folder_with_a_description(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    said = run("dataset", str(tmp_path), "miraris", "dominovia", *FEW)
    assert (said.code, said.err) == (0, "")
    assert "Miraris: 6 games with " in said.out
    for title in ("miraris", "dominovia"):
        files = sorted(file.name for file in (tmp_path / title).iterdir())
        assert files == ["README.md", "decisions.parquet", "games.parquet", "study.json"]
        card = (tmp_path / title / "README.md").read_text("utf-8")
        assert card.startswith("---\npretty_name: ") and "license: apache-2.0" in card
        assert "adept, apprentice" in card and "| `answer` |" in card
    is_one_sentence(run("dataset", str(tmp_path), "miraris", *FEW), "is there already")


def test_what_is_wrong_is_said(run: Run, tmp_path: Path) -> None:
    is_one_sentence(run("dataset", str(tmp_path / "a"), "chess", *FEW), "chess")
    is_one_sentence(run("dataset", str(tmp_path / "a"), "miraris", *FEW, "--bots", "wizard"), "wizard")
    assert not (tmp_path / "a").exists()


@pytest.mark.long
def test_no_file_is_taken_for_a_folder(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    (tmp_path / "file").write_text("mine", "utf-8")
    is_one_sentence(run("dataset", str(tmp_path / "file"), "miraris", *FEW), "cannot be written: Not a directory")
    is_one_sentence(run("simulate", "miraris", *FEW, "--out", str(tmp_path / "file")), "cannot be written: File exists")
    assert (tmp_path / "file").read_text("utf-8") == "mine"
