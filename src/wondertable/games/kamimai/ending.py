"""Energy, and how a game ends: all win or all lose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.games.kamimai import tell
from wondertable.games.kamimai.tables import NONE
from wondertable.games.kamimai.terms import AWAIT_NOTHING, ENERGY_GONE, OVER

if TYPE_CHECKING:
    from wondertable.games.kamimai.position import KamimaiPosition


def lose_energy(position: KamimaiPosition, amount: i64, cause: i64) -> bool:
    """KAM-E3: never below 0, and at 0 the game is lost; returns whether it is."""
    if amount > position.energy:
        amount = position.energy
    position.energy -= amount
    tell.energy_lost(position, cause, amount)
    if position.energy > 0:
        return False
    end(position, ENERGY_GONE)
    return True


def end(position: KamimaiPosition, reason: i64) -> None:
    position.ended = reason
    position.phase = OVER
    position.target = NONE
    position.awaited = AWAIT_NOTHING
    position.questions = []
    tell.over(position, reason)
