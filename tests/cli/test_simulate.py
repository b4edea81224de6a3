"""`wondertable simulate`."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.helpers import is_one_sentence

COMMAND = [sys.executable, "-P", "-m", "wondertable"]


def test_tables(run: Run) -> None:
    said = run("simulate", "miraris", "--games", "60", "--workers", "1")
    assert (said.code, said.err) == (0, "")
    assert "Miraris, 3 players: 60 games" in said.out
    assert "95 % interval" in said.out
    assert "Winning score: " in said.out
    assert "Rolando" in said.out


def test_json_is_one_object_and_nothing_else(run: Run) -> None:
    said = run("simulate", "miraris", "--players", "4", "--games", "60", "--bots", "sanity", "--json", "--workers", "1")
    assert (said.code, said.err) == (0, "")
    found = json.loads(said.out)
    assert (found["game"], found["players"], found["games"]) == ("miraris", 4, 60)
    assert len(found["wins"]) == len(found["mean_scores"]) == len(found["intervals"]) == 4
    assert found["winning_score"].keys() == {"p5", "p25", "p50", "p75", "p95"}
    assert found["lengths"].keys() == {"p5", "p50", "p95"}
    assert found["stats"]["characters"]["el"].keys() == {"kept", "won", "win_rate", "mean_score"}


def test_bots_are_told_apart(run: Run) -> None:
    said = run("simulate", "miraris", "--games", "30", "--bots", "thumb,random", "--json", "--workers", "1")
    found = json.loads(said.out)
    assert found["bots"].keys() == {"thumb", "random"}
    tables = run("simulate", "miraris", "--games", "30", "--bots", "thumb,random,random", "--rotate", "--workers", "1")
    assert "thumb " in tables.out
    assert "in turn" in tables.out
    fixed = run("simulate", "miraris", "--games", "30", "--bots", "thumb,random,random", "--workers", "1")
    assert "in turn" not in fixed.out


def test_the_same_seed_gives_the_same_games_for_any_number_of_workers(run: Run) -> None:
    def without_time(*words: str) -> dict[str, object]:
        found = json.loads(run("simulate", "miraris", "--games", "60", "--json", *words).out)
        del found["seconds"]
        return dict(found)

    first = without_time("--seed", "5", "--workers", "1")
    assert without_time("--seed", "5", "--workers", "3") == first
    assert without_time("--seed", "6", "--workers", "1") != first


def test_options_and_data_are_played(run: Run, tmp_path: Path) -> None:
    from importlib import resources

    shipped = resources.files("wondertable.games.miraris").joinpath("data.toml").read_text(encoding="utf-8")
    data = tmp_path / "data.toml"
    data.write_text(shipped.replace("rounds = 8", "rounds = 4"), encoding="utf-8")
    words = ("--games", "30", "--json", "--data", str(data), "--option", "memory_aid=true", "--workers", "2")
    found = json.loads(run("simulate", "miraris", *words).out)
    assert found["options"]["memory_aid"] is True
    assert found["lengths"]["p50"] < 20, "four rounds are half as long"


def test_a_report_is_written(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    said = run("simulate", "miraris", "--games", "30", "--report", str(path), "--workers", "1")
    assert said.code == 0
    page = path.read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert f"--report {path}" in page


def test_a_report_that_cannot_be_written_is_refused_before_the_first_game(run: Run, tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nowhere" / "report.html"):
        said = run("simulate", "miraris", "--games", "1000000000", "--report", str(path))
        assert said.code == 1
        is_one_sentence(said, str(path))


def test_too_many_bots(run: Run) -> None:
    said = run("simulate", "miraris", "--bots", "random,random,random,thumb")
    assert said.code == 1
    is_one_sentence(said, "4 bots are too many for 3 seats")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_leaves_a_partial_result(workers: str) -> None:
    """On a terminal, where the progress bar tells when there is something to interrupt."""
    screen, terminal = pty.openpty()
    words = ["simulate", "miraris", "--games", "100000", "--bots", "thumb", "--json", "--workers", workers]
    with subprocess.Popen(
        [*COMMAND, *words], stdout=subprocess.PIPE, stderr=terminal, text=True, start_new_session=True
    ) as process:
        os.close(terminal)
        try:
            shown = until(screen, b" of 100,000 games", b"[-----", skip=b"] 0 of")
            os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to every process of the group
            out, _ = process.communicate(timeout=60)
        finally:
            process.kill()
    os.close(screen)
    found = json.loads(out)
    assert process.returncode == 130
    assert found["partial"] is True
    assert 0 < found["games"] < 100_000
    assert shown


def until(screen: int, *wanted: bytes, skip: bytes) -> bytes:
    """Read what a terminal shows until its last line has all that is wanted."""
    shown = b""
    while True:
        shown += os.read(screen, 4096)
        last = shown.rsplit(b"\r", 1)[-1]
        if all(part in last for part in wanted) and skip not in last:
            return shown


@pytest.mark.parametrize("command", ["simulate", "play"])
@pytest.mark.parametrize("source", ["simulated", "companion"])
def test_what_only_a_table_of_people_can_play_is_refused(run: Run, command: str, source: str) -> None:
    said = run(command, "kamimai", "--option", f"source={source}")
    assert (said.code, said.out) == (1, "")
    is_one_sentence(said, f"With source={source} what happens is found out at a table in the browser")


@pytest.mark.long
def test_a_ray_cluster_that_is_not_there_is_told_at_once(run: Run) -> None:
    pytest.importorskip("ray")
    said = run("simulate", "miraris", "--ray", "127.0.0.1:1")
    assert said.code == 1
    is_one_sentence(said, "no Ray cluster to play on at 127.0.0.1:1")
