"""What does not stay: slips that are laid, claimed by one, and gone when their time is over."""

from __future__ import annotations

import asyncio
import time

import pytest

from wondertable.server.store import FOR_EVER, store_for

pytestmark = pytest.mark.asyncio


async def test_a_slip_lies_in_its_place_until_its_time_is_over(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = store_for(database)
    await store.open()
    try:
        now = time.time()
        await store.lay("push one", "b", b"1", FOR_EVER)
        await store.lay("push one", "a", b"2", now + 60)
        await store.lay("push one", "b", b"3", FOR_EVER)
        await store.lay("push two_%", "a", b"4", now + 60)
        await store.lay("pushed", "a", b"5", FOR_EVER)
        assert await store.slips("push one") == {"a": b"2", "b": b"3"}
        assert await store.places("push ") == ["push one", "push two_%"]
        monkeypatch.setattr(time, "time", lambda: now + 61)
        assert await store.slips("push one") == {"b": b"3"}
        assert await store.places("push ") == ["push one"]
        await store.forget(now + 61)
        await store.clear("push one", "nothing")
        assert await store.slips("push one") == {"b": b"3"}
        await store.clear("push one")
        assert await store.places("") == ["pushed"]
    finally:
        await store.close()


async def test_of_all_who_claim_one_wins(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    stores = [store_for(postgres_url) for _ in range(3)]
    for store in stores:
        await store.open()
    try:
        for number in range(10):
            won = await asyncio.gather(*(store.claim("notice", str(number), b"", FOR_EVER) for store in stores * 3))
            assert sum(won) == 1
    finally:
        for store in stores:
            await store.close()


async def test_what_is_over_may_be_claimed_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = store_for(database)
    await store.open()
    try:
        now = time.time()
        assert await store.claim("move", "a", b"1", now + 60)
        assert not await store.claim("move", "a", b"2", now + 60)
        monkeypatch.setattr(time, "time", lambda: now + 61)
        assert await store.claim("move", "a", b"3", now + 120)
        assert await store.slips("move") == {"a": b"3"}
    finally:
        await store.close()
