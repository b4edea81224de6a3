"""The Alices as data: each has an effect, one verb of a small vocabulary with its numbers.

What a verb does stands with the rules it belongs to: gains and choices in effects.py, powers in invader.py, points in
scoring.py.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from wondertable.core.rules.kit import Kind, Set

Slot: TypeAlias = i64
"""One of the five slots, numbered as in SLOTS; also the colour of an Alice, a land or a token."""
Terrain: TypeAlias = i64
"""What a space is: a land of a colour, a City or a Forest, numbered as in TERRAINS."""
Verb: TypeAlias = i64

# ALI-S4: the slots of a kingdom, in the order of its cards.
SLOTS: Final = ["red", "blue", "yellow", "green", "white"]
RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
WHITE: Final = 4
SLOT_COUNT: Final = 5

# ALI-G1: land has the colour of a slot; everything else is a City or a Forest.
TERRAINS: Final = [*SLOTS, "city", "forest"]
CITY: Final = 5
FOREST: Final = 6
OFF_MAP: Final = 7

TOKENS: Final = {"red": RED, "yellow": YELLOW, "green": GREEN}
"""The colours of resource tokens."""
TOKEN_BITS: Final = 5
"""Tokens lie in bags of this width, their colours being the kinds."""

NOT_GIVEN: Final = -1
ALICES_MAX: Final = 48
"""A card in a slot is one byte of an action."""

# ALI-A2: when an effect acts.
TIMINGS: Final = ["place", "attack", "invade", "reveal", "always", "end"]
AT_PLACE: Final = 0
AT_ATTACK: Final = 1
AT_INVADE: Final = 2
AT_REVEAL: Final = 3
ALWAYS: Final = 4
AT_END: Final = 5

TOKEN_ON_PLACE: Final = 1
DRAW_ON_PLACE: Final = 2
VP_ON_PLACE: Final = 3
DRAW_ON_REVEAL: Final = 4
TOKEN_ON_REVEAL: Final = 5
COPY_EFFECT: Final = 6
TOKEN_ON_INVADE: Final = 7
DRAW_ON_INVADE: Final = 8
VP_ON_INVADE: Final = 9
TAKE_TOKEN_EFFECT: Final = 10
TURN_UP_COMMONER: Final = 11
MILITARY_BONUS: Final = 12
CITY_DIFFICULTY: Final = 13
TURN_DOWN_FOR_MILITARY: Final = 14
CLOSED_FORESTS: Final = 15
FREE_PASSAGE_FULL_BONUS: Final = 16
ATTACK_SUCCEEDS: Final = 17
COUNT_FROM_OWN_SPACES: Final = 18
SUMMON_TOKEN_WORTH: Final = 19
WILD_TOKENS: Final = 20
VP_IF_MOST_ALICES: Final = 21
VP_PER_SLOT_WITH_ALICE: Final = 22
VP_PER_COSTLY_ALICE: Final = 23
VP_PER_CITY: Final = 24
EXTRA_ALICES: Final = 25
VERBS_END: Final = 26


class Alice:
    """One kind of Alice card."""

    def __init__(self, index: Kind, name: str) -> None:
        self.index: Kind = index
        self.name = name
        self.colour: Slot = RED
        self.cost: i64 = 0
        self.copies: i64 = 0
        self.text = ""
        """Her effect in words, from the data file."""
        self.effect = ""
        """The name of her verb."""
        self.verb: Verb = 0
        self.timing: i64 = AT_PLACE
        self.slot: Slot = NOT_GIVEN
        """The slot a *place* effect watches."""
        self.terrains: Set = 0
        """What the effect is about."""
        self.token: Slot = NOT_GIVEN
        self.amount: i64 = 0
        self.min_cost: i64 = NOT_GIVEN
        self.stacks = False
        """ALI-A6: every card of the kind is a source of its effect."""
