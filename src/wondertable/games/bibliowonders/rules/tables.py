"""The native tables of Bibliowonders!, built from its data file: no rule knows a card but through them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.data import Reader, origin, wrong
from wondertable.core.rules.kit import bit
from wondertable.games.bibliowonders.bag import COPIES_MAX, KINDS_MAX, single
from wondertable.games.bibliowonders.outline import ARROWS, Outline, packed
from wondertable.games.bibliowonders.questions import PEEK_MOST

NONE: Final = -1
SEATS_MIN: Final = 2
SEATS_MAX: Final = 4
COLOURS_MAX: Final = 7
DRAW_PILE_MAX: Final = 60
MP_MAX: Final = 20

RECEPTION: Final = 0
"""The code of the reception; a shelf's code holds its colour and its arrow, both counted from 1, 0 for none."""
SHELF_BITS: Final = 6
SHELF_MASK: Final = 63
COLOUR_MASK: Final = 7
ARROW_SHIFT: Final = 3
RECEPTION_ID: Final = "reception"
MOVING_ID: Final = "moving"
COUNT_BITS: Final = 6
COUNT_MASK: Final = 63
"""Face-up shelves are counted in six bits for each colour."""

DIRECTIONS: Final = ["north", "east", "south", "west"]
CONDITIONS: Final = ["colour", "direction", "moving"]

LIGHT_LINE: Final = 0
DRAW_DISCARD: Final = 1
PASSAGE: Final = 2
SWAP_FACE_UP: Final = 3
EXTRA_LEARN_CARD: Final = 4
GAIN_MP: Final = 5
EXTRA_MOVES: Final = 6
PEEK: Final = 7
OPERATIONS: Final = [
    "light_line", "draw_discard", "passage", "swap_face_up", "extra_learn_card", "gain_mp", "extra_moves", "peek",
]  # fmt: skip


def colour_of(shelf: i64) -> i64:
    """The colour of a shelf counted from 1, 0 for none."""
    return shelf & COLOUR_MASK


def arrow_of(shelf: i64) -> i64:
    """The arrow of a shelf counted from 1, 0 for none."""
    return (shelf & SHELF_MASK) >> ARROW_SHIFT


class Magic:
    """One librarian magic card: its operation in numbers."""

    def __init__(self, reader: Reader, kind: int) -> None:
        self.kind: i64 = kind
        self.id = reader.identifier("id")
        self.count = reader.integer("count", 1, COPIES_MAX)
        self.name = reader.text("name")
        self.text = reader.text("text")
        for key in ("name_ja", "text_ja"):
            if reader.has(key):
                reader.text(key)
        self.origin = origin(reader)
        effect = reader.table("effect")
        self.operation: i64 = OPERATIONS.index(effect.choice("op", OPERATIONS))
        self.mp: i64 = 0
        self.draw: i64 = 0
        self.discard: i64 = 0
        self.moves: i64 = 0
        self.cards: i64 = 0
        self.positions: i64 = 0
        self.with_reception: bool = False
        self._read_effect(effect)
        effect.done()
        reader.done()

    def _read_effect(self, effect: Reader) -> None:
        if self.operation == LIGHT_LINE:
            self.mp = effect.integer("mp_each", 0, MP_MAX)
            self.draw = effect.integer("own_colour_draw", 0, 3)
        elif self.operation == DRAW_DISCARD:
            self.draw = effect.integer("draw", 1, 9)
            self.discard = effect.integer("discard", 1, 9)
        elif self.operation == PASSAGE:
            self.moves = effect.integer("extra_moves", 0, 9)
        elif self.operation == SWAP_FACE_UP:
            self.with_reception = effect.flag("reception")
            self.draw = effect.integer("draw", 0, 3)
        elif self.operation == EXTRA_LEARN_CARD:
            self.cards = effect.integer("cards", 1, 9)
        elif self.operation == GAIN_MP:
            self.mp = effect.integer("amount", 1, MP_MAX)
        elif self.operation == EXTRA_MOVES:
            self.moves = effect.integer("amount", 1, 9)
        else:
            self.positions = effect.integer("count", 1, PEEK_MOST)


class Tables:
    """Everything the rules look up; shared by all positions of a game and never changed."""

    def __init__(self, data: dict[str, object]) -> None:
        reader = Reader(data)
        self._read_game(reader.table("game"))
        self._read_limits(reader.table("limits"))
        self._read_spells(reader.tables("elementary"))
        self._read_slots(reader.tables("slot"))
        self._read_map(reader.table("map"))
        self._read_colours(reader.tables("colour"))
        self._read_shelves(reader.tables("shelf"))
        self._read_cards(reader.tables("card"), reader.tables("magic"))
        self._read_player_cards(reader.tables("player_card"))
        reader.done()

    def _read_game(self, reader: Reader) -> None:
        reader.choice("id", ["bibliowonders"])
        self.title = reader.text("title")
        if reader.has("title_ja"):
            reader.text("title_ja")
        self.seats_min = reader.integer("players_min", SEATS_MIN, SEATS_MAX)
        self.seats_max = reader.integer("players_max", self.seats_min, SEATS_MAX)
        origin(reader)
        reader.done()

    def _read_limits(self, reader: Reader) -> None:
        self.moves_per_turn: i64 = reader.integer("moves_per_turn", 1, 9)
        self.hand_limit: i64 = reader.integer("hand_limit", 1, 9)
        self.hand_start: i64 = reader.integer("hand_start", 0, int(self.hand_limit))
        self.mp_max: i64 = reader.integer("mp_max", 0, MP_MAX)
        self.mp_start: i64 = reader.integer("mp_start", 0, int(self.mp_max))
        self.mp_per_turned_card: i64 = reader.integer("mp_per_turned_card", 0, MP_MAX)
        self.cubes_to_win: i64 = reader.integer("cubes_to_win", 1, 9)
        self.reconstruction_at: i64 = reader.integer("reconstruction_at", 1, COUNT_MASK)
        self.crystals = reader.integer("crystals", 0, 999)
        origin(reader)
        reader.done()
        if self.reconstruction_at <= self.seats_max:
            raise wrong(reader.place("reconstruction_at"), f"expected more than {self.seats_max}, one for each pawn")

    def _read_spells(self, readers: list[Reader]) -> None:
        self.clairvoyance_cost: i64 = 0
        self.negotiate_cost: i64 = 0
        self.negotiate_draw: i64 = 0
        self.negotiate_discard: i64 = 0
        self.leap_cost: i64 = 0
        self.leap_moves: i64 = 0
        names = ["clairvoyance", "negotiate", "leap"]
        self.spell_ids = [reader.choice("id", names) for reader in readers]
        if sorted(self.spell_ids) != sorted(names):
            raise wrong("elementary", f"expected {', '.join(names)}, each once")
        self.spell_ids = names
        for reader in readers:
            spell = reader.text("id")
            if reader.has("name_ja"):
                reader.text("name_ja")
            cost = reader.integer("cost", 1, MP_MAX)
            if spell == "clairvoyance":
                self.clairvoyance_cost = cost
            elif spell == "negotiate":
                self.negotiate_cost = cost
                self.negotiate_draw = reader.integer("draw", 1, 9)
                self.negotiate_discard = reader.integer("discard", 1, 9)
            else:
                self.leap_cost = cost
                self.leap_moves = reader.integer("extra_moves", 1, 9)
            origin(reader)
            reader.done()

    def _read_slots(self, readers: list[Reader]) -> None:
        self.slot_ids: list[str] = []
        self.slot_sizes: list[int] = []
        for reader in readers:
            self.slot_ids.append(reader.text("id"))
            self.slot_sizes.append(reader.integer("cards", 1, 9))
            origin(reader)
            reader.done()
        if len(set(self.slot_ids)) < len(readers) or len(set(self.slot_sizes)) < len(readers):
            raise wrong("slot", "two slots share an id or a number of cards")
        if len(readers) < self.cubes_to_win:
            raise wrong("slot", f"{self.cubes_to_win} cubes are needed to win, so there are at least as many slots")
        by_size = [NONE] * 20
        for slot, size in enumerate(self.slot_sizes):
            by_size[size] = slot
        self.slot_of: vec[i64] = packed(by_size)
        """The slot with this number of cards, or NONE."""
        self.least_shown: i64 = min(self.slot_sizes)
        self.most_shown: i64 = max(self.slot_sizes)

    def _read_map(self, reader: Reader) -> None:
        self.neighbours_default = reader.integer("neighbours", 4, 8)
        if self.neighbours_default not in (4, 8):
            raise wrong(reader.place("neighbours"), f"expected 4 or 8, found {self.neighbours_default}")
        start = reader.text("reception_start")
        rows = reader.entries().get("rows")
        if not isinstance(rows, list) or not all(
            isinstance(row, list) and all(isinstance(name, str) for name in row) for row in rows
        ):
            raise wrong(reader.place("rows"), f"expected a list of lists of positions, found {rows!r}")
        self.outline = Outline([[str(name) for name in row] for row in rows])
        self.place_ids: list[str] = self.outline.ids
        if start not in self.place_ids:
            raise wrong(reader.place("reception_start"), f"{start!r} is not a position of the map")
        self.reception_start: i64 = self.place_ids.index(start)
        origin(reader)
        for key in reader.keys():
            if key not in ("neighbours", "reception_start", "rows", "origin"):
                raise wrong(reader.place(key), "not a known name here")

    def _read_colours(self, readers: list[Reader]) -> None:
        self.colour_ids: list[str] = []
        for reader in readers:
            self.colour_ids.append(reader.identifier("id"))
            if reader.has("name_ja"):
                reader.text("name_ja")
            origin(reader)
            reader.done()
        if len(set(self.colour_ids)) < len(readers):
            raise wrong("colour", "two colours share an id")
        if not 1 <= len(readers) <= COLOURS_MAX:
            raise wrong("colour", f"expected 1 to {COLOURS_MAX} colours")
        self.shelf_ids: list[str] = [RECEPTION_ID] + [""] * SHELF_MASK
        """The name of each code of a shelf."""
        for colour in range(len(self.colour_ids) + 1):
            prefix = [self.colour_ids[colour - 1]] if colour else []
            for arrow in range(len(ARROWS) + 1):
                if colour or arrow:
                    words = prefix + ([MOVING_ID, ARROWS[arrow - 1]] if arrow else [])
                    self.shelf_ids[colour | arrow << ARROW_SHIFT] = "-".join(words)

    def _read_shelves(self, readers: list[Reader]) -> None:
        pile = vec[i64]()
        for reader in readers:
            moving = reader.choice("kind", ["colour", "moving"]) == "moving"
            code = 0
            if not moving or reader.has("colour"):
                code = self.colour_ids.index(reader.choice("colour", self.colour_ids)) + 1
            if moving:
                code |= (ARROWS.index(reader.choice("arrow", list(ARROWS))) + 1) << ARROW_SHIFT
            for _shelf in range(reader.integer("count", 1, int(self.outline.count))):
                pile = append(pile, code)
            origin(reader)
            reader.done()
        if len(pile) != self.outline.count - 1:
            wanted = self.outline.count - 1
            raise wrong(
                "shelf",
                f"{len(pile)} shelves do not fill the map: there are {wanted} positions besides the reception's",
            )
        self.shelf_pile: vec[i64] = pile

    def _read_cards(self, readers: list[Reader], magic_readers: list[Reader]) -> None:
        self.card_ids: list[str] = []
        self.card_conditions: list[str] = []
        counts: list[int] = []
        colour_cards = [0] * (COLOURS_MAX + 1)
        direction_cards = [0] * len(DIRECTIONS)
        self.moving_cards: i64 = 0
        for kind, reader in enumerate(readers):
            condition = reader.choice("condition", CONDITIONS)
            self.card_conditions.append(condition)
            if condition == "colour":
                self.card_ids.append(reader.choice("id", self.colour_ids))
                colour_cards[self.colour_ids.index(self.card_ids[-1]) + 1] |= 1 << kind
            elif condition == "direction":
                self.card_ids.append(reader.choice("id", DIRECTIONS))
                direction_cards[DIRECTIONS.index(self.card_ids[-1])] |= 1 << kind
            else:
                self.card_ids.append(reader.identifier("id"))
                self.moving_cards |= bit(kind)
            counts.append(reader.integer("count", 1, COPIES_MAX))
            origin(reader)
            reader.done()
        self.investigations: i64 = len(readers)
        """Kinds below this are investigation cards, the others librarian magic."""
        self.magic: list[Magic] = [Magic(reader, len(readers) + i) for i, reader in enumerate(magic_readers)]
        self.card_ids += [magic.id for magic in self.magic]
        counts += [magic.count for magic in self.magic]
        self._check_cards(counts)
        self.direction_cards: vec[i64] = packed(direction_cards)
        by_shelf = [colour_cards[code & COLOUR_MASK] for code in range(SHELF_MASK + 1)]
        self.colour_cards: vec[i64] = packed(by_shelf)
        """For each code of a shelf the colour cards that it meets."""
        self.card_counts = counts
        self.investigation_set: i64 = bit(self.investigations) - 1
        self.least_magic: i64 = single(self.investigations)
        """A bag holds librarian magic exactly if it is not below this number."""
        self.pile_plain: vec[i64] = self._pile(counts[: len(readers)])
        self.pile_magic: vec[i64] = self._pile(counts)

    def _check_cards(self, counts: list[int]) -> None:
        if len(set(self.card_ids)) < len(self.card_ids):
            raise wrong("card", "two cards share an id")
        if len(self.card_ids) > KINDS_MAX or sum(counts) > DRAW_PILE_MAX:
            raise wrong("card", f"expected at most {KINDS_MAX} different cards and {DRAW_PILE_MAX} in all")
        if self.investigations == 0:
            raise wrong("card", "expected at least one investigation card")
        plain = sum(counts[: int(self.investigations)])
        if self.hand_start * self.seats_max > plain:
            raise wrong("limits, hand_start", f"{plain} investigation cards are too few to deal from")
        if self.most_shown > self.investigations:
            raise wrong("slot", f"{self.most_shown} different cards cannot be shown: there are {self.investigations}")

    def _pile(self, counts: list[int]) -> vec[i64]:
        return packed([kind for kind, count in enumerate(counts) for _ in range(count)])

    def _read_player_cards(self, readers: list[Reader]) -> None:
        self.characters: dict[str, str] = {}
        for reader in readers:
            colour = reader.choice("colour", self.colour_ids)
            if colour in self.characters:
                raise wrong(reader.place("colour"), f"a second player card is {colour}")
            self.characters[colour] = reader.text("name")
            if reader.has("name_ja"):
                reader.text("name_ja")
            origin(reader)
            reader.done()
        if len(readers) < self.seats_max:
            raise wrong("player_card", f"expected at least one for each of {self.seats_max} seats")
        self.player_colours: i64 = 0
        """The colours, counted from 0, that have a player card."""
        for colour in self.characters:
            self.player_colours |= bit(self.colour_ids.index(colour))

    def coloured_moving(self) -> list[str]:
        """BIB-V6: the moving shelves that have a colour."""
        codes = {int(code) for code in self.shelf_pile if arrow_of(code) and colour_of(code)}
        return [self.shelf_ids[code] for code in sorted(codes)]
