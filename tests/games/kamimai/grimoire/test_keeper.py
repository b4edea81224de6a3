"""Books in processes of their own."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from wondertable.games.kamimai.outside.grimoire import GrabError, Hand, Hold, Pull, build, plan, unpack
from wondertable.games.kamimai.outside.grimoire.as_bytes import save
from wondertable.games.kamimai.outside.grimoire.kept import BOUNDS, Keeper
from wondertable.workers import Failed, Gone
from wondertable.workers.bounds import megabytes_of


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


async def test_live_frames_tell_a_grab_as_it_happens() -> None:
    gesture = plan(Pull(("B4",)), Hand(), "steady", 2)
    async with Keeper() as keeper:
        book = await keeper.build(3, 24)
        first = await book.advance(0.0, full=True)
        assert len(unpack(first.snapshot).moved) == 24 and first.asleep
        await book.begin(gesture.hold)
        frame = await book.advance(1 / 30, gesture.samples)
        seen = [event.kind for event in frame.events]
        while frame.result is None:
            frame = await book.advance(1 / 30)
            seen += [event.kind for event in frame.events]
    assert frame.result.drawn == ("B4",) and seen == ["out", "let_go", "over"]


async def test_the_event_loop_stays_free_while_a_book_is_pulled_at() -> None:
    async with Keeper() as keeper:
        book = await keeper.build(3, 24)
        pulling = asyncio.create_task(book.grab(plan(Pull(("B4",)), Hand(), "steady", 2)))
        turns = 0
        while not pulling.done():
            await asyncio.sleep(0.001)
            turns += 1
        assert (await pulling).drawn == ("B4",)
    assert turns >= 20


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
        book, other = await keeper.build(3, 6), await keeper.build(4, 6)
        data = await book.save()
        os.kill(book.process.pid, signal.SIGKILL)
        with pytest.raises(Gone, match="gone"):
            await book.handles()
        again = await keeper.load(data)
        assert await again.save() == data
        with pytest.raises(Gone, match="gone"):
            await other.handles()  # its worker is replaced by now
        other.let_go()


async def test_a_book_that_is_let_go_makes_room() -> None:
    async with Keeper() as keeper:
        book = await keeper.build(3, 6)
        book.let_go()
        assert [process.settled for process in keeper.workers.living] == [0]
        await asyncio.sleep(0)  # the process is told when there is time
        with pytest.raises(KeyError):
            await book.handles()
    with pytest.raises(Gone, match="closed"):
        await keeper.build(3, 6)


async def test_many_books_have_room_in_one_process() -> None:
    """Each reserves much memory and uses little of it."""
    async with Keeper() as keeper:
        books = [await keeper.build(5, 64)]
        data = await books[0].save()
        books += [await keeper.load(data) for _ in range(30)]
        assert {book.process.pid for book in books} == {books[0].process.pid}
        assert megabytes_of(books[0].process.pid) < BOUNDS.megabytes / 4


async def test_a_mistake_with_one_book_leaves_the_others_alone() -> None:
    async with Keeper() as keeper:
        one, other = await keeper.build(3, 8), await keeper.build(4, 8)
        with pytest.raises(Failed, match="TypeError"):
            await one.process.ask("advance", one.number)
        assert len(await other.handles()) == 8
