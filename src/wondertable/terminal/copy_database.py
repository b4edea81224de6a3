"""`wondertable copy-database`: all tables into another database, which has none yet."""

from __future__ import annotations

import argparse
import sys

from wondertable.core.text import sentence
from wondertable.server.store import copying
from wondertable.terminal.databases import carried_out
from wondertable.terminal.progress import Progress


def run(arguments: argparse.Namespace) -> int:
    return carried_out(copied(arguments.source, arguments.target))


async def copied(source: str, target: str) -> None:
    progress = Told()
    try:
        rows = await copying.copy_database(source, target, progress)
    finally:
        progress.clear()
    print(sentence("copied-all", {"rows": rows, "target": copying.place_of(target)}))


class Told:
    """How far a copy is; how much there is shows at its first step."""

    def __init__(self) -> None:
        self._line: Progress | None = None

    def __call__(self, done: int, whole: int) -> None:
        if self._line is None:
            self._line = Progress(whole, sys.stderr, "copied-progress")
        self._line(done)

    def clear(self) -> None:
        if self._line is not None:
            self._line.clear()
