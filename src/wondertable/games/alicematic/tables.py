"""The native tables of AlicematiC, built from its data file: no rule knows a card or a space but through them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.data import Reader, origin, wrong
from wondertable.core.rules.hexes import DIRECTIONS, SIDES, HexMap, distance
from wondertable.core.rules.kit import bit, members
from wondertable.games.alicematic.alices import (
    COPY_EFFECT,
    FOREST,
    OFF_MAP,
    SLOT_COUNT,
    SLOTS,
    TURN_DOWN_FOR_MILITARY,
    TURN_UP_COMMONER,
    VERBS,
    VERBS_END,
    read_alices,
)

NONE: Final = -1
SEATS_MIN: Final = 3
SEATS_MAX: Final = 5
CARDS: Final = 90
SLOT_MAX: Final = 4
HAND_START_MAX: Final = 5
"""The cards of a mulligan are five bytes of an action."""
TOKENS_MAX: Final = 31
SPOTS_MAX: Final = 15
DIFFICULTY_MAX: Final = 20
SPACES_MAX: Final = 252
FORESTS_ON_TILE: Final = 4
"""With 13 tiles all groups of Forests fit one set."""
TILE_SPACES: Final = 7
CITIES_APART: Final = 3
FAR_OUT: Final = 40
LETTERS: Final = "RBYGW"
FAR: Final = 9999
"""A Mobility cost without a walk."""


def packed(numbers: list[int]) -> vec[i64]:
    found = vec[i64](capacity=len(numbers))
    for number in numbers:
        found = append(found, number)
    return found


class Tile:
    """One map tile: its City and the six spaces round it, each a kind and a difficulty."""

    def __init__(self, number: int, city: int, spots: int, ring: list[tuple[int, int]]) -> None:
        self.number = number
        """0: not one of the box."""
        self.city: i64 = city
        self.spots: i64 = spots
        self.kinds: vec[i64] = packed([kind for kind, _ in ring])
        self.difficulties: vec[i64] = packed([difficulty for _, difficulty in ring])

    def ring_texts(self) -> list[str]:
        return [
            "F" if kind == FOREST else f"{LETTERS[kind]}{difficulty}"
            for kind, difficulty in zip(self.kinds, self.difficulties, strict=True)
        ]

    def land_difficulty(self) -> int:
        return sum(int(d) for k, d in zip(self.kinds, self.difficulties, strict=True) if k != FOREST)


def read_tile(reader: Reader, number: int) -> Tile:
    city = reader.integer("city", 0, DIFFICULTY_MAX)
    spots = reader.integer("spots", 1, SPOTS_MAX)
    ring = [read_space(reader, text) for text in reader.texts("ring")]
    if len(ring) != SIDES:
        raise wrong(reader.place("ring"), f"expected {SIDES} spaces, found {len(ring)}")
    if sum(kind == FOREST for kind, _ in ring) > FORESTS_ON_TILE:
        raise wrong(reader.place("ring"), f"expected at most {FORESTS_ON_TILE} Forests")
    return Tile(number, city, spots, ring)


def read_space(reader: Reader, text: str) -> tuple[int, int]:
    if text == "F":
        return FOREST, 0
    letter, figure = text[0], text[1:]
    if letter not in LETTERS or not figure.isascii() or not figure.isdecimal() or int(figure) > DIFFICULTY_MAX:
        raise wrong(reader.place("ring"), f"expected F, or one of {LETTERS} and a difficulty, found {text!r}")
    return LETTERS.index(letter), int(figure)


class Tables:
    """Everything the rules look up; shared by all positions of a game and never changed."""

    def __init__(self, data: dict[str, object]) -> None:
        reader = Reader(data)
        reader.integer("schema", 1, 1)
        self._read_game(reader.table("game"))
        slots = reader.table("slots")
        if slots.texts("order") != SLOTS:
            raise wrong("slots, order", f"expected {', '.join(SLOTS)}")
        origin(slots)
        slots.done()
        self._read_kingdoms(reader)
        self._read_tiles(reader)
        self._read_layouts(reader)
        self.alices = read_alices(reader, CARDS)
        reader.done()
        self._index_alices()
        self._check_room()

    def _read_game(self, game: Reader) -> None:
        game.choice("id", ["alicematic"])
        self.title = game.text("name")
        self.seats_min = game.integer("players_min", SEATS_MIN, SEATS_MAX)
        self.seats_max = game.integer("players_max", self.seats_min, SEATS_MAX)
        self.slot_limit: i64 = game.integer("slot_limit", 1, SLOT_MAX)
        self.rounds: i64 = game.integer("rounds", 1, int(self.slot_limit) * SLOT_COUNT)
        self.hand_start: i64 = game.integer("hand_start", 1, HAND_START_MAX)
        game.integer("mulligans", 1, 1)
        self.empty_hand_draw: i64 = game.integer("empty_hand_draw", 1, 9)
        self.commoner_draw: i64 = game.integer("commoner_draw", 0, 9)
        self.start_cities: i64 = game.integer("start_cities", 1, 4)
        needed = int(self.start_cities + self.rounds)
        self.territory_tokens: i64 = game.integer("territory_tokens", needed, 99)
        self.bank_each: i64 = game.integer("resource_tokens_each", 1, TOKENS_MAX)
        self.city_vp: i64 = game.integer("city_vp", 0, 99)
        self.tile_first: i64 = game.integer("tile_first_vp", 0, 99)
        self.tile_second: i64 = game.integer("tile_second_vp", 0, 99)
        self.tile_tied: i64 = game.integer("tile_tied_first_vp", 0, 99)
        self.origin = origin(game)
        game.done()

    def _read_kingdoms(self, reader: Reader) -> None:
        self.kingdom_ids: list[str] = []
        self.kingdom_names: list[str] = []
        for table in reader.tables("kingdom"):
            self.kingdom_ids.append(table.identifier("id"))
            self.kingdom_names.append(table.text("name"))
            origin(table)
            table.done()
        if len(set(self.kingdom_ids)) < len(self.kingdom_ids):
            raise wrong("kingdom", "two kingdoms share an id")
        if not self.seats_max <= len(self.kingdom_ids) <= 60:
            raise wrong("kingdom", f"expected one for each of {self.seats_max} players")

    def _read_tiles(self, reader: Reader) -> None:
        self.tiles: list[Tile] = []
        for table in reader.tables("tile"):
            number = table.integer("id", 1, 99)
            self.tiles.append(read_tile(table, number))
            origin(table)
            table.done()
        if len({tile.number for tile in self.tiles}) < len(self.tiles):
            raise wrong("tile", "two tiles share an id")
        self.tile_pile: vec[i64] = packed(list(range(len(self.tiles))))

    def _read_layouts(self, reader: Reader) -> None:
        """ALI-M5, ALI-M6: tiles do not overlap. All layouts share one numbering of tile places and of spaces."""
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
        for players in range(self.seats_min, self.seats_max + 1):
            if players not in by_players:
                raise wrong("layout", f"missing for {players} players")
        check_apart(centres)
        if len(centres) * TILE_SPACES > SPACES_MAX:
            raise wrong("layout", f"expected at most {SPACES_MAX // TILE_SPACES} different centres in all layouts")
        self.layouts = [packed([centres.index(c) for c in by_players.get(n, [])]) for n in range(SEATS_MAX + 1)]
        """The tile places in use, by number of players."""
        places = [(q + dq, r + dr) for q, r in centres for dq, dr in [(0, 0), *DIRECTIONS]]
        self.hexes = HexMap(places)
        self.near: vec[i64] = self.hexes.near
        self.space_names = self.hexes.names
        numbers = self.hexes.numbers
        self.tile_count = len(centres)
        self.tile_spaces: vec[i64] = packed([numbers[place] for place in places])
        """The spaces of tile place t from TILE_SPACES * t on, the City first, then the ring in order."""
        tile_of = [0] * len(places)
        for i, place in enumerate(places):
            tile_of[numbers[place]] = i // TILE_SPACES
        self.tile_of: vec[i64] = packed(tile_of)
        self.space_count: i64 = len(places)
        self.centre: i64 = centres.index((0, 0))
        self.blank: vec[i64] = packed([0] * len(places))
        self.no_heads: vec[i64] = packed([NONE] * (2 * len(places) + 3))
        self.unreached: vec[i64] = packed([FAR] * len(places))
        self.off_map: vec[i64] = packed([OFF_MAP] * len(places))

    def _index_alices(self) -> None:
        alices = self.alices
        self.alice_names = [alice.name for alice in alices]
        self.written: list[list[object]] = []
        """Each kind as its colour and its place among the kinds of that colour, counted from 1."""
        for alice in alices:
            before = sum(other.colour == alice.colour for other in alices[: alice.index])
            self.written.append([SLOTS[alice.colour], before + 1])
        self.cost: vec[i64] = packed([int(alice.cost) for alice in alices])
        self.colour: vec[i64] = packed([int(alice.colour) for alice in alices])
        self.verb: vec[i64] = packed([int(alice.verb) for alice in alices])
        self.amount: vec[i64] = packed([int(alice.amount) for alice in alices])
        self.pile: vec[i64] = packed([int(a.index) for a in alices for _ in range(int(a.copies))])
        masks = [0] * VERBS_END
        place = [0] * SLOT_COUNT
        invade = [0] * (FOREST + 1)
        reveal: i64 = 0
        stacking: i64 = 0
        for alice in alices:
            own = bit(alice.index)
            masks[alice.verb] |= own
            timing = VERBS[alice.verb][1]
            if timing == "place":
                place[alice.slot] |= own
            elif timing == "reveal":
                reveal |= own
            elif timing == "invade":
                for kind in range(FOREST):
                    if alice.spaces & bit(kind):
                        invade[kind] |= own
            if alice.stacks:
                stacking |= own
        self.with_verb: vec[i64] = packed(masks)
        """The kinds that have each verb, as sets."""
        self.place_kinds: vec[i64] = packed(place)
        """The kinds that watch each slot."""
        self.invade_kinds: vec[i64] = packed(invade)
        """The kinds that act after a space of each kind is taken."""
        self.reveal_kinds: i64 = reveal
        self.stacking: i64 = stacking
        self.copier: i64 = self._only(COPY_EFFECT)
        self.flipper: i64 = self._only(TURN_DOWN_FOR_MILITARY)

    def _only(self, verb: int) -> int:
        """The one kind with this effect, or NONE."""
        return next((int(alice.index) for alice in self.alices if alice.verb == verb), NONE)

    def most_decisions(self) -> int:
        """ALI-N8: no game has more. Each turn has a card, its *place* effects, a copy and what it brings, an invasion, and
        its *invade* effects; an effect is used once for each of two sources, and one that turns a Commoner up may bring a
        copy and what that brings."""
        place = max(len(members(kinds)) for kinds in self.place_kinds)
        invade = 0
        for kinds in self.invade_kinds:
            turning_up = len(members(kinds & self.with_verb[TURN_UP_COMMONER]))
            invade = max(invade, len(members(kinds)) + 2 * turning_up)
        turn = 1 + 2 * place + 2 + 1 + 2 * invade
        return self.seats_max * (2 + int(self.start_cities) + int(self.rounds) * turn)

    def _check_room(self) -> None:
        """ALI-S15, ALI-V10: enough tiles, and room for the start tokens whatever tiles are laid."""
        spots = sorted(int(tile.spots) for tile in self.tiles)
        for players in range(self.seats_min, self.seats_max + 1):
            laid = len(self.layouts[players])
            if len(self.tiles) < laid:
                raise wrong("tile", f"{len(self.tiles)} tiles are too few: {players} players lay {laid}")
            outer = sum(spots[: laid - 1])
            if outer < players * int(self.start_cities):
                problem = f"the outer Cities may have only {outer} spots for the start tokens of {players} players"
                raise wrong("tile", f"{problem} (ALI-S15)")


def read_centres(reader: Reader) -> list[tuple[int, int]]:
    found = reader.pairs("centres", FAR_OUT)
    if len(set(found)) < len(found):
        raise wrong(reader.place("centres"), "a place stands there twice")
    if (0, 0) not in found:
        raise wrong(reader.place("centres"), "expected [0, 0] among them, the centre tile (ALI-S3)")
    return found


def check_apart(centres: list[tuple[int, int]]) -> None:
    """ALI-M6: no two Cities are closer than three steps, so that no two tiles overlap."""
    for i, (q, r) in enumerate(centres):
        for s, t in centres[:i]:
            if distance(q, r, s, t) < CITIES_APART:
                raise wrong(
                    "layout, centres", f"[{q}, {r}] and [{s}, {t}] are closer than {CITIES_APART} steps (ALI-M6)"
                )
