"""A saved board of KamiMaï: its shape. Cards are lists of names or, for writing by hand, texts: "water,water,g-fire", "none"."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from wondertable.core.saving import Seat
from wondertable.core.shapes import Count
from wondertable.games.kamimai.people.terms import (
    Awaited,
    Cause,
    Effect,
    Fall,
    Grip,
    Mode,
    Phase,
    Reason,
    Reported,
    Side,
    Skill,
    State,
)
from wondertable.games.kamimai.rules.entries import DISPUTES

Cards = list[str] | str
Turns = Annotated[int, Meta(ge=0, le=99_999)]


class SavedSeat(Struct, forbid_unknown_fields=True):
    cards: Cards = []
    dominant: Side | None = None
    skill: Skill | UnsetType = UNSET
    grips: list[Grip] | UnsetType = UNSET
    """For each grip the one in its place (KAM-V11)."""


class SavedBook(Struct, forbid_unknown_fields=True):
    state: State = "standing"
    can_stand: bool | UnsetType = UNSET
    cards: Cards | UnsetType = UNSET
    builds: Turns | UnsetType = UNSET
    built_with: Annotated[int, Meta(ge=0, le=120)] | UnsetType = UNSET
    pages: dict[str, str | None] | UnsetType = UNSET
    """The card of each page that stands, null where it was not seen."""


class Board(Struct, forbid_unknown_fields=True):
    phase: Phase | UnsetType = UNSET
    sheet: int | UnsetType | None = UNSET
    mode: Mode | None = None
    energy: Annotated[int, Meta(ge=0, le=9_999)] | UnsetType = UNSET
    ticked: dict[str, list[Count] | Literal["all"]] = {}
    """By area: the places of its ticked boxes."""
    target: str | None = None
    turn: Turns | UnsetType = UNSET
    activator: Seat = 0
    seats: list[SavedSeat] | UnsetType = UNSET
    book: SavedBook = field(default_factory=SavedBook)
    discard: Cards = []
    begun: bool | UnsetType = UNSET
    drawn: Cards = []
    grip: str | None = None
    hand: Side | None = None
    danger: Annotated[float, Meta(ge=0, le=1e300, description="the hazard of the last grab, a number from 0")] = 0.0
    fall: Fall = "none"
    cursed: bool = False
    proposal: str | None = None
    gifts: Annotated[int, Meta(ge=0, le=2)] = 0
    giver: Seat | None = None
    taker: Seat | None = None
    tried: bool = False
    chosen: list[int | bool] | None = None
    """Sheet, mode and whether it is an adventure, as far as the group has settled them."""
    awaited: Awaited | None = None
    cause: Cause = "setup"
    grabbing: str | None = None
    entry: Reported | None = None
    entry_cards: Cards = []
    entry_seat: Seat | None = None
    entry_fell: bool = False
    entry_effect: Effect = "none"
    disputes: Annotated[int, Meta(ge=0, le=DISPUTES)] = 0
    correctable: bool = False
    ended: Reason = ""
