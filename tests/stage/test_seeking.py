"""A board has no memory: whoever goes back and forth in a game sees at each moment what somebody sees who opens the table there."""

from __future__ import annotations

import difflib
import random
from collections.abc import Iterator
from functools import cache

import pytest

import wondertable
from tests.placing import LONG
from tests.stage.conftest import Enter
from tests.stage.telling import Json, game_info, state
from wondertable import Rng
from wondertable.games import shipped

WHOLE = 400
"""Moments of a game that is looked through as a whole;"""
MOMENTS, SOUGHT = (WHOLE, 30) if LONG else (120, 8)
"""so many are looked through, and so many sought."""
SEEKS = 40
FEW_LAYOUTS = 40
"""So often the page is laid out for a seek at most; measured card by card it would be hundreds of times."""


@cache
def moments(name: str, most: int = MOMENTS) -> list[Json]:
    """What the first seat is told of a game, answer by answer, in which half of the answers are sensible."""
    game = wondertable.game(name)
    position = game.new(players=game.seats()[-1], seed=7)
    bot, chance, rng = game.bots()["thumb"], random.Random(7), Rng(7)
    found = [state(game, position, 0)]
    told = len(found[0]["events"])
    while position.outcome() is None and len(found) < most:
        seat = chance.choice(position.asked())
        sensible = chance.random() < 0.5
        answer = bot.choose(position.redeal(seat, rng), seat, rng) if sensible else chance.choice(position.legal(seat))
        position.apply(seat, answer)
        if events := len(game.happened(position, 0, told)):
            found.append(state(game, position, 0, told))
            told += events
    return found


def sought(name: str) -> Iterator[tuple[int, bool]]:
    """Moments back and forth, and whether the first event after each is looked at instead."""
    chance, last = random.Random(f"seek {name}"), len(moments(name)) - 1
    yield from ((chance.randint(0, last), at % 3 == 2) for at in range(SOUGHT - 1))
    yield last, False


@pytest.mark.parametrize("name", shipped())
def test_a_board_has_no_memory(name: str, enter: Enter) -> None:
    stage, told = enter(), moments(name)
    info, way = game_info(wondertable.game(name)), list(sought(name))
    stage.show(info, *told)
    travelled = [stage.call("at", moment, step) for moment, step in way]
    found = []
    for (moment, step), shown in zip(way, travelled, strict=True):
        fresh = stage.call("freshly", moment, step)
        if fresh != shown:
            changes = difflib.unified_diff(fresh, shown, "opened there", "gone there", n=0, lineterm="")
            found.append(f"moment {moment}{' and its first event' if step else ''}:\n" + "\n".join(list(changes)[:12]))
    assert not found, f"{len(found)} of {len(way)} differ\n" + "\n".join(found[:4])


@pytest.mark.long
@pytest.mark.parametrize("name", shipped())
def test_another_moment_is_there_at_once(name: str, enter: Enter) -> None:
    """The page is laid out a few times for it, however large the step. What that takes is printed: it hangs on the machine."""
    stage, told, chance = enter(), moments(name, WHOLE), random.Random(name)
    stage.show(game_info(wondertable.game(name)), *told)
    line = stage.context.new_cdp_session(stage.page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})

    def worked() -> tuple[float, float]:
        metrics = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
        return float(metrics["TaskDuration"]) * 1000, float(metrics["LayoutCount"])

    def seek(moment: int) -> tuple[float, float]:
        before = worked()
        stage.call("seek", moment)
        after = worked()
        return after[0] - before[0], after[1] - before[1]

    took = [seek(chance.randrange(len(told))) for _ in range(SEEKS)]
    line.detach()
    times = sorted(time for time, _layouts in took)
    half, most = times[SEEKS // 2], times[SEEKS * 95 // 100]
    print(f"{name}: {len(told)} moments, half of all within {half:.0f} ms, 95 of 100 within {most:.0f} ms")
    assert max(layouts for _time, layouts in took) <= FEW_LAYOUTS, took
