"""A server for tests that kill it: as people use it, but quick, with room for many, and with small books.

Run: python -m tests.server.besieged PORT DATABASE
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any

from tests.server.grimoire import SWIFT, small
from wondertable.server import games
from wondertable.server.memory import calm_the_collector
from wondertable.server.run import Server, listening
from wondertable.server.settings import Settings
from wondertable.server.store import store_for
from wondertable.server.tables import Tables

FREELY: Any = {"messages": (100_000, 10_000), "calls": (10_000, 1000), "seat": 1000}
"""Room for people who are quicker than people."""


def main(port: str, database: str) -> None:
    games.game = small
    tables = Tables(store_for(database), Settings(database, times=SWIFT, **FREELY))

    def opened() -> None:
        calm_the_collector()
        print("Ctrl-C ends it", flush=True)

    with listening("127.0.0.1", int(port)) as listener:
        server = Server(tables, opened)
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            runner.run(server.keep_tables(listener))


if __name__ == "__main__":
    main(*sys.argv[1:])
