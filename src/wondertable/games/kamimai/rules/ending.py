"""Energy, and how a game ends: all win or all lose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.games.kamimai.rules import tell
from wondertable.games.kamimai.rules.terms import AWAIT_NOTHING, NONE, OVER

if TYPE_CHECKING:
    from wondertable.games.kamimai.rules.position import KamimaiPosition

REASONS: Final = ["", "sealed", "energy", "unfinished"]
"""KAM-E5: nothing else ends a game, no empty Reserve or discard pile and no small book."""
RUNNING: Final = 0
SEALED: Final = 1
ENERGY_GONE: Final = 2
UNFINISHED: Final = 3

PATIENCE: Final = 100_000
"""No game opens and closes questions more often; one that would ends unfinished (KAM-Q45)."""


def lose_energy(position: KamimaiPosition, amount: i64, cause: i64) -> bool:
    """KAM-E3: never below 0, and at 0 the game is lost (KAM-F4, KAM-Q18); returns whether it is.

    KAM-E4: within a sheet nothing gives Energy back.
    """
    if amount > position.energy:
        amount = position.energy
    position.energy -= amount
    tell.energy_lost(position, cause, amount)
    if position.energy > 0:
        return False
    end(position, ENERGY_GONE)
    return True


def end(position: KamimaiPosition, reason: i64) -> None:
    """KAM-Q46: whatever was going on is over with the game."""
    position.ended = reason
    position.phase = OVER
    position.target = NONE
    position.awaited = AWAIT_NOTHING
    position.questions = []
    tell.over(position, reason)


def is_out_of_patience(position: KamimaiPosition) -> bool:
    return position.tick >= PATIENCE
