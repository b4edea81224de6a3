"""What lies where in AlicematiC, counted: the same in every position of a game."""

from __future__ import annotations

from wondertable import Position
from wondertable.core.rules.bags import count
from wondertable.games.alicematic.rules import kingdom
from wondertable.games.alicematic.rules.alices import TOKEN_BITS, TOKENS
from wondertable.games.alicematic.rules.position import AlicematicPosition


def census(position: Position) -> dict[str, int]:
    """ALI-N1, ALI-N2: cards in deck, discard pile, hands and slots; tokens in the bank and with players."""
    assert isinstance(position, AlicematicPosition)
    lying = list(position.deck[position.drawn :])
    for player in position.seats:
        lying += player.hand
        lying += [kingdom.kind_in(card) for card in player.cards if card]
        if not position.reshuffled:
            lying += player.discarded
    found = {name: lying.count(kind) for kind, name in enumerate(position.tables.alice_names)}
    for name, colour in TOKENS.items():
        bags = [position.bank, *(player.tokens for player in position.seats)]
        found[f"{name} tokens"] = sum(count(bag, colour, TOKEN_BITS) for bag in bags)
    return found
