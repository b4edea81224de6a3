"""What one more page risks, at tables that chose to be told (KAM-V10, `risk_shown`).

A simulated book has the odds that were fitted to it (docs/grimoire.md), a statistical one its own. They know which pages
stand where, not how they have come to lean.
"""

from __future__ import annotations

from wondertable.core.rules.kit import bit
from wondertable.games.kamimai.people.names import left_to_right
from wondertable.games.kamimai.rules import hands, odds
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.tables import Hands
from wondertable.games.kamimai.rules.terms import COMPANION, ODDS, SIMULATED, STANDING

PHYSICS = ODDS.index("physics")


def risks(position: KamimaiPosition) -> list[int] | None:
    """For each page from left to right, pulled alone and as the last one of the draw: so many of a thousand such pulls
    bring the book down, in the pull or in the watch after it."""
    chosen = position.chosen
    if not chosen.risk_shown or chosen.source == COMPANION or position.book.state != STANDING:
        return None
    known = position.tables.hands[PHYSICS] if chosen.source == SIMULATED else chosen.odds
    return [risk(position, known, wing, place) for wing, place in left_to_right(position.book)]


def risk(position: KamimaiPosition, known: Hands, wing: int, place: int) -> int:
    hazard = hands.danger(position, known, wing, bit(place))
    return round(1000 * odds.chance(hazard + odds.watch_hazard(known.odds, hazard)))
