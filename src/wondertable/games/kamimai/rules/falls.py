"""Falls of the Grimoire: the moment alone decides what they cost, and which cards make the new book."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.games.kamimai.rules import book, guardians, tell
from wondertable.games.kamimai.rules.ending import lose_energy
from wondertable.games.kamimai.rules.terms import (
    AFTER_BETWEEN_FALL,
    AFTER_DRAW_FALL,
    AFTER_QUIET_FALL,
    BY_BETWEEN_FALL,
    BY_DRAW_FALL,
    DRAW_FALL,
    HARD,
    NO_FALL,
    QUIET_FALL,
)

if TYPE_CHECKING:
    from wondertable.games.kamimai.rules.position import KamimaiPosition


def draw_fall(position: KamimaiPosition) -> bool:
    """KAM-F3: the price of a fall in DRAW, on purpose or not (KAM-Q33); returns whether the game is lost (KAM-F4)."""
    position.fall = DRAW_FALL
    book.fall_down(position.book)
    if guardians.is_blessed(position, drawing=True):
        tell.blessed(position)  # KAM-U4
        return False
    return lose_energy(position, 1, BY_DRAW_FALL)


def quiet_fall(position: KamimaiPosition) -> None:
    """KAM-F8: no Energy is lost, in hard mode neither (KAM-F14, KAM-Q39); KAM-F9: the cards lie until the end of STORE."""
    position.fall = QUIET_FALL
    book.fall_down(position.book)
    tell.fell_quietly(position)


def between_fall(position: KamimaiPosition) -> bool:
    """KAM-F12, and in hard mode KAM-F13 (KAM-V3); returns whether the game is lost."""
    book.fall_down(position.book)
    tell.fell_between(position)
    if position.mode != HARD:
        book.build(position, position.book.cards, AFTER_BETWEEN_FALL)
        return False
    if guardians.is_blessed(position, drawing=False):
        tell.blessed(position)
    elif lose_energy(position, 1, BY_BETWEEN_FALL):
        return True
    build_with_discard(position, AFTER_BETWEEN_FALL)
    return False


def build_with_discard(position: KamimaiPosition, cause: i64) -> None:
    cards = position.book.cards + position.discard
    position.discard = 0
    book.build(position, cards, cause)


def rebuild(position: KamimaiPosition) -> None:
    """After STORE, with the discard pile after a draw fall (KAM-F7) and without it after a quiet one (KAM-F11)."""
    fall = position.fall
    position.fall = NO_FALL
    if fall == DRAW_FALL:
        build_with_discard(position, AFTER_DRAW_FALL)
    elif fall == QUIET_FALL:
        book.build(position, position.book.cards, AFTER_QUIET_FALL)
