"""`wondertable backup`: a database as it is now, in one file, while servers go on."""

from __future__ import annotations

import argparse

from wondertable.core.text import sentence
from wondertable.server.store import copying, default_database
from wondertable.terminal.copy_database import Told
from wondertable.terminal.databases import carried_out


def run(arguments: argparse.Namespace) -> int:
    return carried_out(kept(arguments.database or default_database(), arguments.file))


async def kept(database: str, file: str) -> None:
    progress = Told()
    try:
        rows = await copying.back_up(database, file, progress)
    finally:
        progress.clear()
    print(sentence("backup-done", {"rows": rows, "file": file}))
