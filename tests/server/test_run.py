"""Starting a server: it says where it is, where tables are kept, and what to do when it cannot start."""

from __future__ import annotations

import asyncio
import importlib.util
import signal
import socket
import sys
from pathlib import Path

import pytest

from tests.server.harness import Child, free_port


async def start(code: str) -> tuple[int | None, str, str]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", f"from wondertable.server import serve; {code}"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        out, err = await asyncio.wait_for(process.communicate(), 60)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return process.returncode, out.decode(), err.decode()


async def test_a_taken_port_is_explained(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        code, out, err = await start(f"serve(port={port}, database='sqlite:///{tmp_path}/t.db')")
    assert code == 1
    assert out == ""
    assert err.startswith(f"Port {port} is taken")
    assert f"--port {port + 1}" in err
    assert "Traceback" not in err
    assert not (tmp_path / "t.db").exists()


@pytest.mark.skipif(importlib.util.find_spec("prometheus_client") is None, reason="needs the extra metrics")
async def test_a_taken_port_of_metrics_is_explained_as_such(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        words = f"port=0, database='sqlite:///{tmp_path}/t.db', metrics='127.0.0.1:{port}'"
        code, _, err = await start(f"serve({words})")
    assert code == 1
    assert f"--metrics 127.0.0.1:{port + 1}" in err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("port=99999", "99999"),
        ("host='nowhere.invalid'", "nowhere.invalid"),
        ("host='192.0.2.1', port=0", "192.0.2.1"),
        ("port=0, database='tables.db'", "no database address"),
        ("port=0, database='sqlite:////proc/none/t.db'", "cannot be opened"),
        ("port=0, trusted_proxies=['nginx']", '"nginx" is no address of a proxy'),
        ("port=0, public_url='tables.example'", "https://tables.example/"),
    ],
)
async def test_what_cannot_be_started_is_explained(arguments: str, says: str) -> None:
    code, _, err = await start(f"serve({arguments})")
    assert code == 1
    assert says in err
    assert "Traceback" not in err


async def test_whoever_starts_it_reads_their_language(tmp_path: Path) -> None:
    """What it cannot do, and where it is."""
    for code, says in (("port=99999", "99999"), ("port=0, database='tables.db'", "tables.db")):
        _, _, err = await start(f"serve({code}, language='fr')")
        assert says in err
        assert "n’" in err


COMMAND = ("-P", "-m", "wondertable", "serve", "--port")
LIBRARY = ("-c", "import sys; from wondertable.server import serve; serve(port=int(sys.argv[1]))")


@pytest.mark.parametrize(("words", "sign"), [(COMMAND, signal.SIGINT), (LIBRARY, signal.SIGTERM)])
async def test_it_says_where_it_is_and_stops_when_told(
    tmp_path: Path, words: tuple[str, ...], sign: signal.Signals
) -> None:
    port = free_port()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, *words, str(port)),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={
            "XDG_DATA_HOME": str(tmp_path),
            "PATH": "/usr/bin",
            "PYTHONPATH": ":".join(sys.path),
            "LANG": "ja_JP.UTF-8",
            "PYTHONUTF8": "1",
        },
    )
    try:
        assert process.stdout is not None
        lines = ""
        while "Ctrl-C" not in lines:
            line = await asyncio.wait_for(process.stdout.readline(), 30)
            assert line
            lines += line.decode()
        assert f"http://127.0.0.1:{port}/" in lines
        assert f"{tmp_path}/wondertable/tables.db" in lines
        assert ("テーブル" in lines) == (words is COMMAND), "only the command follows the environment"
        process.send_signal(sign)
        _, err = await asyncio.wait_for(process.communicate(), 20)
        assert (process.returncode, err) == (0, b"")
    finally:
        if process.returncode is None:
            process.kill()


async def test_a_killed_server_frees_its_port_at_once(tmp_path: Path) -> None:
    async with Child(tmp_path / "t.db") as child:
        server = await child.start()
        made = await server.make(3)
        await child.kill()
        again = await child.start()
        assert (await again.http.get(f"/api/tables/{made['table']}")).status_code == 200


async def test_a_second_server_on_the_same_file_is_told_what_to_do(tmp_path: Path) -> None:
    async with Child(tmp_path / "t.db") as child:
        server = await child.start()
        code, out, err = await start(f"serve(port=0, database='sqlite:///{tmp_path}/t.db')")
        assert (code, out) == (1, "")
        assert "in use by another Wondertable" in err
        assert "postgresql://" in err
        assert "Traceback" not in err
        await server.make(3)
        await child.kill()  # without a chance to tidy up
        await child.start()
