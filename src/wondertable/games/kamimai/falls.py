"""Falls of the Grimoire: what they cost, and which cards make the new book."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.games.kamimai import book, guardians, tell
from wondertable.games.kamimai.ending import lose_energy
from wondertable.games.kamimai.terms import (
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
    from wondertable.games.kamimai.position import KamimaiPosition


def draw_fall(position: KamimaiPosition) -> bool:
    """KAM-F3, KAM-F4, KAM-U4: the price of a fall in DRAW; returns whether the game is lost."""
    position.fall = DRAW_FALL
    book.fall_down(position.book)
    if guardians.is_blessed(position, drawing=True):
        tell.blessed(position)
        return False
    return lose_energy(position, 1, BY_DRAW_FALL)


def quiet_fall(position: KamimaiPosition) -> None:
    """KAM-F8, KAM-F9, KAM-F14: no Energy is lost; the cards lie until the end of STORE."""
    position.fall = QUIET_FALL
    book.fall_down(position.book)
    tell.fell_quietly(position)


def between_fall(position: KamimaiPosition) -> bool:
    """KAM-F12, and in hard mode KAM-F13; returns whether the game is lost."""
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
    """KAM-F7 and KAM-F11: after STORE, with the discard pile after a draw fall and without it after a quiet one."""
    fall = position.fall
    position.fall = NO_FALL
    if fall == DRAW_FALL:
        build_with_discard(position, AFTER_DRAW_FALL)
    elif fall == QUIET_FALL:
        book.build(position, position.book.cards, AFTER_QUIET_FALL)
