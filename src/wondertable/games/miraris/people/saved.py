"""A saved board of Miraris: its shape. Cards are lists of crowns or, for writing by hand, texts of digits: "2257", "-" for none."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from wondertable.core.saving import Seat
from wondertable.core.shapes import Count

Cards = list[int] | str
Reason = Literal["", "points", "seven_kinds"]


class SavedPlayer(Struct, forbid_unknown_fields=True):
    dealt: list[str] = []
    character: str | None = None
    hand: Cards | UnsetType = UNSET
    bid: Count = 0
    held: Cards = []
    claimed: Cards | UnsetType = UNSET
    secret: Cards = []
    gift: Count = 0
    gift_was_secret: bool = False
    points: Annotated[int, Meta(ge=0, le=9999)] = 0


class Board(Struct, forbid_unknown_fields=True):
    round: Count | UnsetType = UNSET
    scoring: bool = False
    stage: Annotated[int, Meta(ge=-1)] | UnsetType = UNSET
    took: bool = False
    demand: Annotated[int, Meta(ge=0, le=2)] = 0
    first_total: Annotated[int, Meta(ge=-1, le=99)] = -1
    row: list[Cards] | UnsetType = UNSET
    deck: Cards = []
    discard: Cards = []
    shown: list[Seat] = []
    ended: Reason = ""
    winners: list[Seat] = []
    seats: list[SavedPlayer] | UnsetType = UNSET
