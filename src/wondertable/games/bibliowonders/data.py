"""Reading the data file of Bibliowonders! into its native tables."""

from __future__ import annotations

from typing import Final

from wondertable.core.data import Reader, origin, wrong
from wondertable.core.rules.bags import most, one
from wondertable.core.rules.kit import bit, packed, set_of
from wondertable.games.bibliowonders.outline import outline_of
from wondertable.games.bibliowonders.rules import tables as t
from wondertable.games.bibliowonders.rules.questions import PEEK_MOST
from wondertable.games.bibliowonders.rules.tables import Magic, Tables

Json = dict[str, object]
COPIES_MAX: Final = most(t.BITS)
DRAW_PILE_MAX: Final = 60
MP_MAX: Final = 20
SHOWN_MAX: Final = 20
"""No Learn shows so many cards."""
MOVING_ID: Final = "moving"


def read(data: Json) -> Tables:
    reader = Reader(data)
    least, most_seats = read_seats(reader.table("game"))
    rows = read_rows(reader.table("map"))
    tables = Tables(least, most_seats, outline_of(rows))
    tables.place_ids = [name for row in rows for name in row]
    read_limits(tables, reader.table("limits"))
    read_spells(tables, reader.tables("elementary"))
    read_slots(tables, reader.tables("slot"))
    read_map(tables, reader.table("map"))
    read_colours(tables, reader.tables("colour"))
    read_shelves(tables, reader.tables("shelf"))
    read_cards(tables, reader.tables("card"), reader.tables("magic"))
    read_player_cards(tables, reader.tables("player_card"))
    reader.done()
    return tables


def read_seats(reader: Reader) -> tuple[int, int]:
    """BIB-Q27: the least and the most players."""
    reader.choice("id", ["bibliowonders"])
    reader.text("title")
    also_in_japanese(reader, "title")
    least = reader.integer("players_min", t.SEATS_MIN, t.SEATS_MAX)
    most_seats = reader.integer("players_max", least, t.SEATS_MAX)
    origin(reader)
    reader.done()
    return least, most_seats


def also_in_japanese(reader: Reader, *keys: str) -> None:
    """Kept in the data for whoever compares it with the box."""
    for key in keys:
        if reader.has(f"{key}_ja"):
            reader.text(f"{key}_ja")


def read_limits(tables: Tables, reader: Reader) -> None:
    tables.moves_per_turn = reader.integer("moves_per_turn", 1, 9)
    tables.hand_limit = reader.integer("hand_limit", 1, 9)
    tables.hand_start = reader.integer("hand_start", 0, tables.hand_limit)
    tables.mp_max = reader.integer("mp_max", 0, MP_MAX)
    tables.mp_start = reader.integer("mp_start", 0, tables.mp_max)
    tables.mp_per_turned_card = reader.integer("mp_per_turned_card", 0, MP_MAX)
    tables.cubes_to_win = reader.integer("cubes_to_win", 1, 9)
    tables.reconstruction_at = reader.integer("reconstruction_at", 1, most(t.COLOUR_COUNT_BITS))
    reader.integer("crystals", 0, 999)
    origin(reader)
    reader.done()
    if tables.reconstruction_at <= tables.seats_max:
        raise wrong(reader.place("reconstruction_at"), f"expected more than {tables.seats_max}, one for each pawn")


def read_spells(tables: Tables, readers: list[Reader]) -> None:
    if sorted(reader.choice("id", t.SPELLS) for reader in readers) != sorted(t.SPELLS):
        raise wrong("elementary", f"expected {', '.join(t.SPELLS)}, each once")
    for reader in readers:
        spell = t.SPELLS.index(reader.text("id"))
        also_in_japanese(reader, "name")
        cost = reader.integer("cost", 1, MP_MAX)
        if spell == t.SPELL_CLAIRVOYANCE:
            tables.clairvoyance_cost = cost
        elif spell == t.SPELL_NEGOTIATE:
            tables.negotiate_cost = cost
            tables.negotiate_draw = reader.integer("draw", 1, 9)
            tables.negotiate_discard = reader.integer("discard", 1, 9)
        else:
            tables.leap_cost = cost
            tables.leap_moves = reader.integer("extra_moves", 1, 9)
        origin(reader)
        reader.done()


def read_slots(tables: Tables, readers: list[Reader]) -> None:
    for reader in readers:
        tables.slot_ids.append(reader.text("id"))
        tables.slot_sizes.append(reader.integer("cards", 1, 9))
        origin(reader)
        reader.done()
    if len(set(tables.slot_ids)) < len(readers) or len(set(tables.slot_sizes)) < len(readers):
        raise wrong("slot", "two slots share an id or a number of cards")
    if len(readers) < tables.cubes_to_win:
        raise wrong("slot", f"{tables.cubes_to_win} cubes are needed to win, so there are at least as many slots")
    by_size = [t.NONE] * SHOWN_MAX
    for slot, size in enumerate(tables.slot_sizes):
        by_size[size] = slot
    tables.slot_of = packed(by_size)
    tables.least_shown = min(tables.slot_sizes)
    tables.most_shown = max(tables.slot_sizes)


# -- the map -----------------------------------------------------------------------------------------------------------


def read_rows(reader: Reader) -> list[list[str]]:
    rows = reader.entries().get("rows")
    if not isinstance(rows, list) or not all(
        isinstance(row, list) and all(isinstance(name, str) for name in row) for row in rows
    ):
        raise wrong(reader.place("rows"), f"expected a list of lists of positions, found {rows!r}")
    return rows


def read_map(tables: Tables, reader: Reader) -> None:
    tables.neighbours_default = reader.integer("neighbours", 4, 8)
    if tables.neighbours_default not in (4, 8):
        raise wrong(reader.place("neighbours"), f"expected 4 or 8, found {tables.neighbours_default}")
    start = reader.text("reception_start")
    if start not in tables.place_ids:
        raise wrong(reader.place("reception_start"), f"{start!r} is not a position of the map")
    tables.reception_start = tables.place_ids.index(start)
    origin(reader)
    for key in reader.keys():
        if key not in ("neighbours", "reception_start", "rows", "origin"):
            raise wrong(reader.place(key), "not a known name here")


def read_colours(tables: Tables, readers: list[Reader]) -> None:
    for reader in readers:
        tables.colour_ids.append(reader.identifier("id"))
        also_in_japanese(reader, "name")
        origin(reader)
        reader.done()
    if len(set(tables.colour_ids)) < len(readers):
        raise wrong("colour", "two colours share an id")
    if not 1 <= len(readers) <= t.COLOURS_MAX:
        raise wrong("colour", f"expected 1 to {t.COLOURS_MAX} colours")
    tables.shelf_ids = shelf_ids(tables.colour_ids)


def shelf_ids(colours: list[str]) -> list[str]:
    found = [t.RECEPTION_ID] + [""] * t.SHELF_MASK
    for colour in range(len(colours) + 1):
        for arrow in range(len(t.ARROWS) + 1):
            words = [colours[colour - 1]] if colour else []
            words += [MOVING_ID, t.ARROWS[arrow - 1]] if arrow else []
            if words:
                found[front(colour, arrow)] = "-".join(words)
    return found


def front(colour: int, arrow: int) -> int:
    """A shelf with this colour and this arrow, both counted from 1, 0 for none."""
    return colour | arrow << t.ARROW_SHIFT


def read_shelves(tables: Tables, readers: list[Reader]) -> None:
    pile: list[int] = []
    for reader in readers:
        moving = reader.choice("kind", ["colour", "moving"]) == "moving"
        colour = arrow = 0
        if not moving or reader.has("colour"):  # BIB-V6: a moving shelf may be given a colour
            colour = tables.colour_ids.index(reader.choice("colour", tables.colour_ids)) + 1
        if moving:
            arrow = t.ARROWS.index(reader.choice("arrow", list(t.ARROWS))) + 1
        pile += [front(colour, arrow)] * reader.integer("count", 1, tables.outline.count)
        origin(reader)
        reader.done()
    wanted = tables.outline.count - 1
    if len(pile) != wanted:
        raise wrong(
            "shelf", f"{len(pile)} shelves do not fill the map: there are {wanted} positions besides the reception's"
        )
    tables.shelf_pile = packed(pile)


def read_player_cards(tables: Tables, readers: list[Reader]) -> None:
    """BIB-S6: each has one of the colours of the shelves."""
    for reader in readers:
        colour = reader.choice("colour", tables.colour_ids)
        if colour in tables.characters:
            raise wrong(reader.place("colour"), f"a second player card is {colour}")
        tables.characters[colour] = reader.text("name")
        also_in_japanese(reader, "name")
        origin(reader)
        reader.done()
    if len(readers) < tables.seats_max:
        raise wrong("player_card", f"expected at least one for each of {tables.seats_max} seats")
    tables.player_colours = set_of([tables.colour_ids.index(colour) for colour in tables.characters])


# -- the draw pile -----------------------------------------------------------------------------------------------------


def read_cards(tables: Tables, readers: list[Reader], magic_readers: list[Reader]) -> None:
    colour_cards = [0] * (t.COLOURS_MAX + 1)
    direction_cards = [0] * len(t.DIRECTIONS)
    for kind, reader in enumerate(readers):
        condition = reader.choice("condition", t.CONDITIONS)
        tables.card_conditions.append(condition)
        if condition == "colour":
            id = reader.choice("id", tables.colour_ids)
            colour_cards[tables.colour_ids.index(id) + 1] |= 1 << kind
        elif condition == "direction":
            id = reader.choice("id", t.DIRECTIONS)
            direction_cards[t.DIRECTIONS.index(id)] |= 1 << kind
        else:
            id = reader.identifier("id")
            tables.moving_cards |= 1 << kind
        add_card(tables, id, reader)
    tables.investigations = len(readers)
    for reader in magic_readers:
        tables.magic.append(read_magic(reader, len(tables.card_ids)))
        add_card(tables, tables.magic[-1].id, reader)
    check_cards(tables)
    tables.direction_cards = packed(direction_cards)
    tables.colour_cards = packed([colour_cards[front & t.COLOUR_MASK] for front in range(t.SHELF_MASK + 1)])
    tables.investigation_set = bit(tables.investigations) - 1
    tables.least_magic = one(tables.investigations, t.BITS)
    whole = [kind for kind, count in enumerate(tables.card_counts) for _ in range(count)]
    tables.pile_plain = packed([kind for kind in whole if kind < tables.investigations])
    tables.pile_magic = packed(whole)


def add_card(tables: Tables, id: str, reader: Reader) -> None:
    tables.card_ids.append(id)
    tables.card_counts.append(reader.integer("count", 1, COPIES_MAX))
    origin(reader)
    reader.done()


def read_magic(reader: Reader, kind: int) -> Magic:
    effect = reader.table("effect")
    operation = t.OPERATIONS.index(effect.choice("op", t.OPERATIONS))
    card = Magic(kind, reader.identifier("id"), reader.text("name"), reader.text("text"), operation)
    also_in_japanese(reader, "name", "text")
    if operation == t.OP_LIGHT_LINE:
        card.mp = effect.integer("mp_each", 0, MP_MAX)
        card.draw = effect.integer("own_colour_draw", 0, 3)
    elif operation == t.OP_DRAW_DISCARD:
        card.draw = effect.integer("draw", 1, 9)
        card.discard = effect.integer("discard", 1, 9)
    elif operation == t.OP_PASSAGE:
        card.moves = effect.integer("extra_moves", 0, 9)
    elif operation == t.OP_SWAP_FACE_UP:
        card.with_reception = effect.flag("reception")
        card.draw = effect.integer("draw", 0, 3)
    elif operation == t.OP_EXTRA_LEARN_CARD:
        card.cards = effect.integer("cards", 1, 9)
    elif operation == t.OP_GAIN_MP:
        card.mp = effect.integer("amount", 1, MP_MAX)
    elif operation == t.OP_EXTRA_MOVES:
        card.moves = effect.integer("amount", 1, 9)
    else:
        card.positions = effect.integer("count", 1, PEEK_MOST)
    effect.done()
    return card


def check_cards(tables: Tables) -> None:
    ids, counts = tables.card_ids, tables.card_counts
    if len(set(ids)) < len(ids):
        raise wrong("card", "two cards share an id")
    if len(ids) > t.KINDS_MAX or sum(counts) > DRAW_PILE_MAX:
        raise wrong("card", f"expected at most {t.KINDS_MAX} different cards and {DRAW_PILE_MAX} in all")
    if tables.investigations == 0:
        raise wrong("card", "expected at least one investigation card")
    plain = sum(counts[: tables.investigations])
    if tables.hand_start * tables.seats_max > plain:
        raise wrong("limits, hand_start", f"{plain} investigation cards are too few to deal from")
    if tables.most_shown > tables.investigations:
        raise wrong("slot", f"{tables.most_shown} different cards cannot be shown: there are {tables.investigations}")
