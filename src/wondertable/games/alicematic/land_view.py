"""The map as clients draw it. It never changes in a game, so it is put together once for each map."""

from __future__ import annotations

from wondertable.core.hexes import SIDES
from wondertable.games.alicematic.alices import CITY, FOREST, KINDS_OF_SPACE
from wondertable.games.alicematic.tables import TILE_SPACES
from wondertable.games.alicematic.wonderland import Wonderland

Json = dict[str, object]


def map_seen(land: Wonderland) -> Json:
    if land.seen is None:
        land.seen = {"tiles": [tile_seen(land, place) for place in land.places()], "spaces": spaces_seen(land)}
    return land.seen


def map_named(land: Wonderland) -> Json:
    """As much of it as the names of tiles and spaces hang on."""
    tiles, spaces = [tile_seen(land, place) for place in land.places()], spaces_seen(land)
    return {
        "tiles": [{key: tile[key] for key in ("tile", "number")} for tile in tiles],
        "spaces": [{key: space[key] for key in ("space", "tile", "kind", "difficulty")} for space in spaces],
    }


def tile_seen(land: Wonderland, place: int) -> Json:
    tables = land.tables
    tile = land.laid[place]
    assert tile is not None
    at = TILE_SPACES * place
    names = [tables.space_names[space] for space in tables.tile_spaces[at : at + SIDES + 1]]
    return {
        "tile": names[0],
        "number": tile.number,
        "rotation": int(land.rotation[place]),
        "centre": place == tables.centre,
        "spaces": names,
    }


def spaces_seen(land: Wonderland) -> list[Json]:
    return [space_seen(land, space) for space in land.spaces]


def space_seen(land: Wonderland, space: int) -> Json:
    tables = land.tables
    names = tables.space_names
    q, r = tables.hexes.places[space]
    kind = land.kind[space]
    found: Json = {
        "space": names[space],
        "q": q,
        "r": r,
        "tile": names[land.city_of(tables.tile_of[space])],
        "kind": KINDS_OF_SPACE[kind],
        "difficulty": int(land.difficulty[space]),
    }
    if kind == CITY:
        found["spots"] = int(land.spots[space])
    if kind == FOREST:
        group = land.group[space]
        found["group"] = [names[other] for other in land.woods(group)]
        found["ring"] = [names[other] for other in land.ring(group)]
    return found
