"""The row of Miraris: a pile in each slot, every card of it visible (MIR-P15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.kit import one, push, stack_bag, without_lowest
from wondertable.games.miraris import tell

if TYPE_CHECKING:
    from wondertable.games.miraris.position import MirarisPosition


def turn_up(position: MirarisPosition) -> None:
    """MIR-S8, MIR-P14, MIR-P16: one new Wonder on each slot, slot 1 first, on top of whatever lies there."""
    position.reveal()
    slot: i64 = 0
    while slot < position.players:
        position.row[slot] = push(position.row[slot], position.deck[position.drawn])
        position.drawn += 1
        slot += 1
    tell.turn_up(position)


def all_cards(position: MirarisPosition) -> i64:
    bag: i64 = 0
    slot: i64 = 0
    while slot < position.players:
        bag += stack_bag(position.row[slot])
        slot += 1
    return bag


def take_card(position: MirarisPosition, seat: i64, crowns: i64) -> None:
    """MIR-A2: a single card, buried or not; MIR-Q30: the copy in the lowest slot, and there the lowest in the pile."""
    slot: i64 = 0
    while slot < position.players:
        pile = position.row[slot]
        rest = without_lowest(pile, crowns)
        if rest != pile:
            position.row[slot] = rest
            position.seats[seat].held += one(crowns)
            return
        slot += 1
