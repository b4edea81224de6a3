"""Wonderland: the map as it was laid for one game. It never changes, so all copies of a position share it."""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.rules.hexes import SIDES
from wondertable.games.alicematic.rules.alices import CITY, FOREST, OFF_MAP, Terrain
from wondertable.games.alicematic.rules.tables import NONE, TILE_SPACES, Space, Tables, Tile, TilePlace

Group: TypeAlias = i64
"""Adjacent Forests."""


class Wonderland:
    """What lies on each space: its terrain, difficulty, spots, and the groups of Forests with their rings."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.laid: list[Tile | None] = [None] * tables.tile_count
        """The tile on each tile place."""
        self.rotation: vec[i64] = tables.blank[: tables.tile_count]
        self.terrain: vec[Terrain] = tables.off_map[:]
        self.difficulty: vec[i64] = tables.blank[:]
        self.spots: vec[i64] = tables.blank[:]
        """ALI-M10: how many tokens each City holds, all players together."""
        self.spaces: vec[Space] = vec[i64]()
        """The spaces of the map in rising order."""
        self.cities: vec[Space] = vec[i64]()
        self.forests: vec[Space] = vec[i64]()
        self.group: vec[Group] = tables.off_map[:]
        """The group of each Forest (ALI-F1)."""
        self.rings: list[vec[Space]] = []
        """The ring of each group (ALI-F2)."""
        self.used: list[int] = []
        """The tile places in use."""

    def lay(self, place: TilePlace, tile: Tile, rotation: i64) -> None:
        """ALI-M4: the City on the centre, entry i of the ring in direction i + rotation. ALI-M7: so all lie beside it."""
        self.laid[place] = tile
        self.rotation[place] = rotation
        spaces = self.tables.tile_spaces
        at = TILE_SPACES * place
        city = spaces[at]
        self.terrain[city] = CITY
        self.difficulty[city] = tile.city
        self.spots[city] = tile.spots
        i: i64
        for i in range(SIDES):
            space = spaces[at + 1 + (i + rotation) % SIDES]
            self.terrain[space] = tile.terrains[i]
            self.difficulty[space] = tile.difficulties[i]

    def survey(self) -> None:
        """All tiles lie: list the spaces and find the groups of Forests."""
        self.used = [place for place, tile in enumerate(self.laid) if tile is not None]
        space: Space
        for space in range(self.tables.space_count):
            terrain = self.terrain[space]
            if terrain != OFF_MAP:
                self.spaces = append(self.spaces, space)
                if terrain == CITY:
                    self.cities = append(self.cities, space)
                elif terrain == FOREST:
                    self.forests = append(self.forests, space)
                    self.group[space] = NONE
        for forest in self.forests:
            if self.group[forest] == NONE:
                self._find_group(forest)

    def _find_group(self, first: Space) -> None:
        """ALI-F1, ALI-F2: adjacent Forests are one group; its ring is every other space beside one of them."""
        number: Group = len(self.rings)
        woods = vec[i64]([first])
        ring = vec[i64]()
        self.group[first] = number
        near = self.tables.near
        i: i64 = 0
        while i < len(woods):
            side: i64
            for side in range(SIDES):
                space = near[SIDES * woods[i] + side]
                if space == NONE or self.terrain[space] == OFF_MAP:
                    continue
                if self.terrain[space] != FOREST:
                    if space not in ring:
                        ring = append(ring, space)
                elif self.group[space] == NONE:
                    self.group[space] = number
                    woods = append(woods, space)
            i += 1
        self.rings.append(ring)
        for forest in woods:
            self.difficulty[forest] = len(ring)  # ALI-F8; ALI-F9: for each of the group, whoever has the others

    def city_of(self, place: TilePlace) -> Space:
        return self.tables.tile_spaces[TILE_SPACES * place]
