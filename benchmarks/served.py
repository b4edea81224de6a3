"""A server that is measured from inside while it serves; `load.py` starts it in a process of its own.

Run: python -m benchmarks.served DATABASE BOTS LEVEL     prints its port, then for every line it reads one line of JSON: the figures
since the line before. Besides the watching it is the server people use, with the settings they have. It believes the
addresses that callers on this machine name, so that every table of the bench can have people from an address of its own.
At so many tables beside them bots play game after game.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
import json
import resource
import sys
import threading
import time
from pathlib import Path
from typing import Literal

import wondertable
from benchmarks.crowd import options_of_programs
from wondertable.bots import playout
from wondertable.server import wire
from wondertable.server.clock import Times
from wondertable.server.memory import calm_the_collector
from wondertable.server.run import Server, listening
from wondertable.server.settings import Settings
from wondertable.server.store import store_for
from wondertable.server.tables import Tables

STEP = 0.005
"""Seconds between two looks at the event loop: a shorter stall is not seen."""
GLANCE = 0.1
"""Seconds between two looks whether the bots of a table are at the end of their game."""
MANY = (1_000_000, 1_000_000)
"""What bounds a public server does not bound a measurement."""
MEGA = 1e6
KILO = 1024 if sys.platform != "darwin" else 1  # ru_maxrss counts kilobytes here and bytes there


def memory() -> float:
    """Bytes of this process that are in memory; where the system does not say, the most there ever were."""
    with contextlib.suppress(OSError):
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * KILO


class Watch:
    """How long the event loop was held up, and how much CPU time the garbage collector took at once."""

    def __init__(self) -> None:
        self.stall = self.stall_cpu = 0.0
        self.collection = 0.0
        self.full_collections = 0
        self._cpu = time.process_time()
        gc.callbacks.append(self._collecting)

    async def run(self) -> None:
        while True:
            begin, cpu = time.perf_counter(), time.thread_time()
            await asyncio.sleep(STEP)
            late = time.perf_counter() - begin - STEP
            if late > self.stall:
                self.stall, self.stall_cpu = late, min(late, time.thread_time() - cpu)

    def _collecting(self, phase: Literal["start", "stop"], info: dict[str, int]) -> None:
        if phase == "start":
            self._begin = time.thread_time()
            return
        self.collection = max(self.collection, time.thread_time() - self._begin)
        self.full_collections += info["generation"] == 2  # the oldest one

    def figures(self) -> dict[str, float]:
        now = time.process_time()
        found = {
            "cpu": now - self._cpu,
            "stall": self.stall,
            "stall_cpu": self.stall_cpu,
            "collection": self.collection,
            "full_collections": self.full_collections,
            "memory": memory() / MEGA,
            "compiled": not str(playout.__file__).endswith(".py"),
        }
        self._cpu, self.stall, self.stall_cpu, self.collection, self.full_collections = now, 0.0, 0.0, 0.0, 0
        return found


async def keep_bots_playing(tables: Tables, number: int, level: str) -> None:
    """One table of bots after the other; each begins with another game."""
    names = wondertable.games()
    for name in itertools.cycle(names[number % len(names) :] + names[: number % len(names)]):
        game = wondertable.game(name)
        players, options = game.seats()[-1], options_of_programs(name)
        wanted = wire.NewTable(name, players, bots=[level] * players, options=options)
        made = await tables.make(wanted, "the bench")
        over = False
        while not over:
            await asyncio.sleep(GLANCE)
            async with tables.at(made.table) as live:
                over = live.room.table.over


async def serve(database: str, bots: int, level: str) -> None:
    settings = Settings(
        database,
        trusted_proxies=frozenset({"127.0.0.1"}),
        times=Times(bot=(0, 0), bot_sealed=(0, 0)),
        bots_alone=(bots, bots),
        bot_tables=MANY,
        books=MANY,
        new_tables=MANY,
    )
    tables = Tables(store_for(database), settings)
    with listening("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
        beside: list[asyncio.Task[None]] = []

        def opened() -> None:
            calm_the_collector()
            beside.extend(asyncio.create_task(keep_bots_playing(tables, number, level)) for number in range(bots))
            print(port, flush=True)

        server = Server(tables, opened)
        watch, loop = Watch(), asyncio.get_running_loop()

        def answer() -> None:
            """Ends with whoever asks."""
            for _ in sys.stdin:
                loop.call_soon_threadsafe(lambda: print(json.dumps(watch.figures()), flush=True))
            server.should_exit = True

        threading.Thread(target=answer, daemon=True).start()
        beside.append(asyncio.create_task(watch.run()))
        await server.keep_tables(listener)
        for task in beside:
            task.cancel()


def main(database: str, bots: str = "0", level: str = "thumb") -> None:
    loop_factory = Server(Tables(store_for(database), Settings(database))).config.get_loop_factory()
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop_factory) as runner:
        runner.run(serve(database, int(bots), level))


if __name__ == "__main__":
    main(*sys.argv[1:])
