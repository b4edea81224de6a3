"""Single games and decisions as Parquet files."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

import wondertable
from tests.cli.conftest import Said
from tests.cli.helpers import is_one_sentence
from wondertable.core.refused import Refused
from wondertable.lab import Study, simulate, summary
from wondertable.lab.columns import Columns

pa = pytest.importorskip("pyarrow.parquet", reason="the extra `columns`; ./dev test --long installs it")
pytestmark = pytest.mark.long
STUDY = Study("miraris", 3, 45, ("random", "apprentice", "flat@20"), seed=5)


def written(
    folder: Path, workers: int = 1, study: Study = STUDY
) -> tuple[list[dict[str, object]], list[dict[str, object]]]:
    into = Columns(folder)
    found = simulate(study, workers, into=into)
    into.finish(summary(study, found))
    games = pa.read_table(folder / "games.parquet").to_pylist()
    return games, pa.read_table(folder / "decisions.parquet").to_pylist()


def test_the_columns_are_the_games_of_the_study(tmp_path: Path) -> None:
    games, decisions = written(tmp_path / "one")
    plain = summary(STUDY, simulate(STUDY, 1))
    about = json.loads((tmp_path / "one" / "study.json").read_text("utf-8"))
    assert {key: about[key] for key in ("wins", "stats", "lengths")} == {
        key: json.loads(json.dumps(plain[key])) for key in ("wins", "stats", "lengths")
    }, "noting decisions changes no game"
    assert [game["game"] for game in games] == list(range(45))
    assert sum(int(str(game["decisions"])) for game in games) == len(decisions) == plain["decisions"]
    assert sorted(one.name for one in (tmp_path / "one").iterdir()) == [
        "decisions.parquet",
        "games.parquet",
        "study.json",
    ]
    assert set(about["columns"]["decisions.parquet"]) == set(decisions[0])
    assert set(about["columns"]["games.parquet"]) == set(games[0])


def test_what_was_answered_can_be_played_again(tmp_path: Path) -> None:
    games, decisions = written(tmp_path)
    game = wondertable.game("miraris")
    for row in games[:6]:
        position = game.new(3, int(str(row["deal_seed"])))
        for one in (one for one in decisions if one["game"] == row["game"]):
            seat = int(str(one["seat"]))
            assert one["bot"] == row["bots"][seat]  # type: ignore[index]
            assert one["question"] == game.question_name(position.open_question())
            assert one["options"] == len(position.legal(seat))
            position.apply(seat, game.actions.parse(str(one["answer"])))
        outcome = position.outcome()
        assert outcome is not None and outcome.winners == row["winners"]


def test_bots_that_weigh_tell_their_weights(tmp_path: Path) -> None:
    _, decisions = written(tmp_path)
    for one in decisions:
        weights = one["weights"]
        if one["bot"] == "random":
            assert weights is None
        elif one["bot"] == "apprentice":
            assert isinstance(weights, list) and len(weights) == one["options"]
            assert sum(each["share"] for each in weights) == pytest.approx(1, abs=1e-4)
            assert one["answer"] in [each["answer"] for each in weights]
    searched = [one for one in decisions if one["bot"] == "flat@20" and int(str(one["options"])) > 1]
    assert any(one["weights"] for one in searched)
    for one in searched:
        if one["weights"]:
            first = one["weights"][0]  # type: ignore[index]
            assert first["answer"] == one["answer"] and 0 <= first["worth"] <= 1


def test_the_files_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    assert written(tmp_path / "one", 1) == written(tmp_path / "two", 2)


def test_what_is_there_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "games.parquet").write_text("mine")
    with pytest.raises(Refused, match=r"games\.parquet is there already"):
        Columns(tmp_path)
    assert (tmp_path / "games.parquet").read_text() == "mine"


def test_a_study_that_was_stopped_keeps_what_was_played(tmp_path: Path) -> None:
    into = Columns(tmp_path)

    def stop(games: int) -> None:
        raise KeyboardInterrupt

    found = simulate(STUDY, 1, stop, into=into)
    into.finish(summary(STUDY, found))
    assert pa.read_table(tmp_path / "games.parquet").num_rows == found.sums.games == 20
    assert json.loads((tmp_path / "study.json").read_text("utf-8"))["partial"] is True


def test_a_full_disk_is_told_and_leaves_nothing_behind(tmp_path: Path) -> None:
    """No file may grow beyond a few kilobytes in that process, which is what a full disk looks like to a program."""

    def small() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (4000, 4000))

    words = ["simulate", "miraris", "--games", "200", "--workers", "1", "--out", str(tmp_path / "out")]
    line = [sys.executable, "-P", "-m", "wondertable", *words]
    done = subprocess.run(line, capture_output=True, text=True, preexec_fn=small, env={**os.environ, "LC_ALL": "C"})
    assert done.returncode == 1
    is_one_sentence(Said(1, done.stdout, done.stderr), "cannot be written: ", str(tmp_path / "out"))
    assert not (tmp_path / "out").exists()
