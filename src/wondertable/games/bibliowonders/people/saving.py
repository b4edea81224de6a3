"""A position of Bibliowonders! as JSON and back.

Cards are lists of their ids, or for writing by hand texts such as "blue+east". Left out by hand: cards named nowhere lie
in the draw pile, shuffled, below those named there; `map_saving.py` says how the map is written.
"""

from __future__ import annotations

from wondertable.core.reading import check_names, flag, number
from wondertable.core.refused import Refused
from wondertable.core.rules.bags import bag_of, cards
from wondertable.core.rules.kit import bit, members, packed, set_of, shuffle
from wondertable.core.saving import bad
from wondertable.games.bibliowonders.people import refusals
from wondertable.games.bibliowonders.people.forms import JOIN
from wondertable.games.bibliowonders.people.map_saving import COUNT_MAX, load_map, place_index, save_map
from wondertable.games.bibliowonders.rules import flow, tell
from wondertable.games.bibliowonders.rules.ending import REASONS, RUNNING
from wondertable.games.bibliowonders.rules.position import BibliowondersPosition, Player
from wondertable.games.bibliowonders.rules.tables import BITS, NONE, Tables

Json = dict[str, object]
SAVED = [
    "turns", "start", "moves", "letter", "passage", "owed", "map", "shuffles", "shuffled", "draw_pile", "discard_pile",
    "used", "ended", "winners", "seats",
]  # fmt: skip
SAVED_SEAT = ["colour", "pawn", "mp", "hand", "old", "slots", "seen"]


def save_board(position: BibliowondersPosition) -> Json:
    tables = position.tables
    return {
        "turns": position.turns,
        "start": None if position.start == NONE else position.start,
        "moves": position.moves,
        "letter": position.letter,
        "passage": position.passage,
        "owed": position.owed,
        **save_map(position),
        "draw_pile": [tables.card_ids[kind] for kind in reversed(list(position.pile[: position.undrawn]))],
        "discard_pile": card_names(tables, position.discard),
        "used": card_names(tables, position.used),
        "ended": REASONS[position.ended],
        "winners": members(position.winners),
        "seats": [save_player(tables, player) for player in position.seats],
    }


def save_player(tables: Tables, player: Player) -> Json:
    return {
        "colour": tables.colour_ids[player.colour - 1] if player.colour else None,
        "pawn": tables.place_ids[player.pawn],
        "mp": player.mp,
        "hand": card_names(tables, player.hand),
        "old": card_names(tables, player.old_cards),
        "slots": [tables.slot_ids[slot] for slot in members(player.slots)],
        "seen": [tables.place_ids[place] for place in members(player.seen)],
    }


def card_names(tables: Tables, bag: int) -> list[str]:
    return [tables.card_ids[kind] for kind in cards(bag, BITS)]


# -- loading -----------------------------------------------------------------------------------------------------------


def load_board(position: BibliowondersPosition, board: Json) -> None:
    check_names("board", board, dict.fromkeys(SAVED))
    tables = position.tables
    players = position.players
    position.turns = number(board, "turns", 0, COUNT_MAX, 0)
    if position.turns or board.get("start") is not None:
        position.start = number(board, "start", 0, players - 1, 0)
    if position.turns:
        position.active = (position.start + position.turns - 1) % players
        position.moves = number(board, "moves", 0, 99, tables.moves_per_turn)
    position.letter = number(board, "letter", 0, 9, 0)
    position.passage = flag(board, "passage")
    position.owed = number(board, "owed", 0, 60, 0)
    load_map(position, board)
    position.discard = card_bag(tables, "discard_pile", board.get("discard_pile", []))
    position.used = card_bag(tables, "used", board.get("used", []))
    position.ended = ended(board)
    position.winners = set_of(seat_list(board, "winners", players))
    load_seats(position, board.get("seats", [{}] * players))
    load_draw_pile(position, board)


def resume(position: BibliowondersPosition) -> None:
    """A hand-written position goes on choosing player cards, or starts the turn it names."""
    if position.ended != RUNNING:
        return
    if position.turns == 0:
        flow.ask_player_card(position)
        return
    tell.turn(position)
    flow.ask_action(position)


def ended(data: Json) -> int:
    reason = data.get("ended", "")
    if not isinstance(reason, str) or reason not in REASONS:
        raise bad("ended", f"expected one of {', '.join(REASONS[1:])} or an empty text, found {reason!r}")
    return REASONS.index(reason)


def as_list(key: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise bad(key, f"expected a list, found {value!r}")
    return value


def seat_list(data: Json, key: str, players: int) -> list[int]:
    found = []
    for seat in as_list(key, data.get(key, [])):
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
            raise bad(key, f"expected seats from 0 to {players - 1}, found {seat!r}")
        found.append(seat)
    return found


# -- seats -------------------------------------------------------------------------------------------------------------


def load_seats(position: BibliowondersPosition, data: object) -> None:
    seats = as_list("seats", data)
    if len(seats) != position.players:
        raise bad("seats", f"expected {position.players} of them")
    for seat, entry in enumerate(seats):
        if not isinstance(entry, dict):
            raise bad(f"seat {seat + 1}", f"expected an object, found {entry!r}")
        check_names(f"seat {seat + 1}", entry, dict.fromkeys(SAVED_SEAT))
        load_player(position, position.seats[seat], f"seat {seat + 1}", entry)


def load_player(position: BibliowondersPosition, player: Player, where: str, data: Json) -> None:
    tables = position.tables
    colour = data.get("colour")
    if colour is not None:
        if not isinstance(colour, str) or colour not in tables.characters:
            raise bad(f"{where}, colour", f"no player card of this colour: {colour!r}")
        player.colour = tables.colour_ids.index(colour) + 1
    player.pawn = position.reception
    if "pawn" in data:
        player.pawn = place_index(tables, f"{where}, pawn", data["pawn"])
    player.mp = number(data, "mp", 0, tables.mp_max, tables.mp_start)
    player.hand = card_bag(tables, f"{where}, hand", data.get("hand", []))
    player.old_cards = card_bag(tables, f"{where}, old", data.get("old", []))
    for slot in as_list(f"{where}, slots", data.get("slots", [])):
        if not isinstance(slot, str) or slot not in tables.slot_ids:
            raise bad(f"{where}, slots", f"no such slot: {slot!r}")
        player.slots |= bit(tables.slot_ids.index(slot))
    for place in as_list(f"{where}, seen", data.get("seen", [])):
        player.seen |= bit(place_index(tables, f"{where}, seen", place))


# -- cards -------------------------------------------------------------------------------------------------------------


def card_kinds(tables: Tables, key: str, value: object) -> list[int]:
    names = value.split(JOIN) if isinstance(value, str) and value else [] if value == "" else as_list(key, value)
    found = []
    for name in names:
        if not isinstance(name, str) or name not in tables.card_ids:
            raise bad(key, f"no such card: {name!r}")
        found.append(tables.card_ids.index(name))
    return found


def card_bag(tables: Tables, key: str, value: object) -> int:
    kinds = card_kinds(tables, key, value)
    for kind in kinds:
        if kinds.count(kind) > tables.card_counts[kind]:
            raise too_many(tables, kind)
    return bag_of(kinds, BITS)


def load_draw_pile(position: BibliowondersPosition, data: Json) -> None:
    """BIB-S4: all cards are somewhere; those named nowhere lie in the draw pile, below the cards named there."""
    tables = position.tables
    on_top = card_kinds(tables, "draw_pile", data.get("draw_pile", []))
    lying = on_top + cards(position.discard, BITS) + cards(position.used, BITS)
    for player in position.seats:
        lying += cards(player.hand, BITS)
    rest = list(position.full_pile())
    for kind in lying:
        if kind not in rest:
            raise too_many(tables, kind) if kind in position.full_pile() else no_magic(tables, kind)
        rest.remove(kind)
    pile = packed(rest)
    shuffle(pile, position.rng)
    position.pile = packed([*pile, *reversed(on_top)])
    position.undrawn = len(position.pile)


def too_many(tables: Tables, kind: int) -> Refused:
    return refusals.refuse("BIB-S4", "too_many", {"card": tables.card_ids[kind], "count": tables.card_counts[kind]})


def no_magic(tables: Tables, kind: int) -> Refused:
    return refusals.refuse("BIB-V1", "no_magic", {"card": tables.card_ids[kind]})
