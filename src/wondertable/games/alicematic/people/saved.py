"""A saved board of AlicematiC: its shape.

A card is the slot of its colour and its place among the kinds of that colour, counted from 1: ["red", 2]; by hand also its
name, "Knight", or "?" for any card that lies nowhere else. A card in a slot may be written by hand as its name (face up),
a name in brackets (face down), or "Wiccan:Merchant".
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from wondertable.core.rules.hexes import SIDES
from wondertable.core.saving import Seat
from wondertable.core.shapes import Count
from wondertable.games.alicematic.data_alices import CARDS

Phase = Literal["kingdoms", "mulligan", "cities", "politics", "invasion", "over"]
Reason = Literal["", "points", "alices", "shared"]
Card = list[str | int] | str
Cards = Annotated[list[Card], Meta(max_length=CARDS)]
Points = Annotated[int, Meta(ge=0, le=9999)]


class SavedTile(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A tile of the box by its number, or one made by hand by what it shows."""

    at: str
    """The place of its City."""
    tile: int | UnsetType = UNSET
    rotation: Annotated[int, Meta(ge=0, le=SIDES - 1)] | UnsetType = UNSET
    city: int | UnsetType = UNSET
    spots: int | UnsetType = UNSET
    ring: list[str] | UnsetType = UNSET


class SavedSpace(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """ALI-N5: the tokens of each seat on a City; the owner and the attacker of another space."""

    tokens: list[Count] | None = None
    owner: Seat | None = None
    attack: Seat | None = None


class SavedCard(Struct, forbid_unknown_fields=True):
    """A card in a slot."""

    card: Card
    up: bool = True
    public: bool = False
    copies: str | None = None
    since: Annotated[int, Meta(ge=0, le=CARDS)] = 0


Slotted = list[SavedCard | str]


class SavedSlots(Struct, frozen=True, forbid_unknown_fields=True):
    red: Slotted = []
    blue: Slotted = []
    yellow: Slotted = []
    green: Slotted = []
    white: Slotted = []


class SavedTokens(Struct, frozen=True, forbid_unknown_fields=True):
    red: Count = 0
    yellow: Count = 0
    green: Count = 0


class SavedPlayer(Struct, forbid_unknown_fields=True):
    kingdom: str | None = None
    hand: Cards | UnsetType = UNSET
    slots: SavedSlots = SavedSlots()
    tokens: SavedTokens = SavedTokens()
    vp: Points = 0
    discarded: Cards = []
    redrew: Cards = []
    auto_gain: bool | UnsetType = UNSET
    points: Points = 0


class SavedEffect(Struct, forbid_unknown_fields=True):
    alice: str
    copied: bool = False
    detail: Count = 0


class Board(Struct, forbid_unknown_fields=True):
    phase: Phase = "kingdoms"
    round: Count | UnsetType = UNSET
    start: Seat | None = None
    turns: Count | UnsetType = UNSET
    tiles: list[SavedTile] | UnsetType = UNSET
    spaces: dict[str, SavedSpace] = {}
    seats: list[SavedPlayer] | UnsetType = UNSET
    deck: Cards = []
    reshuffled: bool = False
    pending: list[SavedEffect] = []
    effect: SavedEffect | None = None
    ended: Reason | UnsetType = UNSET
    winners: list[Seat] = []
