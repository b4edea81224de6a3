"""The map of a position as JSON and back: tiles of the box by number and rotation, or tiles made by hand."""

from __future__ import annotations

from msgspec import UNSET

from wondertable.core.saving import bad
from wondertable.core.shapes import shaped
from wondertable.games.alicematic.data import Ground, native_tile
from wondertable.games.alicematic.people.saved import SavedTile
from wondertable.games.alicematic.rules.position import AlicematicPosition
from wondertable.games.alicematic.rules.tables import Tile
from wondertable.games.alicematic.rules.wonderland import Wonderland


def save_map(land: Wonderland) -> list[SavedTile]:
    return [save_tile(land, place) for place in land.used]


def save_tile(land: Wonderland, place: int) -> SavedTile:
    tile = land.laid[place]
    assert tile is not None
    at = land.tables.space_names[land.city_of(place)]
    if tile.number:
        return SavedTile(at, tile=tile.number, rotation=land.rotation[place])
    return SavedTile(at, city=tile.city, spots=tile.spots, ring=tile.ring_texts())


def load_map(position: AlicematicPosition, tiles: list[SavedTile]) -> None:
    """By hand a map may have fewer tiles than the layout, and tiles that are not in the box."""
    if not tiles:
        return
    land = position.land
    cities = {position.tables.space_names[land.city_of(place)]: place for place in range(position.tables.tile_count)}
    used: set[int] = set()
    for number, saved in enumerate(tiles, 1):
        if saved.at not in cities or land.laid[cities[saved.at]] is not None:
            raise bad(f"tiles {number}, at", f"expected a free tile centre, found {saved.at!r}")
        tile = of_the_box(position, saved, f"tiles {number}") if saved.ring is UNSET else by_hand(saved, number)
        if tile.number in used:
            raise bad("tiles", f"tile {tile.number} lies twice")
        if tile.number:
            used.add(tile.number)
        land.lay(cities[saved.at], tile, 0 if saved.rotation is UNSET else saved.rotation)
    land.survey()


def of_the_box(position: AlicematicPosition, saved: SavedTile, where: str) -> Tile:
    if saved.city is not UNSET or saved.spots is not UNSET:
        raise bad(f"{where}, ring", "missing")
    for tile in position.tables.tiles:
        if tile.number == saved.tile:
            return tile
    raise bad(f"{where}, tile", f"no such tile: {None if saved.tile is UNSET else saved.tile}")


def by_hand(saved: SavedTile, number: int) -> Tile:
    where = f"tiles {number}"
    if saved.tile is not UNSET or saved.rotation is not UNSET:
        raise bad(f"{where}, tile", "not a known name here: the tile is made by hand")
    shown = {"city": saved.city, "spots": saved.spots, "ring": saved.ring}
    given = {key: value for key, value in shown.items() if value is not UNSET}
    ground = shaped(given, Ground, lambda place, problem: bad(f"{where}, {place}", problem))
    return native_tile(ground, 0, f"{where}, ring", bad)
