"""A saved board of Dominovia: its shape.

The chain is written as in the rules, "4|0 0|6", a Ring as "crown on 4-6". Scrolls are lists of ids or, for writing by hand,
texts: "0-4 2-2". A saved position names the seat that holds each scroll; by hand, `hands` may also be a list of hands.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from wondertable.core.saving import Seat
from wondertable.core.shapes import Count
from wondertable.games.dominovia.people.shapes import Direction, End, Reason, Spell

Scrolls = list[str] | str
Move = Annotated[list[int | str], Meta(min_length=1, description='a move such as ["linked", 0, 3, 5]')]
"""What happened, the seats, the two halves of the scroll: ["gave", 0, 1, 2, 2].

What a hand lacked is a text with all these scrolls: ["lacked", 0, "0-3 3-3"].
"""
Turns = Annotated[int, Meta(ge=0, le=9999)]
Outcome = Literal["", "rounds", "points"]


class SavedMoment(Struct, forbid_unknown_fields=True):
    """How a turn of a Hungry game began."""

    turn: Seat
    rings: Annotated[int, Meta(ge=0, le=1 << 40)]
    moves: Count
    chain: str


class SavedRound(Struct, forbid_unknown_fields=True):
    winner: Seat | None
    reason: Reason
    hands: list[Scrolls]


class Board(Struct, forbid_unknown_fields=True):
    round: Turns | UnsetType = UNSET
    chain: str = ""
    deck: Scrolls = []
    """The top scroll first; below them lies whatever is named nowhere."""
    hands: dict[str, Seat] | list[Scrolls] = []
    rings: list[str | None] | UnsetType = UNSET
    offered: list[str | None] | UnsetType = UNSET
    rounds_won: list[Annotated[int, Meta(ge=0, le=9)]] | UnsetType = UNSET
    points: list[Annotated[int, Meta(ge=0, le=99999)]] | UnsetType = UNSET
    turn: Seat | None = None
    drawn: Annotated[int, Meta(ge=0, le=28)] = 0
    passes: Turns = 0
    turns_done: Turns = 0
    casting: Spell | None = None
    cast_end: End | None = None
    direction: Direction | None = None
    history: list[Move] = []
    in_deck: Scrolls = []
    moments: list[SavedMoment] = []
    last_round: SavedRound | None = None
    ended: Outcome = ""
    winner: Seat | None = None
