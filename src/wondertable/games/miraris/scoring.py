"""Points and the end of a game of Miraris."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.rules.kit import COUNTER_BITS, COUNTER_MASK, bit, count, size
from wondertable.games.miraris import tell
from wondertable.games.miraris.tables import NONE, Character

if TYPE_CHECKING:
    from wondertable.games.miraris.position import MirarisPosition

RUNNING: Final = 0
BY_POINTS: Final = 1
BY_SEVEN_KINDS: Final = 2
REASONS: Final = ["", "points", "seven_kinds"]
"""Why a game ended: the highest score (MIR-E11), or all kinds of Wonder in Rolando's hands (MIR-A4)."""


def count_points(position: MirarisPosition) -> None:
    """MIR-E6 to MIR-E12: every seat is scored; the highest score wins, and players who share it share the victory."""
    position.reveal()
    best: i64 = -1
    seat: i64
    for seat in range(position.players):
        player = position.seats[seat]
        player.secret = 0
        player.points = points_of(position, seat)
        if player.points > best:
            best = player.points
    winners: i64 = 0
    for seat in range(position.players):
        position.shown |= bit(seat)
        tell.score(position, seat)
        if position.seats[seat].points == best:
            winners |= bit(seat)
    position.winners = winners
    position.ended = BY_POINTS
    tell.win(position)


def end_at_once(position: MirarisPosition, seat: i64) -> None:
    """MIR-A4, MIR-E13: one winner, no scores, no ranking."""
    position.winners = bit(seat)
    position.ended = BY_SEVEN_KINDS
    tell.win(position)


def points_of(position: MirarisPosition, seat: i64) -> i64:
    player = position.seats[seat]
    character = position.tables.characters[player.character]
    if has_free_hand(character, player.held):
        return character.all_values * size(player.held)
    return values_of(character, player.held) + bonus_of(position, character, player.held)


def has_free_hand(character: Character, held: i64) -> bool:
    """MIR-A30: Fatima without a Garden of Shadows."""
    return character.forbidden_kind != NONE and count(held, character.forbidden_kind) == 0


def values_of(character: Character, held: i64) -> i64:
    """MIR-A27, MIR-A28: each card at its value under the character; plain crowns for most."""
    points: i64 = 0
    crowns: i64 = 0
    while held:
        points += (held & COUNTER_MASK) * character.values[crowns]
        held >>= COUNTER_BITS
        crowns += 1
    return points


def bonus_of(position: MirarisPosition, character: Character, held: i64) -> i64:
    """MIR-A32 to MIR-A38: what the character itself is worth, besides the cards."""
    bonus: i64 = 0
    if character.cards_exact != NONE:
        cards = size(held)
        if cards == character.cards_exact:
            bonus += character.bonus_exact
        elif cards < character.cards_exact:
            bonus += character.bonus_fewer
    if character.bonus_per_card:
        bonus += character.bonus_per_card * size(held)
    if character.rival != NONE:
        bonus += character.bonus_with_rival if position.holder(character.rival) != NONE else character.bonus_alone
    return bonus
