"""What lies anywhere in a game of Bibliowonders!"""

from __future__ import annotations

from wondertable.core.rules.bags import cards
from wondertable.core.rules.position import Position
from wondertable.games.bibliowonders.rules.position import BibliowondersPosition
from wondertable.games.bibliowonders.rules.tables import BITS, SHELF_MASK


def census(position: Position) -> dict[str, int]:
    """Every card of the draw pile wherever it is, and every card of the map."""
    assert isinstance(position, BibliowondersPosition)
    tables = position.tables
    everywhere = list(position.pile[: position.undrawn]) + cards(position.discard, BITS) + cards(position.used, BITS)
    for player in position.seats:
        everywhere += cards(player.hand, BITS)
    on_map = [shelf & SHELF_MASK for shelf in position.shelves]
    found = {f"card {name}": everywhere.count(kind) for kind, name in enumerate(tables.card_ids)}
    return found | {f"shelf {tables.shelf_ids[front]}": on_map.count(front) for front in sorted(set(on_map))}
