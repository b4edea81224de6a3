"""The judge: how much of a game is over, of one sheet and of an adventure."""

from __future__ import annotations

import pytest

from tests.games.kamimai.helpers import GAME
from wondertable import Rng
from wondertable.bots import bot
from wondertable.games.kamimai.rules.position import KamimaiPosition


@pytest.mark.parametrize("sheet", ["1", "adventure"])
def test_the_more_boxes_are_ticked_the_more_is_over_on_all_sheets_together(sheet: str) -> None:
    judge = GAME.mind(2).judging
    assert judge is not None
    position = GAME.new(2, seed=1, options={"sheet": sheet, "mode": "easy", "skill": "steady"})
    assert isinstance(position, KamimaiPosition)
    adept, rng = bot("adept", GAME), Rng(1)
    over = [0.0]
    begun: dict[int, float] = {}
    while position.asked():
        seat = position.asked()[0]
        position.apply(seat, adept.choose(position.redeal(seat, rng), seat, rng))
        over.append(judge.progress(position))
        begun.setdefault(int(position.sheet), over[-1])
    outcome = position.outcome()
    assert outcome is not None and outcome.winners
    assert over == sorted(over) and over[-1] == pytest.approx(1.0)
    if sheet == "adventure":
        assert begun[0] == 0.0 < begun[1] < begun[2] < 1.0
