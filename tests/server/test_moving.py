"""Tables on their way to another device: the server keeps what is sealed for a day, and knows nothing of it."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.server.harness import running
from wondertable.server import moving

pytestmark = pytest.mark.asyncio

SEALED = "a1_-" * 20


async def test_what_is_sealed_is_fetched_and_gone_when_it_has_arrived(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        made = await server.http.post("/api/moves", json={"sealed": SEALED})
        assert made.status_code == 201
        move = made.json()["move"]
    async with running(tmp_path / "t.db") as server:
        path = f"/api/moves/{move}"
        assert (await server.http.get(path)).json() == {"sealed": SEALED}
        assert (await server.http.post(f"{path}/end")).status_code == 200
        for gone in (await server.http.get(path), await server.http.post(f"{path}/end")):
            assert (gone.status_code, gone.json()["key"]) == (404, "no-such-move")


async def test_it_lies_there_for_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time
    async with running(tmp_path / "t.db") as server:
        move = (await server.http.post("/api/moves", json={"sealed": SEALED})).json()["move"]
        monkeypatch.setattr(time, "time", lambda: now() + moving.LASTS - 60)
        assert (await server.http.get(f"/api/moves/{move}")).status_code == 200
        monkeypatch.setattr(time, "time", lambda: now() + moving.LASTS + 60)
        assert (await server.http.get(f"/api/moves/{move}")).status_code == 404


@pytest.mark.parametrize(
    ("sealed", "status"),
    [("", 400), ("short", 400), ("ä" * 60, 400), ("a" * (moving.MOST + 1), 400), ("a" * 70_000, 413)],
)
async def test_other_things_are_not_kept(tmp_path: Path, sealed: str, status: int) -> None:
    async with running(tmp_path / "t.db") as server:
        assert (await server.http.post("/api/moves", json={"sealed": sealed})).status_code == status
        assert await server.tables.store.places("") == []


async def test_there_is_room_for_so_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moving, "AT_ONCE", 1)
    async with running(tmp_path / "t.db") as server:
        answers = [await server.http.post("/api/moves", json={"sealed": SEALED}) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [201, 503]
        assert answers[1].json()["key"] == "no-move-room"
        assert (await server.http.get("/api/moves/nonsense")).status_code == 404
