"""The native tables of Bibliowonders!: no rule knows a card but through them. `data.py` fills them from the data file."""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from wondertable.core.rules.kit import Kind, Set, packed

Place: TypeAlias = i64
"""A position of the map, counted in canonical order (BIB-M3). Cards move, places do not."""
Places: TypeAlias = Set
Shelf: TypeAlias = i64
"""The front of a card of the map: its colour and its arrow, both counted from 1, 0 for none. The reception has neither."""
Colour: TypeAlias = i64
"""Counted from 1 as on a shelf; 0 is none."""
Colours: TypeAlias = Set
"""Colours counted from 0."""
Cards: TypeAlias = Set
"""Different kinds of card of the draw pile."""

NONE: Final = -1
SEATS_MIN: Final = 2
SEATS_MAX: Final = 4

# -- the draw pile -----------------------------------------------------------------------------------------------------

BITS: Final = 3
"""The width of a bag of cards."""
KINDS_MAX: Final = 18
"""An action that discards has room for so many kinds."""
CONDITIONS: Final = ["colour", "direction", "moving"]
DIRECTIONS: Final = ["north", "east", "south", "west"]

OP_LIGHT_LINE: Final = 0
OP_DRAW_DISCARD: Final = 1
OP_PASSAGE: Final = 2
OP_SWAP_FACE_UP: Final = 3
OP_EXTRA_LEARN_CARD: Final = 4
OP_GAIN_MP: Final = 5
OP_EXTRA_MOVES: Final = 6
OP_PEEK: Final = 7
OPERATIONS: Final = [
    "light_line", "draw_discard", "passage", "swap_face_up", "extra_learn_card", "gain_mp", "extra_moves", "peek",
]  # fmt: skip

SPELL_CLAIRVOYANCE: Final = 0
SPELL_NEGOTIATE: Final = 1
SPELL_LEAP: Final = 2
SPELLS: Final = ["clairvoyance", "negotiate", "leap"]

# -- the map -----------------------------------------------------------------------------------------------------------

RECEPTION: Final = 0
"""The front of the reception."""
RECEPTION_ID: Final = "reception"
COLOURS_MAX: Final = 7
COLOUR_MASK: Final = 7
ARROW_SHIFT: Final = 3
ARROWS: Final = "NESW"
SHELF_BITS: Final = 6
SHELF_MASK: Final = 63
COLOUR_COUNT_BITS: Final = 6
"""The width of a bag of colours: how many shelves of each lie face up."""

NO_PLACE: Final = -1
STRIDE: Final = 8
"""No place has more neighbours."""
ARROW_STRIDE: Final = 64
"""The map has fewer places."""


def colour_of(shelf: Shelf) -> Colour:
    return shelf & COLOUR_MASK


def arrow_of(shelf: Shelf) -> i64:
    """Counted from 1, 0 for none."""
    return (shelf & SHELF_MASK) >> ARROW_SHIFT


class Adjacency:
    """What lies beside what, with four neighbours or with eight."""

    def __init__(self, beside: vec[i64], near: vec[i64], steps: vec[i64]) -> None:
        self.beside: vec[i64] = beside
        """The neighbours of each place in canonical order, STRIDE for each place, filled up with NO_PLACE."""
        self.near: vec[i64] = near
        """For each place the set of its neighbours."""
        self.steps: vec[i64] = steps
        """How many steps lie between two places: steps[ARROW_STRIDE * start + end]."""


class Outline:
    """The places of the map."""

    def __init__(self, x: vec[i64], y: vec[i64], with_4: Adjacency, with_8: Adjacency) -> None:
        self.count: i64 = len(x)
        self.x: vec[i64] = x
        """How far each place lies east of the middle."""
        self.y: vec[i64] = y
        """How far north."""
        self.with_4 = with_4
        self.with_8 = with_8
        self.row: vec[i64] = packed([])
        """For each place the set of places in its row."""
        self.column: vec[i64] = packed([])
        self.targets: vec[i64] = packed([])
        """Where an arrow (counted from 1) leads from each place: targets[ARROW_STRIDE * arrow + place]."""


class Magic:
    """One librarian magic card: what it does, in numbers."""

    def __init__(self, kind: Kind, id: str, name: str, text: str, operation: i64) -> None:
        self.kind = kind
        self.id = id
        self.name = name
        self.text = text
        self.operation = operation
        """Of OPERATIONS."""
        self.mp: i64 = 0
        """Gained at once, or for each shelf that is turned up."""
        self.draw: i64 = 0
        self.discard: i64 = 0
        self.moves: i64 = 0
        self.cards: i64 = 0
        """How many cards it stands in for as a letter."""
        self.positions: i64 = 0
        """How many cards are looked at."""
        self.with_reception: bool = False


class Tables:
    """Everything the rules look up; shared by all positions of a game and never changed."""

    def __init__(self, seats_min: int, seats_max: int, outline: Outline) -> None:
        self.seats_min = seats_min
        self.seats_max = seats_max
        self.moves_per_turn: i64 = 0
        self.hand_limit: i64 = 0
        self.hand_start: i64 = 0
        self.mp_max: i64 = 0
        self.mp_start: i64 = 0
        self.mp_per_turned_card: i64 = 0
        self.cubes_to_win: i64 = 0
        self.reconstruction_at: i64 = 0
        self.clairvoyance_cost: i64 = 0
        self.negotiate_cost: i64 = 0
        self.negotiate_draw: i64 = 0
        self.negotiate_discard: i64 = 0
        self.leap_cost: i64 = 0
        self.leap_moves: i64 = 0

        self.slot_ids: list[str] = []
        self.slot_sizes: list[int] = []
        self.slot_of: vec[i64] = packed([])
        """The slot with this number of cards, or NONE."""
        self.least_shown: i64 = 0
        self.most_shown: i64 = 0

        self.outline = outline
        self.place_ids: list[str] = []
        self.reception_start: Place = 0
        self.neighbours_default = 4
        self.colour_ids: list[str] = []
        self.shelf_ids: list[str] = []
        """The name of each front."""
        self.shelf_pile: vec[i64] = packed([])
        self.characters: dict[str, str] = {}
        """Who is on the player card of a colour."""
        self.player_colours: Colours = 0
        """The colours that have a player card."""

        self.card_ids: list[str] = []
        self.card_counts: list[int] = []
        self.card_conditions: list[str] = []
        self.investigations: i64 = 0
        """Kinds below this are investigation cards, the others librarian magic."""
        self.investigation_set: Cards = 0
        self.least_magic: i64 = 0
        """A bag holds librarian magic exactly if it is not below this number."""
        self.magic: list[Magic] = []
        self.colour_cards: vec[i64] = packed([])
        """For each front the colour cards that it meets."""
        self.direction_cards: vec[i64] = packed([])
        """For each of DIRECTIONS the cards that it meets."""
        self.moving_cards: Cards = 0
        self.pile_plain: vec[i64] = packed([])
        self.pile_magic: vec[i64] = packed([])
