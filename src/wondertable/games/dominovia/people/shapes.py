"""What a viewer of Dominovia is shown: its shape. A scroll is its id, a half the rank of its picture."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Phase = Literal["offering", "play", "over"]
Spell = Literal["dragon", "freeze", "fly", "star", "bam", "colt", "crown"]
End = Literal["left", "right"]
Direction = Literal["left", "right", "across"]
Reason = Literal["out", "stopped", "lazy", "repeat", "cap", "blocked"]
Alike = Literal["no", "yes", "mirror"]
"""Whether both ends of the chain show the same picture; so do the two of a lone Mirror."""


class Receivers(Struct, frozen=True, gc=False):
    """To whom each seat passes a scroll in an exchange, by its direction."""

    left: list[int]
    right: list[int]
    across: list[int] | None
    """Three Mages have nobody across."""


class Fixed(Struct, frozen=True, gc=False):
    """What never changes during a match."""

    receivers: Receivers
    deck_dealt: int
    """How many scrolls the deck has when all hands are dealt."""


class Laid(Struct, frozen=True, gc=False):
    """A scroll of the chain, as it lies."""

    scroll: str
    left: int
    right: int


class Ring(Struct, frozen=True, gc=False):
    spell: Spell
    scroll: str
    half: int


class OpenEnd(Struct, frozen=True, gc=False):
    open: int
    crowned_by: list[int]
    closed_to: list[int]
    """The seats that a Crown of somebody else keeps away: all but those who have drawn in the turn that is theirs."""


class Ends(Struct, frozen=True, gc=False):
    left: OpenEnd | None
    right: OpenEnd | None


class SeatSeen(Struct, frozen=True, gc=False):
    scrolls: int
    hand: list[str] | None
    """One's own, and everybody's when the match is over."""
    rounds_won: int
    points: int
    known: list[str] | None
    """What the memory aid knows to be in this hand."""


class RoundEnd(Struct, frozen=True, gc=False):
    winner: int | None
    reason: Reason
    hands: list[list[str]]
    deciding: list[str]
    """Where several hands are equally small, the highest scroll of each: the highest of these has won."""
    points: list[int] | None
    """What is left in each hand in points; only classic play counts them."""


class Board(Struct, frozen=True, gc=False):
    phase: Phase
    round: int
    chain: list[Laid]
    deck: int
    turn: int | None
    drawn: int
    """By the Mage in turn."""
    passes: int
    """How many in a row."""
    direction: Direction | None
    caster: int | None
    casting: Spell | None
    """The spell that is being carried out."""
    rings: list[Ring | None]
    ends: Ends
    frozen: list[int]
    seats: list[SeatSeen]
    known_in_deck: list[str] | None
    last_round: RoundEnd | None
