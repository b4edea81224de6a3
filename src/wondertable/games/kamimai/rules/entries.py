"""Draws from real cards, as people enter them: an entry counts once a second seat has confirmed it.

What can be entered at all is checked outside (outside/companion.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.rules.bags import Bag
from wondertable.core.rules.kit import bit, everybody
from wondertable.core.rules.questions import NO_ANSWER, Question
from wondertable.games.kamimai.rules import tell
from wondertable.games.kamimai.rules.questions import CONFIRM, CONFIRM_REPORT
from wondertable.games.kamimai.rules.terms import AWAIT_DREW, AWAIT_NOTHING, FELL_IN_DRAW, NONE

if TYPE_CHECKING:
    from wondertable.games.kamimai.rules.position import KamimaiPosition

DISPUTES: Final = 2


def enter(position: KamimaiPosition, cards: Bag, fall: i64) -> None:
    """KAM-G20: the entry waits for a second seat; alone, for the same one."""
    position.awaited = AWAIT_NOTHING
    position.entry_cards = cards
    position.entry_fall = fall
    tell.entered(position)
    if position.players == 1:
        position.ask_first(CONFIRM_REPORT, bit(position.activator))
    else:
        position.ask_first(CONFIRM_REPORT, everybody(position.players) ^ bit(position.activator))


def weigh(position: KamimaiPosition, question: Question) -> bool:
    """KAM-G20: whether the entry counts now: confirmed, or disputed for the second time."""
    seat: i64 = 0
    while question.answers[seat] == NO_ANSWER:
        seat += 1
    if question.answers[seat] != CONFIRM:
        position.disputes += 1
        tell.disputed(position, seat)
        if position.disputes < DISPUTES:
            position.entry_fall = NONE
            position.awaited = AWAIT_DREW
            return False
    return True


def accept(position: KamimaiPosition) -> i64:
    """The entered cards are drawn; returns the fall that was entered."""
    fall = position.entry_fall
    position.drawn = position.entry_cards
    position.book.cards -= position.drawn
    position.book.unseen = position.book.cards
    position.entry_fall = NONE
    position.entry_seat = position.activator
    position.entry_fell = fall == FELL_IN_DRAW
    position.entry_effect = position.target_area().effect
    position.correctable = True
    return fall


def correct(position: KamimaiPosition, cards: Bag, taken_back: Bag, added: Bag) -> None:
    """KAM-G21: these cards were drawn instead of those entered."""
    position.seats[position.entry_seat].cards += added - taken_back
    position.book.cards += taken_back - added
    position.book.unseen = position.book.cards
    position.entry_cards = cards
    if position.drawn:
        position.drawn = cards
    tell.corrected(position)
