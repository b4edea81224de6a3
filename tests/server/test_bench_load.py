"""`./dev bench load` plays tables on a server of its own and tells what they cost."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

import pytest

from benchmarks.page import BY_HAND, write_page
from tools import node

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
    told = (
        "2 tables x 4 sockets, one answer each 0.2 s at every table, beside 3 tables of bots (thumb) who never pause; "
    )
    assert title.startswith(told)
    assert title.endswith(("compiled form", "plain form"))
    rate, cpu = mixed.removeprefix("all games").split()[:2]
    assert float(rate) > 0
    assert cpu == "-", "what the bots cost beside them cannot be told apart"
    assert "Refused: 0." in out
    accepted, kept = re.findall(r"Answers accepted: (\d+); in the logs: (\d+)\.", out)[0]
    assert int(accepted) > 0
    assert accepted == kept


async def test_several_servers_need_a_database_that_they_can_share() -> None:
    code, _out, err = await load("--servers", "2", "miraris")
    assert code == 2
    assert "postgresql://" in err


@pytest.mark.long
async def test_beside_the_server_of_boardgame_io(monkeypatch: pytest.MonkeyPatch) -> None:
    node.packages(node.BENCHMARKS / "peers" / "boardgame")
    monkeypatch.setenv("WONDERTABLE_NODE", str(node.node()))
    code, out, err = await load("--beside", "--tables", "2", "--seconds", "1", "--pace", "0.2")
    assert code == 0, err
    told = re.findall(r"boardgame\.io beside: (\d+) answers/s at .* ([\d.]+) kB for an answer", out)
    assert [(int(rate) > 0, float(size) > 0) for rate, size in told] == [(True, True)]


async def test_bots_do_not_play_beside_another_server() -> None:
    code, _out, err = await load("--beside", "--bots", "3")
    assert code == 2
    assert "--beside goes with" in err


async def test_what_cannot_be_played_is_said() -> None:
    code, out, err = await load("--tables", "1", "--sockets", "2", "miraris")
    assert (code, out) == (1, "")
    assert "Miraris needs 3 players" in err
    assert "Traceback" not in err


def test_what_people_wrote_stays_when_the_page_is_written_anew(tmp_path: Path) -> None:
    page = tmp_path / "benchmarks.md"
    page.write_text(f"# Of old\n\n{BY_HAND}\nfigures\n")
    write_page(page, [])
    told = page.read_text()
    assert told.startswith("# Wondertable beside other systems")
    assert told.endswith(f"\n\n{BY_HAND}\nfigures\n")
