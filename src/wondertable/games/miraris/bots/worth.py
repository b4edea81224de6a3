"""What Wonders are worth to a player of Miraris before the end, as a rule of thumb: the points they will have become."""

from __future__ import annotations

from typing import Final

from wondertable.core.rules.bags import Bag, count, size, total
from wondertable.core.rules.kit import Seat
from wondertable.games.miraris.rules import scoring
from wondertable.games.miraris.rules.position import MirarisPosition
from wondertable.games.miraris.rules.tables import BITS, NONE, SEATS_MIN, Character

CARDS_A_ROUND: Final = 0.9
"""How many cards a player claims in a round, on average."""
CLEAN: Final = 5.5
SPOILT: Final = 3.6
"""What a card still to come is worth to Fatima; she keeps away from piles that would spoil her hand."""
CLAIMS: Final = [0.75, 0.62, 0.52, 0.43]
"""With 3 to 6 players, how often somebody claims who would rather be tied."""
VICTORY: Final = 90.0
"""Winning at once, in points."""
SEARCH: Final = 2.0
"""How much likelier Rolando is to get a kind in a round than a card of the deck is to be of it."""
ROW_HELP: Final = [0.14, 0.24, 0.33, 0.40]
"""With 3 to 6 players, how likely the row holds the one kind that Rolando lacks in the end."""
LOSS: Final = 4.0
"""What losing a random card means to each of the others."""
DREAM: Final = 0.5
"""What Unknown may find in such a card."""


def of(position: MirarisPosition, seat: Seat, held: Bag) -> float:
    """The points the seat may expect in the end for holding these Wonders now."""
    character = position.tables.characters[position.seats[seat].character]
    rounds_left = int(position.tables.rounds - position.round)
    if character.forbidden_kind != NONE:
        return to_fatima(character, held, rounds_left)
    if character.cards_exact != NONE:
        return to_mariano(position, character, held, rounds_left)
    points = float(points_with(position, seat, held))
    if character.instant_win_kinds:
        points += VICTORY * chance_of_all_kinds(position, held, rounds_left)
    if character.discard_count_kind != NONE:
        each = LOSS + DREAM * float(position.players - 1)
        points += each * float(count(held, character.discard_count_kind, BITS))
    return points


def points_with(position: MirarisPosition, seat: Seat, held: Bag) -> int:
    """What the seat would score with these Wonders."""
    player = position.seats[seat]
    before = player.held
    player.held = held
    points = scoring.points_of(position, seat)
    player.held = before
    return points


def to_fatima(character: Character, held: Bag, rounds_left: int) -> float:
    to_come = CARDS_A_ROUND * rounds_left
    if scoring.has_free_hand(character, held):
        return float(character.all_values * size(held, BITS)) + CLEAN * to_come
    return float(total(held, BITS)) + SPOILT * to_come


def to_mariano(position: MirarisPosition, character: Character, held: Bag, rounds_left: int) -> float:
    """The bonus as far as it can still be had: some claims happen also to those who avoid them."""
    claim = CLAIMS[position.players - SEATS_MIN]
    chance = (1.0 - claim) ** rounds_left
    bonus = 0.0
    for claims in range(rounds_left + 1):
        cards = int(size(held, BITS)) + claims
        if cards < character.cards_exact:
            bonus += chance * float(character.bonus_fewer)
        elif cards == character.cards_exact:
            bonus += chance * float(character.bonus_exact)
        chance *= claim / (1.0 - claim) * (rounds_left - claims) / (claims + 1)
    return float(total(held, BITS)) + bonus


def chance_of_all_kinds(position: MirarisPosition, held: Bag, rounds_left: int) -> float:
    """How likely Rolando is to hold every kind in the end, one of them perhaps from the row."""
    deck = float(len(position.tables.deck))
    complete = 1.0
    lacking_one = 0.0
    for wonder in position.tables.wonders:
        if count(held, wonder.crowns, BITS) == 0:
            never = (1.0 - min(0.9, SEARCH * wonder.copies / deck)) ** rounds_left
            lacking_one = lacking_one * (1.0 - never) + complete * never
            complete *= 1.0 - never
    return complete + lacking_one * ROW_HELP[position.players - SEATS_MIN]
