"""Reads and checks the data file of AlicematiC: kingdoms, tiles, layouts and Alices become the tables of the rules."""

from __future__ import annotations

from typing import Final

from wondertable.core.data import Reader, origin, wrong
from wondertable.core.rules.hexes import DIRECTIONS, SIDES, HexMap, distance
from wondertable.core.rules.kit import members, packed
from wondertable.games.alicematic.data_alices import index_alices, read_alices
from wondertable.games.alicematic.rules.alices import FOREST, OFF_MAP, SLOT_COUNT, SLOTS, TURN_UP_COMMONER
from wondertable.games.alicematic.rules.tables import (
    FAR,
    HAND_START_MAX,
    LETTERS,
    NONE,
    SEATS_MAX,
    SLOT_MAX,
    TILE_SPACES,
    Tables,
    Tile,
)

SEATS_MIN: Final = 3
TOKENS_MAX: Final = 31
SPOTS_MAX: Final = 15
DIFFICULTY_MAX: Final = 20
SPACES_MAX: Final = 252
FORESTS_ON_TILE: Final = 4
"""With 13 tiles all groups of Forests fit one set."""
CITIES_APART: Final = 3
FAR_OUT: Final = 40


def read(data: dict[str, object]) -> Tables:
    tables = Tables()
    reader = Reader(data)
    reader.integer("schema", 1, 1)
    read_game(tables, reader.table("game"))
    slots = reader.table("slots")
    if slots.texts("order") != SLOTS:
        raise wrong("slots, order", f"expected {', '.join(SLOTS)}")
    origin(slots)
    slots.done()
    read_kingdoms(tables, reader)
    read_tiles(tables, reader)
    read_layouts(tables, reader)
    tables.alices = read_alices(reader)
    reader.done()
    index_alices(tables)
    check_room(tables)
    return tables


def read_game(tables: Tables, game: Reader) -> None:
    game.choice("id", ["alicematic"])
    game.text("name")
    tables.seats_min = game.integer("players_min", SEATS_MIN, SEATS_MAX)
    tables.seats_max = game.integer("players_max", tables.seats_min, SEATS_MAX)
    tables.slot_limit = game.integer("slot_limit", 1, SLOT_MAX)
    tables.rounds = game.integer("rounds", 1, tables.slot_limit * SLOT_COUNT)  # ALI-P6: there is room for all cards
    tables.hand_start = game.integer("hand_start", 1, HAND_START_MAX)
    game.integer("mulligans", 1, 1)
    tables.empty_hand_draw = game.integer("empty_hand_draw", 1, 9)
    tables.commoner_draw = game.integer("commoner_draw", 0, 9)
    tables.start_cities = game.integer("start_cities", 1, 4)
    needed = tables.start_cities + tables.rounds
    tables.territory_tokens = game.integer("territory_tokens", needed, 99)  # ALI-I36: they never run out
    tables.bank_each = game.integer("resource_tokens_each", 1, TOKENS_MAX)
    tables.city_vp = game.integer("city_vp", 0, 99)
    tables.tile_first = game.integer("tile_first_vp", 0, 99)
    tables.tile_second = game.integer("tile_second_vp", 0, 99)
    tables.tile_tied = game.integer("tile_tied_first_vp", 0, 99)
    origin(game)
    game.done()


def read_kingdoms(tables: Tables, reader: Reader) -> None:
    for table in reader.tables("kingdom"):
        tables.kingdom_ids.append(table.identifier("id"))
        tables.kingdom_names.append(table.text("name"))
        origin(table)
        table.done()
    if len(set(tables.kingdom_ids)) < len(tables.kingdom_ids):
        raise wrong("kingdom", "two kingdoms share an id")
    if not tables.seats_max <= len(tables.kingdom_ids) <= 60:
        raise wrong("kingdom", f"expected one for each of {tables.seats_max} players")


# -- the map -----------------------------------------------------------------------------------------------------------


def read_tiles(tables: Tables, reader: Reader) -> None:
    for table in reader.tables("tile"):
        number = table.integer("id", 1, 99)
        tables.tiles.append(read_tile(table, number))
        origin(table)
        table.done()
    if len({tile.number for tile in tables.tiles}) < len(tables.tiles):
        raise wrong("tile", "two tiles share an id")
    tables.tile_pile = packed(list(range(len(tables.tiles))))


def read_tile(reader: Reader, number: int) -> Tile:
    """ALI-M9: a City and six spaces, all but Forests with a difficulty; ALI-M10: the City has spots."""
    city = reader.integer("city", 0, DIFFICULTY_MAX)
    spots = reader.integer("spots", 1, SPOTS_MAX)
    ring = [read_space(reader, text) for text in reader.texts("ring")]
    if len(ring) != SIDES:
        raise wrong(reader.place("ring"), f"expected {SIDES} spaces, found {len(ring)}")
    if sum(terrain == FOREST for terrain, _ in ring) > FORESTS_ON_TILE:
        raise wrong(reader.place("ring"), f"expected at most {FORESTS_ON_TILE} Forests")
    return Tile(number, city, spots, ring)


def read_space(reader: Reader, text: str) -> tuple[int, int]:
    if text == "F":
        return FOREST, 0
    letter, figure = text[0], text[1:]
    if letter not in LETTERS or not figure.isascii() or not figure.isdecimal() or int(figure) > DIFFICULTY_MAX:
        raise wrong(reader.place("ring"), f"expected F, or one of {LETTERS} and a difficulty, found {text!r}")
    return LETTERS.index(letter), int(figure)


def read_layouts(tables: Tables, reader: Reader) -> None:
    """ALI-M5: where tiles may lie is data. All layouts share one numbering of tile places and of spaces."""
    centres: list[tuple[int, int]] = []
    by_players: dict[int, list[tuple[int, int]]] = {}
    for table in reader.tables("layout"):
        players = table.integer("players", SEATS_MIN, SEATS_MAX)
        by_players[players] = read_centres(table)
        centres += [centre for centre in by_players[players] if centre not in centres]
        if table.has("note"):
            table.text("note")
        origin(table)
        table.done()
    for players in range(tables.seats_min, tables.seats_max + 1):
        if players not in by_players:
            raise wrong("layout", f"missing for {players} players")
    check_apart(centres)
    if len(centres) * TILE_SPACES > SPACES_MAX:
        raise wrong("layout", f"expected at most {SPACES_MAX // TILE_SPACES} different centres in all layouts")
    tables.layouts = [packed([centres.index(c) for c in by_players.get(n, [])]) for n in range(SEATS_MAX + 1)]
    tables.centre = centres.index((0, 0))
    number_spaces(tables, centres)


def number_spaces(tables: Tables, centres: list[tuple[int, int]]) -> None:
    # ALI-M1: DIRECTIONS are the six of the rules, d0 to d5 in ring order.
    places = [(q + dq, r + dr) for q, r in centres for dq, dr in [(0, 0), *DIRECTIONS]]
    count = len(places)
    tables.hexes = HexMap(places)
    tables.near = tables.hexes.near
    tables.space_names = tables.hexes.names  # ALI-M8
    tables.space_count = count
    numbers = tables.hexes.numbers
    tables.tile_count = len(centres)
    tables.tile_spaces = packed([numbers[place] for place in places])
    tile_of = [0] * count
    for i, place in enumerate(places):
        tile_of[numbers[place]] = i // TILE_SPACES
    tables.tile_of = packed(tile_of)
    tables.blank = packed([0] * count)
    tables.no_heads = packed([NONE] * (2 * count + 3))
    tables.unreached = packed([FAR] * count)
    tables.off_map = packed([OFF_MAP] * count)


def read_centres(reader: Reader) -> list[tuple[int, int]]:
    found = reader.pairs("centres", FAR_OUT)
    if len(set(found)) < len(found):
        raise wrong(reader.place("centres"), "a place stands there twice")
    if (0, 0) not in found:
        raise wrong(reader.place("centres"), "expected [0, 0] among them, the centre tile (ALI-S3)")
    return found


def check_apart(centres: list[tuple[int, int]]) -> None:
    """ALI-M6: no two Cities are closer than three steps (ALI-M3), so that no two tiles overlap."""
    for i, (q, r) in enumerate(centres):
        for s, t in centres[:i]:
            if distance(q, r, s, t) < CITIES_APART:
                raise wrong(
                    "layout, centres", f"[{q}, {r}] and [{s}, {t}] are closer than {CITIES_APART} steps (ALI-M6)"
                )


def check_room(tables: Tables) -> None:
    """ALI-S15, ALI-V10: enough tiles, and room for the start tokens whatever tiles are laid."""
    spots = sorted(tile.spots for tile in tables.tiles)
    for players in range(tables.seats_min, tables.seats_max + 1):
        laid = len(tables.layouts[players])
        if len(tables.tiles) < laid:
            raise wrong("tile", f"{len(tables.tiles)} tiles are too few: {players} players lay {laid}")
        outer = sum(spots[: laid - 1])
        if outer < players * tables.start_cities:
            problem = f"the outer Cities may have only {outer} spots for the start tokens of {players} players"
            raise wrong("tile", f"{problem} (ALI-S15)")


def most_decisions(tables: Tables) -> int:
    """ALI-N8: no game has more. Each turn has a card, its *place* effects, a copy and what it brings, an invasion, and
    its *invade* effects; an effect is used once for each of two sources, and one that turns a Commoner up may bring a
    copy and what that brings."""
    place = max(len(members(kinds)) for kinds in tables.place_kinds)
    invade = 0
    for kinds in tables.invade_kinds:
        turning_up = len(members(kinds & tables.with_verb[TURN_UP_COMMONER]))
        invade = max(invade, len(members(kinds)) + 2 * turning_up)
    turn = 1 + 2 * place + 2 + 1 + 2 * invade
    return tables.seats_max * (2 + tables.start_cities + tables.rounds * turn)
