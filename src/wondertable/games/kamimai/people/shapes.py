"""What a viewer of KamiMaï is shown: its shape. A card, an area, a page and a colour go by their ids; everybody sees everything (KAM-P14)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from wondertable.games.kamimai.people.terms import (
    Awaited,
    Effect,
    Fall,
    Grip,
    Mode,
    Phase,
    Reported,
    Side,
    Skill,
    Source,
    Spell,
    State,
)


class Feel(Struct, frozen=True, gc=False):
    """What a simulated hand does with a page that a mouse or a finger drags."""

    grip: Grip
    fingers: str
    other: bool
    """Not the stronger hand."""
    strength: int
    """What it can pull, in per cent of thumb and index."""
    tremor: float
    """By how much it trembles, in millimetres."""
    lag: float
    """By how much it is late, in seconds."""
    mirrored: bool
    """Across the book it goes the wrong way round."""


class Fixed(Struct, frozen=True, gc=False):
    """What never changes during a game."""

    source: Source
    feels: list[Feel]
    """How each grip feels; empty where no hand is simulated."""


class Box(Struct, frozen=True, gc=False):
    spell: Spell
    ticked: bool


class AreaSeen(Struct, frozen=True, gc=False):
    id: str
    effect: Effect
    boxes: list[Box]
    sealed: bool


class SheetSeen(Struct, frozen=True, gc=False):
    level: int
    label: str
    energy: int
    energy_most: int
    """What a game on this sheet begins with in its mode."""
    areas: list[AreaSeen]
    paths: list[list[str]] | None
    """From where to where, if a target must be reached by them."""


class Adventure(Struct, frozen=True, gc=False):
    stage: int
    stages: int


class GripSeen(Struct, frozen=True, gc=False):
    """The Guardian that binds this turn's draw, and how."""

    card: str
    grip: Grip


class OpenHand(Struct, frozen=True, gc=False):
    """KAM-G13: the hand and the fingers that may draw."""

    hand: Literal["left", "right", "any"]
    fingers: str


class Page(Struct, frozen=True, gc=False):
    """Its handle is wing and number from the outside in; its card is known once it was seen."""

    page: str
    wing: str
    card: str | None
    number: int
    """Its place in the book as it was built, from left to right: frames of a simulated book name it by this."""


class BookSeen(Struct, frozen=True, gc=False):
    state: State
    size: int
    cards: list[str]
    build: int
    built_with: int
    can_stand: bool
    pages: list[Page] | None


class Proposal(Struct, frozen=True, gc=False):
    """A cast that waits for the consent of those who pay; cards by seat."""

    text: str
    spell: Spell
    colour: str
    cards: list[list[str]]
    agreed: list[int]
    waiting: list[int]


class Advice(Struct, frozen=True, gc=False):
    seat: int
    text: str


class Entry(Struct, frozen=True, gc=False):
    """KAM-G20: what was told of a draw from real cards, and waits for a second seat."""

    text: str
    drawn: list[str]
    fall: Reported
    disputes: int


class SeatSeen(Struct, frozen=True, gc=False):
    dominant: Side | None
    cards: list[str]
    limit: int
    skill: Skill


class NeedColour(Struct, frozen=True, gc=False):
    """What there is of a colour for a spell, in units, and whether the activator can cast it now."""

    colour: str
    units: int
    """What the whole team could give."""
    own: int
    """What of that the activator could."""
    drawn: int
    """What the pages drawn so far will add."""
    lacking: int
    """What is missing without them."""
    missing: int
    """What is missing with them."""
    castable: bool


class Need(Struct, frozen=True, gc=False):
    """An open box of the target."""

    spell: Spell
    shares: list[int]
    """What it costs, in units of one colour; of a team spell what each who takes part gives."""
    colours: list[NeedColour]


class Board(Struct, frozen=True, gc=False):
    phase: Phase
    awaiting: Awaited | None
    mode: Mode | None
    sheet: SheetSeen | None
    adventure: Adventure | None
    energy: int
    target: str | None
    turn: int
    activator: int | None
    grip: GripSeen | None
    open: OpenHand | None
    hand: Side | None
    """The hand of this turn (KAM-P10)."""
    drawn: list[str]
    guardians_drawn: int
    book: BookSeen
    fallen: Fall
    discard: list[str]
    proposal: Proposal | None
    advice: list[Advice]
    entry: Entry | None
    correctable: bool
    owes: list[int]
    gifts: int
    giver: int | None
    taker: int | None
    rebuild: list[str] | None
    seats: list[SeatSeen]
    needs: list[Need]
    risks: list[int] | None
    """With `risk_shown`: of a thousand pulls of one page so many bring the book down, for each of its pages in their order."""
