"""The map as clients draw it: what never changes, the tokens that lie on it, and the Forests."""

from __future__ import annotations

from functools import lru_cache

from wondertable.core.rules.hexes import SIDES
from wondertable.games.alicematic.rules import spaces
from wondertable.games.alicematic.rules.alices import CITY, FOREST, TERRAINS
from wondertable.games.alicematic.rules.position import AlicematicPosition
from wondertable.games.alicematic.rules.tables import NONE, TILE_SPACES
from wondertable.games.alicematic.rules.wonderland import Wonderland

Json = dict[str, object]
MAPS_KEPT = 128
"""Maps of so many games are kept ready; all positions of a game share one."""


@lru_cache(maxsize=MAPS_KEPT)
def map_seen(land: Wonderland) -> Json:
    return {
        "tiles": [tile_seen(land, place) for place in land.used],
        "spaces": [space_seen(land, space) for space in land.spaces],
    }


def setting(position: AlicematicPosition) -> Json:
    """As much of the map as the names of tiles and spaces hang on."""
    land = position.land
    tiles = [tile_seen(land, place) for place in land.used]
    places = [space_seen(land, space) for space in land.spaces]
    named = {
        "tiles": [{key: tile[key] for key in ("tile", "number")} for tile in tiles],
        "spaces": [{key: space[key] for key in ("space", "tile", "kind", "difficulty")} for space in places],
    }
    return {"map": named}


def tile_seen(land: Wonderland, place: int) -> Json:
    tables = land.tables
    tile = land.laid[place]
    assert tile is not None
    at = TILE_SPACES * place
    names = [tables.space_names[space] for space in tables.tile_spaces[at : at + SIDES + 1]]
    return {
        "tile": names[0],
        "number": tile.number,
        "rotation": land.rotation[place],
        "centre": place == tables.centre,
        "spaces": names,
    }


def space_seen(land: Wonderland, space: int) -> Json:
    """ALI-M8: a space is called by its coordinates, a tile by its City."""
    tables = land.tables
    names = tables.space_names
    q, r = tables.hexes.places[space]
    terrain = land.terrain[space]
    found: Json = {
        "space": names[space],
        "q": q,
        "r": r,
        "tile": names[land.city_of(tables.tile_of[space])],
        "kind": TERRAINS[terrain],
        "difficulty": land.difficulty[space],
    }
    if terrain == CITY:
        found["spots"] = land.spots[space]
    if terrain == FOREST:
        group = land.group[space]
        found["group"] = [names[other] for other in land.forests if land.group[other] == group]
        found["ring"] = [names[other] for other in ring_seen(land, group)]
    return found


@lru_cache(maxsize=MAPS_KEPT * 16)
def ring_seen(land: Wonderland, group: int) -> list[int]:
    """The ring of a group of Forests in rising order."""
    return sorted(land.rings[group])


class Survey:
    """The territory tokens, gone through once: each of them, and how many lie on tiles, in Cities and on the map."""

    def __init__(self, position: AlicematicPosition) -> None:
        players = position.players
        tables = position.tables
        self.tokens: list[Json] = []
        self.owners: dict[int, list[int]] = {}
        """The seats that own each space."""
        self.on_map = [0] * players
        self.cities = [0] * players
        self.on_tile: dict[int, list[int]] = {place: [0] * players for place in position.land.used}
        for space in position.land.spaces:
            state = position.spaces[space]
            if state == 0:
                continue
            name, tile = tables.space_names[space], self.on_tile[tables.tile_of[space]]
            owner, attacker = spaces.owner(state), spaces.attacker(state)
            if owner != NONE:
                self._note(name, owner, "up", 1, not spaces.is_connected(state))
                self.owners[space] = [owner]
                tile[owner] += 1
            elif spaces.is_owned(state):
                held = [spaces.city_tokens(state, seat) for seat in range(players)]
                self.owners[space] = [seat for seat in range(players) if held[seat]]
                for seat in self.owners[space]:
                    self._note(name, seat, "up", held[seat], False)
                    self.cities[seat] += 1
                    tile[seat] += held[seat]
            if attacker != NONE:
                self._note(name, attacker, "down", 1, False)
                tile[attacker] += position.chosen.attack_tokens_score

    def _note(self, space: str, seat: int, face: str, number: int, cut_off: bool) -> None:
        """ALI-G2, ALI-G3: face up where a token gives ownership, face down where it attacks."""
        self.tokens.append({"space": space, "seat": seat, "face": face, "count": number, "cut_off": cut_off})
        self.on_map[seat] += number


def forest_seen(position: AlicematicPosition, survey: Survey, forest: int) -> Json:
    names = position.tables.space_names
    missing = []
    strength = [0] * position.players
    for space in ring_seen(position.land, position.land.group[forest]):
        if space not in survey.owners:
            missing.append(names[space])
        for seat in survey.owners.get(space, []):
            strength[seat] += 1
    best = max(strength)
    return {
        "space": names[forest],
        "open": not missing,
        "missing": missing,
        "strength": strength,
        "leaders": [seat for seat, own in enumerate(strength) if own == best and best > 0],
    }
