"""Reviews of games that are over, and how far they are."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server import rooms
from tests.server.harness import Address, Json, running


async def played(server: Address, players: int = 3, **more: object) -> Json:
    """A table whose game is over."""
    made = await server.make(players, bots=["random"] * (players - 1), **more)
    async with server.client(made["table"], made["token"]) as ann:
        await ann.send(type="start")
        await ann.until(lambda state: state["view"] is not None)
        await ann.play()
    return made


async def asked(server: Address, **body: object) -> tuple[int, Json]:
    answer = await server.http.post("/api/reviews", json=body)
    return answer.status_code, dict(answer.json())


async def whole(server: Address, wanted: str) -> tuple[list[float], Json]:
    steps: list[float] = []
    while True:
        answer = await server.http.get(f"/api/reviews/{wanted}")
        told: Json = answer.json()
        if answer.status_code != 200 or told["review"] is not None:
            return steps, told
        steps.append(told["done"])
        await asyncio.sleep(0.1)


async def test_a_review_says_how_far_it_is(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", reviewer=rooms.REVIEWING) as server:
        table = (await played(server))["table"]
        status, first = await asked(server, table=table)
        assert (status, first["done"], first["review"]) == (200, 0, None)
        steps, told = await whole(server, first["id"])
        assert steps == sorted(steps) and len(set(steps)) > 1
        assert told["review"]["names"] == ["Ann", "random", "random"]
        assert (await asked(server, table=table))[1] == told, "it is there already"


async def test_a_record_is_reviewed_too(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", reviewer=rooms.REVIEWING) as server:
        table = (await played(server))["table"]
        record = (await server.http.get(f"/api/tables/{table}/record")).json()
        _, first = await asked(server, record=record)
        assert (await whole(server, first["id"]))[1]["review"]["names"] == record["names"]


async def test_what_cannot_be_reviewed_is_said(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", reviewer=rooms.REVIEWING) as server:
        made = await server.make(3, bots=["random"] * 2)
        assert (await asked(server, table=made["table"]))[1]["key"] == "not-over"
        assert (await asked(server, table="nowhere"))[1]["key"] == "unknown-table"
        assert (await asked(server))[1]["key"] == "malformed"
        hidden = await played(server, options={"reveal_after_end": False})
        assert (await asked(server, table=hidden["table"]))[1]["key"] == "kept-hidden"
        answer = await server.http.get("/api/reviews/0123")
        assert (answer.status_code, answer.json()["key"]) == (404, "no-such-review")


async def test_a_review_that_fails_is_said_and_tried_again(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", reviewer=rooms.REVIEWING) as server:
        table = (await played(server, 5))["table"]
        _, first = await asked(server, table=table)
        assert (await whole(server, first["id"]))[1]["key"] == "no-review"
        assert (await asked(server, table=table))[1]["done"] == 0, "it begins anew"


async def test_one_address_waits_for_few_at_a_time(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", reviewer=rooms.REVIEWING) as server:
        tables = [(await played(server))["table"] for _ in range(3)]
        told = [await asked(server, table=table) for table in tables]
        assert [status for status, _ in told] == [200, 200, 429]
        for _, each in told[:2]:
            assert (await whole(server, each["id"]))[1]["review"] is not None
        assert (await asked(server, table=tables[2]))[0] == 200
