"""Books in processes of their own."""

from __future__ import annotations

import asyncio
import time

import pytest

from wondertable.games.kamimai.grimoire import GrabError, Hand, Hold, Pull, build, plan, unpack
from wondertable.games.kamimai.grimoire.keeper import Keeper, KeeperError
from wondertable.games.kamimai.grimoire.saving import save


@pytest.mark.rule("KAM-G18", "KAM-G19")
async def test_a_kept_book_is_bit_by_bit_the_same_as_one_here() -> None:
    gesture = plan(Pull(("A2",)), Hand(), "average", 9)
    here = build(21, 24)
    async with Keeper() as keeper:
        there = await keeper.build(21, 24)
        assert await there.save() == save(here)
        assert await there.grab(gesture) == here.grab(gesture)
        assert await there.save() == save(here)
        assert await there.handles() == here.handles
        assert await there.lean() == here.lean()
        assert await there.look() == here.look()
        again = await keeper.load(await there.save())
        assert again.number != there.number
        assert await again.handles() == here.handles
        await again.close()


async def test_live_frames_and_an_event_loop_that_stays_free() -> None:
    gesture = plan(Pull(("B4",)), Hand(), "steady", 2)
    longest, last, running = 0.0, time.perf_counter(), True

    async def tick() -> None:
        nonlocal longest, last
        while running:
            now = time.perf_counter()
            longest, last = max(longest, now - last), now
            await asyncio.sleep(0.005)

    async with Keeper() as keeper:
        book = await keeper.build(3, 64)
        ticking = asyncio.create_task(tick())
        first = await book.advance(0.0, full=True)
        assert len(unpack(first.snapshot).moved) == 64 and first.asleep
        await book.begin(gesture.hold)
        frame = await book.advance(1 / 30, gesture.samples)
        seen = [event.kind for event in frame.events]
        while frame.result is None:
            frame = await book.advance(1 / 30)
            seen += [event.kind for event in frame.events]
        running = False
        await ticking
    assert frame.result.drawn == ("B4",) and seen[0] == "out" and seen[-1] == "over"
    assert longest < 1.0, "a grab takes longer than this; the loop did not wait for it"


async def test_refusals_come_back_as_they_are() -> None:
    async with Keeper() as keeper:
        book = await keeper.build(3, 6)
        with pytest.raises(GrabError, match="KAM-G2") as refused:
            await book.begin(Hold(("A9",)))
        assert refused.value.key == "pages"
        with pytest.raises(ValueError, match="2 to 64"):
            await keeper.build(3, 1)
        await book.close()
        with pytest.raises(KeyError):
            await book.handles()


async def test_a_worker_that_dies_is_said_and_replaced() -> None:
    async with Keeper() as keeper:
        book = await keeper.build(3, 6)
        data = await book.save()
        book.worker.process.kill()
        book.worker.process.join()
        with pytest.raises(KeeperError, match="gone"):
            await book.handles()
        again = await keeper.load(data)
        assert await again.save() == data
    with pytest.raises(KeeperError, match="closed"):
        await keeper.build(3, 6)
