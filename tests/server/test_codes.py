"""A short code leads to a table while it waits for people, and guessing is slow."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.server.harness import Address, running
from wondertable.server import codes
from wondertable.server.store import Line

pytestmark = pytest.mark.asyncio


async def code_of(server: Address, table: str) -> str:
    answer = await server.http.post(f"/api/tables/{table}/code")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["code"])


async def test_a_code_leads_to_the_table_it_was_given_for(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        one, other = (await server.make())["table"], (await server.make())["table"]
        code = await code_of(server, one)
        assert code.isdecimal() and len(code) == codes.FIGURES
        assert await code_of(server, one) == code != await code_of(server, other)
        spoken = f" {code[:4]} {code[4:]} "
        found = await server.http.post("/api/codes", json={"code": spoken})
        assert found.json() == {"table": one}
    async with running(tmp_path / "t.db") as server:
        assert (await server.http.post("/api/codes", json={"code": code})).json() == {"table": one}


async def test_a_code_ends_with_the_start_of_the_game(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        made = await server.make(3, ["adept", "adept"])
        code = await code_of(server, made["table"])
        async with server.client(made["table"], made["token"]) as ann:
            await ann.send(type="start")
            await ann.until(lambda state: state["view"] is not None)
            gone = await server.http.post("/api/codes", json={"code": code})
            assert (gone.status_code, gone.json()["key"]) == (404, "unknown-code")
            late = await server.http.post(f"/api/tables/{made['table']}/code")
            assert (late.status_code, late.json()) == (200, {"code": None})


@pytest.mark.parametrize("code", ["", "1234567", "123456789", "abcdefgh", "٣" * 8, "0" * 8])
async def test_other_codes_lead_nowhere(tmp_path: Path, code: str) -> None:
    async with running(tmp_path / "t.db") as server:
        await server.make()
        answer = await server.http.post("/api/codes", json={"code": code})
        assert (answer.status_code, answer.json()["key"]) == (404, "unknown-code")


async def test_guesses_are_counted(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", codes=(3, 0.001)) as server:
        answers = [await server.http.post("/api/codes", json={"code": f"{guess:08}"}) for guess in range(5)]
        assert [answer.status_code for answer in answers] == [404, 404, 404, 429, 429]
        assert (await server.http.post("/api/tables/nothing/code")).status_code == 404


async def test_a_taken_code_is_given_to_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codes, "nth_code", lambda _table, attempt: f"{attempt:08}")
    async with running(tmp_path / "t.db") as server:
        one, other = (await server.make())["table"], (await server.make())["table"]
        assert [await code_of(server, one), await code_of(server, other)] == ["00000000", "00000001"]


async def test_a_code_lasts_a_day() -> None:
    now = time.time()
    assert codes.is_fresh(Line(1, now - codes.LASTS + 60, b""))
    assert not codes.is_fresh(Line(1, now - codes.LASTS - 1, b""))
