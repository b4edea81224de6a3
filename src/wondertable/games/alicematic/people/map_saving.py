"""The map of a position as JSON and back: tiles of the box by number and rotation, or tiles made by hand."""

from __future__ import annotations

from wondertable.core.data import Reader
from wondertable.core.refused import Refused
from wondertable.core.rules.hexes import SIDES
from wondertable.core.saving import bad
from wondertable.games.alicematic.data import read_tile
from wondertable.games.alicematic.rules.position import AlicematicPosition
from wondertable.games.alicematic.rules.tables import Tile
from wondertable.games.alicematic.rules.wonderland import Wonderland

Json = dict[str, object]
HAND_MADE = ["city", "ring", "spots"]


def save_map(land: Wonderland) -> list[Json]:
    return [save_tile(land, place) for place in land.used]


def save_tile(land: Wonderland, place: int) -> Json:
    tile = land.laid[place]
    assert tile is not None
    at = land.tables.space_names[land.city_of(place)]
    if tile.number:
        return {"at": at, "tile": tile.number, "rotation": land.rotation[place]}
    return {"at": at, "city": tile.city, "spots": tile.spots, "ring": tile.ring_texts()}


def load_map(position: AlicematicPosition, data: object) -> None:
    """By hand a map may have fewer tiles than the layout, and tiles that are not in the box."""
    if not isinstance(data, list) or not all(isinstance(entry, dict) for entry in data):
        raise bad("tiles", "expected a list of objects")
    if not data:
        return
    land = position.land
    cities = {position.tables.space_names[land.city_of(place)]: place for place in range(position.tables.tile_count)}
    used: set[int] = set()
    for entry in data:
        at = entry.get("at")
        if at not in cities or land.laid[cities[at]] is not None:
            raise bad("tiles, at", f"expected a free tile centre, found {at!r}")
        tile, rotation = read_entry(position, entry)
        if tile.number in used:
            raise bad("tiles", f"tile {tile.number} lies twice")
        if tile.number:
            used.add(tile.number)
        land.lay(cities[at], tile, rotation)
    land.survey()


def read_entry(position: AlicematicPosition, entry: Json) -> tuple[Tile, int]:
    known = ["at", *HAND_MADE] if "ring" in entry else ["at", "tile", "rotation"]
    for key in entry:
        if key not in known:
            raise bad(f"tiles, {str(key)[:40]}", "not a known name here")
    if "ring" in entry:
        try:
            return read_tile(Reader(entry, f"tile at {entry['at']}"), 0), 0
        except Refused as refused:
            raise bad("tiles", str(refused)) from None
    rotation = entry.get("rotation", 0)
    if not isinstance(rotation, int) or not 0 <= rotation < SIDES:
        raise bad("tiles, rotation", f"expected 0 to {SIDES - 1}, found {rotation!r}")
    for tile in position.tables.tiles:
        if tile.number == entry.get("tile"):
            return tile, rotation
    raise bad("tiles, tile", f"no such tile: {entry.get('tile')!r}")
