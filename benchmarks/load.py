"""Measures the server with many tables at once: ./dev bench load [--tables N] [--sockets N] [--flat-out] [--simulated] [--bots N [--level NAME]] ...

The server has a process of its own and is watched from inside. First all games are played together; then one game after the
other at the same rate, with all tables still connected, for what an answer costs in each.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

# Everything here is imported as part of `benchmarks`, however this file is started.
sys.path[0] = str(Path(__file__).resolve().parents[1])

import uvloop  # noqa: E402

from benchmarks.beside import GAME, SEATS, TheirTable  # noqa: E402
from benchmarks.comparison import columns, say  # noqa: E402
from benchmarks.crowd import Table, make_tables  # noqa: E402
from benchmarks.kept import Database  # noqa: E402
from benchmarks.line import for_load  # noqa: E402

OPENING = 8
"""Answers at each table before anything is measured: the middle of a game is dearer than its first question."""
OPENING_SECONDS = 90.0
COMING = 50
"""Tables whose people come at the same time."""
ADDED = {"cpu", "memory", "full_collections"}
"""What several servers have taken together; of the rest the worst counts."""
MILLI = 1000.0
THEIRS = Path(__file__).parent / "peers" / "boardgame" / "serve.js"


class Load:
    def __init__(self, plan: argparse.Namespace, servers: list[subprocess.Popen[str]], database: Database) -> None:
        self.plan = plan
        self.servers = servers
        self.database = database
        self.ports = [int(read_line(server)) for server in servers]
        self.tables: list[Table] = []

    async def run(self) -> None:
        plan = self.plan
        few = 0.0  # megabytes, with what every game needs once
        self.tables = make_tables(self.ports[0], plan.tables, plan.sockets, plan.simulated, plan.games)
        for first in range(0, plan.tables, COMING):
            say(f"people come to table {first + 1} of {plan.tables}")
            await asyncio.gather(*[table.come(self.ports) for table in self.tables[first : first + COMING]])
            if not first:
                await self.open_games(self.tables[:COMING])
                few = (await self.figures())["memory"]
        say("the first answers")
        await self.open_games(self.tables)
        idle = await self.phase("nobody answers", [], plan.seconds / 3)
        rows = [await self.phase("all games", self.tables, plan.seconds)]
        form = "compiled" if rows[0]["compiled"] else "plain"
        games = list(dict.fromkeys(table.game for table in self.tables))
        for game in games if len(games) > 1 else ():
            of_game = [table for table in self.tables if table.game == game]
            rows.append(await self.phase(game, of_game, plan.seconds / 2))
        for table in self.tables:
            table.leave()
        kept = await self.database.answers([table.seated[0]["table"] for table in self.tables])
        say("")
        print(self.told(form, idle, rows, few))
        answers = sum(table.answers for table in self.tables)
        print(f"Answers accepted: {answers}; in the logs: {kept}.")

    async def open_games(self, tables: list[Table]) -> None:
        """Each table at its own speed, a few at a time."""
        deadline = time.monotonic() + OPENING_SECONDS
        for first in range(0, len(tables), COMING):
            some = tables[first : first + COMING]
            while any(table.answers < OPENING for table in some) and time.monotonic() < deadline:
                moved = [table.answer() for table in some if table.answers < OPENING]
                await asyncio.sleep(0.01 if any(moved) else 0.05)
                if self.plan.simulated and not any(moved):
                    break  # something has to fall or stand first

    async def phase(self, name: str, some: list[Table], seconds: float) -> dict[str, Any]:
        """The figures of so many seconds in which these tables are answered at."""
        say(f"{name}, {seconds:.0f} s")
        await asyncio.sleep(0.5)
        for table in self.tables:
            table.delays.clear()
            table.screens.clear()
        answers = sum(table.answers for table in self.tables)
        received = self.received()
        await self.figures()
        begin = time.monotonic()
        if self.plan.flat_out:
            await self.flat_out(some, seconds)
        else:
            await self.paced(some, seconds)
        found = await self.figures()
        delays = sorted(delay for table in self.tables for delay in table.delays)
        screens = sorted(delay for table in self.tables for delay in table.screens)
        return found | {
            "name": name,
            "seconds": time.monotonic() - begin,
            "answers": sum(table.answers for table in self.tables) - answers,
            "bytes": self.received() - received,
            "p50": delays[len(delays) // 2] if delays else 0.0,
            "p99": delays[len(delays) * 99 // 100] if delays else 0.0,
            "screens": screens[len(screens) * 99 // 100] if screens else 0.0,
        }

    async def paced(self, some: list[Table], seconds: float) -> None:
        """The tables take turns, as many a second as if all tables of the bench were answered at their pace."""
        begin, turn = time.monotonic(), 0
        step = self.plan.pace / len(self.tables)
        while (now := time.monotonic() - begin) < seconds:
            while some and turn * step <= now:
                some[turn % len(some)].answer()
                turn += 1
            await asyncio.sleep(step)

    async def flat_out(self, some: list[Table], seconds: float) -> None:
        """Whoever is accepted answers again."""
        for table in some:
            table.on_accepted = lambda table: asyncio.get_running_loop().call_soon(table.answer)
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            for table in some:  # those that waited for the newest state
                table.answer()
            await asyncio.sleep(0.05)
        for table in some:
            table.on_accepted = lambda _table: None

    def received(self) -> int:
        return sum(socket.received for table in self.tables for socket in table.sockets)

    async def figures(self) -> dict[str, Any]:
        """What the servers have seen since the last time: together, and of what has a worst the worst."""
        found = [dict(json.loads(await asyncio.to_thread(asked, server))) for server in self.servers]
        figures = {name: max(one[name] for one in found) for name in found[0]}
        figures |= {name: sum(one[name] for one in found) for name in ADDED & figures.keys()}
        return figures | {"database": await self.database.cpu()}

    def told(self, form: str, idle: dict[str, Any], rows: list[dict[str, Any]], few: float) -> str:
        plan = self.plan
        pace = "flat out" if plan.flat_out else f"one answer each {plan.pace:g} s at every table"
        books = ", with what games have outside their rules" if plan.simulated else ""
        bots = f", beside {plan.bots} tables of bots ({plan.level}) who never pause" if plan.bots else ""
        rest = idle["cpu"] / idle["seconds"]
        of_database = self.database.is_measured
        lines = [
            (
                "",
                "answers/s",
                "CPU ms/answer",
                "p50 ms",
                "p99 ms",
                "every screen, p99 ms",
                "longest stall ms",
                "kB/answer",
            )
        ]
        for row in rows:
            answers = row["answers"]
            if not answers:
                lines.append((row["name"], "0", *["-"] * 6))  # its games are over
                continue
            lines.append(
                (
                    row["name"],
                    f"{row['answers'] / row['seconds']:.0f}",
                    "-" if plan.bots else f"{self.cpu_of_an_answer(row, rest):.2f}",
                    f"{row['p50'] * MILLI:.1f}",
                    f"{row['p99'] * MILLI:.1f}",
                    f"{row['screens'] * MILLI:.1f}",
                    f"{row['stall'] * MILLI:.0f} ({row['stall_cpu'] * MILLI:.0f} of them CPU)",
                    f"{row['bytes'] / answers / MILLI:.1f}",
                )
            )
        mixed = rows[0]
        longest, full = max(row["collection"] for row in rows), sum(row["full_collections"] for row in rows)
        refused = sum(table.refused for table in self.tables)
        servers = f" on {plan.servers} servers" if plan.servers > 1 else ""
        more = (
            [f"The database took {mixed['database'] / mixed['answers'] * MILLI:.2f} ms CPU for an answer."]
            if of_database
            else []
        )
        return "\n".join(
            (
                f"{plan.tables} tables x {plan.sockets} sockets{servers}, {pace}{books}{bots}; {form} form",
                *columns(lines),
                f"All games: {mixed['cpu'] / mixed['seconds']:.2f} of a core; {rest:.2f} while nobody answers, not counted above.",
                f"Garbage collections: the longest took {longest * MILLI:.0f} ms CPU, {full:.0f} were full.",
                f"Memory: {mixed['memory']:.0f} MB{self.a_table(mixed['memory'] - few)}. Refused: {refused}.",
                *more,
            )
        )

    def cpu_of_an_answer(self, row: dict[str, Any], rest: float) -> float:
        """Milliseconds; what bots beside take is never the same for long, so with them nobody can tell."""
        return float((row["cpu"] - rest * row["seconds"]) / row["answers"] * MILLI)

    def a_table(self, megabytes: float) -> str:
        others = self.plan.tables - COMING
        return f", {megabytes * MILLI / others:.0f} kB for each table after the first {COMING}" if others > 0 else ""


class Beside(Load):
    """boardgame.io's server with the same tables: no log on disk, no limits, and nothing hidden from anybody."""

    async def run(self) -> None:
        self.tables = [TheirTable(number) for number in range(self.plan.tables)]
        for first in range(0, len(self.tables), COMING):
            say(f"people come to table {first + 1} of {len(self.tables)} of boardgame.io")
            await asyncio.gather(*[table.come(self.ports) for table in self.tables[first : first + COMING]])
        await self.open_games(self.tables)
        idle = await self.phase("nobody answers", [], self.plan.seconds / 3)
        row = await self.phase("boardgame.io", self.tables, self.plan.seconds)
        for table in self.tables:
            table.leave()
        say("")
        print(
            f"boardgame.io beside: {row['answers'] / row['seconds']:.0f} answers/s at {row['cpu'] / row['seconds']:.2f} of a core, "
            f"{self.cpu_of_an_answer(row, idle['cpu'] / idle['seconds']):.2f} ms CPU and {row['bytes'] / row['answers'] / MILLI:.1f} kB "
            f"for an answer; every screen: half in {row['p50'] * MILLI:.1f} ms, 99 of 100 in {row['screens'] * MILLI:.1f} ms; "
            f"{row['memory']:.0f} MB."
        )


def read_line(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    return server.stdout.readline()


def asked(server: subprocess.Popen[str]) -> str:
    assert server.stdin is not None
    server.stdin.write("\n")
    server.stdin.flush()
    return read_line(server)


def main(words: Sequence[str]) -> int:
    plan = for_load(words)
    if plan.beside:
        plan.games, plan.sockets = [GAME], SEATS
    with tempfile.TemporaryDirectory(prefix="wondertable-load-") as folder:
        url = plan.database or f"sqlite:///{folder}/tables.db"
        line = [sys.executable, "-m", "benchmarks.served", url, str(plan.bots), plan.level]
        try:
            with started([line] * plan.servers) as servers:
                uvloop.run(Load(plan, servers, Database(url)).run())
            if plan.beside:
                with started([[os.environ["WONDERTABLE_NODE"], str(THEIRS)]]) as servers:
                    uvloop.run(Beside(plan, servers, Database(url)).run())
        except (ConnectionError, ValueError) as error:
            say("")
            print(error, file=sys.stderr)
            return 1
    return 0


@contextlib.contextmanager
def started(lines: list[list[str]]) -> Iterator[list[subprocess.Popen[str]]]:
    with contextlib.ExitStack() as stack:
        servers = []
        for line in lines:
            process = subprocess.Popen(
                line,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                cwd=sys.path[0],
                env=os.environ | {"NODE_ENV": "production"},
            )
            servers.append(stack.enter_context(process))
            stack.callback(process.kill)
        yield servers


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
