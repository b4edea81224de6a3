"""The proxies of docs/operating.md, as they stand there: where nginx and Caddy are installed, people play through them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.harness import ROOT, WAIT, Client, free_port, running

NAME = "tables.example"
HOME, NEIGHBOUR = "127.0.0.2", "127.0.0.3"
"""Where people come from, as the proxy sees it; it has 127.0.0.1 itself."""

Config = Callable[[Path, int, int, int], list[str]]
"""Writes its configuration into a folder, with its ports and that of the server, and says how it is started."""

pytestmark = pytest.mark.long


def snippet(beginning: str) -> str:
    """What the page shows, by its first line."""
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    (found,) = (shown for shown in re.findall(r"```\n(.*?)```", page, re.DOTALL) if shown.startswith(beginning))
    return str(found)


def replaced(text: str, **words: str) -> str:
    for old, new in words.items():
        assert old in text
        text = text.replace(old, new)
    return text


def for_nginx(folder: Path, door: int, plain: int, inner: int) -> list[str]:
    certificate = ["-out", f"{folder}/fullchain.pem", "-keyout", f"{folder}/privkey.pem", "-subj", f"/CN={NAME}"]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *certificate]
    subprocess.run(made, check=True, capture_output=True)
    shown = snippet("map $http_upgrade")
    own = {
        "listen 443": f"listen 127.0.0.1:{door}",
        "listen 80": f"listen 127.0.0.1:{plain}",
        "    listen [::]:443 ssl http2;\n": "",
        "    listen [::]:80;\n": "",
        f"/etc/letsencrypt/live/{NAME}": str(folder),
        "127.0.0.1:8000": f"127.0.0.1:{inner}",
    }
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; master_process off; pid {folder}/pid; error_log stderr warn;\n"
        f"events {{}}\nhttp {{ access_log off;\n{places}{replaced(shown, **own)}}}\n"
    )
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def for_caddy(folder: Path, door: int, plain: int, inner: int) -> list[str]:
    """With certificates of its own making: nobody outside can be asked for one."""
    alone = f"admin off\n local_certs\n skip_install_trust\n storage file_system {folder}/kept\n"
    (folder / "Caddyfile").write_text(
        f"{{\n {alone} https_port {door}\n http_port {plain}\n}}\n"
        + replaced(snippet(NAME), **{"127.0.0.1:8000": f"127.0.0.1:{inner}"})
    )
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


@contextlib.asynccontextmanager
async def proxy(config: Config, folder: Path, inner: int) -> AsyncIterator[tuple[int, int]]:
    """Where it listens: with TLS, and without."""
    for last in (False, False, True):
        door, plain = free_port(), free_port()
        started = await asyncio.create_subprocess_exec(
            *config(folder, door, plain, inner), cwd=folder, env={"HOME": str(folder), "PATH": os.environ["PATH"]}
        )
        try:
            if await is_up(started, door):
                yield door, plain
                return
            assert not last, "it ends by itself"  # else another program may have been quicker to take a port
        finally:
            with contextlib.suppress(ProcessLookupError):
                started.terminate()
            await started.wait()


async def is_up(started: asyncio.subprocess.Process, door: int) -> bool:
    async with asyncio.timeout(WAIT), calling(door) as calls:
        while started.returncode is None:
            with contextlib.suppress(OSError, httpx.HTTPError):
                await calls.get("/api/live")
                return True
            await asyncio.sleep(0.1)
    return False


def unproved() -> ssl.SSLContext:
    """The certificate is nobody's."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


@contextlib.asynccontextmanager
async def calling(door: int, place: str = HOME, scheme: str = "https") -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.AsyncHTTPTransport(verify=unproved(), local_address=place)
    calls = httpx.AsyncClient(
        transport=transport, base_url=f"{scheme}://127.0.0.1:{door}", headers={"Host": NAME}, timeout=WAIT
    )
    calls.event_hooks["request"] = [named]
    async with calls:
        yield calls


async def named(request: httpx.Request) -> None:
    request.extensions["sni_hostname"] = NAME


def conversation(door: int, table: str, place: str = HOME) -> Any:
    return connect(
        f"wss://{NAME}/ws/{table}",
        host="127.0.0.1",
        port=door,
        ssl=unproved(),
        local_addr=(place, 0),
        origin=f"https://{NAME}",  # type: ignore[arg-type]  # a name of the library for a string
        max_queue=None,
    )


@pytest.mark.parametrize(("program", "config"), [("nginx", for_nginx), ("caddy", for_caddy)])
async def test_people_play_through_it(tmp_path: Path, program: str, config: Config) -> None:
    if shutil.which(program) is None:
        pytest.skip(f"{program} is not installed")
    believed: dict[str, Any] = {"trusted_proxies": frozenset({"127.0.0.1"}), "public_url": f"https://{NAME}/"}
    async with (
        running(tmp_path / "t.db", **believed, new_tables=(1, 0.001)) as server,
        proxy(config, tmp_path, server.port) as (door, plain),
        calling(door) as calls,
        calling(door, NEIGHBOUR) as neighbour,
        calling(plain, scheme="http") as unsafe,
    ):
        redirected = await unsafe.get("/?table=x")
        assert redirected.status_code in (301, 308)
        assert redirected.headers["Location"].startswith(f"https://{NAME}")
        games = await calls.get("/api/games")
        assert (games.status_code, games.headers["Strict-Transport-Security"]) == (200, "max-age=31536000")

        wanted = {"game": "miraris", "players": 3, "name": "Ann", "bots": ["thumb", "thumb"]}
        made = await calls.post("/api/tables", json=wanted, headers={"Origin": f"https://{NAME}"})
        assert made.status_code == 201, made.text
        lying = await calls.post("/api/tables", json=wanted, headers={"X-Forwarded-For": "9.9.9.9"})
        assert lying.status_code == 429, "whatever somebody says, the proxy knows where they are"
        assert int(lying.headers["Retry-After"]) > 0
        assert (await neighbour.post("/api/tables", json=wanted)).status_code == 201
        assert (await calls.post("/api/moments", content=b"x" * 1_500_000)).status_code == 413

        async with conversation(door, made.json()["table"]) as opened:
            ann = Client(opened)
            await ann.hello(made.json()["token"])
            await ann.send(type="start")
            await ann.until(lambda state: state["view"] is not None)
            await ann.play()
            assert ann.state["table"]["over"]
