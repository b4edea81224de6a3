"""The Rings: one for each Mage, lying on the half that shows the active spell, or aside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wondertable.core.rules.kit import Seat, bit
from wondertable.games.dominovia.rules import tell
from wondertable.games.dominovia.rules.tables import CROWN, NONE, Rank, Scroll

if TYPE_CHECKING:
    from wondertable.games.dominovia.rules.position import DominoviaPosition


def put_on(position: DominoviaPosition, seat: Seat, spell: Rank, scroll: Scroll) -> None:
    """DOM-P20; what the Ring lay on before is over (DOM-P21), be it a Freeze (DOM-A28, DOM-Q3), a Fly (DOM-A16) or a
    Crown (DOM-A34, DOM-Q4)."""
    mage = position.seats[seat]
    mage.spell = spell
    mage.ring = scroll
    if spell == CROWN:
        position.crowns |= bit(seat)
    else:
        position.crowns &= ~bit(seat)


def lift(position: DominoviaPosition, seat: Seat) -> None:
    """DOM-P22: no active spell. Passing says so by itself (DOM-P16)."""
    mage = position.seats[seat]
    mage.spell = NONE
    mage.ring = NONE
    position.crowns &= ~bit(seat)


def aside(position: DominoviaPosition, seat: Seat) -> None:
    """DOM-A35: a Dragon sets the Ring aside, which is no pass (DOM-Q27)."""
    if position.seats[seat].spell != NONE:
        lift(position, seat)
        tell.ring_aside(position, seat)
