"""What the Wonders of a player are worth in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.bags import Bag, count, most, size
from wondertable.core.rules.kit import Seat
from wondertable.games.miraris.rules.tables import BITS, NONE, Character

if TYPE_CHECKING:
    from wondertable.games.miraris.rules.position import MirarisPosition


def points_of(position: MirarisPosition, seat: Seat) -> i64:
    """MIR-E6, MIR-E7: the values of the Wonders held, of no others (MIR-E10), and what the character adds (MIR-E8).
    MIR-E15: the last Dormire counts for nothing."""
    player = position.seats[seat]
    character = position.tables.characters[player.character]
    if has_free_hand(character, player.held):
        return character.all_values * size(player.held, BITS)
    # MIR-A38: only a rival that somebody kept
    rival_plays = character.rival != NONE and position.holder(character.rival) != NONE
    return values_of(character, player.held) + bonus_of(character, size(player.held, BITS), rival_plays)


def has_free_hand(character: Character, held: Bag) -> bool:
    """MIR-A30: Fatima without a Garden of Shadows; MIR-A31: with one she scores as everybody does."""
    return character.forbidden_kind != NONE and count(held, character.forbidden_kind, BITS) == 0


def values_of(character: Character, held: Bag) -> i64:
    """MIR-A27, MIR-A28: each card at its value under the character, also where that is less (MIR-A29)."""
    points: i64 = 0
    crowns: i64 = 0
    while held:
        points += (held & most(BITS)) * character.values[crowns]
        held >>= BITS
        crowns += 1
    return points


def bonus_of(character: Character, cards: i64, rival_plays: bool) -> i64:
    """What the character itself is worth with so many cards, besides their values. MIR-A34: with more than Mariano asks
    for, nothing."""
    bonus: i64 = 0
    if character.cards_exact != NONE:
        if cards == character.cards_exact:  # MIR-A32: Mariano with just as many
            bonus += character.bonus_exact
        elif cards < character.cards_exact:  # MIR-A33: with fewer
            bonus += character.bonus_fewer
    bonus += character.bonus_per_card * cards  # MIR-A35: Lana
    if character.rival != NONE:  # MIR-A36, MIR-A37: Alma and Nada
        bonus += character.bonus_with_rival if rival_plays else character.bonus_alone
    return bonus
