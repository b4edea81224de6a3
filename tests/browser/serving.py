"""A server in a process of its own, as the command starts it, but for bots that do not pause. As a context manager it outlives no test."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

import wondertable
from tests.server.harness import free_port
from wondertable.server.pages import STATIC

# Bots pause so that people can follow them. Tests are shown everything that happened before they go on, however fast it came.
# Webhooks may be of this machine: nobody else is called.
PROGRAM = """
import sys
from functools import partial
from wondertable.server import run
from wondertable.server.clock import Times
from wondertable.cli import main

run.Settings = partial(run.Settings, times=Times(bot=(0, 0.02), bot_sealed=(0, 0.05)), notice_anywhere=True)
sys.exit(main(sys.argv[1:]))
"""
WAIT = 60.0
"""Seconds after which a test gives up; much longer than anything takes, because machines may be busy."""


def check_pages() -> None:
    """The tests drive the built pages; without them every single one would fail for a reason that is hard to see."""
    if not (STATIC / "index.html").is_file():
        raise FileNotFoundError(f"The pages are not built ({STATIC}): run ./dev test, or `npm run build` in web/.")


class Server:
    def __init__(self, folder: Path, *words: str) -> None:
        """With more words of the command `wondertable serve`, if there are any."""
        self.folder = folder
        self.database = f"sqlite:///{folder}/tables.db"
        self._words = words
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Server:
        check_pages()
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        words = ["serve", "--port", str(self.port), "--database", self.database, "--webhooks", *self._words]
        # The same form of the code that the tests themselves have imported, wherever the process stands.
        env = os.environ | {"PYTHONPATH": str(Path(wondertable.__file__).parents[1])}
        with (self.folder / "server.log").open("ab") as log:
            line = [sys.executable, "-P", "-c", PROGRAM, *words]
            self._process = subprocess.Popen(line, cwd=self.folder, env=env, stdout=log, stderr=log)
        try:
            self._wait_until_open(self._process)
        except BaseException:
            self.kill()
            raise

    def _wait_until_open(self, process: subprocess.Popen[bytes]) -> None:
        deadline = time.monotonic() + WAIT
        while process.poll() is None and time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.url}/api/health", timeout=5).is_success:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self.log()}")

    def is_open(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def log(self) -> str:
        return (self.folder / "server.log").read_text()

    def kill(self) -> None:
        """At once and without a word, as when the power fails."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def record(self, table: str) -> dict[str, Any]:
        answer = httpx.get(f"{self.url}/api/tables/{table}/record", timeout=WAIT)
        assert answer.is_success, answer.text
        return dict(answer.json())
