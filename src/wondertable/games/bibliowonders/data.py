"""The data file of Bibliowonders! read into its native tables; `file.py` says what may stand in it."""

from __future__ import annotations

from typing import Final

from wondertable.core.data import mistakes_of, read_as, wrong
from wondertable.core.rules.bags import one
from wondertable.core.rules.kit import bit, packed, set_of
from wondertable.core.shapes import instead, one_of, shown, within
from wondertable.games.bibliowonders import file as f
from wondertable.games.bibliowonders.file import Data
from wondertable.games.bibliowonders.outline import outline_of
from wondertable.games.bibliowonders.rules import tables as t
from wondertable.games.bibliowonders.rules.tables import Magic, Tables

told = mistakes_of("bibliowonders")

__all__ = ["Data", "read"]

Json = dict[str, object]
DRAW_PILE_MAX: Final = 60
SHOWN_MAX: Final = 20
"""No Learn shows so many cards."""
MOVING_ID: Final = "moving"


def read(data: Json) -> Tables:
    file = read_as(Data, data)
    least = file.game.players_min
    tables = Tables(
        least,
        within("game, players_max", file.game.players_max, least, t.SEATS_MAX, wrong),
        outline_of(file.map.rows),
    )
    fill_limits(tables, file.limits)
    fill_spells(tables, file.elementary)
    fill_slots(tables, file.slot)
    fill_map(tables, file.map)
    fill_colours(tables, file.colour)
    fill_shelves(tables, file.shelf)
    fill_cards(tables, file)
    fill_player_cards(tables, file.player_card)
    return tables


def fill_limits(tables: Tables, limits: f.Limits) -> None:
    tables.moves_per_turn = limits.moves_per_turn
    tables.hand_limit = limits.hand_limit
    tables.hand_start = within("limits, hand_start", limits.hand_start, 0, limits.hand_limit, wrong)
    tables.mp_max = limits.mp_max
    tables.mp_start = within("limits, mp_start", limits.mp_start, 0, limits.mp_max, wrong)
    tables.mp_per_turned_card = limits.mp_per_turned_card
    tables.cubes_to_win = limits.cubes_to_win
    tables.reconstruction_at = limits.reconstruction_at
    if limits.reconstruction_at <= tables.seats_max:
        raise wrong("limits, reconstruction_at", told("pawns", seats=tables.seats_max))


def fill_spells(tables: Tables, spells: list[f.Elementary]) -> None:
    if len(spells) != len(t.SPELLS) or len({type(spell) for spell in spells}) < len(spells):
        raise wrong("elementary", told("spells", ids=", ".join(t.SPELLS)))
    for spell in spells:
        match spell:
            case f.Clairvoyance():
                tables.clairvoyance_cost = spell.cost
            case f.Negotiate():
                tables.negotiate_cost = spell.cost
                tables.negotiate_draw = spell.draw
                tables.negotiate_discard = spell.discard
            case f.Leap():
                tables.leap_cost = spell.cost
                tables.leap_moves = spell.extra_moves


def fill_slots(tables: Tables, slots: list[f.Slot]) -> None:
    tables.slot_ids = [slot.id for slot in slots]
    tables.slot_sizes = [slot.cards for slot in slots]
    if len(set(tables.slot_ids)) < len(slots) or len(set(tables.slot_sizes)) < len(slots):
        raise wrong("slot", told("same-slot"))
    if len(slots) < tables.cubes_to_win:
        raise wrong("slot", told("too-few-slots", cubes=tables.cubes_to_win))
    by_size = [t.NONE] * SHOWN_MAX
    for slot, size in enumerate(tables.slot_sizes):
        by_size[size] = slot
    tables.slot_of = packed(by_size)
    tables.least_shown = min(tables.slot_sizes)
    tables.most_shown = max(tables.slot_sizes)


# -- the map -----------------------------------------------------------------------------------------------------------


def fill_map(tables: Tables, map: f.Map) -> None:
    tables.place_ids = [name for row in map.rows for name in row]
    tables.neighbours_default = map.neighbours
    if map.reception_start not in tables.place_ids:
        raise wrong("map, reception_start", told("not-on-map", found=shown(map.reception_start)))
    tables.reception_start = tables.place_ids.index(map.reception_start)


def fill_colours(tables: Tables, colours: list[f.Colour]) -> None:
    tables.colour_ids = [colour.id for colour in colours]
    if len(set(tables.colour_ids)) < len(colours):
        raise wrong("colour", told("same-colour"))
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


def fill_shelves(tables: Tables, shelves: list[f.Shelf]) -> None:
    pile: list[int] = []
    for number, shelf in enumerate(shelves, 1):
        colour = 0 if shelf.colour is None else known(f"shelf {number}, colour", shelf.colour, tables.colour_ids) + 1
        arrow = t.ARROWS.index(shelf.arrow) + 1 if isinstance(shelf, f.MovingShelf) else 0
        pile += [front(colour, arrow)] * shelf.count
    wanted = tables.outline.count - 1
    if len(pile) != wanted:
        raise wrong("shelf", told("shelves", shelves=len(pile), wanted=wanted))
    tables.shelf_pile = packed(pile)


def known(where: str, id: str, ids: list[str]) -> int:
    """The place of an id among those that are known."""
    if id not in ids:
        raise wrong(where, instead(one_of(ids), shown(id)))
    return ids.index(id)


def fill_player_cards(tables: Tables, cards: list[f.PlayerCard]) -> None:
    """BIB-S6: each has one of the colours of the shelves."""
    for number, card in enumerate(cards, 1):
        known(f"player_card {number}, colour", card.colour, tables.colour_ids)
        if card.colour in tables.characters:
            raise wrong(f"player_card {number}, colour", told("same-player-card", found=card.colour))
        tables.characters[card.colour] = card.name
    if len(cards) < tables.seats_max:
        raise wrong("player_card", told("player-cards", seats=tables.seats_max))
    tables.player_colours = set_of([tables.colour_ids.index(colour) for colour in tables.characters])


# -- the draw pile -----------------------------------------------------------------------------------------------------


def fill_cards(tables: Tables, file: Data) -> None:
    colour_cards = [0] * (t.COLOURS_MAX + 1)
    direction_cards = [0] * len(t.DIRECTIONS)
    for kind, card in enumerate(file.card):
        where = f"card {kind + 1}, id"
        if card.condition == "colour":
            colour_cards[known(where, card.id, tables.colour_ids) + 1] |= 1 << kind
        elif card.condition == "direction":
            direction_cards[known(where, card.id, t.DIRECTIONS)] |= 1 << kind
        else:
            tables.moving_cards |= 1 << kind
    tables.card_conditions = [card.condition for card in file.card]
    tables.card_ids = [card.id for card in file.card] + [card.id for card in file.magic]
    tables.card_counts = [card.count for card in file.card] + [card.count for card in file.magic]
    tables.investigations = len(file.card)
    tables.magic = [magic(kind, card) for kind, card in enumerate(file.magic, len(file.card))]
    check_cards(tables)
    tables.direction_cards = packed(direction_cards)
    tables.colour_cards = packed([colour_cards[front & t.COLOUR_MASK] for front in range(t.SHELF_MASK + 1)])
    tables.investigation_set = bit(tables.investigations) - 1
    tables.least_magic = one(tables.investigations, t.BITS)
    whole = [kind for kind, count in enumerate(tables.card_counts) for _ in range(count)]
    tables.pile_plain = packed([kind for kind in whole if kind < tables.investigations])
    tables.pile_magic = packed(whole)


def magic(kind: int, entry: f.Magic) -> Magic:
    operation = t.OPERATIONS.index(str(entry.effect.__struct_config__.tag))
    card = Magic(kind, entry.id, entry.name, entry.text, operation)
    match entry.effect:
        case f.LightLine(mp_each=mp, own_colour_draw=draw):
            card.mp, card.draw = mp, draw
        case f.DrawDiscard(draw=draw, discard=discard):
            card.draw, card.discard = draw, discard
        case f.SwapFaceUp(reception=reception, draw=draw):
            card.with_reception, card.draw = reception, draw
        case f.ExtraLearnCard(cards=cards):
            card.cards = cards
        case f.GainMp(amount=mp):
            card.mp = mp
        case f.Passage(extra_moves=moves) | f.ExtraMoves(amount=moves):
            card.moves = moves
        case f.Peek(count=positions):
            card.positions = positions
    return card


def check_cards(tables: Tables) -> None:
    ids, counts = tables.card_ids, tables.card_counts
    if len(set(ids)) < len(ids):
        raise wrong("card", told("same-card"))
    if len(ids) > t.KINDS_MAX or sum(counts) > DRAW_PILE_MAX:
        raise wrong("card", told("too-many-cards", kinds=t.KINDS_MAX, most=DRAW_PILE_MAX))
    plain = sum(counts[: tables.investigations])
    if tables.hand_start * tables.seats_max > plain:
        raise wrong("limits, hand_start", told("too-few-cards", cards=plain))
    if tables.most_shown > tables.investigations:
        raise wrong("slot", told("too-few-kinds", wanted=tables.most_shown, kinds=tables.investigations))
