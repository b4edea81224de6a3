"""What a viewer of Miraris is shown: its shape. A Wonder is its number of crowns."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Phase = Literal["characters", "bidding", "scoring", "over"]


class Fixed(Struct, frozen=True, gc=False):
    """What never changes during a game."""

    rounds: int
    in_play: int
    """How many Wonders are turned up in all of them."""


class ScoreValue(Struct, frozen=True, gc=False):
    """What the Wonders of one kind are worth under a character."""

    wonder: int
    count: int
    each: int


class Score(Struct, frozen=True, gc=False):
    """How each point was made."""

    crowns: int
    bonus: int
    points: int
    values: list[ScoreValue]


class SeatSeen(Struct, frozen=True, gc=False):
    colour: str
    hand: int
    held: int
    character: str | None
    """Once it is shown."""
    spent: list[int] | None
    wonders: list[int] | None
    set_aside: list[str] | None
    score: Score | None


class You(Struct, frozen=True, gc=False):
    """What a seat always knows of itself."""

    dealt: list[str]
    character: str | None
    hand: list[int]
    wonders: list[int]


class Board(Struct, frozen=True, gc=False):
    phase: Phase
    round: int
    row: list[list[int]]
    deck: int
    discard: list[int]
    ability: str | None
    """The id of the numbered character whose ability is being carried out."""
    demand: int
    first_total: int | None
    seats: list[SeatSeen]
    you: You | None
    deck_cards: list[int] | None
