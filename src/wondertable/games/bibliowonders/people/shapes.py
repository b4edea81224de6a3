"""What a viewer of Bibliowonders! is shown: its shape. A shelf, a card, a slot or a position goes by its id."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Phase = Literal["cards", "play", "over"]


class ShelfKind(Struct, frozen=True, gc=False):
    """What is on the front of a shelf."""

    id: str
    colour: str | None
    arrow: str | None
    """N, E, S or W on a moving shelf."""


class Fixed(Struct, frozen=True, gc=False):
    """What never changes during a game."""

    reconstruction_at: int
    shelves: list[ShelfKind]
    """All that there may be; the reception has neither a colour nor an arrow."""


class Square(Struct, frozen=True, gc=False):
    """A position of the map, and what lies and stands there."""

    position: str
    x: int
    """Columns east of the middle."""
    y: int
    """Rows north of the middle."""
    up: bool
    shelf: str | None
    """What lies there, if the viewer knows."""
    seen_by: list[int]
    crystal: bool
    pawns: list[int]
    compass: list[str]


class Condition(Struct, frozen=True, gc=False):
    """Where an investigation card is met."""

    card: str
    positions: list[str]


class SeatSeen(Struct, frozen=True, gc=False):
    colour: str | None
    character: str | None
    pawn: str | None
    mp: int
    hand: int
    cards: list[str] | None
    slots: list[str]
    cubes: int
    met: list[str]


class Preview(Struct, frozen=True, gc=False):
    """What a Move would do, as far as the seat at turn can know."""

    position: str
    turns_up: bool
    known: bool
    shelf: str | None
    mp: int
    draws: int | None
    crystal: bool | None
    shifts_to: str | None
    round: bool
    """The shelf leaves the building on one side and comes in on the other."""
    ends_at: str | None
    wins: bool
    met: list[str] | None


class Board(Struct, frozen=True, gc=False):
    phase: Phase
    round: int
    turn: int | None
    start: int | None
    moves_left: int
    letter: bool
    passage: bool
    used: list[str]
    draw_pile: int
    discard_pile: list[str]
    reception: str
    map: list[Square]
    face_up: dict[str, int]
    """How many shelves of each colour lie face up."""
    conditions: list[Condition]
    seats: list[SeatSeen]
    previews: list[Preview]
