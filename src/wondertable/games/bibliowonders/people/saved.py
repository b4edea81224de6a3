"""A saved board of Bibliowonders!: its shape. Cards are lists of their ids or, for writing by hand, texts such as "blue+east"."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from wondertable.core.saving import Seat

Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Shelf = Annotated[str, Meta(description="a card such as blue, blue* or (blue)")]
Cards = list[str] | str
Reason = Annotated[
    Literal["", "reception", "presence", "round_limit"],
    Meta(description="one of reception, presence, round_limit or an empty text"),
]


class SavedPlayer(Struct, forbid_unknown_fields=True):
    colour: str | None = None
    pawn: str | UnsetType = UNSET
    mp: Number | UnsetType = UNSET
    hand: Cards = []
    old: Cards = []
    """The part of the hand that was there at the last reshuffle."""
    slots: list[str] = []
    seen: list[str] = []


class Board(Struct, forbid_unknown_fields=True):
    turns: Number = 0
    start: Seat | None = None
    moves: Annotated[int, Meta(ge=0, le=99)] | UnsetType = UNSET
    letter: Annotated[int, Meta(ge=0, le=9)] = 0
    passage: bool = False
    owed: Annotated[int, Meta(ge=0, le=60)] = 0
    map: dict[str, Shelf] = {}
    """The card on each position, as `map_saving.py` says."""
    shuffles: Number = 0
    shuffled: dict[str, Number] = {}
    """The shuffle that each face-down shelf came from; 0, the first layout, unless named."""
    draw_pile: Cards = []
    discard_pile: Cards = []
    used: Cards = []
    ended: Reason = ""
    winners: list[Seat] = []
    seats: list[SavedPlayer] | UnsetType = UNSET
