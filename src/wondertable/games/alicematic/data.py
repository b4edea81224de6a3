"""The data file of AlicematiC: what may stand in it, and the native tables filled from it."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from wondertable.core.data import Origin, mistakes_of, read_as, wrong
from wondertable.core.rules.hexes import DIRECTIONS, SIDES, HexMap, distance
from wondertable.core.rules.kit import members, packed
from wondertable.core.shapes import Identifier, Text, Wrong, shown, within
from wondertable.games.alicematic.data_alices import Alice, fill_alices
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
    Tile as NativeTile,
)

told = mistakes_of("alicematic")

Json = dict[str, object]
SEATS_MIN: Final = 3
TOKENS_MAX: Final = 31
SPOTS_MAX: Final = 15
DIFFICULTY_MAX: Final = 20
SPACES_MAX: Final = 252
FORESTS_ON_TILE: Final = 4
"""With 13 tiles all groups of Forests fit one set."""
CITIES_APART: Final = 3
FAR_OUT: Final = 40

Players = Annotated[int, Meta(ge=SEATS_MIN, le=SEATS_MAX)]
Few = Annotated[int, Meta(ge=1, le=9)]
Points = Annotated[int, Meta(ge=0, le=99)]
Step = Annotated[int, Meta(ge=-FAR_OUT, le=FAR_OUT)]
Place = tuple[Step, Step]
"""A place on the map: q and r."""


class GameTable(Struct, forbid_unknown_fields=True):
    """ALI-S1, ALI-P1: how many play, how many rounds, and the other numbers of the rules."""

    id: Literal["alicematic"]
    name: Text
    players_min: Players
    players_max: Players
    rounds: Annotated[int, Meta(ge=1, le=SLOT_MAX * SLOT_COUNT)]
    hand_start: Annotated[int, Meta(ge=1, le=HAND_START_MAX)]
    mulligans: Literal[1]
    slot_limit: Annotated[int, Meta(ge=1, le=SLOT_MAX)]
    empty_hand_draw: Few
    commoner_draw: Annotated[int, Meta(ge=0, le=9)]
    territory_tokens: Annotated[int, Meta(ge=1, le=99)]
    start_cities: Annotated[int, Meta(ge=1, le=4)]
    resource_tokens_each: Annotated[int, Meta(ge=1, le=TOKENS_MAX)]
    city_vp: Points
    tile_first_vp: Points
    tile_second_vp: Points
    tile_tied_first_vp: Points
    origin: Origin


class Slots(Struct, forbid_unknown_fields=True):
    order: list[str]
    origin: Origin


class Kingdom(Struct, forbid_unknown_fields=True):
    id: Identifier
    name: Text
    origin: Origin


class Layout(Struct, forbid_unknown_fields=True):
    """Where tiles lie: the places of their Cities."""

    players: Players
    centres: Annotated[list[Place], Meta(min_length=1)]
    origin: Origin
    note: Text | None = None


class Ground(Struct):
    """ALI-M9: what a tile shows, a City and six spaces; ALI-M10: the City has spots."""

    city: Annotated[int, Meta(ge=0, le=DIFFICULTY_MAX)]
    spots: Annotated[int, Meta(ge=1, le=SPOTS_MAX)]
    ring: Annotated[list[str], Meta(min_length=SIDES, max_length=SIDES)]
    """A letter for the kind and the difficulty, "F" for a Forest."""


class Tile(Ground, forbid_unknown_fields=True, kw_only=True):
    id: Annotated[int, Meta(ge=1, le=99)]
    origin: Origin


class Data(Struct, forbid_unknown_fields=True):
    schema: Literal[1]
    game: GameTable
    slots: Slots
    kingdom: list[Kingdom]
    layout: list[Layout]
    tile: list[Tile]
    alice: list[Alice]


def read(data: Json) -> Tables:
    file = read_as(Data, data)
    tables = Tables()
    fill_numbers(tables, file.game)
    if file.slots.order != SLOTS:
        raise wrong("slots, order", told("slots", ids=", ".join(SLOTS)))
    fill_kingdoms(tables, file.kingdom)
    fill_tiles(tables, file.tile)
    fill_layouts(tables, file.layout)
    fill_alices(tables, file.alice)
    check_room(tables)
    return tables


def fill_numbers(tables: Tables, game: GameTable) -> None:
    tables.seats_min = game.players_min
    tables.seats_max = within("game, players_max", game.players_max, game.players_min, SEATS_MAX, wrong)
    tables.slot_limit = game.slot_limit
    # ALI-P6: there is room for all cards
    tables.rounds = within("game, rounds", game.rounds, 1, game.slot_limit * SLOT_COUNT, wrong)
    tables.hand_start = game.hand_start
    tables.empty_hand_draw = game.empty_hand_draw
    tables.commoner_draw = game.commoner_draw
    tables.start_cities = game.start_cities
    # ALI-I36: they never run out
    needed = game.start_cities + game.rounds
    tables.territory_tokens = within("game, territory_tokens", game.territory_tokens, needed, 99, wrong)
    tables.bank_each = game.resource_tokens_each
    tables.city_vp = game.city_vp
    tables.tile_first = game.tile_first_vp
    tables.tile_second = game.tile_second_vp
    tables.tile_tied = game.tile_tied_first_vp


def fill_kingdoms(tables: Tables, kingdoms: list[Kingdom]) -> None:
    tables.kingdom_ids = [kingdom.id for kingdom in kingdoms]
    tables.kingdom_names = [kingdom.name for kingdom in kingdoms]
    if len(set(tables.kingdom_ids)) < len(kingdoms):
        raise wrong("kingdom", told("same-kingdom"))
    if not tables.seats_max <= len(kingdoms) <= 60:
        raise wrong("kingdom", told("kingdoms", players=tables.seats_max))


# -- the map -----------------------------------------------------------------------------------------------------------


def fill_tiles(tables: Tables, tiles: list[Tile]) -> None:
    tables.tiles = [native_tile(tile, tile.id, f"tile {at}, ring", wrong) for at, tile in enumerate(tiles, 1)]
    if len({tile.id for tile in tiles}) < len(tiles):
        raise wrong("tile", told("same-tile"))
    tables.tile_pile = packed(list(range(len(tiles))))


def native_tile(ground: Ground, number: int, where: str, wrong: Wrong) -> NativeTile:
    """ALI-M9: all spaces but Forests have a difficulty."""
    ring = [read_space(text, where, wrong) for text in ground.ring]
    if sum(terrain == FOREST for terrain, _ in ring) > FORESTS_ON_TILE:
        raise wrong(where, told("forests", most=FORESTS_ON_TILE))
    return NativeTile(number, ground.city, ground.spots, ring)


def read_space(text: str, where: str, wrong: Wrong) -> tuple[int, int]:
    if text == "F":
        return FOREST, 0
    letter, figure = text[:1], text[1:]
    known = letter and letter in LETTERS and figure.isascii() and figure.isdecimal()
    if not known or int(figure) > DIFFICULTY_MAX:
        raise wrong(where, told("space", letters=LETTERS, found=shown(text)))
    return LETTERS.index(letter), int(figure)


def fill_layouts(tables: Tables, layouts: list[Layout]) -> None:
    """ALI-M5: where tiles may lie is data. All layouts share one numbering of tile places and of spaces."""
    centres: list[Place] = []
    by_players: dict[int, list[Place]] = {}
    for at, layout in enumerate(layouts, 1):
        check_centres(layout.centres, f"layout {at}, centres")
        by_players[layout.players] = layout.centres
        centres += [centre for centre in layout.centres if centre not in centres]
    for players in range(tables.seats_min, tables.seats_max + 1):
        if players not in by_players:
            raise wrong("layout", told("no-layout", players=players))
    check_apart(centres)
    if len(centres) * TILE_SPACES > SPACES_MAX:
        raise wrong("layout", told("centres", most=SPACES_MAX // TILE_SPACES))
    tables.layouts = [packed([centres.index(c) for c in by_players.get(n, [])]) for n in range(SEATS_MAX + 1)]
    tables.centre = centres.index((0, 0))
    number_spaces(tables, centres)


def number_spaces(tables: Tables, centres: list[Place]) -> None:
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


def check_centres(centres: list[Place], where: str) -> None:
    if len(set(centres)) < len(centres):
        raise wrong(where, told("place-twice"))
    if (0, 0) not in centres:
        raise wrong(where, told("no-centre"))


def check_apart(centres: list[Place]) -> None:
    """ALI-M6: no two Cities are closer than three steps (ALI-M3), so that no two tiles overlap."""
    for i, (q, r) in enumerate(centres):
        for s, t in centres[:i]:
            if distance(q, r, s, t) < CITIES_APART:
                near = told("too-near", one=f"[{q}, {r}]", other=f"[{s}, {t}]", steps=CITIES_APART)
                raise wrong("layout, centres", near)


def check_room(tables: Tables) -> None:
    """ALI-S15, ALI-V10: enough tiles, and room for the start tokens whatever tiles are laid."""
    spots = sorted(tile.spots for tile in tables.tiles)
    for players in range(tables.seats_min, tables.seats_max + 1):
        laid = len(tables.layouts[players])
        if len(tables.tiles) < laid:
            raise wrong("tile", told("too-few-tiles", tiles=len(tables.tiles), players=players, wanted=laid))
        outer = sum(spots[: laid - 1])
        if outer < players * tables.start_cities:
            raise wrong("tile", told("too-few-spots", spots=outer, players=players))


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
