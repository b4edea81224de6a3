"""./dev on a machine that has nothing of ours: questions cost nothing, and nobody waits for the compiler who need not."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import compiled, kept
from tools.steps import ROOT
from wondertable.workers import form

NEEDED = (
    "dev",
    "tools",
    "src",
    "benchmarks",
    "docs/rules",
    "requirements.txt",
    "pyproject.toml",
    "setup.py",
)


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The files of a fresh clone that ./dev itself reads."""
    unwanted = shutil.ignore_patterns("__pycache__", "static", "*.so")
    for name in NEEDED:
        there = tmp_path / name
        there.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, there, ignore=unwanted)
        else:
            shutil.copy2(ROOT / name, there)
    return tmp_path


def dev(clone: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """The command without any installer or compiler in reach."""
    env = {"PATH": "/nowhere", "PYTHONDONTWRITEBYTECODE": "1", "COLUMNS": "80"}
    line = [sys.executable, "-S", str(clone / "dev"), *words]
    return subprocess.run(line, capture_output=True, text=True, env=env, timeout=60)


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        ((), 0, "usage: ./dev"),
        (("--help",), 0, "usage: ./dev"),
        (("test", "--help"), 0, "usage: ./dev"),
        (("run", "--help"), 0, "--port P"),
        (("cli", "--help"), 0, "simulate"),
        (("cli", "simulate", "--help"), 0, "--games N"),
        (("cli", "--version"), 0, "wondertable 0."),
        (("bench", "--help"), 0, "--rounds"),
        (("bench", "load", "--help"), 0, "--tables"),
        (("bench", "boards", "--help"), 0, "--beside"),
        (("bench", "pulls", "--help"), 0, "--at-once"),
        (("gallery", "--help"), 0, "--port PORT"),
        (("gallery", "chess"), 2, "there is no game 'chess'"),
        (("where", "MIR-A33"), 0, "Mariano"),
        (("where", "MIR-A333"), 1, "near it are MIR-A33"),
        (("where", "--help"), 0, "usage: ./dev"),
        (("bench", "load", "--tables", "many"), 2, "invalid int value: 'many'"),
        (("cli",), 2, "usage: wondertable"),
        (("run", "--port", "none"), 2, '"none" is not a whole number from 0 to 65535'),
        (("cli", "dance"), 2, "invalid choice: 'dance'"),
        (("dance",), 2, "./dev has no command 'dance'"),
    ],
)
def test_questions_and_wrong_lines_install_nothing(clone: Path, words: tuple[str, ...], code: int, told: str) -> None:
    before = sorted(clone.rglob("*"))
    said = dev(clone, *words)
    assert (said.returncode, told in said.stdout + said.stderr) == (code, True), said
    assert sorted(clone.rglob("*")) == before


def test_whoever_has_seen_enough_of_a_list_may_go(clone: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    line = [sys.executable, "-S", str(clone / "dev"), "where", "--missing"]
    done = subprocess.run(
        line, stdout=writing, stderr=subprocess.PIPE, env={"PYTHONDONTWRITEBYTECODE": "1"}, timeout=60
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (-signal.SIGPIPE, b"")


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_help_is_the_same_before_and_after_the_packages_are_there(clone: Path, language: str) -> None:
    line = [sys.executable, "-m", "wondertable", "serve", "--help", "--language", language]
    installed = subprocess.run(line, capture_output=True, text=True, env=os.environ | {"COLUMNS": "80"}, timeout=60)
    assert installed.stdout
    assert dev(clone, "run", "--help", "--language", language).stdout == installed.stdout


@pytest.fixture
def no_tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing was compiled yet, and whoever tries is found out."""
    trees = tmp_path / "compiled"
    trees.mkdir()
    monkeypatch.setattr(compiled, "TREES", trees)
    monkeypatch.setattr(compiled, "FAILED", trees / "failed")
    monkeypatch.setattr(compiled, "what_is_lacking", lambda: "")
    monkeypatch.setattr(compiled, "install", lambda _: pytest.fail("the compiler was asked for"))
    monkeypatch.delenv("WONDERTABLE_FORM", raising=False)
    monkeypatch.setenv(kept.VARIABLE, "")


@pytest.mark.usefixtures("no_tree")
def test_tables_of_people_do_not_wait_for_the_compiler() -> None:
    assert compiled.forms(wait=False) == (compiled.SOURCES, None)
    assert compiled.to_be_made()


@pytest.mark.usefixtures("no_tree")
def test_workers_are_told_where_the_compiled_form_will_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "start_beside", lambda _words: None)
    assert compiled.make_beside() == compiled.TREES / compiled.fingerprint()
    assert compiled.COMING == form.TREE


@pytest.mark.usefixtures("no_tree")
def test_nobody_deletes_the_tree_that_workers_run() -> None:
    tree, newer = compiled.TREES / "tree", compiled.TREES / "newer"
    tree.mkdir()
    coming = form.Form(str(tree))
    coming.look()
    assert coming.tree is None, "a tree without the mark is not whole"
    (tree / form.IN_USE).touch()
    coming.look()
    assert coming.tree == tree
    compiled.forget_others(newer)
    assert tree.exists()
    coming.close()
    compiled.forget_others(newer)
    assert not tree.exists()


@pytest.mark.usefixtures("no_tree")
def test_many_games_wait_for_the_compiler() -> None:
    with pytest.raises(pytest.fail.Exception, match="the compiler was asked for"):
        compiled.forms(wait=True)


@pytest.mark.usefixtures("no_tree")
def test_what_cannot_be_compiled_is_not_tried_beside_the_tables_again() -> None:
    compiled.FAILED.write_text(compiled.fingerprint())
    assert not compiled.to_be_made()


@pytest.mark.parametrize("whole_group", [False, True])
def test_work_beside_a_program_ends_with_it(tmp_path: Path, whole_group: bool) -> None:
    """Also when the program is killed, alone or with all it has started, and after it became another one."""
    mark = tmp_path / "pid"
    work = f"import os, time; open({str(mark)!r}, 'w').write(str(os.getpid())); time.sleep(600)"
    program = (
        "import os, sys; from tools.beside import start_beside; "
        f"start_beside([sys.executable, '-c', {work!r}]); "
        "os.execv(sys.executable, [sys.executable, '-c', 'import time; time.sleep(600)'])"
    )
    with subprocess.Popen([sys.executable, "-c", program], cwd=ROOT, start_new_session=True) as running:
        try:
            until(lambda: mark.exists() and mark.read_text() != "")
            worker = int(mark.read_text())
            assert os.getpriority(os.PRIO_PROCESS, worker) == 19
            if whole_group:
                os.killpg(running.pid, signal.SIGTERM)
                running.wait(30)
        finally:  # also when something was wrong, or nobody would ever end it
            running.kill()
    until(lambda: not Path(f"/proc/{worker}").exists())


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not true():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.02)
