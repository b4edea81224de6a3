"""What somebody may try who writes every byte by hand: it is refused, nothing changes, and the others play on."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import tempfile
import zlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.server.conftest import INSTALLED, cluster
from tests.server.harness import WAIT, Address, running
from tests.server.test_door import calling, rest
from tests.server.test_floods import raw
from wondertable.server import tables

BOMB = zlib.compress(b"x" * 100_000)


@pytest_asyncio.fixture
async def server(tmp_path: Path) -> AsyncIterator[Address]:
    async with running(tmp_path / "t.db") as opened:
        yield opened
        assert (await opened.http.get("/api/live")).status_code == 200


HEAD = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"


@pytest.mark.parametrize(
    "said",
    [
        HEAD + b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        HEAD + b"Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde",
        HEAD + b"Content-Length: -1\r\n\r\n",
        HEAD + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX: a\x00b\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\nX: a\n\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n X: a\r\n\r\n",
        b"GET /\x01 HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    ],
    ids=[
        "two lengths",
        "lengths that differ",
        "a negative one",
        "no number",
        "NUL",
        "bare LF",
        "folded",
        "control",
        "TLS",
    ],
)
async def test_two_readings_of_one_request(server: Address, said: bytes) -> None:
    """A proxy may read it otherwise than we do, so neither reading counts."""
    made = server.tables.watch.made
    async with calling(server, said) as (reader, writer):
        writer.write_eof()
        answer = await rest(reader)
    assert answer.count(b"HTTP/1.1") <= 1
    assert not answer or answer.startswith(b"HTTP/1.1 4")
    assert server.tables.watch.made == made


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (b"\x81\x05hello", 1002),
        (b"\xc1\x80\x00\x00\x00\x00", 1002),
        (b"\xc1\xfe" + len(BOMB).to_bytes(2, "big") + b"\x00" * 4 + BOMB, 1002),
        (b"\x83\x80\x00\x00\x00\x00", 1002),
        (b"\x80\x80\x00\x00\x00\x00", 1002),
        (b"\x09\x80\x00\x00\x00\x00", 1002),
        (b"\x89\xfe\x00\x7e\x00\x00\x00\x00" + b"p" * 126, 1002),
        (b"\x81\xff" + (1 << 40).to_bytes(8, "big") + b"\x00" * 4, 1009),
        (b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff" + b"\x00" * 4, 1009),
        (b"\x81\x82\x00\x00\x00\x00\xff\xfe", 1007),
    ],
    ids=[
        *(
            "unmasked",
            "a reserved bit",
            "a bomb",
            "an unknown kind",
            "a part of nothing",
            "a ping in parts",
            "a long ping",
        ),
        *("a terabyte", "more than there is", "no letters"),
    ],
)
async def test_a_frame_that_is_none_ends_that_connection_only(server: Address, frame: bytes, code: int) -> None:
    made = await server.make(3)
    async with server.client(made["table"], made["token"]) as ann, raw(server, made["table"]) as line:
        line.writer.write(frame)
        assert b"\x88" in (told := await line.closed_with()) and code.to_bytes(2, "big") in told
        assert (await ann.ask(type="ping"))["type"] == "pong"


@pytest.mark.parametrize(
    "wanted", ["__import__('os')", "../../etc/passwd", "%00", "'; drop table log; --", "\U0001f600" * 20]
)
async def test_a_table_of_an_odd_name_is_none(server: Address, wanted: str) -> None:
    assert (await server.http.get(f"/api/tables/{wanted}")).status_code == 404


async def test_markup_goes_through_as_text_and_comes_as_json(server: Address) -> None:
    name = "<script>x()</script>"
    made = await server.make(3, name=name)
    answer = await server.http.get(f"/api/tables/{made['table']}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.json()["seats"][0]["name"] == name


# -- a machine that has no more of something ---------------------------------------------------------------------------


async def test_a_full_disk_takes_nothing_back_and_goes_on_when_there_is_room(
    server: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite says that it is full, as it does of a disk."""
    monkeypatch.setattr(tables, "CHECKED", 0.0)
    async with server.started(3) as clients:
        file = server.tables.store._connection  # type: ignore[attr-defined]
        (pages,) = file.execute("pragma page_count").fetchone()
        (before,) = file.execute("pragma max_page_count").fetchone()
        file.execute(f"pragma max_page_count = {pages}")
        view = clients[0].state["view"]
        for _ in range(100):  # until what was free within the file is used up
            ill = await server.http.post("/api/tables", json={"game": "miraris", "players": 3, "name": "Ann"})
            if ill.status_code == 503:
                break
        assert (ill.status_code, ill.json()["key"]) == (503, "database")
        assert ill.headers["Retry-After"] == "5"
        file.execute(f"pragma max_page_count = {before}")
        assert (await clients[0].hello(clients[0].seated["token"]))["view"] == view
        assert (await clients[0].answer())["type"] == "accepted"
        assert (await server.http.get("/api/health")).status_code == 200


@pytest.mark.long
async def test_without_postgresql_it_lives_but_is_not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    if not INSTALLED:
        pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")
    monkeypatch.setattr(tables, "CHECKED", 0.0)
    folder = tempfile.mkdtemp(prefix="wondertable-pg-")
    try:
        with contextlib.ExitStack() as stack:
            url = stack.enter_context(cluster(folder))
            async with running(f"{url}/postgres") as server:
                assert (await server.http.get("/api/health")).status_code == 200
                await asyncio.to_thread(stack.close)
                ill = await asyncio.wait_for(server.http.get("/api/health"), WAIT)
                assert (ill.status_code, ill.json()["key"]) == (503, "database")
                assert (await server.http.get("/api/live")).status_code == 200
    finally:
        shutil.rmtree(folder, ignore_errors=True)
