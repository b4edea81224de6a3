"""How each point was made, line by line."""

from __future__ import annotations

from wondertable.core.rules.bags import Bag, count, kinds, total
from wondertable.core.rules.kit import members
from wondertable.games.miraris.people.shapes import Score, ScoreValue
from wondertable.games.miraris.rules import scoring
from wondertable.games.miraris.rules.tables import BITS, Character


def score_of(character: Character, held: Bag, points: int) -> Score:
    """The value of each kind under the character, and what the character adds besides."""
    free_hand = scoring.has_free_hand(character, held)
    values = [
        ScoreValue(crowns, count(held, crowns, BITS), character.all_values if free_hand else character.values[crowns])
        for crowns in members(kinds(held, BITS))
    ]
    bonus = 0 if free_hand else points - scoring.values_of(character, held)
    return Score(crowns=total(held, BITS), bonus=bonus, points=points, values=values)
