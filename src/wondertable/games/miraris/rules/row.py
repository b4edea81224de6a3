"""The row of Miraris: a pile in each slot, every card of it visible (MIR-P15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.bags import Bag, one, stack_bag
from wondertable.core.rules.kit import Kind, Seat, push, without_lowest
from wondertable.games.miraris.rules import tell
from wondertable.games.miraris.rules.tables import BITS

if TYPE_CHECKING:
    from wondertable.games.miraris.rules.position import MirarisPosition


def turn_up(position: MirarisPosition) -> None:
    """MIR-S8, MIR-P14, MIR-P16: one new Wonder on each slot, slot 1 first, on top of whatever lies there."""
    position.reveal()
    piles, deck, drawn = position.row, position.deck, position.drawn
    slot: i64
    for slot in range(position.players):
        piles[slot] = push(piles[slot], deck[drawn + slot])
    position.drawn = drawn + position.players
    tell.turn_up(position)


def all_cards(position: MirarisPosition) -> Bag:
    bag: Bag = 0
    for pile in position.row:
        bag += stack_bag(pile, BITS)
    return bag


def take_card(position: MirarisPosition, seat: Seat, crowns: Kind) -> None:
    """MIR-A2: a single card, buried or not; MIR-Q30: the copy in the lowest slot, and there the lowest in the pile."""
    slot: i64
    for slot in range(position.players):
        pile = position.row[slot]
        rest = without_lowest(pile, crowns)
        if rest != pile:
            position.row[slot] = rest
            position.seats[seat].held += one(crowns, BITS)
            return
