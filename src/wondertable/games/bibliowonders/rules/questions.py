"""The kinds of question and of action in Bibliowonders!, by the names of the rules' table of decisions."""

from __future__ import annotations

from typing import Final

CHOOSE_PLAYER_CARD: Final = 1
TURN_ACTION: Final = 2
NEGOTIATION_DISCARD: Final = 3
MAGIC_DISCARD: Final = 4
HAND_LIMIT_DISCARD: Final = 5
QUESTIONS: Final = [
    "",
    "choose_player_card",
    "turn_action",
    "negotiation_discard",
    "magic_discard",
    "hand_limit_discard",
]

COLOUR: Final = 1
MOVE: Final = 2
LEARN: Final = 3
LEARN_LETTER: Final = 4
CLAIRVOYANCE: Final = 5
NEGOTIATE: Final = 6
LEAP: Final = 7
LIGHT_LINE: Final = 8
MAGIC: Final = 9
SWAP: Final = 10
END: Final = 11
DISCARD: Final = 12
PEEK: Final = 12
"""A peek at n cards is the kind PEEK + n."""
PEEK_MOST: Final = 3

ROW: Final = 0
COLUMN: Final = 1
LINES: Final = ["row", "column"]
