"""Every card of Miraris is always somewhere."""

from __future__ import annotations

from wondertable.core.rules.bags import cards
from wondertable.core.rules.kit import members, set_size, stack_cards
from wondertable.games.miraris.rules.position import BEFORE_SCORING, MirarisPosition
from wondertable.games.miraris.rules.tables import BITS


def census(position: MirarisPosition) -> dict[str, int]:
    """MIR-I1, MIR-I3, MIR-I8: Wonders in deck, row, hands and discard; Dormire in hand and laid; characters dealt."""
    tables = position.tables
    lying = [int(card) for card in position.deck[position.drawn :]] + cards(position.discard, BITS)
    dormire = 0
    dealt = []
    for player in position.seats:
        lying += cards(player.held, BITS)
        dealt += members(player.dealt)
        dormire += set_size(player.hand & tables.full_hand) + rounds_bid(position)
    for pile in position.row:
        lying += stack_cards(pile)
    found = {f"wonder {wonder.crowns}": lying.count(wonder.crowns) for wonder in tables.wonders}
    return found | {"characters": len(set(dealt)), "characters dealt": len(dealt), "dormire": dormire}


def rounds_bid(position: MirarisPosition) -> int:
    """In so many rounds everybody has laid a Dormire (MIR-P2, MIR-P13)."""
    bidding = position.round > 0 and position.stage == BEFORE_SCORING
    return int(position.round) - bidding
