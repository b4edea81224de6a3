"""What an edit costs: only what is compiled needs the compiler, once on a machine for all clones with the same sources."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.steps import ROOT

COMPILED = (
    "src/wondertable/bots/playout.py",
    "src/wondertable/core/rules/kit.py",
    "src/wondertable/games/kuhn/bots/thumb.py",
    "src/wondertable/games/kuhn/rules/flow.py",
    "src/wondertable/games/kuhn/rules/knowledge/seen.py",
)
READ = ("src/wondertable/core/refused.py", "setup.py", "requirements-build.txt")
PLAIN = (
    "src/wondertable/__init__.py",
    "src/wondertable/bots/__init__.py",
    "src/wondertable/core/game.py",
    "src/wondertable/core/text.en.ftl",
    "src/wondertable/games/kuhn/data.toml",
    "src/wondertable/games/kuhn/game.py",
    "src/wondertable/games/kuhn/options.py",
    "src/wondertable/games/kuhn/outside/book.py",
    "src/wondertable/games/kuhn/people/view.py",
    "src/wondertable/games/kuhn/rules/__init__.py",
    "src/wondertable/games/kuhn/text/en.ftl",
    "src/wondertable/server/app.py",
    "tools/wheel.py",
)
# A compiler that takes no time: it puts a library beside each module, and says so.
BEGINNING = """
import json, os, sys
from pathlib import Path
import setup
from tools import compiled

def run_mypyc(tree):
    for file in setup.compiled(tree / "wondertable"):
        file.with_suffix(".so").write_text(file.read_text())
    print("compiled")
    return True

compiled.run_mypyc = run_mypyc
compiled.install = lambda requirements: None
compiled.what_is_lacking = lambda: ""
"""
EDITS = """
before = compiled.fingerprint()
for name in json.loads(sys.argv[1]):
    file = Path(name)
    content = file.read_bytes() if file.exists() else None
    file.write_bytes((content or b"") + b"# a word more")
    if compiled.fingerprint() != before:
        print(name)
    file.unlink() if content is None else file.write_bytes(content)
assert compiled.fingerprint() == before
"""
FORM = "tree, _ = compiled.forms(wait=sys.argv[1] == 'wait'); print(tree)"


def make_clone(folder: Path) -> Path:
    """A game of a few words, in a clone of what ./dev needs to compile it."""
    shutil.copytree(ROOT / "tools", folder / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("setup.py", "requirements-build.txt"):
        shutil.copy(ROOT / name, folder)
    for name in (*COMPILED, READ[0], *PLAIN[:-1]):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(f"# {Path(name).name}\n")
    (folder / ".venv").mkdir()
    (folder / ".venv" / "pyvenv.cfg").write_text(f"home = /usr/bin\nversion = 3.11.7\ncommand = venv {folder}/.venv\n")
    return folder


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    return make_clone(tmp_path / "clone")


def ask(clone: Path, script: str, *words: str, **variables: str) -> list[str]:
    env = {"PATH": os.environ["PATH"], "WONDERTABLE_CACHE": str(clone.parent / "cache"), **variables}
    line = [sys.executable, "-c", BEGINNING + script, *words]
    done = subprocess.run(line, cwd=clone, env=env, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_an_edit_of_what_is_plain_keeps_the_fingerprint_and_of_what_is_compiled_changes_it(clone: Path) -> None:
    new = ["src/wondertable/games/kuhn/people/new.py", "src/wondertable/games/kuhn/rules/new.py"]
    told = ask(clone, EDITS, json.dumps([*COMPILED, *READ, *PLAIN, *new]))
    assert told == [*COMPILED, *READ, new[1]]


def test_the_fingerprint_names_python_compiler_and_flags_but_not_the_clone(clone: Path, tmp_path: Path) -> None:
    question = "print(compiled.fingerprint())"
    (first,) = ask(clone, question)
    assert ask(make_clone(tmp_path / "later"), question) == [first]
    others = [ask(clone, question, **{name: "-g"}) for name in ("CFLAGS", "LDFLAGS")]
    others.append(ask(clone, question, CC="a-compiler-that-is-not-there"))
    cfg = clone / ".venv" / "pyvenv.cfg"
    cfg.write_text(cfg.read_text().replace("3.11.7", "3.11.8"))
    others.append(ask(clone, question))
    assert len({first, *(other for (other,) in others)}) == 5


def test_the_compiled_tree_has_copies_of_what_is_compiled_and_links_to_the_rest(clone: Path) -> None:
    said, place = ask(clone, FORM, "wait")
    assert said == "compiled"
    there = {str(Path("src") / file.relative_to(place)): file for file in Path(place).rglob("*.*")}
    links = {name for name, file in there.items() if file.is_symlink()}
    assert links == set(PLAIN[:-1])
    assert {name for name in there.keys() - links if name.endswith(".py")} == {*COMPILED, READ[0]}
    assert all(there[name].with_suffix(".so").exists() for name in COMPILED)

    view = clone / "src" / "wondertable" / "games" / "kuhn" / "people" / "view.py"
    view.write_text("# other words")
    assert ask(clone, FORM, "wait") == [place]
    assert there[str(view.relative_to(clone))].read_text() == "# other words"


def test_a_later_clone_takes_what_an_earlier_one_has_compiled(clone: Path, tmp_path: Path) -> None:
    ask(clone, FORM, "wait")
    later = make_clone(tmp_path / "later")
    view = later / "src" / "wondertable" / "games" / "kuhn" / "people" / "view.py"
    view.write_text("# other words")
    (place,) = ask(later, FORM, "at once")
    assert Path(place).is_relative_to(later / ".cache")
    assert (Path(place) / "wondertable" / "games" / "kuhn" / "rules" / "flow.so").exists()
    assert (Path(place) / "wondertable" / "games" / "kuhn" / "people" / "view.py").resolve() == view
    assert ask(make_clone(tmp_path / "alone"), FORM, "wait", WONDERTABLE_CACHE="")[0] == "compiled"


def test_an_edit_that_is_taken_back_is_not_compiled_again(clone: Path) -> None:
    """Going from branch to branch and back."""
    _, first = ask(clone, FORM, "wait")
    flow = clone / "src" / "wondertable" / "games" / "kuhn" / "rules" / "flow.py"
    before = flow.read_text()
    flow.write_text("# another turn")
    assert ask(clone, FORM, "wait")[0] == "compiled"
    flow.write_text(before)
    assert ask(clone, FORM, "wait") == [first]
