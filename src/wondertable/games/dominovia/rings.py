"""The Rings: one for each Mage, lying on the half that shows the active spell, or aside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.kit import bit
from wondertable.games.dominovia import tell
from wondertable.games.dominovia.tables import CROWN, NONE

if TYPE_CHECKING:
    from wondertable.games.dominovia.position import DominoviaPosition


def put_on(position: DominoviaPosition, seat: i64, spell: i64, scroll: i64) -> None:
    """DOM-P20, DOM-P21: casting moves the Ring; what it lay on before is no longer active."""
    mage = position.seats[seat]
    mage.spell = spell
    mage.ring = scroll
    if spell == CROWN:
        position.crowns |= bit(seat)
    else:
        position.crowns &= ~bit(seat)


def lift(position: DominoviaPosition, seat: i64) -> None:
    """DOM-P22: no active spell. Passing says so by itself (DOM-P16)."""
    mage = position.seats[seat]
    mage.spell = NONE
    mage.ring = NONE
    position.crowns &= ~bit(seat)


def aside(position: DominoviaPosition, seat: i64) -> None:
    """The Ring goes aside for another reason than a pass (DOM-A35, DOM-Q27)."""
    if position.seats[seat].spell != NONE:
        lift(position, seat)
        tell.ring_aside(position, seat)


def all_aside(position: DominoviaPosition) -> None:
    seat: i64
    for seat in range(position.players):
        aside(position, seat)
