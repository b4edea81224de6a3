"""`./dev bench load` plays tables on a server of its own and tells what they cost."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

LOAD = Path(__file__).parents[2] / "benchmarks" / "load.py"


async def load(*words: str) -> tuple[int | None, str, str]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, str(LOAD), *words), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    out, err = await asyncio.wait_for(process.communicate(), 120)
    return process.returncode, out.decode(), err.decode()


async def test_a_few_tables() -> None:
    code, out, err = await load(
        "--tables", "2", "--sockets", "4", "--seconds", "1", "--pace", "0.2", "--bots", "3", "miraris"
    )
    assert code == 0, err
    title, _, mixed, *_ = out.splitlines()
    told = "2 tables x 4 sockets, one answer each 0.2 s at every table, beside 3 tables of bots who never pause; "
    assert title.startswith(told)
    assert title.endswith(("compiled form", "plain form"))
    rate, cpu = mixed.removeprefix("all games").split()[:2]
    assert float(rate) > 0
    float(cpu)  # what the bots cost beside them is taken off, and may have been more while nobody answered
    assert "Refused: 0." in out


async def test_what_cannot_be_played_is_said() -> None:
    code, out, err = await load("--tables", "1", "--sockets", "2", "miraris")
    assert (code, out) == (1, "")
    assert "Miraris needs 3 players" in err
    assert "Traceback" not in err
