"""How often each scroll lies in deck, hands and chain together: once (DOM-I1)."""

from __future__ import annotations

from wondertable.core.rules.kit import members
from wondertable.core.rules.position import Position
from wondertable.games.dominovia.rules import chain
from wondertable.games.dominovia.rules.position import DominoviaPosition


def census(position: Position) -> dict[str, int]:
    assert isinstance(position, DominoviaPosition)
    lying = list(position.deck[position.deck_top :]) + members(chain.scrolls(position))
    for mage in position.seats:
        lying += members(mage.hand)
    return {scroll: lying.count(i) for i, scroll in enumerate(position.tables.ids)}
