"""What a viewer of AlicematiC is shown: its shape on the wire. A space is its name "(q,r)", a tile the name of its City.

What goes without saying is left out of it; people/whole.py says it all.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from wondertable.core.shapes import Facts
from wondertable.core.views import Reason

Phase = Literal["kingdoms", "mulligan", "cities", "politics", "invasion", "over"]
Slot = Literal["red", "blue", "yellow", "green", "white"]
Kind = Literal["red", "blue", "yellow", "green", "white", "city", "forest"]
"""What a space is: a land of a colour, a City or a Forest."""
Token = Literal["red", "yellow", "green"]
Gain = Literal["red", "cards", "yellow", "green", "vp"]
Action = Literal["invade", "attack", "jet", "finish"]
Place = int
"""The place of a space in the list of the map, counted from 0."""


# -- what never changes ------------------------------------------------------------------------------------------------


class MapTile(Struct, frozen=True, gc=False):
    tile: str
    number: int
    """0: laid by hand, and not one of the box."""
    rotation: int
    centre: bool
    spaces: list[str]


class Space(Struct, frozen=True, gc=False):
    space: str
    q: int
    r: int
    tile: str
    kind: Kind
    difficulty: int
    spots: int | UnsetType = UNSET
    """Of a City."""
    group: list[str] | UnsetType = UNSET
    """The Forests that hang together with this one."""
    ring: list[str] | UnsetType = UNSET
    """The spaces round that group."""


class Land(Struct, frozen=True, gc=False):
    tiles: list[MapTile]
    spaces: list[Space]


class Fixed(Struct, frozen=True, gc=False):
    """What lies open from the start and never changes."""

    rounds: int
    map: Land


# -- the map -----------------------------------------------------------------------------------------------------------


class Territory(Struct, frozen=True, gc=False, omit_defaults=True):
    """Territory tokens of one seat on one space; face down they attack it."""

    space: str
    seat: int
    face: Literal["up", "down"] = "up"
    count: int = 1
    cut_off: bool = False


class Forest(Struct, frozen=True, gc=False, omit_defaults=True):
    space: str
    strength: list[int]
    """By seat."""
    open: bool = False
    missing: list[str] = []
    """The spaces of the ring that nobody owns."""
    leaders: list[int] = []


class TileStanding(Struct, frozen=True, gc=False):
    """The tokens of each seat on a tile, and the points they would bring now."""

    tile: str
    tokens: list[int]
    points: list[int]


class SlotStanding(Struct, frozen=True, gc=False):
    """The Alices of each seat in a slot, and the points they would bring now."""

    slot: Slot
    alices: list[int]
    points: list[int]


class Tokens(Struct, frozen=True, gc=False):
    red: int
    yellow: int
    green: int


# -- seats -------------------------------------------------------------------------------------------------------------


class KingdomCard(Struct, frozen=True, gc=False, omit_defaults=True):
    alice: str | None = None
    """Not told of what lies face down and never lay open."""
    face: Literal["up", "down"] = "up"
    copies: str | None = None
    public: bool | UnsetType = UNSET
    """Everybody knows her; left out where that is so of what lies face up, and not so of what lies face down."""
    effect: bool | UnsetType = UNSET
    """Her effect acts; left out likewise."""


class Slots(Struct, frozen=True, gc=False, omit_defaults=True):
    red: list[KingdomCard] = []
    blue: list[KingdomCard] = []
    yellow: list[KingdomCard] = []
    green: list[KingdomCard] = []
    white: list[KingdomCard] = []


class Powers(Struct, frozen=True, gc=False):
    red: int
    blue: int
    yellow: int
    green: int
    white: int


class Source(Struct, frozen=True, gc=False, omit_defaults=True):
    """A source of an effect that would bring points now."""

    alice: str
    points: int
    copied: bool = False


class Score(Struct, frozen=True, gc=False, omit_defaults=True):
    """The points as if the game ended now."""

    play: int
    tiles: int
    slots: int
    effects: int
    total: int
    alices: int
    sources: list[Source] = []


class SeatSeen(Struct, frozen=True, gc=False):
    kingdom: str | None
    hand: int
    discarded: int | None
    tokens: Tokens
    vp: int
    supply: int
    powers: Powers
    alices: int
    cities: int
    slots: Slots
    score: Score
    cards: list[str] | UnsetType = UNSET
    """The hand, for its owner."""


class Effect(Struct, frozen=True, gc=False):
    """The effect a question is about."""

    seat: int
    alice: str
    copied: bool
    verb: str
    kind: str
    token: Token | None
    amount: int


# -- the viewer --------------------------------------------------------------------------------------------------------


class HandCard(Struct, frozen=True, gc=False, omit_defaults=True):
    alice: str
    summon: Literal["now", "tokens", "no"]
    tokens: int = 0
    why: Reason | None = None


class Against(Struct, frozen=True, gc=False, omit_defaults=True):
    """What holds on all spaces of a kind."""

    military: int
    gives: Gain
    effects: list[str] = []
    """The Alices that act when such a space is taken."""


class Hindrance(Struct, frozen=True, gc=False, omit_defaults=True):
    """Why nothing can be done on some spaces now; the space is a fact of the sentence too."""

    spaces: list[Place]
    rule: str | None
    key: str
    args: Facts = {}
    lacks: bool = False
    """What Military Power and Mobility lack there are facts of the sentence."""


class Outlook(Struct, frozen=True, gc=False):
    """What invading would take and give with the powers of this moment; lists go space by space as on the map."""

    mobility: int
    kinds: dict[Kind, Against]
    difficulty: list[int]
    cost: list[int | None]
    """Of Mobility; null where no walk leads."""
    before: list[Place | None]
    """The space before on a cheapest walk."""
    tolls: list[Place]
    """Spaces that cost one more where a walk leads on from them."""
    amount: list[int]
    halved: list[Place]
    """Spaces that give only half, for they would be stolen."""
    actions: dict[Action, list[Place]]
    """Where each is possible."""
    why: list[Hindrance]


class You(Struct, frozen=True, gc=False, omit_defaults=True):
    hand: list[HandCard]
    discarded: list[str]
    military: int
    mobility: int
    dream: int
    outlook: Outlook | None = None
    """While a card or a space is asked for."""


class Board(Struct, frozen=True, gc=False):
    phase: Phase
    round: int
    start: int | None
    turn: int | None
    tokens: list[Territory]
    forests: list[Forest]
    tiles: list[TileStanding]
    slots: list[SlotStanding]
    bank: Tokens
    deck: int
    discard: int
    effect: Effect | None
    seats: list[SeatSeen]
    hands: list[list[str]] | None
    """At the end."""
    you: You | None
