"""Whoever runs a server sees how it is: whether it lives, whether people can be sent there, and what it counts."""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.harness import Address, Child, free_port, running
from wondertable.core.refused import Refused
from wondertable.server import tables as all_tables
from wondertable.server.store import Conflict, StoreError
from wondertable.server.watch import BOUNDS, KINDS, WINDOW, Spread, Stalls, Watch


class Scraped:
    def __init__(self, address: str) -> None:
        self.address = address

    async def text(self) -> str:
        async with httpx.AsyncClient() as client:
            answer = await client.get(self.address)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/plain; version=")
        return answer.text

    async def values(self) -> dict[str, float]:
        """By name and labels, such as `wondertable_sockets{seat}`."""
        found = {}
        for family in text_string_to_metric_families(await self.text()):
            for sample in family.samples:
                labels = ",".join(sample.labels.values())
                found[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
        return found


@contextlib.asynccontextmanager
async def told(tmp_path: Path) -> AsyncIterator[tuple[Address, Scraped]]:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        async with running(tmp_path / "t.db", metrics=listener) as server:
            yield server, Scraped(f"http://127.0.0.1:{listener.getsockname()[1]}/metrics")


# -- alive, and ready --------------------------------------------------------------------------------------------------


async def test_it_lives_though_its_database_is_out_of_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(all_tables, "CHECK", 0.2)
    monkeypatch.setattr(all_tables, "CHECKED", 0.0)
    async with running(tmp_path / "t.db") as server:
        assert (await server.http.get("/api/health")).status_code == 200
        with contextlib.closing(sqlite3.connect(tmp_path / "t.db", isolation_level=None)) as other:
            other.execute("begin immediate")  # it takes longer than anybody waits
            ill = await server.http.get("/api/health")
            assert (ill.status_code, ill.json()["key"]) == (503, "database")
            assert int(ill.headers["Retry-After"]) > 0
            assert (await server.http.get("/api/live")).status_code == 200
            other.execute("rollback")
        for _ in range(200):
            if (await server.http.get("/api/health")).status_code == 200:
                return
            await asyncio.sleep(0.05)
        raise AssertionError("it does not become ready again")


async def test_who_is_about_to_stop_is_not_ready(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", back=7) as server:
        server.tables.leave()
        answer = await server.http.get("/api/health")
        assert (answer.status_code, answer.json()["key"], answer.headers["Retry-After"]) == (503, "draining", "7")
        assert (await server.http.get("/api/live")).status_code == 200


# -- what is counted ---------------------------------------------------------------------------------------------------


async def test_what_happens_is_counted(tmp_path: Path) -> None:
    async with told(tmp_path) as (server, scraped):
        made = await server.make(3, bots=["adept", "adept"])
        assert (await scraped.values())["wondertable_tables{waiting}"] == 0, "nobody has opened it"
        async with server.client(made["table"], made["token"]) as ann, server.client(made["table"]):
            await ann.send(type="start")
            await ann.until(lambda state: state["view"] is not None)
            assert (await ann.answer("resign"))["key"] == "not-an-action"
            asked = ann.state["question"]
            assert (await ann.answer())["type"] == "accepted"
            await ann.until(lambda state: state["question"] != asked)
            await server.http.get("/api/nothing")
            await server.http.post("/api/tables", json={"game": "chess", "players": 2, "name": "Ann"})
            found = await scraped.values()
        assert found["wondertable_tables{playing}"] == 1
        assert found["wondertable_tables_made_total"] == 1
        assert found["wondertable_sockets{seat}"] == found["wondertable_sockets{watching}"] == 1
        assert found["wondertable_answers_total{people}"] == 1
        assert found["wondertable_answers_total{bots}"] >= 2
        for name in ("durable", "told"):
            assert found[f"wondertable_answer_{name}_seconds_count"] == 1
            assert 0 < found[f"wondertable_answer_{name}_seconds_sum"] < 20
        assert found["wondertable_answer_durable_seconds_sum"] <= found["wondertable_answer_told_seconds_sum"]
        assert found["wondertable_refusals_total{not-an-action}"] == 1
        assert found["wondertable_refusals_total{no-such-game}"] == 1
        assert found["wondertable_requests_total{2xx}"] >= 1
        assert found["wondertable_requests_total{4xx}"] == 2
        assert found["wondertable_store_seconds_count{append}"] >= 4
        assert not any(name.startswith("wondertable_store_failures_total{") for name in found)
        assert found["wondertable_bots{waiting}"] == found["wondertable_books{running}"] == 0
        assert found["wondertable_bot_failures_total"] == found["wondertable_draining"] == 0
        assert found["wondertable_loop_longest_stall_seconds"] >= 0
        assert found["wondertable_process_resident_memory_bytes"] > 1e6


async def test_no_name_no_token_and_no_table_stands_in_a_label(tmp_path: Path) -> None:
    async with told(tmp_path) as (server, scraped):
        made = await server.make(3, name="Annabella", bots=["adept", "adept"])
        async with server.client(made["table"], made["token"]) as ann:
            await ann.send(type="start")
            await ann.until(lambda state: state["view"] is not None)
            await ann.answer()
            await server.http.get(f"/api/tables/{made['table']}")
            await server.http.get(f"/{made['token']}")
            text = await scraped.text()
        labels = re.findall(r'="([^"]*)"', text)
        assert len(labels) > 50
        for secret in (made["token"], made["table"], "Annabella", "127.0.0.1"):
            assert not any(secret in label for label in labels)


async def test_nobody_finds_it_where_the_tables_are(tmp_path: Path) -> None:
    async with told(tmp_path) as (server, _):
        for path in ("/metrics", "/api/metrics"):
            assert "wondertable_" not in (await server.http.get(path)).text


async def test_it_is_told_at_its_own_address_as_asked_for(tmp_path: Path) -> None:
    port = free_port()
    async with Child(tmp_path / "t.db", more=f"metrics='127.0.0.1:{port}'") as child:
        await child.start()
        assert (await Scraped(f"http://127.0.0.1:{port}/metrics").values())["wondertable_sockets{calling}"] == 0


def test_how_long_something_took_is_counted_by_its_bounds() -> None:
    spread = Spread()
    for seconds in (0.0005, BOUNDS[0], 0.003, 1000.0):
        spread.note(seconds)
    assert spread.counts[0] == 2 and spread.counts[-1] == 1 and sum(spread.counts) == 4
    assert spread.total == pytest.approx(1000.0045)


def test_the_longest_stall_of_the_last_minute() -> None:
    stalls = Stalls()
    assert stalls.longest(0) == 0
    for now, seconds in ((1.0, 0.3), (2.0, 0.1), (3.0, 0.2), (4.0, 0.001)):
        stalls.note(now, seconds)
    assert stalls.longest(4.0) == 0.3
    assert stalls.longest(1.5 + WINDOW) == 0.2
    assert stalls.longest(3.5 + WINDOW) == 0.001
    assert stalls.longest(5 + WINDOW) == 0


async def test_a_stall_is_seen() -> None:
    stalls = Stalls()
    looking = asyncio.create_task(stalls.look())
    await asyncio.sleep(0.03)
    time.sleep(0.15)  # noqa: ASYNC251  # nobody else has a turn: that is what is looked for
    await asyncio.sleep(0.03)
    looking.cancel()
    assert stalls.longest(asyncio.get_running_loop().time()) >= 0.1


def test_kinds_of_refusals_have_a_bound() -> None:
    watch = Watch()
    for number in range(2 * KINDS):
        watch.refused(Refused(None, f"odd-{number}"))
    watch.refused(Refused("MIR-P9", "spent"))
    assert len(watch.refusals) <= KINDS + 1
    assert watch.refusals["other"] == KINDS + 1


async def test_a_store_that_fails_is_counted_and_a_conflict_is_none(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        watch, store = server.tables.watch, server.tables.store
        watch.look_into(store)
        await store.append("x", 1, b"line")
        with pytest.raises(Conflict):
            await store.append("x", 1, b"line")
        assert sum(watch.store["append"].counts) == 2 and not watch.store_failed
        await store.close()
        with pytest.raises(StoreError):
            await store.append("x", 2, b"line")
        assert watch.store_failed["append"] == 1
        await store.open()
