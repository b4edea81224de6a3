"""The kinds of question and of action in Dominovia, by the names of the rules' table of decisions."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from wondertable.core.rules.actions import kind_of
from wondertable.core.rules.kit import Action

ASK_OFFER: Final = 1
ASK_LINK: Final = 2
ASK_FLY: Final = 3
ASK_DIRECTION: Final = 4
ASK_DRAGON_PASS: Final = 5
ASK_STAR: Final = 6
ASK_BAM: Final = 7
ASK_COLT: Final = 8
ASK_PLACE_RING: Final = 9
QUESTIONS: Final = ["", "offer", "link", "fly", "direction", "dragon_pass", "star", "bam", "colt", "place_ring"]

OFFER: Final = 1
LINK_LEFT: Final = 2
LINK_RIGHT: Final = 3
DRAW: Final = 4
PASS: Final = 5
NAME_DIRECTION: Final = 6
GIVE: Final = 7
DISCARD: Final = 8
KEEP: Final = 9
GIVE_TO: Final = 10
STOP: Final = 11
SET_RING: Final = 12

End: TypeAlias = i64
LEFT: Final = 0
RIGHT: Final = 1
ENDS: Final = ["left", "right"]
"""Of the chain."""

Direction: TypeAlias = i64
TO_LEFT: Final = 0
TO_RIGHT: Final = 1
ACROSS: Final = 2
DIRECTIONS: Final = ["left", "right", "across"]
"""In which a Dragon makes scrolls go."""

ALIKE: Final = ["no", "yes", "mirror"]
"""Whether both ends of the chain show the same picture; so do the two of a lone Mirror, which nothing else tells apart."""


def end_of(link: Action) -> End:
    """The end at which an action links."""
    if kind_of(link) == LINK_LEFT:
        return LEFT
    return RIGHT


def other_end(end: End) -> End:
    return RIGHT - end
