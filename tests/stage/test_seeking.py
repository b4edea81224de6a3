"""A board has no memory: whoever goes back and forth in a game sees at each moment what somebody sees who opens the table there."""

from __future__ import annotations

import difflib
import random
from collections.abc import Iterator

import pytest

import wondertable
from tests.placing import LONG
from tests.stage.conftest import Enter
from tests.stage.telling import game_info, moments
from wondertable.games import shipped

WHOLE = 400
"""Moments of a game that is looked through as a whole;"""
MOMENTS, SOUGHT = (WHOLE, 30) if LONG else (120, 8)
"""so many are looked through, and so many sought."""
SEEKS = 40
FEW_LAYOUTS, FEW_STYLES = 3, 60
"""So often the page is laid out and styled for half of all seeks at most: once, and cards once more in what they lie in. Measured list by list, or
with every card styled anew for each pass of a grid, it would be several times as often."""


def sought(name: str) -> Iterator[tuple[int, bool]]:
    """Moments back and forth, and whether the first event after each is looked at instead."""
    chance, last = random.Random(f"seek {name}"), len(moments(name, MOMENTS)) - 1
    yield from ((chance.randint(0, last), at % 3 == 2) for at in range(SOUGHT - 1))
    yield last, False


@pytest.mark.parametrize("name", shipped())
def test_a_board_has_no_memory(name: str, enter: Enter) -> None:
    stage, told = enter(), moments(name, MOMENTS)
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
    worked = stage.working()

    def seek(moment: int) -> list[float]:
        before = worked()
        stage.call("seek", moment)
        return [now - then for then, now in zip(before, worked(), strict=True)]

    took = [seek(chance.randrange(len(told))) for _ in range(SEEKS)]
    times, layouts, styles = (sorted(counted) for counted in zip(*took, strict=True))
    half, most = SEEKS // 2, SEEKS * 95 // 100
    print(
        f"{name}: {len(told)} moments, half of all within {times[half]:.0f} ms, 95 of 100 within {times[most]:.0f} ms"
    )
    assert layouts[half] <= FEW_LAYOUTS, layouts
    assert styles[half] <= FEW_STYLES, styles
