"""The native tables of AlicematiC: no rule knows a card or a space but through them. data.py fills them."""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from wondertable.core.rules.hexes import HexMap
from wondertable.core.rules.kit import Kind, Set, packed
from wondertable.games.alicematic.rules.alices import FOREST, Alice, Terrain

Space: TypeAlias = i64
"""A space of the map, numbered by its place (q,r)."""
TilePlace: TypeAlias = i64
"""Where a tile may lie: one of the centres of all layouts."""

NONE: Final = -1
SEATS_MAX: Final = 5
SLOT_MAX: Final = 4
HAND_START_MAX: Final = 5
"""The cards of a mulligan are five bytes of an action."""
TILE_SPACES: Final = 7
LETTERS: Final = "RBYGW"
FAR: Final = 9999
"""A Mobility cost without a walk."""
NO_NUMBERS: Final = vec[i64]()


class Tile:
    """One map tile: its City and the six spaces round it, each with its difficulty (ALI-M9) and the City with its spots."""

    def __init__(self, number: int, city: int, spots: int, ring: list[tuple[int, int]]) -> None:
        self.number = number
        """0: not one of the box."""
        self.city: i64 = city
        self.spots: i64 = spots
        self.terrains: vec[Terrain] = packed([terrain for terrain, _ in ring])
        self.difficulties: vec[i64] = packed([difficulty for _, difficulty in ring])

    def ring_texts(self) -> list[str]:
        return [
            "F" if terrain == FOREST else f"{LETTERS[terrain]}{difficulty}"
            for terrain, difficulty in zip(self.terrains, self.difficulties, strict=True)
        ]

    def land_difficulty(self) -> int:
        return sum(int(d) for t, d in zip(self.terrains, self.difficulties, strict=True) if t != FOREST)


class Tables:
    """Everything the rules look up; shared by all positions of a game and never changed."""

    def __init__(self) -> None:
        self.seats_min = 0
        self.seats_max = 0
        self.slot_limit: i64 = 0
        self.rounds: i64 = 0
        self.hand_start: i64 = 0
        self.empty_hand_draw: i64 = 0
        self.commoner_draw: i64 = 0
        self.start_cities: i64 = 0
        self.territory_tokens: i64 = 0
        self.bank_each: i64 = 0
        self.city_vp: i64 = 0
        self.tile_first: i64 = 0
        self.tile_second: i64 = 0
        self.tile_tied: i64 = 0
        self.kingdom_ids: list[str] = []
        self.kingdom_names: list[str] = []
        self.tiles: list[Tile] = []
        self.tile_pile: vec[i64] = NO_NUMBERS

        # The spaces of all layouts share one numbering.
        self.hexes = HexMap([])
        self.near: vec[Space] = NO_NUMBERS
        """ALI-M2: the neighbour of space s in direction d is near[SIDES * s + d], NONE over the edge."""
        self.space_names: list[str] = []
        self.space_count: i64 = 0
        self.layouts: list[vec[TilePlace]] = []
        """The tile places in use, by number of players."""
        self.tile_count = 0
        self.tile_spaces: vec[Space] = NO_NUMBERS
        """The spaces of tile place t from TILE_SPACES * t on, the City first, then the ring in order."""
        self.tile_of: vec[TilePlace] = NO_NUMBERS
        self.centre: TilePlace = 0
        """ALI-S3."""
        self.blank: vec[i64] = NO_NUMBERS
        """A 0 for each space, to be copied; likewise the next three."""
        self.no_heads: vec[i64] = NO_NUMBERS
        self.unreached: vec[i64] = NO_NUMBERS
        self.off_map: vec[i64] = NO_NUMBERS

        self.alices: list[Alice] = []
        self.alice_names: list[str] = []
        self.written: list[list[object]] = []
        """Each kind as its colour and its place among the kinds of that colour, counted from 1."""
        self.cost: vec[i64] = NO_NUMBERS
        self.colour: vec[i64] = NO_NUMBERS
        self.verb: vec[i64] = NO_NUMBERS
        self.amount: vec[i64] = NO_NUMBERS
        self.pile: vec[Kind] = NO_NUMBERS
        """All cards, unshuffled."""
        self.with_verb: vec[Set] = NO_NUMBERS
        """The kinds that have each verb."""
        self.place_kinds: vec[Set] = NO_NUMBERS
        """The kinds that watch each slot."""
        self.invade_kinds: vec[Set] = NO_NUMBERS
        """The kinds that act after a space of each terrain is taken."""
        self.reveal_kinds: Set = 0
        self.stacking: Set = 0
        self.copier: Kind = NONE
        """The kind that copies others, or NONE."""
        self.flipper: Kind = NONE
        """The kind that turns others down for Military Power, or NONE."""
