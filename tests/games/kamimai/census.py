"""Where the cards of KamiMaï lie, counted by name."""

from __future__ import annotations

from wondertable.core.rules.bags import count
from wondertable.core.rules.position import Position
from wondertable.games.kamimai.rules.cards import BITS, NAMES
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.terms import IN_DRAW, IN_SETUP, IN_TRAINING, IN_WATCH


def census(position: Position) -> dict[str, int]:
    """KAM-I1: Grimoire, discard pile, Reserves and drawn cards."""
    assert isinstance(position, KamimaiPosition)
    bag = position.book.cards + position.discard
    for summoner in position.seats:
        bag += summoner.cards
    if position.phase in (IN_DRAW, IN_TRAINING, IN_WATCH):
        bag += position.drawn
    if position.phase == IN_SETUP and position.book.builds == 0:  # the box is still closed, with all of it inside
        bag += position.tables.all_cards(position.players)
    return {name: count(bag, card, BITS) for card, name in enumerate(NAMES)}
