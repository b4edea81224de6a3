"""Calls nobody would make on purpose, made from the published schema. Whatever comes: an answer that says what is wrong, never one
of the server's own faults, and nothing that stays behind."""

from __future__ import annotations

import asyncio
import gc
import json
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from hypothesis import Phase, given, settings, strategies as st

import wondertable
from tests.placing import LONG
from tests.server.drawn import DOCUMENT, Drawing, anything
from tests.server.harness import Address, running

PEACE: Any = {"calls": (1e6, 1e6), "looks": (1e6, 1e6), "codes": (1e6, 1e6), "codes_in_all": (1e6, 1e6), "idle": 0.05}
"""Fuzzing is not about how often."""
BAD, NOT_OVER, OWN_FAULT = 400, 409, 500
CALLS = 3000 if LONG else 80
WAIT = 60.0
JSON = {"Content-Type": "application/json"}


class Call(NamedTuple):
    method: str
    path: str
    query: dict[str, str]
    headers: dict[str, str]
    body: bytes | None


def calls(known: dict[str, list[Any]]) -> st.SearchStrategy[Call]:
    return st.one_of(
        [call(method, path, told, known) for path, ways in DOCUMENT["paths"].items() for method, told in ways.items()]
    )


def call(method: str, path: str, told: dict[str, Any], known: dict[str, list[Any]]) -> st.SearchStrategy[Call]:
    drawing = Drawing(known)
    names = [one["name"] for one in told.get("parameters", ()) if one["in"] == "path"]
    places = st.fixed_dictionaries({name: part(known.get(name, [])) for name in names})
    asked = [one["name"] for one in told.get("parameters", ()) if one["in"] == "query"]
    query = st.fixed_dictionaries(
        {}, optional={name: st.sampled_from(["0", "everything", "-1", "x" * 40]) for name in asked}
    )
    tokens = st.sampled_from([f"Bearer {token}" for token in known["token"]]) | st.sampled_from(
        ["Bearer", "Basic x", "x"]
    )
    headers = st.fixed_dictionaries(
        {}, optional={"Authorization": tokens, "Content-Type": st.sampled_from(["text/plain", "application/json"])}
    )
    if "requestBody" not in told:
        return st.builds(
            lambda at, query, headers: Call(method, path.format(**at), query, headers, None), places, query, headers
        )
    schema = next(iter(told["requestBody"]["content"].values()))["schema"]
    body = drawing.almost(schema).map(encoded) | anything.map(encoded) | st.binary(max_size=200)
    return st.builds(
        lambda at, query, headers, body: Call(method, path.format(**at), query, JSON | headers, body),
        places,
        query,
        headers,
        body,
    )


def part(good: list[Any]) -> st.SearchStrategy[str]:
    """Of a path: mostly something that is there."""
    odd = st.sampled_from(["x", "%00", "%2e%2e", "a%2Fb", "0" * 300, "%ff", "%C3%A9"])
    return st.sampled_from([*map(str, good), *map(str, good)]) | odd if good else odd


def encoded(value: Any) -> bytes:
    return json.dumps(value).encode("utf-8", "surrogatepass")


async def test_any_calls(tmp_path: Path) -> None:
    """The same ones again and again: the first time something may be opened that stays."""
    async with running(tmp_path / "t.db", **PEACE) as server:
        batch = drawn_calls(await things_to_know(server))
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=WAIT) as http:
            for _ in range(2):
                for one in batch:
                    await make(http, one)
                before = objects()
            for one in batch:
                await make(http, one)
            await shrunk(server, before + 2 * len(batch))


def drawn_calls(known: dict[str, list[Any]]) -> list[Call]:
    found: list[Call] = []

    @settings(max_examples=CALLS, deadline=None, database=None, phases=[Phase.generate])
    @given(calls(known))
    def draw(one: Call) -> None:
        found.append(one)

    draw()
    return found


async def make(http: httpx.AsyncClient, one: Call) -> None:
    address = http.base_url.copy_with(raw_path=one.path.encode())
    answer = await http.request(one.method, address, params=one.query, headers=one.headers, content=one.body)
    assert answer.status_code < OWN_FAULT, (one, answer.text)
    assert answer.status_code < BAD or answer.json()["detail"], one


async def shrunk(server: Address, most: int) -> None:
    """Wait until all tables have left the memory, and there are no more objects than so many."""
    async with asyncio.timeout(WAIT):
        while server.tables._live or objects() > most:  # noqa: ASYNC110 - the collector tells nobody
            await asyncio.sleep(0.2)


def objects() -> int:
    gc.collect()
    return len(gc.get_objects())


async def things_to_know(server: Address) -> dict[str, list[Any]]:
    """A table that waits, one that plays and one that is over."""
    waiting = await server.make(3)
    known: dict[str, list[Any]] = {"table": [waiting["table"]], "token": [waiting["token"], "x" * 43]}
    over = await server.make(3, bots=["thumb"] * 3, name=None)
    known["table"].append(over["table"])
    known["game"] = [*wondertable.games(), "chess"]
    known["players"] = [2, 3, 4]
    known["name"] = ["Ann", "Bob", "\u200b"]
    known["bots"] = [[], ["thumb"], [None, "thumb"]]
    known["record"] = [(await finished(server, over["table"]))]
    known["lesson"] = [one["name"] for one in (await server.http.get("/api/lessons/miraris")).json()]
    known["puzzle"] = [one["id"] for one in (await server.http.get("/api/puzzles/miraris")).json()]
    return {name: good for name, good in known.items() if good}


async def finished(server: Address, table: str) -> Any:
    while (answer := await server.http.get(f"/api/tables/{table}/record")).status_code == NOT_OVER:  # noqa: ASYNC110
        await asyncio.sleep(0.02)
    return answer.json()
