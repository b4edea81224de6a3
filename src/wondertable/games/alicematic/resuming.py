"""A position written by hand starts what it names: a choice of the set-up, a turn, or the invasion of a turn."""

from __future__ import annotations

from wondertable.core.rules.kit import bit
from wondertable.games.alicematic import flow, possible
from wondertable.games.alicematic.position import AlicematicPosition
from wondertable.games.alicematic.questions import (
    CHOOSE_KINGDOM,
    CHOOSING_CARDS,
    CHOOSING_KINGDOMS,
    IN_INVASION,
    INVASION,
    OVER,
    PLACING_CITIES,
)


def resume(position: AlicematicPosition) -> None:
    if position.phase == OVER:
        return
    if position.phase == CHOOSING_KINGDOMS:
        if len(position.land.spaces) == 0:
            flow.lay_map(position)
        position.ask(CHOOSE_KINGDOM, bit(possible.seats_asked(position)[0]), sealed=False)
    elif position.phase == CHOOSING_CARDS:
        flow.ask_mulligan(position)
    elif position.phase == PLACING_CITIES:
        flow.ask_next_city(position)
    elif position.phase == IN_INVASION:
        position.ask(INVASION, bit(position.on_turn()), sealed=False)
    else:
        flow.begin_turn(position)
