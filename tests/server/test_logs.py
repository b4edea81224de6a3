"""What the server writes down: whose call it belongs to, but nothing that opens a table and nothing that people are called or say."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import running
from wondertable.server import access, logs
from wondertable.server.live import LiveTable

TABLE, TOKEN = "a8fvxjv45cgka579ggsp", "-4xq_imHCmpNaY4H5UpuZvDsBeM-2of-"


@contextlib.contextmanager
def set_up(kind: str, accesses: bool) -> Iterator[io.StringIO]:
    """As a server sets it up, and afterwards as it was."""
    loggers = [logging.getLogger(name) for name in ("", "wondertable", "wondertable.access")]
    handlers, levels = list(loggers[0].handlers), [logger.level for logger in loggers]
    loggers[0].handlers[:] = []  # else they would be closed
    out = io.StringIO()
    try:
        logs.set_up(kind, accesses, out)
        yield out
    finally:
        loggers[0].handlers[:] = handlers
        for logger, level in zip(loggers, levels, strict=True):
            logger.setLevel(level)


@pytest.fixture
def written(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """Everything that is written to the log, of the kind asked for, with every call."""
    with set_up(request.param, accesses=True) as out:
        yield out


@pytest.mark.parametrize("written", ["plain", "json"], indirect=True)
async def test_no_secret_is_ever_written(tmp_path: Path, written: io.StringIO) -> None:
    """A whole game with everything that is called over HTTP, with mistakes, faults of pages and a database that fails."""
    async with running(tmp_path / "t.db") as server, server.started(3, name="Annabella") as clients:
        table, tokens = clients[0].seated["table"], [client.seated["token"] for client in clients]
        async with server.client(table), server.client(table, "x" + tokens[0][1:]):
            await clients[0].send(type="say", text="Mississippi")
            await clients[0].send(type="name", name="Clementine")
            assert (await clients[0].ask(type="nonsense", token=tokens[0]))["key"] == "malformed"
            await asyncio.gather(*[client.play() for client in clients])
        seed = (await server.http.get(f"/api/tables/{table}/record")).json()["seed"]
        own = {"Authorization": f"Bearer {tokens[1]}"}
        for path in (f"/?table={table}", f"/{tokens[0]}", f"/api/tables/{table}", f"/api/tables/{tokens[0]}", "/%0a/x"):
            await server.http.get(path, headers=own)
        await server.http.post(f"/api/tables/{table}/seats", json={"name": "Annabella"})
        await server.http.post(f"/api/tables/{table}/seats", content=f'{{"name": "{tokens[0]}')
        fault = {"where": f"table {table}", "what": f"no {tokens[2]}", "trail": f"at https://x/?table={table}"}
        await server.http.post("/api/faults", json=fault)
        await server.tables.store.close()
        await clients[0].send(type="say", text="Mississippi")
        assert (await clients[0].reply())["key"] == "database"
        logging.getLogger("wondertable").error("of %s", tokens[0], exc_info=ValueError(f"{table} {seed}"))
        await server.tables.store.open()
    text = written.getvalue()
    assert len(text.splitlines()) > 10
    assert f"{table[: logs.SHOWN]}{logs.CUT}" in text, "which table it was can be told"
    for secret in (table, *tokens, seed, "Annabella", "Clementine", "Mississippi", "Bob"):
        assert secret not in text
        assert secret[:12] not in text


@pytest.mark.parametrize("written", ["json"], indirect=True)
async def test_lines_name_the_call_they_belong_to(tmp_path: Path, written: io.StringIO) -> None:
    async with running(tmp_path / "t.db") as server:
        answers = [await server.http.get(path) for path in ("/api/games", "/api/nothing", "/api/health")]
        await server.http.post("/api/faults", json={"where": "a", "what": "b", "trail": "c"})
        made = await server.make(3)
        async with server.client(made["table"], made["token"]):
            pass
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    calls = [line for line in lines if line["logger"] == "wondertable.access"]
    assert [line["call"] for line in calls[:3]] == [answer.headers["X-Request-Id"] for answer in answers]
    assert [(line["method"], line["path"], line["status"]) for line in calls[:2]] == [
        ("GET", "/api/games", 200),
        ("GET", "/api/nothing", 404),
    ]
    assert all(line["from"] == "127.0.0.1" and line["milliseconds"] >= 0 for line in calls)
    assert calls[-1]["method"] == "WS" and calls[-1]["status"] == 101
    [fault] = [line for line in lines if line["message"].startswith("in a page")]
    assert (fault["level"], fault["logger"], fault["call"]) == ("warning", "wondertable", calls[3]["call"])
    assert len({line["call"] for line in calls}) == len(calls)


@pytest.mark.parametrize("written", ["json"], indirect=True)
async def test_what_goes_on_by_itself_belongs_to_no_call(
    tmp_path: Path, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_live: LiveTable) -> None:
        raise RuntimeError("of the keeper")

    async with running(tmp_path / "t.db") as server:
        made = await server.make(3)
        monkeypatch.setattr(LiveTable, "note_who_left", fail)
        async with server.client(made["table"], made["token"]) as ann:
            await ann.send(type="name", name="Bea")
            await ann.until(lambda state: state["table"]["seats"][0]["name"] == "Bea")
            for _ in range(200):
                if "of the keeper" in written.getvalue():
                    break
                server.tables._live[made["table"]][0].clock_moved.set()
                await asyncio.sleep(0.02)
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    [first, *_] = [line for line in lines if "of the keeper" in line.get("trace", "")]
    assert "call" not in first


@pytest.mark.parametrize(("kind", "accesses"), [("plain", False), ("json", True)])
def test_only_what_was_asked_for_is_written(kind: str, accesses: bool) -> None:
    with set_up(kind, accesses) as out:
        logs.access.info("a call")
        logging.getLogger("wondertable").info("of ours")
        logging.getLogger("elsewhere").info("of others")
    assert ("a call" in out.getvalue()) is accesses
    assert "of ours" in out.getvalue() and "of others" not in out.getvalue()
    assert out.getvalue().startswith("{" if kind == "json" else "20")


@pytest.mark.parametrize(
    ("text", "left"),
    [
        (f"table {TABLE}: gone", f"table {TABLE[:6]}\u2026: gone"),
        (f"https://tables.example/?table={TABLE}&x=1", f"https://tables.example/?table={TABLE[:6]}\u2026&x=1"),
        (f"Bearer {TOKEN}", "Bearer \u2026"),
        (f"{TOKEN}.", "\u2026."),
        ("ab" * 31 + "A0", "\u2026"),
        ("test_what_goes_on_by_itself_belongs_to_no_call", "test_what_goes_on_by_itself_belongs_to_no_call"),
        ("File /usr/lib/python3.11/asyncio/base_events.py", "File /usr/lib/python3.11/asyncio/base_events.py"),
        ("misunderstandings", "misunderstandings"),
    ],
)
def test_what_is_cut(text: str, left: str) -> None:
    assert access.is_table_id(TABLE) and len(TOKEN) == len(access.new_token())
    assert logs.without_secrets(text) == left
