"""The map as clients draw it: what never changes, the tokens that lie on it, and the Forests."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, cast

from msgspec import UNSET

from wondertable.core.rules.hexes import SIDES
from wondertable.games.alicematic.people.shapes import Fixed, Forest, Kind, Land, MapTile, Place, Space, Territory
from wondertable.games.alicematic.rules import spaces
from wondertable.games.alicematic.rules.alices import CITY, FOREST, TERRAINS
from wondertable.games.alicematic.rules.position import AlicematicPosition
from wondertable.games.alicematic.rules.tables import NONE, TILE_SPACES
from wondertable.games.alicematic.rules.wonderland import Wonderland

Json = dict[str, object]
MAPS_KEPT = 128
"""Maps of so many games are kept ready; all positions of a game share one."""


@lru_cache(maxsize=MAPS_KEPT)
def map_seen(land: Wonderland) -> Fixed:
    tiles = [tile_seen(land, place) for place in land.used]
    return Fixed(land.tables.rounds, Land(tiles, [space_seen(land, space) for space in land.spaces]))


class Look(NamedTuple):
    """What spaces have in common that look the same, and one of them."""

    terrain: int
    difficulty: int
    space: int


class Chart:
    """The map in the order of its spaces, as plain lists for views."""

    def __init__(self, land: Wonderland) -> None:
        tables = land.tables
        self.spaces = list(land.spaces)
        self.places = {space: place for place, space in enumerate(self.spaces)}
        self.names = [tables.space_names[space] for space in self.spaces]
        self.tile_of = [tables.tile_of[space] for space in self.spaces]
        pairs = [(land.terrain[space], land.difficulty[space]) for space in self.spaces]
        alike = list(dict.fromkeys(pairs))
        self.looks = [Look(*pair, self.spaces[pairs.index(pair)]) for pair in alike]
        self.look = [alike.index(pair) for pair in pairs]
        """The number of each place's look."""
        self.ground = [ground(land, space) for space in self.spaces]
        beside = [[tables.near[SIDES * space + side] for side in range(SIDES)] for space in self.spaces]
        self.near = [[self.places[other] for other in near if other in self.places] for near in beside]
        """The places beside each one, in ring order."""
        self.forests = [self.places[forest] for forest in land.forests]
        self.rings = [sorted(self.places[space] for space in land.rings[land.group[forest]]) for forest in land.forests]
        """The places round the group of each Forest."""

    def states(self, position: AlicematicPosition) -> list[int]:
        states = list(position.spaces)
        return [states[space] for space in self.spaces]


def ground(land: Wonderland, space: int) -> tuple[int, int]:
    """What besides its tokens says whether a space is a target: a group of Forests, the spots of a City; all land is alike."""
    terrain = land.terrain[space]
    return (terrain, land.group[space] if terrain == FOREST else land.spots[space]) if terrain >= CITY else (0, 0)


@lru_cache(maxsize=MAPS_KEPT)
def chart_of(land: Wonderland) -> Chart:
    return Chart(land)


def setting(position: AlicematicPosition) -> Json:
    """As much of the map as the names of tiles and spaces hang on."""
    land = map_seen(position.land).map
    named = {
        "tiles": [{"tile": tile.tile, "number": tile.number} for tile in land.tiles],
        "spaces": [
            {key: getattr(space, key) for key in ("space", "tile", "kind", "difficulty")} for space in land.spaces
        ],
    }
    return {"map": named}


def tile_seen(land: Wonderland, place: int) -> MapTile:
    tables = land.tables
    tile = land.laid[place]
    assert tile is not None
    at = TILE_SPACES * place
    names = [tables.space_names[space] for space in tables.tile_spaces[at : at + SIDES + 1]]
    return MapTile(names[0], tile.number, land.rotation[place], place == tables.centre, names)


def space_seen(land: Wonderland, space: int) -> Space:
    """ALI-M8: a space is called by its coordinates, a tile by its City."""
    tables = land.tables
    names = tables.space_names
    q, r = tables.hexes.places[space]
    terrain, group = land.terrain[space], land.group[space]
    return Space(
        space=names[space],
        q=q,
        r=r,
        tile=names[land.city_of(tables.tile_of[space])],
        kind=cast(Kind, TERRAINS[terrain]),
        difficulty=land.difficulty[space],
        spots=land.spots[space] if terrain == CITY else UNSET,
        group=[names[other] for other in land.forests if land.group[other] == group] if terrain == FOREST else UNSET,
        ring=[names[other] for other in sorted(land.rings[group])] if terrain == FOREST else UNSET,
    )


class Survey:
    """The territory tokens, gone through once: each of them, and how many lie on tiles, in Cities and on the map."""

    def __init__(self, position: AlicematicPosition) -> None:
        players = position.players
        self.tokens: list[Territory] = []
        self.owners: dict[Place, list[int]] = {}
        """The seats that own each space."""
        self.on_map = [0] * players
        self.cities = [0] * players
        self.on_tile: dict[int, list[int]] = {place: [0] * players for place in position.land.used}
        chart = chart_of(position.land)
        for place, state in enumerate(chart.states(position)):
            if state == 0:
                continue
            name, tile = chart.names[place], self.on_tile[chart.tile_of[place]]
            owner, attacker = spaces.owner(state), spaces.attacker(state)
            # ALI-G2, ALI-G3: face up where a token gives ownership, face down where it attacks.
            if owner != NONE:
                self._note(Territory(name, owner, cut_off=not spaces.is_connected(state)))
                self.owners[place] = [owner]
                tile[owner] += 1
            elif spaces.is_owned(state):
                held = [spaces.city_tokens(state, seat) for seat in range(players)]
                self.owners[place] = [seat for seat in range(players) if held[seat]]
                for seat in self.owners[place]:
                    self._note(Territory(name, seat, count=held[seat]))
                    self.cities[seat] += 1
                    tile[seat] += held[seat]
            if attacker != NONE:
                self._note(Territory(name, attacker, "down"))
                tile[attacker] += position.chosen.attack_tokens_score

    def _note(self, token: Territory) -> None:
        self.tokens.append(token)
        self.on_map[token.seat] += token.count


def forests_seen(position: AlicematicPosition, survey: Survey) -> list[Forest]:
    chart = chart_of(position.land)
    return [
        forest_seen(chart, survey, forest, ring, position.players)
        for forest, ring in zip(chart.forests, chart.rings, strict=True)
    ]


def forest_seen(chart: Chart, survey: Survey, forest: Place, ring: list[Place], players: int) -> Forest:
    missing = []
    strength = [0] * players
    for place in ring:
        if place in survey.owners:
            for seat in survey.owners[place]:
                strength[seat] += 1
        else:
            missing.append(chart.names[place])
    best = max(strength)
    leaders = [seat for seat, own in enumerate(strength) if own == best] if best else []
    return Forest(chart.names[forest], strength, not missing, missing, leaders)
