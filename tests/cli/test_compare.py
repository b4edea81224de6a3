"""The command `compare`."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path

from tests.cli.conftest import Run
from tests.cli.helpers import is_one_sentence

FEW = ("--games", "30", "--workers", "1", "--bots", "random")


def shorter(folder: Path, rounds: str = "4") -> str:
    shipped = resources.files("wondertable.games.miraris").joinpath("data.toml").read_text(encoding="utf-8")
    file = folder / f"rounds-{rounds}.toml"
    file.write_text(shipped.replace("rounds = 8", f"rounds = {rounds}"), encoding="utf-8")
    return str(file)


def test_one_file_is_compared_with_what_is_shipped(run: Run, tmp_path: Path) -> None:
    said = run("compare", "miraris", *FEW, "--data", shorter(tmp_path))
    assert (said.code, said.err) == (0, "")
    assert "as shipped and rounds-4.toml on the same 30 deals" in said.out
    assert "What clearly differs" in said.out and "decisions in a game" in said.out
    assert "Rolando, win rate" in said.out, "figures are named as people name them"


def test_two_files_are_compared_with_each_other(run: Run, tmp_path: Path) -> None:
    words = ("--data", shorter(tmp_path), "--data", shorter(tmp_path, "6"), "--json")
    found = json.loads(run("compare", "miraris", *FEW, *words).out)
    assert [each["name"] for each in found["versions"]] == ["rounds-4.toml", "rounds-6.toml"]
    length = next(each for each in found["figures"] if each["path"] == ["length"])
    assert length["effect"] > 0 and length["clear"]


def test_a_report_is_written(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    words = ("--data", shorter(tmp_path), "--report", str(path), "--language", "fr")
    assert run("compare", "miraris", *FEW, *words).code == 0
    page = path.read_text("utf-8")
    assert "Ce qui diffère clairement" in page and "<svg" in page and "compare-" not in page
    assert "% .. -" in page, "a dash before a minus would not be read as one"


def test_that_nobody_wins_is_said(run: Run, tmp_path: Path) -> None:
    words = ("--option", "sheet=3", "--option", "skill=clumsy", "--second-option", "mode=hard")
    said = run("compare", "kamimai", "--players", "2", *FEW, *words)
    assert "of 30 games none had a winner." in said.out


def test_what_is_wrong_is_said(run: Run, tmp_path: Path) -> None:
    data = ("--data", shorter(tmp_path))
    is_one_sentence(run("compare", "miraris", *FEW), "Both versions are the same")
    shipped = shorter(tmp_path, "8")
    is_one_sentence(run("compare", "miraris", *FEW, "--data", shipped), "Both versions are the same")
    is_one_sentence(run("compare", "miraris", *FEW, *data, *data, *data), "3 files of data")
    is_one_sentence(run("compare", "miraris", *FEW, "--data", shorter(tmp_path, "0")), "rounds")
    is_one_sentence(run("compare", "miraris", *FEW, "--data", str(tmp_path / "none.toml")), "none.toml")
    is_one_sentence(run("compare", "miraris", *FEW, *data, "--bots", "wizard"), "wizard")
    is_one_sentence(run("compare", "miraris", *FEW, *data, "--report", str(tmp_path)), str(tmp_path))
