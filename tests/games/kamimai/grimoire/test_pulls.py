"""Who waits for a turn at a book, and when frames leave."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest

from wondertable.games.kamimai.outside.grimoire.pulls import LONG, Evenly, Pulls


async def test_when_a_process_is_full_pulls_begin_one_after_another() -> None:
    pulls = Pulls()
    pulls.cost = 0.4
    assert pulls.room == 2
    begun: list[str] = []
    told: dict[str, list[float]] = {"c": [], "d": []}

    async def come(name: str) -> None:
        await pulls.begin(told.setdefault(name, []).append)
        begun.append(name)

    tasks = [asyncio.create_task(come(name)) for name in "abcd"]
    await asyncio.sleep(0.02)
    assert begun == ["a", "b"] and told["a"] == told["b"] == []
    assert told["c"] == [LONG / 2] and told["d"] == [LONG]
    pulls.end()
    await asyncio.wait([tasks[2]])
    assert begun == ["a", "b", "c"]
    tasks[3].cancel()
    await asyncio.wait([tasks[3]])
    assert pulls.running == 2 and not pulls.waiting, "who gives up leaves the line"


async def test_a_slow_machine_still_lets_one_pull() -> None:
    pulls = Pulls()
    for _ in range(400):
        pulls.measure(1 / 30, 0.5)
    assert pulls.room == 1
    for _ in range(400):
        pulls.measure(1 / 30, 0.2 / 30)
    assert pulls.room == 4
    pulls.measure(0.0, 0.1)
    await pulls.begin(lambda seconds: None)


def test_frames_leave_evenly_though_they_cost_unevenly() -> None:
    now, evenly, left = 100.0, Evenly(0.1), []
    for cost in (0.01, 0.03, 0.005, 0.02, 0.06, 0.01, 0.01, 0.01, 0.5, 0.01):
        now = evenly.next(now + cost, 1 / 30)
        left.append(now)
    gaps = [after - before for before, after in pairwise(left)]
    assert gaps[:3] == pytest.approx([1 / 30] * 3), "within their time nobody sees what frames cost"
    assert gaps[3] > 1 / 30 > gaps[4] > 0.016, "one that was late is caught up with, not at once"
    assert gaps[7] > 0.4 and gaps[8] == pytest.approx(1 / 30), "what took too long is lost"
