"""What people install: each wheel, alone in an empty environment outside this folder, plays, serves and simulates."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.harness import free_port
from tools import compiled
from tools.environment import install, pip
from tools.steps import ROOT

pytestmark = pytest.mark.long
WAIT = 240.0
FORMS = {"interpreted": "*-py3-none-any.whl"} | ({} if compiled.what_is_lacking() else {"compiled": "*-cp*.whl"})
"""By the form that each wheel loads."""


@pytest.fixture(scope="module")
def made() -> Path:
    """The folder of the wheels."""
    subprocess.run([sys.executable, str(ROOT / "dev"), "wheel"], cwd=ROOT, check=True)
    return ROOT / "dist"


class Installed:
    """A wheel in an environment that has what it asks for and nothing else."""

    def __init__(self, wheel: Path, form: str, folder: Path) -> None:
        self.form = form
        self.folder = folder
        self.python = install(ROOT / "requirements.txt", folder / "environment")
        words = ["install", "-qq", "--no-deps", "--no-index", "--disable-pip-version-check", str(wheel)]
        subprocess.run([*pip(), "--python", str(self.python), *words], check=True)

    def environment(self, **more: str) -> dict[str, str]:
        """Without anything that leads back to the sources."""
        ours = ("PYTHON", "WONDERTABLE", "VIRTUAL_ENV")
        return {key: value for key, value in os.environ.items() if not key.startswith(ours)} | more

    def run(self, *words: str, typed: str = "", **more: str) -> str:
        line = [str(self.python.parent / "wondertable"), *words]
        done = subprocess.run(
            line, input=typed, cwd=self.folder, env=self.environment(**more), capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def loads(self, **more: str) -> list[str]:
        """The form of the rules that is loaded, and from where the package comes."""
        program = "import wondertable; print(wondertable.form.loaded(), wondertable.__file__)"
        line = [str(self.python), "-c", program]
        return subprocess.check_output(line, cwd=self.folder, env=self.environment(**more), text=True).split()

    @contextmanager
    def serving(self) -> Iterator[str]:
        port = free_port()
        line = [str(self.python.parent / "wondertable"), "serve", "--port", str(port)]
        line += ["--database", f"sqlite:///{self.folder}/tables.db"]
        with subprocess.Popen(line, cwd=self.folder, env=self.environment()) as process:
            try:
                yield f"http://127.0.0.1:{port}"
            finally:
                process.terminate()


@pytest.fixture(scope="module", params=FORMS)
def installed(request: pytest.FixtureRequest, made: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    (wheel,) = made.glob(FORMS[request.param])
    return Installed(wheel, request.param, tmp_path_factory.mktemp(request.param))


def test_it_loads_its_form_from_the_environment(installed: Installed) -> None:
    form, file = installed.loads()
    assert form == installed.form
    assert Path(file).is_relative_to(installed.folder)
    assert installed.loads(WONDERTABLE_FORM="interpreted")[0] == "interpreted", (
        "whoever asks for the plain form gets it"
    )


def test_it_plays(installed: Installed) -> None:
    said = installed.run(
        "play", "miraris", "--players", "3", "--seed", "1", typed="".join(f"{n}\n" for n in range(1, 10)) * 8
    )
    assert "points" in said


def test_it_simulates(installed: Installed) -> None:
    found: dict[str, Any] = json.loads(installed.run("simulate", "dominovia", "--games", "40", "--json"))
    assert found["games"] == 40


def test_it_plays_a_game_from_outside(installed: Installed) -> None:
    """In the plain form, whichever the wheel has."""
    line = ["simulate", "kuhn", "--games", "40", "--bots", "thumb", "--json"]
    found: dict[str, Any] = json.loads(installed.run(*line, WONDERTABLE_GAMES=str(ROOT / "examples")))
    assert found["games"] == 40


def test_it_serves(installed: Installed) -> None:
    """The pages are there, and a table of bots comes to its end."""
    with installed.serving() as url:
        until(lambda: answers(url))
        page = httpx.get(url).text
        assert "<script" in page
        script = page.split('src="')[1].split('"')[0]
        assert httpx.get(f"{url}/{script.lstrip('./')}").headers["content-type"].startswith("text/javascript")
        body = {"game": "miraris", "players": 3, "bots": ["thumb", "thumb", "random"]}
        table = httpx.post(f"{url}/api/tables", json=body).json()["table"]
        until(lambda: httpx.get(f"{url}/api/tables/{table}").json()["over"] is True)
        record = httpx.get(f"{url}/api/tables/{table}/record").json()
        assert record["result"]["winners"]


def answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/api/health").is_success
    except httpx.TransportError:
        return False


def until(holds: Any) -> None:
    deadline = time.monotonic() + WAIT
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.2)


def test_the_same_sources_give_the_same_bytes(made: Path) -> None:
    first = {wheel.name: wheel.read_bytes() for wheel in made.glob("*.whl")}
    subprocess.run([sys.executable, str(ROOT / "dev"), "wheel"], cwd=ROOT, check=True)
    assert {wheel.name: wheel.read_bytes() for wheel in made.glob("*.whl")} == first
    assert len(first) == len(FORMS)
