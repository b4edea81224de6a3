"""Wonderland: the map as it was laid for one game. It never changes, so all copies of a position share it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.rules.hexes import SIDES
from wondertable.games.alicematic.alices import CITY, FOREST, OFF_MAP
from wondertable.games.alicematic.tables import NONE, TILE_SPACES, Tables, Tile


class Wonderland:
    """What lies on each space: its kind, difficulty, spots, and the groups of Forests with their rings."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.laid: list[Tile | None] = [None] * tables.tile_count
        """The tile on each tile place."""
        self.rotation: vec[i64] = tables.blank[: tables.tile_count]
        self.kind: vec[i64] = tables.off_map[:]
        self.difficulty: vec[i64] = tables.blank[:]
        self.spots: vec[i64] = tables.blank[:]
        self.spaces: vec[i64] = vec[i64]()
        """The spaces of the map in rising order."""
        self.cities: vec[i64] = vec[i64]()
        self.forests: vec[i64] = vec[i64]()
        self.group: vec[i64] = tables.off_map[:]
        """The group of each Forest (ALI-F1)."""
        self.rings: vec[i64] = vec[i64]()
        """The rings of all groups one after the other (ALI-F2)."""
        self.ring_begin: vec[i64] = vec[i64]()
        self.sorted_rings: list[list[int]] = []
        self.used: list[int] = []
        self.seen: dict[str, object] | None = None
        """The map as clients draw it, once somebody has looked."""

    def lay(self, place: i64, tile: Tile, rotation: i64) -> None:
        """ALI-M4: the City on the centre, entry i of the ring in direction i + rotation."""
        self.laid[place] = tile
        self.rotation[place] = rotation
        spaces = self.tables.tile_spaces
        at = TILE_SPACES * place
        city = spaces[at]
        self.kind[city] = CITY
        self.difficulty[city] = tile.city
        self.spots[city] = tile.spots
        i: i64 = 0
        while i < SIDES:
            space = spaces[at + 1 + (i + rotation) % SIDES]
            self.kind[space] = tile.kinds[i]
            self.difficulty[space] = tile.difficulties[i]
            i += 1

    def survey(self) -> None:
        """All tiles lie: list the spaces and find the groups of Forests."""
        self.used = [place for place, tile in enumerate(self.laid) if tile is not None]
        space: i64 = 0
        while space < self.tables.space_count:
            kind = self.kind[space]
            if kind != OFF_MAP:
                self.spaces = append(self.spaces, space)
                if kind == CITY:
                    self.cities = append(self.cities, space)
                elif kind == FOREST:
                    self.forests = append(self.forests, space)
                    self.group[space] = NONE
            space += 1
        i: i64 = 0
        while i < len(self.forests):
            if self.group[self.forests[i]] == NONE:
                self._find_group(self.forests[i])
            i += 1

    def _find_group(self, first: i64) -> None:
        """ALI-F1, ALI-F2: adjacent Forests are one group; its ring is every other space beside one of them."""
        number: i64 = len(self.ring_begin)
        begin: i64 = len(self.rings)
        self.ring_begin = append(self.ring_begin, begin)
        woods = vec[i64]([first])
        self.group[first] = number
        near = self.tables.near
        i: i64 = 0
        while i < len(woods):
            at = SIDES * woods[i]
            side: i64 = 0
            while side < SIDES:
                space = near[at + side]
                if space != NONE:
                    if self.kind[space] == FOREST:
                        if self.group[space] == NONE:
                            self.group[space] = number
                            woods = append(woods, space)
                    elif self.kind[space] != OFF_MAP and not self._in_ring(begin, space):
                        self.rings = append(self.rings, space)
                side += 1
            i += 1
        i = 0
        while i < len(woods):
            self.difficulty[woods[i]] = len(self.rings) - begin  # ALI-F8
            i += 1
        self.sorted_rings.append(sorted(int(space) for space in self.rings[begin:]))

    def _in_ring(self, begin: i64, space: i64) -> bool:
        i: i64 = begin
        while i < len(self.rings):
            if self.rings[i] == space:
                return True
            i += 1
        return False

    def ring_end(self, group: i64) -> i64:
        if group + 1 < len(self.ring_begin):
            return self.ring_begin[group + 1]
        return len(self.rings)

    def ring(self, group: i64) -> list[int]:
        """The ring of a group in rising order."""
        return self.sorted_rings[group]

    def woods(self, group: i64) -> list[int]:
        """The Forests of a group."""
        return [int(space) for space in self.forests if self.group[space] == group]

    def city_of(self, place: i64) -> i64:
        return self.tables.tile_spaces[TILE_SPACES * place]

    def places(self) -> list[int]:
        """The tile places in use."""
        return self.used
